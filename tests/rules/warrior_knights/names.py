"""The numbers of seats, places, cards and choices by their names, for reading a state and its options."""

from typing import Any

from serai.games.warrior_knights.choices import AMOUNT, AREA, MARCH, SAIL, SEAT, AttackWith
from serai.games.warrior_knights.rules.board import AREAS, CITIES, ROUTES
from serai.games.warrior_knights.tables import AGENDA, EVENTS, TROOPS

A, B, C, D, E, F = range(6)
CIRCLE, SQUARE, TRIANGLE, HEXAGON = range(4)  # free wages, prevent, deal, victory


def area(name: str) -> int:
    return AREAS.index(name)


def city(name: str) -> int:
    return CITIES.index(name)


def agenda(name: str) -> int:
    return AGENDA.index(name)


def event(name: str) -> int:
    return EVENTS.index(name)


def troop(name: str | int) -> int:
    """A card by its name, or a regular by its strength."""
    return TROOPS.index(name if isinstance(name, str) else f"regular_{name}")


def march(*names: str) -> Any:
    return MARCH[ROUTES.index("-".join(names))]


def sail(name: str) -> Any:
    return SAIL[area(name)]


def to(name: str) -> Any:
    return AREA[area(name)]


def amount(number: int) -> Any:
    return AMOUNT[number]


def baron(seat: int) -> Any:
    return SEAT[seat]


def attack_with(*nobles: int) -> Any:
    return AttackWith(tuple(sorted(nobles)))
