"""A rated game against a bot, set up on the page: who finds it on the leaderboard and in the profile."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.harness import Visitor, axe, wider_than_the_screen

Visit = Callable[..., Visitor]


def test_a_rated_game_against_a_bot_is_seen_in_profile_and_leaderboard(visit: Visit) -> None:
    ann = visit("Ann Rated")
    ann.post("/register", {"account": "ann-rated", "password": "correct horse"})
    page = ann.go("/new/tic_tac_toe")
    page.locator("#seat-1").select_option("bot novice")
    page.get_by_role("checkbox", name="Rated game").check()
    expect(page.get_by_role("radio", name="Live")).to_be_checked()  # a rated game has a clock
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    while (shown := ann.get(f"/tables/{table}"))["status"] == "running":
        if 0 in shown["asked"]:
            question = ann.get(f"/tables/{table}/position?seat=0")["question"]
            ((word, rows),) = question["options"].items()
            body = {"seat": 0, "at": shown["number"], "choice": [word, *rows[0]], "key": f"k{shown['number']}"}
            ann.post(f"/tables/{table}/choose", body)
        else:
            page.wait_for_timeout(50)
    assert shown["rated"]
    expect(page.locator("[data-part=rating-changes] li")).to_contain_text("1500 → ")
    while not ann.get("/leaderboards/tic_tac_toe")["own_rank"]:
        page.wait_for_timeout(100)

    page = ann.go("/leaderboard/tic_tac_toe")
    mine = page.locator("[data-part=ranked] tr", has_text="Ann Rated")
    expect(mine).to_contain_text("?")  # one game is not enough
    axe(page)
    mine.get_by_role("link").click()
    expect(page.locator("h1")).to_have_text("Ann Rated")
    expect(page.locator("[data-rating=tic_tac_toe]")).to_contain_text("1 rated game")
    expect(page.locator("[data-results=tic_tac_toe]")).to_contain_text("ahead of Novice")
    expect(page.locator(f"a[href='/table/{table}/replay/0']")).to_be_visible()
    page.get_by_role("checkbox", name="Ratings").uncheck()
    expect(page.locator("#ratings")).to_contain_text("only you see this")

    guest = visit("Guest", theme="dark", phone=True, language="fr")
    page = guest.go(f"/people/{shown['host']}")
    expect(page.locator("#results")).to_be_visible()
    expect(page.locator("#ratings")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    axe(page)
    assert wider_than_the_screen(page) <= 0
