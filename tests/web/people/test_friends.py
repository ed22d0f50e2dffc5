"""Friends and moderators in the browser: what concerns a person reaches them on whatever page they are."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from itertools import count

from playwright.sync_api import expect

from tests.web.harness import Visitor, axe

Visit = Callable[..., Visitor]
ACCOUNTS = count()


def with_account(visit: Visit, name: str, **wishes: str) -> tuple[Visitor, str]:
    """Somebody with an account, and their username."""
    person, account = visit(name, **wishes), f"{name.lower()}-friend-{next(ACCOUNTS)}"
    person.post("/register", {"account": account, "password": "correct horse"})
    return person, account


def made_moderator(person: Visitor, account: str) -> Visitor:
    """As an administrator does it; not in this process, where a browser's event loop runs."""
    command = [sys.executable, "-m", "serai.cli", "admin", "--database", person.server.database]
    subprocess.run([*command, "users", "--make-moderator", account], check=True, capture_output=True)
    return person


def test_a_friend_is_made_and_invited_wherever_they_are(visit: Visit) -> None:
    (ann, _), (bob, account) = with_account(visit, "Ann"), with_account(visit, "Bob")
    theirs = bob.go("/settings")
    page = ann.go("/friends")
    page.get_by_label("Username").fill(account)
    page.get_by_role("button", name="Add as friend").click()
    asking = theirs.locator('[data-part="asking"]')
    expect(asking).to_contain_text("Ann")
    axe(theirs)
    asking.get_by_role("button", name="Accept").click()
    expect(asking).to_have_count(0)
    expect(page.locator('[data-part="friends"]')).to_contain_text("Bob")
    axe(page)
    table = ann.table("tic_tac_toe", "me", "open", public=False)
    ann.go(f"/table/{table}").get_by_role("button", name="Invite Bob").click()
    invited = theirs.locator('[data-part="invited"]')
    expect(invited).to_contain_text("Ann invites you")
    invited.get_by_role("button", name="Join").click()
    theirs.wait_for_url(f"**/table/{table}")


def test_a_message_is_reported_and_the_decision_is_told(visit: Visit) -> None:
    mod = made_moderator(*with_account(visit, "Mod"))
    (ann, _), (bob, _) = with_account(visit, "Ann"), with_account(visit, "Bob", language="fr")
    bob.pardon("401 (Unauthorized)")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    bob.post(f"/tables/{table}/chat", {"words": "you fool"})
    theirs = bob.go("/rules")
    page = ann.go(f"/table/{table}")
    page.get_by_role("log").get_by_role("button", name="Bob: profile").click()
    drawer = page.get_by_role("dialog")
    drawer.get_by_role("button", name="Report this message").click()
    drawer.get_by_label("What happened?").fill("rude")
    axe(page)
    drawer.get_by_role("button", name="Send report").click()
    expect(drawer).to_contain_text("A moderator will look at it")
    drawer.get_by_role("button", name="Block", exact=True).click()
    drawer.get_by_role("button", name="Close").click()
    expect(page.get_by_role("log").get_by_text("you fool")).to_have_count(0)

    desk = mod.go("/moderation")
    card = desk.locator("article").filter(has_text="you fool")
    card.get_by_label("Explanation").fill("no insults here")
    axe(desk)
    card.get_by_role("button", name="Ban").click()
    expect(card).to_have_count(0)
    expect(theirs.locator('[data-part="banned"]')).to_contain_text("Insultes ou harcèlement. no insults here")

    # Who comes from the same browser since is seen by moderators, who may ban them too.
    bob.post("/guest", {"name": "Bob Again"})
    desk.reload()
    since = desk.locator("[data-part=newcomers] li").filter(has_text="Bob Again")
    expect(since).to_contain_text("same device")
    axe(desk)
    expect(since).to_have_count(1)
    since.get_by_role("button", name="Ban too").click()
    since.get_by_role("button", name="Ban as well?").click()
    held = desk.locator("section[aria-labelledby=holding] > ul > li")
    expect(held.filter(has=desk.locator("> .what", has_text="Bob Again"))).to_contain_text("Banned")
