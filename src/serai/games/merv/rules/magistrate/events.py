"""What is told about the Magistrate's cards."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Shape


class CardRevealed(NamedTuple):
    """The Magistrate's card."""

    action: int


class CardRefused(NamedTuple):
    """No slot for the Magistrate's card; it is discarded."""

    action: int


class CardRemoved(NamedTuple):
    """A card of the Magistrate left the game."""

    action: int


class CardsShuffled(NamedTuple):
    """Cards of the Magistrate were shuffled onto his deck."""

    number: int


class NoCard(NamedTuple):
    """No card gives the Magistrate a slot."""


class Weighed(NamedTuple):
    """The priority that decided what the Magistrate chooses next."""

    decision: int
    priority: int


EVENTS = (
    Shape(CardRevealed, "action"),
    Shape(CardRefused, "action"),
    Shape(CardRemoved, "action"),
    Shape(CardsShuffled, "number"),
    Shape(NoCard),
    Shape(Weighed, "decision priority"),
)
