"""Every answer a baron can give, built once and listed by reference; deals beside the questions are in deals.py."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from serai.games.warrior_knights.rules.board import AREAS, CITIES, ROUTES, WALLS
from serai.games.warrior_knights.tables import (
    ACTIONS,
    AGENDA,
    ARMIES,
    EXPEDITIONS,
    FATES,
    HOUSES,
    NOBLES,
    NOBLES_EACH,
    POSTS,
    REGULARS_EACH,
    SEAT_NAMES,
    SPACES,
    STACKS,
    TROOPS,
    ZONES,
)

PROPOSALS = ("readmit", "annul", "postpone", "recall", "open")
READMIT, ANNUL, POSTPONE, RECALL, OPEN = range(len(PROPOSALS))
VERSATILE = ("crowns", "vote", "move", "battle", "marker")
FOR_CROWNS, FOR_VOTE, FOR_MOVE, FOR_BATTLE, FOR_MARKER = range(len(VERSATILE))


class TakeHouse(NamedTuple):
    """Be the baron of this house."""

    house: int


class Post(NamedTuple):
    """Assign the next starting troop card to a noble, by his base, or to the castle."""

    post: int


class PlaceCastle(NamedTuple):
    """Build the castle in an area."""

    area: int


class PlanCard(NamedTuple):
    """Put a card of the hand face down on a stack."""

    stack: int
    action: int


class Use(NamedTuple):
    """Carry the revealed card out."""


class Decline(NamedTuple):
    """Leave the revealed card unused."""


class Done(NamedTuple):
    """Nothing, or nothing more."""


class PickSpace(NamedTuple):
    """A space of the mercenary track."""

    space: int


class PickZone(NamedTuple):
    """The zone into which the card goes."""

    zone: int


class Mobilize(NamedTuple):
    """The area in which forces gather."""

    area: int


class PickVersatile(NamedTuple):
    """One of the five uses of Versatile Strategy."""

    versatile: int


class March(NamedTuple):
    """Move by land along a route."""

    route: int


class Sail(NamedTuple):
    """Move by sea to a port."""

    area: int


class Take(NamedTuple):
    """Take one troop card from an army."""

    army: int
    troop: int


class TakeAll(NamedTuple):
    """Take over a whole army with its casualty tokens."""

    army: int


class Allow(NamedTuple):
    """Permit it."""


class Refuse(NamedTuple):
    """Forbid it."""


class Fight(NamedTuple):
    """Fight the nobles of an opponent in the open."""

    seat: int


class Assault(NamedTuple):
    """Assault the walls in the area."""


class Besiege(NamedTuple):
    """Lay siege to the walls in the area, or bring a siege to its end."""


class AttackWith(NamedTuple):
    """The nobles whose armies take part."""

    nobles: tuple[int, ...]


class Discard(NamedTuple):
    """Put a held fate card under the deck."""

    fate: int


class Casualty(NamedTuple):
    """An army takes one point of damage."""

    army: int


class Breach(NamedTuple):
    """The walls take one point of damage."""


class Keep(NamedTuple):
    """Keep the city."""


class Raze(NamedTuple):
    """Raze the city."""


class PayFaith(NamedTuple):
    """Pay in faith."""


class PayCrowns(NamedTuple):
    """Pay in crowns."""


class LetGo(NamedTuple):
    """Pay nothing and lose it."""


class Repair(NamedTuple):
    """Repair these walls."""

    wall: int


class Fortify(NamedTuple):
    """Fortify this city."""

    city: int


class Amount(NamedTuple):
    """A number."""

    number: int


class PickNoble(NamedTuple):
    """A noble."""

    noble: int


class PickArmy(NamedTuple):
    """An army."""

    army: int


class PickArea(NamedTuple):
    """An area."""

    area: int


class PickCity(NamedTuple):
    """A city."""

    city: int


class PickTroop(NamedTuple):
    """A troop card."""

    troop: int


class PickSeat(NamedTuple):
    """A baron."""

    seat: int


class PickAgenda(NamedTuple):
    """An agenda card or an open motion."""

    agenda: int


class PickExpedition(NamedTuple):
    """An expedition."""

    expedition: int


class KeepEvent(NamedTuple):
    """The Head of the Church has the event himself."""


class PassEvent(NamedTuple):
    """The candidate has the event."""


class Cancel(NamedTuple):
    """Pay faith to cancel the event."""


class Bless(NamedTuple):
    """Pay faith to bless the expedition."""


class Buy(NamedTuple):
    """Pay crowns for influence."""


class PayRegulars(NamedTuple):
    """The regular cards that are paid."""

    troops: tuple[int, ...]


class Pay(NamedTuple):
    """Pay one mercenary card of an army."""

    army: int
    troop: int


class PayAll(NamedTuple):
    """Pay all mercenaries."""


class Propose(NamedTuple):
    """The kind of a private motion."""

    proposal: int


class For(NamedTuple):
    """In favour."""


class Against(NamedTuple):
    """Opposed."""


class Obey(NamedTuple):
    """Do as the Assembly or the law demands."""


class Defy(NamedTuple):
    """Defy the Assembly or break the law."""


class Hire(NamedTuple):
    """Hire a mercenary card of the open row."""

    troop: int


HOUSE = tuple(map(TakeHouse, range(len(HOUSES))))
POST = tuple(map(Post, range(len(POSTS))))
CASTLE_AT = tuple(map(PlaceCastle, range(len(AREAS))))
PLAN = tuple(tuple(PlanCard(stack, action) for action in range(len(ACTIONS))) for stack in range(len(STACKS)))
USE, DECLINE, DONE = Use(), Decline(), Done()
SPACE = tuple(map(PickSpace, range(len(SPACES))))
ZONE = tuple(map(PickZone, range(len(ZONES))))
MOBILIZE = tuple(map(Mobilize, range(len(AREAS))))
VERSATILES = tuple(map(PickVersatile, range(len(VERSATILE))))
MARCH = tuple(map(March, range(len(ROUTES))))
SAIL = tuple(map(Sail, range(len(AREAS))))
TAKE = tuple(tuple(Take(army, troop) for troop in range(len(TROOPS))) for army in range(len(ARMIES)))
TAKE_ALL = tuple(map(TakeAll, range(len(ARMIES))))
ALLOW, REFUSE = Allow(), Refuse()
FIGHT = tuple(map(Fight, range(len(SEAT_NAMES))))
ASSAULT, BESIEGE = Assault(), Besiege()
ATTACK_WITH = {
    nobles: AttackWith(nobles)
    for first in range(0, len(NOBLES), NOBLES_EACH)
    for size in range(1, NOBLES_EACH + 1)
    for nobles in combinations(range(first, first + NOBLES_EACH), size)
}
DISCARD = tuple(map(Discard, range(len(FATES))))
CASUALTY = tuple(map(Casualty, range(len(ARMIES))))
BREACH = Breach()
KEEP, RAZE = Keep(), Raze()
PAY_FAITH, PAY_CROWNS, LET_GO = PayFaith(), PayCrowns(), LetGo()
REPAIR = tuple(map(Repair, range(len(WALLS))))
FORTIFY = tuple(map(Fortify, range(len(CITIES))))
AMOUNT = tuple(map(Amount, range(256)))
NOBLE = tuple(map(PickNoble, range(len(NOBLES))))
ARMY = tuple(map(PickArmy, range(len(ARMIES))))
AREA = tuple(map(PickArea, range(len(AREAS))))
CITY = tuple(map(PickCity, range(len(CITIES))))
TROOP = tuple(map(PickTroop, range(len(TROOPS))))
SEAT = tuple(map(PickSeat, range(len(SEAT_NAMES))))
AGENDUM = tuple(map(PickAgenda, range(len(AGENDA))))
EXPEDITION = tuple(map(PickExpedition, range(len(EXPEDITIONS))))
KEEP_EVENT, PASS_EVENT, CANCEL, BLESS, BUY = KeepEvent(), PassEvent(), Cancel(), Bless(), Buy()
PAY_REGULARS = {
    troops: PayRegulars(troops)
    for size in range(len(REGULARS_EACH) + 1)
    for troops in dict.fromkeys(combinations(REGULARS_EACH, size))
}
PAY = tuple(tuple(Pay(army, troop) for troop in range(len(TROOPS))) for army in range(len(ARMIES)))
PAY_ALL = PayAll()
PROPOSE = tuple(map(Propose, range(len(PROPOSALS))))
FOR, AGAINST, OBEY, DEFY = For(), Against(), Obey(), Defy()
HIRE = tuple(map(Hire, range(len(TROOPS))))


def amounts(least: int, most: int) -> tuple[Amount, ...]:
    """The numbers from one to another, both included."""
    if most < len(AMOUNT):
        return AMOUNT[least : most + 1]
    return tuple(map(Amount, range(least, most + 1)))
