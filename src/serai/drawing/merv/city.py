"""The walled city from above: glazed tiles with what stands on them, the market, walls, gates and masters."""

from __future__ import annotations

from typing import Any

from serai.drawing.merv.layout import CITY, RIM, SPAN, TILE, cell_at, corner_at, slot_at, wall_at
from serai.drawing.merv.pieces import LOOKS, cube, icon, piece, reward
from serai.drawing.merv.shapes import SHAPES
from serai.drawing.svg import TITLE, Box, Look, Point, circle, group, path, rect, shrunk, tag, words
from serai.games.merv import tables as t
from serai.words import Words

GLAZES = ("merv-purple", "merv-sand", "merv-turquoise", "merv-orange")
NAME = 92  # units that a name may take


def glazes() -> str:
    """The patterns of the tiles."""
    return "".join(_glaze(colour) for colour in range(len(GLAZES)))


def _glaze(colour: int) -> str:
    glaze = SHAPES["glazes"][colour]
    if "path" in glaze:
        mark = path(glaze["path"], stroke="rgba(255,255,255,0.16)", stroke_width=1.6)
    else:
        x, y, r = glaze["dot"]
        mark = circle(Point(x, y), r, fill="rgba(90,60,10,0.2)")
    name = f"merv-glaze-{colour}"
    return tag("pattern", mark, id=name, width=glaze["width"], height=glaze["height"], patternUnits="userSpaceOnUse")


def city(view: dict[str, Any], said: Words) -> str:
    """The city in its own corner."""
    cells = range(len(t.CELLS))
    tiles = [_market(view) if cell == t.MARKET_CELL else _tile(view, cell, said) for cell in cells]
    stone, edge = LOOKS["merv-stone"], LOOKS["merv-stone-edge"]
    towers = []
    for corner, (right, down) in enumerate(SHAPES["towers"]):
        x, y = corner_at(corner).middle
        at = Point(x + right, y + down)
        towers += [circle(at, 17, fill=stone, stroke=edge, stroke_width=2), circle(at, 9, fill=LOOKS["merv-turquoise"])]
    return "".join(
        (
            rect(Box(2, 2, CITY - 4, CITY - 4), rx=26, fill=LOOKS["merv-bank"], stroke=edge, stroke_width=3),
            rect(Box(RIM - 6, RIM - 6, SPAN + 12, SPAN + 12), rx=10, fill=LOOKS["merv-ground"]),
            *towers,
            *(_slot(view, slot) for slot in range(len(t.SLOTS))),
            *tiles,
            *_waiting(view),
        )
    )


def _tile(view: dict[str, Any], cell: int, said: Words) -> str:
    """A tile: its glaze and action, the cube it yields, and what stands on it."""
    tile: int = view["tiles"][cell]
    building: int = view["building"][cell]
    soldier: int = view["soldier"][cell]
    upgrade: int = view["upgrade"][cell]
    colour, action = t.TILE_COLOUR[tile], t.TILE_ACTION[tile]
    ink = "#4a3410" if colour == 1 else "#fff9ee"
    face = Box(0, 0, TILE, TILE)
    called = said.entry("action", action)
    size = shrunk(called, NAME, 13.5, 8)
    better = circle(Point(83, 19), 14.5, fill=LOOKS["paper-raised"], stroke=LOOKS["line-strong"])
    x, y = cell_at(cell)
    return group(
        rect(face, rx=9, fill=LOOKS[GLAZES[colour]], stroke="rgba(40,25,10,0.45)", stroke_width=1.4),
        rect(face, rx=9, fill=f"url(#merv-glaze-{colour})"),
        rect(Box(4.5, 4.5, TILE - 9, TILE - 9), rx=6, fill="none", stroke="rgba(255,255,255,0.35)", stroke_width=1.2),
        icon(t.ACTIONS[action], 30, 35, 8, ink),
        words(called, Point(50, 51), size, fill=ink, text_anchor="middle"),
        cube(colour, 23, 6, 7),
        better + cube(upgrade, 22, 72, 8) if upgrade >= 0 else "",
        piece("house", building, 34, 76, 1.06) if building >= 0 else "",
        piece("soldier", soldier, 77, 76) if soldier >= 0 else "",
        x=x,
        y=y,
    )


def _market(view: dict[str, Any]) -> str:
    """The camel market: four corners with their rewards and camels, and the camels to take."""
    side: int = view["market_side"]
    camels: list[int] = view["corners"]
    stone, edge = LOOKS["merv-stone"], LOOKS["merv-stone-edge"]
    corners = []
    for corner, (x, y) in enumerate(SHAPES["corners"]):
        full = camels[corner] > 0
        name = t.REWARDS[t.CORNER_REWARDS[side][corner]]
        plate = rect(Box(0, 0, 46, 46), rx=7, fill=LOOKS["paper-raised"], stroke=LOOKS["line-strong"])
        prize = reward(name, 20, 4, 4) if full else reward(name, 26, 10, 10)
        camel = icon("camel", 30, 14, 14, LOOKS["merv-camel"]) if full else ""
        corners.append(group(plate, prize, camel, x=x, y=y))
    heart = circle(Point(50, 50), 16, fill=stone, stroke=edge) + icon("camel", 22, 39, 38, LOOKS["merv-camel"])
    at = cell_at(t.MARKET_CELL)
    ground = rect(Box(0, 0, TILE, TILE), rx=9, fill=stone, stroke=edge, stroke_width=2)
    return group(ground, *corners, heart, x=at.x, y=at.y)


def _slot(view: dict[str, Any], slot: int) -> str:
    """A slot of the rim and the wall slot before it: a stone pad for a master, and a wall or gate."""
    current = slot // 5 == view["round"]
    master: int = view["masters"][slot % 5] if current else -1
    built: int = view["walls"][slot]
    pad, wall = slot_at(slot), wall_at(slot)
    x, y = pad.middle
    face = Box(pad.x + 4, pad.y + 4, pad.width - 8, pad.height - 8)
    strong = 1 if current else 0.55
    number = words(
        str(slot % 5 + 1),
        Point(x, y + 6),
        22,
        TITLE,
        fill=LOOKS["merv-stone-ink"],
        opacity=1 if current else 0.75,
        text_anchor="middle",
    )
    edge: Look = {"stroke": LOOKS["merv-stone-edge"], "stroke_dasharray": "4 4"}
    stone: Look = {"fill": LOOKS["merv-stone"], "stroke": LOOKS["merv-stone-edge"], "stroke_width": 1.4}
    return "".join(
        (
            rect(face, rx=10, opacity=strong, **stone),
            number if master < 0 else "",
            rect(wall, rx=3, fill=LOOKS["merv-bed"], **edge),
            circle(wall.middle, 9, fill=LOOKS["merv-bed"], **edge) if built < 0 and t.IS_GATE_SLOT[slot] else "",
            _wall(built, wall, upright=slot // 5 % 2 == 1) if built >= 0 else "",
            piece("master", master, x, y + 6, 1.05) if master >= 0 else "",
        )
    )


def _wall(built: int, wall: Box, upright: bool) -> str:
    """A wall with its merlons, or a gate."""
    brick: Look = {
        "fill": LOOKS[f"merv-brick-{t.PIECE_COLOUR[built]}"],
        "stroke": "rgba(30,18,8,0.7)",
        "stroke_width": 1.2,
    }
    merlons = [
        rect(
            Box(wall.x - 2, wall.y + k * 20 + 3, wall.width + 4, 13)
            if upright
            else Box(wall.x + k * 20 + 3, wall.y - 2, 13, wall.height + 4),
            rx=2,
            **brick,
        )
        for k in range(5)
    ]
    gate = circle(wall.middle, 12, **brick) + circle(wall.middle, 6.5, fill="#241608")
    return "".join((rect(wall, rx=2, **brick), *merlons, gate if t.PIECE_IS_GATE[built] else ""))


def _waiting(view: dict[str, Any]) -> list[str]:
    """Who waits in the queue, front first: in the next corner while the queue is being formed."""
    queue: list[int] = view["queue"]
    masters: list[int] = view["masters"]
    side: int = view["round"]
    corner = corner_at((side + 1) % 4 if any(owner < 0 for owner in queue) else side)
    return [
        piece("master", owner, corner.x + 22 + place % 2 * 30, corner.y + 36 + place // 2 * 40, 0.8)
        for place, owner in enumerate(queue)
        if owner >= 0 and owner not in masters
    ]
