"""Facts come from a view alone; whoever adds up their news knows what all of them are."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serai import Match, load
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.game import Game
from serai.engine.views.facts import Fact, FactDiff, Seen, facts_of
from serai.engine.views.view_diff import ViewDiff
from tests.battery import sample_game as bz

PLAYS = [("khan", 3, 220), ("merv", 2, 200), ("warrior_knights", 3, 300)]


def step(match: Match, dice: Chance) -> None:
    asked = match.asks[dice.below(len(match.asks))]
    match.choose(asked.seat, asked.options[dice.below(len(asked.options))])


@pytest.mark.parametrize(("game", "seats", "moves"), PLAYS)
def test_news_of_facts_add_up_to_all_of_them(game: str, seats: int, moves: int) -> None:
    match, dice = Match.new(load(game), seats, "facts"), seeded("dice of facts")
    seen, diff, known = ViewDiff(), FactDiff(), dict[str, Any]()
    quiet = 0
    for _ in range(moves):
        news = match.fact_news(diff, match.news(seen).changes)
        known |= json.loads(json.dumps(news))  # as they crossed the wire, whatever becomes of the state
        quiet += not news
        for seat in (None, 0, seats - 1):
            assert known == json.loads(json.dumps({name: match.facts(seat)[name] for name in known}))
        if match.over:
            break
        step(match, dice)
    assert set(known) == {fact.name for fact in match.game.common_facts}
    assert quiet > moves // 20  # what nothing touched is not told again


def test_what_a_view_does_not_show_is_not_seen() -> None:
    match, dice = Match.new(load("khan"), 3, "seen"), seeded("dice of sight")
    while not match.state.hands[0]:
        step(match, dice)
    seen = Seen.in_view(match.game, match.view(1))
    assert seen.ground == match.state.ground
    assert seen.hands[0] != match.state.hands[0]  # what it holds is not known
    assert seen.deck == len(match.state.deck)
    with pytest.raises(AttributeError):
        _ = seen.chance
    assert not hasattr(seen, "todo")
    public = Seen.by_all(match.game, match.state)
    assert public.ground == match.state.ground
    assert public.deck == len(match.state.deck)
    assert not any(hasattr(public, name) for name in ("hands", "chance", "todo"))


def test_derived_fields_are_made_when_they_are_read() -> None:
    match = Match.new(load("khan"), 2, "derived")
    for seen in (Seen.in_view(match.game, match.view(0)), Seen.by_all(match.game, match.state)):
        assert seen.alive == match.state.alive


def mine(s: Any) -> int:
    """What one's own cards add up to."""
    return 0 if s.seat is None else sum(s.hands[s.seat])


def test_a_fact_about_ones_own_cards_differs_from_seat_to_seat() -> None:
    class Counting(bz.BazaarGame):
        facts = (Fact(mine, "hands"), Fact(both, "seats"))

    match = Match.new(bz.GAME, 3, "own cards")
    counting: Game = Counting()
    assert [fact.name for fact in counting.own_facts] == ["mine"]
    assert [fact.name for fact in counting.common_facts] == ["both"]
    told = {seat: facts_of(counting, match.view(seat)) for seat in (None, 0)}
    assert told[None]["mine"] == 0
    assert told[0]["mine"] == sum(match.state.hands[0]) > 0
    assert told[None]["both"] == told[0]["both"] == match.state.seats


def both(s: Any) -> int:
    """The same to all."""
    return int(s.seats)
