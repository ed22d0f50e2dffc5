"""How each seat of a game opened, where the game's folder says what an opening is (`opening.py`).

It offers `LONGEST`, the rows of a record in which the opening is over, and `opening_of(moves, seat)`, which gives keys
of the game's own words.
"""

from __future__ import annotations

from collections.abc import Iterable
from types import ModuleType

import msgspec

from serai.engine.core.companions import companion
from serai.engine.play.record import CHOSE, Row
from serai.engine.play.timeline import Timeline
from serai.protocol.games import game_of

SELECT_FIRST = """SELECT number, seat, act, what, events FROM moves
    WHERE table_id = ? AND number > 0 AND number <= ? ORDER BY number"""
FirstRows = Iterable[tuple[int, int, str, str, str]]  # as that statement gives them


def openings_known(game: str) -> ModuleType | None:
    """What knows the openings of a game."""
    try:
        return companion(game_of(game), "opening")
    except LookupError:  # the game is no longer here
        return None


def openings_in(known: ModuleType, rows: FirstRows, seats: int) -> dict[int, str]:
    """The opening of each seat, as keys with spaces between them."""
    timeline, events = Timeline(), {}
    for number, seat, act, what, told in rows:
        timeline.add(Row(number, seat, act, msgspec.json.decode(what)))
        events[number] = [public for public, _ in msgspec.json.decode(told)]
    moves = [(row.seat, row.what, events[row.number]) for row in timeline.rows if row.act == CHOSE]
    found = {seat: " ".join(known.opening_of(moves, seat)) for seat in range(seats)}
    return {seat: keys for seat, keys in found.items() if keys}
