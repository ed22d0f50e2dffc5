"""An action with many parts on the Merv board: one flow, a running total, any part taken back, one confirmation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.choices import BuildAt, PayWith
from serai.words import Words
from tests.web.boards.merv.test_board import on_board, spot
from tests.web.boards.merv.turns import question, turns
from tests.web.harness import Visitor
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
WAYS = GAME.notation.tables["way"]
SPOT = {
    "take-slot": "slot",
    "build-at": "slot",
    "activate": "cell",
    "place-soldier": "cell",
    "place-upgrade": "cell",
    "pay-with": "way",
    "take-card": "position",
    "place-courtier": "court",
    "take-breakthrough": "breakthrough",
    "found-post": "city",
    "buy-good": "city",
    "climb": "space",
    "buy-piece": "piece",
    "take-upgrade": "upgrade",
    "take-token": "token",
    "place-camel": "corner",
    "complete": "contract",
}
WHOLE = {"take-camels": "market", "put-camel": "put-camel"}
CANDIDATE = "[data-part=candidate]"
# The cubes that the running total says came, less those that went.
CUBES = """
() => {
  const total = document.querySelector(".merv .flow .total");
  const came = [...(total?.querySelectorAll(":scope > .come") ?? [])].filter((chip) => chip.querySelector(".cube"));
  const went = [...(total?.querySelectorAll(".way") ?? [])].filter((way) => way.querySelector(".cube"));
  return came.reduce((sum, chip) => sum + parseInt(chip.textContent.match(/\\d+/)[0]), 0) - went.length;
}
"""


def seen(position: dict[str, Any]) -> dict[str, Any]:
    """The view of a position, whatever the number of moves that led to it."""
    return {name: value for name, value in position["view"].items() if name != "move"}


class Table:
    """A table whose seat is played through its board, and looked at through the server."""

    def __init__(self, visitor: Visitor, record: str, at: int) -> None:
        self.visitor = visitor
        self.id = visitor.gone_on(record, at, 2)
        self.page: Page = on_board(visitor, self.id)

    def look(self) -> dict[str, Any]:
        """What the seat knows now."""
        position: dict[str, Any] = self.visitor.get(f"/tables/{self.id}/position?seat=0&since=999999")
        return position

    def element(self, choice: str) -> Locator:
        """What stands for a choice on the board."""
        word, *numbers = GAME.notation.to_row(GAME.notation.read(choice))
        if word in SPOT:
            return spot(self.page, f"{SPOT[word]}-{numbers[0]}")
        if word in WHOLE:
            return spot(self.page, WHOLE[word])
        return self.page.locator(f'.merv .flow [data-choice="{" ".join(map(str, [word, *numbers]))}"]')

    def click(self, what: Locator) -> None:
        """Click, and wait until the page knows of a new move."""
        board = self.page.locator(".merv")
        before = board.get_attribute("data-move")
        what.click()
        expect(board).not_to_have_attribute("data-move", str(before))


@pytest.mark.parametrize("action", sample(*t.ACTIONS, first=2))
def test_an_action_is_one_flow_in_which_any_part_can_be_taken_back(visit: Visit, action: str) -> None:
    turn = turns()[action]
    table = Table(visit("Ann", animation="none"), turn.record, turn.at)
    page = table.page
    page.set_viewport_size({"width": 1920, "height": 1080})  # so that all parts of a turn have room of their own
    known: dict[int, dict[str, Any]] = {}  # by the number of the move that comes next

    def play(*choices: str) -> None:
        for choice in choices:
            expect(page.locator(CANDIDATE)).to_have_count(0)
            look = table.look()
            known[look["number"] + 1] = seen(look)
            table.click(table.element(choice))

    parts = page.locator(".merv .parts button.part")
    begun = seen(table.look())
    play(*turn.free[:2])
    table.click(parts.first)  # the slot: all of it
    assert seen(table.look()) == begun
    assert table.look()["question"]["kind"] == "slot"
    expect(parts).to_have_count(0)

    first = int(page.locator(".merv").get_attribute("data-move") or 0) + 1
    play(*turn.free)
    now = seen(table.look())
    assert page.evaluate(CUBES) == sum(now["cubes"][:5]) - sum(begun["cubes"][:5])
    firsts = [int(move) for move in parts.evaluate_all("(all) => all.map((part) => part.dataset.move)")]
    assert firsts[:3] == [first, first + 1, first + turn.free.index("act")]
    assert len(firsts) > 4
    table.click(parts.nth(len(firsts) - 2))
    assert seen(table.look()) == known[firsts[-2]]
    expect(parts).to_have_count(len(firsts) - 2)
    play(*turn.free[firsts[-2] - first :])
    assert seen(table.look()) == now

    last = table.element(turn.final)
    if turn.final == "end-turn":  # which is itself the confirmation of all of it
        expect(last).to_have_text(page.locator("[data-decline=end-turn]").inner_text())
        expect(page.locator(CANDIDATE)).to_have_count(0)
    else:  # what reveals something is asked about at once
        last.click()
        expect(page.locator(CANDIDATE)).to_have_count(1)
    table.click(last)
    expect(page.locator(CANDIDATE)).to_have_count(0)


def test_what_goes_is_seen_before_it_is_paid_and_what_stands_for_another_cube_is_marked(visit: Visit) -> None:
    white = PayWith(WAYS.index("white"))
    match = question(lambda match: match.asks[0].kind == "pay" and white in match.asks[0].options)
    page = Table(visit("Ann", animation="none"), match.record.to_json(), match.number).page
    paid = page.locator(".merv .flow .adds .way")
    picks: list[Any] = list(match.asks[0].options)
    for pick in picks:
        way = WAYS[pick.way]
        spot(page, f"way-{pick.way}").hover()
        expect(paid).to_have_count(1)
        expect(paid).to_have_attribute("title", Words("en", GAME).entry("way", pick.way))
        expect(page.locator(".merv .flow .adds .marked")).to_have_count(int(way in ("white", "wild", "discount")))
        expect(spot(page, f"way-{pick.way}").locator(".go")).to_have_count(int(way != "discount"))


def test_the_influence_that_a_wall_gives_is_seen_before_it_is_built(visit: Visit) -> None:
    match = question(lambda match: any(type(pick) is BuildAt for pick in match.asks[0].options))
    gains: dict[int, int] = {}  # by influence, where
    for pick in match.asks[0].options:
        if type(pick) is BuildAt:
            after = match.clone()
            after.choose(0, pick)
            gains[after.state.influence[0] - match.state.influence[0]] = pick.slot
    assert len(gains) > 2
    page = Table(visit("Ann", animation="none"), match.record.to_json(), match.number).page
    for gain, slot in gains.items():
        spot(page, f"slot-{slot}").hover()
        influence = page.locator(".merv .flow .adds .come", has_text="influence")
        if gain:
            expect(influence).to_contain_text(f"+{gain}")
        else:
            expect(page.locator(".merv .flow .adds .come", has_text="walls")).to_be_visible()
            expect(influence).to_have_count(0)
