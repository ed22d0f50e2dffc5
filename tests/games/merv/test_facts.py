"""What the board of Merv shows beside the fields, as the rules count it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.engine.views.facts import facts_of
from serai.games.merv import tables as t
from serai.games.merv.rules.contracts import has_items, items_held, top_of
from serai.games.merv.rules.scoring import counted_in, judge

GAME = load("merv")
EMPTY = Match.new(GAME, 2, "facts").view(None)


def facts(**fields: Any) -> dict[str, Any]:
    return facts_of(GAME, {**EMPTY, **fields})


@pytest.mark.parametrize(
    ("seats", "owners", "scorers"),
    [(1, [0, 5, 4], [0, 5]), (2, [0, 1, 4], [0, 1]), (4, [0, 1, 2, 3], [0, 1, 2, 3])],
)
def test_who_owns_something_and_who_scores(seats: int, owners: list[int], scorers: list[int]) -> None:
    known = Match.new(GAME, seats, "facts").facts(None)
    assert (known["owners"], known["scorers"]) == (owners, scorers)


def test_in_a_game_all_is_as_the_rules_count_it() -> None:
    match, chance = Match.new(GAME, 2, "counting"), seeded("counting")
    while not match.over:
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[chance.below(len(asked.options))])
        known, s = match.facts(0), match.state
        assert known["court_counts"] == [[counted_in(s, owner, court) for court in range(4)] for owner in range(6)]
        assert known["wild_colours"] == list(s.wilds)
        tops = [top_of(s, stack) for stack in range(len(t.STACKS))]
        assert [(stack["left"] or [t.NOBODY])[0] for stack in known["stacks"]] == tops


def test_all_that_a_contract_asks_for_is_held_when_the_rules_say_so() -> None:
    """Whatever somebody has free, for every contract."""
    s = Match.new(GAME, 2, "items").state
    found = set()
    for contract, needs in enumerate(t.CONTRACT_NEEDS):
        for have in product(range(4), repeat=t.ITEMS):
            s.free[: t.ITEMS] = have
            held = items_held(s, 0, contract)
            assert all(number <= need for number, need in zip(held, needs, strict=True))
            assert (held == list(needs)) == has_items(s, 0, contract)
            found.add(held == list(needs))
    assert found == {True, False}


def test_what_a_courtier_costs_grows_with_their_number() -> None:
    courtiers = [0] * 4 * t.OWNERS
    assert facts(courtiers=courtiers)["courtier_prices"][0] == t.COURTIER_COST[0]
    courtiers[0] = 2
    assert facts(courtiers=courtiers)["courtier_prices"][0] == t.COURTIER_COST[2]


def test_a_stack_that_is_used_up_has_nothing_left() -> None:
    known = facts(contracts=[0] * len(t.CONTRACTS))
    assert all(stack["left"] == [] for stack in known["stacks"])
    assert not any(offer["within_reach"] for offer in known["offers"][0])


def test_the_race_alone_is_against_the_magistrate() -> None:
    match = Match.new(GAME, 1, "race")
    match.state.vp[0], match.state.vp[t.MAGISTRATE] = 12, 15
    known = match.facts(0)
    assert [(one["owner"], one["counts"][0]["number"]) for one in known["race"]] == [(0, 12), (t.MAGISTRATE, 15)]
    assert [(step["part"], step["done"], step["of"]) for step in known["distance"]] == [("year", 1, 3), ("side", 1, 4)]


@pytest.mark.parametrize(
    ("mine", "winner", "by"), [(16, 0, "points"), (14, t.MAGISTRATE, "points"), (15, 5, "magistrate")]
)
def test_alone_one_must_have_more_than_the_magistrate(mine: int, winner: int, by: str) -> None:
    match = Match.new(GAME, 1, "end")
    match.state.vp[0], match.state.vp[t.MAGISTRATE] = mine, 15
    match.state.result = judge(match.state)
    verdict = match.facts(0)["verdict"]
    assert (verdict["winners"], verdict["by"], verdict["margin"]) == ([winner], by, abs(mine - 15))
    assert "magistrate" not in verdict["adds"]
    assert verdict["ties"] == []
    assert [(rival["owner"], rival["points"]) for rival in verdict["rivals"]] == [(t.MAGISTRATE, 15)]


def test_the_parts_of_the_magistrates_score_are_those_of_his_points() -> None:
    match, chance = Match.new(GAME, 1, "parts"), seeded("parts")
    while not match.over:
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[chance.below(len(asked.options))])
    verdict, s = match.facts(0)["verdict"], match.state
    (rival,) = verdict["rivals"]
    assert list(rival["parts"]) == verdict["adds"]
    assert sum(rival["parts"].values()) == rival["points"] == s.vp[t.MAGISTRATE]


@pytest.mark.parametrize("number", range(6))
def test_the_next_card_of_the_magistrate_is_among_those_that_may_be(number: int) -> None:
    """What is known of his deck holds for every deck that one may imagine, and for no fewer cards."""
    match, chance = Match.new(GAME, 1, f"deck {number}"), seeded(f"deck {number}")
    while not match.over:
        s, known = match.state, match.facts(0)["next_orders"]
        if s.orders:
            imagined = {match.redealt(0, seeded(f"{match.number} {other}")).orders[-1] for other in range(40)}
            assert s.orders[-1] in known
            assert imagined <= set(known)
            assert len(known) > 2 or imagined == set(known)
        else:
            assert known == []
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[chance.below(len(asked.options))])


def test_who_moves_the_courtier_is_who_is_asked() -> None:
    match, chance = Match.new(GAME, 2, "courtier"), seeded("courtier")
    kinds = set()
    while not match.over:
        asked = match.asks[0]
        movers = match.facts(0)["courtier_movers"]
        if asked.kind in ("courtier-slot", "courtier-tile"):
            assert movers[asked.kind.removeprefix("courtier-")] == asked.seat
            kinds.add(asked.kind)
        match.choose(asked.seat, asked.options[chance.below(len(asked.options))])
    assert kinds == {"courtier-slot", "courtier-tile"}
    assert Match.new(GAME, 3, "none").facts(0)["courtier_movers"] == {"slot": -1, "tile": -1}
