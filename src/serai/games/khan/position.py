"""Positions of Khan as text: the board drawn as a map, and what the numbers of the other fields stand for.

A map has one line for each row that matters: the number of the row, then its cells from column a on.

    .  empty land          r y b g  a yurt of red, yellow, blue, green
    ~  river               o        a neutral yurt
    S R K G P N D V        the Seljuk, the Rus, Kyrgyz, Goryeo, the Kipchak, Song, Delhi, Dai Viet
    1 to 9, then other letters: the pieces in the order in which they were laid; their kind follows from their shape

Rows that are left out, and what is missing at the end of a row, are empty.
"""

from __future__ import annotations

import re
from typing import Any

from serai.engine.play.position import Drawing
from serai.engine.play.position_values import BadValue
from serai.games.khan.rules.board import CELLS, COLUMNS, IS_LAND, ROWS
from serai.games.khan.rules.placements import KINDS, PLACEMENTS, normal_form, placement_name
from serai.games.khan.state import EMPTY, NEUTRAL, NONE, PIECE, RULER, YURT

YURTS = "rybg"
NEUTRAL_YURT = "o"
RULER_LETTERS = "SRKGPNDV"
PIECE_MARKS = "123456789acdefhijklmnpqstuvwxzABCEFHIJLMOQTUWXYZ"

TABLES = {"phase": ("settling", "normal", "triggered", "final")}
FIELDS = {
    "ground": "cell: number",
    "rulers": "ruler: cell",
    "camps": "ruler: number",
    "beside": "kind: number",
    "laid": "placement",
    "owners": "seat+",
    "special": "seat special: number",
    "protector": "seat",
    "divine": "seat: region",
    "reserved": "seat: kind",
    "last_used": "seat: special",
    "refused": "placement",
    "unwilling": "seat+",
    "deck": "card",
    "hands": "seat: card",
    "discard": "card",
    "deck_of": "card: number",
    "first": "seat",
    "turn": "seat",
    "phase": "phase",
}


def draw(kept: dict[str, Any]) -> list[str]:
    """The rows of the board on which something stands."""
    lines = []
    for row in range(ROWS):
        standing = kept["ground"][row * COLUMNS : (row + 1) * COLUMNS]
        if any(standing):
            letters = "".join(_letter(thing, row * COLUMNS + column) for column, thing in enumerate(standing))
            lines.append(f"{row + 1:<2} {letters}")
    return lines


def _letter(thing: int, cell: int) -> str:
    if thing >= PIECE:
        return PIECE_MARKS[thing - PIECE]
    if thing >= RULER:
        return RULER_LETTERS[thing - RULER]
    if thing >= YURT:
        return YURTS[thing - YURT]
    if thing == NEUTRAL:
        return NEUTRAL_YURT
    return "." if IS_LAND[cell] else "~"


def read(lines: list[str], base: dict[str, Any]) -> dict[str, Any]:
    """What stands on every cell, where the rulers are, and which pieces are laid."""
    ground, rulers = [EMPTY] * len(CELLS), [NONE] * len(RULER_LETTERS)
    pieces: dict[str, list[int]] = {}
    rows: set[str] = set()
    for place, line in enumerate(lines, 1):
        if (row := line.strip().partition(" ")[0]) in rows and row:
            raise BadValue(f"row {row} is drawn twice", place)
        rows.add(row)
        for cell, letter in _cells(line, place):
            if letter in RULER_LETTERS:
                ruler = RULER_LETTERS.index(letter)
                if rulers[ruler] != NONE:
                    raise BadValue(f"{letter} is drawn twice", place)
                rulers[ruler], ground[cell] = cell, RULER + ruler
            elif letter in YURTS:
                ground[cell] = YURT + YURTS.index(letter)
            elif letter == NEUTRAL_YURT:
                ground[cell] = NEUTRAL
            elif letter in PIECE_MARKS:
                ground[cell] = PIECE + PIECE_MARKS.index(letter)
                pieces.setdefault(letter, []).append(cell)
            elif letter != (found := "." if IS_LAND[cell] else "~"):
                raise BadValue(f"{CELLS[cell]} is drawn as {letter!r}, and is {found!r}", place)
    laid = [_placement(mark, pieces[mark]) for mark in PIECE_MARKS[: len(pieces)] if mark in pieces]
    if len(laid) != len(pieces):
        raise BadValue(f"{len(pieces)} pieces are called {' '.join(PIECE_MARKS[: len(pieces)])}")
    return {"ground": ground, "rulers": rulers, "laid": laid}


def _cells(line: str, place: int) -> list[tuple[int, str]]:
    if not line.strip():
        return []
    row = re.fullmatch(r"\s*([0-9]{1,2})\s+(\S+)\s*", line)
    if row is None or not 1 <= int(row.group(1)) <= ROWS or len(row.group(2)) > COLUMNS:
        raise BadValue(f"a row of the map is its number, 1 to {ROWS}, and up to {COLUMNS} letters", place)
    start = (int(row.group(1)) - 1) * COLUMNS
    return [(start + column, letter) for column, letter in enumerate(row.group(2))]


def _placement(mark: str, cells: list[int]) -> int:
    """The placement that covers these cells: of a bridge if one of them is river."""
    form = normal_form(divmod(cell, COLUMNS) for cell in cells)
    bridge = not all(IS_LAND[cell] for cell in cells)
    for kind in KINDS:
        if kind.bridge == bridge and form in kind.forms:
            name = placement_name(kind.name, cells)
            if name in PLACEMENTS:
                return PLACEMENTS.index(name)
    raise BadValue(f"no piece has the shape of {mark}")


DRAWINGS = {"map": Drawing(("ground", "rulers", "laid"), draw, read)}
