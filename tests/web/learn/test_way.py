"""The way of a newcomer in a real browser: the start page, the lessons, how to play, a first game with coach and lamp.

One game in an ordinary run, as far as the first turns; `SERAI_WAY=all`: every game, in English until the first game is
over, in Russian and French as far as its first turns.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import serai
from serai.words import LANGUAGES
from tests.teach.scripts import leading_on, lesson_called, scenes
from tests.web.harness import UNFILLED, Visitor
from tests.web.learn.test_lessons import at_step, press
from tests.web.learn.test_suggest import THOUGHT, lamp

Visit = Callable[..., Visitor]
Seen = Callable[[Page, str], None]
ALL = os.environ.get("SERAI_WAY") == "all"
FIRST_LESSON = {"khan": "aim", "merv": "city", "warrior_knights": "crown"}
FIRST_TURNS = 6  # questions answered
WHOLE = 2_000
TURNS = {"en": WHOLE, "ru": FIRST_TURNS, "fr": FIRST_TURNS}
EVERY = [(game, language, TURNS[language]) for game in FIRST_LESSON for language in LANGUAGES]
CASES = EVERY if ALL else [("khan", "ru", 2)]


def nothing_missing(page: Page, _: str) -> None:
    """Every variable of every sentence is filled in."""
    assert page.evaluate(UNFILLED) == []


def to_the_lessons(ann: Visitor, game: str, seen: Seen) -> Page:
    """From the start page to a game's lessons, past how to play it."""
    page = ann.go("/")
    page.wait_for_load_state("networkidle")
    seen(page, "start")
    page.locator(f"a.learn.main[href='/learn/{game}']").click()
    expect(page.locator("[data-part=go-on]")).to_be_visible()
    seen(page, "learn")
    page.locator(f"#main a[href='/learn/{game}/how-to-play']").first.click()
    expect(page.locator("#main figure").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    seen(page, "how-to-play")
    page.go_back()
    expect(page.locator("[data-part=go-on]")).to_be_visible()
    return page


def first_lesson(page: Page, game: str, language: str, seen: Seen) -> None:
    """Begin the lessons, and go through the first."""
    page.locator("[data-part=go-on]").click()
    name = FIRST_LESSON[game]
    played, lesson = serai.load(game), lesson_called(game, name)
    for number, scene in enumerate(scenes(game, name)):
        at_step(page, number)
        seen(page, f"lesson-{number}")
        if not scene.step.asks:
            page.locator("[data-part=continue]").click()
            continue
        (asked,) = (asked for asked in scene.stand.match.asks if asked.seat == lesson.seat)
        press(page, game, language, leading_on(played, lesson, scene.made, scene.options)[0], asked.kind)
    at_step(page, len(lesson.steps))
    seen(page, "lesson-end")


def turn(page: Page) -> bool:
    """Answer one question as the lamp suggests; False once the game is over."""
    asked, over = page.locator("[data-part=asked][data-kind]:not([data-busy])"), page.locator("[data-part=final]")
    expect(asked.or_(over).first).to_be_visible(timeout=THOUGHT)
    if over.count() > 0:
        return False
    move = asked.get_attribute("data-move")
    expect(lamp(page)).to_be_visible()
    lamp(page).click()
    suggestions = page.locator("[data-part=asked] [data-part=suggestions]")
    found = suggestions.locator("[data-suggestion]")
    only = suggestions.locator("> p[role=status]:not(.thinking, .unseen)")
    expect(found.or_(only).first).to_be_visible(timeout=THOUGHT)
    if found.count() == 0:  # there is but one thing to do
        found = page.locator("[data-part=asked] :is([data-decline], .option)")
        expect(found).to_have_count(1)
    found.first.click()
    expect(page.locator(f"[data-part=asked]:not([data-move='{move}'])").or_(over).first).to_be_visible(timeout=THOUGHT)
    return True


def first_game(page: Page, ann: Visitor, game: str, turns: int, seen: Seen) -> bool:
    """The first game with coach and lamp; whether it came to its end."""
    page = ann.go(f"/learn/{game}")
    page.locator("section.first button").click()
    kinds: set[str] = set()
    for _ in range(turns):
        asked = page.locator("[data-part=asked][data-kind]:not([data-busy])")
        expect(asked.or_(page.locator("[data-part=final]")).first).to_be_visible(timeout=THOUGHT)
        kind = asked.get_attribute("data-kind") if asked.count() else "over"
        if kind and kind not in kinds:
            kinds.add(kind)
            seen(page, f"first-game-{kind}")
        if not turn(page):
            return True
    return False


@pytest.mark.parametrize(("game", "language", "turns"), CASES)
def test_a_newcomer_goes_from_the_start_page_to_a_first_game(
    visit: Visit, game: str, language: str, turns: int
) -> None:
    ann = visit(language=language, coach="first")
    page = to_the_lessons(ann, game, nothing_missing)
    first_lesson(page, game, language, nothing_missing)
    over = first_game(page, ann, game, turns, nothing_missing)
    assert over == (turns == WHOLE)
