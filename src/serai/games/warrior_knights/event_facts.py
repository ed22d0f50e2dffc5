"""What follows from an event that is told, so that a scene of a battle draws and does not reckon."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from serai.engine.views.event_facts import EventFact
from serai.games.warrior_knights.rules.war.armies import left_of
from serai.games.warrior_knights.tables import CASUALTY

ATTACKER, DEFENDER, EVEN, NOT_YET = "attacker", "defender", "even", ""


class Begun(TypedDict):
    """Who wins by what is left: by whether all attacking armies are dead, then by whether all defending ones are."""

    survivor: list[list[str]]


class Host(TypedDict):
    """By army, then by the casualties that it takes from now on: its strength."""

    left: list[list[int]]


class Walls(TypedDict):
    """By the breaches that the walls take from now on: their strength."""

    left: list[int]


class Blows(TypedDict):
    """By side, in strength: what it deals, what it could prevent, and what it prevents."""

    dealing: list[int]
    preventing: list[int]
    prevented: list[int]


class Damage(TypedDict):
    """By side, then by points that are placed: the strength in damage that it has still to place."""

    unplaced: list[list[int]]


class Victory(TypedDict):
    """Who wins by the victories."""

    winner: str


def battle_joined(event: Any) -> Begun:
    """In the open whoever has something left wins."""
    return Begun(survivor=[[NOT_YET, ATTACKER], [DEFENDER, EVEN]])  # WK-BATTLE-28


def walls_assaulted(event: Any) -> Begun:
    """Walls stand without anybody, so that only the attacker can be destroyed."""
    return Begun(survivor=[[NOT_YET, NOT_YET], [DEFENDER, DEFENDER]])  # WK-ASSAULT-13 WK-RULING-73


def host_counted(event: Any) -> Host:
    """What casualties would leave of each army."""
    return Host(left=list(map(weakened, event.strengths)))


def walls_counted(event: Any) -> Walls:
    """What breaches would leave of the walls."""
    return Walls(left=weakened(event.strength))


def weakened(strength: int) -> list[int]:
    """The strength after each point of damage, until nothing is left."""
    return [left_of(strength, points) for points in range(-(-strength // CASUALTY) + 1)]


def blows_counted(event: Any) -> Blows:
    """Blows as the strength that they take away."""
    deals, prevents = (event.deals, event.deals_against), (event.prevents, event.prevents_against)
    return Blows(
        dealing=[CASUALTY * number for number in deals],
        preventing=[CASUALTY * number for number in prevents],
        prevented=[CASUALTY * min(stopped, blows) for stopped, blows in zip(prevents, deals[::-1], strict=True)],
    )  # WK-BATTLE-21 WK-BATTLE-23


def damage_counted(event: Any) -> Damage:
    """What is left to place of each side's damage."""
    return Damage(unplaced=[[CASUALTY * left for left in range(points, -1, -1)] for points in event])


def victory_counted(event: Any) -> Victory:
    """More victories win."""
    if event.attacker == event.defender:
        return Victory(winner=EVEN)  # WK-BATTLE-32 WK-BATTLE-35
    return Victory(winner=ATTACKER if event.attacker > event.defender else DEFENDER)


EVENT_FACTS: Mapping[str, EventFact] = {
    "battle-joined": battle_joined,
    "walls-assaulted": walls_assaulted,
    "host-counted": host_counted,
    "walls-counted": walls_counted,
    "blows-counted": blows_counted,
    "damage-counted": damage_counted,
    "victory-counted": victory_counted,
}
