"""The shapes and measures of the kingdom."""

from __future__ import annotations

from typing import TypedDict

from serai.drawing.reading import read_shapes


class Shapes(TypedDict):
    """All of them."""

    wide: int
    margin: int
    sea: float
    tints: list[str]
    waves: str
    rail: str
    anchor: str
    peak: str
    shade: str
    town: str
    keep: str
    rampart: str
    breach: str
    pole: str
    flag: str
    ruin: str
    field: str
    bases: list[str]
    stands: dict[str, str]
    hull: str
    swell: str


SHAPES: Shapes = read_shapes("warrior_knights")
