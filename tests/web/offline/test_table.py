"""What a table has beside its moves, in a real browser whose file server is gone once all is loaded."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import serai
from serai.teach.puzzles import puzzles_of
from tests.web.learn.test_lessons import press
from tests.web.learn.test_puzzles import panel
from tests.web.offline.host import LONG, PREFIX, FileHost, Traveller, begun_with, device
from tests.web.playing import asked, cell, choose, logged

Travel = Callable[..., Traveller]
LEVELS = ("random", "novice", "trader", "general", "sultan")
# A bot that never says what it found.
THINKS_FOR_EVER = """const say = self.postMessage.bind(self);
self.postMessage = (said) => void (said.kind === "thought" || say(said));
"""
FULL = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };"


def alone(ann: Traveller, host: FileHost) -> Page:
    """The start page, once everything is there and the file server is not."""
    page = ann.go("/")
    ann.kept()
    host.stop()
    return page


def seated(ann: Traveller, game: str, other: str) -> Page:
    """A table of two that has begun: me, and somebody else of my own or a bot of a level."""
    page = ann.go(f"/new/{game}")
    page.locator("#seat-1").select_option(other)
    page.get_by_role("button", name="Start game").click()
    expect(asked(page)).to_be_visible(timeout=LONG)
    return page


def test_two_at_one_screen_try_out_and_look_back(host: FileHost, travel: Travel) -> None:
    ann = travel(host)
    alone(ann, host)
    page = seated(ann, "tic_tac_toe", "me")
    choose(page, "b2")
    logged(page, "Traveller claims b2.")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_text("Only what you know is used")).to_be_visible()
    cell(page, "a1").click()
    expect(cell(page, "a1")).to_have_attribute("aria-label", "a1, Player 2")
    page.get_by_role("button", name="Back to the game").click()
    expect(cell(page, "a1")).to_have_attribute("aria-label", "a1, empty – can be chosen")
    for square in ("a1", "c3", "a3", "b3", "a2"):  # Cross leaves the line a3 b2 c1 open and loses by it
        choose(page, square)
    page.get_by_role("button", name="Analysis").click()
    slider = page.get_by_role("slider", name="Chances to win by move")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Traveller 0.%, Player 2 100.%"), timeout=LONG)
    slider.press("Home")
    expect(page.get_by_text("Move 0 of 6")).to_be_visible()
    turned = page.get_by_role("button", name="Move 5, Traveller")
    expect(turned).to_contain_text("Better: Claim a2")
    turned.click()
    page.get_by_role("button", name="What would a bot consider for move 5?").click()
    expect(page.locator("[data-part=why] li").first).to_contain_text("Claim a2", timeout=LONG)


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_of_every_level_answers_and_lets_one_take_back(host: FileHost, travel: Travel, level: str) -> None:
    page = seated(travel(host, suggest=False), "tic_tac_toe", f"bot {level}")
    choose(page, "b2")
    free = page.locator(".picture [aria-label$='can be chosen']")
    expect(free).to_have_count(7, timeout=LONG)
    page.get_by_role("button", name="Undo my last move").click()
    expect(free).to_have_count(9)


def test_a_bot_in_the_middle_of_a_thought_is_interrupted(own_host: FileHost, travel: Travel, browser: Browser) -> None:
    begun_with(own_host.folder / PREFIX, "bot", THINKS_FOR_EVER)
    page = seated(travel(own_host, suggest=False), "tic_tac_toe", "bot general")
    session = browser.new_browser_cdp_session()

    def thinking() -> set[str]:
        told = session.send("Target.getTargets")["targetInfos"]
        return {one["targetId"] for one in told if one["type"] == "worker" and one["title"] == "bot"}

    free = page.locator(".picture [aria-label$='can be chosen']")
    expect(free).to_have_count(9)
    choose(page, "b2")
    expect(cell(page, "b2")).to_have_attribute("aria-label", "b2, Traveller")
    before = thinking()
    assert before
    page.get_by_role("button", name="Undo my last move").click()
    expect(free).to_have_count(9)
    while before & thinking():
        pass  # asked again until the worker has ended; the next one waits for the next thought
    session.detach()


def test_a_game_goes_on_in_a_new_tab_after_the_old_one_was_closed(host: FileHost, travel: Travel) -> None:
    ann = travel(host)
    alone(ann, host)
    page = seated(ann, "tic_tac_toe", "me")
    choose(page, "b2")
    logged(page, "Traveller claims b2.")
    page.close()
    ann.page = page = ann.new_page()
    ann.go("/")
    page.locator("#main li", has_text="Tic-tac-toe").get_by_role("link").first.click()
    expect(cell(page, "b2")).to_have_attribute("aria-label", "b2, Traveller", timeout=LONG)
    choose(page, "a1")
    logged(page, "Player 2 claims a1.")


@pytest.mark.parametrize("place", ["/friends", "/tournaments", "/leaderboard", "/people/ann"])
def test_a_page_of_other_people_says_that_it_needs_a_server(host: FileHost, travel: Travel, place: str) -> None:
    ann = travel(host)
    expect(ann.go("/").locator("#main")).not_to_contain_text(re.compile("Leaderboard|Tournaments|Friends"))
    ann.ready()
    ann.page.goto(f"{ann.site}#{place}")
    expect(ann.page.locator("#main")).to_contain_text("This needs a server where other people are", timeout=LONG)


@pytest.mark.parametrize("game", ["khan", "merv", "warrior_knights"])
def test_a_puzzle_is_solved(host: FileHost, travel: Travel, game: str) -> None:
    ann, puzzle = travel(host), puzzles_of(serai.load(game)).puzzles[0]
    alone(ann, host)
    page = ann.go(f"/puzzles/{game}/1")
    panel(page, "open")
    press(page, game, "en", puzzle.best, puzzle.kind)
    panel(page, "right")


def test_a_full_device_says_so_and_keeps_the_game_as_it_was(host: FileHost, travel: Travel) -> None:
    def filling(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"const fill = () => {{ {FULL} }};\nsetTimeout(fill, 0);\n{answer.text()}")

    ann = travel(host)
    page = seated(ann, "tic_tac_toe", "me")
    choose(page, "b2")
    page.route("**/host_worker-*.js", filling)
    page.reload()
    expect(asked(page)).to_be_visible(timeout=LONG)
    choose(page, "a1")
    expect(page.get_by_text("no room left")).to_be_visible()
    expect(device(page)).to_have_attribute("data-doing", "ready")
    page.unroute("**/host_worker-*.js")
    page.reload()
    expect(cell(page, "b2")).to_have_attribute("aria-label", "b2, Traveller", timeout=LONG)
    expect(cell(page, "a1")).to_have_attribute("aria-label", "a1, empty – can be chosen")


def test_the_browser_offers_to_install_it(host: FileHost, travel: Travel) -> None:
    ann = travel(host)
    ann.go("/")
    ann.kept()
    told = ann.context.new_cdp_session(ann.page).send("Page.getInstallabilityErrors")
    assert [each["errorId"] for each in told["installabilityErrors"]] in ([], ["in-incognito"])
