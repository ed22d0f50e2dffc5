"""A position of Merv: the city within its walls, and the Silk Road to the left and right of it."""

from __future__ import annotations

from typing import Any

from serai.drawing.merv.city import city, glazes
from serai.drawing.merv.layout import BAND, HIGH, SIDE, WIDE
from serai.drawing.merv.pieces import LOOKS
from serai.drawing.merv.shapes import SHAPES
from serai.drawing.merv.towns import silk_road
from serai.drawing.svg import Box, Drawing, group, path, rect, tag
from serai.words import Words


def draw(view: dict[str, Any], facts: dict[str, Any], words: Words) -> Drawing:
    """The board as everybody sees it."""
    owners: list[int] = facts["owners"]
    whole = Box(0, 0, WIDE, HIGH)
    dunes = path(SHAPES["dunes"], stroke=LOOKS["merv-dune"], stroke_width=2)
    return Drawing(
        glazes()
        + tag("pattern", dunes, id="merv-dunes", width=120, height=60, patternUnits="userSpaceOnUse")
        + rect(whole, rx=18, fill=LOOKS["merv-desert"])
        + rect(whole, rx=18, fill="url(#merv-dunes)")
        + silk_road(view, owners, words)
        + group(city(view, words), x=SIDE, y=BAND),
        WIDE,
        HIGH,
    )
