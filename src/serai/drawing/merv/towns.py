"""The Silk Road around the city: roads, towns with price and good, posts, camels in the towns and on the way."""

from __future__ import annotations

from typing import Any

from serai.drawing.merv.layout import FAR, GATES, NEAR, TOWN_HIGH, TOWN_WIDE, halfway, road
from serai.drawing.merv.pieces import LOOKS, cube, icon, piece
from serai.drawing.merv.shapes import SHAPES
from serai.drawing.svg import TITLE, Box, Point, circle, fitted, group, path, rect, words
from serai.games.merv import tables as t
from serai.words import Words

CORNERS = ("north_west", "north_east", "south_east", "south_west")


def silk_road(view: dict[str, Any], owners: list[int], said: Words) -> str:
    """Everything outside the walls."""
    cities = range(len(t.CITIES))
    ways = [road(_from(city), _at(city)) for city in cities]
    roads = [path(way, stroke=LOOKS["merv-road"], stroke_width=15, stroke_linecap="round") for way in ways]
    tracks = [
        path(way, stroke=LOOKS["merv-ground"], stroke_width=4, stroke_linecap="round", stroke_dasharray="3 11")
        for way in ways
    ]
    links: list[int] = view["link_camels"]
    camels = [_camel(halfway(_from(city), _at(city))) for city in cities if links[t.LINK_TO[city]] > 0]
    return "".join((*roads, *tracks, *(_town(view, city, owners, said) for city in cities), *camels))


def _corner(city: int) -> int:
    return CORNERS.index(t.CITY_CORNER[city])


def _at(city: int) -> Point:
    return (NEAR if t.IS_INNER[city] else FAR)[_corner(city)]


def _from(city: int) -> Point:
    """Where the last part of the way to a town begins."""
    return (GATES if t.IS_INNER[city] else NEAR)[_corner(city)]


def _camel(at: Point) -> str:
    ring = circle(at, 15, fill=LOOKS["paper-raised"], stroke=LOOKS["line-strong"])
    return ring + icon("camel", 24, at.x - 12, at.y - 13, LOOKS["merv-camel"])


def _town(view: dict[str, Any], city: int, owners: list[int], said: Words) -> str:
    """A town: its name, the good that is sold there and what for, and whose posts are there."""
    inner = t.IS_INNER[city]
    founded: list[int] = view["posts"]
    posts = [owner for owner in owners if founded[owner * len(t.CITIES) + city]]
    camel: bool = view["city_camels"][city] > 0
    edge = LOOKS["merv-turquoise" if inner else "merv-orange"]
    soft = LOOKS["ink-soft"]
    first = not inner and not posts
    arrow = path(SHAPES["arrow"], stroke=soft, stroke_width=2, transform="rotate(180 46.5 46)")
    name = fitted(said.entry("city", city), TOWN_WIDE - 16, 21)
    x, y = _at(city)
    return group(
        rect(Box(0, 0, TOWN_WIDE, TOWN_HIGH), rx=12, fill=LOOKS["paper-raised"], stroke=edge, stroke_width=2.5),
        words(name, Point(10, 24), 21, TITLE, fill=LOOKS["ink"]),
        icon("common" if inner else "rare", 26, 10, 33, soft),
        arrow,
        *(cube(price, 26, 57 + n * 27, 33) for n, price in enumerate(t.CITY_COST[city])),
        *(piece("disc", owner, 20 + n * 22, TOWN_HIGH - 17, 0.8) for n, owner in enumerate(posts)),
        icon("camel", 27, TOWN_WIDE - 37, 32, LOOKS["merv-camel"]) if camel else "",
        icon("favour", 22, TOWN_WIDE - 34, 35, soft) if first else "",
        x=x - TOWN_WIDE / 2,
        y=y - TOWN_HIGH / 2,
    )
