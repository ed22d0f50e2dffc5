"""Puzzles in a real browser: the day's are solved, wrong answers are answered, days in a row are counted."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime, timedelta

import pytest
from playwright.sync_api import Locator, Page, expect

import serai
from serai.teach.puzzles import GRADES, Puzzle, puzzles_of
from tests.web.harness import Visitor, axe, wider_than_the_screen
from tests.web.learn.test_lessons import press
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
GAMES = ("khan", "merv", "warrior_knights")
DAY = datetime(2026, 11, 20, 12)
EPOCH = datetime(1970, 1, 1)


def number_on(day: datetime, game: str) -> int:
    """The number of the day's puzzle, as pages/puzzles/days.ts counts."""
    count = len(puzzles_of(serai.load(game)).puzzles)
    stride = next((prime for prime in (7, 11, 13) if count % prime), 1)
    return (day - EPOCH).days * stride % count + 1


def puzzle_on(day: datetime, game: str) -> Puzzle:
    puzzle = puzzles_of(serai.load(game)).puzzle(number_on(day, game))
    assert puzzle is not None
    return puzzle


def on(ann: Visitor, day: datetime) -> Page:
    """The page of puzzles on a day."""
    ann.page.clock.set_fixed_time(day)
    return ann.go("/puzzles")


def panel(page: Page, state: str) -> Locator:
    """What the puzzle says, once it is put, answered or solved."""
    said = page.locator(f"[data-part=puzzle][data-state={state}]:not([data-busy])")
    expect(said).to_be_visible()
    return said


def solve_today(ann: Visitor, day: datetime, game: str, language: str = "en") -> Page:
    page = on(ann, day)
    page.locator(f"[data-today={game}]").click()
    panel(page, "open")
    puzzle = puzzle_on(day, game)
    press(page, game, language, puzzle.best, puzzle.kind)
    panel(page, "right")
    return page


@pytest.mark.parametrize(
    ("game", "language", "phone"),
    [
        ("khan", "en", False), ("merv", "ru", False), ("warrior_knights", "fr", False),
        ("khan", "fr", True), ("merv", "en", True), ("warrior_knights", "ru", True),
    ],
)  # fmt: skip
def test_the_puzzle_of_the_day_is_tried_and_solved(visit: Visit, game: str, language: str, phone: bool) -> None:
    ann, puzzle = visit(language=language, phone=phone), puzzle_on(DAY, game)
    page = on(ann, DAY)
    assert wider_than_the_screen(page) <= 0
    page.locator(f"[data-today={game}]").click()
    expect(page).to_have_url(f"{ann.address}/puzzles/{game}/{number_on(DAY, game)}")
    panel(page, "open")
    tempting = next(choice for choice in puzzle.lines if choice != puzzle.best)
    press(page, game, language, tempting, puzzle.kind)
    wrong = panel(page, "wrong")
    loss = round(100 * puzzle.chance) - round(100 * puzzle.chance_after(tempting))
    expect(wrong.locator("[data-part=margin]")).to_contain_text(re.compile(rf"\b{loss}\b"))
    expect(wrong.locator("[data-part=follows] li").first).to_be_visible()
    wrong.locator("[data-part=put-back]").click()
    panel(page, "open")
    press(page, game, language, puzzle.best, puzzle.kind)
    right = panel(page, "right")
    expect(right.locator("[data-part=margin]")).to_contain_text(str(round(100 * puzzle.chance)))
    expect(right.locator("[data-part=margin]")).to_contain_text(str(round(100 * puzzle.second)))
    expect(right.locator("[data-part=streak]")).to_contain_text("1")
    assert wider_than_the_screen(page) <= 0


def test_days_in_a_row_are_counted_on_this_device_and_end_with_a_gap(visit: Visit) -> None:
    ann = visit()
    streak = ann.page.locator("[data-part=streak]")
    for days in range(3):
        page = solve_today(ann, DAY + timedelta(days), "warrior_knights")
        expect(page.locator("[data-part=puzzle] [data-part=streak]")).to_contain_text(str(days + 1))
    on(ann, DAY + timedelta(3))
    expect(streak).to_contain_text("3 days in a row")
    expect(streak).to_contain_text("still waiting")
    on(ann, DAY + timedelta(5))
    expect(streak).to_contain_text("again tomorrow")
    solve_today(ann, DAY + timedelta(5), "warrior_knights")
    on(ann, DAY + timedelta(5))
    expect(streak).to_contain_text("1 day so far")


def test_puzzles_are_listed_by_grade_and_what_is_solved_is_marked(visit: Visit) -> None:
    ann, number = visit(), number_on(DAY, "khan")
    page = solve_today(ann, DAY, "khan")
    page.locator("[data-part=next]").click()
    panel(page, "open")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.locator("[data-puzzle^=khan-]")).to_have_count(len(puzzles_of(serai.load("khan")).puzzles))
    expect(page.locator(".numbers .had")).to_have_count(1)
    expect(page.locator(f"[data-puzzle=khan-{number}]")).to_have_text(f"{number} ✓")
    for grade in GRADES:
        listed = [one for game in GAMES for one in puzzles_of(serai.load(game)).puzzles if one.grade == grade]
        expect(page.locator(f"[data-grade={grade}] [data-puzzle]")).to_have_count(len(listed))


def test_puzzles_are_found_from_where_one_starts_and_learns(visit: Visit) -> None:
    ann = visit()
    for path in ("/", "/learn"):
        page = ann.go(path)
        page.get_by_role("link", name="Puzzle of the day").click()
        expect(page).to_have_url(f"{ann.address}/puzzles")
        expect(page.locator("[data-today]")).to_have_count(3)
    ann.go("/puzzles/khan/9999")
    expect(page.locator("#main")).to_contain_text("does not exist")


@pytest.mark.parametrize(("phone", "theme"), sample((True, "dark"), (False, "light")))
def test_axe_finds_nothing_at_puzzles(visit: Visit, phone: bool, theme: str) -> None:
    ann = visit(phone=phone, theme=theme)
    page = on(ann, DAY)
    page.wait_for_load_state("networkidle")
    axe(page)
    page = solve_today(ann, DAY, "khan")
    axe(page)
