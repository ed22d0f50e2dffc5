"""Looking back and imagining: the replay, the game gone on with elsewhere, what if, and what happened meanwhile."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from serai import load
from tests.bots.bot_games import played
from tests.web.harness import Visitor, axe
from tests.web.playing import FINAL, asked, cell, choose, logged, play

Visit = Callable[..., Visitor]
MOVES = ("a3", "b3", "a2", "b2", "a1")


def finished(ann: Visitor) -> str:
    """A game of Tic-tac-toe on one screen that the crosses have won, told to the server directly."""
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    for number, name in enumerate(MOVES):
        choice = {"seat": number % 2, "at": number, "choice": f"square {name}", "key": f"k{number}"}
        ann.post(f"/tables/{table}/choose", choice)
    return table


def test_a_replay_steps_through_the_game(visit: Visit) -> None:
    ann = visit("Ann")
    table = finished(ann)
    page = ann.go(f"/table/{table}/replay/2")
    expect(page.get_by_text("Move 2 of 5")).to_be_visible()
    expect(cell(page, "b3")).to_have_attribute("aria-label", "b3, Nought")
    expect(cell(page, "a2")).to_have_attribute("aria-label", "a2, empty")
    page.get_by_role("button", name="One move forward").click()
    expect(cell(page, "a2")).to_have_attribute("aria-label", "a2, Cross")
    expect(page).to_have_url(f"{ann.address}/table/{table}/replay/3")
    page.locator("body").press("Home")
    expect(page.get_by_text("Move 0 of 5")).to_be_visible()
    expect(page.locator("#panel-log .turn")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Move 5 of 5")).to_be_visible()
    logged(page, "Cross has three in a line and wins.")
    page.get_by_role("button", name="Back to the table").click()
    expect(page.locator(FINAL)).to_be_visible()


def test_a_game_goes_on_from_an_earlier_move(visit: Visit) -> None:
    ann = visit("Ann")
    table = finished(ann)
    page = ann.go(f"/table/{table}/replay/3")
    page.get_by_role("button", name="Play on from here").click()
    expect(asked(page)).to_contain_text("Nought, claim an empty square.")
    assert table not in page.url
    choose(page, "a1")
    logged(page, "Nought claims a1.")


@pytest.mark.parametrize(("kind", "path"), [("json", "/"), ("txt", "/lobby")])
def test_a_record_is_opened_stepped_through_and_gone_on_with(visit: Visit, kind: str, path: str) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    saved = ann.context.request.get(f"/api/v1/tables/{finished(ann)}/record.{kind}").body()
    page = bob.go(path)
    expect(page.get_by_role("heading", name="Open a record")).to_be_visible()
    page.get_by_label("Choose a file").set_input_files({"name": f"p.{kind}", "mimeType": "", "buffer": saved})
    expect(page.get_by_text("Move 0 of 5")).to_be_visible()
    table = page.url.split("/")[-3]
    assert page.url == f"{bob.address}/table/{table}/replay/0"
    for _ in range(3):
        page.get_by_role("button", name="One move forward").click()
    expect(cell(page, "a2")).to_have_attribute("aria-label", "a2, Cross")
    axe(page)
    page.get_by_role("button", name="Play on from here").click()
    expect(asked(page)).to_contain_text("Nought, claim an empty square.")
    assert table not in page.url
    choose(page, "a1")
    logged(page, "Nought claims a1.")
    page = bob.go("/lobby")
    expect(page.locator(f'#main a[href="/table/{table}"]')).to_contain_text("over after 5 moves")


def test_a_file_that_is_no_record_is_refused_with_what_is_wrong(visit: Visit) -> None:
    guest, ann = visit(language="fr"), visit("Ann")
    guest.pardon("400 (Bad Request)")
    saved = ann.context.request.get(f"/api/v1/tables/{finished(ann)}/record.txt").text()
    page = guest.go("/")
    told = page.get_by_role("alert")
    for name, text, words in (
        ("letter.txt", "Dear Ann", "elle est dans un autre format"),
        ("changed.txt", saved.replace("square b3", "square c3"), "elle a été modifiée au coup 2"),
        ("short.json", '{"serai": 1}', "il en manque un morceau"),
        ("empty.txt", "", "Il n’y a rien à lire dans ce fichier."),
        ("large.txt", "x" * 4_000_001, "Ce fichier est trop gros"),
    ):
        page.get_by_label("Choisir un fichier").set_input_files(
            {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
        )
        expect(told).to_contain_text(name)
        expect(told).to_contain_text(words)
    axe(page)
    page.get_by_label("Choisir un fichier").set_input_files(  # and now the right one
        {"name": "whole.txt", "mimeType": "text/plain", "buffer": saved.encode()}
    )
    page.wait_for_url("**/replay/0")


def test_what_if_is_private_and_leaves_the_game_alone(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    choose(page, "b2")
    logged(page, "Cross claims b2.")
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="What if").click()
    expect(page.get_by_text("Only what you know is used")).to_be_visible()
    cell(page, "a1").click()  # needs no confirmation here
    expect(cell(page, "a1")).to_have_attribute("aria-label", "a1, Nought")
    cell(page, "c3").click()
    expect(cell(page, "c3")).to_have_attribute("aria-label", "c3, Cross")
    page.keyboard.press("u")
    expect(cell(page, "c3")).to_have_attribute("aria-label", "c3, empty – can be chosen")
    page.get_by_role("button", name="Back to the game").click()
    expect(cell(page, "a1")).to_have_attribute("aria-label", "a1, empty – can be chosen")
    assert ann.get(f"/tables/{table}")["number"] == 1


def test_what_if_from_a_replay(visit: Visit) -> None:
    ann = visit("Ann")
    table = finished(ann)
    page = ann.go(f"/table/{table}/replay/3")
    page.get_by_role("button", name="What if").first.click()
    expect(asked(page)).to_contain_text("Nought, claim an empty square.")
    cell(page, "a1").click()
    expect(cell(page, "a1")).to_have_attribute("aria-label", "a1, Nought")
    page.get_by_role("button", name="Back to the game").click()
    expect(page.get_by_text("Move 3 of 5")).to_be_visible()


def test_whoever_comes_back_is_told_what_happened(visit: Visit) -> None:
    ann, bob = visit("Ann"), visit("Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    ann.start(table)
    ann.post(f"/tables/{table}/choose", {"seat": 0, "at": 0, "choice": "square b2", "key": "a"})
    bob.post(f"/tables/{table}/choose", {"seat": 1, "at": 1, "choice": "square a1", "key": "b"})
    page = ann.go(f"/table/{table}")
    since = page.locator(".digest")
    expect(since).to_contain_text("Bob claims a1.")
    expect(since).not_to_contain_text("Ann claims b2.")
    page.keyboard.press("s")
    expect(page.get_by_text("Move 2 of 2")).to_be_visible()
    page.keyboard.press("Escape")
    choose(page, "c3")
    logged(page, "Ann claims c3.")
    expect(since).to_be_hidden()
    bob.post(f"/tables/{table}/choose", {"seat": 1, "at": 3, "choice": "square a2", "key": "c"})
    logged(page, "Bob claims a2.")
    shown: list[int] = []
    page.on(
        "request",
        lambda sent: shown.append(int(sent.url.split("/")[-1].split("?")[0])) if "/replay/" in sent.url else None,
    )
    page.keyboard.press("s")  # since the turn just taken, not since the one before the page was opened
    expect(page.get_by_text("Move 4 of 4")).to_be_visible()
    assert shown == [3, 4]


def test_a_replay_left_in_the_middle_is_at_rest_the_next_time(visit: Visit) -> None:
    ann = visit("Ann")
    match = played(load("connect_four"), ["random", "random"], "a long play 2")
    assert match.number > 25, "it must not come to its end meanwhile: take another seed"
    page = ann.go(f"/table/{ann.opened(match.record.to_json())}/replay/0")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")  # puts the keys away, and nothing else
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(FINAL)).to_be_visible()
    page.get_by_role("button", name="Show the position after move 2", exact=True).click()
    expect(page.get_by_text(f"Move 2 of {match.number}")).to_be_visible()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_end_shows_the_proof_of_the_seed_and_the_record(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.table("connect_four", "me", "bot")
    ann.start(table)
    page = ann.go(f"/table/{table}")
    play(page, seed=5)
    shown = ann.get(f"/tables/{table}")
    page.get_by_text("Fairness check").click()
    expect(page.locator(FINAL)).to_contain_text(shown["promise"])
    expect(page.locator(FINAL)).to_contain_text(shown["seed"])
    with page.expect_download() as arriving:
        page.locator(FINAL).get_by_role("link", name="Record (JSON)").click()
    assert arriving.value.suggested_filename == f"connect_four-{table[:8]}.json"
