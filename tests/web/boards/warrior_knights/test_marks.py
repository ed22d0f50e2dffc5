"""Marks of what may be chosen and of who owns what stand out on the map: measured on what is painted."""

from __future__ import annotations

from functools import cache
from statistics import median

import pytest

from serai import Match
from serai.engine.core.chance import seeded
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import Besiege
from serai.games.warrior_knights.rules.board import CASTLE
from tests.web.boards.marks import (
    LEAST,
    LOOKS,
    TINTED,
    Visit,
    apart_from,
    check_outline,
    check_tint,
    come,
    seat_colours,
)
from tests.web.boards.warrior_knights.sample import busy
from tests.web.sampling import sample
from tests.web.walkers.pixels import Line, along, contrast, crossing, middling, part

LIT = ".wk [data-legal]"
SEATS = 4
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
# By seat: a line from beside the keep of its castle into it, above the gate.
KEEPS = """
(walls) => walls.map((wall) => {
  const keep = document.querySelector(`.wk [data-wall="${wall}"] + g .walls`).getBoundingClientRect();
  const y = keep.y + 0.75 * keep.height;
  return [keep.x - 6, y, keep.x + 6, y];
})
"""
# By seat: of its flags and shields on the map, a line into each above the emblem, from the side where nothing holds it,
# and a line through the emblem.
CLOTHS = """
([path, from]) => [0, 1, 2, 3].map((seat) => [...document.querySelectorAll(path)]
  .filter((each) => each.getAttribute("fill") === `var(--seat-${seat})`)
  .flatMap((each) => {
    const { x, y, width, height } = each.getBBox();
    const at = (across, down) =>
      new DOMPoint(x + across * width, y + down * height).matrixTransform(each.getScreenCTM());
    const [edge, left, right] = [at(from, 0.25), at(0.15, 0.47), at(0.85, 0.47)];
    const out = from ? 6 : -6;
    return [[edge.x + out, edge.y, edge.x, edge.y], [left.x, left.y, right.x, right.y]];
  }))
"""
# By seat: lines from all sides across the ring of its siege.
RINGS = """
() => [0, 1, 2, 3].map((seat) => {
  const ring = document.querySelector(`.wk .siege[stroke="var(--seat-${seat})"]`);
  const [{ value: rx }, { value: ry }] = [ring.rx.baseVal, ring.ry.baseVal];
  return [...Array(16).keys()].map((part) => {
    const [across, down] = [Math.cos((part * Math.PI) / 8), Math.sin((part * Math.PI) / 8)];
    const at = (far) =>
      new DOMPoint((rx + far) * across, (ry + far) * down).matrixTransform(ring.getScreenCTM());
    const [inside, outside] = [at(-11), at(11)];
    return [inside.x, inside.y, outside.x, outside.y];
  });
})
"""


@cache
def asking(kind: str) -> Match:
    """A game of four in which somebody is asked something of a kind and has a choice."""
    match, chance = Match.new(GAME, SEATS, "marks"), seeded("marks")
    while match.asks[0].kind != kind or len(match.asks[0].options) < 2:
        busy(match, chance)
    return match


@pytest.mark.parametrize(("theme", "palette"), sample(LOOKS[-1], LOOKS[0]))
def test_whatever_may_be_chosen_stands_out(visit: Visit, theme: str, palette: str) -> None:
    found = {}
    for kind, spot in KINDS.items():
        page = come(visit, theme, palette, asking(kind), LIT)
        lines: list[Line] = page.evaluate(EDGES, spot)
        found[kind] = len(lines)
        across = [crossing(line) for line in along(page, lines)]
        for apart in map(max, across[::2], across[1::2]):
            assert apart >= LEAST, f"{kind}: {apart:.2f}"
    assert all(found.values()), found


@cache
def besieged() -> Match:
    """A game of four in which every baron besieges something."""
    match, chance = Match.new(GAME, SEATS, "sieges 8"), seeded("marks")
    while {*range(SEATS)} - {*match.state.besieger}:
        asked = match.asks[0]
        wished = [each for each in asked.options if type(each) is Besiege]
        if wished:
            match.choose(asked.seat, wished[chance.below(len(wished))])
        else:
            busy(match, chance)
    return match


@pytest.mark.parametrize(("theme", "palette"), sample(*LOOKS))
def test_whose_something_is_stands_out(visit: Visit, theme: str, palette: str) -> None:
    match = besieged()
    page = come(visit, theme, palette, match, ".wk")
    colours = seat_colours(page)
    castles: list[Line] = page.evaluate(KEEPS, [CASTLE + seat for seat in range(SEATS)])
    flags: list[list[Line]] = page.evaluate(CLOTHS, [".wk .flag", 1])
    shields: list[list[Line]] = page.evaluate(CLOTHS, [".wk .piece .field", 0])
    rings: list[list[Line]] = page.evaluate(RINGS)
    for owner, line in enumerate(along(page, castles)):
        what = f"the castle of {owner}"
        tint = check_outline(line, what, ground=(0.0, 0.2), edge=(0.3, 0.7), tint=(0.8, 0.95))
        check_tint(tint, colours[owner], what)
    for kind, each in (("flag", flags), ("shield", shields)):
        assert all(each), kind
        for owner in range(SEATS):
            pixels = along(page, each[owner])
            for edge, emblem in zip(pixels[::2], pixels[1::2], strict=True):
                apart = max(contrast(pixel, middling(part(edge, 0.0, 0.5))) for pixel in part(edge, 0.6, 1.0))
                assert apart >= LEAST, f"the edge of a {kind} of {owner}: {apart:.2f}"
                field = min(emblem, key=lambda pixel: apart_from(pixel, colours[owner]))
                apart = max(contrast(pixel, field) for pixel in emblem)
                assert apart >= LEAST, f"the emblem on a {kind} of {owner}: {apart:.2f}"
    for owner in range(SEATS):
        across = along(page, rings[owner])
        apart = median(map(crossing, across))  # a name or a figure may lie on some of it
        assert apart >= LEAST, f"the siege of {owner}: {apart:.2f}"
        near = min(apart_from(line[len(line) // 2], colours[owner]) for line in across)
        assert near < TINTED, f"no camp of the siege of {owner} is in his colour"
