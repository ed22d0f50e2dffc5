"""Marks of what may be chosen and of who owns what stand out on the Khan board: measured on what is painted."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import chain

import pytest

import serai
from serai.engine.play.match import Match
from serai.engine.views.facts import facts_of
from serai.games.khan.choices import Chase, Conquer, Invade
from tests.web.boards.marks import LEAST, LOOKS, TINTED, Visit, apart_from, come, seat_colours
from tests.web.sampling import sample
from tests.web.walkers.pixels import Line, along, contrast, crossing, middling, part

LIT = "[data-verb=invade], [data-special][data-legal]"
# Shares of the way from the middle of a cell to the next one's: the edge's outer line, and where its inner line begins.
OUTER, INNER = (0.435, 0.485), 0.36

# Lines from lit cells to neighbours that are not lit, beside whatever stands in the middle of either.
EDGES = """
(columns) => {
  const cells = [...document.querySelectorAll(".khan [data-cell]")];
  const bare = (cell) => !/tile|bridge/.test(cell.ariaLabel);
  const lines = [];
  cells.forEach((cell, k) => {
    if (!("legal" in cell.dataset) || !bare(cell)) return;
    for (const step of [1, -1, columns, -columns]) {
      const other = cells[k + step];
      const sideways = Math.abs(step) === 1 && Math.floor(k / columns) !== Math.floor((k + step) / columns);
      if (!other || sideways || "legal" in other.dataset || !bare(other)) continue;
      const [{ x, y, width }, there] = [cell.getBoundingClientRect(), other.getBoundingClientRect()];
      const [dx, dy] = [there.x - x, there.y - y];
      const from = [x + width / 2 + (0.33 * Math.abs(dy)), y + width / 2 + (0.33 * Math.abs(dx))];
      lines.push([...from, from[0] + dx, from[1] + dy]);
    }
  });
  return lines;
}
"""
# Short lines across the left edge of whatever else is lit.
BESIDE = """
() => [...document.querySelectorAll(".khan button[data-legal]")].map((each) => {
  const { x, y, height } = each.getBoundingClientRect();
  return [x - 6, y + height / 2, x + 10, y + height / 2];
})
"""
COURTS = """
() => [...document.querySelectorAll(".khan .court[data-legal] .plot")].map((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  return [x + width / 2, y - 8, x + width / 2, y + 8];
})
"""
# Across the rings of rulers that may be expelled, towards a corner of the cell.
RULERS = """
() => [...document.querySelectorAll(".khan circle.out")].map((each) => {
  const { x, y, width } = each.getBoundingClientRect();
  const at = (share) => (0.5 - share * Math.SQRT1_2) * width;
  return [x + at(0.222), y + at(0.222), x + at(0.778), y + at(0.778)];
})
"""
# By piece: lines from beside the middle of its cells straight out to cells that no piece covers.
PIECES = """
(places) => places.map(({ from, to }) => {
  const box = (cell) => document.querySelector(`.khan [data-cell="${cell}"]`).getBoundingClientRect();
  const [here, there] = [box(from), box(to)];
  const [dx, dy] = [(there.x - here.x) / here.width, (there.y - here.y) / here.height];
  const aside = 0.3 * here.width;  // beside what may stand in the middle
  const [x, y] = [here.x + here.width / 2 - aside * Math.abs(dy), here.y + here.height / 2 + aside * Math.abs(dx)];
  return [x, y, x + dx * here.width, y + dy * here.height];
})
"""


@cache
def warlike() -> Match:
    """A game of four in which every seat owns a piece and somebody is asked for an action with a conquest in it."""
    for seed in range(200):
        match, dice = Match.new(serai.load("khan"), seats=4, seed=str(seed)), random.Random(seed)
        while match.asks:
            owners = facts_of(match.game, match.view(None))["holders"] if match.asks[0].kind == "act" else []
            options = list(match.asks[0].options)
            pieces = [pick for pick in options if type(pick) is Conquer]
            kinds = Counter(type(pick) for pick in options)
            enough = min(kinds[Conquer], kinds[Invade], kinds[Chase]) > 1 and len(owners) > 6
            if enough and len({*chain(*owners)}) == 4 and any(len(each) > 1 for each in owners):
                return match
            match.choose(match.asks[0].seat, dice.choice(pieces or options))
    raise AssertionError("no game has pieces of all four")


@cache
def prepared() -> Match:
    """A game of four in which somebody may use special cards of several kinds."""
    match, dice = Match.new(serai.load("khan"), seats=4, seed="1"), random.Random(1)
    while match.asks[0].kind != "use-special" or len({type(pick) for pick in match.asks[0].options}) < 4:
        match.choose(match.asks[0].seat, dice.choice(list(match.asks[0].options)))
    return match


@pytest.mark.parametrize(("theme", "palette"), sample(*LOOKS))
def test_whatever_may_be_chosen_stands_out(visit: Visit, theme: str, palette: str) -> None:
    page = come(visit, theme, palette, warlike(), LIT)
    columns = 14
    for verb in ("invade", "conquer", "chase"):
        page.locator(f"[data-verb={verb}]").click()
        lines: list[Line] = page.evaluate(EDGES, columns) if verb != "chase" else []
        beside: list[Line] = page.evaluate(BESIDE)
        courts: list[Line] = page.evaluate(COURTS)
        rulers: list[Line] = page.evaluate(RULERS)
        assert (courts and rulers) if verb == "chase" else lines, verb
        assert verb == "chase" or beside, verb
        for line in along(page, lines + rulers):
            assert crossing(line) >= LEAST, f"{verb}, on the map: {crossing(line):.2f}"
        for line in along(page, beside + courts):
            assert crossing(line, 0.3, 0.75) >= LEAST, f"{verb}, beside the map: {crossing(line, 0.3, 0.75):.2f}"
        page.locator("[data-part=back]").click()


@pytest.mark.parametrize(("theme", "palette"), sample(*LOOKS))
def test_special_cards_that_may_be_used_stand_out(visit: Visit, theme: str, palette: str) -> None:
    page = come(visit, theme, palette, prepared(), LIT)
    lines: list[Line] = page.evaluate(BESIDE)
    assert page.locator("[data-special][data-legal]").count() == len(lines) > 1
    for line in along(page, lines):
        assert crossing(line, 0.3, 0.75) >= LEAST, f"{crossing(line, 0.3, 0.75):.2f}"


@pytest.mark.parametrize(("theme", "palette"), sample(*LOOKS))
def test_who_owns_a_piece_stands_out(visit: Visit, theme: str, palette: str) -> None:
    match = warlike()
    page = come(visit, theme, palette, match, LIT)
    colours = seat_colours(page)
    view = match.view(None)
    covered: set[int] = set()
    columns = 14
    tables = match.game.notation.tables
    cells = {name: number for number, name in enumerate(tables["cell"])}
    places = []
    for placement, owners in zip(view["laid"], facts_of(match.game, match.view(None))["holders"], strict=True):
        own = [cells[name] for name in tables["placement"][placement].split(":")[1].split("-")]
        covered.update(own)
        places.append((own, owners))
    lines, whose = [], []
    for own, owners in places:
        out = [
            {"from": cell, "to": cell + step}
            for cell in own
            for step in (1, -1, columns, -columns)
            if 0 <= cell + step < len(cells)
            and (abs(step) > 1 or cell // columns == (cell + step) // columns)
            and cell + step not in covered
        ]
        lines += page.evaluate(PIECES, out)
        whose += [owners] * len(out)
    assert {seat for owners in whose for seat in owners} == {0, 1, 2, 3}
    for line, owners in zip(along(page, lines), whose, strict=True):
        tint, ground = middling(part(line, 0.02, 0.2)), middling(part(line, 0.54, 0.66))
        outer, rings = middling(part(line, OUTER[0], OUTER[1])), part(line, INNER, OUTER[1])
        apart = contrast(outer, ground)
        assert apart >= LEAST, f"the edge of a piece of {owners} on {ground}: {apart:.2f}"
        within = max(contrast(pixel, tint) for pixel in rings)
        assert within >= LEAST, f"the edge of a piece of {owners} on its own colour: {within:.2f}"
        near = min(apart_from(tint, colours[seat]) for seat in owners)
        assert near < TINTED, f"a piece of {owners} is painted {tint}, {near} from its owner's colour"
