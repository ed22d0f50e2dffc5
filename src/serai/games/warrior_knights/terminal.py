"""The realm as text for a terminal: the map of hexes, the barons' table, and what lies beside the board."""

from __future__ import annotations

from serai.games.warrior_knights.drawing.barons import draw_barons
from serai.games.warrior_knights.drawing.lines import SHIELDS, Line, Marked, Shown
from serai.games.warrior_knights.drawing.realm_map import draw_map
from serai.games.warrior_knights.drawing.table import draw_table
from serai.games.warrior_knights.tables import BASES

LEGEND: Line = [
    ("^^", "mountain"), (" mountain  ", "label"), ("━━", "river"), (" river  ", "label"), ("━║━", "bridge"),
    (" bridge  ", "label"), ("╱─╲", "road"), (" road  ", "label"), ("≈", "area-port"), (" port  ", "label"),
    ("♜", "neutral"), (" castle  ", "label"), ("◎", "neutral"), (" income  ", "label"), ("+", "neutral"),
    (" fortified", "label"),
]  # fmt: skip
MARKS: Line = [
    ("'", "neutral"), (" breach/casualty  ", "label"), ("!", "neutral"), (" besieged  ", "label"), ("×", "neutral"),
    (" razed  ", "label"), ("°", "neutral"), (" exhausted ", "label"),
]  # fmt: skip


def draw_text(view: Shown, marked: Marked) -> list[Line]:
    """The board and the barons' goods as lines of (text, style), made from a view."""
    shields: Line = [(f" {sign} {base}", "label") for sign, base in zip(SHIELDS, BASES, strict=True)]
    legend: list[Line] = [LEGEND, [*MARKS, *shields]]
    return [*draw_map(view, marked), [], *legend, [], *draw_barons(view, marked), [], *draw_table(view, marked)]
