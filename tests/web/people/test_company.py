"""People who do not know each other: they meet, pause, give up, play again, and go on vacation."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.harness import Visitor, axe
from tests.web.playing import FINAL, asked

Visit = Callable[..., Visitor]
QUEUE = "[data-part=queue]"


def at_the_table(page: Page) -> None:
    page.get_by_role("tab", name="Table").click()


def test_two_strangers_meet_pause_and_play_again(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    page, theirs = ann.go("/"), bob.go("/")
    waiting = page.locator(QUEUE)
    waiting.get_by_label("Game").select_option("connect_four")
    waiting.get_by_label("Pace").select_option("quick")
    waiting.get_by_role("button", name="Find opponents").click()
    expect(waiting).to_contain_text("1 of 2 are here")
    axe(page)
    page.get_by_role("link", name="Lobby").first.click()
    expect(page.locator("[data-part=waiting-for]")).to_be_visible()  # one waits wherever one is
    theirs.locator(QUEUE).get_by_role("button", name="Join").click()
    for one in (page, theirs):
        one.wait_for_url("**/table/*")

    at_the_table(page)
    page.get_by_role("button", name="Ask for a pause").click()
    theirs.get_by_role("button", name="Agree").click()
    for one in (page, theirs):
        expect(asked(one)).to_contain_text("at the request of Ann")
        expect(asked(one).get_by_role("heading")).to_have_text("The game is paused.")
    axe(theirs)
    theirs.get_by_role("button", name="Resume the game").click()
    expect(asked(page)).not_to_contain_text("paused")

    at_the_table(theirs)
    theirs.get_by_role("button", name="Resign …").click()
    theirs.get_by_role("group", name="Resign").get_by_role("button", name="Resign").click()
    expect(page.locator(FINAL)).to_contain_text("Ann wins")
    expect(page.locator(FINAL)).to_contain_text("Bob resigned after move 0.")
    before = page.url
    page.locator(FINAL).get_by_role("button", name="Rematch").click()
    expect(page.locator(".seats")).to_contain_text("Bob is awaited")
    expect(theirs.locator(FINAL)).to_contain_text("Ann offers a rematch.")
    axe(theirs)
    theirs.locator(FINAL).get_by_role("button", name="Accept").click()
    theirs.wait_for_url(page.url)
    for one in (page, theirs):
        expect(asked(one)).to_be_visible()
    assert page.url != before


def test_a_vacation_is_switched_on_in_the_account_page_and_seen_at_the_table(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table("connect_four", "me", "open", pace={"kind": "days", "days": 3})
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    seen = bob.go(f"/table/{table}")
    page = ann.go("/account")
    vacation = page.locator("[data-part=vacation]")
    expect(vacation).to_contain_text("30 of 30 days left this year.")
    vacation.get_by_role("button", name="Go on vacation").click()
    expect(vacation).to_contain_text("You are on vacation")
    axe(page)
    expect(seen.locator("[data-plate='0']")).to_contain_text("on vacation until")
    vacation.get_by_role("button", name="End vacation").click()
    expect(vacation.get_by_role("button")).to_have_count(0)  # it lasts a day at least
