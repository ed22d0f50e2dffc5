"""What a position of Warrior Knights is worth to each baron, in influence; `priors.py` says which choices look best.

Cities win: each brings influence every round, and more than half of the kingdom wins at once. A siege takes a city in
two rounds without a loss, so a noble is worth most where walls are weaker than he is. A city without a noble may
revolt; faith or crowns keep it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from serai.games.warrior_knights.bot.priors import priors
from serai.games.warrior_knights.bot.rivals import GAVEL, OUTLAWRY, SCEPTRE, order, verdicts
from serai.games.warrior_knights.rules.board import (
    AREAS,
    CASTLE,
    CITY_AREA,
    CITY_INCOME,
    CITY_STRENGTH,
    KINGDOM_CITIES,
    REACH_BITS,
)
from serai.games.warrior_knights.rules.cards.planning import Planning, plans_of
from serai.games.warrior_knights.rules.options import MIGHT_MAKES_RIGHT, ROUND_LIMIT, TWO_PLAYER_MAJORITY
from serai.games.warrior_knights.rules.war.armies import effective, nobles_in, nobles_of
from serai.games.warrior_knights.rules.war.battle import defence_strength
from serai.games.warrior_knights.rules.war.cities import is_immune, ransom
from serai.games.warrior_knights.state import AT_SEA, MINE, OFF_BOARD, RAZED, Realm
from serai.games.warrior_knights.tables import ACTION_KINDS, EXPEDITIONS, GARRISON, LEADERSHIP, SEAT_NAMES

__all__ = ["TUNED", "is_quiet", "priors", "uncertainty", "value"]

# How far each level plays on before it judges: to what the next choices bring, through some cards, half a round.
TUNED: Final = {"trader": {"quiescence": 3}, "general": {"quiescence": 24}, "sultan": {"quiescence": 40}}
OUT_OF_THE_GAME: Final = -50.0
MAJORITY: Final = 16.0  # points that the crown is worth to who has nearly half of the kingdom
NEARLY: Final[Sequence[float]] = (
    0.7,
    0.25,
)  # of a city under siege: when the besiegers are strong enough, when they are not
PROSPECT: Final[Sequence[float]] = (
    0.35,
    0.22,
    0.1,
)  # of a city that a noble could besiege: where he is, one move away, two
TOO_STRONG: Final = 0.25  # what is left of a prospect when the walls are too strong for all nobles near
UNGUARDED: Final[Sequence[float]] = (
    0.95,
    0.72,
)  # of a city without a noble: when a revolt could be paid for, when it could not
BESIEGED: Final = 0.35  # of a city with another baron's token before it
FAITH: Final[Sequence[float]] = (0.0, 0.6, 1.0, 1.3, 1.5)
PLANNED: Final[Sequence[float]] = (
    0.12,
    0.1,
    0.1,
    0.14,
    0.2,
    0.18,
)  # by kind of action card: what it may bring
LONGEST: Final = 6.0  # rounds beyond which nobody plans


YIELD: Final = tuple(1.0 + 0.04 * income for income in CITY_INCOME)  # by city: influence a round, and some crowns
RANSOM: Final = tuple(ransom(city) for city in range(len(CITY_INCOME)))


def _near() -> tuple[tuple[tuple[int, float], ...], ...]:
    """By area: the cities within two moves by land and the prospect of each, the best first."""
    found = []
    for area in range(len(AREAS)):
        once = REACH_BITS[0][area]
        twice = 0
        for other in range(len(AREAS)):
            if once >> other & 1:
                twice |= REACH_BITS[0][other]
        cities = []
        for city, place in enumerate(CITY_AREA):
            if place == area:
                cities.append((city, PROSPECT[0] * YIELD[city]))
            elif once >> place & 1:
                cities.append((city, PROSPECT[1] * YIELD[city]))
            elif twice >> place & 1:
                cities.append((city, PROSPECT[2] * YIELD[city]))
        found.append(tuple(sorted(cities, key=_prospect, reverse=True)))
    return tuple(found)


def _prospect(entry: tuple[int, float]) -> float:
    return entry[1]


NEAR: Final = _near()
AT_ONCE: Final = tuple(  # by area: those of them within one move
    tuple((city, prospect) for city, prospect in cities if prospect > PROSPECT[2] * YIELD[city]) for cities in NEAR
)


def is_quiet(s: Realm) -> bool:
    """Between rounds, before anybody has planned: by then plans, marches and votes have had their effect."""
    return not s.todo or (type(s.todo[-1]) is Planning and not (s.drafts and any(s.drafts)))


def uncertainty(s: Realm) -> float:
    """The nearer the end, the more certain the forecast."""
    return 2.0 + rounds_left(s)


def rounds_left(s: Realm) -> float:
    """How many rounds of influence are still to come, as far as one plans."""
    if s.last:
        return 0.3
    left = LONGEST
    if s.settings[ROUND_LIMIT]:
        left = min(left, s.settings[ROUND_LIMIT] - s.round + 1.0)
    if not s.settings[MIGHT_MAKES_RIGHT]:
        held = sum([1 for owner in s.owner if owner >= 0])
        left = min(left, 1.0 + s.pool / (held + 2.0))
    return max(0.5, left)


def value(s: Realm) -> list[float]:
    """Influence held and to come, the nearness of a majority, and what goods, troops and posts usually turn into."""
    rounds = rounds_left(s)
    needed = (KINGDOM_CITIES - s.owner[:KINGDOM_CITIES].count(RAZED)) // 2 + 1
    might = bool(s.settings[MIGHT_MAKES_RIGHT])
    crown = MAJORITY if s.seats > 2 or s.settings[TWO_PLAYER_MAJORITY] or might else 0.0
    ordered, foreseen = order(s), verdicts(s)
    points = []
    for seat in range(s.seats):
        if not s.alive[seat]:
            points.append(OUT_OF_THE_GAME)
            continue
        forces = [effective(s, noble) if s.armies[noble] else 0 for noble in nobles_of(seat)]
        lands, kept = holdings(s, seat)
        share = min(kept / needed, 1.0)
        total = 0.0 if might else float(s.influence[seat])
        total += rounds * (lands if s.castle[seat] >= 0 else 0.7 * lands) + crown * share * share
        total += (rounds + 0.12 * crown) * prospects(s, seat, forces)
        points.append(total + goods(s, seat) + might_of(s, seat, forces) + ordered[seat] + foreseen[seat])
    return points


def holdings(s: Realm, seat: int) -> tuple[float, float]:
    """What a baron's cities bring in a round, and how many of the kingdom's he will probably keep."""
    total, kingdom = 0.0, 0.0
    owner = s.owner
    if seat not in owner:
        return total, kingdom
    crowns, faith = s.crowns[seat], s.faith[seat]
    for city, holder in enumerate(owner):
        if holder != seat:
            continue
        kept = 1.0
        if s.besieger[city] >= 0:
            kept = BESIEGED
        elif not s.here[CITY_AREA[city]] & MINE[seat] and not is_immune(s, city):
            if faith > 0:
                kept, faith = UNGUARDED[0], faith - 1
            elif crowns >= RANSOM[city]:
                kept, crowns = UNGUARDED[0], crowns - RANSOM[city]
            else:
                kept = UNGUARDED[1]
        total += kept * YIELD[city]
        if city < KINGDOM_CITIES:
            kingdom += kept
    return total, kingdom


def prospects(s: Realm, seat: int, forces: Sequence[int]) -> float:
    """What a baron's sieges and the walls near his nobles may bring a round; no two nobles count on the same city."""
    total = 0.0
    claimed = 0
    owner, besiegers, breach = s.owner, s.besieger, s.breach
    if seat in besiegers:
        for wall, besieger in enumerate(besiegers):
            if besieger == seat:
                place = CITY_AREA[wall] if wall < CASTLE else s.castle[wall - CASTLE]
                force = LEADERSHIP + sum([effective(s, noble) for noble in nobles_in(s, seat, place)])
                total += NEARLY[force <= defence_strength(s, wall)] * (YIELD[wall] if wall < CASTLE else 1.2)
                claimed |= 1 << wall
    idle: list[tuple[int, int]] = []
    for noble, troops in zip(nobles_of(seat), forces, strict=True):
        if s.where[noble] < 0:
            continue
        area = s.where[noble] % AT_SEA
        for city, prospect in NEAR[area]:
            holder = owner[city]
            if holder in (seat, RAZED) or claimed >> city & 1 or besiegers[city] >= 0:
                continue
            walls = CITY_STRENGTH[city] - 100 * breach[city] if holder < 0 else defence_strength(s, city)
            if LEADERSHIP + troops > walls:
                total += prospect
                claimed |= 1 << city
                break
        else:
            idle.append((area, troops))
    return total + together(s, seat, idle, claimed) if idle else total


def together(s: Realm, seat: int, idle: Sequence[tuple[int, int]], claimed: int) -> float:
    """What nobles who are too weak for any walls alone may bring together: the best city that they reach at once."""
    force: dict[int, int] = {}
    for area, troops in idle:
        for city, _ in AT_ONCE[area]:
            force[city] = force.get(city, LEADERSHIP) + troops
    best = 0.0
    for area, _ in idle:
        for city, prospect in AT_ONCE[area]:
            holder = s.owner[city]
            if prospect <= best or holder in (seat, RAZED) or claimed >> city & 1 or s.besieger[city] >= 0:
                continue
            if force[city] <= defence_strength(s, city):
                prospect *= TOO_STRONG
            best = max(best, prospect)
    return best


def goods(s: Realm, seat: int) -> float:
    """Crowns, faith and votes, posts and stakes, and the cards planned."""
    crowns = s.crowns[seat]
    total = 0.1 * min(crowns, 12) + 0.04 * max(0, min(crowns - 12, 30))
    total += FAITH[min(s.faith[seat], 4)] + 0.05 * min(s.votes[seat], 16)
    total += GAVEL * (s.gavel == seat) + SCEPTRE * (s.sceptre == seat) - OUTLAWRY * s.outlaw[seat]
    total += -0.4 * len(s.lasting[seat]) + (0.15 + 0.02 * max(0, min(crowns - 6, 15))) * s.track.count(seat)
    for ship in range(len(EXPEDITIONS)):
        total += 0.11 * s.stakes[len(SEAT_NAMES) * ship + seat]
    for plan in plans_of(s):
        for card in plan[seat]:
            total += PLANNED[card % ACTION_KINDS]
    if s.drafts is not None and type(s.todo[-1]) is Planning:
        for pick in s.drafts[seat]:
            if len(pick) == 2:
                total += PLANNED[pick[1]]
    return total


def might_of(s: Realm, seat: int, forces: Sequence[int]) -> float:
    """Troops, and nobles who can lead them."""
    total = 0.0012 * max(0, s.power[GARRISON + seat] - 100 * s.tokens[GARRISON + seat]) + 0.0025 * sum(forces)
    for noble in nobles_of(seat):
        place = s.where[noble]
        if place >= 0:
            total += 0.6
        elif place == OFF_BOARD and s.armies[noble]:
            total += 0.3
        if s.heir[noble]:
            total += 0.2
    return total
