"""Chapter 20: the Mongols attack in years 2 and 3."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do
from serai.games.merv import tables as t
from serai.games.merv.choices import LOSE_BUILDING, PAY_WITH, LoseBuilding, PayWith
from serai.games.merv.events import BuildingLost, InvasionBegan, TributePaid
from serai.games.merv.rules.paying import spend, wild_of
from serai.games.merv.rules.upgrades import return_soldier
from serai.games.merv.state import Merv


@dataclass(frozen=True, slots=True)
class Invasion(Do):
    """The attacks of the four sides, then the soldiers go home."""

    def run(self, s: Merv) -> None:
        for seat in range(s.seats):
            s.wild_spent[seat] = 0  # ME-LIBRARY-10
        s.todo.append(SOLDIERS_LEAVE)
        s.todo.extend(ATTACKS[::-1])  # ME-INVASION-1, ME-RULING-57


def attacked_from(s: Merv, side: int) -> list[int]:
    """The tiles with buildings that a side attacks, slot by slot and the outer tile first."""
    walls, building, soldier, attacked = s.walls, s.building, s.soldier, s.attacked
    cells: list[int] = []
    first = side * t.SLOTS_A_SIDE
    for slot in t.SIDE_SLOTS:
        if walls[first + slot] >= 0:
            continue  # ME-INVASION-3
        for cell in t.COVERS[first + slot]:  # ME-INVASION-2
            if (
                building[cell] >= 0  # ME-INVASION-6
                and soldier[cell] < 0  # ME-INVASION-4, ME-SOLDIER-9
                and cell not in attacked  # ME-INVASION-5
            ):
                cells.append(cell)
    return cells


@dataclass(frozen=True, slots=True)
class Attack(Do):
    """The Mongols attack from one side; owners decide in the order of the queue."""

    side: int

    def run(self, s: Merv) -> None:
        if s.telling:
            s.tell(InvasionBegan(self.side))
        cells = attacked_from(s, self.side)
        s.attacked.extend(cells)
        building = s.building
        pending: list[Any] = []
        for owner in s.queue:  # ME-INVASION-13, ME-RULING-34
            for cell in cells:
                if building[cell] == owner:
                    if owner == t.COURTIER:
                        lose_building(s, cell)  # ME-TWO-13, ME-SOLO-31
                    elif owner != t.MAGISTRATE:  # ME-SOLO-30
                        pending.append(TRIBUTE[owner][cell])  # ME-INVASION-7
        s.todo.extend(pending[::-1])


def lose_building(s: Merv, cell: int) -> None:
    """Return a building to its owner's supply; an upgrade stays."""
    owner = s.building[cell]
    s.building[cell] = t.NOBODY  # ME-INVASION-14, ME-UPGRADE-6
    s.buildings[owner] += 1  # ME-TWO-14
    if s.telling:
        s.tell(BuildingLost(owner, cell))


def tribute_colours(s: Merv, cell: int) -> int:
    """The colours that a tile takes as tribute, as bits."""
    upgrade = s.upgrade[cell]
    if upgrade == t.WHITE:
        return t.ALL_COLOURS  # ME-INVASION-10
    colours = t.COLOUR_BIT[s.colour_at[cell]]  # ME-INVASION-8
    return colours if upgrade == t.NOBODY else colours | t.COLOUR_BIT[upgrade]  # ME-INVASION-9


@dataclass(frozen=True, slots=True)
class Tribute(Ask):  # ME-DEC-25
    """The owner of an attacked building pays tribute or takes the building back."""

    takes = (LoseBuilding, PayWith)
    seat: int
    cell: int

    def options(self, s: Merv) -> list[Any]:
        first = self.seat * t.KINDS_OF_CUBES
        colours = tribute_colours(s, self.cell)
        cubes = s.cubes
        listed: list[Any] = [LOSE_BUILDING]
        for cube in t.COLOURS_IN[colours]:
            if cubes[first + cube]:
                listed.append(PAY_WITH[cube])
        if cubes[first + t.WHITE]:
            listed.append(PAY_WITH[t.WHITE])  # ME-INVASION-11
        wild = wild_of(s, self.seat)
        if wild >= 0 and not colours & t.COLOUR_BIT[wild]:
            listed.append(PAY_WITH[t.WILD])  # ME-LIBRARY-10, ME-RULING-67
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is LoseBuilding:
            lose_building(s, self.cell)
            return
        if s.telling:
            s.tell(TributePaid(self.seat, self.cell, pick.way))
        spend(s, self.seat, pick.way)  # ME-INVASION-12

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is LoseBuilding:
            return None
        if self.allows(s, pick):
            return None
        way = pick.way
        if way == t.DISCOUNT:
            rule = "ME-LIBRARY-8"
        elif way == t.WILD:
            rule = "ME-LIBRARY-10"
        elif s.cubes[self.seat * t.KINDS_OF_CUBES + way]:
            rule = "ME-INVASION-8"
        else:
            rule = "ME-PAY-1"
        return Reason(rule, {"way": way, "cell": self.cell})

    def facts(self, s: Merv) -> dict[str, Any]:
        return {"cell": self.cell, "tile": s.tiles[self.cell]}


@dataclass(frozen=True, slots=True)
class SoldiersLeave(Do):
    """At the end of the invasion every soldier returns to its owner."""

    def run(self, s: Merv) -> None:
        s.attacked.clear()
        for cell, owner in enumerate(s.soldier):
            if owner != t.NOBODY:
                return_soldier(s, cell)  # ME-INVASION-15


INVASION = Invasion()
ATTACKS = tuple(Attack(side) for side in range(len(t.SIDES)))
SOLDIERS_LEAVE = SoldiersLeave()
TRIBUTE = tuple(tuple(Tribute(seat, cell) for cell in range(len(t.CELLS))) for seat in range(t.SEATS))
