"""Khan on its own board: played by pointing at what lights up, with the keyboard alone, and read by axe-core."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import serai
from serai.engine.play.match import Match
from serai.games.khan.choices import Conquer, Invade, UseProtection
from tests.web.harness import Visitor, axe, broken_words, wider_than_the_screen
from tests.web.playing import FINAL

Visit = Callable[..., Visitor]
MINUTES = 4
MAP = ".khan [data-cell]"
LIT = f"{MAP}[data-legal]"
SURE = ".candidate .main, [data-part=confirm], .cover .main"

# What is lit, in the order in which a curious player tries it: what was not tried yet comes first.
LIT_NOW = """
() => {
  const found = (path) => [...document.querySelectorAll(`.khan ${path}[data-legal]`)];
  const asked = (path) => [...document.querySelectorAll(`[data-part=asked] ${path}:not([aria-disabled])`)];
  const sure = document.querySelector(":is(.candidate .main, [data-part=confirm]):not([aria-disabled]), .cover .main");
  return {
    over: document.querySelector("[data-part=final]") !== null,
    sure: sure !== null,
    question: document.querySelector("#question")?.textContent ?? "",
    cards: found("[data-card]").map((each) => each.dataset.card),
    kinds: found("[data-kind]").map((each) => each.dataset.kind),
    courts: found("[data-court]").map((each) => each.dataset.court),
    specials: found("[data-special]").map((each) => each.dataset.special),
    cells: found("[data-cell]").map((each) => each.dataset.cell),
    plain: asked("[data-decline]").map((each) => each.dataset.decline),
    consent: document.querySelector(".khan .disputed") !== null,
    free: found("[data-free]").length > 0,
    held: document.querySelector(".khan [aria-pressed=true], .khan .in-hand") !== null,
  };
}
"""


def turns(page: Page, minutes: float = MINUTES) -> Iterator[dict[str, Any]]:
    """What is lit whenever something is, until the final scores are there."""
    until = time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        lit: dict[str, Any] = page.evaluate(LIT_NOW)
        if lit["over"]:
            return
        if lit["sure"]:
            page.locator(SURE).first.click()
        elif any(lit[name] for name in ("cards", "kinds", "courts", "specials", "cells", "plain", "consent")):
            yield lit
        else:
            page.wait_for_timeout(20)
    raise AssertionError(f"not over after {minutes} minutes: {page.locator('.asked').inner_text()}")


def taken(visitor: Visitor, table: str, seat: int = 0) -> set[str]:
    """The words of everything that a seat has chosen in a game that is over."""
    rows = visitor.get(f"/tables/{table}/record.json")["rows"]
    return {row[3].split()[0] for row in rows if row[1] == seat and row[2] == "chose"}


def khan(visitor: Visitor, *levels: str) -> str:
    """A table of Khan against bots, begun."""
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
    table = str(visitor.post("/tables", {"game": "khan", "seats": seats})["id"])
    visitor.start(table)
    return table


def consent_asked() -> Match:
    """A game of two that has come to a question of consent: both protect themselves as soon as they may."""
    for seed in range(50):
        match, dice = Match.new(serai.load("khan"), seats=2, seed=str(seed)), random.Random(seed)
        while match.asks and match.asks[0].kind != "consent":
            options = list(match.asks[0].options)
            wished: list[Any] = [pick for pick in options if type(pick) is UseProtection]
            pieces = [pick for pick in options if type(pick) is Conquer]
            yurts = [pick for pick in options if type(pick) is Invade]
            wished = wished or (pieces if dice.random() < 0.5 else []) or yurts or options
            match.choose(match.asks[0].seat, dice.choice(wished))
        if match.asks:
            return match
    raise AssertionError("nobody was ever asked for consent")


def continued(visitor: Visitor, match: Match, seat: int) -> str:
    """A table that goes on from a position, with the visitor in one seat."""
    return visitor.gone_on(match.record.to_json(), match.number, 2, seat)


def click(page: Page, path: str) -> None:
    page.locator(f".khan {path}").first.click()


def point(page: Page, lit: dict[str, Any], tried: set[str]) -> None:
    """Answer with whatever is lit and was not tried yet, else with the largest piece or the first card."""
    if lit["consent"]:
        page.get_by_role("button", name="agree").first.click()
    elif lit["specials"]:
        fresh = [special for special in lit["specials"] if special not in tried] or ["pass"]
        tried.add(fresh[0])
        if fresh[0] == "pass":
            page.locator("[data-decline=pass]").click()
        else:
            click(page, f"[data-special='{fresh[0]}']")
            if fresh[0] == "2":  # Divine Support is picked up, and then a region is pointed at
                click(page, "[data-cell][data-legal]")
            elif fresh[0] == "3":  # Reconnaissance likewise, and then a piece
                click(page, "[data-kind][data-legal]")
    elif lit["plain"] == ["done"]:
        if lit["cards"] and "discard" not in tried:
            tried.add("discard")
            click(page, f"[data-card='{lit['cards'][0]}']")
        else:
            page.locator("[data-decline=done]").click()
    elif lit["kinds"]:
        click(page, f"[data-kind='{lit['kinds'][-1]}']")
        click(page, "[data-cell][data-legal]")
    elif lit["free"] and "free" not in tried:
        tried.add("free")
        click(page, "[data-free]")
        click(page, "[data-cell][data-legal]")
    elif lit["courts"] and "chase" not in tried:
        tried.add("chase")
        click(page, f"[data-court='{lit['courts'][0]}']")
    elif lit["cards"]:
        click(page, f"[data-card='{lit['cards'][0]}']")
        click(page, "[data-cell][data-legal]")
    else:
        click(page, "[data-cell][data-legal]" if lit["cells"] else "[data-legal]")


def test_khan_is_played_to_the_end_by_pointing_at_what_lights_up(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    table = khan(ann, "random", "random", "random")
    page = ann.go(f"/table/{table}")
    tried: set[str] = set()
    for lit in turns(page):
        point(page, lit, tried)
    expect(page.locator(FINAL)).to_contain_text("Ann")
    seldom = {"free": "free-invade", "discard": "discard"}  # a game in a thousand never offers them
    assert taken(ann, table) >= {seldom[each] for each in tried & seldom.keys()}
    assert taken(ann, table) >= {"settle", "invade", "chase", "conquer", "divine-support", "reconnoitre"}
    expect(page.locator(".territories li")).to_have_count(4)
    axe(page)


# ---- the keyboard alone

# The way from where the keyboard is to an element: forwards, backwards, or there.
WAY = """
(path) => {
  const goal = document.querySelector(`:is(.khan, [data-part=asked]) ${path}`);
  const here = document.activeElement;
  if (!goal) return "none";
  if (here === goal) return "there";
  const after = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  return after ? "Tab" : "Shift+Tab";
}
"""


def reach(page: Page, path: str) -> None:
    """Go to an element of the board with Tab."""
    for _ in range(80):
        way = page.evaluate(WAY, path)
        if way == "there":
            return
        assert way != "none", path
        page.keyboard.press(way)
    raise AssertionError(f"the keyboard does not come to {path}")


def press_on(page: Page, path: str) -> None:
    reach(page, path)
    page.keyboard.press("Enter")


def to_lit_piece(page: Page) -> None:
    """To the tray with Tab, and with the arrows to the largest piece that has a place."""
    reach(page, "[data-kind][tabindex='0']")
    for _ in range(30):
        page.keyboard.press("ArrowLeft")
        if page.evaluate("document.activeElement.matches('[data-kind][data-legal]')"):
            return
    raise AssertionError("no piece has a place")


def type_an_answer(page: Page, lit: dict[str, Any], tried: set[str]) -> None:
    """Answer with keys alone."""
    if lit["plain"]:
        press_on(page, f"[data-decline={lit['plain'][0]}]")
    elif lit["kinds"]:
        to_lit_piece(page)
        page.keyboard.press("Enter")  # picked up: the keyboard is on its first place now
        expect(page.locator(f"{LIT}:focus")).to_have_count(1)
        page.keyboard.press("r")
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    elif lit["courts"] and "chase" not in tried:
        tried.add("chase")
        press_on(page, "[data-court][tabindex='0']")
    elif lit["cards"]:
        press_on(page, f"[data-card='{lit['cards'][0]}']")
        expect(page.locator(f"{LIT}:focus")).to_have_count(1)
        page.keyboard.press("Enter")
    else:
        reach(page, "[data-cell][tabindex='0']")
        page.keyboard.press("n")
        page.keyboard.press("Enter")


def test_keyboard_alone_plays_a_whole_game_of_khan(visit: Visit) -> None:
    ann = visit("Ann", animation="none", confirm="never")
    table = khan(ann, "random", "random", "random")
    page = ann.go(f"/table/{table}")
    tried: set[str] = set()
    for lit in turns(page):
        type_an_answer(page, lit, tried)
    expect(page.locator(FINAL)).to_contain_text("Ann")
    assert taken(ann, table) >= {"settle", "invade", "chase", "conquer", "pass"}


# ---- what the board says


def label(page: Page, name: str) -> Locator:
    return page.locator(f'{MAP}[aria-label^="Cell {name},"]')


def test_cells_have_spoken_names_and_say_why_not(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    page = ann.go(f"/table/{khan(ann, 'random')}")
    expect(page.locator(LIT).first).to_be_attached()
    expect(label(page, "a5")).to_have_attribute("aria-label", "Cell a5, river")
    expect(label(page, "h4")).to_have_attribute("aria-label", re.compile("^Cell h4, mountain"))
    expect(page.locator(LIT).first).to_have_attribute("aria-label", re.compile(", possible$"))
    label(page, "a5").hover()
    expect(page.locator("[data-part=tip]")).to_contain_text("KH-INVADE-6")


def test_consent_is_asked_with_the_piece_outlined_on_the_board(visit: Visit) -> None:
    match = consent_asked()
    asked = match.asks[0]
    ann = visit("Ann", animation="none", confirm="never")
    page = ann.go(f"/table/{continued(ann, match, asked.seat)}")
    question = page.locator("[data-part=asked]")
    expect(question).to_contain_text("Do you agree?")
    expect(question.get_by_role("link", name="Rule")).to_have_attribute("href", "/rules/khan#KH-SPECIAL-KP-5")
    expect(page.locator(".khan .disputed")).to_have_count(1)
    expect(page.locator(".khan .force")).to_contain_text("until")
    axe(page)
    question.get_by_role("button", name="agree").first.click()
    expect(page.locator(".khan .disputed")).to_have_count(0)
    expect(page.locator(".khan .laid")).not_to_have_count(len(match.view(None)["laid"]))


def test_a_piece_is_turned_and_laid_under_the_finger(visit: Visit) -> None:
    match = consent_asked()
    while match.asks[0].kind != "act" or not any(type(pick) is Conquer for pick in match.asks[0].options):
        match.choose(match.asks[0].seat, next(iter(match.asks[0].options)))
    ann = visit("Ann", animation="none", confirm="never", phone=True)
    page = ann.go(f"/table/{continued(ann, match, match.asks[0].seat)}")
    laid = page.locator(".khan .laid")
    before = len(match.view(None)["laid"])
    expect(laid).to_have_count(before)
    page.get_by_role("tab", name="Pieces").tap()
    page.locator(".khan [data-kind][data-legal]").first.tap()
    shape = page.locator(".khan .tray button.held svg path").first
    lying = shape.get_attribute("d")
    page.get_by_role("button", name="Turn").tap()
    expect(shape).not_to_have_attribute("d", str(lying))
    lay = page.get_by_role("button", name="Lay it here")
    expect(lay).to_have_count(0)
    while not lay.count():  # a finger on a cell that is too small for it brings it near first
        page.locator(LIT).first.tap()
        page.wait_for_timeout(50)
    expect(page.locator(".khan .foresight")).to_be_attached()
    expect(laid).to_have_count(before)
    lay.tap()
    expect(laid).not_to_have_count(before)


# ---- another seat takes the place of the last one on the same board


def test_two_seats_on_one_screen_take_turns_on_the_board(visit: Visit) -> None:
    ann = visit("Ann", animation="none", confirm="never")
    table = ann.table("khan", "me", "me")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    for number in range(4):  # first yurts are placed in the open: nothing covers the board between them
        expect(page.locator(LIT).first).to_be_attached()
        click(page, "[data-cell][data-legal]")
        expect(page.locator(".khan .placed")).to_have_count(number + 1)
    assert len(ann.get(f"/tables/{table}/position?since=0&seat=0")["events"]) > 4


@pytest.mark.parametrize(("theme", "phone"), [("light", True), ("dark", False)])
def test_axe_finds_nothing_on_the_board(visit: Visit, theme: str, phone: bool) -> None:
    ann = visit("Ann", animation="none", theme=theme, phone=phone)
    page = ann.go(f"/table/{khan(ann, 'random', 'random')}")
    for lit in turns(page):
        if lit["cards"]:
            break
        click(page, "[data-cell][data-legal]")
    click(page, "[data-card][data-legal]")
    expect(page.locator(".in-hand:visible")).to_have_count(1)
    axe(page)
    assert wider_than_the_screen(page) <= 0


@pytest.mark.parametrize("language", ["ru", "fr"])
def test_no_word_on_a_card_is_broken_on_a_phone(visit: Visit, language: str) -> None:
    page = visit(phone=True, language=language).go("/learn/khan/tile")
    page.locator("[data-part=continue]").click()
    names = page.locator(".khan .hand .card .name")
    expect(names).to_have_count(5)
    assert broken_words(names) == []
