"""Chapter 18: walls and gates."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import BUILD_AT, BUY_PIECE, STOP, BuildAt, BuyPiece, Complete, Stop
from serai.games.merv.events import RewardLost, WallBuilt
from serai.games.merv.rules.contracts import completable, complete, why_not_complete
from serai.games.merv.rules.paying import affords, pay, purse
from serai.games.merv.rules.tracks import gain_influence
from serai.games.merv.state import Merv


def begin(s: Merv, seat: int) -> None:
    """Begin a Wall action."""
    s.todo.append(WALL[seat])


def influence_of(s: Merv, owner: int, slot: int) -> int:
    """The influence that a piece in a slot brings its builder."""
    total = 0
    for cell in t.COVERS[slot]:  # ME-GEO-8
        whose = s.building[cell]
        if whose == owner:
            total += t.OWN_COVERED  # ME-WALL-6, ME-SOLO-84
        elif whose != t.NOBODY:  # ME-WALL-7
            total += t.OTHER_COVERED  # ME-WALL-6, ME-TWO-11, ME-RULING-28, ME-RULING-58
    return min(total, t.MOST_COVERED)  # ME-WALL-9


def build(s: Merv, owner: int, piece: int, slot: int) -> None:
    """Build a piece, for influence."""
    s.pieces[piece] -= 1
    s.walls[slot] = piece  # ME-WALL-10
    if s.telling:
        s.tell(WallBuilt(owner, piece, slot))
    gain_influence(s, owner, influence_of(s, owner, slot))


def fits(s: Merv, piece: int, slot: int) -> bool:
    """Whether a piece can be built in a slot."""
    return bool(s.walls[slot] == t.NOBODY and t.PIECE_IS_GATE[piece] == t.IS_GATE_SLOT[slot])  # ME-WALL-4, ME-WALL-5


@dataclass(frozen=True, slots=True)
class Wall(Ask):  # ME-DEC-20
    """A player buys pieces one after the other, completes contracts, or stops."""

    takes = (BuyPiece, Complete, Stop)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [STOP]  # ME-RULING-4
        pieces = s.pieces
        for colour, most in enumerate(purse(s, seat)):
            if most:
                for piece, cost in t.PRICES[colour]:
                    if most >= cost and pieces[piece]:
                        listed.append(BUY_PIECE[piece])  # ME-WALL-1, ME-WALL-2
        listed += completable(s, seat)
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is Stop:
            return
        s.todo.append(self)
        if type(pick) is BuyPiece:
            s.todo.append(WALL_SLOT[self.seat][pick.piece])  # ME-WALL-3
            pay(s, self.seat, (t.PIECE_COLOUR[pick.piece],) * t.PIECE_COST[pick.piece])
        else:
            complete(s, self.seat, pick.contract)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is Stop:
            return None
        if type(pick) is Complete:
            return why_not_complete(s, self.seat, pick.contract)
        if not s.pieces[pick.piece]:
            return Reason("ME-SETUP-17", {"piece": pick.piece})
        if affords(s, self.seat, t.PIECE_COLOUR[pick.piece]) < t.PIECE_COST[pick.piece]:
            return Reason("ME-WALL-2", {"piece": pick.piece})
        return None


@dataclass(frozen=True, slots=True)
class WallSlot(Ask):  # ME-DEC-21
    """The builder chooses the slot for a piece."""

    takes = (BuildAt,)
    seat: int
    piece: int

    def options(self, s: Merv) -> list[Any]:
        walls = s.walls
        return [BUILD_AT[slot] for slot in t.PIECE_SLOTS[self.piece] if walls[slot] < 0]  # ME-WALL-3, ME-WALL-4

    def chosen(self, s: Merv, pick: BuildAt) -> None:
        build(s, self.seat, self.piece, pick.slot)

    def why_not(self, s: Merv, pick: BuildAt) -> Reason | None:
        if t.IS_GATE_SLOT[pick.slot] != t.PIECE_IS_GATE[self.piece]:
            return Reason("ME-WALL-4", {"slot": pick.slot, "piece": self.piece})
        if s.walls[pick.slot] != t.NOBODY:
            return Reason("ME-WALL-3", {"slot": pick.slot, "piece": s.walls[pick.slot]})
        return None

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"piece": self.piece}


def give_wall(s: Merv, seat: int) -> None:
    """Ask for a free piece, if one is left."""
    if any(s.pieces):
        s.todo.append(FREE_WALL[seat])
    elif s.telling:
        s.tell(RewardLost(seat, t.FREE_WALL))  # ME-RULING-5


@dataclass(frozen=True, slots=True)
class FreeWall(Ask):  # ME-DEC-22
    """A player builds any remaining piece without paying."""

    takes = (BuyPiece,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [BUY_PIECE[piece] for piece, left in enumerate(s.pieces) if left]  # ME-LIBRARY-15, ME-RULING-29

    def chosen(self, s: Merv, pick: BuyPiece) -> None:
        s.todo.append(WALL_SLOT[self.seat][pick.piece])

    def why_not(self, s: Merv, pick: BuyPiece) -> Reason | None:
        return None if s.pieces[pick.piece] else Reason("ME-SETUP-17", {"piece": pick.piece})


WALL = each_seat(Wall, t.SEATS)
WALL_SLOT = tuple(tuple(WallSlot(seat, piece) for piece in range(len(t.PIECES))) for seat in range(t.SEATS))
FREE_WALL = each_seat(FreeWall, t.SEATS)
