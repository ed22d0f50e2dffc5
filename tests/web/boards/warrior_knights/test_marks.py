"""Marks of what may be chosen and of who owns what stand out on the map: measured on what is painted."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from serai import Match
from serai.engine.core.chance import seeded
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.rules.board import CASTLE
from tests.web.boards.warrior_knights.sample import busy
from tests.web.harness import Visitor
from tests.web.walkers.pixels import Line, along, contrast, crossing, middling, part

Visit = Callable[..., Visitor]
LEAST = 3.0
TINTED = 60  # how far a tint may be from the colour of its owner, over all three parts
SEATS = 4
LOOKS = [(theme, palette) for theme in ("light", "dark") for palette in ("distinct", "classic")]
# The kinds of questions whose answers together light up areas, shields and what lies in panels.
KINDS = {"castle-site": "area-", "mobilize-forces": "area-", "move-noble": "noble-", "hire-company": "company-"}

# Two lines across the left edge of whatever is lit, above and below the road, which leads from middle to middle: where
# a flag of the next area touches one of them, the other is free.
EDGES = """
(kind) => [...document.querySelectorAll(".wk [data-legal]")]
  .filter((each) => (each.dataset.spot ?? "").startsWith(kind) && each.checkVisibility())
  .map((each) => (each.querySelector(".hit") ?? each).getBoundingClientRect())
  .filter(({ width }) => width > 0)
  .flatMap(({ x, y, height }) => [0.32, 0.64].map((at) => [x - 24, y + at * height, x + 24, y + at * height]))
"""
# By castle: a line from beside its keep into it, above its gate.
KEEPS = """
(walls) => walls.map((wall) => {
  const keep = document.querySelector(`.wk [data-wall="${wall}"] + g .walls`).getBoundingClientRect();
  const y = keep.y + 0.75 * keep.height;
  return [keep.x - 6, y, keep.x + 6, y];
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


@cache
def asking(kind: str) -> Match:
    """A game of four in which somebody is asked something of a kind and has a choice."""
    match, chance = Match.new(GAME, SEATS, "marks"), seeded("marks")
    while match.asks[0].kind != kind or len(match.asks[0].options) < 2:
        busy(match, chance)
    return match


def come(visit: Visit, theme: str, palette: str, match: Match) -> Page:
    ann = visit("Ann", animation="none", theme=theme, palette=palette)
    page = ann.go(f"/table/{ann.gone_on(match.record.to_json(), match.number, SEATS, match.asks[0].seat)}")
    expect(page.locator(".wk [data-legal]").first).to_be_visible()
    return page


@pytest.mark.parametrize(("theme", "palette"), [LOOKS[0], LOOKS[-1]])
def test_whatever_may_be_chosen_stands_out(visit: Visit, theme: str, palette: str) -> None:
    found = {}
    for kind, spot in KINDS.items():
        page = come(visit, theme, palette, asking(kind))
        lines: list[Line] = page.evaluate(EDGES, spot)
        found[kind] = len(lines)
        across = [crossing(line) for line in along(page, lines)]
        for apart in map(max, across[::2], across[1::2]):
            assert apart >= LEAST, f"{kind}: {apart:.2f}"
    assert all(found.values()), found


@pytest.mark.parametrize(("theme", "palette"), LOOKS)
def test_whose_a_castle_is_stands_out(visit: Visit, theme: str, palette: str) -> None:
    page = come(visit, theme, palette, asking("move-noble"))
    colours: list[Any] = page.evaluate(COLOURS)
    lines: list[Line] = page.evaluate(KEEPS, [CASTLE + seat for seat in range(SEATS)])
    for owner, line in enumerate(along(page, lines)):
        ground, tint = middling(part(line, 0.0, 0.2)), middling(part(line, 0.8, 0.95))
        edge = part(line, 0.3, 0.7)
        for beside in (ground, tint):
            apart = max(contrast(pixel, beside) for pixel in edge)
            assert apart >= LEAST, f"the edge of the castle of {owner} on {beside}: {apart:.2f}"
        near = sum(abs(one - other) for one, other in zip(tint, colours[owner], strict=True))
        assert near < TINTED, f"the castle of {owner} is painted {tint}, {near} from its owner's colour"
