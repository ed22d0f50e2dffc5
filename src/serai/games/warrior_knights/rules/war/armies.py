"""Armies, walls and places: how strong they are, who stands where, and how troop cards come and go."""

from __future__ import annotations

from serai.games.warrior_knights.events import (
    CasualtyTaken,
    NobleLeft,
    SiegeLifted,
    TroopJoined,
    TroopLeft,
)
from serai.games.warrior_knights.rules.board import CASTLE, CITY_AREA, CITY_STRENGTH
from serai.games.warrior_knights.state import AT_SEA, BIT, MINE, NOBODY, OFF_BOARD, Realm
from serai.games.warrior_knights.tables import (
    ABILITY,
    CASTLE_STRENGTH,
    CASUALTY,
    FORTIFY_STRENGTH,
    GARRISON,
    MERCENARIES,
    NOBLES_EACH,
    SUPPORT,
    TROOP_STRENGTH,
)


def clockwise(s: Realm, first: int) -> list[int]:
    """The seats in the game, from one of them on."""
    alive = s.alive
    order = []
    for seat in CLOCKWISE[s.seats][first]:  # WK-TERM-2
        if alive[seat]:  # the list stays as it is when the gavel moves: WK-TERM-3
            order.append(seat)
    return order


# By number of seats and seat: all seats, clockwise from that one on.
CLOCKWISE = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats)) for seats in range(7)
)
_NOBLES = tuple(tuple(range(NOBLES_EACH * seat, NOBLES_EACH * seat + NOBLES_EACH)) for seat in range(6))
# By bits of nobles of one seat: those nobles.
_AMONG = {
    some << NOBLES_EACH * seat: tuple(noble for noble in nobles if some << NOBLES_EACH * seat & BIT[noble])
    for seat, nobles in enumerate(_NOBLES)
    for some in range(1 << NOBLES_EACH)
}
_ARMIES = tuple((*nobles, GARRISON + seat) for seat, nobles in enumerate(_NOBLES))  # WK-TERM-10 WK-TERM-11


def nobles_of(seat: int) -> tuple[int, ...]:
    """The four nobles of a seat."""
    return _NOBLES[seat]


def armies_of(seat: int) -> tuple[int, ...]:
    """The armies of a seat: its nobles' and its garrison."""
    return _ARMIES[seat]


def owner_of(army: int) -> int:
    """Whose army it is."""
    return army - GARRISON if army >= GARRISON else army // NOBLES_EACH


def ability_of(s: Realm, noble: int) -> int:
    """What a noble can do beyond leading."""
    return ABILITY[s.house[noble // NOBLES_EACH] * NOBLES_EACH + noble % NOBLES_EACH]


def on_board(s: Realm, noble: int) -> bool:
    """Whether a noble stands in an area."""
    return 0 <= s.where[noble] < AT_SEA  # WK-TERM-18


# ---- strength


def strength(s: Realm, army: int) -> int:
    """The troop strength of an army: its cards and, in the field, the support troops of its leader's office."""
    power: int = s.power[army]  # WK-TERM-12
    if army < GARRISON and s.office[army] >= 0 and s.where[army] >= 0:
        power += SUPPORT[s.office[army]]  # WK-EFFECT-8 WK-ASSEMBLY-29 WK-RULING-1
    return power


def effective(s: Realm, army: int) -> int:
    """Troop strength less what casualties take away."""
    return left_of(strength(s, army), int(s.tokens[army]))


def left_of(strength: int, points: int) -> int:
    """What points of damage leave of a strength."""
    return max(0, strength - CASUALTY * points)  # WK-TERM-13


def capacity(s: Realm, army: int) -> int:
    """How many casualty tokens destroy an army."""
    return -(-strength(s, army) // CASUALTY)  # WK-TERM-14 WK-RULING-2


def is_destroyed(s: Realm, army: int) -> bool:
    """Whether an army's tokens have reached its capacity."""
    return bool(s.tokens[army] >= capacity(s, army))


def wall_strength(s: Realm, wall: int) -> int:
    """The strength of a city or castle as it stands."""
    if wall >= CASTLE:
        return int(max(0, CASTLE_STRENGTH[s.house[wall - CASTLE]] - CASUALTY * s.breach[wall]))  # WK-TERM-24
    full = CITY_STRENGTH[wall] + FORTIFY_STRENGTH * s.fortified[wall]
    return int(max(0, full - CASUALTY * s.breach[wall]))  # WK-TERM-23


# ---- walls and who is where


def wall_owner(s: Realm, wall: int) -> int:
    """Who controls a city or owns a castle; NEUTRAL when nobody does."""
    return wall - CASTLE if wall >= CASTLE else int(s.owner[wall])  # WK-TERM-22


def wall_area(s: Realm, wall: int) -> int:
    """Where the walls stand."""
    return int(s.castle[wall - CASTLE]) if wall >= CASTLE else CITY_AREA[wall]


def is_inside(s: Realm, noble: int) -> bool:
    """Whether a noble on the board is inside walls of his baron."""
    if s.outside[noble]:
        return False  # WK-SIEGE-14
    wall = s.walled[s.where[noble]]
    return wall >= 0 and wall_owner(s, wall) == noble // NOBLES_EACH  # WK-TERM-25 WK-BATTLE-38


def is_shut_in(s: Realm, noble: int) -> bool:
    """Whether a noble on the board is inside besieged walls."""
    wall = s.walled[s.where[noble]]
    return wall >= 0 and s.besieger[wall] >= 0 and is_inside(s, noble)


def nobles_in(s: Realm, seat: int, area: int) -> tuple[int, ...]:
    """A seat's nobles on the board in an area."""
    return _AMONG[s.here[area] & MINE[seat]]


def in_the_open(s: Realm, seat: int, area: int) -> list[int]:
    """A seat's nobles in an area who are not inside walls."""
    return [noble for noble in nobles_in(s, seat, area) if not is_inside(s, noble)]  # WK-TERM-26


def inside_walls(s: Realm, wall: int) -> list[int]:
    """The nobles who defend the walls."""
    seat = wall_owner(s, wall)
    if seat < 0:
        return []
    return [noble for noble in nobles_in(s, seat, wall_area(s, wall)) if is_inside(s, noble)]


def has_opponent(s: Realm, seat: int, area: int) -> bool:
    """Whether an opponent has a noble, a city or a castle in an area."""
    if s.here[area] & ~MINE[seat]:
        return True
    wall = s.walled[area]
    return wall >= 0 and wall_owner(s, wall) not in (seat, NOBODY)  # WK-TERM-27


def opponents_in(s: Realm, seat: int, area: int) -> list[int]:
    """The opponents with a noble, a city or a castle in an area."""
    bits = s.here[area] & ~MINE[seat]
    wall = s.walled[area]
    holder = wall_owner(s, wall) if wall >= 0 else NOBODY  # WK-MOVE-9
    return [other for other in range(s.seats) if other != seat and (bits & MINE[other] or other == holder)]


# ---- coming and going


def put(s: Realm, noble: int, area: int) -> None:
    """A noble comes to an area; before his own besieged walls he stays outside."""
    s.where[noble] = area
    s.here[area] |= BIT[noble]
    wall = s.walled[area]
    if wall >= 0 and s.besieger[wall] >= 0 and wall_owner(s, wall) == noble // NOBLES_EACH:
        s.outside[noble] = 1  # WK-SIEGE-14 WK-RULING-48


def lift(s: Realm, noble: int, place: int) -> None:
    """A noble leaves where he is; his baron's siege there ends with the last of his nobles."""
    area = s.where[noble]
    s.where[noble] = place
    s.outside[noble] = 0
    if 0 <= area < AT_SEA:
        s.here[area] &= ~BIT[noble]
        wall = s.walled[area]
        seat = noble // NOBLES_EACH
        if wall >= 0 and s.besieger[wall] == seat and not s.here[area] & MINE[seat]:
            lift_siege(s, wall)  # WK-SIEGE-9 WK-SIEGE-10


def lift_siege(s: Realm, wall: int) -> None:
    """Take a siege token away; the owner's nobles before the walls may go in."""
    if s.besieger[wall] < 0:
        return
    s.besieger[wall] = NOBODY
    s.siege_round[wall] = 0
    for noble in range(len(s.where)):
        if s.outside[noble] and s.where[noble] == wall_area(s, wall):
            s.outside[noble] = 0
    if s.telling:
        s.tell(SiegeLifted(wall))


# ---- troop cards


def join(s: Realm, army: int, troop: int) -> None:
    """A troop card is assigned to an army."""
    s.armies[army] = tuple(sorted((*s.armies[army], troop)))
    s.power[army] += TROOP_STRENGTH[troop]


def part(s: Realm, army: int, troop: int) -> None:
    """A troop card leaves an army."""
    cards = s.armies[army]
    place = cards.index(troop)
    s.armies[army] = cards[:place] + cards[place + 1 :]
    s.power[army] -= TROOP_STRENGTH[troop]


def dismiss(s: Realm, army: int, troop: int) -> None:
    """A mercenary card leaves an army and is shuffled into the deck."""
    part(s, army, troop)
    s.companies.append(troop)  # cards are drawn from the deck at random: it is always shuffled
    if s.telling:
        s.tell(TroopLeft(army, troop))


def enlist(s: Realm, army: int, troop: int) -> None:
    """A mercenary card on its way comes to an army."""
    join(s, army, troop)
    if s.telling:
        s.tell(TroopJoined(army, troop))


def mercenaries_in(s: Realm, army: int) -> tuple[int, ...]:
    """The mercenary cards of an army; they sort before regulars."""
    cards: tuple[int, ...] = s.armies[army]
    return tuple(troop for troop in cards if troop < MERCENARIES)


def mercenaries_of(s: Realm, seat: int) -> int:
    """How many mercenary cards a baron owns."""
    return sum(len(mercenaries_in(s, army)) for army in armies_of(seat))


def hurt(s: Realm, army: int, number: int) -> None:
    """An army takes casualty tokens."""
    s.tokens[army] += number
    if s.telling:
        s.tell(CasualtyTaken(army, number))


def trim(s: Realm, army: int) -> None:
    """A garrison or an army off the board keeps no more tokens than its capacity."""
    s.tokens[army] = min(s.tokens[army], capacity(s, army))  # WK-TERM-31 WK-RULING-65


def go_off_board(s: Realm, noble: int) -> None:
    """A noble without troops leaves the board alive, with his office."""
    lift(s, noble, OFF_BOARD)  # WK-MOVE-25 WK-RULING-40
    s.exhausted[noble] = 0
    s.tokens[noble] = 0
    if s.telling:
        s.tell(NobleLeft(noble))
