"""An explanation lies where it covers nothing that may be chosen, nor what it is about: by pointer, keys and finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.harness import Visitor
from tests.web.walkers.looking import COVERED, OTHERS
from tests.web.walkers.walker import Size, seated

Visit = Callable[..., Visitor]
GAMES = ("khan", "merv", "warrior_knights")
SIZES = (Size(1366, 768), Size(1920, 1080, "dark"))
QUESTIONS = 5  # before things are explained
TRIES, A_WHILE = 10, 3_000  # to point at what may move meanwhile, and milliseconds for each
STEPS = 3  # of a pointer that goes straight to something
# What would be pressed in the middle of all that may be chosen, where that is another thing than it.
CAUGHT = """
() => [...document.querySelectorAll(".picture [data-legal], [data-part=asked] .option")].filter((each) => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest("[data-part=tip]");
}).length
"""


def begun(visit: Visit, game: str, size: Size) -> Page:
    """Some questions into a game, when there is more on the board."""
    walker = seated(visit, game, size)
    for seen in walker.questions():
        if walker.seen == QUESTIONS:
            break
        walker.answer(seen["move"])
        walker.seen += 1
    walker.page.keyboard.press("Escape")
    walker.page.mouse.move(0, 0)
    return walker.page


def tip(page: Page) -> Locator:
    return page.locator("[data-part=tip]")


def lies_clear(page: Page, x: float, y: float) -> None:
    """Whether the explanation covers neither what may be chosen nor a place."""
    expect(tip(page)).to_be_visible()
    assert page.evaluate(COVERED) == []
    box = tip(page).bounding_box()
    assert box
    assert not (box["x"] <= x <= box["x"] + box["width"] and box["y"] <= y <= box["y"] + box["height"])
    screen = page.viewport_size
    assert screen
    assert box["x"] >= 0 <= box["y"]
    assert box["x"] + box["width"] <= screen["width"]
    assert box["y"] + box["height"] <= screen["height"]


def point_at(page: Page, name: str) -> tuple[float, float]:
    """Point at something where it lies now; again where it lies then, if the board moved meanwhile."""
    for _ in range(TRIES):
        box = next(one["box"] for one in page.evaluate(OTHERS) if one["name"] == name)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x - 1, y)
        page.mouse.move(x, y)
        try:
            expect(tip(page)).to_be_visible(timeout=A_WHILE)
        except AssertionError:
            continue
        return x, y
    raise AssertionError(f"nothing is said of {name}")


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_at_the_pointer_covers_nothing_that_may_be_chosen(visit: Visit, game: str, size: Size) -> None:
    page = begun(visit, game, size)
    others = page.evaluate(OTHERS)
    assert len(others) > 4
    for one in others[:: max(1, len(others) // 8)]:
        lies_clear(page, *point_at(page, one["name"]))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_at_the_focus_covers_nothing_that_may_be_chosen(visit: Visit, game: str) -> None:
    page = begun(visit, game, SIZES[0])
    if not page.locator(".picture [data-legal]").count():
        page.locator("[data-verb]").first.click()
    page.keyboard.press("Tab")  # from here on by keys
    lit = page.locator(".picture [data-legal][data-legend], .picture [data-legal]:has([data-legend])")
    assert lit.count() > 0
    for one in (lit.first, lit.last):
        one.focus()
        box = one.bounding_box()
        assert box
        lies_clear(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_is_answered_and_all_can_still_be_pressed(visit: Visit, game: str) -> None:
    page = begun(visit, game, Size(390, 844, phone=True))
    one = page.evaluate(OTHERS)[0]
    box = one["box"]
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(tip(page)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert page.evaluate(CAUGHT) == 0


def test_a_pointer_reaches_the_words_of_an_explanation(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    page = ann.go(f"/table/{ann.begun('khan', 'me', 'bot')}")
    expect(page.locator("[data-cell][data-legal]").first).to_be_attached()
    page.locator("[data-cell][aria-label^='Cell a5, river']").hover()
    word = tip(page).locator("dfn").first
    expect(word).to_be_visible()
    there = word.bounding_box()
    assert there
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=STEPS)
    expect(tip(page).locator("[data-part=meaning]")).to_have_count(1)
