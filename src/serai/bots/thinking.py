"""What is thought about a game: of one seat's imagined world, or of a game that is over.

The server does it in processes of their own, a browser in workers; both give what was kept and get plain values.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from serai.bots.alike import alike_in
from serai.bots.analysis import analyse, considered_by
from serai.bots.bot import asks_of, view_of
from serai.bots.reasons import Because
from serai.bots.replies import reason_for
from serai.bots.specs import spec_of
from serai.bots.suggestions import suggestions
from serai.engine.core.game import Game
from serai.engine.play.match import Match
from serai.engine.play.record import Record

PARTS = 200  # of a look back that are worth telling
USUAL = "general"


class Thought(NamedTuple):
    """A choice that a bot weighed, what it expects of it, how often it looked, and why it would suggest it, if so."""

    choice: list[Any]
    value: float
    visits: int
    reasons: list[Because] | None = None


def _imagined(game: Game, kept: dict[str, Any], number: int) -> Match:
    header = Record(game.name, game.rules, game.colours[: kept["seats"]], {}, "")
    return Match.resume(header, kept, game, number)


def think(
    game: Game, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[list[Any], str | None]:
    """The choice of a bot, as a row, and its reason where others asked something of it."""
    match = _imagined(game, kept, number)
    spec = spec_of(level)
    bot = spec.make(game, seed, kept["seats"])
    pick = bot.choose(view_of(match, seat), asks_of(match, seat), spec.budget_at(game, kept["seats"]))
    reason = reason_for(game, match.state, getattr(bot, "considered", ()), pick)
    return game.notation.to_row(pick), reason


def consider(
    game: Game, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[str, list[Thought]]:
    """What a bot of a level, or one that can tell, weighs in an imagined world, with reasons for the best of it."""
    match = _imagined(game, kept, number)
    considered = considered_by(match, seat, level, seed)
    if not considered and level != USUAL:
        level, considered = USUAL, considered_by(match, seat, USUAL, seed)
    good = {id(one.considered): one.reasons for one in suggestions(match, seat, considered, seed, alike_in(game))}
    thoughts = [Thought(game.notation.to_row(one.pick), one.value, one.visits, good.get(id(one))) for one in considered]
    return level, thoughts


def look_back(game: Game, record: Record, nodes: int, tell: Callable[[int, int], None]) -> dict[str, Any]:
    """What is found of a record that is over, however it ended, ready for JSON; tells how far it is."""
    notation = game.notation
    told = 0

    def progress(done: int, whole: int) -> None:
        nonlocal told
        if done * PARTS // whole > told:
            told = done * PARTS // whole
            tell(done, whole)

    found = analyse(record, nodes, what_if=True, progress=progress, game=game).to_json()
    for point in found["turning_points"]:
        for name in ("chosen", "better"):
            point[name] = notation.to_row(notation.read(point[name]))
    return found
