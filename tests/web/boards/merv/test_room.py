"""How much room the Merv board takes: the whole city, every panel around it, and few clicks for a whole game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.boards.merv.test_board import MERV, go_on, on_board, sample_play, sit_down
from tests.web.boards.merv.turns import question
from tests.web.harness import Visitor, broken_words
from tests.web.playing import COUNT, FINAL, decisions, play_deliberately
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
CLICKS = 1.3  # for a decision, at most
FULL = ((1440, 900), (1920, 1080))  # screens on which everything stands around the city

# By how many pixels what is in the panels and in the hand does not fit, and what lies outside of the panels.
LEFT_OVER = """
() => {
  const over = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
    Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth);
  const rooms = [...document.querySelectorAll(".merv .panels, .merv .around, .merv [data-part=hand]")];
  const frame = document.querySelector(".merv .panels").getBoundingClientRect();
  const outside = [...document.querySelectorAll(".merv .around .place, .merv .around [data-place]")].filter((each) => {
    const { top, bottom, left, right } = each.getBoundingClientRect();
    return top < frame.top - 1 || bottom > frame.bottom + 1 || left < frame.left - 1 || right > frame.right + 1;
  });
  return [...rooms.map(over).filter((pixels) => pixels > 1), ...outside.map((each) => each.dataset.place)];
}
"""
# Spices, contracts and names of others that are wider than the room they have.
TOO_WIDE = """
() => [...document.querySelectorAll(".merv .card, .merv .contract, .merv .contract span, .merv .players b")]
  .filter((each) => each.checkVisibility() && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.className || each.textContent}: ${each.scrollWidth} in ${each.clientWidth}`)
"""
VERBS = "[data-part=asked] :is(.verb, .only)"
# Those of some buttons that something else lies over, or whose words have no room.
COVERED = """
(all) => all.filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const free = [0.1, 0.5, 0.9].every((down) =>
    each.contains(document.elementFromPoint(x + width / 2, y + height * down)));
  return !free || each.scrollWidth > each.clientWidth + 1;
}).map((each) => each.innerText)
"""
# How much of the picture of the city lies outside of its frame or of the screen.
CUT = """
() => {
  const picture = document.querySelector(".merv [data-place=city] svg");
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  const [, , wide, high] = picture.getAttribute("viewBox").split(" ").map(Number);
  const whole = Math.abs(wide / high - 724 / 920) < 0.01 || Math.abs(wide / high - 1048 / 724) < 0.01;
  return [whole, top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1];
}
"""


@pytest.mark.parametrize("seats", sample(4, 1, 2))
def test_all_panels_fit_around_the_city(visit: Visit, seats: int) -> None:
    page = go_on(visit("Ann", animation="none"), seats, "slot")
    for width, height in FULL:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(LEFT_OVER) == [], (width, height)


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_all_panels_fit_in_every_language(visit: Visit, language: str) -> None:
    page = go_on(visit("Ann", animation="none", language=language), 4, "slot")
    for width, height in FULL:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(LEFT_OVER) == [], (width, height)


@pytest.mark.parametrize("language", sample("ru", "fr", "en", first=2))
def test_what_lies_in_the_panels_is_whole_at_every_size(visit: Visit, language: str) -> None:
    """Names of spices are not broken, contracts not cut, and on a desk the others are called by their whole names."""
    page = go_on(visit("Ann", animation="none", language=language), 4, "caravansary")
    for width, height in (*FULL, (1024, 768), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        if (width, height) not in FULL:  # there they are tabs
            page.locator("#of-caravan").click()
        expect(page.locator(f"{MERV} .card .name").first).to_be_visible()
        assert broken_words(page.locator(f"{MERV} .card .name")) == [], (width, height)
        assert page.evaluate(TOO_WIDE) == [], (width, height)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (720, 450)])
def test_five_verbs_are_in_reach_on_a_small_screen(visit: Visit, width: int, height: int) -> None:
    match = question(lambda match: match.asks[0].kind == "menu" and len({*map(type, match.asks[0].options)}) == 5)
    ann = visit("Ann", animation="none", language="ru", phone=True)
    ann.page.set_viewport_size({"width": width, "height": height})
    record, seats = match.record.to_json(), len(match.record.seats)
    page = on_board(ann, ann.gone_on(record, match.number, seats, match.asks[0].seat))
    expect(page.locator(VERBS)).to_have_count(5)
    assert page.locator(VERBS).evaluate_all(COVERED) == []


def test_all_panels_fit_in_a_lesson(visit: Visit) -> None:
    page = visit(animation="none").go("/learn/merv/city")
    expect(page.locator(".merv .around")).to_be_visible()
    for width, height in FULL:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(LEFT_OVER) == [], (width, height)


def test_the_city_is_whole_at_every_size(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 2, "menu")
    for width, height in ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (720, 450), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(CUT) == [True, True], (width, height)


def test_a_whole_game_needs_few_clicks(visit: Visit) -> None:
    """Whoever presses what is lit, and confirms what must be confirmed, is soon done with each question."""
    ann = visit("Ann", animation="none")
    page = sit_down(ann, 2)
    page.evaluate(COUNT)
    play_deliberately(page)
    expect(page.locator(f"{MERV} .sheet")).to_be_visible()
    made, clicks = decisions(ann, page), int(page.evaluate("window.clicks"))
    assert made > 40
    assert clicks <= CLICKS * made, f"{clicks} clicks for {made} decisions"


def test_the_end_on_a_phone_leads_to_the_sheet_of_the_board(visit: Visit) -> None:
    ann = visit("Ann", phone=True, animation="none")
    page = on_board(ann, ann.opened(sample_play(2)[0]))
    totals = page.locator(FINAL).locator(".total td")
    expect(totals.first).to_be_visible()
    told = sorted(totals.all_inner_texts())
    page.locator(FINAL).get_by_role("button", name="Points in detail").tap()
    expect(page.locator(FINAL)).to_have_count(0)
    sheet = page.locator(f"{MERV} [data-panel=sheet] .sheet")
    expect(sheet.get_by_role("heading").first).to_be_in_viewport()
    assert sorted(sheet.locator(".total td").all_inner_texts()) == told
    page.get_by_role("button", name="Final scores").tap()
    expect(totals.first).to_be_visible()
