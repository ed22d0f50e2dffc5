"""Connect Four for programs that learn: column by column from below, and whose each disc is."""

from __future__ import annotations

from typing import Any

from serai.engine.encoding.encoding import Encoding, amount, kind
from serai.games.connect_four.declare import GAME
from serai.games.connect_four.tables import COLUMNS, FULL, HEIGHT, ROWS

BITS = tuple(HEIGHT * column + row for column in range(COLUMNS) for row in range(ROWS))


def add_places(view: dict[str, Any], facts: dict[str, Any]) -> None:
    """Whose disc lies in each place, -1 for nobody's."""
    red, yellow = view["discs"]
    view["places"] = [0 if red >> bit & 1 else 1 if yellow >> bit & 1 else -1 for bit in BITS]


ENCODING = Encoding(
    GAME,
    version=1,
    seen=[kind("places", 1, length=FULL, seats_at=0), amount("heights", ROWS, COLUMNS)],
    added=add_places,
)
