"""What happens is told: every event somewhere in a few whole games, and none when telling is off."""

from collections.abc import Iterator
from typing import Any

from serai.bots.dice import Dice
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.core.state import Hidden
from serai.games.warrior_knights import GAME

SELDOM = {  # each has a test of its own
    *(
        "Annulled",
        "BaronEliminated",
        "BaronNamed",
        "BaronReadmitted",
        "CastleFell",
        "ChargeDropped",
        "FortificationLost",
    ),
    *("NobodyWon", "SittingPostponed", "TalkRecorded"),
}


def played(number: int, telling: bool) -> Iterator[Any]:
    """A part of a game by random barons with deals in between; gives what is told, bit by bit."""
    seats, dice = 2 + number % 5, Dice(f"told {number}")
    options = {
        "open_private_motions": True,
        "heir_exchange": True,
        "baron_elimination": number > 2,
        "deserted_noble": number % 2 == 0,
        "miracles_can_happen": True,
        "baron_assignment": ("random", "choice")[number % 2],
        "round_limit": 50,
    }
    s: Any = GAME.new(seats, seeded(f"told {number}"), GAME.settings(seats, options))
    s.telling = telling
    settle(s)
    for _ in range(400):
        playout(s, dice, 15)
        if s.result is not None:
            break
        seat = dice.below(seats)
        open_deals = GAME.asides(s, seat) if s.drafts is None else ()
        deals = [deal for deal in open_deals if type(deal).__name__ != "Give" or dice.below(30) == 0]
        if deals:
            GAME.aside(s, seat, deals[dice.below(len(deals))])
            settle(s)
        yield from s.told
        s.told.clear()
    yield from s.told


def names_in(told: Any) -> set[str]:
    """The words for what was told, private events with their public twins."""
    if isinstance(told, Hidden):
        return {type(told.event).__name__, type(told.twin).__name__}
    return {type(told).__name__}


def test_every_event_is_told() -> None:
    heard = set().union(*(names_in(told) for number in range(6) for told in played(number, True)))
    assert {shape.make.__name__ for shape in GAME.events} - heard <= SELDOM


def test_nothing_is_told_when_nobody_listens() -> None:
    assert list(played(3, False)) == []
