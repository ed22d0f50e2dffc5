"""`serai play --position`: the page that it names begins the game at that position."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serai.engine.play.match import Match
from tests.server.running import Server
from tests.server.tables.test_positions import position_of
from tests.web.harness import Visitor, axe, built
from tests.web.playing import FINAL, play
from tests.web.sampling import sample

Visit = Callable[..., Visitor]


Place = Callable[[str], Server]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """`serai play --position` with a text; it is asked for before `visit`, whose people leave first."""
    started: list[Server] = []

    def play_from(text: str) -> Server:
        position = tmp_path / "position.txt"
        position.write_text(text, encoding="utf-8")
        asked = ["--position", str(position), "--level", "novice"]
        database = f"sqlite:///{tmp_path}/web.db"
        started.append(Server(database, tmp_path / "server.log", "play", more=asked, SERAI_WEB=str(built())))
        return started[-1]

    yield play_from
    for server in started:
        server.stop()


def table_in(page: Page) -> str:
    expect(page).to_have_url(re.compile("/table/"))
    return page.url.rsplit("/", 1)[1]


def test_the_page_begins_at_the_position_and_the_game_is_played_to_its_end(place: Place, visit: Visit) -> None:
    text = position_of("connect_four", 10)
    ann = visit(at=place(text))
    page = ann.go("/begin")
    table = table_in(page)
    stood = Match.from_position(text)
    assert ann.get(f"/tables/{table}/position")["view"]["discs"] == stood.view(None)["discs"]
    assert [seat["bot"] for seat in ann.get(f"/tables/{table}")["seats"]] == [None, "novice"]
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("begins from a prepared position")).to_be_visible()
    axe(page)
    assert play(page) >= 1
    expect(page.locator(FINAL)).to_be_visible()
    ann.go("/")
    expect(page.get_by_role("link", name="from a position")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "moves"), sample(("warrior_knights", 120), ("khan", 75), ("merv", 90), ("tic_tac_toe", 3))
)
def test_a_board_of_every_game_opens_at_a_position(game: str, moves: int, place: Place, visit: Visit) -> None:
    text = position_of(game, moves)
    ann = visit(at=place(text), language="ru")
    page = ann.go("/begin")
    table = table_in(page)
    page.get_by_role("tab", name="Стол").click()
    expect(page.get_by_text("с подготовленной позиции")).to_be_visible()
    begun = ann.get(f"/tables/{table}/replay/0?seat=0")["view"]
    assert begun == json.loads(json.dumps(Match.from_position(text).view(0)))
