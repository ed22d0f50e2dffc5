"""A tournament announced on its page, joined, played and looked at; the table and the start page lead back to it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.harness import Visitor, axe, wider_than_the_screen

Visit = Callable[..., Visitor]


def play_out(table: str, *people: Visitor) -> None:
    """Play a game of two to its end by first choices."""
    seats = {seat["person"]: seat["seat"] for seat in people[0].get(f"/tables/{table}")["seats"]}
    mine = {seats[one.get("/me")["id"]]: one for one in people}
    while (shown := people[0].get(f"/tables/{table}"))["status"] == "running":
        (seat,) = shown["asked"]
        ((word, rows),) = mine[seat].get(f"/tables/{table}/position?seat={seat}")["question"]["options"].items()
        body = {"seat": seat, "at": shown["number"], "choice": [word, *rows[0]], "key": f"k{shown['number']}"}
        mine[seat].post(f"/tables/{table}/choose", body)


def test_a_tournament_from_its_announcement_to_its_standings(visit: Visit) -> None:
    ann = visit("Ann Cup")
    ann.post("/register", {"account": "ann-cup", "password": "correct horse"})
    page = ann.go("/tournaments/new")
    page.get_by_label("Name of the tournament").fill("Winter cup")
    page.get_by_role("combobox", name="Game").select_option("tic_tac_toe")
    page.get_by_role("spinbutton", name="Places").fill("2")
    axe(page)
    page.get_by_role("button", name="Announce").click()
    expect(page.locator("h1")).to_have_text("Winter cup")
    tournament = page.url.rsplit("/", 1)[1]
    page.get_by_role("button", name="Join").click()
    expect(page.locator(".next")).to_contain_text("You take part")

    guest = visit("Guest", phone=True, theme="dark", language="ru")
    page = guest.go(f"/tournaments/{tournament}")
    expect(page.get_by_role("link", name="Создать учётную запись")).to_be_visible()
    ben = visit("Ben Cup")
    ben.post("/register", {"account": "ben-cup", "password": "correct horse"})
    ben.post(f"/tournaments/{tournament}/join", {})
    ann.page.get_by_role("link", name="To my table").click()
    ann.page.wait_for_url("**/table/*")
    table = ann.page.url.rsplit("/", 1)[1]
    play_out(table, ann, ben)
    back = ann.page.locator("[data-part=final]").get_by_role("link", name="Tournament")
    back.click()
    expect(ann.page.locator("[data-part=standings] tbody tr")).to_have_count(2)
    expect(ann.page.locator(".next")).to_contain_text("Winner")
    axe(ann.page)
    expect(page.locator("[data-part=standings] tbody tr")).to_have_count(2)  # the phone has followed by itself
    page.wait_for_load_state("networkidle")
    axe(page)
    assert wider_than_the_screen(page) <= 0
    page = guest.go("/tournaments")
    expect(page.locator("main")).to_contain_text("Winter cup")
    axe(page)
    assert wider_than_the_screen(page) <= 0
