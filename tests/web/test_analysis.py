"""What bots think, on the page: the analysis of a game that is over, why a move, and that somebody is thinking."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from serai import load
from tests.bots.bot_games import played
from tests.server.running import Server, serving
from tests.web.harness import Visitor, axe, built
from tests.web.playing import cell

Visit = Callable[..., Visitor]
# Cross leaves the line a3 b2 c1 open and loses by it.
BLUNDER = ("b2", "a1", "c3", "a3", "b3", "a2")
ASK = "What would a General do here, and why?"


@pytest.fixture(scope="module")
def thoughtful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose looks back are short, and whose bots never come to an end."""
    folder: Path = tmp_path_factory.mktemp("thoughtful")
    database = f"sqlite:///{folder}/web.db"
    wishes = {"SERAI_WEB": str(built()), "SERAI_ANALYSIS_NODES": "8", "SERAI_BOT_PAUSE": "600"}
    with serving(database, folder / "server.log", **wishes) as server:
        yield server


def finished(ann: Visitor, *cells: str) -> str:
    table = ann.begun("tic_tac_toe", "me", "me")
    for number, name in enumerate(cells):
        choice = {"seat": number % 2, "at": number, "choice": f"square {name}", "key": f"k{number}"}
        ann.post(f"/tables/{table}/choose", choice)
    return table


def chart(page: Page) -> Locator:
    return page.locator("[data-part=chances]")


def why(page: Page) -> Locator:
    return page.locator("[data-part=why]")


def test_a_game_is_analysed_and_its_turning_point_tried_otherwise(visit: Visit, thoughtful: Server) -> None:
    ann = visit("Ann", at=thoughtful)
    table = finished(ann, *BLUNDER)
    page = ann.go(f"/table/{table}")
    page.get_by_role("button", name="Analysis").click()
    expect(page).to_have_url(f"{ann.address}/table/{table}/replay/6")
    slider = page.get_by_role("slider", name="Chances to win by move")
    expect(slider).to_have_attribute("aria-valuetext", "Move 6: Cross 0\u00a0%, Nought 100\u00a0%")
    expect(page.locator("[data-part=analysis] > p[role=status]")).to_contain_text("took")
    axe(page)
    # along the line by keyboard, and the replay follows
    slider.press("ArrowLeft")
    expect(page.get_by_text("Move 5 of 6")).to_be_visible()
    expect(slider).to_have_attribute("aria-valuenow", "5")
    slider.press("Home")
    expect(page.get_by_text("Move 0 of 6")).to_be_visible()
    slider.press("ArrowRight")
    expect(page.get_by_text("Move 1 of 6")).to_be_visible()
    # and by pointer
    box = slider.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 4, box["y"] + 30)
    expect(page.get_by_text("Move 6 of 6")).to_be_visible()
    page.get_by_text("As a table").click()
    expect(page.locator("[data-part=analysis] tbody tr")).to_have_count(7)
    expect(page.locator("[data-part=analysis] tbody tr").last).to_have_text("6 0 % 100 %", use_inner_text=True)
    # the turning point leads to the position before it, as its seat knew it
    turned = page.get_by_role("button", name="Move 5, Cross")
    expect(turned).to_contain_text("Chosen: Claim b3")
    expect(turned).to_contain_text("Better: Claim a2")
    turned.click()
    expect(page.get_by_text("Move 4 of 6")).to_be_visible()
    expect(page).to_have_url(f"{ann.address}/table/{table}/replay/4")
    expect(page.get_by_label("Seen by")).to_have_value("0")
    page.get_by_role("button", name="What if … before move 5").click()
    expect(page.get_by_text("Only what you know is used")).to_be_visible()
    # there a General says what it would do, and one may do it
    page.get_by_role("button", name=ASK).click()
    expect(why(page)).to_contain_text("General considers for Cross")
    expect(why(page).locator("li").first).to_contain_text("Claim a2")
    axe(page)
    why(page).get_by_role("button", name="Claim a2").click()
    expect(cell(page, "a2")).to_have_attribute("aria-label", "a2, Cross")
    expect(why(page).locator("li")).to_have_count(0)  # another question, which nobody has asked about
    page.get_by_role("button", name="Back to the game").click()
    expect(chart(page)).to_be_visible()  # it is kept
    page.reload()
    expect(chart(page)).to_be_visible()


def test_a_move_of_the_past_is_explained(visit: Visit, thoughtful: Server) -> None:
    ann, bob = visit("Ann", at=thoughtful), visit("Bob", at=thoughtful, phone=True)
    table = finished(ann, *BLUNDER)
    page = bob.go(f"/table/{table}/replay/4")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    page.get_by_role("button", name="What would a bot consider for move 5?").click()
    expect(why(page).locator("li").first).to_contain_text("Claim a2")
    expect(why(page).locator("li", has_text="(chosen)")).to_contain_text("Claim b3")
    axe(page)
    page.get_by_role("button", name="One move forward").click()
    expect(page.get_by_role("button", name="What would a bot consider for move 6?")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(why(page)).to_have_count(0)


def test_a_game_of_khan_is_analysed_in_russian_at_night(visit: Visit, thoughtful: Server) -> None:
    match = played(load("khan"), ["random", "random"], "looked back at")
    ann = visit("Анна", at=thoughtful, language="ru", theme="dark", phone=True)
    table = ann.post("/records", {"record": match.record.to_json()})["table"]
    page = ann.go(f"/table/{table}/replay/0")
    page.get_by_role("button", name="Разобрать партию").click()
    expect(chart(page)).to_be_visible(timeout=120_000)
    found = ann.get(f"/tables/{table}/analysis")["found"]
    assert found["moves"] == list(range(match.number + 1))
    expect(chart(page)).to_have_attribute("aria-valuemax", str(match.number))
    expect(page.locator("[data-part=analysis] ol > li")).to_have_count(len(found["turning_points"]))
    axe(page)
    point = found["turning_points"][0]
    page.locator("[data-part=analysis] ol button").first.click()
    expect(page.get_by_text(f"Ход {point['move'] - 1} из {match.number}")).to_be_visible()
    expect(page.get_by_label("Чьими глазами")).to_have_value(str(point["seat"]))


def test_while_others_play_no_bot_advises(visit: Visit, thoughtful: Server) -> None:
    ann, bob = visit("Ann", at=thoughtful), visit("Bob", at=thoughtful)
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    ann.start(table)
    page = ann.go(f"/table/{table}/replay/0")
    expect(page.get_by_role("button", name="What if")).to_be_visible()
    expect(page.locator("[data-part=analysis]")).to_have_count(0)
    expect(why(page)).to_have_count(0)
    page.get_by_role("button", name="What if").first.click()
    page.get_by_role("button", name=ASK).click()
    expect(page.get_by_role("alert")).to_contain_text("when a game between people is over")
    expect(why(page).locator("li")).to_have_count(0)


def test_a_bot_that_thinks_is_seen_and_heard_also_by_whoever_comes_back(visit: Visit, thoughtful: Server) -> None:
    ann = visit("Ann", at=thoughtful)
    table = ann.begun("tic_tac_toe", "me", "bot")
    page = ann.go(f"/table/{table}")
    thinking = page.locator(".players li", has_text="is thinking")
    expect(thinking).to_have_count(0)
    ann.post(f"/tables/{table}/choose", {"seat": 0, "at": 0, "choice": "square b2", "key": "k"})
    for _ in range(2):
        expect(thinking).to_have_count(1)
        expect(thinking.locator(".dots")).to_be_visible()
        expect(page.locator("[data-part=spoken]")).to_contain_text("Thinking:")
        page.reload()


def test_what_a_bot_says_stands_in_the_log_in_the_readers_language(visit: Visit, thoughtful: Server) -> None:
    ann, bob = visit("Ann", at=thoughtful), visit("Bob", at=thoughtful, language="fr")
    table = ann.table("khan", "me", "open", "bot")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    page = bob.go(f"/table/{table}")
    expect(page.locator(".players li")).to_have_count(3)
    ann.post(f"/tables/{table}/vote", {"ends": True})
    expect(page.locator("#panel-log .remark")).to_contain_text("C’est aux joueurs de dire s’il faut arrêter.")
    expect(page.locator("[data-part=spoken]")).to_contain_text("C’est aux joueurs")
    expect(page.locator(".unread")).to_have_count(0)
    page.reload()
    expect(page.locator("#panel-log .remark")).to_have_count(1)


def test_the_end_names_the_decisive_turn_once_the_game_was_analysed(visit: Visit, thoughtful: Server) -> None:
    ann = visit("Ann", at=thoughtful)
    table = finished(ann, *BLUNDER)
    page = ann.go(f"/table/{table}")
    expect(page.locator("[data-part=final]")).to_be_visible()
    expect(page.locator("[data-part=decisive]")).to_have_count(0)
    ann.post(f"/tables/{table}/analysis")
    page.reload()
    decisive = page.locator("[data-part=decisive]")
    expect(decisive).to_contain_text("Nought was ahead to the end.")
    decisive.get_by_role("link").click()
    expect(page).to_have_url(f"{ann.address}/table/{table}/replay/{page.url.rsplit('/', 1)[-1]}")
    expect(page.get_by_text("of 6", exact=False).first).to_be_visible()
