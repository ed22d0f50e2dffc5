"""The numbers of seats, places, cards and choices by their names, for reading a state and its options."""

from typing import Any

from serai.games.warrior_knights.choices import AMOUNT, AREA, MARCH, SAIL, SEAT, AttackWith
from serai.games.warrior_knights.rules.board import AREAS, CITIES, ROUTES
from serai.games.warrior_knights.state import AT_HOME, AT_SEA, HOSTAGE, NEUTRAL, NO_HEIR, OFF_BOARD, RAZED
from serai.games.warrior_knights.tables import (
    AGENDA,
    BATTLE_CARDS,
    EVENTS,
    FATE_BATTLE,
    FATES,
    NOBLES,
    NOBLES_EACH,
    SEAT_NAMES,
    TROOPS,
)

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


def place_of(where: str) -> int:
    if where == "off":
        return OFF_BOARD
    if where.startswith("sea "):
        return AT_SEA + AREAS.index(where[4:])
    return AREAS.index(where)


def heir_of(heir: str) -> int:
    return {"home": AT_HOME, "none": NO_HEIR}[heir] if heir in ("home", "none") else HOSTAGE + SEAT_NAMES.index(heir)


def showing(results: str) -> list[int]:
    """The numbers of different fate cards that show these battle results, such as "deal victory"."""
    found: list[int] = []
    for result in results.split():
        wanted = next(n for n, name in enumerate(BATTLE_CARDS) if name.startswith(result))
        cards = (int(name) for name, shown in zip(FATES, FATE_BATTLE, strict=True) if shown == wanted)
        found.append(next(card for card in cards if card not in found))
    return found


def cards_showing(results: str) -> list[int]:
    """The same cards by their place in the table, as the rules number them."""
    return [FATES.index(str(number)) for number in showing(results)]


def owner_name(owner: int) -> str:
    """The controller of a city in words."""
    return {NEUTRAL: "neutral", RAZED: "razed"}[owner] if owner < 0 else SEAT_NAMES[owner]


def noble_name(seat: int, base: int) -> str:
    """A noble by his seat and the shape of his base."""
    return NOBLES[NOBLES_EACH * seat + base]


def troop_names(*troops: str | int) -> str:
    """Troop cards in words; a number is the strength of a regular."""
    return " ".join(troop if isinstance(troop, str) else f"regular_{troop}" for troop in troops)
