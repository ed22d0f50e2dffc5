"""The parchment of the kingdom: sea and land, rivers and mountains in ink, roads, bridges and ports."""

from __future__ import annotations

import math
from functools import lru_cache

from serai.drawing.colours import colours
from serai.drawing.svg import Box, Look, Point, circle, group, path, rect, tag
from serai.drawing.warrior_knights.chart import CHART, MAP, NUMBER, Side, hexagon, peaks, road, side_of, winding
from serai.drawing.warrior_knights.shapes import SHAPES

LOOKS = colours("warrior_knights")
INK = LOOKS["wk-ink"]


@lru_cache(maxsize=1)
def land() -> str:
    """The map without anything that changes."""
    whole = Box(0, 0, CHART.width, CHART.height)
    waves = path(SHAPES["waves"], stroke=LOOKS["wk-wave"], stroke_width=1.6)
    outlines = [hexagon(at) for at in CHART.at]
    shore: Look = {"stroke": LOOKS["wk-shore"], "stroke_opacity": 0.35, "stroke_width": 22, "stroke_linejoin": "round"}
    coast: Look = {"stroke": LOOKS["wk-ink-soft"], "stroke_width": 6, "stroke_linejoin": "round"}
    return "".join(
        (
            tag("pattern", waves, id="wk-waves", width=46, height=26, patternUnits="userSpaceOnUse"),
            rect(whole, fill=LOOKS["wk-sea"]),
            rect(whole, fill="url(#wk-waves)"),
            *(path(outline, **shore) for outline in outlines),
            *(path(outline, **coast) for outline in outlines),
            *(_ground(number, outline) for number, outline in enumerate(outlines)),
            *_roads(),
            *_rivers(),
            *_mountains(),
            *_ports(),
        )
    )


def _ground(number: int, outline: str) -> str:
    region = MAP["area"][number]["region"]
    tint = SHAPES["tints"].index(region) % 4 if region in SHAPES["tints"] else 0
    return path(outline, fill=LOOKS[f"wk-land-{tint}"], stroke=LOOKS["wk-grid"], stroke_width=1.5)


def _roads() -> list[str]:
    ways = [road([CHART.at[NUMBER[area]] for area in row["path"]]) for row in MAP["road"]]
    look: Look = {"stroke": LOOKS["wk-road"], "stroke_linecap": "round"}
    drawn = []
    for way in ways:
        drawn.append(path(way, stroke_width=10, opacity=0.35, **look))
        drawn.append(path(way, stroke_width=4.5, stroke_dasharray="12 5", **look))
    return drawn


def _sides(kind: str, bridged: bool = False) -> list[tuple[Point, Point, Side]]:
    """The borders of a kind: both areas, and the side between them."""
    rows = [row for row in MAP["barrier"] if row["kind"] == kind and (row["bridge"] or not bridged)]
    ends = [(CHART.at[NUMBER[row["a"]]], CHART.at[NUMBER[row["b"]]]) for row in rows]
    return [(one, other, side_of(one, other)) for one, other in ends]


def _rivers() -> list[str]:
    look: Look = {"stroke": LOOKS["wk-river"], "stroke_width": 9, "stroke_linecap": "round"}
    rivers = [path(winding(side), **look) for _, _, side in _sides("river")]
    return rivers + [_bridge(*found) for found in _sides("river", bridged=True)]


def _bridge(one: Point, other: Point, side: Side) -> str:
    turn = math.degrees(math.atan2(other.y - one.y, other.x - one.x))
    planks = rect(Box(-17, -9, 34, 18), rx=3, fill=LOOKS["wk-stone"])
    rails = path(SHAPES["rail"], stroke=INK, stroke_width=2)
    x, y = (side[0].x + side[1].x) / 2, (side[0].y + side[1].y) / 2
    return group(tag("g", planks, rails, transform=f"rotate({turn:.1f})"), x=x, y=y)


def _mountains() -> list[str]:
    peak = path(SHAPES["peak"], fill=LOOKS["wk-land-2"], stroke=INK, stroke_width=2, stroke_linejoin="round")
    shade = path(SHAPES["shade"], fill=LOOKS["wk-rock"])
    return [group(peak, shade, x=x, y=y) for _, _, side in _sides("mountain") for x, y in peaks(side)]


def _ports() -> list[str]:
    disc = circle(Point(0, 0), 10, fill=LOOKS["wk-sea"], stroke=LOOKS["wk-shore"], stroke_width=1.5)
    anchor = path(SHAPES["anchor"], stroke=INK, stroke_width=1.7)
    ports = [at for area, at in zip(MAP["area"], CHART.at, strict=True) if area["port"]]
    return [group(disc, anchor, x=at.x + 52, y=at.y + 30) for at in ports]
