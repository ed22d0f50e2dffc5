"""A position of Warrior Knights: the kingdom with its cities, castles and armies."""

from __future__ import annotations

from typing import Any

from serai.drawing.svg import Drawing
from serai.drawing.warrior_knights.chart import CHART
from serai.drawing.warrior_knights.land import land
from serai.drawing.warrior_knights.realm import garrison, name, nobles, wall
from serai.games.warrior_knights.tables import GARRISON
from serai.words import Words


def draw(view: dict[str, Any], facts: dict[str, Any], words: Words) -> Drawing:
    """The board as everybody sees it."""
    walls: list[int] = facts["walls"]
    castles: list[int] = view["castle"]
    strengths: list[int] = facts["strengths"]
    drawn = [land()]
    for area, at in enumerate(CHART.at):
        drawn.append(wall(view, facts, walls[area], at) if walls[area] >= 0 else "")
        drawn.append(name(view, facts, area, words))
    drawn += [garrison(strengths[GARRISON + seat], area) for seat, area in enumerate(castles) if area >= 0]
    return Drawing("".join((*drawn, *nobles(view, facts))), CHART.width, CHART.height)
