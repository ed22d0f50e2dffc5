"""The scenes of the Warrior Knights board: played live, and shown again from the log, also in a what-if."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from serai import Match
from serai.engine.core.chance import Chance, seeded
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.choices import Besiege
from serai.words import Words
from tests.web.boards.warrior_knights.sample import IDLE
from tests.web.boards.warrior_knights.table import WIDE, WK, Visit, first, look_back, on_board, open_tab
from tests.web.harness import Visitor, axe
from tests.web.sampling import sample

SEED = "war 37"  # a game with assaults, a battle in the open, retreats, pledges, votes, drafts and a revolt
FIGHTS = {"Fight", "Assault", "AttackWith"}
KINDS = ("battle", "flight", "assembly", "draft", "event", "upkeep", "taxation", "wages")
NARROW: ViewportSize = {"width": 1024, "height": 768}
QUIET = {"animation": "none", "confirm": "never"}


def warlike(match: Match, chance: Chance) -> None:
    """Somebody who attacks whenever he can, with everybody."""
    asked = match.asks[0]
    doing = [option for option in asked.options if type(option).__name__ not in IDLE] or list(asked.options)
    eager = [option for option in doing if type(option).__name__ in FIGHTS]
    most = max((len(getattr(option, "nobles", ())) for option in eager), default=0)
    doing = [option for option in eager if len(getattr(option, "nobles", ())) == most] or doing
    match.choose(asked.seat, doing[chance.below(len(doing))])


@cache
def war() -> tuple[str, int, list[tuple[int, str, int]]]:
    """A whole game, how many moves it has, and before which of them who was asked what first."""
    match, chance = Match.new(GAME, 3, SEED, {"round_limit": 5}), seeded(SEED)
    asked: list[tuple[int, str, int]] = []
    while match.result is None:
        asked.append((match.number, match.asks[0].kind, match.asks[0].seat))
        warlike(match, chance)
    return match.record.to_json(), match.number, asked


def asked_first(kind: str) -> tuple[int, int]:
    """The first move before which somebody was asked something of a kind, and who."""
    found = next(((move, seat) for move, asked, seat in war()[2] if asked == kind), None)
    assert found, f"nobody is asked {kind} in this game any more: take another seed"
    return found


def go_on(ann: Visitor, kind: str) -> Page:
    """The game goes on where somebody, Ann, was first asked something of a kind."""
    move, mine = asked_first(kind)
    return on_board(ann, ann.gone_on(war()[0], move, 3, mine))


def at_end(visitor: Visitor) -> Page:
    """The game as it was after its last move."""
    return look_back(visitor, *war()[:2])


def scene(page: Page, kind: str) -> Locator:
    return page.locator(f"{WK} [data-place={kind}]")


def control(stage: Locator, name: str) -> Locator:
    return stage.get_by_role("button", name=name, exact=True)


def step_of(stage: Locator) -> tuple[int, int]:
    """How many steps of a scene are shown, and how many it has."""
    shown, steps = stage.locator(".count").inner_text().split("/")
    return int(shown), int(steps)


def to_end(stage: Locator, button: Locator | None = None) -> None:
    """Show a scene to its end, and wait until it is there."""
    end = button or control(stage, "To the end")
    expect(end).to_be_visible()
    if end.is_enabled():
        end.click()
    expect(end).to_be_disabled()


def again(page: Page, kind: str, number: int = 0) -> Locator:
    """A scene shown again from its line in the chronicle; its panel opens by itself."""
    open_tab(page, "round")
    line = scene(page, "chronicle").locator(f"[data-scene={kind}]").nth(number)
    line.click()
    stage = scene(page, kind)
    expect(stage).to_be_visible()
    open_tab(page, "round")
    expect(line).to_have_attribute("aria-current", "true")
    open_tab(page, "scene")
    return stage


def from_chronicle(page: Page) -> Iterator[tuple[str, Locator]]:
    """One scene of every kind, shown again from the chronicle, at its end."""
    open_tab(page, "round")
    chronicle = scene(page, "chronicle")
    earlier = chronicle.get_by_role("button", name=re.compile("Earlier|ранние|anciennes"))
    lines = chronicle.locator("li")
    expect(lines).not_to_have_count(0)
    while earlier.count():
        shown = lines.count()
        earlier.click()
        expect(lines.nth(shown)).to_be_attached()
    for kind in KINDS:
        stage = again(page, kind)
        to_end(stage, stage.locator(".controls button").nth(3))
        yield kind, stage


def test_damage_is_placed_where_i_choose_and_the_scene_stays(visit: Visit) -> None:
    page = go_on(visit("Ann", **QUIET), "place-damage")
    battle = scene(page, "battle")
    expect(battle).to_contain_text(re.compile("Damage still to be placed: [1-9]"))
    expect(battle.get_by_role("row", name=re.compile("Damage taken"))).to_be_visible()
    bearers = battle.locator("[data-legal]")
    expect(bearers).not_to_have_count(1)
    breach = battle.locator("[data-spot=breach][data-legal]")
    expect(breach).to_contain_text("strength 400")
    breach.click()
    expect(page.locator("#of-scene")).to_be_visible()
    page.locator("#panel-log .event", has_text="assaults").last.locator("[data-shows]").click()
    to_end(battle)
    expect(battle.get_by_text("1 breach", exact=True)).to_be_visible()
    expect(battle).not_to_contain_text("Damage still to be placed")
    expect(battle).to_contain_text("300")


def test_a_scene_is_shown_again_from_its_line_in_the_log_step_by_step(visit: Visit) -> None:
    page = at_end(visit("Ann", **QUIET))
    expect(page.locator(f"{WK} .controls")).to_have_count(0)  # the game is over, and so is every scene
    line = page.locator("#panel-log .event", has_text="assaults").last
    line.locator("[data-shows]").click()
    battle = scene(page, "battle")
    expect(battle.locator("h2")).to_contain_text("Assault")
    expect(battle.locator(".count")).to_have_text(re.compile("^1 /"))
    expect(battle.locator("ol li")).to_have_count(1)
    expect(battle.locator("table")).to_have_count(0)  # nothing has been reckoned yet
    for step in (2, 3):
        control(battle, "One step forward").click()
        expect(battle.locator(".count")).to_have_text(re.compile(f"^{step} /"))
    control(battle, "One step back").click()
    expect(battle.locator("ol li")).to_have_count(2)
    expect(battle.locator("ol li[aria-current=step]")).to_have_text(battle.locator(".caption").inner_text())
    to_end(battle)
    shown, steps = step_of(battle)
    assert shown == steps > 8
    expect(battle.get_by_role("row", name=re.compile("Damage dealt"))).to_be_visible()
    control(battle, "Close the scene").click()
    expect(battle).to_have_count(0)


def test_a_what_if_begins_within_the_scene_and_shows_scenes_of_the_past_again(visit: Visit) -> None:
    move, _ = asked_first("place-damage")
    page = look_back(visit("Ann", **QUIET), war()[0], move)
    expect(scene(page, "battle")).to_be_visible()  # it goes on there
    page.get_by_role("button", name="What if").first.click()
    expect(page.locator(".imagined").first).to_be_visible()
    expect(scene(page, "battle").locator("h2")).to_contain_text("Assault")
    expect(scene(page, "battle").locator("[data-legal]").first).to_be_visible()
    page.locator("#panel-log [data-shows]").first.click()
    expect(page.locator(f"{WK} .controls")).to_be_visible()


def test_a_question_that_needs_the_map_leaves_the_scene_in_its_panel(visit: Visit) -> None:
    page = go_on(visit("Ann", **QUIET), "retreat-to")
    expect(page.locator(f"{WK} [data-place=kingdom] [data-legal]").first).to_be_attached()
    open_tab(page, "scene")
    battle = scene(page, "battle")
    to_end(battle)
    expect(battle).to_contain_text("must retreat")
    expect(battle.locator("[data-part=why]")).to_have_text(re.compile(r"so the walls hold\.$"))  # they are nobody's
    control(battle, "Close the scene").click()
    expect(page.locator("#of-scene")).to_have_count(0)
    expect(page.locator(f"{WK} [data-place=kingdom] [data-legal]").first).to_be_attached()


def test_an_attack_shows_its_odds_before_it_is_confirmed(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none", confirm="always"), "attack")
    panel = scene(page, "odds")
    expect(panel.locator("[data-odds]").first).to_contain_text(re.compile(r"Chance to win: about \d+\s%"))
    expect(panel).to_contain_text(re.compile(r"armies \d+, \d+ fate cards, keeps \d+"))
    expect(panel).to_contain_text("Fate cards you have not seen")
    page.locator(".beside .option").first.click()
    candidate = page.locator("[data-part=candidate]")
    expect(candidate).to_contain_text(re.compile(r"Chance to win: about \d+\s%"))
    expect(panel.locator(".looked")).to_have_count(1)
    axe(page)


def test_the_choice_of_an_area_shows_the_odds_of_each(visit: Visit) -> None:
    record, move = first("areas 5", lambda match: match.asks[0].kind == "battle-area" and match.asks[0].seat == 0)
    ann = visit("Ann", animation="none", confirm="always")
    page = on_board(ann, ann.gone_on(record, move, 3))
    attacks = scene(page, "odds").locator("[data-odds]")
    expect(attacks.first).to_be_visible()
    areas = page.locator(".beside .option").all()
    assert len(areas) > 1
    for area in areas:
        area.hover()
        looked = scene(page, "odds").locator(".looked")
        expect(looked.first).to_be_visible()
        ends = looked.locator(".end").all_inner_texts()
        assert len(ends) < attacks.count()  # those of this area alone
        area.click()
        for words in ends:
            expect(page.locator("[data-part=candidate]")).to_contain_text(words)
        page.keyboard.press("Escape")
        expect(page.locator("[data-part=candidate]")).to_have_count(0)


def test_a_siege_is_weighed_without_fate_cards(visit: Visit) -> None:
    def may_besiege(match: Match) -> bool:
        asked = match.asks[0]
        return asked.seat == 0 and asked.kind == "attack" and any(type(one) is Besiege for one in asked.options)

    record, move = first("sieges 0", may_besiege)
    ann = visit("Ann", animation="none", confirm="always")
    page = on_board(ann, ann.gone_on(record, move, 3))
    siege = scene(page, "odds").locator("[data-odds=siege]").first
    expect(siege).to_contain_text(re.compile(r"armies \d+"))
    expect(siege).to_contain_text(re.compile(r"walls \d+"))
    expect(siege).to_contain_text("No fate cards: you are stronger, so the siege is laid.")
    expect(siege.locator(".bar")).to_have_count(0)


def test_a_battle_that_is_over_says_why_in_one_unit(visit: Visit) -> None:
    page = at_end(visit("Ann", **QUIET))
    open_tab(page, "round")
    battles = scene(page, "chronicle").locator("[data-scene=battle]")
    expect(battles).not_to_have_count(0)
    count = battles.count()
    said = []
    for number in range(count):
        stage = again(page, "battle", number)
        to_end(stage)
        said.append(stage.locator("[data-part=why]").inner_text())
        damage = stage.get_by_role("row", name=re.compile("Damage dealt")).locator("td").all_inner_texts()
        assert all(int(each) % 100 == 0 for each in damage)
    assert any(re.search(r"ictories \d\s:\s\d", each) for each in said), said
    assert all(each.endswith(".") for each in said)


def test_faces_of_cards_are_drawn_wherever_they_lie(visit: Visit) -> None:
    page = at_end(visit("Ann", **QUIET))
    for place, tab in (("affairs", "realm"), ("market", "market")):
        open_tab(page, tab)
        expect(scene(page, place).locator("[data-icon]").first).to_be_attached()
    ships = scene(page, "market").locator("[data-spot^=ship-]")
    expect(ships).to_have_count(3)
    for number in range(3):
        expect(ships.nth(number)).to_contain_text(re.compile(r"risk \d+\s%"))
    for kind, stage in from_chronicle(page):
        if kind in ("assembly", "draft", "event", "flight"):
            expect(stage.locator("[data-icon]").first).to_be_attached()


def test_votes_that_are_written_down_say_for_which_card(visit: Visit) -> None:
    ann = visit("Ann", **QUIET)
    match, chance = Match.new(GAME, 2, SEED, {"round_limit": 5}), seeded(SEED)
    found: tuple[int, list[int]] | None = None
    while match.result is None:
        if found is None and match.asks[0].kind == "write-votes" and match.asks[0].seat == 0:
            found = match.number, list(match.state.agenda_open)
        warlike(match, chance)
    assert found, "nobody writes votes in this game any more: take another seed"
    move, cards = found
    ann.page.set_viewport_size(NARROW)
    page = on_board(ann, ann.gone_on(match.record.to_json(), move, 2))
    words = Words("en", GAME)
    expect(scene(page, "assembly").locator("[data-spot=votes-0]")).to_be_in_viewport(ratio=1)  # nobody scrolls
    expect(scene(page, "assembly").locator("article.motion")).to_have_count(0)  # nothing is voted on yet
    for card in cards:
        expect(page.locator("#question")).to_contain_text(f"write down for “{words.entry('agenda', card)}”")
        scene(page, "assembly").locator("[data-spot=votes-0]").click()
    for card in cards:
        expect(scene(page, "assembly")).to_contain_text(f"{words.entry('agenda', card)}: 0 votes")


def test_all_cards_to_be_put_in_order_are_in_sight(visit: Visit) -> None:
    record, move = first("order 0", puts_three_in_order)
    ann = visit("Ann", **QUIET)
    ann.page.set_viewport_size(NARROW)
    page = on_board(ann, ann.gone_on(record, move, 3))
    cards = scene(page, "assembly").locator("[data-spot^=agenda-]")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)


def puts_three_in_order(match: Match) -> bool:
    asked = match.asks[0]
    return (asked.kind, asked.seat, len(match.state.agenda_open)) == ("order-agenda", 0, 3)


def test_each_scene_is_told_to_its_end(visit: Visit) -> None:
    page = at_end(visit("Ann", **QUIET))
    for kind, stage in from_chronicle(page):
        if kind == "upkeep":
            parts = ["Influence", "Revolts", "Landing", "The nobles rest", "The barons’ affairs"]
            expect(stage.locator("h3 .name")).to_have_text(parts, ignore_case=True)
        elif kind == "assembly":
            expect(stage.locator(".verdict").last).to_be_visible()
            expect(stage.locator(".member")).not_to_have_count(0)
        elif kind == "draft":
            expect(stage).to_contain_text("For hire next time")
        elif kind == "event":
            expect(stage.locator(".verdict")).to_have_text(re.compile("Cancelled by faith|Takes effect"))
        elif kind == "flight":
            expect(stage.locator(".flights li").first).to_contain_text("Fate names")
    open_tab(page, "round")
    upkeeps = scene(page, "chronicle").locator("[data-scene=upkeep]").count()
    for number in range(upkeeps):
        stage = again(page, "upkeep", number)
        to_end(stage)
        if stage.get_by_text("revolts.").count():  # as the step says it
            expect(stage.locator("ul li", has_text=re.compile("lost|kept for a price")).first).to_be_visible()
            return
    raise AssertionError("no city revolts in this game any more: take another seed")


def test_a_scene_goes_on_by_itself_unless_nothing_is_to_move(visit: Visit) -> None:
    ann = visit("Ann", animation="short", confirm="never")
    page = at_end(ann)
    page.locator("#panel-log [data-shows]").last.click()
    stage = page.locator(f"{WK} [data-place]:has(.controls)")
    expect(control(stage, "To the end")).to_be_disabled()  # it has come there
    control(stage, "One step back").click()
    shown = step_of(stage)[0]
    page.wait_for_timeout(700)
    assert step_of(stage)[0] == shown  # whoever steps back is left in peace
    still = at_end(visit("Bob", **QUIET))
    still.locator("#panel-log [data-shows]").last.click()
    quiet = still.locator(f"{WK} [data-place]:has(.controls)")
    still.wait_for_timeout(700)
    assert step_of(quiet)[0] == 1
    to_end(quiet)
    moving = "[...document.querySelectorAll('.wk *')].flatMap((each) => each.getAnimations()).length"
    assert still.evaluate(moving) == 0


@pytest.mark.parametrize(("theme", "phone", "language"), sample(("light", False, "fr"), ("dark", True, "ru")))
def test_axe_finds_nothing_in_any_scene_and_nothing_is_too_wide(
    visit: Visit, theme: str, phone: bool, language: str
) -> None:
    page = at_end(visit("Ann", theme=theme, phone=phone, language=language, **QUIET))
    for _ in from_chronicle(page):
        axe(page)
        assert page.evaluate(WIDE) == 0
