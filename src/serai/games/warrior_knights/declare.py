"""What the engine, the server and the browser are told about Warrior Knights."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation
from serai.games.warrior_knights.events import BY_EVENT, BY_RANSOM, EVENT_SHAPES, EVENT_TABLES, FAITH, INFLUENCE
from serai.games.warrior_knights.facts import FACTS
from serai.games.warrior_knights.invariants import check
from serai.games.warrior_knights.notation import SHAPES, TABLES
from serai.games.warrior_knights.rules.board import CASTLE, CITIES, KINGDOM_CITIES, WALLS
from serai.games.warrior_knights.rules.money import deals
from serai.games.warrior_knights.rules.options import INFLUENCE_PER_PLAYER, OPTIONS, as_numbers
from serai.games.warrior_knights.rules.setup import DEAL_HOUSES
from serai.games.warrior_knights.rules.steps import ALL_STEPS
from serai.games.warrior_knights.state import (
    AT_HOME,
    AT_SEA,
    FIELDS,
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
    AGENDA_DECK,
    ARMIES,
    CARDS,
    CASUALTY,
    EVENT_DECK,
    EXPEDITIONS,
    FATES,
    GARRISON,
    LAST_ROUND,
    MERCENARIES,
    MERCENARY_DECK,
    NATIONS,
    NEUTRAL_DECK,
    NEUTRALS,
    NEWS,
    NOBLES,
    NOBLES_EACH,
    SEAT_NAMES,
    SPACES,
    STARTING_CROWNS,
    ZONES,
)
from serai.games.warrior_knights.terminal import draw_text

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
    "CASUALTY": CASUALTY,
}


class WarriorKnights(Game):
    """Warrior Knights as the engine knows it."""

    name = "warrior_knights"
    rules = 1
    min_seats = 2
    max_seats = 6
    colours = SEAT_NAMES
    options = OPTIONS
    fields = FIELDS
    steps = ALL_STEPS
    notation = Notation(
        SHAPES,
        {**TABLES, **EVENT_TABLES, "card": CARDS, "neutral": NEUTRALS, "news": NEWS, "nation": NATIONS},
    )
    events = EVENT_SHAPES
    facts = FACTS
    codes = CODES

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Realm:
        settings = as_numbers(options)
        nobles, armies, walls = len(NOBLES), len(ARMIES), len(WALLS)
        return Realm(
            seats=seats, todo=[DEAL_HOUSES], chance=chance, barrier=0, drafts=None, result=None,
            settings=settings, round=0, barons=seats, gavel=NOBODY, sceptre=NOBODY,
            pool=settings[INFLUENCE_PER_PLAYER] * seats,  # WK-SETUP-3
            last=False, stack=0, card=NOBODY, neutral=NOBODY,
            house=[NOBODY] * seats, alive=[1] * seats, crowns=[STARTING_CROWNS] * seats,  # WK-SETUP-10
            votes=[0] * seats, faith=[0] * seats, influence=[0] * seats, outlaw=[0] * seats,
            castle=[OFF_BOARD] * seats,
            owner=[NEUTRAL] * len(CITIES), fortified=[0] * len(CITIES),  # WK-SETUP-5
            breach=[0] * walls, besieger=[NOBODY] * walls, siege_round=[0] * walls,
            where=[OFF_BOARD] * nobles, exhausted=[0] * nobles, outside=[0] * nobles,  # WK-SETUP-22
            office=[NOBODY] * nobles, heir=[AT_HOME] * nobles, orphan=[0] * nobles, offered=[NOBODY] * nobles,
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

    def max_decisions(self, seats: int) -> int:
        return LAST_ROUND * DECISIONS_A_ROUND

    def derive(self, s: Any) -> None:
        derive(s)

    def restore(self, values: dict[str, Any]) -> Realm:
        return Realm(**values)

    def asides(self, s: Any, seat: int) -> Sequence[Any]:
        return deals.asides(s, seat)

    def aside(self, s: Any, seat: int, pick: Any) -> None:
        deals.carry_out(s, seat, pick)

    def why_not_aside(self, s: Any, seat: int, pick: Any) -> Reason | None:
        return deals.why_not(s, seat, pick)

    def check(self, s: Any) -> list[str]:
        return check(s)

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        return draw_text(view, marked)


GAME = WarriorKnights()
