"""Any other game: cells in rows and columns with whoever holds them; where there are none, the house's own sign."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from serai.drawing.colours import colours
from serai.drawing.seats import badge
from serai.drawing.svg import Box, Drawing, Point, fitted, group, path, rect, tag, words
from serai.engine.core.game import Game
from serai.words import Words

SIZE = 100
LETTERED = re.compile(r"([a-z])(\d{1,2})")  # b3: the second column, the third row from the bottom
COUNTED = re.compile(r"r(\d{1,2})c(\d{1,2})")  # r1c2: the second column, the first row from the top
WIDEST = 20  # the same as the browser's board for such games
GATE = (("M8 52V28L20 16h24l12 12v24Z", "paper-raised"), ("M20 52V38a12 12 0 0 1 24 0v14Z", "accent"))


class Cell(NamedTuple):
    """A cell counted from the left and from the top."""

    name: str
    x: int
    y: int


def draw(game: Game, view: dict[str, Any], said: Words) -> Drawing:
    """The board as everybody sees it."""
    cells = cells_of(list(game.notation.tables.get("cell", ())))
    if not cells:
        return _sign(said.name())
    owners = _owners(view, len(cells))
    wide, high = max(cell.x for cell in cells) + 1, max(cell.y for cell in cells) + 1
    drawn = [_cell(cell, [field[k] for field in owners if field[k] is not None]) for k, cell in enumerate(cells)]
    return Drawing("".join(drawn), wide * SIZE + 8, high * SIZE + 8)


def cells_of(names: list[str]) -> list[Cell]:
    """The grid of a table of cells; nothing where the names are no places of a grid."""
    places = [place for name in names if (place := _placed(name))]
    if len(places) < 4 or len(places) < len(names):
        return []
    left, top = min(x for x, _ in places), min(y for _, y in places)
    cells = [Cell(name, x - left, y - top) for name, (x, y) in zip(names, places, strict=True)]
    return cells if all(cell.x < WIDEST and cell.y < WIDEST for cell in cells) else []


def _placed(name: str) -> tuple[int, int] | None:
    """A cell's column and its row from the top, of which the lettered count backwards."""
    if lettered := LETTERED.fullmatch(name):
        return ord(lettered[1]), -int(lettered[2])
    counted = COUNTED.fullmatch(name)
    return (int(counted[2]), int(counted[1])) if counted else None


def _owners(view: dict[str, Any], cells: int) -> list[list[int | None]]:
    """The fields of a view that say of each cell whose it is, or nobody's."""
    seats: int = view["seats"]
    found = []
    for name, value in view.items():
        if isinstance(value, (list, tuple)) and len(value) == cells and all(_is_owner(one, seats) for one in value):
            nobodys = [None if one is None or one < 0 else one for one in value]
            if None in nobodys or name == "owner":
                found.append(nobodys)
    return found


def _is_owner(value: object, seats: int) -> bool:
    return value is None or (type(value) is int and -1 <= value < seats)


def _cell(cell: Cell, held: list[int | None]) -> str:
    looks = colours()
    face = Box(7, 7, SIZE - 6, SIZE - 6)
    seats = [seat for seat in held if seat is not None]
    size = 64 if len(seats) < 2 else 36
    badges = [badge(seat, 54 + (k - (len(seats) - 1) / 2) * 36, 54, size) for k, seat in enumerate(seats)]
    return group(
        rect(face, rx=10, fill=looks["paper-raised"], stroke=looks["line"], stroke_width=1.5),
        words(cell.name, Point(14, 24), 11, fill=looks["ink-soft"]),
        *badges,
        x=cell.x * SIZE,
        y=cell.y * SIZE,
    )


def _sign(name: str) -> Drawing:
    """What stands for a game that has no cells: the gate of the house, and the game's name."""
    looks = colours()
    gate = group(*(path(d, fill=looks[fill]) for d, fill in GATE), x=130, y=60, scale=5)
    label = words(fitted(name, 520, 40), Point(290, 430), 40, fill=looks["accent-ink"], text_anchor="middle")
    return Drawing(tag("rect", width=580, height=500, fill=looks["accent"]) + gate + label, 580, 500)
