"""Castles: their fall, the ransom, and, by option, the end of their baron."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import CITY, PickCity
from serai.games.warrior_knights.events import (
    BY_CASTLE,
    BaronEliminated,
    CastleFell,
    ChargeDropped,
    EventEnded,
    HeirReleased,
    MarkerRemoved,
    SceptrePassed,
)
from serai.games.warrior_knights.rules.assembly.laws import most_of, pass_gavel, pay_to_treasury
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.cards.lasting import lasting_of
from serai.games.warrior_knights.rules.options import BARON_ELIMINATION
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    armies_of,
    dismiss,
    lift,
    lift_siege,
    mercenaries_in,
    nobles_of,
)
from serai.games.warrior_knights.rules.war.cities import cities_of, free_city, gain_crowns, take_city
from serai.games.warrior_knights.rules.war.death import DESERTION, LOSSES, drop_office
from serai.games.warrior_knights.rules.winning import LAST_BARON
from serai.games.warrior_knights.state import AT_HOME, HOSTAGE, NOBODY, OFF_BOARD, OUT, Realm
from serai.games.warrior_knights.tables import ACTION_KINDS, EXPEDITIONS, GARRISON, SEAT_NAMES


def fall(s: Realm, loser: int, winner: int) -> None:
    """A castle falls: its garrison deserts and takes its losses, then the castle goes."""
    s.todo.append(CASTLE_GONE[loser][winner])
    s.todo.append(LOSSES[GARRISON + loser])  # WK-CASTLE-6 WK-RULING-49
    s.todo.append(DESERTION[GARRISON + loser])  # WK-RULING-85


@dataclass(frozen=True, slots=True)
class CastleGone(Do):
    """The castle leaves the board; the conqueror takes half of the crowns and a city."""

    loser: int
    winner: int

    def run(self, s: Realm) -> None:
        loser, winner = self.loser, self.winner
        lift_siege(s, CASTLE + loser)  # WK-CASTLE-14
        s.walled[s.castle[loser]] = NOBODY
        s.castle[loser] = OFF_BOARD  # WK-CASTLE-5
        s.breach[CASTLE + loser] = 0  # WK-CASTLE-11
        s.falling = NOBODY
        if s.telling:
            s.tell(CastleFell(loser, winner))
        booty = s.crowns[loser] // 2  # WK-CASTLE-7 WK-RULING-50
        pay_to_treasury(s, loser, booty, BY_CASTLE)
        gain_crowns(s, winner, booty, BY_CASTLE)
        if s.settings[BARON_ELIMINATION]:
            eliminate(s, loser)  # WK-OPT-4.1 WK-OPT-4.4
        elif loser in s.owner:
            s.todo.append(RANSOM_CITY[loser][winner])  # WK-CASTLE-8


@dataclass(frozen=True, slots=True)
class RansomCity(Question):  # WK-D53
    """The loser of a castle gives up a city of his choice."""

    seat: int
    winner: int

    takes = (PickCity,)

    def options(self, s: Realm) -> list[PickCity]:
        return [CITY[city] for city in cities_of(s, self.seat)]

    def chosen(self, s: Realm, pick: PickCity) -> None:
        take_city(s, self.winner, pick.city)  # WK-RULING-51

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-CASTLE-8", {"city": pick.city})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"seat_to": self.winner}


def eliminate(s: Realm, seat: int) -> None:
    """A baron leaves the game with all that is his."""
    s.alive[seat] = 0
    s.barons -= 1  # WK-OPT-4.5
    if s.telling:
        s.tell(BaronEliminated(seat))
    for city in cities_of(s, seat):
        free_city(s, city)  # WK-OPT-4.2
    disband(s, seat)
    give_up_offices(s, seat)
    take_cards_away(s, seat)
    s.crowns[seat] = s.votes[seat] = s.faith[seat] = s.influence[seat] = 0
    s.outlaw[seat] = s.attends[seat] = 0
    for expedition in range(len(EXPEDITIONS)):
        s.stakes[len(SEAT_NAMES) * expedition + seat] = 0  # WK-OPT-4.6
    free_hostages(s, seat)
    if s.barons == 1:
        s.todo.append(LAST_BARON)  # WK-OPT-4.7


def disband(s: Realm, seat: int) -> None:
    """The nobles and troops of an eliminated baron leave the game."""
    for noble in nobles_of(seat):
        lift(s, noble, OUT)  # his sieges end with it
        drop_office(s, noble)
        s.exhausted[noble] = s.orphan[noble] = 0
        s.offered[noble] = NOBODY
        for pending in (s.doomed, s.fleeing):
            if noble in pending:
                pending.remove(noble)
    for army in armies_of(seat):
        for troop in mercenaries_in(s, army):
            dismiss(s, army, troop)  # WK-OPT-4.9
        s.armies[army] = ()
        s.power[army] = s.tokens[army] = 0


def free_hostages(s: Realm, seat: int) -> None:
    """The heirs whom an eliminated baron holds go home, and offers to him lapse."""
    for noble in range(len(s.heir)):
        if s.heir[noble] == HOSTAGE + seat:
            s.heir[noble] = AT_HOME
            s.orphan[noble] = 0
            if s.telling:
                s.tell(HeirReleased(noble))
        if s.offered[noble] == seat:
            s.offered[noble] = NOBODY


def give_up_offices(s: Realm, seat: int) -> None:
    """Gavel, sceptre, charges and lasting events of an eliminated baron pass on or are discarded."""
    others = [other for other in range(s.seats) if s.alive[other]]
    lawful = [other for other in others if not s.outlaw[other]] or others  # WK-OPT-4.8
    if s.gavel == seat:
        pass_gavel(s, most_of(s, s.votes, lawful))  # WK-OPT-4.3
    if s.sceptre == seat:
        s.sceptre = most_of(s, s.faith, others)
        if s.telling:
            s.tell(SceptrePassed(s.sceptre))
    for charge in s.charges[seat]:
        s.agenda_discard.append(charge)
        if s.telling:
            s.tell(ChargeDropped(seat, charge))
    s.charges[seat] = ()
    for kept in lasting_of(s, seat):
        s.event_discard.append(kept.event)
        if s.telling:
            s.tell(EventEnded(kept.event))
    s.lasting[seat] = ()


def take_cards_away(s: Realm, seat: int) -> None:
    """An eliminated baron's action cards and markers leave hands, stacks, zones and track."""
    for piles in (s.hand, s.plan1, s.plan2, s.plan3):
        piles[seat].clear()
    s.returned[:] = [card for card in s.returned if card // ACTION_KINDS != seat]
    for zone, cards in enumerate(s.zones):
        s.zones[zone] = tuple(card for card in cards if card // ACTION_KINDS != seat)
    for space, marker in enumerate(s.track):
        if marker == seat:
            s.track[space] = NOBODY
            if s.telling:
                s.tell(MarkerRemoved(seat, space))


_seats = range(len(SEAT_NAMES))
CASTLE_GONE = tuple(tuple(CastleGone(loser, winner) for winner in _seats) for loser in _seats)
RANSOM_CITY = tuple(tuple(RansomCity(loser, winner) for winner in _seats) for loser in _seats)
