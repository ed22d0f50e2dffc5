"""A position of Khan: courts above, the map with all that stands on it below."""

from __future__ import annotations

from typing import Any

from serai.drawing.khan.ground import HIGH, WIDE, ground, middle, square_of
from serai.drawing.khan.shapes import MARGIN, SHAPES
from serai.drawing.khan.things import RULERS, court, guard, materials, piece, ruler, yurt
from serai.drawing.svg import Drawing, group
from serai.games.khan.rules.placements import KINDS, PLACES
from serai.games.khan.state import NEUTRAL, RULER, YURT
from serai.words import Words


def draw(view: dict[str, Any], facts: dict[str, Any], words: Words) -> Drawing:
    """The board as everybody sees it."""
    courts = SHAPES["courts"]
    rulers: list[int] = view["rulers"]
    camps: list[int] = view["camps"]
    pavilions = [court(number, rulers[number] < 0, camps[number]) for number in range(len(RULERS))]
    return Drawing(
        materials()
        + group(*pavilions, x=MARGIN, y=4)
        + group(
            ground(),
            *_pieces(view, facts),
            *_yurts(view),
            *_guards(facts),
            *_rulers(rulers),
            x=MARGIN,
            y=MARGIN + courts,
        ),
        WIDE + 2 * MARGIN,
        HIGH + 2 * MARGIN + courts,
    )


def _pieces(view: dict[str, Any], facts: dict[str, Any]) -> list[str]:
    laid: list[int] = view["laid"]
    holders: list[list[int]] = facts["holders"]
    drawn = []
    for number, (placement, owners) in enumerate(zip(laid, holders, strict=True)):
        place = PLACES[placement]
        squares = [square_of(cell) for cell in place.cells]
        drawn.append(piece(number, squares, KINDS[place.kind].bridge, owners))
    return drawn


def _yurts(view: dict[str, Any]) -> list[str]:
    standing: list[int] = list(view["ground"])
    return [
        yurt(None if code == NEUTRAL else code - YURT, *middle(cell))
        for cell, code in enumerate(standing)
        if NEUTRAL <= code < RULER
    ]


def _guards(facts: dict[str, Any]) -> list[str]:
    guarded: list[tuple[int, int]] = facts["guarded"]
    return [guard(seat, *middle(cell)) for cell, seat in guarded]


def _rulers(rulers: list[int]) -> list[str]:
    return [ruler(number, *middle(cell)) for number, cell in enumerate(rulers) if cell >= 0]
