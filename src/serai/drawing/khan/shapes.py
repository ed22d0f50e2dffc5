"""The shapes of Khan's board."""

from __future__ import annotations

from typing import TypedDict

from serai.drawing.reading import read_shapes


class YurtShape(TypedDict):
    """A yurt."""

    felt: str
    seam: str
    door: str


class RulerShape(TypedDict):
    """A ruler as a pawn."""

    robe: str
    fold: str
    crown: str


class CourtShape(TypedDict):
    """A pavilion."""

    hall: str
    doorway: str
    pillars: str
    roof: str
    step: str


class Shapes(TypedDict):
    """All of them."""

    side: int
    margin: int
    courts: int
    motifs: dict[str, list[list[tuple[str, str]]]]
    neighbour: str
    waves: str
    grain: list[str]
    blocks: str
    yurt: YurtShape
    ruler: RulerShape
    court: CourtShape
    guard: str
    signs: dict[str, str]
    lozenge: str


SHAPES: Shapes = read_shapes("khan")
SIDE = SHAPES["side"]
MARGIN = SHAPES["margin"]
