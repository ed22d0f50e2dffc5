"""Chapter 16: what is hidden and what is public."""

from collections import Counter
from typing import Any

import pytest

from serai.engine.core.chance import seeded
from serai.games.khan.rules.cards import CARDS
from tests.rules.khan.position import FOUR_CARDS, Play, khan_position

EVERYBODY = (None, 0, 1, 2, 3)


def numbers(cards: str) -> list[int]:
    return [CARDS.index(card) for card in cards.split()]


def redeals(play: Play, seat: int | None, times: int = 60) -> list[Any]:
    """States as the seat may imagine them."""
    chance = seeded("imagination")
    return [play.match.redealt(seat, chance) for _ in range(times)]


@pytest.mark.rule("KH-INFO-1", "KH-INFO-5")
def test_hands_are_hidden_from_the_others() -> None:
    play = khan_position(hands=FOUR_CARDS)
    for seat in range(4):
        shown = play.match.view(seat)["hands"]
        assert shown[seat] == numbers(list(FOUR_CARDS.values())[seat])
        for other in range(4):
            if other != seat:
                assert shown[other] == [0, 0, 0, 0]  # four cards, all of the first deck
    assert play.match.view(None)["hands"] == [[0, 0, 0, 0]] * 4
    play = khan_position(hands={"red": "c01 c02"})
    assert [len(hand) for hand in play.match.view(1)["hands"]] == [2, 0, 0, 0]


@pytest.mark.rule("KH-INFO-2", "KH-INFO-5")
def test_the_order_of_the_deck_is_hidden_from_everybody() -> None:
    one = khan_position(hands=FOUR_CARDS, top="c01 c02 c03")
    other = khan_position(hands=FOUR_CARDS, top="c03 c02 c01")
    for seat in EVERYBODY:
        assert one.match.view(seat) == other.match.view(seat)
        assert one.match.view(seat)["deck"] == 56


@pytest.mark.rule("KH-INFO-3", "KH-INFO-4", "KH-INFO-6", "KH-INFO-7")
def test_all_that_is_public() -> None:
    play = khan_position(
        "1 ro11\n2 ..1.",
        pieces={"1": "yellow blue"},
        hands=FOUR_CARDS,
        discard="c72 c01",
        out="rus",
        camps={"seljuk": 3},
        specials={"red": "high_morale", "green": "reconnaissance reconnaissance"},
        protector="green",
        divine={"blue": "forest"},
        reserved={"yellow": "bridge_l4"},
        last_used={"green": "khan_protection", "blue": "divine_support"},
    )
    ground = [0] * 154
    ground[0], ground[1], ground[2], ground[3], ground[16] = 2, 1, 14, 14, 14
    for ruler, cell in ((0, 99), (2, 20), (3, 39), (4, 75), (5, 95), (6, 132), (7, 137)):
        ground[cell] = 6 + ruler
    for seat in EVERYBODY:
        view = play.match.view(seat)
        hands = [[0, 0, 0, 0] for _ in range(4)]
        if seat is not None:
            hands[seat] = numbers(list(FOUR_CARDS.values())[seat])
        assert view == {
            "move": 0,
            "seat": seat,
            "seats": 4,
            "asked": [[0, "act"]],
            "result": None,
            "ground": ground,
            "rulers": [99, -1, 20, 39, 75, 95, 132, 137],
            "camps": [3, 0, 5, 5, 5, 5, 5, 5],
            "supply": 60 - 33 - 1,
            "beside": [4, 4, 3, 1, 1, 1, 1, 1, *[1] * 12, 5, 2, 2],
            "laid": [play.s.laid[0]],
            "owners": [0b0110],
            "special": [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
            "protector": 3,
            "divine": [-1, -1, 5, -1],
            "reserved": [-1, 22, -1, -1],
            "last_used": [-1, -1, 2, 1],
            "refused": [],
            "unwilling": 0,
            "deck": 54,
            "hands": hands,
            "discard": [71, 0],
            "deck_of": [0] * 72,
            "decks": 0,
            "first": 0,
            "turn": 0,
            "turns": 1,
            "phase": 1,
        }


@pytest.mark.rule("KH-INFO-8")
def test_unseen_cards_may_be_anywhere() -> None:
    play = khan_position(hands=FOUR_CARDS, discard="c72 c01", top="c02")
    unseen = set(range(72)) - set(numbers(FOUR_CARDS["red"])) - {71, 0}
    in_hand: Counter[int] = Counter()
    on_top: Counter[int] = Counter()
    for state in redeals(play, 0, 400):
        assert state.hands[0] == play.s.hands[0]
        assert state.discard == play.s.discard
        assert sorted([*state.deck, *state.hands[1], *state.hands[2], *state.hands[3]]) == sorted(unseen)
        assert [len(hand) for hand in state.hands] == [4, 4, 4, 4]
        in_hand.update(state.hands[1])
        on_top[state.deck[-1]] += 1
    assert set(in_hand) == unseen  # every unseen card can be in yellow's hand
    assert len(on_top) > 40
    # A spectator sees no hand at all.
    assert {card for state in redeals(play, None, 200) for card in state.hands[0]} == set(range(72)) - {71, 0}


@pytest.mark.rule("KH-INFO-9", "KH-INFO-10")
def test_after_a_reshuffle_two_players_know_each_others_hands() -> None:
    hands = {"red": "c64 c65 c66 c67", "yellow": "c68 c69 c70 c71"}
    play = khan_position(at="turn", seats=2, hands=hands, discard="rest")
    assert play.told()[1] == "reshuffled 64"
    # What is not in the new deck lay in a hand: yellow's four cards have no other place.
    view = play.match.view(0)
    assert view["hands"] == [numbers(hands["red"]), [0, 0, 0, 0]]
    assert view["deck_of"] == [0 if 63 <= card <= 70 else 1 for card in range(72)]
    for state in redeals(play, 0):
        assert sorted(state.hands[1]) == sorted(numbers(hands["yellow"]))
        assert state.hands[0] == numbers(hands["red"])
        assert sorted(state.deck) == sorted(play.s.deck)
    assert len({tuple(state.deck) for state in redeals(play, 0)}) == 60  # its order is as unknown as ever


@pytest.mark.rule("KH-INFO-10")
def test_unseen_cards_change_places_only_within_their_deck() -> None:
    # Three players; after the reshuffle yellow plays one old card and draws a new one.
    hands = {"red": "c01 c02 c03 c04", "yellow": "c10 c11 c12 c19", "blue": "c20 c21 c22 c28"}
    play = khan_position(at="turn", seats=3, turn="yellow", hands=hands, discard="rest")
    play.choose("invade c10 m1", "chase delhi")  # a mountain card; refilled with a card of deck 1
    view = play.match.view(0)
    assert view["decks"] == 1
    assert view["hands"][1:] == [[0, 0, 0, 1], [0, 0, 0, 0]]
    new_card = play.s.hands[1][3]
    assert view["deck_of"][new_card] == 1
    assert view["deck_of"][CARDS.index("c10")] == 0  # it was played, and lies open
    old, seen = set(), set()
    for state in redeals(play, 0, 300):
        lots = [sorted(state.deck_of[card] for card in hand) for hand in state.hands]
        assert lots[1:] == [[0, 0, 0, 1], [0, 0, 0, 0]]
        old |= {card for hand in state.hands[1:] for card in hand if state.deck_of[card] == 0}
        seen |= {card for card in state.hands[1] if state.deck_of[card] == 1}
    assert old == set(numbers("c11 c12 c19 c20 c21 c22 c28"))
    assert seen == {new_card, *play.s.deck}
    # Blue's own view of red and yellow is its own matter, and blue's cards stay with blue.
    for state in redeals(play, 2, 20):
        assert state.hands[2] == numbers(hands["blue"])
        assert {card for card in (*state.hands[0], *state.hands[1]) if state.deck_of[card] == 0} == set(
            numbers("c01 c02 c03 c04 c11 c12 c19")
        )


@pytest.mark.rule("KH-INFO-1", "KH-DEC-9")
def test_played_and_discarded_cards_become_public() -> None:
    play = khan_position(hands=FOUR_CARDS)
    play.choose("free-invade n1", "discard c65", "discard c64", "done")
    for seat in EVERYBODY:
        assert play.match.view(seat)["discard"][:2] == numbers("c65 c64")
    for colour in ("yellow", None):
        assert play.told(seat=colour)[:4] == [
            "invaded-freely red n1",
            "discarded red c65",
            "discarded red c64",
            "drew-unseen red 2",
        ]


@pytest.mark.rule("KH-INFO-8")
def test_a_redeal_has_another_future_and_changes_nothing() -> None:
    play = khan_position(hands=FOUR_CARDS)
    before = play.match.state_hash
    first, second = redeals(play, 0, 2)
    assert play.match.state_hash == before
    assert first.chance.key != second.chance.key
    assert first.chance.key != play.s.chance.key
    assert first.ground == play.s.ground
    assert first.ground is not play.s.ground
