"""A troop card in an army as one number, the way s.paid and s.moved keep it."""

from __future__ import annotations

from typing import NamedTuple

TROOP_NUMBERS = 32  # a power of two above the number of troop cards


class ArmyCard(NamedTuple):
    """A troop card and the army it is in."""

    army: int
    troop: int


def packed(army: int, troop: int) -> int:
    """A card in an army as a number."""
    return TROOP_NUMBERS * army + troop


def unpacked(number: int) -> ArmyCard:
    """A card in an army from its number."""
    return ArmyCard(*divmod(number, TROOP_NUMBERS))
