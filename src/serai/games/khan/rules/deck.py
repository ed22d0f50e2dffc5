"""Chapter 11: drawing from the deck, and reshuffling it."""

from __future__ import annotations

from serai.games.khan.events import Reshuffled
from serai.games.khan.state import Khan


def draw(s: Khan) -> int:
    """Take the top card of the deck."""  # KH-RAND-3
    if not s.deck:  # KH-RULING-24
        reshuffle(s)
    s.bar()
    return s.deck.pop()


def draw_several(s: Khan, cards: int) -> list[int]:
    """Take so many cards from the top of the deck, the first one first."""
    if cards == 1:
        return [draw(s)]  # as mostly, and quicker than a part of the list
    deck = s.deck
    if len(deck) < cards:
        return [draw(s) for _ in range(cards)]
    s.bar(cards)
    drawn = deck[: -cards - 1 : -1]
    del deck[-cards:]
    return drawn


def reshuffle(s: Khan) -> None:
    """The discard pile becomes the new deck."""  # KH-DECK-1
    s.bar()
    s.deck[:] = s.chance.shuffled(s.discard)  # KH-DECK-3
    s.discard.clear()
    s.decks += 1
    for card in s.deck:
        s.deck_of[card] = s.decks  # KH-INFO-9, KH-INFO-10
    if s.telling:
        s.tell(Reshuffled(len(s.deck)))
