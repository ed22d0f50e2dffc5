"""Tables of Warrior Knights for the tests of its board: short games, and positions of a sample game to go on from."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from playwright.sync_api import Locator, Page, expect

from serai import Match
from serai.engine.core.chance import seeded
from serai.engine.play.record import Record
from serai.games.warrior_knights import GAME
from tests.web.boards.warrior_knights.sample import busy
from tests.web.harness import Visitor

Visit = Callable[..., Visitor]
WK = ".wk"
LIT = f"{WK} [data-legal]"
BOT = {"kind": "bot", "level": "random"}  # it does not think long
ME = {"kind": "me"}
SHORT = {"round_limit": 5, "influence_per_player": 8}

# How many elements of the board stick out of the window.
WIDE = """
() => [...document.querySelectorAll(".wk *")].filter(
  (each) => !each.closest("svg") && each.getBoundingClientRect().right > innerWidth + 1
).length
"""
# The elements that can be chosen but are not what the pointer finds in their middle, once they are in sight.
HIDDEN = """
() => [...document.querySelectorAll(".wk [data-legal]")].filter((each) => {
  each.scrollIntoView({ block: "center", inline: "center" });
  const box = each.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found?.closest("[data-spot]") !== each;
}).map((each) => each.dataset.spot)
"""


def on_board(visitor: Visitor, table: str) -> Page:
    page = visitor.go(f"/table/{table}")
    expect(page.locator(WK)).to_be_visible()
    return page


def sit_down(visitor: Visitor, seats: int) -> Page:
    """A short game that has begun: one seat is the visitor's, the others belong to bots."""
    wish = {"game": "warrior_knights", "seats": [ME, *[BOT] * (seats - 1)], "options": SHORT}
    table = str(visitor.post("/tables", wish)["id"])
    visitor.start(table)
    return on_board(visitor, table)


@cache
def sample_play(seats: int) -> tuple[str, list[tuple[int, str, tuple[int, ...]]]]:
    """A whole game, and before which of its moves who was asked what."""
    match, chance = Match.new(GAME, seats, "the board 22", {"round_limit": 5}), seeded("the board 22")
    asked: list[tuple[int, str, tuple[int, ...]]] = []
    while match.result is None:
        asked.append((match.number, match.asks[0].kind, tuple(each.seat for each in match.asks)))
        busy(match, chance)
    return match.record.to_json(), asked


@cache
def houses(seats: int) -> list[int]:
    """The houses of the barons in the sample play."""
    return list(Match.replay(Record.from_json(sample_play(seats)[0])).state.house)


def asked_at(seats: int, kind: str, *others: int) -> int:
    """The first move of the sample game before which its first seat, and others with it, are asked something."""
    _, asked = sample_play(seats)
    return next(move for move, question, who in asked if question == kind and {0, *others} <= {*who})


def go_on(visitor: Visitor, seats: int, kind: str) -> Page:
    """The sample game goes on where its first seat, the visitor's, was first asked something of a kind."""
    return on_board(visitor, visitor.gone_on(sample_play(seats)[0], asked_at(seats, kind), seats))


def look_back(visitor: Visitor, record: str, move: int) -> Page:
    """The game of a record as it was after a move."""
    page = visitor.go(f"/table/{visitor.opened(record)}/replay/{move}")
    expect(page.locator("input[type=range]")).to_have_value(str(move))  # before that it is the board of the end
    expect(page.locator(WK)).to_be_visible()
    return page


def spot(page: Page, name: str) -> Locator:
    return page.locator(f'{WK} [data-spot="{name}"]')


def open_tab(page: Page, name: str) -> None:
    """Open one of the panels beside the map."""
    page.locator(f"#of-{name}").click()
    expect(page.locator(f"[data-panel={name}]")).to_be_visible()


def first(name: str, wanted: Callable[[Match], bool], rounds: int = 5) -> tuple[str, int]:
    """A game by its seed, and the number of the first move before which it is as wanted."""
    match, chance = Match.new(GAME, 3, name, {"round_limit": rounds}), seeded(name)
    found: int | None = None
    while match.result is None:
        if found is None and wanted(match):
            found = match.number
        busy(match, chance)
    assert found is not None, "there is no such position in this game any more: take another seed"
    return match.record.to_json(), found
