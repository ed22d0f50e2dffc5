"""The ask: verbs first, short lists, declining always in one place, and the pressed button is its own confirmation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.harness import Visitor
from tests.web.playing import BOARD, cell, play

Visit = Callable[..., Visitor]
# Names of verbs on which the number of their targets lies.
COVERED = """
() => [...document.querySelectorAll("[data-verb]")].filter((verb) => {
  const words = document.createRange();
  words.selectNodeContents(verb.querySelector(".what"));
  const count = verb.querySelector(".count").getBoundingClientRect();
  return [...words.getClientRects()].some((line) =>
    line.right > count.left && line.left < count.right && line.bottom > count.top && line.top < count.bottom);
}).map((verb) => verb.dataset.verb)
"""


def khan(visitor: Visitor) -> Page:
    """A table of Khan at a question with several verbs."""
    page = visitor.go(f"/table/{visitor.begun('khan', 'me', 'bot')}")
    for _ in range(60):
        expect(page.locator(BOARD).first).to_be_attached()
        if page.locator("[data-verb=invade]").count():
            return page
        play(page, lit=".picture [data-cell][data-legal]", most=1)
    raise AssertionError("no action was asked for")


def test_a_verb_is_picked_first_and_then_its_targets_light_up(visit: Visit) -> None:
    page = khan(visit("Ann", animation="none"))
    verb = page.locator("[data-verb=invade]")
    expect(verb.locator(".count")).to_have_text(str(int(verb.locator(".count").inner_text())))
    expect(verb).to_contain_text("Play a card")
    assert page.locator(".beside .option").count() <= 12
    courts = page.locator(".khan [data-court][data-legal]")
    expect(courts.first).to_be_attached()
    verb.click()
    expect(courts).to_have_count(0)  # rulers are expelled by another verb
    expect(page.locator(".khan [data-card][data-legal]").first).to_be_visible()
    assert page.locator(".beside .option").count() <= 12
    page.locator("[data-part=back]").click()
    expect(courts.first).to_be_attached()


@pytest.mark.parametrize("language", ["en", "ru", "fr"])
def test_the_name_of_a_verb_and_the_number_of_its_targets_have_room(visit: Visit, language: str) -> None:
    page = khan(visit("Ann", animation="none", language=language))
    assert page.locator("[data-verb] .count").count() >= 2
    assert page.evaluate(COVERED) == []


def test_the_pressed_button_becomes_its_confirmation(visit: Visit) -> None:
    ann = visit("Ann", confirm="always")
    page = ann.go(f"/table/{ann.begun('tic_tac_toe', 'me', 'me')}")
    option = page.locator(".beside .option").first
    before = option.bounding_box()
    name = option.inner_text()
    option.click()
    sure = page.locator("[data-part=confirm]")
    expect(sure).to_have_text(f"Confirm: {name}")
    after = sure.bounding_box()
    assert before
    assert after
    assert (after["x"], after["y"]) == (before["x"], before["y"])
    sure.click()
    expect(page.locator("#panel-log")).to_contain_text("claims")


def test_what_has_one_answer_answers_itself(visit: Visit) -> None:
    ann = visit("Ann", confirm="never", animation="none")
    page = ann.go(f"/table/{ann.begun('tic_tac_toe', 'me', 'bot')}")
    assert play(page) <= 4  # the last empty square is nobody's choice


def test_why_not_is_said_at_the_pointer_and_by_a_finger_that_rests(visit: Visit) -> None:
    ann = visit("Ann", confirm="never")
    page = ann.go(f"/table/{ann.begun('connect_four', 'me', 'me')}")
    for _ in range(6):
        page.locator(".picture [data-cell='0']").click()
        page.wait_for_timeout(150)
    column = page.locator(".picture [data-cell='0']")
    expect(column).not_to_have_attribute("data-legal", "true")
    column.click()
    tip = page.locator("[data-part=tip]")
    expect(tip).to_be_visible()
    box, there = tip.bounding_box(), column.bounding_box()
    assert box
    assert there
    assert abs(box["x"] + box["width"] / 2 - there["x"] - there["width"] / 2) < 200
    finger = visit("Fay", phone=True)
    page = finger.go(f"/table/{finger.begun('tic_tac_toe', 'me', 'me')}")
    square = cell(page, "b2")
    place = square.bounding_box()
    assert place
    at = {"clientX": place["x"] + 20, "clientY": place["y"] + 20, "pointerType": "touch", "bubbles": True}
    square.dispatch_event("pointerdown", at)
    expect(page.locator("[data-part=tip]")).to_contain_text("b2")


def test_what_would_happen_has_the_room_that_answers_leave(visit: Visit) -> None:
    page = khan(visit("Ann", animation="none", coach="never"))
    box = """(each) => each.getBoundingClientRect()"""
    body, foreseen = page.locator("[data-part=asked] .body"), page.locator("[data-part=asked] .foreseen")
    for verb in page.locator("[data-part=asked] .verb").all():  # the answers come first
        expect(verb).to_be_in_viewport(ratio=0.98)
    page.locator("[data-part=asked] .verb").first.click()
    page.set_viewport_size({"width": 1920, "height": 1080})
    over, under = body.evaluate(box), foreseen.evaluate(box)
    footer = page.locator("[data-part=asked] footer").evaluate(box)
    assert under["height"] > 150
    assert abs(under["top"] - over["bottom"]) <= 1
    assert abs(footer["top"] - under["bottom"]) <= 1
