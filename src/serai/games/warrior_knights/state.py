"""The state of the realm as plain data, and what is derived from it."""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.stateclass import counted, derived, own, public, stateclass
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITY_AREA
from serai.games.warrior_knights.tables import (
    AGENDA_MOD,
    CARD_LOT,
    EVENT_EFFECTS,
    NOBLES,
    NOBLES_EACH,
    TROOP_STRENGTH,
    modifier,
)

OFF_BOARD = -1  # places of a noble beside the numbers of areas
OUT = -2  # no longer in the game
AT_SEA = 64  # added to the area off whose port he lies
NEUTRAL = -1  # controllers of a city beside the numbers of seats
RAZED = -2
NOBODY = -1
NO_HEIR, AT_HOME, HOSTAGE = 0, 1, 2  # where a noble's heir is; a hostage is HOSTAGE plus the seat that holds him

MINE = tuple(0b1111 << NOBLES_EACH * seat for seat in range(6))  # a seat's nobles as bits
BIT = tuple(1 << noble for noble in range(len(NOBLES)))
LAW_KINDS = (
    "mod_attack_cost",
    "mod_forbid_siege",
    "mod_forbid_assault",
    "mod_forbid_raze",
    "mod_forbid_roads",
    "mod_ports_closed",
    "mod_road_toll",
    "mod_mercenary_limit",
    "mod_mercenary_wage",
    "mod_city_income",
    "mod_vote_income",
    "mod_revolt_immunity",
)
(
    ATTACK_COST,
    FORBID_SIEGE,
    FORBID_ASSAULT,
    FORBID_RAZE,
    FORBID_ROADS,
    PORTS_CLOSED,
    ROAD_TOLL,
    MERCENARY_LIMIT,
    MERCENARY_WAGE,
    CITY_INCOME_BONUS,
    VOTE_INCOME,
    REVOLT_IMMUNITY,
) = range(len(LAW_KINDS))


@stateclass
class Realm(State):
    """Barons, armies, cities, cards and tokens."""

    settings: tuple[int, ...] = public()  # the options of the match, by their numbers
    round: int = public()  # 1 and up; 0 while setting up
    barons: int = public()  # how many are in the game now
    gavel: int = public()  # who is Chairman of the Assembly, or NOBODY
    sceptre: int = public()  # who is Head of the Church, or NOBODY
    pool: int = public()  # influence left to be won
    last: bool = public()  # whether this is the last round
    stack: int = public()  # the stack of action cards being resolved
    card: int = public()  # the baron's card being resolved, or NOBODY
    neutral: int = public()  # the neutral card being resolved, or NOBODY
    event: int = public()  # the event card on the table, or NOBODY
    event_seat: int = public()  # whom the event card names, or NOBODY
    chair: int = public()  # who presides over this assembly
    named_by: int = public()  # who named the chair
    proposal: int = public()  # the kind of the private motion being voted on, or NOBODY
    motion: int = public()  # the agenda card being voted on, or NOBODY
    matter: int = public()  # the law, post or open motion that a private motion is about
    motion_seat: int = public()  # who is elected, or whom the proposal names
    words: str = public()  # the wording of an open motion
    area: int = public()  # where the card being resolved works
    mover: int = public()  # the noble on the move
    bowed: int = public()  # acts given up for a law while this card is resolved, as bits
    set_out: int = public()  # the route of the noble on the move, or NOBODY
    falling: int = public()  # the seat whose castle is just falling
    house: list[int] = public()  # by seat: the baron, or NOBODY before the houses are dealt
    alive: list[int] = public()  # by seat: in the game
    crowns: list[int] = public()  # by seat
    votes: list[int] = public()  # by seat: vote tokens
    faith: list[int] = public()  # by seat
    influence: list[int] = public()  # by seat
    outlaw: list[int] = public()  # by seat: banned from the assembly
    castle: list[int] = public()  # by seat: its area, or OFF_BOARD
    owner: list[int] = public()  # by city
    fortified: list[int] = public()  # by city
    breach: list[int] = public()  # by walls: the cities, then the castles
    besieger: list[int] = public()  # by walls: the seat, or NOBODY
    siege_round: list[int] = public()  # by walls: the round in which the siege began
    where: list[int] = public()  # by noble: his area, AT_SEA plus one, OFF_BOARD or OUT
    exhausted: list[int] = public()  # by noble: neither moves nor fights any more in this round
    outside: list[int] = public()  # by noble: stands before his own besieged walls
    office: list[int] = public()  # by noble: the agenda card of his office, or NOBODY
    heir: list[int] = public()  # by noble: NO_HEIR, AT_HOME, or HOSTAGE plus a seat
    orphan: list[int] = public()  # by noble: died while his heir was a hostage
    offered: list[int] = public()  # by noble: the seat to which his heir is offered
    tokens: list[int] = public()  # by army: casualties
    returned: list[int] = public()  # cards that came back to hands this round before everybody's eyes
    neutral_used: list[int] = public()  # neutral cards resolved in this round
    companies: list[int] = public()  # the mercenary deck; cards are drawn from it at random
    row: list[int] = public()  # mercenary cards on offer
    track: list[int] = public()  # by space of the mercenary track: who hires there
    levy: list[int] = public()  # mercenary cards on their way to an army
    fate_order: list[int] = public()  # whose the cards under the fate deck are, from the first to be drawn
    fate_shown: list[int] = public()  # fate cards turned over in this battle or event
    fate_discard: list[int] = public()  # the last one on top
    event_pool: list[int] = public()  # event cards still to come
    event_discard: list[int] = public()  # event cards that are over
    round_events: list[int] = public()  # events in force until the round ends
    agenda_pool: list[int] = public()  # agenda cards still to come
    agenda_open: list[int] = public()  # agenda cards on the table
    agenda_discard: list[int] = public()  # agenda cards voted on
    laws: list[int] = public()  # agenda cards in force as laws
    talk: list[str] = public()  # open motions that were carried
    ship: list[int] = public()  # by expedition: its space, 0 when it is not running
    blessed: list[int] = public()  # by expedition: draws twice
    stakes: list[int] = public()  # six a ship
    attends: list[int] = public()  # by seat: sits in this assembly
    ballot: list[int] = public()  # by seat: votes cast
    spoken: list[int] = public()  # by seat: what it voted for
    bound: list[int] = public()  # by seat: obeys the motion
    marched: list[int] = public()  # nobles moved by this card
    fought: list[int] = public()  # nobles who attacked with it
    permits: list[int] = public()  # answers given while this card is resolved
    moved: list[int] = public()  # troop cards that have had their move
    fight: list[int] = public()  # the battle in progress by the places of fight.py, or empty
    doomed: list[int] = public()  # armies that are to die
    fleeing: list[int] = public()  # nobles that are to retreat
    paid: list[int] = public()  # wages settled in this phase, as codes of wages.py
    hirer: list[int] = public()  # what the seat that hires has done, by the places of draft.py
    pledges: list[int] = public()  # by seat: crowns offered against the event
    revolts: list[int] = public()  # cities that revolt because of the event
    host: tuple[int, ...] = public()  # the attacking nobles
    foes: tuple[int, ...] = public()  # the defending nobles
    lost: tuple[int, ...] = public()  # mercenaries chosen so far as casualties
    armies: list[tuple[int, ...]] = public()  # by army: the nobles', then the garrisons
    zones: list[tuple[int, ...]] = public()  # by zone: the action cards that lie there
    lasting: list[tuple[int, ...]] = public()  # by seat: event, or event plus 64 for each number of a noble plus one
    charges: list[tuple[int, ...]] = public()  # by seat: the agenda cards of its posts
    sheets: list[tuple[int, ...]] = public()  # by seat: votes written down at once, next first
    hand: list[list[int]] = own(cards="action_card", lots="card_lot")  # by seat: action cards in hand
    plan1: list[list[int]] = own(cards="action_card", lots="card_lot")  # by seat: its cards in the first stack
    plan2: list[list[int]] = own(cards="action_card", lots="card_lot")  # in the second
    plan3: list[list[int]] = own(cards="action_card", lots="card_lot")  # in the third
    neutral1: list[int] = counted(cards="neutral_card")  # neutral cards in the first stack
    neutral2: list[int] = counted(cards="neutral_card")  # in the second
    neutral3: list[int] = counted(cards="neutral_card")  # in the third
    neutral_rest: list[int] = counted(cards="neutral_card")  # neutral cards left out of this round
    fate_pool: list[int] = counted(cards="fate")  # the shuffled part of the fate deck
    fate_walls: list[int] = counted(cards="fate")  # fate cards that defend walls without a noble
    fate_under: list[list[int]] = own(cards="fate")  # by seat: what it has put under the fate deck
    fate_hand: list[list[int]] = own(cards="fate")  # by seat: fate cards held in this battle
    power: list[int] = derived()  # by army: the strength of its cards
    here: list[int] = derived()  # by area: the nobles there as bits
    walled: list[int] = derived()  # by area: the walls of its city or of its castle, or NOBODY
    law: list[int] = derived()  # by LAW_KINDS: what the laws add up to
    storm: list[int] = derived()  # the same for the events of the round

    @property
    def card_lot(self) -> tuple[int, ...]:
        """Whose an action card is: unseen cards change places only among one baron's."""
        return CARD_LOT


def derive(s: Realm) -> None:
    """Make the derived fields from the others."""
    s.power = [sum(TROOP_STRENGTH[troop] for troop in army) for army in s.armies]
    s.here = [0] * len(AREAS)
    for noble, place in enumerate(s.where):
        if 0 <= place < AT_SEA:
            s.here[place] |= BIT[noble]
    s.walled = [NOBODY] * len(AREAS)
    for city, holder in enumerate(s.owner):
        if holder != RAZED:
            s.walled[CITY_AREA[city]] = city
    for seat, area in enumerate(s.castle):
        if area >= 0:
            s.walled[area] = CASTLE + seat
    weigh(s)


def weigh(s: Realm) -> None:
    """Add up what the laws in force and the events of the round demand; modifiers of one kind add up."""
    s.law = [sum(AGENDA_MOD[kind][law] for law in s.laws) for kind in LAW_KINDS]  # WK-EFFECT-6
    limits = [AGENDA_MOD["mod_mercenary_limit"][law] for law in s.laws if AGENDA_MOD["mod_mercenary_limit"][law]]
    s.law[MERCENARY_LIMIT] = min(limits, default=0)  # the strictest limit is the one that forbids
    s.storm = [
        sum(1 for event in s.round_events if modifier(EVENT_EFFECTS[event], kind) is not None) for kind in LAW_KINDS
    ]
