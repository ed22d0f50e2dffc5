"""What every board of its own must bear: a spectator, a what-if of all seats, a replay through other eyes."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.web.harness import Visitor
from tests.web.playing import BOARD, asked, play

Visit = Callable[..., Visitor]
BOARDS = {"khan": ".khan", "merv": ".merv", "warrior_knights": ".wk"}
each_board = pytest.mark.parametrize(("game", "board"), BOARDS.items(), ids=BOARDS)


def on_board(visitor: Visitor, path: str, board: str) -> Page:
    page = visitor.go(path)
    expect(page.locator(board)).to_be_visible()
    return page


@each_board
def test_a_spectator_sees_the_board_and_nothing_to_choose(visit: Visit, game: str, board: str) -> None:
    table = visit("Ann").begun(game, "me", "bot")
    page = on_board(visit("Carol", animation="none"), f"/table/{table}", board)
    expect(asked(page)).to_contain_text("Waiting for")
    expect(page.locator(f"{BOARD}, .beside .option, .undo")).to_have_count(0)


def uncover(page: Page) -> None:
    """Say who is there, if the table asks for that; the cover may also go by itself while everything loads."""
    here = page.get_by_role("button", name="I am")
    expect(here.or_(page.locator(BOARD).first).first).to_be_visible()
    while here.count():
        with suppress(TimeoutError):
            here.click(timeout=2000)
    expect(page.locator(BOARD).first).to_be_attached()


@each_board
def test_what_if_plays_all_seats_and_leaves_the_game_alone(visit: Visit, game: str, board: str) -> None:
    ann = visit("Ann", animation="none")
    table = ann.begun(game, "me", "me", "me")
    page = ann.page
    ann.go(f"/table/{table}")
    uncover(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="What if").click()
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_be_visible()
    expect(page.locator(".table.imagined")).to_be_visible()
    first = eyes.input_value()
    until = time.monotonic() + 60
    while eyes.input_value() == first:  # the seat that is asked takes the place of the last one
        assert time.monotonic() < until
        play(page, seed=int(until - time.monotonic()), lit=BOARD, most=1)
    assert ann.get(f"/tables/{table}")["number"] == 0
    page.get_by_role("button", name="Back to the game").click()
    expect(eyes).to_have_count(0)


@each_board
def test_a_replay_is_seen_by_one_seat_and_then_by_another(visit: Visit, game: str, board: str) -> None:
    ann = visit("Ann", animation="none")
    table = ann.begun(game, "me", "me")
    page = on_board(ann, f"/table/{table}/replay/0", board)
    expect(page.get_by_text("Move 0 of 0")).to_be_visible()
    mine = page.locator(".players .me .name")
    expect(mine).to_have_count(1)
    first = mine.inner_text()
    page.get_by_label("Seen by").select_option(index=1)
    expect(mine).not_to_have_text(first)
    expect(page.locator(board)).to_be_visible()
