"""Chapter 11: drawing from the deck, and reshuffling it."""

from __future__ import annotations

from serai.games.khan.events import Reshuffled
from serai.games.khan.state import Khan


def draw(s: Khan) -> int:
    """Take the top card of the deck."""  # KH-RAND-3
    deck = s.deck
    if not deck:  # KH-RULING-24
        reshuffle(s)
    s.bar()
    return deck.pop()


def reshuffle(s: Khan) -> None:
    """The discard pile becomes the new deck."""  # KH-DECK-1
    s.bar()
    s.deck[:] = s.chance.shuffled(s.discard)  # KH-DECK-3
    s.discard.clear()
    s.decks += 1
    deck_of, number = s.deck_of, s.decks
    for card in s.deck:
        deck_of[card] = number  # KH-INFO-9, KH-INFO-10
    if s.telling:
        s.tell(Reshuffled(len(s.deck)))
