"""Several people at one screen: their names, and what is covered until the next of them is there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.harness import Visitor, axe
from tests.web.playing import LIST, asked, choose, logged

Visit = Callable[..., Visitor]
MOVED_ON = """
async ([table, before]) => (await (await fetch(`/api/v1/tables/${table}`)).json()).number > before
"""
# All that can be read or heard of a board: its texts and spoken names.
TOLD = """() => [...document.querySelectorAll(".picture, .picture *")]
    .flatMap((one) => [one.getAttribute("aria-label"), one.getAttribute("title"),
        ...[...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim())])
    .filter(Boolean)"""
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]


def test_people_at_one_screen_are_called_by_their_names(visit: Visit) -> None:
    ann = visit("Anna")
    page = ann.go("/new/tic_tac_toe")
    expect(page.get_by_label("Name of the player")).to_have_count(0)  # one person needs no second name
    page.locator("#seat-1").select_option("me")
    names = page.get_by_label("Name of the player")
    expect(names).to_have_count(2)
    expect(names.first).to_have_attribute("placeholder", "Anna")
    expect(names.last).to_have_attribute("placeholder", "Player 2")
    names.first.fill("Ann")
    names.last.fill("Bob")
    axe(page)
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/table/*")
    for name in ("Ann", "Bob"):
        expect(page.locator(".players")).to_contain_text(name)
    expect(asked(page)).to_contain_text("Ann, claim an empty square.")
    choose(page, "b2")
    logged(page, "Ann claims b2.")
    expect(asked(page)).to_contain_text("Bob, claim an empty square.")


def up_to_a_cover(ann: Visitor, page: Page, table: str) -> str:
    """Play on until the next player on this screen is called; gives what they are to say."""
    here = page.get_by_role("button", name="I am")
    while True:
        expect(here.or_(page.locator(LIST).first).first).to_be_visible()
        if here.is_visible():
            return here.inner_text()
        before = ann.get(f"/tables/{table}")["number"]
        page.locator(LIST).first.click()
        page.wait_for_function(MOVED_ON, arg=[table, before])


def test_the_next_seat_on_one_screen_stays_covered(visit: Visit) -> None:
    """First yurts are placed in the open, then hands are dealt: from then on the table is shown, and no hand."""
    ann, carol = visit("Ann", confirm="never"), visit("Carol")
    table = ann.post("/tables", {"game": "khan", "seats": SEATS})["id"]
    ann.start(table)
    page, looking = ann.go(f"/table/{table}?board=plain"), carol.go(f"/table/{table}?board=plain")
    called: list[str] = []
    own: list[bool] = []
    while len(called) < 3:
        called.append(up_to_a_cover(ann, page, table))
        expect(page.locator(".picture")).to_be_visible()  # the table is not covered
        expect(asked(page)).to_have_count(0)
        expect(page.locator("[data-part=spoken]")).to_be_empty()  # nor is anything read out
        expect(page.locator(".beside .option, .beside .verb, .picture [data-legal]")).to_have_count(0)
        number = ann.get(f"/tables/{table}")["number"]
        if number > 0:
            expect(looking.locator("#panel-log .turn").last).to_be_attached()
        seen = page.evaluate(TOLD)
        looking.wait_for_function(f"(seen) => JSON.stringify(({TOLD})()) === seen", arg=compact(page, seen))
        here = page.get_by_role("button", name="I am")
        here.click()
        expect(here).to_have_count(0)
        own.append(page.evaluate(TOLD) != seen)
    assert called[:3] in (["I am Ann", "I am Bob", "I am Ann"], ["I am Bob", "I am Ann", "I am Bob"])
    assert any(own)  # a player sees what an onlooker does not, so there was something to cover


def compact(page: Page, value: object) -> str:
    """As the browser writes it."""
    return str(page.evaluate("JSON.stringify", value))


def test_a_covered_board_is_what_an_onlooker_sees(visit: Visit) -> None:
    ann = visit("Ann", confirm="never")
    table = ann.post("/tables", {"game": "khan", "seats": SEATS})["id"]
    ann.start(table)
    page = ann.go(f"/table/{table}")
    up_to_a_cover(ann, page, table)
    page.get_by_role("button", name="I am").click()
    up_to_a_cover(ann, page, table)
    expect(page.locator("[data-part=stage]")).to_be_visible()
    expect(page.locator("[data-part=hand]")).to_have_count(0)
    axe(page)
