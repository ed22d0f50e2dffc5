"""Chapter 14: courtiers in the palace."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import PLACE_COURTIER, STOP, Complete, PlaceCourtier, Stop
from serai.games.merv.events import CourtierPlaced, RewardLost
from serai.games.merv.rules.contracts import completable, complete, why_not_complete
from serai.games.merv.rules.holdings import COURTS, courtiers_of, in_court
from serai.games.merv.rules.paying import affords, pay, purse
from serai.games.merv.rules.tracks import gain_favour
from serai.games.merv.state import Merv


def begin(s: Merv, seat: int) -> None:
    """Begin a Palace action."""
    s.todo.append(PALACE[seat])


def place_courtier(s: Merv, owner: int, court: int) -> None:
    """Turn a servant into a courtier; the first one in a court brings favour."""
    is_first = in_court(s, court) == 0
    s.servants[owner] -= 1  # ME-COMP-2
    s.courtiers[owner * COURTS + court] += 1  # ME-PALACE-6, ME-PALACE-7
    if s.telling:
        s.tell(CourtierPlaced(owner, court))
    if is_first:
        gain_favour(s, owner, 1)  # ME-PALACE-4, ME-RULING-20, ME-RULING-54


@dataclass(frozen=True, slots=True)
class Palace(Ask):  # ME-DEC-13
    """A player pays for courtiers one after the other, completes contracts, or stops."""

    takes = (PlaceCourtier, Complete, Stop)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [STOP]  # ME-RULING-4
        if s.servants[seat]:  # ME-PALACE-8
            cost = t.COURTIER_COST[courtiers_of(s, seat)]  # ME-PALACE-3, ME-RULING-19
            most = purse(s, seat)
            for court, colour in enumerate(t.COURT_COLOUR):
                if most[colour] >= cost and in_court(s, court) < t.COURT_PLACES:
                    listed.append(PLACE_COURTIER[court])  # ME-PALACE-1, ME-PALACE-2, ME-PALACE-5
        listed += completable(s, seat)
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is Stop:
            s.discount = 0
            return
        s.todo.append(self)
        if type(pick) is PlaceCourtier:
            cost = t.COURTIER_COST[courtiers_of(s, self.seat)]
            pay(s, self.seat, (t.COURT_COLOUR[pick.court],) * cost)
            place_courtier(s, self.seat, pick.court)
        else:
            complete(s, self.seat, pick.contract)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is Stop:
            return None
        if type(pick) is Complete:
            return why_not_complete(s, self.seat, pick.contract)
        if not s.servants[self.seat]:
            return Reason("ME-PALACE-8", {"seat": self.seat})
        if in_court(s, pick.court) >= t.COURT_PLACES:
            return Reason("ME-PALACE-5", {"court": pick.court})
        cost = t.COURTIER_COST[courtiers_of(s, self.seat)]
        if affords(s, self.seat, t.COURT_COLOUR[pick.court]) < cost:
            return Reason("ME-PALACE-3", {"court": pick.court, "number": cost})
        return None


def give_courtier(s: Merv, seat: int) -> None:
    """Ask for a free courtier, if there is a servant and a place."""
    if s.servants[seat] and any(in_court(s, court) < t.COURT_PLACES for court in range(COURTS)):
        s.todo.append(FREE_COURTIER[seat])
    elif s.telling:
        s.tell(RewardLost(seat, t.FREE_COURTIER))  # ME-RULING-5


@dataclass(frozen=True, slots=True)
class FreeCourtier(Ask):  # ME-DEC-14
    """A player places a courtier without paying."""

    takes = (PlaceCourtier,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [PLACE_COURTIER[court] for court in range(COURTS) if in_court(s, court) < t.COURT_PLACES]

    def chosen(self, s: Merv, pick: PlaceCourtier) -> None:
        place_courtier(s, self.seat, pick.court)  # ME-MOSQUE-12

    def why_not(self, s: Merv, pick: PlaceCourtier) -> Reason | None:
        if in_court(s, pick.court) >= t.COURT_PLACES:
            return Reason("ME-PALACE-5", {"court": pick.court})
        return None


PALACE = each_seat(Palace, t.SEATS)
FREE_COURTIER = each_seat(FreeCourtier, t.SEATS)
