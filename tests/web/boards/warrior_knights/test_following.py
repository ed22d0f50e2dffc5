"""Whoever looked away can say from the screen who marched where, who fought whom with what result, what was voted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from serai import Match
from serai.engine.core.chance import seeded
from serai.engine.core.notation import event_json
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights.importance import IMPORTANCE
from serai.games.warrior_knights.tables import NOBLES_EACH
from serai.words import Words
from tests.server.running import Client
from tests.web.boards.warrior_knights.names import baron
from tests.web.boards.warrior_knights.table import WK, Visit, on_board, open_tab
from tests.web.boards.warrior_knights.test_scenes import FIGHTS, SEED, warlike
from tests.web.harness import OTHERS, Visitor

LARGE = 3
SCENES = {"battle", "assembly", "voyage", "draft", "event", "taxation", "wages", "upkeep"}
LAST_RESORT = ("commit", "done", "decline", "refuse", "raze")
FROM_ROUND = 2
CHECKLIST = {
    "who marched where": {"marched", "sailed"},
    "who fought whom": {"battle-joined", "walls-assaulted", "siege-laid"},
    "with what result": {"victory-counted", "city-taken", "castle-fell", "siege-won", "noble-retreated", "noble-died"},
    "what was voted": {"card-passed", "card-failed", "baron-elected", "proposal-passed", "proposal-failed"},
}


def names_in(event: dict[str, Any], houses: list[int]) -> Iterator[str]:
    """What a sentence about an event must name: places, cards, and the barons by their houses."""
    words = Words("en", GAME)
    for field in ("area", "city", "agenda"):
        if event.get(field, -1) >= 0:
            yield words.entry(field, event[field])
    for field in ("seat", "seat_against"):
        if event.get(field, -1) >= 0:
            yield baron(houses, event[field])
    if event["event"] in ("marched", "sailed"):
        yield baron(houses, event["noble"] // NOBLES_EACH)


def moments() -> Iterator[tuple[int, int, list[tuple[int, dict[str, Any]]]]]:
    """Before each question: the move, who is asked, and what was told since that seat's own last move."""
    match, chance = Match.new(GAME, 3, SEED, {"round_limit": 5}), seeded(SEED)
    heard = dict.fromkeys(range(3), 0)
    while match.result is None:
        asked = match.asks[0]
        told = [(each.number, event_json(each.event)) for each in match.events(asked.seat)[heard[asked.seat] :]]
        yield match.number, asked.seat, told
        warlike(match, chance)
        heard[asked.seat] = len(match.events(asked.seat))


@pytest.mark.parametrize("what", CHECKLIST)
def test_the_digest_names_what_others_did_since_my_last_turn(visit: Visit, what: str) -> None:
    kinds = CHECKLIST[what]

    def others_did(seat: int, told: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
        return [(number, event) for number, event in told if event["event"] in kinds and doer(event) != seat]

    move, seat, told = max(moments(), key=lambda moment: len(others_did(moment[1], moment[2])))
    wanted = others_did(seat, told)
    assert wanted, f"nothing of this happens between two turns any more ({what}): take another seed"
    ann = visit("Ann", animation="none", confirm="never")
    match, chance = Match.new(GAME, 3, SEED, {"round_limit": 5}), seeded(SEED)
    while match.number < move:
        warlike(match, chance)
    while match.result is None:
        warlike(match, chance)
    page = on_board(ann, ann.gone_on(match.record.to_json(), move, 3, seat))
    digest = page.locator(".digest")
    expect(digest).to_be_visible()
    for number, event in wanted:
        line = digest.locator(f"[data-told='{number}']")
        expect(line).to_have_count(1)
        for name in names_in(event, match.state.house):
            expect(line).to_contain_text(name)
    if what == "who marched where":
        marched = {event["noble"] for _, event in wanted if event["event"] == "marched"}
        for noble in marched:
            arrow = page.locator(f"{WK} [data-march='{noble}']")
            expect(arrow).to_have_count(1)
            expect(arrow.locator("title")).to_contain_text("→")


def doer(event: dict[str, Any]) -> int:
    """Who did it, as far as the event names a seat or a noble."""
    if "seat" in event:
        return int(event["seat"])
    return int(event["noble"]) // NOBLES_EACH if "noble" in event else -1


def drive(table: str, clients: dict[int, Client], most: int) -> None:
    """Others play on, eager to fight; whoever sits at the page leaves everything alone."""
    for _ in range(most):
        seats = [seat for seat, client in clients.items() if client.position(table, seat)["question"]]
        if not seats:
            return
        client, seat = clients[seats[0]], seats[0]
        position = client.position(table, seat)
        options = [(word, row) for word, rows in position["question"]["options"].items() for row in rows]
        doing = [one for one in options if one[0] not in ("done", "decline", "refuse", "raze")] or options
        eager = [one for one in doing if one[0] in ("fight", "assault", "attack-with", "besiege")] or doing
        word, row = eager[-1]
        client.choose(table, seat, position["number"], [word, *row])


class Onlooker(NamedTuple):
    """Somebody at a page while others, who are programs, are about to fight."""

    page: Page
    table: str
    seat: int
    clients: dict[int, Client]
    houses: list[int]
    first_event: int


def look_on(ann: Visitor) -> Onlooker:
    """Ann looks on where somebody else may attack."""
    match, chance = Match.new(GAME, 3, SEED, {"round_limit": 5}), seeded(SEED)
    found: tuple[int, int] | None = None
    while match.result is None:
        asked = match.asks[0]
        if found is None and asked.kind == "attack" and {type(one).__name__ for one in asked.options} & FIGHTS:
            found = match.number, asked.seat
        warlike(match, chance)
    assert found, "nobody attacks in this game any more: take another seed"
    move, attacker = found
    mine = next(seat for seat in range(3) if seat != attacker)
    kinds = ({"kind": "me" if seat == mine else "open"} for seat in range(3))
    table = ann.forked(match.record.to_json(), move, *kinds)
    clients = {}
    for seat, name in zip([seat for seat in range(3) if seat != mine], OTHERS, strict=False):
        clients[seat] = Client(ann.server, name)
        clients[seat].post(f"/tables/{table}/join", {})
    ann.start(table)
    first = clients[attacker].position(table, attacker)["next_event"]
    return Onlooker(on_board(ann, table), table, mine, clients, match.state.house, first)


def test_banners_name_every_large_thing_that_others_did_in_order(visit: Visit) -> None:
    """Banners that wait: what others did comes one after the other, and nothing is left out."""
    ann = visit("Ann", animation="none", confirm="never", pause=True)
    page, table, mine, clients, houses, first = look_on(ann)
    drive(table, clients, 14)
    told = ann.get(f"/tables/{table}/position?seat={mine}&since={first}")["events"]
    large = [
        each["event"]
        for each in told
        if each["event"]["event"] in IMPORTANCE
        and IMPORTANCE[each["event"]["event"]].weight >= LARGE
        and doer(each["event"]) != mine
    ]
    assert {event["event"] for event in large} & CHECKLIST["who fought whom"], large
    seen = read_banners(page, len(large))
    assert [kind for kind, _ in seen] == [event["event"] for event in large]
    for (_, text), event in zip(seen, large, strict=True):
        for name in names_in(event, houses):
            assert name in text, (text, event)


def read_banners(page: Page, number: int) -> list[tuple[str, str]]:
    """Every banner of the queue with its words, read one after the other."""
    banner = page.locator("[data-banner]")
    seen = []
    for _ in range(number):
        expect(banner).to_be_visible()
        words = banner.inner_text()
        seen.append((str(banner.get_attribute("data-banner")), words))
        last = "Close" in words
        banner.get_by_role("button", name="Close" if last else "Next", exact=True).click()
        if last:
            break
        expect(banner).not_to_have_text(words)
    return seen


def test_scenes_wait_where_the_settings_say_so_and_are_left_one_by_one(visit: Visit) -> None:
    settings = visit("Cleo").go("/settings")
    settings.get_by_label("Battles and sieges").check()
    settings.reload()
    expect(settings.get_by_label("Battles and sieges")).to_be_checked()
    ann = visit("Ann", animation="none", confirm="never", scenes=["battle"])
    page, table, _, clients, _, _ = look_on(ann)
    drive(table, clients, 4)
    battle = page.locator(f"{WK} [data-place=battle]")
    expect(battle).to_be_visible()
    expect(battle.locator("[data-part=scene-next]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(battle).to_have_count(0)


def play_until(table: str, clients: dict[int, Client], round_number: int) -> None:
    """Others play, rather doing something than nothing, until a round begins."""
    dice = random.Random(SEED)
    while True:
        for seat, client in clients.items():
            position = client.position(table, seat)
            if position["view"]["round"] == round_number:
                return
            if question := position["question"]:
                options = [(word, row) for word, rows in question["options"].items() for row in rows]
                doing = [one for one in options if one[0] not in LAST_RESORT] or options
                word, row = dice.choice(doing)
                client.choose(table, seat, position["number"], [word, *row])


def test_scenes_of_every_kind_wait_in_their_order_while_others_play(visit: Visit) -> None:
    """Whoever looked away for two rounds goes through all that was played meanwhile, scene by scene."""
    ann = visit("Ann", animation="none", confirm="never", scenes=[*SCENES])
    match, chance = Match.new(GAME, 3, SEED, {"round_limit": 5}), seeded(SEED)
    begun: int | None = None
    while match.result is None:
        if begun is None and match.state.round == FROM_ROUND and match.asks[0].kind == "planning":
            begun = match.number
        warlike(match, chance)
    assert begun, "this game ends before two rounds are over: take another seed"
    table = ann.forked(match.record.to_json(), begun, *[{"kind": "open"}] * 3)
    clients = {seat: Client(ann.server, name) for seat, name in enumerate(OTHERS[:3])}
    for client in clients.values():
        client.post(f"/tables/{table}/join", {})
    clients[0].start(table)
    page = on_board(ann, table)
    play_until(table, clients, FROM_ROUND + 2)
    expect(page.locator(f"{WK} [data-part=course] .round")).to_have_text(f"Round {FROM_ROUND + 2}")
    seen = left_one_by_one(page)
    open_tab(page, "round")
    chronicle = page.locator(f"{WK} [data-place=chronicle]")
    while chronicle.get_by_role("button", name="Earlier").count():
        chronicle.get_by_role("button", name="Earlier").click()
    lines = chronicle.locator("li:not(.within) [data-scene]")
    played = lines.evaluate_all("(all) => all.map((each) => each.dataset.scene)")[::-1]
    wanted = [kind for kind in played if kind in SCENES]
    assert seen == wanted[-len(seen) :]
    assert {*seen} >= SCENES, f"not every kind is played in these two rounds: take another seed ({seen})"


def left_one_by_one(page: Page) -> list[str]:
    """The kinds of the scenes that wait, each left for the next."""
    seen = []
    scene = page.locator(f"{WK} [data-panel=scene] [data-place]")
    while True:
        onward = scene.locator("[data-part=scene-next]")
        open_tab(page, "scene")  # the plans of the next round are in front of it
        expect(onward).to_be_visible()
        seen.append(str(scene.get_attribute("data-place")))
        last = onward.inner_text() == "Close the scene"
        before = scene.inner_text()
        onward.click()
        if last:
            expect(page.locator("#of-scene")).to_have_count(0)
            return seen
        expect(scene).not_to_have_text(before)
