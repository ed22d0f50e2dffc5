"""A position of Connect Four: seven columns of discs."""

from __future__ import annotations

from typing import Any

from serai.drawing.colours import colours
from serai.drawing.seats import colour_of, sign
from serai.drawing.svg import Box, Drawing, Point, circle, group, rect, words
from serai.games.connect_four.tables import COLUMNS, ROWS
from serai.words import Words

SIZE = 100
TOP = 60  # for the names of the columns


def draw(view: dict[str, Any], facts: dict[str, Any], said: Words) -> Drawing:
    """The board as everybody sees it."""
    looks = colours()
    columns: list[list[int]] = facts["columns"]
    line = {(column, row) for column, row in facts["line"]}
    frame = Box(4, -2, COLUMNS * SIZE + 12, ROWS * SIZE + 14)
    places = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    names = [
        words(
            said.entry("column", column),
            Point(column * SIZE + 60, -19),
            26,
            fill=looks["ink-soft"],
            text_anchor="middle",
        )
        for column in range(COLUMNS)
    ]
    holes = [
        _hole(columns[column][row] if row < len(columns[column]) else None, column, row, (column, row) in line)
        for column, row in places
    ]
    board = rect(frame, rx=24, fill=looks["paper-sunk"], stroke=looks["line-strong"], stroke_width=3)
    return Drawing(group(board, *holes, *names, y=TOP), COLUMNS * SIZE + 20, ROWS * SIZE + TOP + 20)


def _hole(owner: int | None, column: int, row: int, won: bool) -> str:
    looks, middle = colours(), Point(0, 0)
    empty = circle(middle, 42, fill=looks["paper"], stroke=looks["line"], stroke_width=2)
    disc = circle(middle, 41, fill=colour_of(owner)) + sign(owner, scale=2.2) if owner is not None else ""
    ring = circle(middle, 38, fill="none", stroke=looks["ink"], stroke_width=5) if won else ""
    return group(empty, disc, ring, x=column * SIZE + 60, y=(ROWS - 1 - row) * SIZE + 55)
