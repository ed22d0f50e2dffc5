"""The words and numbers of Bazaar."""

from __future__ import annotations

CARDS = tuple(f"{kind}{worth}" for kind in ("silk", "salt", "jade") for worth in range(1, 6))
GOALS = ("merchant", "hoarder", "beggar", "patron", "thief", "saint")
COLOURS = ("red", "blue", "green", "white")
HIGHEST_PRICE = 150
HAND = 3


def worth(card: int) -> int:
    return card % 5 + 1
