"""The Magistrate's six cards: his deck, the current card, the discard pile and cards that left the game."""

from __future__ import annotations

from serai.engine.core.chance import Chance
from serai.games.merv import tables as t
from serai.games.merv.events import CardRefused, CardRemoved, CardRevealed, CardsShuffled
from serai.games.merv.rules.holdings import level_of, scrolls_of
from serai.games.merv.rules.magistrate.slots import algorithm_a, algorithm_b
from serai.games.merv.rules.magistrate.tables import PALACE_INDICES
from serai.games.merv.state import Merv

TO_LIBRARY_END = t.BREAKTHROUGH_SCROLLS[-1]


def first_deck(chance: Chance) -> list[int]:
    """His deck at the start, its top at the end: the Palace card is second, third or fourth from the top."""
    others = chance.shuffled([card for card in range(len(t.ACTIONS)) if card != t.PALACE])
    mixed = chance.shuffled([t.PALACE, others[0], others[1]])
    return [others[2], others[3], *mixed, others[4]]  # ME-SETUP-24, ME-SETUP-25


def imagine(s: Merv, chance: Chance) -> None:
    """Draw the order of his deck anew, within what everybody knows of it."""
    cards = chance.shuffled(sorted(s.orders))
    if s.fresh:
        if t.PALACE in cards:
            cards.remove(t.PALACE)
            places = [place for place in PALACE_INDICES if place <= len(cards)]
            cards.insert(places[chance.below(len(places))], t.PALACE)
    else:
        by_layer: list[list[int]] = [[] for _ in range(max(s.layer) + 1)]
        for card in cards:
            by_layer[s.layer[card]].append(card)
        cards = [by_layer[s.layer[card]].pop() for card in s.orders]
    s.orders[:] = cards  # ME-HIDE-5


def is_spent(s: Merv, card: int) -> bool:
    """Whether a card has nothing left to do and leaves the game."""
    if card == t.CARAVANSARY:
        return not s.deck and not s.row  # ME-SOLO-50
    if card == t.LIBRARY:
        return scrolls_of(s, t.MAGISTRATE) >= TO_LIBRARY_END  # ME-SOLO-64
    return card == t.MOSQUE and level_of(s, t.MAGISTRATE) == t.TOP_LEVEL  # ME-SOLO-79


def remove(s: Merv, card: int) -> None:
    """A card leaves the game."""
    s.removed.append(card)
    if s.telling:
        s.tell(CardRemoved(card))


def shuffle_onto(s: Merv, cards: list[int]) -> None:
    """Shuffle cards onto his deck; everybody knows that they lie above the others."""
    if not cards:
        return
    s.bar()
    top = 1 + max([s.layer[card] for card in s.orders], default=0)
    for card in cards:
        s.layer[card] = top  # ME-HIDE-3
    s.orders.extend(s.chance.shuffled(sorted(cards)))  # ME-SOLO-34, ME-RND-8
    s.fresh = False
    if s.telling:
        s.tell(CardsShuffled(len(cards)))


def shuffle_discards(s: Merv) -> None:
    """After a scoring phase the discard pile goes on top of his deck."""
    cards = s.discard[:]
    s.discard.clear()
    shuffle_onto(s, cards)


def draw(s: Merv, refused: list[int]) -> int:
    """The top card of his deck, or NOBODY when every card was refused this turn."""
    if not s.orders:
        again = [card for card in s.discard if card not in refused]
        s.discard[:] = [card for card in s.discard if card in refused]
        shuffle_onto(s, again)  # ME-RULING-49
    if not s.orders:
        return t.NOBODY
    s.bar()
    card: int = s.orders.pop()
    if s.telling:
        s.tell(CardRevealed(card))
    return card


def reveal(s: Merv) -> tuple[int, bool]:
    """Reveal cards until one gives him a slot: the slot, and whether he builds there."""
    refused: list[int] = []
    while True:
        card = draw(s, refused)
        if card == t.NOBODY:
            return t.NOBODY, False  # ME-RULING-50
        if is_spent(s, card):
            remove(s, card)  # ME-RULING-51
            continue
        if s.buildings[t.MAGISTRATE]:  # ME-SOLO-15
            slot = algorithm_a(s, card)
            if slot != t.NOBODY:
                s.card = card  # ME-SOLO-9
                return slot, True
        slot = algorithm_b(s, card)
        if slot != t.NOBODY:
            s.card = card
            return slot, False  # ME-SOLO-18
        s.discard.append(card)  # ME-SOLO-10
        refused.append(card)
        if s.telling:
            s.tell(CardRefused(card))


def discard_current(s: Merv) -> None:
    """At the end of a round the current card is discarded."""
    if s.card != t.NOBODY:
        s.discard.append(s.card)  # ME-SOLO-29
        s.card = t.NOBODY
