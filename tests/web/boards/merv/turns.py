"""What is found in busy games of two: turns with many parts, one for each action of the city, and single questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from serai import Match
from serai.engine.core.chance import seeded
from serai.games.merv import GAME
from serai.games.merv import tables as t
from tests.web.boards.merv.sample import busy

MATCHES = 12


class Turn(NamedTuple):
    """A turn of the first seat: the game it is in, the move before it, its choices up to what ends it or is final."""

    record: str
    at: int
    free: tuple[str, ...]
    final: str


@cache
def turns() -> dict[str, Turn]:
    """For each action the turn in which most can be taken back before only its end, or a reveal, is left."""
    longest: dict[str, Turn] = {}
    for number in range(MATCHES):
        match, chance = Match.new(GAME, 2, f"flows {number}"), seeded("busy")
        found: list[tuple[str, int, tuple[str, ...], str]] = []
        at, free, action = -1, list[str](), ""
        while match.result is None:
            asked = match.asks[0]
            if asked.seat == 0 and asked.kind == "slot" and not free:
                at = match.number
            before = match.clone()
            busy(match, chance)
            choice = str(match.last_row.what)
            if at < 0:
                continue
            if choice == "act":
                told: list[Any] = [heard.event for heard in match.events(0) if heard.move == match.number]
                action = t.ACTIONS[told[0].action]
            if choice != "end-turn" and not before.final(0, choice):
                free.append(choice)
                continue
            alone = choice != "end-turn" or len(asked.options) == 1
            if "act" in free and alone:
                found.append((action, at, tuple(free), choice))
            at, free = -1, []
        record = match.record.to_json()
        for action, first, choices, final in found:
            if action not in longest or len(choices) > len(longest[action].free):
                longest[action] = Turn(record, first, choices, final)
    return longest


def question(wanted: Callable[[Match], bool]) -> Match:
    """The first question to the first seat that is as wanted."""
    for number in range(MATCHES):
        match, chance = Match.new(GAME, 2, f"flows {number}"), seeded("busy")
        while match.result is None:
            if match.asks[0].seat == 0 and wanted(match):
                return match
            busy(match, chance)
    raise AssertionError("nobody is asked this in these games any more: take more of them")
