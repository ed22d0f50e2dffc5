"""What the board of Warrior Knights shows beside the fields, against the rules on the state itself, in whole games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from serai.engine.core.state import Result, places_of
from serai.engine.views.facts import Seen, facts_of
from serai.engine.views.views import redeal
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITY_AREA, ROUTE_PASSES
from serai.games.warrior_knights.rules.money.taxation import income
from serai.games.warrior_knights.rules.money.wages import paying_armies, wage_of
from serai.games.warrior_knights.rules.war.armies import armies_of, effective, opponents_in, wall_strength
from serai.games.warrior_knights.rules.winning import CONTESTS
from serai.games.warrior_knights.state import NOBODY, RAZED
from serai.games.warrior_knights.tables import MERCENARIES, NOBLES_EACH, WAGE

GAME = load("warrior_knights")
IDLE = {"Decline", "Done", "Refuse", "Raze"}


def busy(match: Match, chance: Any) -> None:
    """Somebody who would rather do something chooses."""
    asked = match.asks[0]
    options = list(asked.options)
    doing = [option for option in options if type(option).__name__ not in IDLE] or options
    match.choose(asked.seat, doing[chance.below(len(doing))])


def random_games() -> Iterator[Match]:
    for number in range(4):
        match, chance = Match.new(GAME, 3, f"facts {number}", {"round_limit": 5}), seeded(f"busy {number}")
        while match.result is None:
            yield match
            busy(match, chance)
        yield match


def test_strengths_wages_income_and_walls_are_those_of_the_rules() -> None:
    for place, match in enumerate(random_games()):
        if place % 25:
            continue
        facts, s = match.facts(None), match.state
        assert facts["strengths"] == [effective(s, army) for army in range(len(s.armies))]
        assert facts["incomes"] == [income(s, seat) for seat in range(s.seats)]
        if min(s.house) < 0:
            continue
        cards = [[card for army in paying_armies(s, seat) for card in s.armies[army]] for seat in range(s.seats)]
        due = [sum(wage_of(s, card) if card < MERCENARIES else WAGE[card] for card in mine) for mine in cards]
        assert facts["wages_due"] == due
        assert facts["wall_strengths"] == [wall_strength(s, wall) for wall in range(24 + s.seats)]
        castles = {area: CASTLE + seat for seat, area in enumerate(s.castle) if area >= 0}
        cities = {CITY_AREA[city]: city for city, holder in enumerate(s.owner) if holder != RAZED}
        assert facts["walls"] == [(cities | castles).get(area, NOBODY) for area in range(len(AREAS))]
        for city, yields in enumerate(facts["city_incomes"]):
            assert (yields > 0) == (city < 24)


def test_reach_holds_every_way_that_is_asked_for_and_whose_leave_it_needs() -> None:
    asked_ways = 0
    for match in random_games():
        if not match.asks or match.asks[0].kind != "choose-way":
            continue
        asked = match.asks[0]
        noble: int = asked.prompt["noble"]
        reach = match.facts(asked.seat)["reach"][noble]
        leaves = {leave["area"]: leave["seats"] for leave in reach["leaves"]}
        for word, *values in map(GAME.notation.to_row, asked.options):
            if word == "march":
                asked_ways += 1
                assert values[0] in reach["marches"]
                for area in ROUTE_PASSES[values[0]]:
                    assert leaves.get(area, []) == opponents_in(match.state, noble // NOBLES_EACH, area)
            elif word == "sail":
                assert values[0] in reach["sails"]
    assert asked_ways > 20


def test_what_is_given_out_at_the_beginning_is_seen_by_its_baron_alone() -> None:
    match = Match.new(GAME, 2, "assigning")
    while match.asks[0].kind != "assign-troops":
        match.choose(match.asks[0].seat, match.asks[0].options[0])
    assert match.facts(None)["assigned"] is None
    before = match.facts(0)["assigned"]
    assert (before["posts"], len(before["left"])) == ([[]] * 5, 6)
    match.choose(0, "post castle")
    mine = match.facts(0)["assigned"]
    assert mine["posts"] == [[], [], [], [], before["left"][:1]]
    assert mine["left"] == before["left"][1:]
    assert mine["wages"][4] == before["wages_with_next"][4]
    assert match.facts(1)["assigned"]["posts"] == [[]] * 5


def test_any_way_to_give_the_first_troops_out_is_what_the_armies_would_be() -> None:
    """Looked up by the cards that each army got, strength and wages are those of the armies once all are given out."""
    free = 0
    for number in range(8):
        match, chance = Match.new(GAME, 3, f"dividing {number}"), seeded(f"divide {number}")
        while match.asks[0].kind != "assign-troops":
            match.choose(match.asks[0].seat, match.asks[0].options[0])
        told = [match.facts(seat)["assigned"] for seat in range(3)]
        sets = [[0] * 5 for _ in range(3)]
        while match.asks and match.asks[0].kind == "assign-troops":
            asked = match.asks[0]
            pick: Any = asked.options[chance.below(len(asked.options))]
            if type(pick).__name__ == "Post":
                place = len(match.view(asked.seat)["draft"])
                sets[asked.seat][pick.post] |= 1 << place
            match.choose(asked.seat, pick)
        facts = match.facts(None)
        for seat, known in enumerate(told):
            for post, army in enumerate(armies_of(seat)):
                cards = sets[seat][post]
                assert known["strength_of_set"][cards] == facts["strengths"][army]
                assert known["wages_of_set"][post][cards] == facts["wages"][army]
                free += bool(cards) and facts["wages"][army] == 0
    assert free


def test_facts_while_troops_are_given_out_and_fates_are_kept_are_the_same_whatever_one_does_not_see() -> None:
    facts = [fact for fact in GAME.facts if fact.name in ("assigned", "fates_kept")]
    seen = set()
    for match in random_games():
        kind = match.asks[0].kind if match.asks else ""
        if kind not in ("assign-troops", "hold-fate"):
            continue
        seen.add(kind)
        for seat in (None, 0, 1, 2):
            told = match.facts(seat)
            for world in range(3):
                twin = redeal(GAME, match.state, seat, seeded(f"twin {world}"))
                settle(twin)
                found = Seen(GAME, twin, seat).facts(facts)
                assert found == {fact.name: told[fact.name] for fact in facts}
    assert seen == {"assign-troops", "hold-fate"}


def test_so_many_fate_cards_are_kept_as_the_question_lets_one_keep() -> None:
    """Putting under the deck until one may hand in leaves as many as the fact says."""
    asked_for = 0
    for match in random_games():
        if match.result is not None or match.asks[0].kind != "hold-fate":
            continue
        for asked in match.asks:
            draft = match.view(asked.seat)["draft"]
            held = len(match.state.fate_hand[asked.seat])
            may_commit = any(type(option).__name__ == "Commit" for option in asked.options)
            assert may_commit == (held - len(draft) <= match.facts(asked.seat)["fates_kept"])
            asked_for += 1
        assert match.facts(None)["fates_kept"] == 0
    assert asked_for > 10


def test_a_preview_tells_which_facts_would_change() -> None:
    """Looking at a card that is taken over shows what both armies would be worth then."""
    for match in random_games():
        if match.asks and match.asks[0].kind == "hand-over":
            seat, options = match.asks[0].seat, match.asks[0].options
            take = next((option for option in options if type(option).__name__ == "Take"), None)
            if take is None:
                continue
            foreseen = match.preview_facts(seat, take)
            before = match.facts(seat)
            assert foreseen["strengths"] != before["strengths"]
            match.choose(seat, take)
            assert foreseen.items() <= match.facts(seat).items()
            return
    pytest.fail("no card was ever taken over")


def part(influence: int, cities: int = 0, wealth: int = 0, troops: int = 0) -> dict[str, int]:
    return dict(zip(CONTESTS, (influence, cities, wealth, troops), strict=True))


def ended(winner: int, *reasons: dict[str, int], might: bool = False, **fields: Any) -> dict[str, Any]:
    """The end of a game with these parts of the result, after the last round unless said otherwise."""
    seats = len(reasons)
    view = Match.new(GAME, seats, "end", {"might_makes_right": might}).view(None)
    scores = tuple(int(seat == winner) for seat in range(seats))
    result = [list(part) for part in Result(scores, places_of(scores), reasons)]
    found = facts_of(GAME, {**view, "last": True, "result": result, **fields})["finale"]
    assert isinstance(found, dict)
    return found


def test_an_end_by_influence_is_decided_by_the_first_contest_that_leaves_one() -> None:
    assert ended(1, part(3), part(4))["decided"] == 0
    assert ended(0, part(4, 2), part(4, 1), part(3, 9))["decided"] == 1
    assert ended(1, part(4, 2, 5), part(4, 2, 6))["decided"] == 2
    last = ended(2, part(4, 2, 6, 50), part(1, 9, 9, 900), part(4, 2, 6, 100))
    assert (last["ending"], last["decided"], last["behind"]) == ("influence", 3, [3, 0, 4])


def test_other_ends() -> None:
    assert ended(0, part(1), part(9), last=False)["ending"] == "majority"
    survivor = ended(1, part(9), part(4), alive=[0, 1])
    assert (survivor["ending"], survivor["behind"]) == ("survivor", [-1, 4])
    assert ended(-1, part(4), part(4))["ending"] == "tie"
    might = ended(-1, part(4), part(5), might=True)
    assert (might["ending"], might["by_influence"]) == ("might", False)


def test_a_majority_is_more_than_half_of_what_stands() -> None:
    view = Match.new(GAME, 3, "majority").view(None)
    kingdom = len(view["owner"])
    for razed in (7, 8):
        owner = [-2] * razed + [0] * 3 + [-1] * (kingdom - razed - 3)
        facts = facts_of(GAME, {**view, "owner": owner})
        cities = facts["majority"]["cities"]
        assert facts["majority"] == {"cities": cities, "needed": cities // 2 + 1, "wins": True}
        assert facts["kingdom"] == [3, 0, 0]
    two = {"two_player_majority_win": False}
    assert not Match.new(GAME, 2, "majority", two).facts(None)["majority"]["wins"]


def test_the_race_is_influence_first_and_the_pool_says_how_far_the_end_is() -> None:
    match = Match.new(GAME, 3, "race", {"influence_per_player": 8, "round_limit": 6})
    match.state.influence[1], match.state.pool, match.state.round = 5, 19, 2
    known = match.facts(None)
    assert [one["counts"][0] for one in known["race"]] == [{"part": "influence", "number": n} for n in (0, 5, 0)]
    assert [(step["part"], step["done"], step["of"]) for step in known["distance"][:2]] == [
        ("round", 2, 6),
        ("pool", 5, 24),
    ]
    match.state.last = True
    assert [step["part"] for step in match.facts(None)["distance"]][:2] == ["last", "round"]


def test_the_verdict_names_the_contest_that_decided() -> None:
    def verdict(winner: int, *reasons: dict[str, int], **fields: Any) -> Any:
        view = Match.new(GAME, len(reasons), "end").view(None)
        scores = tuple(int(seat == winner) for seat in range(len(reasons)))
        result = [list(part) for part in Result(scores, places_of(scores), reasons)]
        return facts_of(GAME, {**view, "last": True, "result": result, **fields})["verdict"]

    influence = verdict(1, part(3), part(7))
    assert (influence["winners"], influence["by"], influence["margin"]) == ([1], "influence", 4)
    assert verdict(1, part(3), part(7), part(5))["places"] == [3, 1, 2]
    cities = verdict(0, part(4, 2), part(4, 1), part(3, 9))
    assert (cities["by"], cities["part"], cities["margin"]) == ("tie", "cities", 1)
    assert verdict(0, part(1), part(9), last=False)["by"] == "majority"


def test_damage_that_is_still_to_be_placed_is_told_in_strength() -> None:
    placing = 0
    for match in random_games():
        left = match.facts(None)["unplaced"]
        assert (left is None) == (not match.state.fight)
        if match.result is None and match.asks[0].kind == "place-damage":
            placing += 1
            assert (
                max(left) == 100 * match.asks[0].prompt["number"] or min(left) == 100 * match.asks[0].prompt["number"]
            )
    assert placing
