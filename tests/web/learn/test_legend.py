"""What is this? Everything that a board draws explains itself: at the pointer, on focus, on a long press, in a list."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect

import serai
from serai.engine.core.chance import Chance
from serai.engine.play.match import Match
from serai.games.warrior_knights.state import AT_SEA
from serai.games.warrior_knights.tables import NOBLES_EACH
from serai.teach.legend import legend_of
from serai.words import LANGUAGES
from serai.words.meanings import meaning_of
from tests.web.boards.warrior_knights.sample import IDLE
from tests.web.harness import Visitor, axe
from tests.web.learn.board_walk import DRAWN, Asked, Walk, eager, played
from tests.web.sampling import sample

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
    walk.hover_until(page, ".khan [data-cell][data-legal]", ".khan .foresight")
    for move in (reserved.move, game.moves):
        walk.back(game, move)
    page.locator(".territories button").first.click()
    walk.look(page)


def merv(walk: Walk) -> None:
    busy = eager(
        *("TakeBreakthrough", "Complete", "BuyPiece", "Climb", "PlaceCourtier", "FoundPost", "BuyGood", "TakeCard"),
        least=("Stop", "NoPost", "NoSoldier", "GainFavour"),
    )
    games = {seats: played("merv", seats, "legend 0", busy) for seats in (1, 2, 3)}
    for seats, kinds in {1: ["tile", "tribute"], 2: ["buy", "choose-court", "wall-slot"], 3: ["mosque"]}.items():
        game = games[seats]
        for move in (game.moves // 2, game.moves):
            walk.back(game, move)
        for kind in kinds:
            walk.hover_all(walk.asked(game, game.first(kind)), 2)
    walk.asked(games[3], games[3].first("buy", lambda one: bool(one.state.bought)))


def war(match: Match, chance: Chance) -> None:
    """Somebody who attacks whenever he can, with everybody."""
    asked = match.asks[0]
    doing = [option for option in asked.options if type(option).__name__ not in IDLE] or list(asked.options)
    fierce = [option for option in doing if type(option).__name__ in WARLIKE]
    most = max((len(getattr(option, "nobles", ())) for option in fierce), default=0)
    doing = [option for option in fierce if len(getattr(option, "nobles", ())) == most] or doing
    match.choose(asked.seat, doing[chance.below(len(doing))])


def goes(before: Asked, after: Asked) -> bool:
    """Whether a noble of somebody else goes from one area to another between two questions."""
    ways = enumerate(zip(before.state.where, after.state.where, strict=True))
    here = range(AT_SEA)
    return any(was != now and was in here and now in here and n // NOBLES_EACH != after.seat for n, (was, now) in ways)


def warrior_knights(walk: Walk) -> None:
    game = played("warrior_knights", 3, "war 7", war, 5)
    besieged = game.first(wanted=lambda one: any(seat >= 0 for seat in one.state.besieger))
    sailing = game.first(wanted=lambda one: any(place >= AT_SEA for place in one.state.where))
    for move in (besieged.move, sailing.move):
        walk.back(game, move)
    walk.asked(game, next(after for before, after in pairwise(game.asked) if goes(before, after)))
    walk.asked(game, game.first(wanted=lambda one: one.state.proposal >= 0))
    kinds = ("assign-troops", "planning", "attack", "propose-motion", "commit-votes", "hold-fate", "place-damage")
    for kind in (*kinds, "retreat-to"):
        page = walk.asked(game, game.first(kind))
        walk.tabs(page)
        walk.hover_all(page, 2)
    page = walk.asked(game, game.first("castle-site"))
    walk.hover(page, ".wk [data-spot^='area-'][data-legal]", ".wk .coming")
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


@pytest.mark.parametrize("name", sample(*WALKS))
def test_everything_that_a_board_draws_is_explained(visit: Visit, name: str) -> None:
    walk = Walk(visit("Ann", **QUIET), BOARDS[name])
    WALKS[name](walk)
    legend = legend_of(serai.load(name))
    assert walk.bare == set(), "drawn without a name"
    assert walk.named - {entry.id for entry in legend} == set(), "named, but not explained"
    unseen = {entry.id for entry in legend if not entry.rare} - walk.named
    assert unseen == set(), "explained, but drawn nowhere: declare it rare, or show where"


def test_an_icon_without_a_name_is_found(visit: Visit) -> None:
    ann = visit("Ann", **QUIET)
    page = ann.go(f"/table/{ann.begun('khan', 'me', 'bot')}")
    page.locator(f"{BOARDS['khan']} [data-cell]").first.wait_for()
    page.evaluate(
        """() => document.querySelector("div.khan").insertAdjacentHTML(
            "beforeend", "<div class='new'><svg><path class='dragon' d='M0 0'/></svg><b>×7</b> words</div>")"""
    )
    _, bare = page.evaluate(DRAWN)
    assert len(bare) == 2
    assert any("dragon" in what for what in bare)
    assert any("×7" in what for what in bare)


# ---- how it is shown


def table(ann: Visitor, game: str = "khan") -> Page:
    """A game against a bot."""
    page = ann.go(f"/table/{ann.begun(game, 'me', 'bot')}")
    page.locator(BOARDS[game]).wait_for()
    page.locator("[data-part=asked][data-kind]").wait_for()
    return page


def meanings(page: Page) -> Locator:
    return page.locator("[data-part=tip] [data-part=meaning]")


def test_a_pointer_that_rests_is_told_what_is_under_it(visit: Visit) -> None:
    page = table(visit("Ann", language="fr"))
    page.locator("[data-court='2']").hover()
    expect(meanings(page).first).to_contain_text(meaning_of(serai.load("khan"), "fr", "court").sentence)
    page.keyboard.press("Escape")
    expect(meanings(page)).to_have_count(0)
    page.locator("[data-special='0']").hover()
    expect(meanings(page).first).to_contain_text("Moral élevé")
    axe(page)
    page.mouse.move(2, 2)
    expect(meanings(page)).to_have_count(0)


def test_the_focus_is_told_too(visit: Visit) -> None:
    page = table(visit("Ann", language="ru"))
    page.keyboard.press("Tab")  # from here on by keys
    page.locator("[data-kind='0']").focus()
    expect(meanings(page)).to_contain_text(meaning_of(serai.load("khan"), "ru", "tile").sentence)
    page.keyboard.press("Escape")
    expect(meanings(page)).to_have_count(0)


def test_a_long_press_tells_and_chooses_nothing(visit: Visit) -> None:
    ann = visit("Ann", phone=True, confirm="never")
    page = table(ann)
    cell = page.locator("[data-cell][data-legal]").first
    box = cell.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    move = page.locator("[data-part=asked]").get_attribute("data-move")
    touch = ann.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(meanings(page).first).to_contain_text(meaning_of(serai.load("khan"), "en", "region").sentence)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    cell.dispatch_event("click", {"pointerType": "touch"})  # some browsers send one, others do not
    expect(meanings(page).first).to_be_visible()
    assert page.locator("[data-part=asked]").get_attribute("data-move") == move
    assert page.locator("[data-part=candidate]").count() == 0
    page.touchscreen.tap(195, 20)
    expect(meanings(page)).to_have_count(0)


# ---- the list, and words in sentences


@pytest.mark.parametrize(
    ("game", "language", "sought"), [("merv", "fr", "chameau"), ("warrior_knights", "ru", "жребия")]
)
def test_the_table_lists_what_is_on_the_board(visit: Visit, game: str, language: str, sought: str) -> None:
    ann = visit("Ann", language=language, phone=game == "merv")
    page = ann.go(f"/table/{ann.begun(game, 'me', 'bot', 'bot')}")
    page.locator(BOARDS[game]).wait_for()
    if game == "merv":
        page.locator(".record-key").click()
    page.locator("[data-part=record] [role=tab]").last.click()
    page.locator("[data-part=legend-open]").click()
    drawer = page.locator("[data-part=legend]")
    entries = drawer.locator("[data-entry]")
    expect(entries).to_have_count(len(legend_of(serai.load(game))))
    pictures = drawer.locator(".drawn > *")
    assert pictures.count() >= 20  # of what is drawn now
    assert drawer.locator(".drawn :is([id], [data-legend], [role], [tabindex])").count() == 0
    axe(page)
    drawer.get_by_role("searchbox").fill(sought)
    expect(entries).not_to_have_count(len(legend_of(serai.load(game))))
    told = drawer.locator("dl").evaluate_all(
        "(all) => all.flatMap((one) => [...one.querySelectorAll('dt')].map("
        "(dt) => `${dt.textContent} ${dt.nextElementSibling.textContent}`.toLowerCase()))"
    )
    assert told
    assert [text for text in told if sought not in text] == []
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # the first one empties the search
    expect(drawer).to_have_count(0)


def test_words_of_the_game_explain_themselves_in_the_question(visit: Visit) -> None:
    page = table(visit("Ann", language="ru"))
    word = page.locator("#question dfn[data-legend=yurt]")
    expect(word).to_have_text("юрту")
    word.hover()
    expect(meanings(page).first).to_contain_text(meaning_of(serai.load("khan"), "ru", "yurt").sentence)
    axe(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_game_are_underlined_in_a_refusal(visit: Visit, language: str) -> None:
    page = table(visit("Ann", language=language))
    page.locator(".khan [aria-label*=' a5,']").hover()  # in the river, where no yurt stands
    tip = page.locator("[data-part=tip]").filter(has_text="KH-INVADE-6")
    expect(tip.locator("dfn[data-legend=yurt]")).to_be_visible()
