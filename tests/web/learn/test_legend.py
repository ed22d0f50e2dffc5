"""What is this? Everything that a board draws explains itself: at the pointer, on focus, on a long press, in a list."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

import serai
from serai.engine.core.chance import Chance
from serai.engine.play.match import Match
from serai.games.warrior_knights.state import AT_SEA
from serai.teach.legend import legend_of
from serai.words.meanings import meaning_of
from tests.web.boards.warrior_knights.sample import IDLE
from tests.web.harness import Visitor, axe
from tests.web.learn.board_walk import DRAWN, Asked, Played, Walk, eager, played

Visit = Callable[..., Visitor]
QUIET = {"animation": "none", "confirm": "never"}
LANDS = 9  # kinds of cards in Khan, in turn
WARLIKE = ("Fight", "Assault", "AttackWith", "Besiege", "Sail")
SCENES = ("battle", "flight", "assembly", "draft", "event", "upkeep", "taxation", "wages", "voyage")


# ---- all that is drawn


def khan(walk: Walk) -> None:
    game = played("khan", 3, "legend", eager("UseProtection", "DivineSupport", "Reconnoitre", "Conquer", "Chase"))
    seen: set[int] = set()
    while len(seen) < LANDS:  # hands until every kind of card was drawn
        new = game.first("act", lambda one: not {card % LANDS for card in one.state.hands[one.seat]} <= seen)  # noqa: B023
        seen |= {card % LANDS for card in new.state.hands[new.seat]}
        page = walk.asked(game, new)
    page.locator(".khan [data-card][data-legal]").first.click()
    walk.hover(page, ".khan [data-cell][data-legal]", ".khan .ghost")
    reserved = game.first(wanted=lambda one: any(kind >= 0 for kind in one.state.reserved))
    page = walk.asked(game, game.first("final-conquest"))
    page.locator(".khan [data-kind][data-legal]").first.click()
    for cell in page.locator(".khan [data-cell][data-legal]").all():
        cell.hover(force=True)
        if page.locator(".khan .ghost").count():
            break
    walk.look(page)
    for move in (reserved.move, game.moves):
        walk.back(game, move)
    page.locator(".territories button").first.click()
    walk.look(page)


def merv(walk: Walk) -> None:
    busy = eager(
        *("TakeBreakthrough", "Complete", "BuyPiece", "Climb", "PlaceCourtier", "FoundPost", "BuyGood", "TakeCard"),
        least=("Stop", "NoPost", "NoSoldier", "GainFavour"),
    )
    games = {seats: played("merv", seats, "legend", busy) for seats in (1, 2, 3)}
    for seats, kinds in {1: ["tile", "tribute"], 2: ["buy", "choose-court", "courtier-slot"], 3: ["mosque"]}.items():
        game = games[seats]
        for move in (game.moves // 8, game.moves // 2, game.moves):
            walk.back(game, move)
        for kind in kinds:
            walk.hover_all(walk.asked(game, game.first(kind)), 2)


def war(match: Match, chance: Chance) -> None:
    """Somebody who attacks whenever he can, with everybody."""
    asked = match.asks[0]
    doing = [option for option in asked.options if type(option).__name__ not in IDLE] or list(asked.options)
    fierce = [option for option in doing if type(option).__name__ in WARLIKE]
    most = max((len(getattr(option, "nobles", ())) for option in fierce), default=0)
    doing = [option for option in fierce if len(getattr(option, "nobles", ())) == most] or doing
    match.choose(asked.seat, doing[chance.below(len(doing))])


def warrior_knights(walk: Walk) -> None:
    game = played("warrior_knights", 3, "war 37", war, 5)
    besieged = game.first(wanted=lambda one: any(seat >= 0 for seat in one.state.besieger))
    sailing = game.first(wanted=lambda one: any(place >= AT_SEA for place in one.state.where))
    for move in (besieged.move, sailing.move):
        walk.back(game, move)
    for kind in ("assign-troops", "planning", "attack", "move-noble", "propose-motion", "hold-fate", "place-damage"):
        page = walk.asked(game, game.first(kind))
        walk.tabs(page)
        walk.hover_all(page, 2)
    page = walk.back(game, game.moves)
    walk.tabs(page)
    for scene in SCENES:
        page.locator("#of-round").click()
        earlier = page.locator("[data-place=chronicle] > button")
        while earlier.count() and not page.locator(f"[data-panel=round] [data-scene={scene}]").count():
            earlier.click()
        page.locator(f"[data-panel=round] [data-scene={scene}]").last.click()
        page.locator(f".wk [data-place={scene}]").wait_for()
        walk.look(page)
        end = page.locator(".wk .controls button").nth(3)
        if end.is_enabled():
            end.click()
        walk.look(page)


BOARDS = {"khan": "div.khan", "merv": "div.merv", "warrior_knights": "div.wk"}
WALKS = {"khan": khan, "merv": merv, "warrior_knights": warrior_knights}


@pytest.mark.parametrize("name", WALKS)
def test_everything_that_a_board_draws_is_explained(visit: Visit, name: str) -> None:
    walk = Walk(visit("Ann", **QUIET), BOARDS[name])
    WALKS[name](walk)
    legend = legend_of(serai.load(name))
    assert walk.bare == set(), "drawn without a name"
    assert walk.named - {entry.id for entry in legend} == set(), "named, but not explained"
    unseen = {entry.id for entry in legend if not entry.rare} - walk.named
    assert unseen == set(), "explained, but drawn nowhere: declare it rare, or show where"
