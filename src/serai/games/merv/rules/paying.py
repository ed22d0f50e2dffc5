"""Chapter 6: paying a cost entry by entry, with white cubes, the wild cube and the discount."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import PAY_WITH, PayWith
from serai.games.merv.events import Paid
from serai.games.merv.state import Merv


def wild_of(s: Merv, seat: int) -> int:
    """The colour whose cube the player may now pay as another one, or NOBODY."""
    wild: int = s.wilds[seat]
    if wild >= 0 and (s.wild_spent[seat] or not s.cubes[seat * t.KINDS_OF_CUBES + wild]):  # ME-LIBRARY-9, ME-LIBRARY-10
        return t.NOBODY
    return wild


def spend(s: Merv, seat: int, way: int) -> None:
    """Pay one entry of a cost: with a cube, the wild cube or the discount."""
    if way <= t.WHITE:
        s.cubes[seat * t.KINDS_OF_CUBES + way] -= 1  # ME-PAY-1
    elif way == t.WILD:
        s.wild_spent[seat] = 1
        s.cubes[seat * t.KINDS_OF_CUBES + s.wilds[seat]] -= 1
    else:
        s.discount = 0
    if s.telling:
        s.tell(Paid(seat, way))


def affords(s: Merv, seat: int, colour: int) -> int:
    """The most entries of one colour that the player can pay at once."""
    cubes = s.cubes
    first = seat * t.KINDS_OF_CUBES
    most: int = cubes[first + colour] + cubes[first + t.WHITE] + s.discount  # ME-PAY-2, ME-RULING-13
    wild = wild_of(s, seat)
    return most + 1 if wild >= 0 and wild != colour else most


def purse(s: Merv, seat: int) -> list[int]:
    """By colour: the most entries that the player can pay at once."""
    first = seat * t.KINDS_OF_CUBES
    cubes = s.cubes
    wild = wild_of(s, seat)
    any_colour = cubes[first + t.WHITE] + s.discount + (wild >= 0)  # ME-PAY-2, ME-RULING-13, ME-LIBRARY-9
    most = cubes[first : first + t.WHITE]
    if any_colour:
        most = [own + any_colour for own in most]
    if wild >= 0:
        most[wild] -= 1  # its own colour it pays as any other cube
    return most


def can_pay(s: Merv, seat: int, cost: Sequence[int]) -> bool:
    """Whether the player can pay a cost in some way."""
    first = seat * t.KINDS_OF_CUBES
    left = s.cubes[first : first + t.KINDS_OF_CUBES]
    short = 0
    for colour in cost:
        if left[colour]:
            left[colour] -= 1
        else:
            short += 1
    if not short:
        return True
    short -= left[t.WHITE] + s.discount
    if short <= 0:
        return True
    wild = wild_of(s, seat)
    return short == 1 and wild >= 0 and left[wild] > 0


def pay(s: Merv, seat: int, cost: Sequence[int]) -> None:
    """Pay a cost that can be paid; the player is asked only where there may be more than one way."""
    if s.cubes[seat * t.KINDS_OF_CUBES + t.WHITE] or s.discount or wild_of(s, seat) >= 0:
        s.due.extend(cost[::-1])
        s.todo.append(PAY[seat])
    else:
        for colour in cost:
            spend(s, seat, colour)


@dataclass(frozen=True, slots=True)
class Pay(Ask):  # ME-DEC-6
    """A player pays the next entry of a cost."""

    takes = (PayWith,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        cubes = s.cubes
        first = seat * t.KINDS_OF_CUBES
        colour = s.due[-1]
        rest = s.due[:-1]
        listed = []
        if cubes[first + colour]:  # ME-PAY-4; paying a colour with itself never makes the rest unpayable
            listed.append(PAY_WITH[colour])
        if cubes[first + t.WHITE] and self._leaves(s, first + t.WHITE, rest):  # ME-PAY-2
            listed.append(PAY_WITH[t.WHITE])
        wild = wild_of(s, seat)
        if wild >= 0 and wild != colour:
            s.wild_spent[seat] = 1
            if self._leaves(s, first + wild, rest):
                listed.append(PAY_WITH[t.WILD])  # ME-LIBRARY-9
            s.wild_spent[seat] = 0
        if s.discount:
            s.discount = 0
            if can_pay(s, seat, rest):
                listed.append(PAY_WITH[t.DISCOUNT])  # ME-LIBRARY-8
            s.discount = 1
        return listed

    def _leaves(self, s: Merv, cube: int, rest: list[int]) -> bool:
        """Whether the rest of the cost can be paid without this cube."""
        s.cubes[cube] -= 1
        enough = can_pay(s, self.seat, rest)
        s.cubes[cube] += 1
        return enough

    def chosen(self, s: Merv, pick: PayWith) -> None:
        s.due.pop()
        spend(s, self.seat, pick.way)
        if s.due:
            s.todo.append(self)

    def why_not(self, s: Merv, pick: PayWith) -> Reason | None:
        if self.allows(s, pick):
            return None
        way = pick.way
        colour = s.due[-1]
        if way == t.DISCOUNT:
            rule = "ME-RULING-13" if s.discount else "ME-LIBRARY-8"
        elif way == t.WILD:
            wild = wild_of(s, self.seat)
            rule = "ME-PAY-1" if wild >= 0 and wild != colour else "ME-LIBRARY-9"
        elif way not in (colour, t.WHITE):
            rule = "ME-PAY-4"  # another colour does not match
        else:
            rule = "ME-PAY-1"
        return Reason(rule, {"way": way, "cube": colour})

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"cube": s.due[-1], "number": len(s.due)}


PAY = each_seat(Pay, t.SEATS)
