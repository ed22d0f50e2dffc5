"""What happens in a process that looks back or advises: the same search as the bots', at the same low priority."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from serai.bots.analysis import analyse, considered_by
from serai.bots.reasons import Because
from serai.bots.suggestions import suggestions
from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.server.replays.process import Source, record_of
from serai.server.tables.catalogue import game_of
from serai.words import Words

PARTS = 200  # of the whole that are worth telling
USUAL = "general"


def look_back(tell: Callable[[tuple[int, int]], None], source: Source, nodes: int) -> str:
    """What is found of a record that is over, however it ended, as JSON; tells how far it is."""
    record = record_of(source)
    notation = game_of(record.game).notation
    told = 0

    def progress(done: int, whole: int) -> None:
        nonlocal told
        if done * PARTS // whole > told:
            told = done * PARTS // whole
            tell((done, whole))

    found = analyse(record, nodes, what_if=True, progress=progress, game=game_of(record.game)).to_json()
    for point in found["turning_points"]:
        for name in ("chosen", "better"):
            point[name] = notation.to_row(notation.read(point[name]))
    return msgspec.json.encode(found).decode()


class Thought(NamedTuple):
    """A choice that a bot weighed, what it expects of it, how often it looked, and why it would suggest it, if so."""

    choice: list[Any]
    value: float
    visits: int
    reasons: list[Because] | None = None


def consider(
    game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[str, list[Thought]]:
    """What a bot of a level, or one that can tell, weighs in an imagined world, with reasons for the best of it."""
    game = game_of(game_name)
    header = Record(game_name, game.rules, game.colours[: kept["seats"]], {}, "")
    match = Match.resume(header, kept, game, number)
    considered = considered_by(match, seat, level, seed)
    if not considered and level != USUAL:
        level, considered = USUAL, considered_by(match, seat, USUAL, seed)
    good = {
        id(one.considered): one.reasons for one in suggestions(match, seat, considered, seed, Words("en", game).choice)
    }
    thoughts = [Thought(game.notation.to_row(one.pick), one.value, one.visits, good.get(id(one))) for one in considered]
    return level, thoughts
