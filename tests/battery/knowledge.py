"""What each seat does not know, read from the declarations on the fields and from nothing else of the engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

from serai.engine.core.game import Game
from serai.engine.core.state import OWN, PUBLIC, State


def places(game: Game, s: State, seat: int | None) -> dict[tuple[str, int], list[tuple[str, int, int, int]]]:
    """By deck and lot, every place with a card the seat cannot see: (field, pile, place in it, card)."""
    found: dict[tuple[str, int], list[tuple[str, int, int, int]]] = {}
    for field in game.fields:
        if not field.cards or field.visibility == PUBLIC:
            continue
        held = getattr(s, field.name)
        piles = list(enumerate(held)) if field.visibility == OWN else [(0, held)]
        lot_of = getattr(s, field.lots) if field.lots else None
        for owner, pile in piles:
            if field.visibility == OWN and owner == seat:
                continue
            for place, card in enumerate(pile):
                lot = 0 if lot_of is None else lot_of[card]
                found.setdefault((field.cards, lot), []).append((field.name, owner, place, card))
    return found


def hidden(game: Game, s: State, seat: int | None) -> set[tuple[str, int]]:
    """The cards whose place the seat does not know. A card that is alone in its lot can only be where it is."""
    return {
        (deck, card) for (deck, _), there in places(game, s, seat).items() if len(there) > 1 for _, _, _, card in there
    }


def face_down(game: Game, s: State, seat: int | None) -> set[tuple[str, int]]:
    """The cards that the seat does not see, whatever it may conclude about them."""
    return {(deck, card) for (deck, _), there in places(game, s, seat).items() for *_, card in there}


def newly_learned(game: Game, before: State, after: State, acting: int) -> set[tuple[str, int]]:
    """Cards that some seat was shown while the acting seat did not see them before."""
    unseen = face_down(game, before, acting)
    found: set[tuple[str, int]] = set()
    for seat in [*range(before.seats), None]:
        found |= (face_down(game, before, seat) & unseen) - face_down(game, after, seat)
    return found


def chance_was_drawn(before: State, after: State) -> bool:
    return (before.chance.key, before.chance.drawn) != (after.chance.key, after.chance.drawn)


def cards_named(game: Game, event: Any) -> list[tuple[str, int]]:
    """The cards of hidden decks that an event names, for the fields that point into a table called like the deck."""
    decks = Counter(field.cards for field in game.fields if field.cards and field.visibility != PUBLIC)
    shapes = {shape.make: shape for shape in game.events}
    if type(event) not in shapes:
        return []
    named = []
    for table, value in zip(shapes[type(event)].fields, event, strict=True):
        if table in decks:
            named.append((table, value))
        elif table.endswith("*") and table[:-1] in decks:
            named += [(table[:-1], card) for card in value]
    return named
