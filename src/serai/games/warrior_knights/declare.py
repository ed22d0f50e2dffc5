"""What the engine, the server and the browser are told about Warrior Knights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.game import Game, Preset
from serai.engine.core.importance import Importance
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import State
from serai.engine.core.steps import Ask, AskAll, Do, Step
from serai.engine.views.event_facts import EventFact
from serai.engine.views.facts import Fact
from serai.games.warrior_knights import choices
from serai.games.warrior_knights.event_facts import EVENT_FACTS
from serai.games.warrior_knights.events import BY_EVENT, BY_RANSOM, EVENT_SHAPES, EVENT_TABLES, FAITH, INFLUENCE
from serai.games.warrior_knights.facts import FACTS
from serai.games.warrior_knights.importance import IMPORTANCE
from serai.games.warrior_knights.invariants import check
from serai.games.warrior_knights.rules import setup, winning
from serai.games.warrior_knights.rules.assembly import assembly, ballots, laws, motions, posts, voting
from serai.games.warrior_knights.rules.board import AREAS, CASTLE, CITIES, KINGDOM_CITIES, ROUTES, WALLS
from serai.games.warrior_knights.rules.cards import (
    action_cards,
    effects,
    expeditions,
    important_event,
    maneuvers,
    neutral_cards,
    planning,
    selections,
    work,
    zones,
)
from serai.games.warrior_knights.rules.money import deals, draft, taxation, wages
from serai.games.warrior_knights.rules.options import INFLUENCE_PER_PLAYER, OPTIONS, as_numbers
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.setup import DEAL_HOUSES
from serai.games.warrior_knights.rules.upkeep import upkeep, upkeep_baron
from serai.games.warrior_knights.rules.war import (
    assault,
    battle,
    castles,
    cities,
    death,
    due_nobles,
    fighting,
    movement,
    retreat,
    troops,
)
from serai.games.warrior_knights.state import (
    AT_HOME,
    AT_SEA,
    HOSTAGE,
    NEUTRAL,
    NOBODY,
    OFF_BOARD,
    OUT,
    RAZED,
    Realm,
    derive,
)
from serai.games.warrior_knights.tables import (
    ACTION_DECK,
    ACTION_KINDS,
    ACTIONS,
    AGENDA,
    AGENDA_DECK,
    ARMIES,
    CARDS,
    EVENT_DECK,
    EVENTS,
    EXPEDITIONS,
    FATES,
    GARRISON,
    HOUSES,
    LAST_ROUND,
    MERCENARIES,
    MERCENARY_DECK,
    NATIONS,
    NEUTRAL_DECK,
    NEUTRALS,
    NEWS,
    NOBLES,
    NOBLES_EACH,
    POSTS,
    SEAT_NAMES,
    SPACES,
    STACKS,
    STARTING_CROWNS,
    TROOPS,
    ZONES,
)
from serai.games.warrior_knights.terminal import draw_text

TABLES: dict[str, tuple[str, ...]] = {
    "house": HOUSES,
    "post": POSTS,
    "area": AREAS,
    "stack": STACKS,
    "action": ACTIONS,
    "space": SPACES,
    "zone": ZONES,
    "versatile": choices.VERSATILE,
    "route": ROUTES,
    "army": ARMIES,
    "troop": TROOPS,
    "seat": SEAT_NAMES,
    "noble": NOBLES,
    "fate": FATES,
    "wall": WALLS,
    "city": CITIES,
    "agenda": AGENDA,
    "expedition": EXPEDITIONS,
    "proposal": choices.PROPOSALS,
    "event": EVENTS,
    "card": CARDS,
    "neutral": NEUTRALS,
    "news": NEWS,
    "nation": NATIONS,
}

CHOICES = (
    Shape(choices.TakeHouse, "house"),
    Shape(choices.Post, "post"),
    Shape(choices.PlaceCastle, "area"),
    Shape(choices.PlanCard, "stack action"),
    Shape(choices.Use, harmless="*"),  # crowns, votes or faith for a card that is revealed already
    Shape(choices.Decline, declines=True),
    Shape(choices.Done, declines=True),
    Shape(choices.PickSpace, "space", harmless="draft-soldiers"),  # a marker more
    Shape(choices.PickZone, "zone", harmless="*"),  # the card comes back from every zone
    Shape(choices.Mobilize, "area"),
    Shape(choices.PickVersatile, "versatile", harmless="*"),  # a gain, or a question that can be declined
    Shape(choices.March, "route"),
    Shape(choices.Sail, "area"),
    Shape(choices.Take, "army troop"),
    Shape(choices.TakeAll, "army"),
    Shape(choices.Allow),
    Shape(choices.Refuse, declines=True),
    Shape(choices.Fight, "seat"),
    Shape(choices.Assault),
    Shape(choices.Besiege),
    Shape(choices.AttackWith, "noble*"),
    Shape(choices.Discard, "fate"),
    Shape(choices.Casualty, "army"),
    Shape(choices.Breach),
    Shape(choices.Keep, harmless="*"),  # a city more
    Shape(choices.Raze),
    Shape(choices.PayFaith),
    Shape(choices.PayCrowns),
    Shape(choices.LetGo, declines=True, costly=True),
    Shape(choices.Repair, "wall"),
    Shape(choices.Fortify, "city"),
    Shape(choices.Amount, "number", nothing="commit-votes invest pledge write-votes"),
    Shape(choices.PickNoble, "noble"),
    Shape(choices.PickArmy, "army", harmless="post-company receive"),  # troops more
    Shape(choices.PickArea, "area"),
    Shape(choices.PickCity, "city"),
    Shape(choices.PickTroop, "troop"),
    Shape(choices.PickSeat, "seat"),
    Shape(choices.PickAgenda, "agenda"),
    Shape(choices.PickExpedition, "expedition"),
    Shape(choices.KeepEvent),
    Shape(choices.PassEvent),
    Shape(choices.Cancel),
    Shape(choices.Bless),
    Shape(choices.Buy),
    Shape(choices.PayRegulars, "troop*"),
    Shape(choices.Pay, "army troop"),
    Shape(choices.PayAll),
    Shape(choices.Propose, "proposal"),
    Shape(deals.TableTalk, "words"),
    Shape(choices.For),
    Shape(choices.Against),
    Shape(choices.Obey),
    Shape(choices.Defy),
    Shape(choices.Hire, "troop"),
    Shape(deals.Give, "seat number words"),
    Shape(deals.OfferHeir, "noble seat"),
    Shape(deals.AcceptHeir, "noble"),
    Shape(deals.ReleaseHeir, "noble"),
    Shape(deals.ExecuteHeir, "noble"),
    Shape(deals.Miracle, "event"),
)

# Every class of steps belongs to a chapter of the rules; their order is the order of these chapters.
CHAPTERS = (
    setup, planning, action_cards, maneuvers, neutral_cards, important_event, selections, work, effects, expeditions,
    taxation, wages, assembly, ballots, voting, motions, posts, laws, draft, movement, troops, battle, fighting,
    assault, castles, cities, retreat, due_nobles, death, upkeep, upkeep_baron, winning, zones,
)  # fmt: skip


def _steps() -> tuple[Any, ...]:
    found: list[Any] = []
    for chapter in CHAPTERS:
        for thing in vars(chapter).values():
            is_step = isinstance(thing, type) and issubclass(thing, Step)
            if is_step and thing not in (Step, Do, Ask, AskAll, Question) and thing.__module__ == chapter.__name__:
                found.append(thing)
    return tuple(found)


STEPS = _steps()

# A round has at most 42 action cards, and no card, with all it triggers, asks more than 2,000 questions: nothing can be
# done twice with one card but to move each noble, take each troop card and place each point of damage once.
DECISIONS_A_ROUND = 100_000

CODES = {
    "OFF_BOARD": OFF_BOARD,
    "OUT": OUT,
    "AT_SEA": AT_SEA,
    "NEUTRAL": NEUTRAL,
    "RAZED": RAZED,
    "NOBODY": NOBODY,
    "HOSTAGE": HOSTAGE,
    "NOBLES_EACH": NOBLES_EACH,
    "GARRISON": GARRISON,
    "CASTLE": CASTLE,
    "KINGDOM_CITIES": KINGDOM_CITIES,
    "MERCENARIES": MERCENARIES,
    "BY_EVENT": BY_EVENT,
    "BY_RANSOM": BY_RANSOM,
    "FAITH": FAITH,
    "INFLUENCE": INFLUENCE,
}


class WarriorKnights(Game):
    """Warrior Knights as the engine knows it."""

    name = "warrior_knights"
    rules = 1
    min_seats = 2
    max_seats = 6
    colours = SEAT_NAMES
    options = OPTIONS
    presets: tuple[Preset, ...] = (
        Preset("usual", decisions=(184, 176, 214, 221, 220)),
        Preset("short", {"influence_per_player": 8, "round_limit": 5}, (147, 144, 158, 155, 158)),  # WK-OPT-1.1
    )
    seconds = 8
    state: type[State] = Realm
    steps = STEPS
    notation = Notation(CHOICES, {**TABLES, **EVENT_TABLES})
    events = EVENT_SHAPES
    facts: tuple[Fact, ...] = FACTS
    event_facts: Mapping[str, EventFact] = EVENT_FACTS
    importance: Mapping[str, Importance] = IMPORTANCE
    codes: Mapping[str, int] = CODES
    called: Mapping[str, tuple[str, str]] = {"seat": ("house", "house")}

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Realm:
        settings = as_numbers(options)
        nobles, armies, walls = len(NOBLES), len(ARMIES), len(WALLS)
        s = Realm(
            seats=seats, todo=[DEAL_HOUSES], chance=chance,  # WK-RANDOM-1
            settings=settings, round=0, barons=seats, gavel=NOBODY, sceptre=NOBODY,
            pool=settings[INFLUENCE_PER_PLAYER] * seats,  # WK-SETUP-3
            last=False, stack=0, card=NOBODY, neutral=NOBODY,
            house=[NOBODY] * seats, alive=[1] * seats, crowns=[STARTING_CROWNS] * seats,  # WK-SETUP-10
            votes=[0] * seats, faith=[0] * seats, influence=[0] * seats, outlaw=[0] * seats,
            castle=[OFF_BOARD] * seats,
            owner=[NEUTRAL] * len(CITIES), fortified=[0] * len(CITIES),  # WK-SETUP-5
            breach=[0] * walls, besieger=[NOBODY] * walls, siege_round=[0] * walls,
            where=[OFF_BOARD] * nobles, exhausted=[0] * nobles, outside=[0] * nobles,  # WK-SETUP-22
            office=[NOBODY] * nobles,
            heir=[AT_HOME] * nobles, orphan=[0] * nobles, offered=[NOBODY] * nobles,  # WK-OPT-3.1
            armies=[()] * armies, tokens=[0] * armies,
            hand=[[ACTION_KINDS * seat + kind for kind in ACTION_DECK] for seat in range(seats)],  # WK-SETUP-6
            plan1=[[] for _ in range(seats)], plan2=[[] for _ in range(seats)], plan3=[[] for _ in range(seats)],
            returned=[], zones=[()] * len(ZONES),
            neutral1=[], neutral2=[], neutral3=[], neutral_rest=list(NEUTRAL_DECK), neutral_used=[],
            companies=list(MERCENARY_DECK), row=[], track=[NOBODY] * len(SPACES), levy=[],
            fate_pool=list(range(len(FATES))), fate_under=[[] for _ in range(seats)], fate_order=[],
            fate_hand=[[] for _ in range(seats)], fate_walls=[], fate_shown=[], fate_discard=[],
            event_pool=list(EVENT_DECK), event_discard=[], event=NOBODY, event_seat=NOBODY,  # WK-SETUP-1 WK-SETUP-2
            lasting=[()] * seats, round_events=[],
            agenda_pool=list(AGENDA_DECK), agenda_open=[], agenda_discard=[], laws=[], charges=[()] * seats, talk=[],
            ship=[0] * len(EXPEDITIONS), blessed=[0] * len(EXPEDITIONS),
            stakes=[0] * (len(EXPEDITIONS) * len(SEAT_NAMES)),
            attends=[0] * seats, chair=NOBODY, named_by=NOBODY, ballot=[0] * seats, spoken=[NOBODY] * seats,
            sheets=[], proposal=NOBODY, motion=NOBODY, matter=NOBODY, motion_seat=NOBODY, bound=[0] * seats, words="",
            area=NOBODY, mover=NOBODY, marched=[], fought=[], bowed=0, permits=[], set_out=NOBODY, moved=[],
            fight=[], host=(), foes=(), doomed=[], fleeing=[], lost=(), falling=NOBODY, paid=[],
            hirer=[0, NOBODY, 0], pledges=[], revolts=[],
        )  # fmt: skip
        derive(s)
        return s

    def max_decisions(self, seats: int) -> int:
        return LAST_ROUND * DECISIONS_A_ROUND

    def derive(self, s: Any) -> None:
        derive(s)

    def asides(self, s: Any, seat: int) -> Sequence[Any]:
        return deals.asides(s, seat)

    def aside(self, s: Any, seat: int, pick: Any) -> None:
        deals.carry_out(s, seat, pick)

    def why_not_aside(self, s: Any, seat: int, pick: Any) -> Reason | None:
        return deals.why_not(s, seat, pick)

    def check(self, s: Any) -> list[str]:
        return check(s)

    def draw_text(self, view: Any, marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return draw_text(view, marked)


GAME = WarriorKnights()
