"""How people come together: invitations, a name when one is needed, and tables that wait for nobody."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from playwright.sync_api import expect

from tests.web.harness import Visitor, axe
from tests.web.playing import asked

Visit = Callable[..., Visitor]
ACCOUNTS = count()


def with_account(visit: Visit, name: str) -> tuple[Visitor, str]:
    """Somebody who can be invited, and by which username."""
    person, account = visit(name), f"{name.lower()}-meets-{next(ACCOUNTS)}"
    person.post("/register", {"account": account, "password": "correct horse"})
    return person, account


def test_whoever_is_invited_finds_it_on_the_start_page_and_joins(visit: Visit) -> None:
    ann, (bob, account) = visit("Ann"), with_account(visit, "Bob")
    ann.pardon("404 (Not Found)", "409 (Conflict)")
    table = ann.table("tic_tac_toe", "me", "open", public=False)
    page = ann.go(f"/table/{table}")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Username").fill("nobody-has-this")
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("Nobody here has this username.")
    page.get_by_label("Username").fill(account)
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_text("Invited.")).to_be_visible()
    theirs = bob.go("/")
    expect(theirs.get_by_text("Ann invites you")).to_be_visible()
    axe(theirs)
    theirs.get_by_role("button", name="Join").click()
    theirs.wait_for_url(f"**/table/{table}")
    expect(page.locator(".seats")).to_contain_text("Bob")
    page.get_by_label("Username").fill(account)
    page.get_by_role("button", name="Invite", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("already has a seat")


def test_an_invitation_is_declined_in_the_lobby(visit: Visit) -> None:
    ann, (bob, account) = visit("Ann"), with_account(visit, "Bob")
    table = ann.table("tic_tac_toe", "me", "open", public=False)
    ann.post(f"/tables/{table}/invite", {"account": account})
    page = bob.go("/lobby")
    expect(page.get_by_text("Ann invites you")).to_be_visible()
    page.get_by_role("button", name="Decline").click()
    expect(page.get_by_text("Ann invites you")).to_have_count(0)
    assert bob.get("/tables/mine") == []


def test_whoever_has_no_name_is_asked_for_it_where_they_speak(visit: Visit) -> None:
    ann, nobody = visit("Ann"), visit()
    table = ann.begun("tic_tac_toe", "me", "me")
    page = nobody.go(f"/table/{table}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("hello there")
    page.get_by_role("button", name="Send").click()
    page.get_by_label("Your name").fill("Eve")
    axe(page)
    page.get_by_role("button", name="Continue as guest").click()
    expect(page.get_by_role("log").get_by_text("hello there")).to_be_visible()
    assert [said["name"] for said in nobody.get(f"/tables/{table}/chat")] == ["Eve"]


def test_whoever_has_no_name_is_asked_for_it_and_plays_on(visit: Visit) -> None:
    ann, nobody = visit("Ann"), visit()
    nobody.pardon("401 (Unauthorized)")
    table = ann.begun("tic_tac_toe", "me", "me")
    ann.post(f"/tables/{table}/choose", {"seat": 0, "at": 0, "choice": "square b2", "key": "one"})
    ann.post(f"/tables/{table}/vote", {"ends": True})
    page = nobody.go(f"/table/{table}/replay/1")
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill("Eve")
    axe(page)
    dialog.get_by_role("button", name="Continue as guest").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    expect(asked(page)).to_contain_text("claim an empty square.")


def test_a_table_with_bots_alone_begins_with_the_last_of_them(visit: Visit) -> None:
    ann = visit("Ann")
    page = ann.go(f"/table/{ann.table('connect_four', 'me', 'open')}")
    page.get_by_role("button", name="Add a bot").click()
    expect(asked(page)).to_be_visible()  # nobody pressed "Start game"
