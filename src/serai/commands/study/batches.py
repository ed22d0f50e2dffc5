"""Many games in several processes; the games do not depend on the number of processes."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple

from serai.commands.study.figures import Tally
from serai.commands.study.walk import Plan, Walk
from serai.engine.core.game import load
from serai.engine.play.record import Record

COUNT_EVERY = 10  # options are counted in every tenth game: listing them all is slower than playing
LARGEST = 50  # games in a batch


class Wrong(NamedTuple):
    """A game that went wrong."""

    play: int
    what: str
    record: Record


class Kept(NamedTuple):
    """A game that went as it should, by its number."""

    play: int
    record: Record


class Batch(NamedTuple):
    """The result of some games in a row."""

    tally: Tally
    done: int
    wrong: list[Wrong]
    kept: list[Kept]


class Told(NamedTuple):
    """A plan that can be sent to another process: the game by name."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    check: bool
    player: str
    keep: bool


def batches(plan: Plan, games: int, jobs: int) -> Iterator[Batch]:
    """All games, in batches as they come."""
    size = max(1, min(LARGEST, games // (4 * jobs)))
    starts = range(0, games, size)
    if jobs == 1:
        for start in starts:
            yield play_batch(plan, start, min(start + size, games))
        return
    told = Told(plan.game.name, plan.seats, plan.options, plan.seed, plan.check, plan.player, plan.keep)
    yield from elsewhere(jobs, play_elsewhere, [(told, start, min(start + size, games)) for start in starts])


def elsewhere(jobs: int, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
    """The results of all tasks, computed in several processes, as they come; an interrupt starts nothing more."""
    # Spawned, not forked: a fork would copy the thread that draws the bar.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            with interrupts_held_back():
                waiting = [pool.submit(work, *task) for task in tasks]
            for future in as_completed(waiting):
                yield future.result()
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


def play_elsewhere(told: Told, start: int, end: int) -> Batch:
    """Play a batch in another process, which has to load the game itself."""
    return play_batch(Plan(load(told.game), *told[1:]), start, end)


def play_batch(plan: Plan, start: int, end: int) -> Batch:
    """Play the games with these numbers."""
    tally, wrong, kept = Tally(plan.seats), [], []
    for number in range(start, end):
        walked = Walk(plan, number).walked(count_options=number % COUNT_EVERY == 0)
        tally.add(walked)
        if walked.record is not None and walked.wrong:
            wrong.append(Wrong(number, walked.wrong, walked.record))
        elif walked.record is not None:
            kept.append(Kept(number, walked.record))
    return Batch(tally, end - start, wrong, kept)
