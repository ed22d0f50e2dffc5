"""How many clicks Warrior Knights costs: the first troops, a plan, and a decision over a whole game."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.boards.warrior_knights.table import WK, Visit, go_on, sit_down, spot
from tests.web.playing import COUNT, FINAL, decisions, play_deliberately

MOST = 1.3  # clicks a decision


def test_the_first_troops_cost_one_click(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "assign-troops")
    page.evaluate(COUNT)
    spot(page, "hand-in").click()
    expect(page.locator(f"{WK} [data-place=division]")).to_contain_text("Your troops are ready.")
    assert page.evaluate("window.clicks") == 1


def test_a_whole_plan_costs_seven_clicks(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "planning")
    page.evaluate(COUNT)
    for kind in range(6):
        spot(page, f"kind-{kind}").click()
    expect(page.locator(f"{WK} .stack .laid")).to_have_count(6)
    spot(page, "hand-in").click()
    expect(page.locator(f"{WK} [data-place=planning]")).to_contain_text("Your plan is ready.")
    assert page.evaluate("window.clicks") <= 7


def test_a_decision_costs_little_more_than_a_click_over_a_whole_game(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    page = sit_down(ann, 2)
    expect(page.locator("[data-part=asked][data-kind]")).to_be_visible()
    page.evaluate(COUNT)
    play_deliberately(page)
    expect(page.locator(FINAL)).to_be_visible()
    clicks = int(page.evaluate("window.clicks"))
    assert clicks <= MOST * decisions(ann, page)
