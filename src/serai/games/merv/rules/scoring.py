"""Chapters 21 and 22: the scoring phase of a year and the end of the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.state import Result, places_of
from serai.engine.core.steps import Ask, Do
from serai.games.merv import tables as t
from serai.games.merv.choices import SCORE_COURT, ScoreCourt
from serai.games.merv.events import (
    CityScored,
    CourtScored,
    Ended,
    SetScored,
    SpicesScored,
    TokenScored,
    TopScored,
    YearEnded,
)
from serai.games.merv.rules.holdings import COURTS, cards_of, courtiers_of, goods_of, level_of, scrolls_of, spices_of
from serai.games.merv.rules.tracks import gain_points, spend_favour
from serai.games.merv.state import Merv


def counted_in(s: Merv, owner: int, court: int) -> int:
    """How much an owner has of what a court counts."""
    scores = t.COURT_SCORES[court]
    if scores == "scrolls":
        return scrolls_of(s, owner)  # ME-SCORE-5
    if scores == "caravan_cards":
        return cards_of(s, owner)  # ME-SCORE-6
    if scores == "goods":
        return goods_of(s, owner)  # ME-SCORE-7
    return level_of(s, owner)  # ME-SCORE-8


def court_value(s: Merv, owner: int, court: int) -> int:
    """The points of one courtier of an owner in a court."""
    return counted_in(s, owner, court) * t.COURT_POINTS[court]


def score_court(s: Merv, owner: int, court: int) -> None:
    """Score one courtier."""
    number = court_value(s, owner, court)
    if s.telling:
        s.tell(CourtScored(owner, court, counted_in(s, owner, court), number))
    gain_points(s, owner, number, t.FROM_PALACE)  # ME-SCORE-2


def score_all_courts(s: Merv, owner: int) -> None:
    """Score every courtier of an owner."""
    for court, placed in enumerate(s.courtiers[owner * COURTS : owner * COURTS + COURTS]):
        if placed:
            for _ in range(placed):
                score_court(s, owner, court)  # ME-SCORE-9


def city_value(s: Merv, owner: int) -> int:
    """The points of an owner's buildings, with bonus tokens and the top of the mosque."""
    total = s.building.count(owner)  # ME-SCORE-10
    if owner in s.tokens:
        for token, whose in enumerate(s.tokens):
            if whose == owner:
                total += t.TOKEN_POINTS * buildings_of(s, owner, t.TOKEN_ACTION[token])  # ME-SCORE-11, ME-SCORE-13
    if level_of(s, owner) == t.TOP_LEVEL:
        total += t.TOP_POINTS * buildings_of(s, owner, t.MOSQUE)  # ME-SCORE-12, ME-MOSQUE-14
    return total


def buildings_of(s: Merv, owner: int, action: int) -> int:
    """How many buildings an owner has on tiles of an action."""
    return sum(whose == owner and s.action_at[cell] == action for cell, whose in enumerate(s.building))


def tell_city(s: Merv, owner: int, number: int) -> None:
    """Tell what an owner's points in the city are made of; call it only while s.telling."""
    cells = [cell for cell, whose in enumerate(s.building) if whose == owner]
    s.tell(CityScored(owner, number, tuple(cells)))
    for token, whose in enumerate(s.tokens):
        if whose == owner:
            fitting = tuple([cell for cell in cells if s.action_at[cell] == t.TOKEN_ACTION[token]])
            if fitting:
                s.tell(TokenScored(owner, t.TOKEN_POINTS * len(fitting), token, fitting))
    mosques = tuple([cell for cell in cells if s.action_at[cell] == t.MOSQUE])
    if mosques and level_of(s, owner) == t.TOP_LEVEL:
        s.tell(TopScored(owner, t.TOP_POINTS * len(mosques), mosques))


def tell_sets(s: Merv, owner: int, counts: list[int]) -> None:
    """Tell the sets of an owner's caravan cards; call it only while s.telling."""
    for height in range(1, max(counts) + 1):
        spices = tuple([spice for spice, number in enumerate(counts) if number >= height])
        s.tell(SetScored(owner, t.SET_POINTS[len(spices)], spices))


def set_points(counts: list[int]) -> int:
    """The points of caravan cards, divided into sets of different spices in the best way."""
    total = 0
    for height in range(1, max(counts) + 1):
        total += t.SET_POINTS[sum(number >= height for number in counts)]  # ME-END-2, ME-END-3
    return total


@dataclass(frozen=True, slots=True)
class Scoring(Do):
    """The scoring phase: first the palace, in the order of the queue, then the city."""

    def run(self, s: Merv) -> None:
        s.todo.append(SCORE_CITY)
        pending = [SCORE_PALACE[owner] for owner in s.queue if owner != t.COURTIER]  # ME-TWO-2, ME-RULING-59
        s.todo.extend(pending[::-1])


@dataclass(frozen=True, slots=True)
class ScorePalace(Do):
    """An owner spends one favour a courtier and scores those that were paid for."""

    owner: int

    def run(self, s: Merv) -> None:
        owner = self.owner
        courtiers = courtiers_of(s, owner)
        if not courtiers:
            return
        if owner == t.MAGISTRATE:
            score_all_courts(s, owner)  # ME-SOLO-32, ME-SOLO-38
            return
        paid = min(courtiers, s.favour[owner])
        spend_favour(s, owner, paid)  # ME-SCORE-1, ME-SCORE-4
        if paid == courtiers:
            score_all_courts(s, owner)
        elif paid:
            s.unscored[:] = s.courtiers[owner * COURTS : owner * COURTS + COURTS]
            s.todo.append(CHOOSE_COURT[owner][paid])  # ME-SCORE-3


@dataclass(frozen=True, slots=True)
class ChooseCourt(Ask):  # ME-DEC-26
    """A player short of favour chooses which courtiers score."""

    takes = (ScoreCourt,)
    seat: int
    left: int

    def options(self, s: Merv) -> list[Any]:
        return [SCORE_COURT[court] for court, number in enumerate(s.unscored) if number]

    def chosen(self, s: Merv, pick: ScoreCourt) -> None:
        s.unscored[pick.court] -= 1
        score_court(s, self.seat, pick.court)
        if self.left > 1:
            s.todo.append(CHOOSE_COURT[self.seat][self.left - 1])
        else:
            s.unscored[:] = [0] * COURTS

    def why_not(self, s: Merv, pick: ScoreCourt) -> Reason | None:
        return None if s.unscored[pick.court] else Reason("ME-SCORE-3", {"court": pick.court})

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"number": self.left}


@dataclass(frozen=True, slots=True)
class ScoreCity(Do):
    """Every owner scores the city; then the year is over."""

    def run(self, s: Merv) -> None:
        for owner in s.queue:
            if owner != t.COURTIER:
                number = city_value(s, owner)  # ME-SOLO-33
                if s.telling:
                    tell_city(s, owner, number)
                gain_points(s, owner, number, t.FROM_CITY)
        if s.telling:
            s.tell(YearEnded(s.year))


@dataclass(frozen=True, slots=True)
class End(Do):
    """After the third year the spices score, and most points win."""

    def run(self, s: Merv) -> None:
        for owner in s.queue:
            if owner != t.COURTIER:
                counts = spices_of(s, owner)
                number = set_points(counts)  # ME-SOLO-35
                if s.telling:
                    tell_sets(s, owner, counts)
                    s.tell(SpicesScored(owner, number))
                gain_points(s, owner, number, t.FROM_SPICES)
        result = judge(s)
        if s.telling:
            winners = [seat for seat in range(s.seats) if result.places[seat] == 1]
            s.tell(Ended(winners[0] if winners else t.MAGISTRATE))
        s.finish(result)


def judge(s: Merv) -> Result:
    """Places by points, then favour, then influence, then the last queue."""
    seats = range(s.seats)
    scores = tuple(s.vp[seat] for seat in seats)
    if s.seats == 1:
        won = s.vp[0] > s.vp[t.MAGISTRATE]  # ME-SOLO-36, ME-RULING-53
        places: tuple[int, ...] = (1 if won else 2,)  # ME-RULING-70
    else:
        places = places_of(  # ME-END-4, ME-END-5, ME-END-6, ME-END-7
            [(s.vp[seat], s.favour[seat], s.influence[seat], -s.queue.index(seat)) for seat in seats]
        )
    return Result(scores, places, tuple(made_of(s, seat) for seat in seats))


def made_of(s: Merv, seat: int) -> dict[str, Any]:
    """What a seat's points are made of, and what broke ties."""
    first = seat * t.KINDS_OF_POINTS
    reasons: dict[str, Any] = dict(
        zip(t.SOURCES[: t.FROM_OFFICE], s.points[first : first + t.FROM_OFFICE], strict=True)
    )
    reasons["favour_left"] = s.favour[seat]
    reasons["influence_left"] = s.influence[seat]
    reasons["queue"] = s.queue.index(seat) + 1
    if s.seats == 1:
        reasons["magistrate"] = s.vp[t.MAGISTRATE]
    return reasons


SCORING = Scoring()
SCORE_CITY = ScoreCity()
END = End()
SCORE_PALACE = tuple(ScorePalace(owner) for owner in range(t.OWNERS))
CHOOSE_COURT = tuple(tuple(ChooseCourt(seat, left) for left in range(t.SERVANTS + 1)) for seat in range(t.SEATS))
