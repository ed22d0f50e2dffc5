"""Many games in batches; the games do not depend on where they are played, nor in how many batches."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from serai.commands.study.figures import Tally
from serai.commands.study.places import Place, in_order
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


def batches(plan: Plan, games: int, place: Place) -> Iterator[Batch]:
    """All games, batch after batch: joined in this order, their figures are the same wherever they are played."""
    size = max(1, min(LARGEST, games // (4 * place.width)))
    told = Told(plan.game.name, plan.seats, plan.options, plan.seed, plan.check, plan.player, plan.keep)
    tasks = [(told, start, min(start + size, games)) for start in range(0, games, size)]
    return in_order(place.results(play_batch, tasks))


def play_batch(told: Told, start: int, end: int) -> Batch:
    """Play the games with these numbers."""
    plan = Plan(load(told.game), *told[1:])
    tally, wrong, kept = Tally(plan.seats), [], []
    for number in range(start, end):
        walked = Walk(plan, number).walked(count_options=number % COUNT_EVERY == 0)
        tally.add(walked)
        if walked.record is not None and walked.wrong:
            wrong.append(Wrong(number, walked.wrong, walked.record))
        elif walked.record is not None:
            kept.append(Kept(number, walked.record))
    return Batch(tally, end - start, wrong, kept)
