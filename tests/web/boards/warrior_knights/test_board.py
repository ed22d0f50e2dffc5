"""The Warrior Knights board: whole games by pointing at it, secrets on the wire, a round by keyboard, axe-core."""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from serai import Match
from serai.engine.core.notation import event_json
from serai.engine.play.record import Record
from serai.games import warrior_knights
from serai.games.warrior_knights import GAME
from tests.web.boards.warrior_knights.names import baron, noble
from tests.web.boards.warrior_knights.sample import SAMPLE, text
from tests.web.boards.warrior_knights.table import (
    BOT,
    HIDDEN,
    LIT,
    ME,
    WIDE,
    WK,
    Visit,
    asked_at,
    first,
    go_on,
    houses,
    on_board,
    open_tab,
    sample_play,
    sit_down,
    spot,
)
from tests.web.harness import axe, broken_words
from tests.web.playing import BOARD, FINAL, LIST, play
from tests.web.sampling import sample

# Press the first answer of the list that is in focus or can be.
ANSWER = """
() => {
  if (document.querySelector("[data-part=asked]")?.dataset.busy) return;
  const answer = document.querySelector("[data-part=asked] :is(.option, .verb, [data-part=list]):not(:disabled)");
  answer?.focus();
  answer?.click();
}
"""


def together(visit: Visit, kind: str) -> tuple[Page, Page, list[dict[str, Any]]]:
    """Ann and Bob, both asked the same at once, and what the server tells Bob from then on."""
    ann, bob = (visit(name, animation="none", confirm="never") for name in ("Ann", "Bob"))
    table = ann.gone_on(sample_play(3)[0], asked_at(3, kind, 1), 3, beside=bob)
    heard: list[dict[str, Any]] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    bob.page.on("websocket", listen)
    pages = on_board(ann, table), on_board(bob, table)
    expect(pages[1].locator("[data-part=asked][data-kind]")).to_be_visible()
    return *pages, heard


def views(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was shown of the position, whole or in parts."""
    return [message.get("view") or message.get("changes") or {} for message in heard]


def does(table: str, card: int, language: str) -> str:
    """What a card does, as the game's words have it."""
    name = GAME.notation.tables[table][card]
    words = (Path(warrior_knights.__path__[0]) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^table-{table}-{name} = .*\n    \.does = (.*)$", words, re.MULTILINE)
    assert found, name
    return found[1]


def walk_to(page: Page, beginning: str) -> None:
    """Go from one element that can be chosen to the next until one of a kind is reached."""
    for _ in range(60):
        page.keyboard.press("n")
        if page.evaluate("document.activeElement.dataset.spot ?? ''").startswith(beginning):
            return
    raise AssertionError(f"the keyboard does not reach {beginning}")


def test_the_sample_of_the_boards_own_tests_is_what_the_game_says() -> None:
    assert json.loads(SAMPLE.read_text(encoding="utf-8")) == json.loads(text())


def test_no_field_of_an_event_hides_what_the_event_is() -> None:
    for shape in GAME.events:
        assert event_json(shape.make(*[0] * len(shape.fields)))["event"] == shape.word


@pytest.mark.parametrize("seats", sample(4, 2, 6))
def test_a_whole_game_by_pointing_at_the_board(visit: Visit, seats: int) -> None:
    page = sit_down(visit("Ann", animation="none", confirm="never"), seats)
    play(page, seed=seats, lit=f"{BOARD}, {LIST}, [data-decline]")
    expect(page.locator(FINAL)).to_be_visible()
    open_tab(page, "round")
    expect(page.locator(f"{WK} [data-place=chronicle] li").first).to_be_attached()


def test_plans_are_changed_until_they_are_handed_in_and_nobody_else_sees_them(visit: Visit) -> None:
    page, other, heard = together(visit, "planning")
    before = len(heard)
    stacks = page.locator(f"{WK} [data-place=planning] .stack")
    laid = page.locator(f"{WK} [data-place=planning] .laid")
    for number, kind in enumerate((4, 5, 1), 1):
        spot(page, f"kind-{kind}").click()
        expect(laid).to_have_count(number)
    expect(stacks.nth(0).locator(".laid")).to_have_count(2)  # stack by stack
    expect(stacks.nth(1).locator(".laid")).to_have_count(1)
    stacks.nth(0).locator(".laid").first.click()  # moved on to the next with room
    expect(stacks.nth(1).locator(".laid").filter(has_text="Mobilize")).to_have_count(1)
    stacks.nth(1).locator(".laid").filter(has_text="Mobilize").click()
    stacks.nth(2).locator(".laid").click()  # and from the last into the hand
    expect(laid).to_have_count(2)
    spot(page, "kind-4").drag_to(stacks.nth(1))
    expect(stacks.nth(1).locator(".laid")).to_have_count(2)
    stacks.nth(1).locator(".laid").filter(has_text="Mobilize").drag_to(stacks.nth(2).locator("h3"))
    expect(stacks.nth(2).locator(".laid")).to_have_count(1)
    expect(stacks.nth(1).locator(".laid")).to_have_count(1)
    spot(page, "hand-in").click()
    ready = other.locator(f"{WK} [data-place=planning] .ready svg")
    expect(ready).to_have_count(1)
    page.locator(f"{WK} [data-place=planning]").get_by_role("button", name="Change").click()
    expect(spot(page, "hand-in")).to_be_visible()
    expect(ready).to_have_count(0)
    told = views(heard)
    assert heard[before:]
    assert not any(message.get("events") for message in heard[before:])
    for seen in told:
        assert seen.get("draft", []) == []
        for pile in ("hand", "plan1", "plan2", "plan3"):
            for seat, cards in enumerate(seen.get(pile, [])):
                if seat != 1:  # of others one sees only whose the cards are
                    assert set(cards) <= {seat}, (pile, cards)


def test_a_plan_stays_while_others_hand_theirs_in(visit: Visit) -> None:
    page, other, _ = together(visit, "planning")
    spot(page, "kind-4").click()
    expect(page.locator(f"{WK} [data-place=planning] .laid")).to_have_count(1)
    spot(other, "hand-in").click()
    expect(page.locator(f"{WK} [data-place=planning] .ready svg")).to_have_count(1)
    expect(page.locator(f"{WK} [data-place=planning] .laid")).to_have_count(1)


def test_votes_are_a_closed_fist_to_everybody_else(visit: Visit) -> None:
    page, other, heard = together(visit, "commit-votes")
    before = len(heard)
    fist = page.locator(f"{WK} [data-place=assembly] [data-spot^=votes]").last
    fist.click()
    spot(page, "hand-in").click()
    member = other.locator(f"{WK} [data-place=assembly]").get_by_role("button", name=baron(houses(3), 0))
    expect(member).to_contain_text("has voted")
    assert heard[before:]
    for message, seen in zip(heard[before:], views(heard[before:]), strict=True):
        assert seen.get("draft", []) == []
        assert not {"votes", "ballot", "spoken"} & {*seen}
        assert not message.get("events")


def test_a_round_by_keyboard_alone(visit: Visit) -> None:
    ann = visit("Ann", animation="none", confirm="never")
    table = ann.forked(sample_play(2)[0], asked_at(2, "planning"), ME, BOT)
    ann.start(table)
    page = on_board(ann, table)
    laid = page.locator(f"{WK} [data-place=planning] .laid")
    for number, kind in enumerate(("kind-4", "kind-0"), 1):
        walk_to(page, kind)
        page.keyboard.press("Enter")
        expect(laid).to_have_count(number)
    walk_to(page, "hand-in")
    page.keyboard.press("Enter")
    title = page.locator(f"{WK} [data-part=course] .round")
    until, turns = time.monotonic() + 240, 0
    while title.inner_text() == "Round 1":
        assert time.monotonic() < until, page.locator("#question").inner_text()
        lit = page.locator(LIT).count()
        if not lit:
            page.evaluate(ANSWER)
            page.wait_for_timeout(20)
            continue
        for _ in range(turns % min(lit, 3) + 1):  # not always the first
            page.keyboard.press("n")
        page.keyboard.press("Enter")
        turns += 1
    assert turns > 1


def test_what_cannot_be_chosen_says_why(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "castle-site")
    spot(page, "area-15").click(force=True)
    expect(page.locator(".notice a")).to_have_text("WK-SETUP-17")


def test_crowns_are_given_in_the_barons_row_without_stopping_the_game(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "planning")
    expect(page.locator("[data-part=asked] details")).to_have_count(0)
    open_tab(page, "barons")
    page.locator(f"{WK} [data-gift='1']").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_role("button", name="+").click()
    dialog.locator("select").select_option("passage")
    axe(page)
    dialog.get_by_role("button", name="Give", exact=True).click()
    expect(page.locator("#panel-log").get_by_text("passage")).to_contain_text("2")
    open_tab(page, "plan")
    expect(spot(page, "hand-in")).to_be_visible()


def is_rich(match: Match) -> bool:
    """Whether cards of every kind lie on the table at once."""
    s = match.state
    return all((s.agenda_open, s.laws, any(s.charges), max(s.office) >= 0, any(s.lasting), s.round_events))


def test_every_card_on_the_table_says_what_it_does(visit: Visit) -> None:
    ann = visit("Ann", animation="none", language="fr")
    record, move = first("cards 64", is_rich)
    table = ann.opened(record)
    page = ann.go(f"/table/{table}/replay/{move}")
    view = ann.get(f"/tables/{table}/replay/{move}")["view"]
    lying = {
        "affairs": [("agenda", card) for card in (*view["agenda_open"], *view["laws"])]
        + [("event", card) for card in view["round_events"]],
        "barons": [("agenda", card) for cards in view["charges"] for card in cards]
        + [("agenda", card) for card in view["office"] if card >= 0]
        + [("event", card % 64) for cards in view["lasting"] for card in cards],
    }
    for place, cards in lying.items():
        assert cards
        open_tab(page, {"affairs": "realm"}.get(place, place))
        for kind, card in cards:
            expect(page.locator(f"{WK} [data-place={place}]")).to_contain_text(does(kind, card, "fr"))
    barons = page.locator(f"{WK} [data-place=barons]")
    officers = [number for number, office in enumerate(view["office"]) if office >= 0]
    stricken = [card // 64 - 1 for cards in view["lasting"] for card in cards if card >= 64]
    assert officers
    assert stricken
    for number in (*officers, *stricken):
        expect(barons).to_contain_text(f"({noble(view['house'], number, 'fr')})")
    axe(page)
    assert page.evaluate(WIDE) == 0


def test_a_motion_and_an_event_say_what_they_do(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    for kind, place, table, field in (
        ("commit-votes", "assembly", "agenda", "motion"),
        ("cancel-event", "event", "event", "event"),
    ):
        page = go_on(ann, 3, kind)
        view = ann.get(f"/tables/{page.url.rpartition('/')[2]}/position")["view"]
        scene = page.locator(f"{WK} [data-place={place}]")
        expect(scene).to_contain_text(does(table, view[field], "en"))


def test_a_barons_own_proposal_says_what_it_is_about(visit: Visit) -> None:
    ann = visit("Ann", animation="none")
    record, move = first("cards 14", lambda match: match.asks[0].kind == "commit-votes" and match.state.matter >= 0)
    table = ann.opened(record)
    page = ann.go(f"/table/{table}/replay/{move}")
    matter = ann.get(f"/tables/{table}/replay/{move}")["view"]["matter"]
    scene = page.locator(f"{WK} [data-place=assembly]")
    expect(scene).to_contain_text("The Assembly: annul a law, charge or office")
    expect(scene).to_contain_text(does("agenda", matter, "en"))
    expect(scene).not_to_contain_text("A baron drawn by fate")


@pytest.mark.parametrize("phone", [False, True])
def test_cards_to_choose_from_say_what_they_do(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", animation="none", phone=phone)
    record, move = first("cards 1", lambda match: match.asks[0].kind == "propose-object")
    match = Match.replay(Record.from_json(record), move)
    page = on_board(ann, ann.gone_on(record, move, 3, match.asks[0].seat))
    picks: list[Any] = list(match.asks[0].options)
    for pick in picks:
        option = page.locator(".option", has_text=does("agenda", pick.agenda, "en"))
        expect(option.locator(".does")).to_be_visible()
    axe(page)


@pytest.mark.parametrize(("theme", "phone", "language"), sample(("dark", True, "ru"), ("light", False, "fr")))
def test_axe_finds_nothing_and_nothing_is_too_wide(visit: Visit, theme: str, phone: bool, language: str) -> None:
    ann = visit("Ann", theme=theme, phone=phone, language=language, animation="none")
    for kind in ("planning", "commit-votes", "hold-fate", "cancel-event"):
        page = go_on(ann, 3, kind)
        expect(page.locator("[data-part=asked][data-kind]")).to_be_visible()
        axe(page)
        assert page.evaluate(WIDE) == 0
        assert page.evaluate(HIDDEN) == []


# The tabs whose words have no room, and whether the course of the round has none.
CRAMPED = """
() => [...document.querySelectorAll(".wk [role=tab], .wk [data-part=course]")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
  .map((each) => each.innerText)
"""


@pytest.mark.parametrize("language", sample("ru", "fr", "en"))
def test_tabs_and_course_have_room_on_a_phone(visit: Visit, language: str) -> None:
    page = go_on(visit("Ann", phone=True, language=language, animation="none"), 3, "attack")
    expect(page.locator(f"{WK} [role=tab]")).not_to_have_count(5)  # the odds, or a scene, are there as well
    open_tab(page, "round")
    assert page.evaluate(CRAMPED) == []


def test_the_ring_around_a_baron_covers_no_words(visit: Visit) -> None:
    page = go_on(visit("Ann", animation="none"), 3, "planning")
    open_tab(page, "barons")
    for baron_shown in page.locator(f"{WK} .baron").all():
        row, words = baron_shown.locator("button").first.bounding_box(), baron_shown.locator("p").bounding_box()
        assert row
        assert words
        assert words["y"] - row["y"] - row["height"] >= 3.5


def test_names_at_the_end_are_whole_on_a_phone(visit: Visit) -> None:
    ann = visit("Ann", phone=True, animation="none")
    page = ann.go(f"/table/{ann.opened(sample_play(4)[0])}")
    names = page.locator(f"{FINAL} thead th")
    expect(names).to_have_count(4)
    names.evaluate_all("(all) => all.forEach(({ classList }) => classList.add('first'))")  # whoever wins is bold
    assert broken_words(names) == []
