"""Facts come from a view alone; whoever adds up their news knows what all of them are."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from serai import Match, load, names
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.game import Game
from serai.engine.core.state import COUNTED, DERIVED, OWN
from serai.engine.views.facts import Fact, FactDiff, Seen, facts_of
from serai.engine.views.view_diff import ViewDiff
from tests.battery import sample_game as bz
from tests.engine.views.fields_named import fields_named

NO_CARD = 10**9
GAMES = [("khan", 3, 220), ("merv", 2, 200), ("warrior_knights", 3, 300)]


def step(match: Match, dice: Chance) -> None:
    asked = match.asks[dice.below(len(match.asks))]
    match.choose(asked.seat, asked.options[dice.below(len(asked.options))])


@pytest.mark.parametrize(("game", "seats", "moves"), GAMES)
def test_news_of_facts_add_up_to_all_of_them(game: str, seats: int, moves: int) -> None:
    match, dice = Match.new(load(game), seats, "facts"), seeded("dice of facts")
    seen, diff, known = ViewDiff(), FactDiff(), dict[str, Any]()
    quiet = 0
    for _ in range(moves):
        news = match.fact_news(diff, match.news(seen))
        known |= json.loads(json.dumps(news))  # as they crossed the wire, whatever becomes of the state
        quiet += not news
        for seat in (None, 0, seats - 1):
            facts = match.facts(seat)
            assert known == json.loads(json.dumps({name: facts[name] for name in known}))
        if match.over:
            break
        step(match, dice)
    assert set(known) == {fact.name for fact in match.game.common_facts}
    assert quiet > moves // 20  # what nothing touched is not told again


def peeking(find: Callable[..., Any], reads: str) -> Game:
    """The sample game with one more fact."""

    class Peeking(type(bz.GAME)):  # type: ignore[misc]
        facts = (Fact(find, reads),)

    return Peeking()


def bazaar() -> Match:
    """A position in which there are hands, goals and a deck."""
    return Match.new(bz.GAME, 3, "own cards")


def found(game: Game, match: Match, seat: int | None) -> Any:
    """The one fact of a game as a seat knows it, which is the same from the state and from the seat's view."""
    known = Seen(game, match.state, seat).facts(game.facts)
    assert known == facts_of(game, match.view(seat))
    return known[game.facts[0].name]


def refused(game: Game, match: Match, seat: int | None, error: type[Exception]) -> None:
    """The fact cannot be worked out, neither from the state nor from the view."""
    with pytest.raises(error):
        Seen(game, match.state, seat).facts(game.facts)
    with pytest.raises(error):
        facts_of(game, match.view(seat))


def first_card(s: Any, seat: int) -> int:
    """The first card of the next seat."""
    return int(s.hands[(seat + 1) % s.seats][0] + 1)


def has_card(s: Any, seat: int) -> bool:
    """Whether the next seat holds a card."""
    return 7 in s.hands[(seat + 1) % s.seats]


def any_hand(s: Any) -> int:
    """The first card of the first seat, asked for by nobody in particular."""
    return int(s.hands[0][0] + 1)


def is_top(s: Any) -> bool:
    """Whether a card is the top of the deck."""
    return bool(s.deck[-1] == 7)


def kinds(s: Any) -> int:
    """How many different cards are in the deck."""
    return len(set(s.deck))


def any_card(s: Any) -> bool:
    """Whether the deck has a card that is not the first."""
    return any(s.deck)


@pytest.mark.parametrize(
    ("find", "reads"),
    [(first_card, "hands seats seat"), (has_card, "hands seats seat"), (any_hand, "hands"), (is_top, "deck"),
     (kinds, "deck"), (any_card, "deck")],
)  # fmt: skip
def test_a_card_that_is_not_seen_cannot_be_used(find: Callable[..., Any], reads: str) -> None:
    refused(peeking(find, reads), bazaar(), 0, TypeError)


@pytest.mark.parametrize("name", ["chance", "todo", "omen", "spare", "told", "barrier", "coins", "hands", "deck"])
def test_what_a_fact_does_not_declare_is_not_there(name: str) -> None:
    def peek(s: Any) -> Any:
        return getattr(s, name)

    refused(peeking(peek, "seats"), bazaar(), 0, AttributeError)


@pytest.mark.parametrize("name", ["chance", "todo", "omen", "spare", "asked", "weather"])
def test_what_no_view_shows_cannot_be_declared(name: str) -> None:
    with pytest.raises(TypeError, match=f"no view shows {name}"):
        peeking(both, f"seats {name}")


def sizes(s: Any) -> list[int]:
    """How much there is of what is hidden."""
    return [len(s.deck), *map(len, s.hands), *map(len, s.goals)]


def test_what_is_hidden_can_be_counted() -> None:
    match = bazaar()
    s = match.state
    for seat in (None, 0, 2):
        expected = [len(s.deck), *map(len, s.hands), *map(len, s.goals)]
        assert found(peeking(sizes, "deck hands goals"), match, seat) == expected


def test_derived_fields_are_made_from_what_is_seen() -> None:
    def totals(s: Any) -> list[int]:
        return list(s.totals)

    match, dice = bazaar(), seeded("stalls")
    while not any(match.state.totals):
        step(match, dice)
    assert found(peeking(totals, "stalls totals"), match, None) == match.state.totals
    with pytest.raises(AttributeError):  # nothing that it is derived from was declared
        Seen(game := peeking(totals, "totals"), match.state, 0).facts(game.facts)


def drafted(s: Any, seat: int | None) -> list[str] | None:
    """What a seat has chosen in secret."""
    return None if seat is None or s.drafts is None else [type(pick).__name__ for pick in s.drafts[seat]]


def others(s: Any, seat: int) -> int:
    """How much the next seat has chosen in secret."""
    return len(s.drafts[(seat + 1) % s.seats])


def test_a_draft_is_its_owners() -> None:
    match, dice = bazaar(), seeded("drafts")
    while match.state.drafts is None or not any(match.state.drafts):
        assert found(peeking(drafted, "draft seat"), match, 0) in (None, [])
        step(match, dice)
    for seat, draft in enumerate(match.state.drafts):
        assert found(peeking(drafted, "draft seat"), match, seat) == [type(pick).__name__ for pick in draft]
    refused(peeking(others, "draft seat seats"), match, 0, TypeError)
    assert found(peeking(drafted, "draft seat"), match, None) is None


def test_a_supposed_value_stands_for_one_that_is_not_read() -> None:
    def price(s: Any) -> int:
        return int(s.price)

    class Supposing(type(bz.GAME)):  # type: ignore[misc]
        facts = (Fact(price, "seats", {"price": 5}),)

    assert found(Supposing(), bazaar(), 1) == 5


def mine(s: Any, seat: int | None) -> int:
    """What one's own cards add up to."""
    return 0 if seat is None else sum(s.hands[seat])


def both(s: Any) -> int:
    """The same to all."""
    return int(s.seats)


def test_a_fact_about_ones_own_cards_differs_from_seat_to_seat() -> None:
    class Counting(type(bz.GAME)):  # type: ignore[misc]
        facts = (Fact(mine, "hands seat"), Fact(both, "seats"))

    match = bazaar()
    counting: Game = Counting()
    assert [fact.name for fact in counting.own_facts] == ["mine"]
    assert [fact.name for fact in counting.common_facts] == ["both"]
    assert found(counting, match, None) == 0
    assert found(counting, match, 0) == sum(match.state.hands[0]) > 0


def test_a_fact_that_is_not_told_whose_eyes_it_has_is_the_same_to_all() -> None:
    class Sized(type(bz.GAME)):  # type: ignore[misc]
        facts = (Fact(sizes, "deck hands goals"),)

    sized: Game = Sized()
    assert (sized.own_facts, sized.common_facts) == ((), sized.facts)
    match, seen, told = Match.new(sized, 3, "own cards"), ViewDiff(), FactDiff()
    dealt = match.fact_news(told, match.news(seen))
    assert dealt == {"sizes": found(sized, match, 0)}
    match.state.hands[1].pop()  # which changes nothing that all see alike
    assert match.fact_news(told, match.news(seen)) == {"sizes": found(sized, match, 0)} != dealt
    assert match.fact_news(told, match.news(seen)) == {}


# ---- of all games


@pytest.mark.parametrize("game", names())
def test_all_that_a_fact_may_read_is_declared(game: str) -> None:
    """Even what it has read in no game: every field that the rules name on the way, whether they get there or not."""
    for fact in load(game).facts:
        declared = {*fact.reads, *(name for name, _ in fact.supposing)}
        named = {"draft" if name == "drafts" else name for name in fields_named(load(game), fact.find)}
        assert named <= declared, fact.name


def test_reads_on_the_way_are_found() -> None:
    wages, wages_due = (fact for fact in load("warrior_knights").facts if fact.name in ("wages", "wages_due"))
    named = fields_named(load("warrior_knights"), wages_due.find)
    assert named == fields_named(load("warrior_knights"), wages.find)
    assert named == {"armies", "house", "law", "laws", "paid", "seats"}


@pytest.mark.parametrize(("game", "seats", "moves"), GAMES)
def test_facts_do_not_hang_on_what_is_hidden(game: str, seats: int, moves: int) -> None:
    """A twin that looks the same to a seat, everything else dealt anew or spoilt, has the same facts for it."""
    match, dice = Match.new(load(game), seats, "twins"), seeded("dice of twins")
    for number in range(moves // 2):
        if match.over:
            break
        step(match, dice)
        if number % 5 == 0:
            for seat in (None, *range(seats)):
                twin = spoilt(match.game, match.redealt(seat, seeded(f"twin {number}")), seat)
                known = match.facts(seat)
                assert Seen(match.game, twin, seat).facts(match.game.facts) == known
                assert facts_of(match.game, match.view(seat)) == known


def spoilt(game: Game, s: Any, seat: int | None) -> Any:
    """A state in which nothing can be read that the seat does not see: where cards are hidden lie none of the box."""
    for field in game.fields:
        held = getattr(s, field.name)
        if field.visibility == COUNTED:
            held[:] = [NO_CARD] * len(held)
        elif field.visibility == OWN:
            held[:] = [cards if owner == seat else [NO_CARD] * len(cards) for owner, cards in enumerate(held)]
        elif field.visibility == DERIVED:
            setattr(s, field.name, None)
    s.drafts = s.drafts and [draft if owner == seat else None for owner, draft in enumerate(s.drafts)]
    s.todo, s.chance, s.told = None, None, None
    return s


def test_a_fact_that_rests_is_not_worked_out_and_rests_only_on_what_all_see() -> None:
    def costly(s: Any) -> int:
        """Never asked for while it rests."""
        raise AssertionError(s)

    class Resting(type(bz.GAME)):  # type: ignore[misc]
        facts = (Fact(costly, "round", rests=("round", bazaar().state.round, 7)),)

    class Peeping(type(bz.GAME)):  # type: ignore[misc]
        facts = (Fact(costly, "hands", rests=("hands", [], 7)),)

    match = bazaar()
    assert found(Resting(), match, 0) == 7
    match.state.round += 1
    with pytest.raises(AssertionError):
        Seen(Resting(), match.state, 0).facts(Resting.facts)
    with pytest.raises(TypeError, match="rests on hands"):
        Seen(Peeping(), match.state, 0).facts(Peeping.facts)
