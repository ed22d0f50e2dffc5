"""Serai without a server, in a real browser from a plain file server.

A small game and one lesson; `SERAI_OFFLINE=all`: the three games to their ends, and every lesson.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from serai.cli import main
from tests.server.running import serving
from tests.teach.scripts import LESSONS
from tests.web.harness import axe, built
from tests.web.learn.test_lessons import go_through
from tests.web.offline.host import LONG, PREFIX, FileHost, Traveller, device, relisted
from tests.web.playing import FINAL, asked, play

Travel = Callable[..., Traveller]
PYTHON = re.compile(r"/python/.*\.gz$")
ALL = os.environ.get("SERAI_OFFLINE") == "all"
GAMES = ["Tic-tac-toe", *(("Khan", "Merv", "Warrior Knights") if ALL else ())]
LONGEST = 30  # minutes of the longest game
FIRST_VISIT = 8_000_000  # bytes that it may fetch from a file server that compresses nothing


def begin(page: Page, game: str) -> None:
    """Begin a game against bots from the start page, and come to the first question."""
    page.get_by_role("button", name=f"Play against bots: {game}", exact=True).click()
    expect(asked(page)).to_be_visible(timeout=LONG)


def test_a_first_visit_is_small(site: Path) -> None:
    folder = site / PREFIX
    listed = json.loads((folder / "files.json").read_text())["files"]
    fetched = [folder / name for name, one in listed.items() if one.get("first")]
    fetched += [folder / name for name in ("index.html", "sw.js", "files.json")]
    assert sum(file.stat().st_size for file in fetched) < FIRST_VISIT


def test_one_reads_before_python_has_come(host: FileHost, travel: Travel) -> None:
    ann = travel(host)
    ann.page.route(PYTHON, lambda route: None)  # never answered
    page = ann.go("/learn/khan/how-to-play")
    expect(page.locator("#main")).to_contain_text("yurt")
    expect(page.get_by_role("progressbar")).to_be_visible()
    axe(page)
    page = ann.go("/learn/khan/aim")
    text = page.locator("[data-part=lesson-text]")
    expect(text.get_by_role("heading")).to_have_text("The aim and the map")
    expect(text.locator("li").first).to_contain_text("Welcome to the steppe")
    expect(page.get_by_role("progressbar")).to_be_visible()
    axe(page)
    page = ann.go("/rules/khan")
    expect(page.locator("#KH-INVADE-2")).to_be_attached()
    assert not [path for path in host.asked if not path.startswith(f"/{PREFIX}")]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_without_a_network_and_leaves_as_a_record(
    host: FileHost, travel: Travel, tmp_path: Path, game: str
) -> None:
    ann = travel(host, suggest=False)
    page = ann.go("/")
    begin(page, game)
    play(page, most=2)
    ann.kept()
    host.stop()
    page.reload()
    expect(asked(page)).to_be_visible(timeout=LONG)
    play(page, minutes=LONGEST)
    expect(page.locator(FINAL)).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Record (JSON)").first.click()
    file = tmp_path / "game.json"
    saved.value.save_as(file)
    assert main(["verify", str(file)]) == 0
    ann.go("/").locator("input[type=file]").set_input_files(file)
    expect(page.locator("section.replay")).to_be_visible(timeout=LONG)


def test_a_game_of_the_device_is_put_on_the_server_that_handed_the_site_out(
    site: Path, travel: Travel, tmp_path: Path
) -> None:
    folders = {"SERAI_WEB": str(built()), "SERAI_SITE": str(site / PREFIX)}
    with serving(f"sqlite:///{tmp_path}/web.db", tmp_path / "server.log", **folders) as server:
        ann = travel(server, prefix="offline/", suggest=False)
        page = ann.page
        page.goto(ann.address)
        page.get_by_role("link", name="Play offline").click()
        page.wait_for_url(f"{ann.site}**")
        begin(page, "Tic-tac-toe")
        play(page, minutes=LONGEST)
        sheet = page.locator(FINAL)
        sheet.get_by_role("button", name="Put this game on the server").click()
        there = sheet.get_by_role("link", name="Open it there")
        with ann.context.expect_page() as opened:
            there.click()
        expect(opened.value.locator("section.replay")).to_be_visible()
        assert [table["game"] for table in ann.get("/tables/mine")] == ["tic_tac_toe"]


def test_of_two_tabs_one_has_the_games(host: FileHost, travel: Travel) -> None:
    ann = travel(host)
    first, second = ann.go("/"), ann.new_page()
    expect(device(first)).not_to_have_attribute("data-doing", "elsewhere")
    second.goto(f"{ann.site}#/")
    expect(device(second)).to_contain_text("another tab")
    second.get_by_role("button", name="Play here").click()
    expect(device(first)).to_contain_text("another tab")
    expect(device(second)).not_to_contain_text("another tab")
    second.close()
    expect(device(first)).not_to_contain_text("another tab")


@pytest.mark.parametrize(("game", "lesson"), LESSONS if ALL else [("khan", "aim")])
def test_a_lesson_is_gone_through(host: FileHost, travel: Travel, game: str, lesson: str) -> None:
    go_through(travel(host).go(f"/learn/{game}/{lesson}"), game, lesson)


def test_a_browser_that_keeps_nothing_or_cannot_play_is_told(host: FileHost, travel: Travel) -> None:
    ann, bob = travel(host, language="fr"), travel(host)
    bob.context.add_init_script("delete globalThis.WebAssembly")
    page = bob.go("/rules/khan")
    expect(device(page)).to_contain_text("no WebAssembly")
    expect(page.locator("#KH-INVADE-2")).to_be_attached()
    ann.page.route("**/host_worker-*.js", refusing)
    expect(device(ann.go("/"))).to_contain_text("Ce navigateur ne garde rien")


def refusing(route: Route) -> None:
    """The worker as in a browser that refuses to keep anything."""
    answer = route.fetch()
    refused = "indexedDB.open = () => { throw new DOMException('no', 'SecurityError'); };\n"
    route.fulfill(response=answer, body=refused + answer.text())


def test_a_new_version_is_offered_and_taken_when_it_is_wanted(own_host: FileHost, travel: Travel) -> None:
    ann = travel(own_host)
    page = ann.go("/")
    begin(page, "Tic-tac-toe")
    table = page.url.partition("#")[2]
    ann.kept()
    ann.remembered()
    fresh = page.locator(f'meta[name="serai-files"][content="{another_version(own_host.folder / PREFIX)}"]')
    page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update()).then(() => undefined)")
    expect(device(page)).to_contain_text("A new version is here", timeout=LONG)
    expect(fresh).not_to_be_attached()
    page.get_by_role("button", name="Reload").click()
    expect(fresh).to_be_attached()
    ann.ready()
    expect(device(page)).to_have_attribute("data-woken", "false")  # with the old version's memory it would be true
    assert len(page.evaluate("caches.keys()")) == 1
    ann.go(table)
    expect(asked(page)).to_be_visible(timeout=LONG)


def another_version(folder: Path) -> str:
    """Write the same site with another version; gives its hash."""
    return relisted(folder, {**json.loads((folder / "files.json").read_text()), "version": "another"})
