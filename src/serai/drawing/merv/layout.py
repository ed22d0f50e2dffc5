"""Where everything lies: the city with its rim, and the towns of the Silk Road to its left and right."""

from __future__ import annotations

from serai.drawing.merv.shapes import SHAPES
from serai.drawing.svg import Box, Point, number

TILE = SHAPES["tile"]
STEP = TILE + SHAPES["gap"]
RIM = SHAPES["rim"]
SPAN = 5 * STEP - SHAPES["gap"]
CITY = SPAN + 2 * RIM
SIDE, BAND = SHAPES["lying"]["side"], SHAPES["lying"]["band"]  # of what lies around the city
WIDE = CITY + 2 * SIDE
HIGH = CITY + 2 * BAND
TOWN_WIDE, TOWN_HIGH = SHAPES["town"]["width"], SHAPES["town"]["height"]


def cell_at(cell: int) -> Point:
    """The upper left corner of a cell."""
    return Point(RIM + (cell % 5) * STEP, RIM + cell // 5 * STEP)


def strip(slot: int, out: float, deep: float) -> Box:
    """A strip along the side of a slot's line, so far out and so deep."""
    side, k = divmod(slot, 5)
    along = RIM + (k if side < 2 else 4 - k) * STEP
    return (
        Box(along, RIM - out - deep, TILE, deep),
        Box(RIM + SPAN + out, along, deep, TILE),
        Box(along, RIM + SPAN + out, TILE, deep),
        Box(RIM - out - deep, along, deep, TILE),
    )[side]


def wall_at(slot: int) -> Box:
    """The place of a wall or a gate."""
    return strip(slot, SHAPES["wall"]["at"], SHAPES["wall"]["thick"])


def slot_at(slot: int) -> Box:
    """The place of a master."""
    return strip(slot, SHAPES["slot"]["at"], SHAPES["slot"]["deep"])


def corner_at(corner: int) -> Box:
    """The corner of the rim in which a queue waits: north-west, north-east, south-east, south-west."""
    far = RIM + SPAN
    x, y = ((0, 0), (far, 0), (far, far), (0, far))[corner]
    return Box(x, y, RIM, RIM)


def mirrored(at: Point) -> list[Point]:
    """A place in each of the four corners."""
    x, y = at
    return [at, Point(WIDE - x, y), Point(WIDE - x, HIGH - y), Point(x, HIGH - y)]


NEAR = mirrored(Point(*SHAPES["lying"]["near"]))
FAR = mirrored(Point(*SHAPES["lying"]["far"]))
GATES = mirrored(Point(SIDE + SHAPES["inset"], BAND + SHAPES["inset"]))


def halfway(one: Point, other: Point) -> Point:
    """The point between two."""
    return Point((one.x + other.x) / 2, (one.y + other.y) / 2)


def road(start: Point, end: Point) -> str:
    """A road from one place to another that swings a little, as roads do."""
    x = (start.x + end.x) / 2 + (end.y - start.y) / 6
    y = (start.y + end.y) / 2 - (end.x - start.x) / 6
    spots = [f"{number(float(a))} {number(float(b))}" for a, b in (start, (x, y), end)]
    return f"M{spots[0]} Q{spots[1]} {spots[2]}"
