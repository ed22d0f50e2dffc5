"""Chapter 11: refilling the hand, and the deck."""

import pytest

from tests.rules.khan.position import FOUR_CARDS, khan_position


@pytest.mark.rule("KH-REFILL-1", "KH-RAND-3")
@pytest.mark.parametrize(("hand", "drawn"), [("", 4), ("c01", 3), ("c01 c02", 2), ("c01 c02 c03", 1)])
def test_the_hand_is_filled_up_to_four(hand: str, drawn: int) -> None:
    play = khan_position(at="refill", hands={"red": hand}, top="c10 c11 c12 c13 c14")
    cards = ["c10", "c11", "c12", "c13"][:drawn]
    assert play.hand("red").split() == [*hand.split(), *cards]
    assert play.told()[0] == f"drew-unseen red {drawn}"
    assert play.told(seat="yellow")[0] == f"drew-unseen red {drawn}"
    assert play.told(seat="red")[0] == f"drew red {','.join(cards)}"
    assert play.told()[1] == "turn-began yellow 2"
    assert play.discard == f"c{10 + drawn}"  # step 1 of the next turn


@pytest.mark.rule("KH-REFILL-1", "KH-REFILL-2")
def test_a_full_hand_draws_nothing() -> None:
    play = khan_position(at="refill", hands=FOUR_CARDS, top="c10")
    assert play.hand("red") == FOUR_CARDS["red"]
    assert play.told()[0] == "turn-began yellow 2"
    assert play.discard == "c10"


@pytest.mark.rule("KH-DECK-1", "KH-RULING-24")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    # Two cards are left and three are needed.
    play = khan_position(at="refill", hands={"red": "c01", "yellow": "c02"}, top="c10 c11", discard="rest")
    assert play.told()[:2] == ["reshuffled 68", "drew-unseen red 3"]
    assert play.hand("red").split()[:3] == ["c01", "c10", "c11"]
    assert play.hand("red").split()[3] not in {"c01", "c02", "c10", "c11"}
    assert len(play.s.deck) + len(play.s.discard) == 67
    assert play.s.decks == 1
    # With exactly as many as needed the deck stays empty, until the next card is turned.
    play = khan_position(at="refill", seats=2, hands={"red": "c01 c02", "yellow": "c03"}, top="c10 c11", discard="rest")
    assert play.told()[:4] == ["drew-unseen red 2", "turn-began yellow 2", "reshuffled 67", play.told()[3]]
    assert play.told()[3].startswith("turned")


@pytest.mark.rule("KH-RULING-24")
def test_an_empty_deck_stays_empty_until_a_card_is_needed() -> None:
    play = khan_position(at="turn", hands=FOUR_CARDS, top="c10", discard="rest")
    assert play.s.deck == []
    assert play.s.decks == 0
    assert "reshuffled" not in " ".join(play.told())
    told = play.choose("chase seljuk")
    assert told[:2] == ["announced red seljuk", "reshuffled 56"]
    assert len(play.s.deck) == 55
    assert len(play.s.discard) == 1


@pytest.mark.rule("KH-DECK-2")
def test_cards_turned_in_the_same_step_are_shuffled_in() -> None:
    # The only card left shows a ruler who is out; it goes to the pile, and the pile with it into the new deck.
    play = khan_position(at="turn", out="seljuk", hands=FOUR_CARDS, top="c01", discard="rest")
    assert play.told()[1:3] == ["turned-in-vain red c01 seljuk", "reshuffled 56"]
    assert 0 in play.s.deck + play.s.discard
    assert play.s.deck_of[0] == 1


@pytest.mark.rule("KH-DECK-3")
def test_hands_are_never_shuffled_in() -> None:
    play = khan_position(at="turn", hands=FOUR_CARDS, discard="rest")
    assert play.told()[1] == "reshuffled 56"
    held = {int(card[1:]) - 1 for hand in FOUR_CARDS.values() for card in hand.split()}
    assert held.isdisjoint(play.s.deck + play.s.discard)
    assert [play.hand(colour) for colour in FOUR_CARDS] == list(FOUR_CARDS.values())
    assert [play.s.deck_of[card] for card in range(72)] == [0 if card in held else 1 for card in range(72)]


@pytest.mark.rule("KH-DECK-1", "KH-RAND-1")
def test_a_reshuffle_is_a_shuffle() -> None:
    orders = set()
    for seed in "abcdef":
        play = khan_position(at="turn", hands=FOUR_CARDS, discard="rest", seed=seed)
        orders.add(tuple(play.s.deck))
        assert list(play.s.deck) != sorted(play.s.deck)
    assert len(orders) == 6
