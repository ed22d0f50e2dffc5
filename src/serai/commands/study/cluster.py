"""Work on a Dask cluster, whose workers may come, go and be killed; only those with the same Serai get any.

A lost task is given out again by the scheduler, and every task is waited for once, so nothing is lost or counted twice.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from importlib import metadata
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any, Final, Generic, NamedTuple, TypeVar

import dask
from dask.typing import Key
from distributed import Client, Future, KilledWorker, LocalCluster

import serai
from serai.commands.study.places import AHEAD, Given, Made
from serai.engine.core.errors import BadInput

LOCAL: Final = "local"
PATIENCE: Final = 10  # seconds until a scheduler must have answered
LOOK_EVERY: Final = 1.0  # seconds between two looks at who works there
DECISIVE: Final = ("engine", "games", "bots", "research", "commands/study")  # the code that results depend on
# Asked in words that every Python understands, whatever of Serai it has.
VERSION: Final = "__import__('importlib.metadata').metadata.version('serai')"

Task = TypeVar("Task")


class OtherEdition(Exception):
    """A worker has not the Serai that the task was made for."""


@cache
def edition() -> str:
    """The version of Serai and a hash of the code that results depend on: commits share a version."""
    root = Path(serai.__file__).parent
    digest = blake2b(digest_size=8)
    for path in sorted(path for folder in DECISIVE for path in (root / folder).rglob("*")):
        if path.suffix in (".py", ".json", ".toml"):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{metadata.version('serai')} ({digest.hexdigest()})"


def carried_out(wanted: str, work: Callable[[*Given], Made], *task: *Given) -> Made:
    """Do a piece of work here, on the worker, unless it comes from another edition of Serai."""
    if edition() != wanted:
        raise OtherEdition(edition())
    return work(*task)


class Sent(NamedTuple, Generic[Task]):
    """A task that was given out."""

    number: int
    task: Task
    future: Future[Any]
    among: frozenset[str] | None  # the workers that may take it; None for all


class Cluster:
    """The workers of one scheduler."""

    def __init__(self, client: Client, address: str) -> None:
        self.client, self.address = client, address
        self.threads: dict[str, int] = {}  # of the workers that fit, by address
        self.refused: set[str] = set()
        self._looked = 0.0
        self._look_around()
        if self.refused and not self.threads:
            raise BadInput(f"none of the workers at {address} can be used")
        if not self.threads:
            print(f"serai: {address} has no workers yet; waiting for the first", file=sys.stderr)

    @property
    def width(self) -> int:
        """How many tasks run at once now."""
        return max(1, sum(self.threads.values()))

    def results(self, work: Callable[[*Given], Made], tasks: Iterable[tuple[*Given]]) -> Iterator[tuple[int, Made]]:
        left = enumerate(tasks)
        ready: SimpleQueue[Future[Made]] = SimpleQueue()
        waiting: dict[Key, Sent[tuple[*Given]]] = {}

        def send(number: int, task: tuple[*Given]) -> None:
            among = frozenset(self.threads) if self.refused else None
            future = self.client.submit(
                carried_out, edition(), work, *task, pure=False, workers=None if among is None else list(among)
            )
            waiting[future.key] = Sent(number, task, future, among)
            future.add_done_callback(ready.put)

        try:
            while True:
                self._look_again()
                for sent in self._stranded(waiting.values()):
                    del waiting[sent.future.key]
                    send(sent.number, sent.task)
                for number, task in islice(left, max(0, AHEAD * self.width - len(waiting))):
                    send(number, task)
                if not waiting:
                    return
                try:
                    done = waiting.pop(ready.get(timeout=LOOK_EVERY).key, None)
                except Empty:
                    continue
                if done is None:  # was given out anew
                    continue
                try:
                    made: Made = done.future.result()
                except BaseException as error:
                    self._forgive(error, done.among)
                    send(done.number, done.task)
                    continue
                yield done.number, made
        finally:
            self._cancel([sent.future for sent in waiting.values()])

    # ---- who works there

    def _look_again(self) -> None:
        if monotonic() - self._looked > LOOK_EVERY:
            self._look_around()

    def _look_around(self) -> None:
        """See who has come and who has gone; newcomers tell what they have."""
        try:
            found: dict[str, Any] = self.client.scheduler_info()["workers"]
            new = [address for address in found if address not in self.threads and address not in self.refused]
            versions = self._asked(VERSION, new)
            same = [address for address, version in versions.items() if version == metadata.version("serai")]
            editions = self._asked(f"__import__({__name__!r}, fromlist=['_']).edition()", same)
        except OSError:
            raise BadInput(self._gone()) from None
        self.threads = {address: found[address]["nthreads"] for address in found if address in self.threads}
        self.refused &= found.keys()
        for address, version in (versions | editions).items():
            if version == edition():
                self.threads[address] = found[address]["nthreads"]
            elif not isinstance(version, OSError):  # else it is gone again
                self._refuse(address, version)
        self._looked = monotonic()

    def _asked(self, words: str, workers: list[str]) -> dict[str, object]:
        if not workers:
            return {}
        answers: dict[str, object] = self.client.run(eval, words, workers=workers, on_error="return")
        return answers

    def _refuse(self, address: str, version: object) -> None:
        has = f"has Serai {version}" if isinstance(version, str) else "has no Serai that can be used"
        print(f"serai: the worker {address} {has}, and this is {edition()}: it gets no work", file=sys.stderr)
        self.refused.add(address)

    def _stranded(self, waiting: Iterable[Sent[Task]]) -> list[Sent[Task]]:
        """Tasks that were given to workers of which none is left."""
        return [sent for sent in waiting if sent.among is not None and sent.among.isdisjoint(self.threads)]

    # ---- what goes wrong

    def _forgive(self, error: BaseException, among: frozenset[str] | None) -> None:
        """Raise the error of a task, unless it comes from a worker that must not be asked."""
        if isinstance(error, CancelledError):
            raise BadInput(self._gone()) from None
        if isinstance(error, KilledWorker):
            raise BadInput(f"several workers died of the same task: {error}") from None
        if not isinstance(error, Exception) or among is not None:
            raise error
        self._look_around()
        if not self.refused and not isinstance(error, OtherEdition):
            raise error

    def _gone(self) -> str:
        return f"the scheduler at {self.address} is gone"

    def _cancel(self, futures: list[Future[Any]]) -> None:
        if futures and self.client.status == "running":
            self.client.cancel(futures)


@contextmanager
def cluster_at(address: str, jobs: int) -> Iterator[Cluster]:
    """The cluster at an address, or one of this machine's processes that lasts as long as the command."""
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told in sentences
    # Workers that may have processes of their own, for bots that think in several.
    with dask.config.set({"distributed.worker.daemon": False}):
        if address == LOCAL:
            with (
                LocalCluster(
                    n_workers=jobs,
                    threads_per_worker=1,
                    host="127.0.0.1",
                    dashboard_address="127.0.0.1:0",
                    silence_logs=logging.CRITICAL,
                ) as local,
                Client(local) as client,
            ):
                yield Cluster(client, local.scheduler_address)
            return
        try:
            client = Client(address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise BadInput(f"no scheduler answers at {address}: {error}") from None
        with client:
            yield Cluster(client, address)
