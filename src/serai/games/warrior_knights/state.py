"""The state of the realm as plain data, and what is derived from it."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.state import (
    COUNTED,
    DERIVED,
    LIST,
    OWN,
    PUBLIC,
    ROWS,
    TUPLE,
    TUPLES,
    Field,
    Result,
    State,
)
from serai.games.warrior_knights.rules.board import AREAS
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


class Realm(State):
    """Barons, armies, cities, cards and tokens."""

    __slots__ = (
        "settings", "round", "barons", "gavel", "sceptre", "pool", "last", "stack", "card", "neutral",
        "house", "alive", "crowns", "votes", "faith", "influence", "outlaw", "castle",
        "owner", "fortified", "breach", "besieger", "siege_round",
        "where", "exhausted", "outside", "office", "heir", "orphan", "offered", "armies", "tokens",
        "hand", "plan1", "plan2", "plan3", "returned", "zones",
        "neutral1", "neutral2", "neutral3", "neutral_rest", "neutral_used",
        "companies", "row", "track", "levy",
        "fate_pool", "fate_under", "fate_order", "fate_hand", "fate_walls", "fate_shown", "fate_discard",
        "event_pool", "event_discard", "event", "event_seat", "lasting", "round_events",
        "agenda_pool", "agenda_open", "agenda_discard", "laws", "charges", "talk",
        "ship", "blessed", "stakes",
        "attends", "chair", "named_by", "ballot", "spoken", "sheets", "proposal", "motion", "matter",
        "motion_seat", "bound", "words",
        "area", "mover", "marched", "fought", "bowed", "permits", "set_out", "moved",
        "fight", "host", "foes", "doomed", "fleeing", "lost", "falling", "paid", "hirer", "pledges", "revolts",
        "power", "here", "castle_in", "law", "storm",
    )  # fmt: skip

    def __init__(
        self, seats: int, todo: list[Any], chance: Chance, barrier: int,
        drafts: list[tuple[Any, ...]] | None, result: Result | None,
        settings: tuple[int, ...], round: int, barons: int, gavel: int, sceptre: int, pool: int, last: bool,
        stack: int, card: int, neutral: int,
        house: list[int], alive: list[int], crowns: list[int], votes: list[int], faith: list[int],
        influence: list[int], outlaw: list[int], castle: list[int],
        owner: list[int], fortified: list[int], breach: list[int], besieger: list[int], siege_round: list[int],
        where: list[int], exhausted: list[int], outside: list[int], office: list[int], heir: list[int],
        orphan: list[int], offered: list[int], armies: list[tuple[int, ...]], tokens: list[int],
        hand: list[list[int]], plan1: list[list[int]], plan2: list[list[int]], plan3: list[list[int]],
        returned: list[int], zones: list[tuple[int, ...]],
        neutral1: list[int], neutral2: list[int], neutral3: list[int], neutral_rest: list[int],
        neutral_used: list[int],
        companies: list[int], row: list[int], track: list[int], levy: list[int],
        fate_pool: list[int], fate_under: list[list[int]], fate_order: list[int], fate_hand: list[list[int]],
        fate_walls: list[int], fate_shown: list[int], fate_discard: list[int],
        event_pool: list[int], event_discard: list[int], event: int, event_seat: int,
        lasting: list[tuple[int, ...]], round_events: list[int],
        agenda_pool: list[int], agenda_open: list[int], agenda_discard: list[int], laws: list[int],
        charges: list[tuple[int, ...]], talk: list[str],
        ship: list[int], blessed: list[int], stakes: list[int],
        attends: list[int], chair: int, named_by: int, ballot: list[int], spoken: list[int],
        sheets: list[tuple[int, ...]], proposal: int, motion: int, matter: int, motion_seat: int,
        bound: list[int], words: str,
        area: int, mover: int, marched: list[int], fought: list[int], bowed: int, permits: list[int], set_out: int,
        moved: list[int],
        fight: list[int], host: tuple[int, ...], foes: tuple[int, ...], doomed: list[int], fleeing: list[int],
        lost: tuple[int, ...], falling: int, paid: list[int], hirer: list[int], pledges: list[int],
        revolts: list[int],
        power: list[int] | None = None, here: list[int] | None = None, castle_in: list[int] | None = None,
        law: list[int] | None = None, storm: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.seats = seats
        self.todo = todo
        self.chance = chance
        self.barrier = barrier
        self.drafts = drafts
        self.result = result
        self.telling = False
        self.told: list[Any] = []
        self.settings = settings  # the options of the match, by their numbers
        self.round = round
        self.barons = barons  # how many are in the game now
        self.gavel = gavel
        self.sceptre = sceptre
        self.pool = pool
        self.last = last
        self.stack = stack
        self.card = card  # the baron's card being resolved, or NOBODY
        self.neutral = neutral  # the neutral card being resolved, or NOBODY
        self.house = house
        self.alive = alive
        self.crowns = crowns
        self.votes = votes
        self.faith = faith
        self.influence = influence
        self.outlaw = outlaw
        self.castle = castle  # by seat: its area, or OFF_BOARD
        self.owner = owner  # by city
        self.fortified = fortified
        self.breach = breach  # by walls: the cities, then the castles
        self.besieger = besieger
        self.siege_round = siege_round
        self.where = where  # by noble
        self.exhausted = exhausted
        self.outside = outside  # stands before his own besieged walls
        self.office = office
        self.heir = heir
        self.orphan = orphan  # died while his heir was a hostage
        self.offered = offered  # the seat to which his heir is offered
        self.armies = armies  # by army: the nobles', then the garrisons
        self.tokens = tokens
        self.hand = hand
        self.plan1 = plan1
        self.plan2 = plan2
        self.plan3 = plan3
        self.returned = returned  # cards that came back to hands this round before everybody's eyes
        self.zones = zones
        self.neutral1 = neutral1
        self.neutral2 = neutral2
        self.neutral3 = neutral3
        self.neutral_rest = neutral_rest
        self.neutral_used = neutral_used
        self.companies = companies  # the mercenary deck; cards are drawn from it at random
        self.row = row
        self.track = track
        self.levy = levy  # mercenary cards on their way to an army
        self.fate_pool = fate_pool  # the shuffled part of the fate deck
        self.fate_under = fate_under  # what each seat has put under it
        self.fate_order = fate_order  # whose the cards under it are, from the first to be drawn
        self.fate_hand = fate_hand
        self.fate_walls = fate_walls
        self.fate_shown = fate_shown
        self.fate_discard = fate_discard
        self.event_pool = event_pool
        self.event_discard = event_discard
        self.event = event
        self.event_seat = event_seat
        self.lasting = lasting  # by seat: event, or event plus 64 for each number of a noble plus one
        self.round_events = round_events
        self.agenda_pool = agenda_pool
        self.agenda_open = agenda_open
        self.agenda_discard = agenda_discard
        self.laws = laws
        self.charges = charges
        self.talk = talk
        self.ship = ship  # by expedition: its space, 0 when it is not running
        self.blessed = blessed
        self.stakes = stakes  # six a ship
        self.attends = attends
        self.chair = chair
        self.named_by = named_by
        self.ballot = ballot
        self.spoken = spoken
        self.sheets = sheets
        self.proposal = proposal  # the kind of the private motion being voted on, or NOBODY
        self.motion = motion  # the agenda card being voted on, or NOBODY
        self.matter = matter  # the law, post or open motion that a private motion is about
        self.motion_seat = motion_seat  # who is elected, or whom the proposal names
        self.bound = bound  # by seat: obeys the motion
        self.words = words
        self.area = area  # where the card being resolved works
        self.mover = mover  # the noble on the move
        self.marched = marched  # nobles moved by this card
        self.fought = fought  # nobles who attacked with it
        self.bowed = bowed  # acts given up for a law while this card is resolved, as bits
        self.permits = permits  # answers given while this card is resolved
        self.set_out = set_out  # the route of the noble on the move, or NOBODY
        self.moved = moved  # troop cards that have had their move
        self.fight = fight
        self.host = host
        self.foes = foes
        self.doomed = doomed
        self.fleeing = fleeing
        self.lost = lost
        self.falling = falling  # the seat whose castle is just falling
        self.paid = paid
        self.hirer = hirer
        self.pledges = pledges
        self.revolts = revolts
        if power is None or here is None or castle_in is None or law is None or storm is None:
            derive(self)
        else:
            self.power = power  # by army: the strength of its cards
            self.here = here  # by area: the nobles there as bits
            self.castle_in = castle_in  # by area: whose castle
            self.law = law  # by LAW_KINDS: what the laws add up to
            self.storm = storm  # the same for the events of the round

    def clone(self) -> Realm:
        return Realm(
            self.seats, self.todo[:], self.chance.clone(), self.barrier,
            None if self.drafts is None else self.drafts[:], self.result,
            self.settings, self.round, self.barons, self.gavel, self.sceptre, self.pool, self.last,
            self.stack, self.card, self.neutral,
            self.house[:], self.alive[:], self.crowns[:], self.votes[:], self.faith[:],
            self.influence[:], self.outlaw[:], self.castle[:],
            self.owner[:], self.fortified[:], self.breach[:], self.besieger[:], self.siege_round[:],
            self.where[:], self.exhausted[:], self.outside[:], self.office[:], self.heir[:],
            self.orphan[:], self.offered[:], self.armies[:], self.tokens[:],
            [cards[:] for cards in self.hand], [cards[:] for cards in self.plan1],
            [cards[:] for cards in self.plan2], [cards[:] for cards in self.plan3],
            self.returned[:], self.zones[:],
            self.neutral1[:], self.neutral2[:], self.neutral3[:], self.neutral_rest[:],
            self.neutral_used[:],
            self.companies[:], self.row[:], self.track[:], self.levy[:],
            self.fate_pool[:], [cards[:] for cards in self.fate_under], self.fate_order[:],
            [cards[:] for cards in self.fate_hand],
            self.fate_walls[:], self.fate_shown[:], self.fate_discard[:],
            self.event_pool[:], self.event_discard[:], self.event, self.event_seat,
            self.lasting[:], self.round_events[:],
            self.agenda_pool[:], self.agenda_open[:], self.agenda_discard[:], self.laws[:],
            self.charges[:], self.talk[:],
            self.ship[:], self.blessed[:], self.stakes[:],
            self.attends[:], self.chair, self.named_by, self.ballot[:], self.spoken[:],
            self.sheets[:], self.proposal, self.motion, self.matter, self.motion_seat, self.bound[:], self.words,
            self.area, self.mover, self.marched[:], self.fought[:], self.bowed, self.permits[:], self.set_out,
            self.moved[:],
            self.fight[:], self.host, self.foes, self.doomed[:], self.fleeing[:],
            self.lost, self.falling, self.paid[:], self.hirer[:], self.pledges[:],
            self.revolts[:],
            self.power[:], self.here[:], self.castle_in[:], self.law[:], self.storm[:],
        )  # fmt: skip

    @property
    def card_lot(self) -> tuple[int, ...]:
        """Whose an action card is: unseen cards change places only among one baron's."""
        return CARD_LOT


def derive(s: Any) -> None:
    """Make the derived fields from the others."""
    s.power = [sum(TROOP_STRENGTH[troop] for troop in army) for army in s.armies]
    s.here = [0] * len(AREAS)
    for noble, place in enumerate(s.where):
        if 0 <= place < AT_SEA:
            s.here[place] |= BIT[noble]
    s.castle_in = [NOBODY] * len(AREAS)
    for seat, area in enumerate(s.castle):
        if area >= 0:
            s.castle_in[area] = seat
    weigh(s)


def weigh(s: Any) -> None:
    """Add up what the laws in force and the events of the round demand; modifiers of one kind add up."""
    s.law = [sum(AGENDA_MOD[kind][law] for law in s.laws) for kind in LAW_KINDS]  # WK-EFFECT-6
    limits = [AGENDA_MOD["mod_mercenary_limit"][law] for law in s.laws if AGENDA_MOD["mod_mercenary_limit"][law]]
    s.law[MERCENARY_LIMIT] = min(limits, default=0)  # the strictest limit is the one that forbids
    s.storm = [
        sum(1 for event in s.round_events if modifier(EVENT_EFFECTS[event], kind) is not None) for kind in LAW_KINDS
    ]


FIELDS = (
    Field("settings", PUBLIC, TUPLE),
    *(
        Field(name, PUBLIC)
        for name in (
            "round", "barons", "gavel", "sceptre", "pool", "last", "stack", "card", "neutral", "event", "event_seat",
            "chair", "named_by", "proposal", "motion", "matter", "motion_seat", "words", "area", "mover", "bowed",
            "set_out", "falling",
        )
    ),
    *(
        Field(name, PUBLIC, LIST)
        for name in (
            "house", "alive", "crowns", "votes", "faith", "influence", "outlaw", "castle", "owner", "fortified",
            "breach", "besieger", "siege_round", "where", "exhausted", "outside", "office", "heir", "orphan",
            "offered", "tokens", "returned", "neutral_used", "companies", "row", "track", "levy", "fate_order",
            "fate_shown", "fate_discard", "event_pool", "event_discard", "round_events", "agenda_pool", "agenda_open",
            "agenda_discard", "laws", "talk", "ship", "blessed", "stakes", "attends", "ballot", "spoken", "bound",
            "marched", "fought", "permits", "moved", "fight", "doomed", "fleeing", "paid", "hirer", "pledges",
            "revolts",
        )
    ),
    *(Field(name, PUBLIC, TUPLE) for name in ("host", "foes", "lost")),
    *(Field(name, PUBLIC, TUPLES) for name in ("armies", "zones", "lasting", "charges", "sheets")),
    *(Field(name, OWN, ROWS, "action_card", "card_lot") for name in ("hand", "plan1", "plan2", "plan3")),
    *(Field(name, COUNTED, LIST, "neutral_card") for name in ("neutral1", "neutral2", "neutral3", "neutral_rest")),
    Field("fate_pool", COUNTED, LIST, "fate"),
    Field("fate_walls", COUNTED, LIST, "fate"),
    Field("fate_under", OWN, ROWS, "fate"),
    Field("fate_hand", OWN, ROWS, "fate"),
    *(Field(name, DERIVED, LIST) for name in ("power", "here", "castle_in", "law", "storm")),
)  # fmt: skip
