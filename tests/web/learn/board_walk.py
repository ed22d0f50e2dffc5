"""Positions of every game in which its board draws all that it can, and what it draws there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Page, TimeoutError, expect

import serai
from serai import Match
from serai.engine.core.chance import Chance, seeded
from tests.web.harness import Visitor

# What the board draws, and the plates above it: the entries that are named, and every shape, sign or number that lies
# under no name. On plates words need one too.
DRAWN = r"""
() => {
  const [board, plates] = [document.querySelector(".picture"), document.querySelector(".plates")];
  const tokens = (each) => (each.dataset.legend ?? "").split(" ").filter(Boolean);
  const drawn = (what) => [board, plates].flatMap((part) => [...part.querySelectorAll(what)]);
  const named = drawn("[data-legend]").flatMap(tokens).map((token) => token.split(":")[0]);
  const bare = new Set();
  const judge = (element, what) => {
    const by = element.closest("[data-legend], [data-decor]");
    const within = board.contains(by) || plates.contains(by);
    if (!by || !within || (tokens(by).length === 0 && !("decor" in by.dataset))) bare.add(what);
  };
  const classes = (each) => each.getAttribute("class")?.replace(/\bs-[\w-]+|svelte-\w+/g, "").trim() ?? "";
  const place = (each) => `${classes(each.parentElement)} in ${classes(each.closest("section, li, div"))}`;
  const shapes = "path, rect, circle, ellipse, line, polygon, polyline, use, text, image, img";
  for (const each of drawn(shapes))
    if (!each.closest("defs, clipPath, mask, symbol, pattern, linearGradient"))
      judge(each, `<${each.tagName} ${classes(each)}> of ${place(each)}`);
  for (const part of [board, plates]) {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: around } = texts.currentNode;
      if (!data.trim() || around.closest("svg, .unseen, title, dialog:not([open])")) continue;
      // A number or a sign; words speak for themselves.
      const bald = /[\p{N}\p{S}]/u.test(data) && !/\p{L}{2}/u.test(data);
      if (bald || part === plates) judge(around, `“${data.trim()}” of ${place(around)}`);
    }
  }
  return [[...new Set(named)], [...bare]];
}
"""

Choose = Callable[[Match, Chance], None]


class Asked(NamedTuple):
    """A question of a game: before which move, of what kind, to whom, and how the game stood."""

    move: int
    kind: str
    seat: int
    state: Any


class Played(NamedTuple):
    """A whole game as a record, how many moves it has, and all that was asked in it."""

    record: str
    seats: int
    moves: int
    asked: tuple[Asked, ...]

    def first(self, kind: str = "", wanted: Callable[[Asked], bool] = lambda _: True) -> Asked:
        """The first question of a kind, of any kind where none is named, that is as wanted."""
        found = next((one for one in self.asked if kind in ("", one.kind) and wanted(one)), None)
        assert found, f"nobody is asked {kind or 'this'} in this game any more: take another seed"
        return found


@cache
def played(game: str, seats: int, seed: str, choose: Choose, round_limit: int = 0) -> Played:
    """A whole game by one way of choosing."""
    options = {"round_limit": round_limit} if round_limit else {}
    match, chance = Match.new(serai.load(game), seats, seed, options), seeded(seed)
    asked: list[Asked] = []
    while match.result is None:
        asked.append(Asked(match.number, match.asks[0].kind, match.asks[0].seat, match.state.clone()))
        choose(match, chance)
    return Played(match.record.to_json(), seats, match.number, tuple(asked))


def eager(*most: str, least: Iterable[str] = ()) -> Choose:
    """Somebody who prefers some classes of choices, in this order, and avoids others; by chance among equals."""
    lazy = frozenset(least)

    def choose(match: Match, chance: Chance) -> None:
        asked = match.asks[0]
        options = list(asked.options)
        busy = [one for one in options if type(one).__name__ not in lazy] or options
        for name in most:
            wanted = [one for one in busy if type(one).__name__ == name]
            if wanted and chance.below(4):
                busy = wanted
                break
        match.choose(asked.seat, busy[chance.below(len(busy))])

    return choose


class Walk:
    """Goes from position to position and keeps what was drawn."""

    def __init__(self, visitor: Visitor, board: str) -> None:
        self.visitor = visitor
        self.board = board
        self.named: set[str] = set()
        self.bare: set[str] = set()

    def look(self, page: Page) -> None:
        """Keep what is drawn now."""
        named, bare = page.evaluate(DRAWN)
        self.named |= set(named)
        self.bare |= set(bare)

    def back(self, game: Played, move: int) -> Page:
        """The game as it was after a move."""
        page = self.visitor.go(f"/table/{self.visitor.opened(game.record)}/replay/{move}")
        expect(page.locator("input[type=range]")).to_have_value(str(move))
        expect(page.locator(self.board)).to_be_visible()
        self.look(page)
        return page

    def asked(self, game: Played, question: Asked) -> Page:
        """The game goes on where somebody, the visitor, is asked something."""
        page = self.visitor.go(f"/table/{self.visitor.gone_on(game.record, question.move, game.seats, question.seat)}")
        expect(page.locator(self.board)).to_be_visible()
        expect(page.locator(f"[data-part=asked][data-kind={question.kind}]")).to_be_visible()
        self.look(page)
        return page

    def hover(self, page: Page, target: str, shows: str = "") -> None:
        """Point at something, and look when what it would do is shown."""
        page.locator(target).first.hover(force=True)
        if shows:
            page.locator(shows).first.wait_for(state="attached")
        self.look(page)

    def hover_until(self, page: Page, targets: str, shows: str) -> None:
        """Point at one after the other until it shows what it would do, which takes a question to the server."""
        for each in page.locator(targets).all():
            each.hover(force=True)
            try:
                page.locator(shows).first.wait_for(state="attached", timeout=3_000)
            except TimeoutError:
                continue
            break
        self.look(page)

    def hover_all(self, page: Page, most: int = 3) -> None:
        """Point at some of what may be chosen, as far as it can be reached."""
        for each in page.locator(f"{self.board} [data-legal]").all()[:most]:
            try:
                each.hover(force=True, timeout=2_000)
            except TimeoutError:
                continue
            page.wait_for_load_state("networkidle")
            self.look(page)

    def tabs(self, page: Page) -> None:
        """Look into every panel that is opened by its tab."""
        for tab in page.locator(f"{self.board} [role=tab]").all():
            tab.click()
            self.look(page)
