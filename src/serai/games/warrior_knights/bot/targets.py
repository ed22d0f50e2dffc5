"""Where a baron would like to be and to fight: walls that can be taken, cities within reach."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITY_AREA, CITY_INCOME, REACH_BITS
from serai.games.warrior_knights.rules.war.armies import effective, nobles_in, wall_owner
from serai.games.warrior_knights.rules.war.battle import defence_strength
from serai.games.warrior_knights.state import MINE, NOBODY, RAZED, Realm
from serai.games.warrior_knights.tables import LEADERSHIP, NOBLES_EACH

NEXT: Final = tuple(  # by area: the cities one move away by land
    tuple(city for city, place in enumerate(CITY_AREA) if REACH_BITS[0][area] >> place & 1)
    for area in range(len(AREAS))
)


def force_of(s: Realm, nobles: Sequence[int]) -> int:
    """What nobles bring to a siege together."""
    return LEADERSHIP + sum([effective(s, noble) for noble in nobles])


def attack_value(s: Realm, seat: int, area: int, force: int) -> float:
    """How much a baron wants to fight in an area with a force."""
    wall = s.walled[area]
    if wall < 0 or wall_owner(s, wall) == seat:
        return 0.1
    besieger = s.besieger[wall]
    if besieger == seat and s.siege_round[wall] == s.round:
        return 0.1  # nothing more can be done this round
    value = 3.0 + 0.2 * CITY_INCOME[wall] if wall < CASTLE else 2.0
    if besieger not in (NOBODY, seat):
        return 0.15 * value
    if force <= defence_strength(s, wall):
        return 0.12 * value
    return 4.0 * value if besieger == seat else value


def destination_value(s: Realm, noble: int, area: int) -> float:
    """How good an area is as a noble's destination."""
    seat = noble // NOBLES_EACH
    wall = s.walled[area]
    if wall >= 0 and wall < CASTLE and s.owner[wall] == seat:
        return 1.2 if not s.here[area] & MINE[seat] else 0.1
    found = attack_value(s, seat, area, force_of(s, [noble]))
    if found < 1.0:
        found += 0.15 * cities_near(s, seat, area)
    return 0.4 * found if s.here[area] & MINE[seat] else found


def cities_near(s: Realm, seat: int, area: int) -> int:
    """How many standing cities of others are one move away."""
    owner = s.owner
    return sum([1 for city in NEXT[area] if owner[city] != seat and owner[city] != RAZED])


def reaches(area: int, place: int) -> bool:
    """Whether one move leads there by land."""
    return bool(REACH_BITS[0][area] >> place & 1)


def is_needed(s: Realm, noble: int) -> bool:
    """Whether a noble upholds a siege or guards a city alone."""
    area, seat = s.where[noble], noble // NOBLES_EACH
    wall = s.walled[area]
    if wall < 0 or len(nobles_in(s, seat, area)) > 1:
        return False
    return bool(s.besieger[wall] == seat or (wall < CASTLE and s.owner[wall] == seat and s.faith[seat] == 0))
