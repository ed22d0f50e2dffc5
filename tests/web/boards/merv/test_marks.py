"""Marks of what may be chosen and of who owns what stand out on the Merv board: measured on what is painted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai import Match
from serai.engine.core.chance import seeded
from serai.games.merv import GAME
from tests.web.boards.merv.sample import busy
from tests.web.boards.merv.turns import question
from tests.web.harness import Visitor
from tests.web.walkers.pixels import Line, along, contrast, crossing, middling, part

Visit = Callable[..., Visitor]
LEAST = 3.0
TINTED = 60  # how far a tint may be from the colour of its owner, over all three parts
LOOKS = [(theme, palette) for theme in ("light", "dark") for palette in ("distinct", "classic")]
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
COLOURS = """
() => [0, 1, 2, 3].map((seat) => {
  const each = document.createElement("i");
  each.style.color = `var(--seat-${seat})`;
  document.body.append(each);
  const found = getComputedStyle(each).color.match(/\\d+/g).map(Number);
  each.remove();
  return found;
})
"""


def come(visit: Visit, theme: str, palette: str, match: Match, seats: int) -> Page:
    ann = visit("Ann", animation="none", theme=theme, palette=palette)
    page = ann.go(f"/table/{ann.gone_on(match.record.to_json(), match.number, seats, match.asks[0].seat)}")
    expect(page.locator(".merv [data-legal]").first).to_be_visible()
    return page


@pytest.mark.parametrize(("theme", "palette"), [LOOKS[0], LOOKS[-1]])
def test_whatever_may_be_chosen_stands_out(visit: Visit, theme: str, palette: str) -> None:
    found = {}
    for kind, spot in KINDS.items():
        page = come(visit, theme, palette, asking(kind), 2)
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


@pytest.mark.parametrize(("theme", "palette"), LOOKS)
def test_who_owns_a_building_stands_out(visit: Visit, theme: str, palette: str) -> None:
    match = built_up()
    page = come(visit, theme, palette, match, 4)
    colours: list[Any] = page.evaluate(COLOURS)
    owners = {cell: owner for cell, owner in enumerate(match.state.building) if owner >= 0}
    for line, owner in zip(along(page, page.evaluate(HOUSES, [*owners])), owners.values(), strict=True):
        ground, tint = middling(part(line, 0.0, 0.12)), middling(part(line, 0.7, 0.9))
        edge = part(line, 0.15, 0.68)
        for beside in (ground, tint):
            apart = max(contrast(pixel, beside) for pixel in edge)
            assert apart >= LEAST, f"the edge of a building of {owner} on {beside}: {apart:.2f}"
        near = sum(abs(one - other) for one, other in zip(tint, colours[owner], strict=True))
        assert near < TINTED, f"a building of {owner} is painted {tint}, {near} from its owner's colour"
