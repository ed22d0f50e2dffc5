"""Where everything lies on the map: hexes with a corner at the top, and what is drawn along their sides."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple, TypedDict

from serai.drawing.svg import Point, number
from serai.drawing.warrior_knights.shapes import SHAPES
from serai.games.warrior_knights.tables import content

WIDE = SHAPES["wide"]  # of a hex, from side to side
CORNER = WIDE / math.sqrt(3)  # from its middle to a corner
MARGIN = SHAPES["margin"]
Side = tuple[Point, Point]


class AreaRow(TypedDict, total=False):
    """An area in the table of the map."""

    id: str
    kind: str
    row: int
    x: float
    y: float
    region: str
    port: bool


class BarrierRow(TypedDict):
    """What lies between two areas."""

    a: str
    b: str
    kind: str
    bridge: bool


class MapTable(TypedDict):
    """What of the map's table is drawn."""

    area: list[AreaRow]
    barrier: list[BarrierRow]
    road: list[dict[str, list[str]]]


class Chart(NamedTuple):
    """How large the map is, and where the middles of its areas lie."""

    width: float
    height: float
    at: list[Point]


MAP: MapTable = content("map")
NUMBER = {area["id"]: number for number, area in enumerate(MAP["area"])}


def _chart() -> Chart:
    spots = [
        Point(area["x"], area["row"] * (math.sqrt(3) / 2) if area["kind"] == "kingdom" else area["y"] * 0.86)
        for area in MAP["area"]
    ]
    left, right = min(x for x, _ in spots) - 0.5 - SHAPES["sea"], max(x for x, _ in spots) + 0.5 + SHAPES["sea"]
    top, bottom = min(y for _, y in spots) - 0.5, max(y for _, y in spots) + 0.6 + SHAPES["sea"]
    return Chart(
        (right - left) * WIDE + 2 * MARGIN,
        (bottom - top) * WIDE + 2 * MARGIN,
        [Point((x - left) * WIDE + MARGIN, (y - top) * WIDE + MARGIN) for x, y in spots],
    )


CHART = _chart()


def spot(at: Point) -> str:
    """A place as paths write it."""
    return f"{number(round(at.x, 1))} {number(round(at.y, 1))}"


def hexagon(middle: Point) -> str:
    """The outline of an area."""
    (x, y), half = middle, WIDE / 2
    corners = (
        Point(x, y - CORNER),
        Point(x + half, y - CORNER / 2),
        Point(x + half, y + CORNER / 2),
        Point(x, y + CORNER),
        Point(x - half, y + CORNER / 2),
        Point(x - half, y - CORNER / 2),
    )
    return f"M{' L'.join(map(spot, corners))} Z"


def side_of(one: Point, other: Point) -> Side:
    """The side that two neighbouring hexes share."""
    x, y = (one.x + other.x) / 2, (one.y + other.y) / 2
    far = math.hypot(other.x - one.x, other.y - one.y)
    across = Point(-(other.y - one.y) / far, (other.x - one.x) / far)
    half = CORNER / 2
    return Point(x - across.x * half, y - across.y * half), Point(x + across.x * half, y + across.y * half)


def winding(side: Side) -> str:
    """A river along a side: a line that winds a little."""
    start, end = side
    along = Point(end.x - start.x, end.y - start.y)

    def bend(share: float, aside: float) -> str:
        x = start.x + along.x * share - along.y * aside
        return spot(Point(x, start.y + along.y * share + along.x * aside))

    curve = f"C{bend(0.25, 0.12)} {bend(0.35, 0.1)} {bend(0.5, 0)} S{bend(0.75, -0.12)} {spot(end)}"
    return f"M{spot(start)} {curve}"


def peaks(side: Side) -> list[Point]:
    """Peaks along a side, from one end to the other."""
    start, end = side
    shares = (0.14, 0.38, 0.62, 0.86)
    return [Point(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share) for share in shares]


def road(points: Sequence[Point]) -> str:
    """A road through the middles of areas."""
    middles = [Point((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in pairwise(points)]
    bends = [f"Q{spot(point)} {spot(after)}" for point, after in zip(points[1:-1], middles[1:], strict=True)]
    return f"M{spot(points[0])} L{spot(middles[0])} {' '.join(bends)} L{spot(points[-1])}"


def ranks(middle: Point, many: int) -> tuple[list[Point], float]:
    """Where shields stand in the lower part of a hex, and how large: rows of up to four, the fuller the smaller."""
    each = max(many if many <= 4 else math.ceil(many / 2), 1)
    size = 1.0 if many <= 3 else 0.84 if many == 4 else min(0.72, 3.6 / each)
    step = 34 * size
    found = []
    for n in range(many):
        row = n // each
        in_row = min(each, many - row * each)
        down = 42 if many <= 4 else 28 + row * 30
        found.append(Point(middle.x + (n - row * each - (in_row - 1) / 2) * step, middle.y + down))
    return found, size
