"""How much room the Merv board takes: the whole city, every panel around it, and few clicks for a whole game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.boards.merv.test_board import MERV, go_on
from tests.web.harness import Visitor
from tests.web.walkers.walker import Size, seated

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


@pytest.mark.parametrize("seats", [1, 2, 4])
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


def test_the_city_is_whole_at_every_size(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 2, "menu")
    for width, height in ((1920, 1080), (1440, 900), (1366, 768), (1024, 768), (720, 450), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(CUT) == [True, True], (width, height)


def test_a_whole_game_needs_few_clicks(visit: Visit) -> None:
    """Whoever presses what is lit, and confirms what must be confirmed, is soon done with each question."""
    walker = seated(visit, "merv", Size(1440, 900), seed=5)
    decisions = 0
    for seen in walker.questions():
        decisions += 1
        while seen["move"] == walker.look()["move"] and (now := walker.look())["kind"] and not now["over"]:
            able = [one for one in now["sure"] + now["targets"] if one["reached"]]
            if able and not now["busy"]:
                walker.press(now, now["sure"][0] if now["sure"] else walker.dice.choice(able))
            walker.page.wait_for_timeout(40)
    assert decisions > 40
    clicks = walker.presses - walker.notes  # what the coach says is read, which decides nothing
    assert clicks <= CLICKS * decisions, f"{clicks} clicks for {decisions} decisions"
    assert walker.page.locator(f"{MERV} .sheet").is_visible()
