"""Players by shape and colour, as everywhere."""

from __future__ import annotations

import json
from importlib.resources import files

from serai.drawing.colours import colours
from serai.drawing.svg import group, tag

SHAPES: list[str] = json.loads((files(__package__) / "seats.json").read_text(encoding="utf-8"))["shapes"]


def shape_of(seat: int) -> str:
    """The shape of a seat, in a box of 20 by 20 around its middle."""
    return SHAPES[seat % len(SHAPES)]


def colour_of(seat: int) -> str:
    """The colour of a seat."""
    return colours()[f"seat-{seat % len(SHAPES)}"]


def ink_of(seat: int) -> str:
    """What is drawn on that colour."""
    return colours()[f"seat-{seat % len(SHAPES)}-ink"]


def sign(seat: int, x: float = 0, y: float = 0, scale: float = 1, line: float = 1) -> str:
    """The shape of a seat in the ink that stands on its colour."""
    ink = ink_of(seat)
    drawn = tag(
        "path",
        d=shape_of(seat),
        fill=ink,
        stroke=ink,
        stroke_width=line,
        stroke_linejoin="round",
        fill_rule="evenodd",
    )
    return group(drawn, x=x, y=y, scale=scale)


def badge(seat: int, x: float, y: float, size: float) -> str:
    """A seat's shape in its colour, around its middle."""
    plate = tag("rect", x=-13, y=-13, width=26, height=26, rx=7, fill=colour_of(seat))
    return group(plate, sign(seat, line=1.4), x=x, y=y, scale=size / 28)
