"""Marks of what may be chosen and of who owns what stand out on the Merv board: measured on what is painted."""

from __future__ import annotations

from functools import cache

import pytest

from serai import Match
from serai.engine.core.chance import seeded
from serai.games.merv import GAME
from tests.web.boards.marks import LEAST, LOOKS, Visit, check_outline, check_tint, come, seat_colours
from tests.web.boards.merv.sample import busy
from tests.web.boards.merv.turns import question
from tests.web.sampling import sample
from tests.web.walkers.pixels import Line, along, crossing

LIT = ".merv [data-legal]"
# The kinds of questions whose answers together light up every kind of element.
KINDS = {
    "tile": "cell-",
    "wall-slot": "slot-",
    "found": "city-",
    "palace": "court-",
    "mosque": "space-",
    "pay": "way-",
    "menu": "",
}

# Short lines across the left edge of whatever is lit, halfway down.
EDGES = """
(kind) => [...document.querySelectorAll(".merv [data-legal]")]
  .filter((each) => (each.dataset.spot ?? "").startsWith(kind) && each.checkVisibility())
  .map((each) => (each.querySelector(".lit-ring") ?? each).getBoundingClientRect())
  .map(({ x, y, height }) => [x - 10, y + height / 2, x + 10, y + height / 2])
"""
# By cell with a building: a line from beside the house into it, below its eaves.
HOUSES = """
(cells) => cells.map((cell) => {
  const house = document.querySelector(`.merv [data-spot="cell-${cell}"] .piece .body`).getBoundingClientRect();
  const y = house.y + 0.8 * house.height;
  return [house.x - 8, y, house.x + 8, y];
})
"""


@pytest.mark.parametrize(("theme", "palette"), sample(LOOKS[-1], LOOKS[0]))
def test_whatever_may_be_chosen_stands_out(visit: Visit, theme: str, palette: str) -> None:
    found = {}
    for kind, spot in KINDS.items():
        page = come(visit, theme, palette, asking(kind), LIT)
        lines: list[Line] = page.evaluate(EDGES, spot)
        found[kind] = len(lines)
        for line in along(page, lines):
            apart = crossing(line, 0.3, 0.75)
            assert apart >= LEAST, f"{kind}: {apart:.2f}"
    assert all(found.values()), found


@cache
def asking(kind: str) -> Match:
    return question(lambda match: match.asks[0].kind == kind and len(match.asks[0].options) > 1)


@cache
def built_up() -> Match:
    """A game of four in which everybody has buildings, and somebody chooses a slot."""
    match, chance = Match.new(GAME, 4, "owners"), seeded("busy")
    while match.state.year < 2 or match.asks[0].kind != "slot" or len({*match.state.building} - {-1}) < 4:
        busy(match, chance)
    return match


@pytest.mark.parametrize(("theme", "palette"), sample(*LOOKS))
def test_who_owns_a_building_stands_out(visit: Visit, theme: str, palette: str) -> None:
    match = built_up()
    page = come(visit, theme, palette, match, LIT)
    colours = seat_colours(page)
    owners = {cell: owner for cell, owner in enumerate(match.state.building) if owner >= 0}
    for line, owner in zip(along(page, page.evaluate(HOUSES, [*owners])), owners.values(), strict=True):
        what = f"a building of {owner}"
        tint = check_outline(line, what, ground=(0.0, 0.12), edge=(0.15, 0.68), tint=(0.7, 0.9))
        check_tint(tint, colours[owner], what)
