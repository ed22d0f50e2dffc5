"""Whole games through the page, from the first question to the final scores."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.playing import BOARD, FINAL, LIST, asked, cell, choose, logged, play
from tests.web.sampling import sample

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(
    ("game", "lit"), [("tic_tac_toe", BOARD), ("tic_tac_toe", LIST), ("connect_four", BOARD), ("connect_four", LIST)]
)
def test_small_games_are_played_to_the_end_on_the_board_and_from_the_list(visit: Visit, game: str, lit: str) -> None:
    ann = visit("Ann")
    table = ann.table(game, "me", "bot")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    assert play(page, lit=lit) >= 2
    expect(page.locator(FINAL)).to_contain_text("Ann")
    shown = ann.get(f"/tables/{table}")
    assert shown["status"] == "over"
    assert shown["result"] is not None


def test_merv_is_played_to_the_end_on_the_generic_table(visit: Visit) -> None:
    ann = visit("Ann", confirm="never")
    table = ann.table("merv", "me", "bot")
    ann.start(table)
    page = ann.go(f"/table/{table}?board=plain")
    assert play(page) > 30
    scores = page.locator(FINAL).get_by_role("table")
    expect(scores.get_by_role("columnheader")).to_have_count(2)
    points = ann.get(f"/tables/{table}")["result"][0]
    for value in points:
        expect(scores.get_by_role("cell", name=str(value), exact=True).last).to_be_visible()
    axe(page)


def test_warrior_knights_is_played_to_the_end_on_the_generic_table(visit: Visit) -> None:
    ann = visit("Ann", confirm="never")
    table = ann.table("warrior_knights", "me", "bot", options={"round_limit": 5})
    ann.start(table)
    page = ann.go(f"/table/{table}?board=plain")
    assert play(page, minutes=8) > 20  # what has one answer answers itself, and bots may end it soon
    expect(page.locator(FINAL)).to_contain_text("influence")


def test_keyboard_alone_plays_tic_tac_toe_for_both(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    expect(cell(page, "a3")).to_be_visible()
    for _ in range(20):  # to the board by Tab
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.picture [role=button]') !== null"):
            break
    # a3, b3, a2, b2, a1: the crosses have the first column
    for keys, name in (
        ([], "a3"),
        (["ArrowRight"], "b3"),
        (["ArrowLeft", "ArrowDown"], "a2"),
        (["ArrowRight"], "b2"),
        (["ArrowLeft", "ArrowDown"], "a1"),
    ):
        for key in keys:
            page.keyboard.press(key)
        expect(cell(page, name)).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("[data-part=candidate]")).to_contain_text(f"Claim {name}")
        page.keyboard.press("Enter")
        logged(page, f"claims {name}")
    expect(page.locator(FINAL)).to_contain_text("Cross wins")


def test_pointing_at_what_is_not_legal_says_why_with_the_rule(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    choose(page, "b2")
    logged(page, "Cross claims b2.")
    cell(page, "b2").click()
    tip = page.locator("[data-part=tip]")
    expect(tip).to_contain_text("b2 already belongs to Cross.")
    expect(tip.get_by_role("link", name="TT-TURN-2")).to_have_attribute("href", "/rules/tic_tac_toe#TT-TURN-2")


def test_what_a_choice_would_do_is_said_before_the_click(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "bot")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    cell(page, "c1").hover()
    expect(asked(page)).to_contain_text("Ann claims c1.")
    assert ann.get(f"/tables/{table}")["number"] == 0


def test_languages_are_switched_in_the_middle_of_a_game(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    choose(page, "b2")
    logged(page, "Cross claims b2.")
    page.get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Русский").or_(page.get_by_label("Русский")).first.check()
    page.go_back()
    expect(asked(page).get_by_role("heading")).to_contain_text("Нолик")
    expect(page.locator(".undo")).to_contain_text("Отменить")
    choice = page.locator(".beside .option").first
    expect(choice).not_to_contain_text("Claim")
    expect(page.locator("html")).to_have_attribute("lang", "ru")


@pytest.mark.parametrize(("theme", "phone"), sample(("light", False), ("dark", True)))
def test_axe_finds_nothing_at_a_table(visit: Visit, theme: str, phone: bool) -> None:
    ann = visit("Ann", theme=theme, phone=phone)
    waiting = ann.table("merv", "me", "open", "open")
    page = ann.go(f"/table/{waiting}")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    axe(page)
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    cell(page, "b2").click()
    expect(page.locator("[data-part=candidate]")).to_be_visible()
    axe(page)
    page.get_by_role("button", name="Confirm").click()
    logged(page, "claims b2")
    if phone:  # where there is no room for it, the record is opened on demand
        page.get_by_role("button", name="Log, chat and table").click()
    for tab in ("Chat", "Table"):
        page.get_by_role("tab", name=tab).click()
        axe(page)
    assert wider_than_the_screen(page) <= 0
    page.goto(f"/table/{table}/replay/1")
    expect(page.get_by_role("region", name="Replay").or_(page.locator(".replay")).first).to_be_visible()
    axe(page)


def test_four_seats_of_a_warlike_game_fit_a_phone(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    table = ann.table("warrior_knights", "me", "bot", "bot", "bot", options={"round_limit": 5})
    ann.start(table)
    page = ann.go(f"/table/{table}?board=plain")
    expect(page.locator(".beside .option").first).to_be_visible()
    assert wider_than_the_screen(page) <= 0
    axe(page)
