"""Warrior Knights on small screens: what has little room there is whole, in sight, and still says what it means."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from serai import Match
from tests.web.boards.warrior_knights.table import WK, Visit, first, go_on, on_board
from tests.web.boards.warrior_knights.test_scenes import go_on as go_on_at_war
from tests.web.harness import axe, broken_words
from tests.web.sampling import sample
from tests.web.walkers.walker import THEMES, Size, Walker

ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
MANY_VOTES = 12  # more than a list shows at once
# The cards to be divided that are not what the pointer finds in their middle.
COVERED = """
() => [...document.querySelectorAll(".wk [data-place=division] button")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  return found !== each && !each.contains(found);
}).map((each) => each.innerText)
"""


def faults(page_of: Walker) -> list[str]:
    """What a walker finds wrong with the question on the screen."""
    seen = page_of.look(last="")
    assert seen["fresh"], seen
    page_of.check(seen, THEMES)
    return page_of.faults


@pytest.mark.parametrize("kind", ["planning", "name-candidate"])
@pytest.mark.parametrize("size", sample(Size(844, 390, phone=True), Size(390, 844, phone=True), first=2), ids=str)
def test_six_barons_have_room_on_a_phone(visit: Visit, size: Size, kind: str) -> None:
    ann = visit("Ann", phone=True, animation="none")
    page = go_on(ann, 6, kind)
    walker = Walker(ann, size)
    if kind == "planning":
        # Whoever is waited for five seconds has a clock.
        expect(page.locator(".players .clock").first).to_be_attached()
    assert faults(walker) == []


@pytest.mark.parametrize("language", sample("fr", "ru"))
def test_what_the_coach_says_leaves_room_for_the_log_on_a_low_desk(visit: Visit, language: str) -> None:
    ann = visit("Ann", animation="none", language=language, coach="first")
    desk = Size(1366, 768)
    ann.page.set_viewport_size({"width": desk.width, "height": desk.height})
    page = go_on_at_war(ann, "planning")
    expect(page.locator("[data-part=coach]")).to_be_visible()
    assert Walker(ann, desk).look(last="")["faults"] == []
    page.locator("[data-part=got-it]").click()
    expect(page.locator(".digest")).to_be_visible()  # what others did comes after that


@pytest.mark.parametrize("language", sample("fr", "ru"))
def test_plates_with_clocks_are_whole_on_a_low_desk(visit: Visit, language: str) -> None:
    ann = visit("Ann", animation="none", language=language)
    desk = Size(1366, 768)
    go_on(ann, 3, "assign-troops")
    walker = Walker(ann, desk)
    expect(ann.page.locator(".players .clock")).to_have_count(3)  # once they have waited for five seconds
    assert walker.look(last="")["faults"] == []


@pytest.mark.parametrize("language", sample("ru", "fr", "en"))
def test_all_troops_and_all_action_cards_are_whole_on_a_phone_on_its_side(visit: Visit, language: str) -> None:
    ann = visit("Ann", phone=True, animation="none", language=language)
    ann.page.set_viewport_size(ON_ITS_SIDE)
    page = go_on(ann, 3, "assign-troops")
    expect(page.locator(f"{WK} [data-place=division] .card")).to_have_count(6)
    assert page.evaluate(COVERED) == []
    page = go_on(ann, 3, "planning")
    names = page.locator(f"{WK} [data-place=planning] .face b")
    expect(names).to_have_count(6)
    assert broken_words(names) == []


def test_what_a_baron_owns_is_said_by_signs_where_one_is_named(visit: Visit) -> None:
    ann = visit("Ann", phone=True, animation="none", language="ru")
    ann.page.set_viewport_size(ON_ITS_SIDE)
    page = go_on_at_war(ann, "name-candidate")
    barons = page.locator(f"{WK} [data-place=barons]")
    expect(barons.locator(".columns svg")).to_have_count(5)
    expect(barons.locator(".columns")).to_be_visible()
    expect(barons.locator("[data-gift]")).to_have_count(0)
    assert broken_words(barons.locator(".whom small")) == []


@pytest.mark.parametrize("size", sample(ON_ITS_SIDE, {"width": 390, "height": 844}))
def test_the_expedition_that_one_invests_in_is_in_sight(visit: Visit, size: ViewportSize) -> None:
    ann = visit("Ann", phone=True, animation="none")
    ann.page.set_viewport_size(size)
    page = go_on_at_war(ann, "invest")
    ship = page.locator(f"{WK} [data-place=market] [data-about]")
    expect(ship).to_be_in_viewport(ratio=1)
    expect(page.locator("#question")).to_contain_text(ship.locator("b").inner_text())


def test_odds_that_have_no_room_are_scrolled_by_keys(visit: Visit) -> None:
    page = go_on_at_war(visit("Ann", phone=True, animation="none"), "attack")
    odds = page.locator(f"{WK} [data-place=odds] ul")
    expect(odds).to_be_visible()
    axe(page)
    odds.focus()
    expect(odds).to_be_focused()


def test_nobody_counts_rounds_before_the_first(visit: Visit) -> None:
    page: Page = go_on(visit("Ann", animation="none"), 3, "castle-site")
    expect(page.locator(f"{WK} [data-part=course] .round")).to_have_text("Setting up")


def has_many_votes(match: Match) -> bool:
    asked = match.asks[0]
    return asked.kind == "commit-votes" and asked.seat == 0 and len(asked.options) > MANY_VOTES


def test_more_votes_than_a_list_shows_are_counted_up_by_a_finger(visit: Visit) -> None:
    record, move = first("votes 7", has_many_votes, rounds=12)
    ann = visit("Ann", phone=True, animation="none", confirm="never")
    page = on_board(ann, ann.gone_on(record, move, 3))
    assembly = page.locator(f"{WK} [data-place=assembly]")
    expect(assembly.locator("[data-spot=votes-0]")).to_be_in_viewport(ratio=1)
    assembly.get_by_role("button", name="One vote more").tap()
    assembly.locator("[data-spot=votes-1]").tap()
    expect(page.locator("[data-part=asked]")).to_have_attribute("data-move", re.compile(r"\.1$"))  # the draft has one
    expect(assembly.locator("[data-spot=votes-1]")).to_have_count(0)
