"""The fate deck: a shuffled part, from which cards are drawn at random, above the cards that battles put under it."""

from __future__ import annotations

from serai.games.warrior_knights.events import FateShuffled, FateTurned
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import FATE_HOUSE


def draw(s: Realm) -> int:
    """Draw the top card; NOBODY when deck and discards are both empty."""
    if not s.fate_pool and not s.fate_order:
        renew(s)
        if not s.fate_pool:
            return NOBODY  # WK-SUPPLY-4
    s.bar()
    pool = s.fate_pool
    if pool:
        place = s.chance.below(len(pool))
        card = pool[place]
        pool[place] = pool[-1]
        pool.pop()
    else:
        card = s.fate_under[s.fate_order.pop(0)].pop(0)  # WK-FATE-2
    if not pool and not s.fate_order:
        renew(s)  # WK-SUPPLY-3
    return int(card)


def renew(s: Realm) -> None:
    """The discards become the deck."""
    s.fate_pool += s.fate_discard
    s.fate_discard.clear()


def shuffle(s: Realm) -> None:
    """Shuffle deck and discards together; what lay under the deck is known no more."""
    s.bar()
    renew(s)  # WK-RULING-14
    for cards in s.fate_under:
        s.fate_pool += cards
        cards.clear()
    s.fate_order.clear()
    if s.telling:
        s.tell(FateShuffled())


def turn(s: Realm) -> int:
    """Turn the top card over and discard it."""
    card = draw(s)
    if card >= 0:
        s.fate_discard.append(card)  # WK-FATE-1 WK-RULING-64
        if s.telling:
            s.tell(FateTurned(card))
    return card


def seat_named(s: Realm, card: int) -> int:
    """The seat of the baron on a card, or NOBODY when he is not in the game."""
    house = FATE_HOUSE[card]
    for seat in range(s.seats):
        if s.house[seat] == house and s.alive[seat]:
            return seat
    return NOBODY


def name_baron(s: Realm, besides: int = NOBODY) -> int:
    """Turn cards over until one names a baron in the game, other than one seat."""
    while True:
        card = turn(s)
        seat = seat_named(s, card)
        if seat >= 0 and seat != besides:
            return seat  # WK-FATE-3
