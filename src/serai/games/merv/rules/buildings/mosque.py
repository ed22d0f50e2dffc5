"""Chapter 17: the mosque track."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import CLIMB, STOP, TAKE_TOKEN, Climb, Complete, Stop, TakeToken
from serai.games.merv.events import Climbed, MosqueCamelTaken, RewardLost, TokenTaken
from serai.games.merv.rules.buildings.palace import give_courtier
from serai.games.merv.rules.buildings.wall import give_wall
from serai.games.merv.rules.contracts import completable, complete, why_not_complete
from serai.games.merv.rules.paying import can_pay, pay
from serai.games.merv.rules.rewards import give
from serai.games.merv.rules.tracks import gain_points
from serai.games.merv.state import Merv


def begin(s: Merv, seat: int) -> None:
    """Begin a Mosque action."""
    s.todo.append(MOSQUE[seat])


def steps_of(s: Merv, owner: int) -> Any:
    """The spaces that the owner's disc can reach, with their costs."""
    space = s.mosque[owner]
    if space == t.OUTSIDE and not s.discs[owner]:
        return ()  # ME-RULING-2, ME-RULING-65
    return t.STEPS[space]  # ME-MOSQUE-1, ME-MOSQUE-2, ME-RULING-27


def why_not_reach(s: Merv, seat: int, space: int) -> Reason | None:
    """The rule that keeps the disc from a space, costs aside."""
    if s.mosque[seat] == t.OUTSIDE and not s.discs[seat]:
        return Reason("ME-RULING-2", {"seat": seat})
    if not t.STEPS[s.mosque[seat]]:
        return Reason("ME-RULING-27", {"space": space})
    if all(to != space for to, _ in t.STEPS[s.mosque[seat]]):
        return Reason("ME-MOSQUE-2", {"space": space})
    return None


def climb(s: Merv, owner: int, space: int) -> None:
    """Move a disc to a space, for its points."""
    if s.mosque[owner] == t.OUTSIDE:
        s.discs[owner] -= 1  # ME-RULING-2
    s.mosque[owner] = space  # ME-MOSQUE-4, ME-MOSQUE-5
    if s.telling:
        s.tell(Climbed(owner, space))
    gain_points(s, owner, t.SPACE_POINTS[space], t.FROM_MOSQUE)  # ME-MOSQUE-6


def take_camel(s: Merv, owner: int, space: int) -> None:
    """Take the camel of a level-1 space, if it is still there."""
    if s.mosque_camels[space]:
        s.mosque_camels[space] = 0
        s.camels[owner] += 1
        if s.telling:
            s.tell(MosqueCamelTaken(owner, space))


@dataclass(frozen=True, slots=True)
class Reached(Do):
    """A step is taken: its points and its reward come before another step."""

    seat: int
    space: int

    def run(self, s: Merv) -> None:
        seat, space = self.seat, self.space
        climb(s, seat, space)
        reward = t.SPACE_REWARD[space]
        if reward == t.CAMEL_IF_PRESENT:
            take_camel(s, seat, space)  # ME-MOSQUE-7, ME-RULING-26
        elif reward == t.BONUS_TOKEN:
            give_token(s, seat)  # ME-MOSQUE-10
        elif reward == t.FREE_COURTIER:
            give_courtier(s, seat)  # ME-MOSQUE-12
        elif reward == t.FREE_WALL:
            give_wall(s, seat)  # ME-MOSQUE-13
        elif reward != t.BUILDINGS_SCORE:  # ME-MOSQUE-14: counted when the city scores
            give(s, seat, reward)  # ME-MOSQUE-8, ME-MOSQUE-9, ME-MOSQUE-11


@dataclass(frozen=True, slots=True)
class Mosque(Ask):  # ME-DEC-18
    """A player pays for steps one after the other, completes contracts, or stops."""

    takes = (Climb, Complete, Stop)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [STOP]  # ME-RULING-4
        for space, cost in steps_of(s, seat):
            if can_pay(s, seat, cost):
                listed.append(CLIMB[space])  # ME-MOSQUE-3
        listed += completable(s, seat)
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        seat = self.seat
        if type(pick) is Stop:
            s.discount = 0
            return
        s.todo.append(self)
        if type(pick) is Climb:
            s.todo.append(REACHED[seat][pick.space])
            for space, cost in t.STEPS[s.mosque[seat]]:
                if space == pick.space:
                    pay(s, seat, cost)
        else:
            complete(s, seat, pick.contract)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        seat = self.seat
        if type(pick) is Stop:
            return None
        if type(pick) is Complete:
            return why_not_complete(s, seat, pick.contract)
        reason = why_not_reach(s, seat, pick.space)
        if reason is None:
            for space, cost in t.STEPS[s.mosque[seat]]:
                if space == pick.space and not can_pay(s, seat, cost):
                    reason = Reason("ME-MOSQUE-3", {"space": space})
        return reason


def give_step(s: Merv, seat: int) -> None:
    """Ask for a free step, if the disc can take one."""
    if steps_of(s, seat):
        s.todo.append(FREE_STEP[seat])
    elif s.telling:
        s.tell(RewardLost(seat, t.MOSQUE_STEP))  # ME-RULING-27


@dataclass(frozen=True, slots=True)
class FreeStep(Ask):  # ME-DEC-19
    """A player takes a step without paying; from outside the track the path is chosen."""

    takes = (Climb,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [CLIMB[space] for space, _ in t.STEPS[s.mosque[self.seat]]]

    def chosen(self, s: Merv, pick: Climb) -> None:
        s.todo.append(REACHED[self.seat][pick.space])  # ME-MARKET-12, ME-LIBRARY-14

    def why_not(self, s: Merv, pick: Climb) -> Reason | None:
        return why_not_reach(s, self.seat, pick.space)


def give_token(s: Merv, seat: int) -> None:
    """Ask for a bonus token, if one is left."""
    if t.NOBODY in s.tokens:
        s.todo.append(TOKEN[seat])
    elif s.telling:
        s.tell(RewardLost(seat, t.BONUS_TOKEN))  # ME-RULING-5


def take_token(s: Merv, owner: int, token: int) -> None:
    """Give a bonus token to an owner."""
    s.tokens[token] = owner
    if s.telling:
        s.tell(TokenTaken(owner, token))


@dataclass(frozen=True, slots=True)
class BonusToken(Ask):  # ME-DEC-9
    """A player takes one of the remaining bonus tokens."""

    takes = (TakeToken,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [TAKE_TOKEN[token] for token, owner in enumerate(s.tokens) if owner == t.NOBODY]

    def chosen(self, s: Merv, pick: TakeToken) -> None:
        take_token(s, self.seat, pick.token)

    def why_not(self, s: Merv, pick: TakeToken) -> Reason | None:
        owner = s.tokens[pick.token]
        return None if owner == t.NOBODY else Reason("ME-MOSQUE-10", {"token": pick.token, "owner": owner})


MOSQUE = each_seat(Mosque, t.SEATS)
REACHED = tuple(tuple(Reached(seat, space) for space in range(len(t.SPACES))) for seat in range(t.SEATS))
FREE_STEP = each_seat(FreeStep, t.SEATS)
TOKEN = each_seat(BonusToken, t.SEATS)
