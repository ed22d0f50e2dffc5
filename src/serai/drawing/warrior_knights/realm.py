"""What stands in the kingdom: cities and castles with the marks of war, names, garrisons, and nobles as shields."""

from __future__ import annotations

from typing import Any

from serai.drawing.colours import colours
from serai.drawing.seats import colour_of, sign
from serai.drawing.svg import TITLE, Box, Look, Point, circle, group, path, rect, tag, words
from serai.drawing.warrior_knights.chart import CHART, ranks
from serai.drawing.warrior_knights.land import INK, LOOKS
from serai.drawing.warrior_knights.shapes import SHAPES
from serai.games.warrior_knights.rules.board import CASTLE, CITY_IN
from serai.games.warrior_knights.state import AT_SEA, RAZED
from serai.games.warrior_knights.tables import NOBLES_EACH
from serai.words import Words

LONG, ROOM = 11, 260  # letters of a name before it is broken, and units that a line may take
FIGURE = 21  # units that strengths are written in; on a picture there is nothing to come closer to


def wall(view: dict[str, Any], facts: dict[str, Any], number: int, at: Point) -> str:
    """A city as a drawn town, or a castle: whose it is, how strong, and the marks of war."""
    castle = number >= CASTLE
    owner: int = number - CASTLE if castle else view["owner"][number]
    besieger: int = view["besieger"][number]
    breaches: int = view["breach"][number]
    strength: int = facts["wall_strengths"][number]
    fortified: bool = not castle and view["fortified"][number] > 0
    foot = 14 if castle else 12
    fill = colour_of(owner) if castle and owner >= 0 else LOOKS["wk-stone"]
    rampart = path(SHAPES["rampart"], fill=LOOKS["wk-rock"], stroke=INK, stroke_width=1.5)
    shape = SHAPES["keep"] if castle else SHAPES["town"]
    cracks = [
        path(f"M{-22 + n * 9} -4 {SHAPES['breach']}", stroke=colours()["bad"], stroke_width=3.5)
        for n in range(breaches)
    ]
    return group(
        _siege(besieger) if besieger >= 0 else "",
        rampart if fortified else "",
        path(shape, fill=fill, stroke=INK, stroke_width=3, stroke_linejoin="round"),
        path(f"M-5 {foot} V3 Q0 -3 5 3 V{foot} Z", fill=INK),
        *cracks,
        _flag(owner) if owner >= 0 else "",
        words(str(strength), Point(-47, -9), FIGURE, fill=INK, text_anchor="middle"),
        "" if castle else _income(facts["city_incomes"][number]),
        x=at.x,
        y=at.y - 9,
    )


def _siege(besieger: int) -> str:
    """The camps of the besiegers in a trench."""
    ring: Look = {"rx": 42, "ry": 27, "fill": "none"}
    camps = tag("ellipse", stroke=colour_of(besieger), stroke_width=5, stroke_dasharray="8 3", **ring)
    return tag("ellipse", stroke=INK, stroke_width=10, **ring) + camps


def _flag(owner: int) -> str:
    cloth = path(SHAPES["flag"], fill=colour_of(owner), stroke=INK, stroke_width=3)
    return path(SHAPES["pole"], stroke=INK, stroke_width=2) + cloth + sign(owner, 43, -17, 0.7)


def _income(crowns: int) -> str:
    coin = circle(Point(0, 0), 10, fill=LOOKS["wk-gold"], stroke=INK, stroke_width=1.2)
    return group(coin, words(str(crowns), Point(0, 5), 14, fill="#221a05", text_anchor="middle"), x=-45, y=5)


def name(view: dict[str, Any], facts: dict[str, Any], area: int, said: Words) -> str:
    """What an area is called, in two lines where that is long and nothing stands there; a ruin where a city was."""
    at, city = CHART.at[area], CITY_IN[area]
    built: int = facts["walls"][area]
    ruined = city >= 0 and view["owner"][city] == RAZED
    label = said.entry("city", city) if city >= 0 else said.entry("area", area).partition(" (")[0]
    lines = _lines(label, alone=city < 0 and built < 0)
    most = (ROOM if city < 0 else 1.2 * ROOM) / max(map(len, lines))
    size = min(17 if city < 0 else 19, most)
    y = at.y - (40 if built >= 0 or ruined else 14) - (size / 2 if len(lines) > 1 else 0)
    look: Look = {"paint_order": "stroke", "stroke": LOOKS["wk-land-1"], "stroke_width": 3.5, "text_anchor": "middle"}
    fill = LOOKS["wk-ink-soft"] if city < 0 else INK
    ruin = path(
        SHAPES["ruin"], fill=LOOKS["wk-neutral"], stroke=LOOKS["wk-ink-soft"], stroke_width=1.5, stroke_dasharray="4 3"
    )
    texts = [words(line, Point(at.x, y + n * size), size, TITLE, fill=fill, **look) for n, line in enumerate(lines)]
    return (group(ruin, x=at.x, y=at.y) if ruined and built < 0 else "") + "".join(texts)


def _lines(label: str, alone: bool) -> list[str]:
    parts = label.split(" ")
    if len(label) < LONG or len(parts) < 2 or not alone:
        return [label]
    half = (len(parts) + 1) // 2
    return [" ".join(parts[:half]), " ".join(parts[half:])]


def garrison(strength: int, area: int) -> str:
    """The garrison of a castle: its strength beside the walls."""
    x, y = CHART.at[area]
    plate = rect(Box(x + 24, y + 3, 44, 23), rx=6, fill=LOOKS["wk-stone"], stroke=INK, stroke_width=1.2)
    return plate + words(str(strength), Point(x + 46, y + 21), FIGURE - 2, fill=INK, text_anchor="middle")


def nobles(view: dict[str, Any], facts: dict[str, Any]) -> list[str]:
    """Every noble on the map, seat by seat."""
    where: list[int] = view["where"]
    drawn = []
    for area, middle in enumerate(CHART.at):
        there = [noble for noble, place in enumerate(where) if place in (area, AT_SEA + area)]
        spots, size = ranks(middle, len(there))
        drawn += [_noble(view, facts, noble, at, size) for noble, at in zip(there, spots, strict=True)]
    return drawn


def _noble(view: dict[str, Any], facts: dict[str, Any], noble: int, at: Point, size: float) -> str:
    """A shield on its base with the strength of the army, in a boat while at sea."""
    strength: int = facts["strengths"][noble]
    wounds: int = view["tokens"][noble]
    at_sea: bool = view["where"][noble] >= AT_SEA
    tired: bool = view["exhausted"][noble] > 0
    hull = path(SHAPES["hull"], fill=LOOKS["wk-road"], stroke=INK, stroke_width=1.5)
    boat = hull + path(SHAPES["swell"], stroke=LOOKS["wk-river"], stroke_width=2.5)
    halo: Look = {"paint_order": "stroke", "stroke": LOOKS["wk-land-1"], "stroke_width": 4, "text_anchor": "middle"}
    cuts = [
        path(f"M{9 - 6 * n} -14 l5 5 m0 -5 l-5 5", stroke=colours()["bad"], stroke_width=2.6) for n in range(wounds)
    ]
    seat, base = divmod(noble, NOBLES_EACH)
    return group(
        boat if at_sea else "",
        _shield(seat, base, tired),
        words(str(strength), Point(0, -20), FIGURE, fill=INK, **halo),
        *cuts,
        x=at.x,
        y=at.y,
        scale=size,
    )


def _shield(seat: int, base: int, tired: bool) -> str:
    stand = path(SHAPES["stands"][SHAPES["bases"][base]], fill=LOOKS["wk-base"], stroke=INK, stroke_width=1.5)
    look: Look = {"paint_order": "stroke", "stroke": LOOKS["wk-base"], "stroke_width": 2.5, "text_anchor": "middle"}
    number = words(str(base + 1), Point(0, 20), 11, fill=INK, **look)
    worn = path(SHAPES["field"], stroke=LOOKS["wk-base"], stroke_width=1.4, stroke_dasharray="4 3")
    return tag(
        "g",
        stand,
        number,
        path(SHAPES["field"], fill=colour_of(seat), stroke=INK, stroke_width=3),
        worn if tired else "",
        sign(seat, 0, -3, 0.85, 1.4),
        opacity=0.8 if tired else 1,
    )
