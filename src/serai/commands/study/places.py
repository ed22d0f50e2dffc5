"""Where many games are played: in this process, in several of this machine, or on a cluster.

Tasks are handed out as room becomes free, so there may be any number of them, and results come as they are ready.
"""

from __future__ import annotations

import importlib.util
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar, TypeVarTuple

from serai.engine.core.errors import BadInput

AHEAD: Final = 3  # tasks handed out for each that can run at once, so that nobody waits for the next

Given = TypeVarTuple("Given")
Made = TypeVar("Made")


class Place(Protocol):
    """Somewhere work can be done."""

    @property
    def width(self) -> int:
        """How many tasks run at once, as far as is known now."""
        ...

    def results(self, work: Callable[[*Given], Made], tasks: Iterable[tuple[*Given]]) -> Iterator[tuple[int, Made]]:
        """What the work makes of each task, with the task's number, as it is ready; who stops asking ends the rest."""
        ...


class Here:
    """This process."""

    width = 1

    def results(self, work: Callable[[*Given], Made], tasks: Iterable[tuple[*Given]]) -> Iterator[tuple[int, Made]]:
        for number, task in enumerate(tasks):
            yield number, work(*task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, width: int) -> None:
        self.width = width

    def results(self, work: Callable[[*Given], Made], tasks: Iterable[tuple[*Given]]) -> Iterator[tuple[int, Made]]:
        left = enumerate(tasks)
        waiting: dict[Future[Made], int] = {}
        # Spawned, not forked: a fork would copy the thread that draws the bar.
        with ProcessPoolExecutor(self.width, mp_context=get_context("spawn")) as pool:
            try:
                while True:
                    with interrupts_held_back():
                        for number, task in islice(left, AHEAD * self.width - len(waiting)):
                            waiting[pool.submit(work, *task)] = number
                    if not waiting:
                        return
                    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                        yield waiting.pop(future), future.result()
            except BaseException:
                pool.shutdown(cancel_futures=True)  # waited for here: the one at the end of `with` would take it back
                raise


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Block Ctrl-C for processes started meanwhile; this process sees it afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def place_of(jobs: int, cluster: str | None) -> Iterator[Place]:
    """The cluster of that address where one is named, else so many processes of this machine."""
    if cluster is None:
        yield Here() if jobs == 1 else Processes(jobs)
        return
    if importlib.util.find_spec("distributed") is None:
        raise BadInput("a cluster needs distributed: pip install 'serai[cluster]'")
    from serai.commands.study.cluster import cluster_at

    with cluster_at(cluster, jobs) as place:
        yield place


def in_order(results: Iterable[tuple[int, Made]]) -> Iterator[Made]:
    """Results in the order of their tasks, each as soon as all before it are there."""
    early: dict[int, Made] = {}
    following = 0
    for number, result in results:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
