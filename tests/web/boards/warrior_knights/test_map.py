"""The map of Warrior Knights: reach and marches, armies whose troops change hands, the end, and fingers on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from serai import Match
from serai.engine.play.record import Record
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import March, PickArmy, Take
from serai.games.warrior_knights.events import CityTaken
from serai.games.warrior_knights.rules.board import KINGDOM_CITIES, ROUTE_END, ROUTE_PASSES
from serai.games.warrior_knights.rules.war.armies import opponents_in
from serai.games.warrior_knights.rules.war.movement import can_set_out, ways
from serai.games.warrior_knights.state import RAZED
from serai.words import Words
from tests.web.boards.warrior_knights.names import baron
from tests.web.boards.warrior_knights.names import noble as noble_name
from tests.web.boards.warrior_knights.table import (
    WIDE,
    WK,
    Visit,
    asked_at,
    go_on,
    look_back,
    on_board,
    open_tab,
    sample_play,
    spot,
)
from tests.web.harness import axe
from tests.web.sampling import sample

# What can be chosen on the map with its size, and the smallest letters that are drawn, in pixels.
FINGERS = """
() => ({
  targets: [...document.querySelectorAll(".wk .map [data-legal]")].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return [each.dataset.spot, Math.min(width, height)];
  }),
  letters: Math.min(...[...document.querySelectorAll(".wk .map svg text")]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 0)
    .map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getCTM().a)),
})
"""
# The words of tabs that reach beyond their tab.
CROWDED = """
() => [...document.querySelectorAll(".wk [role=tab]")].filter((tab) => {
  const words = document.createRange();
  words.selectNodeContents(tab);
  const [own, around] = [words.getBoundingClientRect(), tab.getBoundingClientRect()];
  return own.left < around.left - 0.5 || own.right > around.right + 0.5;
}).map((tab) => tab.textContent)
"""
# From now on it is counted what is set in motion.
COUNT_MOTION = """
() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...rest) {
    window.moved.push(frames.length);
    return animate.call(this, frames, ...rest);
  };
}
"""


def march(page: Page) -> None:
    """Send the noble who is asked about somewhere; where several ways lead there, on the first of them."""
    page.evaluate(COUNT_MOTION)
    end = page.locator(f"{WK} .map [data-spot^=area][data-legal]").first
    end.hover(force=True)
    expect(page.locator(f"{WK} .way")).to_be_attached()
    end.click(force=True)
    look = f"Show the position after move {asked_at(3, 'choose-way') + 1}"
    number = page.get_by_role("button", name=look, exact=True)
    told = page.locator("#panel-log p", has=number)
    several = page.locator("[data-part=asked] [data-part=back]")
    expect(told.or_(several).first).to_be_attached()
    if several.count():
        page.locator(".beside .option").first.click()
    expect(told).to_contain_text("marches to")


def test_arrows_walk_from_area_to_area(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "castle-site")
    spot(page, "area-15").focus()
    page.keyboard.press("ArrowRight")
    expect(spot(page, "area-16")).to_be_focused()
    expect(spot(page, "area-15")).to_have_attribute("aria-label", re.compile("Carrow.*strength 400"))
    expect(page.locator(f'{WK} [data-place=kingdom] [tabindex="0"]')).to_have_count(1)


def test_a_march_shows_its_way_before_the_choice_and_then_goes_it(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="full", confirm="never"), 3, "choose-way")
    area = r"[^–(:]+"
    expect(page.locator(".beside .option").first).to_have_text(re.compile(rf"^\s*March: {area}( – {area})+\s*$"))
    march(page)
    page.wait_for_function("() => window.moved.length > 0")
    assert max(page.evaluate("window.moved")) >= 2


def test_nothing_moves_for_whoever_wants_no_animation(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none", confirm="never"), 3, "choose-way")
    march(page)
    expect(page.locator("[data-part=asked][data-kind]")).to_be_attached()
    assert page.evaluate("window.moved") == []


def test_a_flag_goes_up_over_a_city_that_changes_hands(visit: Visit) -> None:
    ann = visit("Ann", animation="full")
    record, _ = sample_play(6)
    taken = next(each for each in Match.replay(Record.from_json(record)).events(None) if type(each.event) is CityTaken)
    page = look_back(ann, record, taken.move - 1)
    expect(page.locator(f"{WK} .raised")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"{WK} .raised")).to_have_count(1)
    how = "getComputedStyle(document.querySelector('.wk .raised')).animationDuration"
    assert page.evaluate(how) == "0.84s"
    page.evaluate("document.documentElement.dataset.animation = 'none'")
    assert page.evaluate(how) == "0s"


def test_the_reach_of_any_noble_is_what_the_rules_say_with_whom_he_must_ask(visit: Visit) -> None:
    ann = visit("Ann", animation="none", confirm="always")
    record, _ = sample_play(3)
    page = go_on(ann, 3, "choose-way")
    state = Match.replay(Record.from_json(record), asked_at(3, "choose-way")).state
    state.area = -1
    nobles = [noble for noble in range(4, 12) if can_set_out(state, noble)]  # of others, whom no question asks about
    assert nobles
    for noble in nobles:
        marches = [way.route for way in ways(state, noble) if type(way) is March]
        spot(page, f"noble-{noble}").focus()
        expect(page.locator(f"{WK} .reach:not(.over)")).to_have_count(len({ROUTE_END[route] for route in marches}))
        passed = {area for route in marches for area in ROUTE_PASSES[route]}
        leaves = [seat for area in passed for seat in opponents_in(state, noble // 4, area)]
        expect(page.locator(f"{WK} .leave > g")).to_have_count(len(leaves))
        expect(page.locator(f"{WK} .note")).to_contain_text(noble_name(state.house, noble))


def test_troops_change_armies_with_the_strengths_seen_before_and_after(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none", confirm="never"), 3, "take-troops")
    receiver = page.locator(f"{WK} [data-place=armies] .receives .facts b")
    before = int(receiver.inner_text())
    troop = page.locator(f"{WK} [data-place=armies] [data-spot^=troop][data-legal]").first
    strength = int(troop.locator("b").inner_text())
    troop.hover()
    expect(receiver).to_have_text(f"{before}+{strength}")  # what the rules foresee
    troop.click()
    expect(page.locator("#panel-log")).to_contain_text("from")
    open_tab(page, "armies")  # the next question may be about something else
    expect(
        page.locator(f"{WK} [data-place=armies] .facts b").filter(has_text=str(before + strength))
    ).not_to_have_count(0)


def test_the_first_troops_are_divided_on_one_screen(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "assign-troops")
    post = page.locator(f"{WK} [data-post]")
    expect(post.locator(".card")).to_have_count(6)  # all of them have a place already
    expect(post.nth(1)).to_contain_text("strength 150, wages 3")
    post.nth(1).locator(".card").first.click()  # on to the next noble
    expect(post.nth(2).locator(".card")).to_have_count(2)
    post.nth(2).locator(".card").first.drag_to(post.nth(4))  # or anywhere
    expect(post.nth(4).locator(".card")).to_have_count(1)
    axe(page)
    spot(page, "hand-in").click()
    place = page.locator(f"{WK} [data-place=division]")
    expect(place).to_contain_text("Your troops are ready.")
    place.get_by_role("button", name="Change").click()
    post.nth(4).locator(".card").click()  # from the castle to the first noble
    expect(post.nth(0).locator(".card")).to_have_count(3)
    spot(page, "hand-in").click()
    expect(place).to_contain_text("Your troops are ready.")
    page.reload()  # the server has it so
    expect(place).to_contain_text("Your troops are ready.")
    assert [post.nth(n).locator(".card").count() for n in range(5)] == [3, 1, 1, 1, 0]


def test_troops_are_shared_out_by_dragging_them_from_army_to_army(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none", confirm="never"), 3, "receive")
    taker = page.locator(f"{WK} [data-spot^=army][data-legal]").first.get_attribute("data-spot")
    match = Match.replay(Record.from_json(sample_play(3)[0]), asked_at(3, "receive"))
    match.choose(0, PickArmy(int(str(taker).removeprefix("army-"))))
    taken = next(option for option in match.asks[0].options if type(option) is Take)
    spot(page, f"troop-{taken.army}-{taken.troop}").first.drag_to(spot(page, str(taker)))
    words = Words("en", GAME)
    expect(page.locator("#panel-log li").last).to_contain_text(words.entry("troop", taken.troop))


def test_the_end_tells_both_ways_to_win_and_what_decided(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    record, _ = sample_play(3)
    page = on_board(ann, ann.opened(record))
    match = Match.replay(Record.from_json(record))
    assert match.result is not None
    end = page.locator(f"{WK} [data-place=finale]")
    winner = match.result.scores.index(1)
    expect(end.get_by_role("heading", level=2)).to_contain_text(f"{baron(match.state.house, winner)} wins")
    left = sum(owner != RAZED for owner in match.state.owner[:KINGDOM_CITIES])
    expect(end).to_contain_text(f"{left} kingdom cities stand; {left // 2 + 1} of them win.")
    expect(end).to_contain_text("What decided: ")
    for table_of in end.locator("table").all():
        expect(table_of.locator("tbody tr")).to_have_count(3)
    sheet = end.locator("table").last
    for seat in range(3):
        counted = page.locator(".strip .points").nth(seat)
        expect(counted).to_contain_text(f"influence {match.state.influence[seat]},")
        row = sheet.locator("tbody tr").filter(has_text=baron(match.state.house, seat))
        numbers = [match.state.influence[seat], match.state.crowns[seat], match.state.votes[seat]]
        expect(row.locator("td")).to_contain_text([*map(str, numbers)])
    axe(page)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(WIDE) == 0


def test_a_game_that_ends_opens_its_end_and_all_tabs_have_room(visit: Visit) -> None:
    ann = visit("Ann", animation="none", confirm="never", language="ru")
    record, asked = sample_play(3)
    move, _, (seat, *_) = asked[-1]
    page = on_board(ann, ann.gone_on(record, move, 3, seat))
    question, over = page.locator("[data-part=asked][data-kind]:not([data-busy])"), page.locator("[data-part=final]")
    expect(question).to_be_visible()
    while not over.count():
        number = question.get_attribute("data-move")
        page.locator("[data-part=asked] :is([data-decline], .option)").first.click()
        expect(
            page.locator(f"[data-part=asked][data-kind]:not([data-move='{number}'])").or_(over).first
        ).to_be_visible()
    tabs = page.locator(f"{WK} [role=tab]")
    expect(page.locator(f"{WK} #of-end")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f"{WK} #of-scene")).to_have_attribute("aria-selected", "false")
    assert tabs.count() == 7
    assert page.evaluate(CROWDED) == []
    assert page.locator(".distance").evaluate("(each) => each.scrollHeight - each.clientHeight") <= 0


@pytest.mark.parametrize("kind", ["castle-site", "move-noble"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_on_a_phone_a_tap_brings_the_map_near_enough_for_a_finger(
    visit: Visit, kind: str, width: int, height: int
) -> None:
    ann = visit("Ann", phone=True, animation="none")
    ann.page.set_viewport_size({"width": width, "height": height})
    page = go_on(ann, 3, kind)
    page.wait_for_function("document.querySelectorAll('.wk .map [data-legal]').length > 0")
    found = page.evaluate(FINGERS)
    assert found["letters"] >= 8.9
    if min(size for _, size in found["targets"]) < 44:
        at = page.locator(f"{WK} .map [data-legal]").first.bounding_box()
        assert at is not None
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        page.wait_for_function("document.querySelector('.wk .map svg').viewBox.baseVal.x > 0")
        found = page.evaluate(FINGERS)
    assert min(size for _, size in found["targets"]) >= 43.5
    assert found["letters"] >= 8.9
    assert page.evaluate(WIDE) == 0


@pytest.mark.parametrize(
    ("width", "height"), sample((1024, 768), (844, 390), (390, 844), (1440, 900), (1920, 1080), first=2)
)
def test_the_whole_kingdom_is_in_sight_and_the_panel_that_is_asked_for_is_open(
    visit: Visit, width: int, height: int
) -> None:
    ann = visit("Ann", animation="none")
    ann.page.set_viewport_size({"width": width, "height": height})
    for kind, panel in (("planning", "plan"), ("name-candidate", "barons"), ("receive", "armies"), ("found", "market")):
        page = go_on(ann, 3, kind)
        expect(page.locator(f"[data-panel={panel}]")).to_be_visible()
        for area in page.locator(f"{WK} [data-spot^=area]").all():
            expect(area).to_be_in_viewport(ratio=0.99)
