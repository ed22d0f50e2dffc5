"""Suggest a move in a real browser: asked for, read with its reasons, seen on the board, made; never beside others."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.harness import Visitor, axe, wider_than_the_screen

Visit = Callable[..., Visitor]
THOUGHT = 90_000  # milliseconds: General has two seconds, but the machine may be busy
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
NAMES = {"en": "Suggest a move", "ru": "Подсказать ход", "fr": "Suggérer un coup"}


def lamp(page: Page) -> Locator:
    return page.locator("[data-part=asked] [data-part=suggest]")


def suggested(page: Page) -> Locator:
    """What is suggested, once it is there."""
    found = page.locator("[data-part=asked] [data-suggestion]")
    expect(found.first).to_be_visible(timeout=THOUGHT)
    expect(found.first.locator("[data-part=reason]").first).to_be_visible()
    assert 1 <= found.count() <= 3
    return found


def opened(ann: Visitor, game: str, *seats: str) -> Page:
    page = ann.go(f"/table/{ann.begun(game, *seats)}")
    expect(page.locator("[data-part=asked][data-kind]")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("game", "language", "seats"), [("khan", "en", 3), ("merv", "ru", 1), ("warrior_knights", "fr", 2)]
)
def test_a_move_is_suggested_and_made(visit: Visit, game: str, language: str, seats: int) -> None:
    ann = visit("Ann", language=language)
    page = opened(ann, game, "me", *["bot"] * (seats - 1))
    expect(lamp(page)).to_have_attribute("aria-label", NAMES[language])
    before = page.locator("[data-part=asked]").get_attribute("data-move")
    page.keyboard.press("h")
    found = suggested(page)
    for number in range(found.count()):
        reasons = found.nth(number).locator("[data-part=reason]").all_inner_texts()
        assert all(re.fullmatch(r"[^{}$]*\w[^{}$]*\.\s*", reason) for reason in reasons)
        assert all(bool(re.search("[а-яё]", reason)) == (language == "ru") for reason in reasons)
    marks = page.locator("[data-part=suggest-marks] [data-mark]")
    expect(marks.first).to_be_visible()
    assert marks.count() <= found.count()
    axe(page)
    found.first.click()
    expect(page.locator(f"[data-part=asked]:not([data-move='{before}'])")).to_be_visible()
    expect(page.locator("[data-part=suggestions]")).to_have_count(0)
    expect(marks).to_have_count(0)


@pytest.mark.parametrize(("game", "sideways"), [("khan", False), ("merv", True), ("warrior_knights", False)])
def test_on_a_phone_it_lies_in_the_room_of_the_question(visit: Visit, game: str, sideways: bool) -> None:
    ann = visit("Ann", phone=True)
    if sideways:
        ann.page.set_viewport_size(SIDEWAYS)
    page = opened(ann, game, "me", "bot")
    stage, ask = page.locator("[data-part=stage]").first, page.locator("[data-part=asked]")
    expect(stage).to_be_visible()
    before = (stage.bounding_box(), ask.bounding_box())
    lamp(page).click()
    found = suggested(page)
    assert (stage.bounding_box(), ask.bounding_box()) == before
    assert wider_than_the_screen(page) <= 0
    room, first = ask.bounding_box(), found.first.bounding_box()
    assert room is not None
    assert first is not None
    assert room["x"] <= first["x"]
    assert first["x"] + first["width"] <= room["x"] + room["width"]
    assert room["y"] <= first["y"] <= room["y"] + room["height"]


def test_one_may_cancel_and_put_it_away(visit: Visit) -> None:
    page = opened(visit("Ann"), "warrior_knights", "me", "bot")
    lamp(page).click()
    page.locator("[data-part=suggest-cancel]").click()
    expect(page.locator("[data-part=suggestions]")).to_have_count(0)
    expect(lamp(page)).to_have_attribute("aria-pressed", "false")
    lamp(page).click()
    suggested(page)
    lamp(page).click()
    expect(page.locator("[data-part=suggestions]")).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_where_others_play_or_it_is_switched_off_nobody_offers_it(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table("khan", "me", "open")
    bob.post(f"/tables/{table}/join")
    ann.start(table)
    one_screen = ann.begun("khan", "me", "me")
    for who, seen in ((ann, table), (ann, one_screen), (bob, table)):
        page = who.go(f"/table/{seen}")
        expect(page.locator("[data-part=asked] .undo, [data-part=cover]").first).to_be_attached()
        assert page.locator("[data-part=suggest]").count() == 0
    cleo = visit("Cleo", suggest=False)
    page = opened(cleo, "khan", "me", "bot")
    expect(page.locator("[data-part=asked] .undo")).to_be_visible()
    assert page.locator("[data-part=suggest]").count() == 0
    page = cleo.go("/settings")
    page.locator("input[name=suggest]").check()
    page.go_back()
    expect(lamp(page)).to_be_visible()
