"""The Merv board: whole games by pointing at what lights up, a year by keyboard alone, nothing for axe-core to find."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from serai import Match
from serai.engine.play.record import Record
from serai.games.merv import GAME
from serai.games.merv.events import InvasionBegan, YearEnded
from serai.words import Words
from tests.web.boards.merv.sample import SAMPLE, played, text
from tests.web.harness import Visitor, axe
from tests.web.playing import BOARD, FINAL, play
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
MERV = ".merv"
BOT = {"kind": "bot", "level": "random"}  # it does not think long
LIT = f"{MERV} [data-legal]"

# How many elements of the board stick out of the window; what has a scroll bar of its own may.
WIDE = """
() => {
  const edge = document.documentElement.clientWidth + 1;
  const ours = [...document.querySelectorAll(".merv *")].filter((each) => !each.closest("svg, .scroll"));
  return ours.filter((each) => each.getBoundingClientRect().right > edge).length;
}
"""


# What fingers press beside the city, which a first touch brings near: an element is as large as the area it is hit in.
SMALL = """
() => [...document.querySelectorAll(".merv button, .merv [role=button]")]
  .filter((each) => each.checkVisibility() && !each.closest("[data-part=stage] svg"))
  .map((each) => [each.dataset.spot ?? each.textContent, (each.querySelector(".hit") ?? each).getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`)
"""

# The tabs whose words have no room: those of two must not touch.
CRAMPED = """
() => [...document.querySelectorAll(".merv [role=tab]")].filter((each) => {
  const words = document.createRange();
  words.selectNodeContents(each);
  return Math.max(0, ...[...words.getClientRects()].map(({ width }) => width)) > each.clientWidth - 3;
}).map((each) => each.innerText)
"""

# The entries of a scoring sheet that are not the sum of their parts, and the columns that are not the sum of theirs.
ADDS_UP = """
(sheet) => {
  const number = (each) => parseInt(each.textContent) || 0;
  const sum = (all) => all.reduce((total, each) => total + number(each), 0);
  // where there is little room, what points are made of stands in a row of its own
  const cells = [...sheet.querySelectorAll("tbody td:has(b):has(.points)")];
  const wrong = cells.filter((cell) => number(cell.querySelector("b")) !== sum([...cell.querySelectorAll(".points")]));
  const rows = [...sheet.querySelectorAll("tbody tr:has(td b)")];
  const totals = [...sheet.querySelectorAll(".total td")];
  const off = totals.filter((total, k) => number(total) !== sum(rows.map((row) => row.querySelectorAll("td b")[k])));
  return [...wrong, ...off].map((each) => each.innerText);
}
"""


# Questions that show every part of the board: by seats and kind.
STATES = ((1, "menu"), (2, "tribute"), (2, "slot"), (2, "pay"), (2, "mosque"), (2, "courtier-slot"), (4, "queue"))


def sit_down(visitor: Visitor, seats: int) -> Page:
    """A table of Merv that has begun, on its board: one seat is the visitor's, the others belong to bots."""
    wish = {"game": "merv", "seats": [{"kind": "me"}, *[BOT] * (seats - 1)]}
    table = str(visitor.post("/tables", wish)["id"])
    visitor.start(table)
    return on_board(visitor, table)


def on_board(visitor: Visitor, table: str) -> Page:
    page = visitor.go(f"/table/{table}")
    expect(page.locator(MERV)).to_be_visible()
    return page


@cache
def sample_play(seats: int) -> tuple[str, list[tuple[int, str]]]:
    match, asked = played(seats)
    return match.record.to_json(), asked


def go_on(visitor: Visitor, seats: int, kind: str) -> Page:
    """The game of the sample, gone on with from the last time that its first seat was asked something of a kind."""
    record, asked = sample_play(seats)
    at = max(move for move, question in enumerate(asked) if question == (0, kind))
    page = on_board(visitor, visitor.gone_on(record, at, seats))
    expect(page.locator(LIT).first).to_be_attached()
    return page


def cubes_on(cell: Locator) -> str:
    """The cubes that a tile is said to bring."""
    return (cell.get_attribute("aria-label") or "").partition("brings ")[2].partition(":")[0]


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'{MERV} [data-spot="{name}"]')


def test_the_sample_of_the_boards_own_tests_is_what_the_game_says() -> None:
    assert json.loads(SAMPLE.read_text(encoding="utf-8")) == json.loads(text())


@pytest.mark.parametrize("seats", sample(2, 1, 4))
def test_a_whole_game_by_pointing_at_the_board(visit: Visit, seats: int) -> None:
    ann = visit("Ann", animation="none", confirm="never")
    page = sit_down(ann, seats)
    play(page, seed=seats, lit=BOARD)
    sheet = page.locator(f"{MERV} .sheet")
    totals = sheet.locator(".total td")
    expect(totals).to_have_count(max(seats, 2))  # alone, the Magistrate has a column
    mine = totals.first.inner_text()
    expect(page.locator(".strip .points .unseen").first).to_have_text(re.compile(rf"^{mine} points?,"))
    for year in ("Year 1", "Year 2", "Year 3"):
        sheet.get_by_role("button", name=year).click()
        expect(sheet.get_by_role("heading", name=f"Points of {year.lower()}")).to_be_visible()


def test_a_year_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann", animation="none", confirm="never")
    page = sit_down(ann, 2)
    board = page.locator(MERV)
    places: set[str] = set()
    until = time.monotonic() + 240
    turns = 0
    while board.get_attribute("data-year") == "1":
        assert time.monotonic() < until, page.locator("#question").inner_text()
        lit = page.locator(LIT).count()
        if not lit:
            page.wait_for_timeout(10)
            continue
        for _ in range(turns % min(lit, 4) + 1):  # not always the first
            page.keyboard.press("n")
        place = page.evaluate("document.activeElement.closest('[data-place]')?.dataset.place ?? ''")
        places.add(place)
        page.keyboard.press("Enter")
        turns += 1
    assert turns > 12
    assert {"city", "flow"} <= places


def test_a_year_by_real_clicks(visit: Visit) -> None:
    """What lights up can be reached by a pointer: nothing lies over it, and it comes into sight."""
    page = sit_down(visit("Ann", animation="none", confirm="never"), 2)
    board, lit = page.locator(MERV), page.locator(LIT)
    until = time.monotonic() + 240
    clicks = missed = 0
    while board.get_attribute("data-year") == "1":
        assert time.monotonic() < until, page.locator("#question").inner_text()
        count = lit.count()
        if count:
            try:
                lit.nth(clicks * 7 % count).click(timeout=3000)
                missed = 0
            except TimeoutError as problem:  # a bot was quicker, or something lies over it
                missed += 1
                if missed > 3:
                    raise AssertionError(problem.message) from None
            clicks += 1
        else:
            page.wait_for_timeout(10)
    assert clicks > 12


def test_arrows_walk_from_tile_to_tile(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 2, "tile")
    spot(page, "cell-6").focus()
    for key, there in (("ArrowRight", "cell-7"), ("ArrowDown", "market"), ("ArrowLeft", "corner-0")):
        page.keyboard.press(key)
        expect(spot(page, there)).to_be_focused()
    expect(page.locator(f'{MERV} [data-place=city] [tabindex="0"]')).to_have_count(1)
    expect(spot(page, "cell-6")).to_have_attribute("aria-label", re.compile("row 2, column 2"))


def test_what_a_slot_and_a_tile_bring_is_seen_before_the_choice(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 2, "slot")
    slot = page.locator(f"{MERV} [data-spot^=slot][data-legal]").first
    slot.hover()
    foreseen = page.locator(f"{MERV} [data-spot^=cell]:has(.slip)")
    expect(foreseen.first).to_be_visible()
    assert foreseen.count() in (4, 5)
    brings = {cell.get_attribute("data-spot"): cubes_on(cell) for cell in foreseen.all()}
    slot.click()
    tile = page.locator(f"{MERV} [data-spot^=cell][data-legal]").first
    tile.hover()
    expect(page.locator(f"{MERV} .adds .come").first).to_be_visible()  # the cubes that it brings, as the rules say
    expect(foreseen).to_have_count(1)
    assert cubes_on(foreseen) == brings[tile.get_attribute("data-spot")]
    page.locator(f"{MERV} .flow .back").click()  # the master comes back
    expect(page.locator(f"{MERV} [data-spot^=slot][data-legal]").first).to_be_visible()


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 2, "tile")
    page.locator(f"{MERV} [data-spot^=cell]:not([data-legal])").first.click(force=True)
    expect(page.locator(".notice a")).to_have_text("ME-TURN-3")


@pytest.mark.parametrize("phone", [False, True])
def test_tribute_is_paid_where_the_attack_is_shown(visit: Visit, phone: bool) -> None:
    page = go_on(visit("Ann", animation="none", phone=phone), 2, "tribute")
    scene = page.locator(f"{MERV} .invasion")
    expect(scene).to_be_in_viewport()
    options = page.locator(".beside .option")
    expect(options).not_to_have_count(0)
    expect(scene.locator("[data-legal]")).to_have_count(options.count())
    scene.locator("[data-spot=tribute--1]").click()
    expect(page.locator("[data-part=candidate], .invasion .bad").first).to_be_attached()


@pytest.mark.parametrize("animation", ["full", "none"])
def test_the_invasion_comes_side_by_side(visit: Visit, animation: str) -> None:
    ann = visit("Ann", animation=animation)
    record, _ = sample_play(2)
    sides: dict[int, list[str]] = {}  # by the move that brings them
    for told in Match.replay(Record.from_json(record)).events(None):
        if type(told.event) is InvasionBegan:
            sides.setdefault(told.move, []).append(Words("en", GAME).entry("side", told.event.side))
    move = max(sides, key=lambda move: len(sides[move]))
    assert len(sides[move]) > 1, "attacks come one by one in this game now: take another seed"
    ann.page.clock.install()
    page = ann.go(f"/table/{ann.opened(record)}/replay/{move - 1}")
    expect(page.locator("input[type=range]")).to_have_value(str(move - 1))
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    page.keyboard.press("ArrowRight")
    expect(page.locator("input[type=range]")).to_have_value(str(move))
    shown = page.locator(f"{MERV} .invasion .sides .on")
    for side in sides[move] if animation == "full" else sides[move][-1:]:
        expect(shown).to_contain_text(side)
        page.clock.run_for(1400)


def test_who_pauses_on_large_things_goes_on_from_side_to_side(visit: Visit) -> None:
    ann = visit("Ann", animation="full", pause=True)
    record, _ = sample_play(2)
    told = Match.replay(Record.from_json(record)).events(None)
    moves = [each.move for each in told if type(each.event) is InvasionBegan]
    move = max(moves, key=moves.count)
    page = ann.go(f"/table/{ann.opened(record)}/replay/{move - 1}")
    expect(page.locator("input[type=range]")).to_have_value(str(move - 1))
    page.keyboard.press("ArrowRight")
    scene = page.locator(f"{MERV} .invasion")
    for left in range(moves.count(move) - 1, 0, -1):
        expect(scene.get_by_role("button", name="Next side")).to_be_visible()
        shown = scene.locator(".sides .on").inner_text()
        scene.get_by_role("button", name="Next side" if left > 1 else "Skip").click()
        expect(scene.locator(".sides .on")).not_to_have_text(shown)
    expect(scene.get_by_role("button", name="Skip")).to_have_count(0)


def test_the_sheet_of_a_year_leaves_with_the_next_choice(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    record, asked = sample_play(2)
    told = Match.replay(Record.from_json(record)).events(None)
    end = next(each.move for each in told if type(each.event) is YearEnded)
    slot = next(move for move, question in enumerate(asked) if move >= end and question == (0, "slot"))
    page = on_board(ann, ann.gone_on(record, slot, 2))
    sheet = page.locator(f"{MERV} .scene .sheet")
    expect(sheet).to_have_count(0)  # whoever comes later opens it
    page.get_by_role("button", name="Score sheet").click()
    expect(sheet).to_be_visible()
    page.locator(f"{MERV} [data-spot^=slot][data-legal]").first.click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("kind", ["courtier-slot", "courtier-tile"])
def test_the_courtiers_moves_say_who_makes_them_and_why(visit: Visit, kind: str) -> None:
    page = go_on(visit("Ann", animation="none"), 2, kind)
    expect(page.locator(f"{MERV} .flow .note")).to_contain_text("is ahead in the queue and sends him")
    place = "ahead" if kind == "courtier-slot" else "behind"
    expect(page.locator("#question")).to_contain_text(f"you are {place} in the queue")


def test_the_sheet_can_be_added_up(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    page = on_board(ann, ann.opened(sample_play(2)[0]))
    sheet = page.locator(f"{MERV} .sheet")
    expect(sheet.locator(".total")).to_be_attached()
    expect(page.locator(FINAL).locator("table")).to_have_count(0)  # no second sheet beside it
    whole = [int(total) for total in sheet.locator(".total td").all_inner_texts()]
    by_year = []
    for year in ("Year 1", "Year 2", "Year 3"):
        sheet.get_by_role("button", name=year).click()
        expect(sheet.get_by_role("heading", name=f"Points of {year.lower()}")).to_be_visible()
        assert sheet.evaluate(ADDS_UP) == []
        by_year.append([int(total) for total in sheet.locator(".total td").all_inner_texts()])
    assert [sum(totals) for totals in zip(*by_year, strict=True)] == whole


def test_the_magistrate_says_why(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 1, "slot")
    magistrate = page.locator(f"{MERV} [data-place=magistrate]")
    deeds = magistrate.locator("ol li", has_text="Magistrate goes to")
    expect(deeds.locator(".why").first).to_be_visible()
    assert "…" not in magistrate.inner_text()
    expect(magistrate.locator(".next span").first).to_be_visible()


@pytest.mark.parametrize(("theme", "phone", "language"), sample(("dark", True, "ru"), ("light", False, "fr")))
def test_axe_finds_nothing_and_nothing_is_too_wide_or_too_small(
    visit: Visit, theme: str, phone: bool, language: str
) -> None:
    ann = visit("Ann", theme=theme, phone=phone, language=language, animation="none")
    for seats, kind in STATES:
        page = go_on(ann, seats, kind)
        axe(page)
        assert page.evaluate(WIDE) == 0
        assert not phone or page.evaluate(SMALL) == []
        assert page.evaluate(CRAMPED) == []
    page = on_board(ann, ann.opened(sample_play(4)[0]))
    sheet = page.locator(f"{MERV} .sheet")
    expect(sheet.locator(".total td")).to_have_count(4)
    if phone:  # there the table's own sheet lies over the board's
        axe(page)
        assert page.evaluate(WIDE) == 0
        return
    for number in (3, 0):  # all of it, and a year
        sheet.locator(".pages button").nth(number).click()
        expect(sheet.locator(".pages .on")).to_have_text(sheet.locator(".pages button").nth(number).inner_text())
        axe(page)
        assert page.evaluate(WIDE) == 0
        assert sheet.locator(".scroll").evaluate("(each) => each.scrollWidth - each.clientWidth") == 0
