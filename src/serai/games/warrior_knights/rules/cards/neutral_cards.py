"""The neutral cards: Upgrade Defenses, Muster Troops, Uncertain Times, and the two with chapters of their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import (
    ARMY,
    DONE,
    FORTIFY,
    REPAIR,
    Amount,
    Done,
    Fortify,
    PickArmy,
    Repair,
    amounts,
)
from serai.games.warrior_knights.events import (
    BY_FORTIFY,
    BY_MUSTER,
    BY_REPAIR,
    BreachesRepaired,
    CasualtiesHealed,
    CityFortified,
)
from serai.games.warrior_knights.rules.assembly.laws import pay_to_treasury
from serai.games.warrior_knights.rules.board import CASTLE, WALLS
from serai.games.warrior_knights.rules.cards.expeditions import FUND_EXPEDITION
from serai.games.warrior_knights.rules.cards.fate import shuffle
from serai.games.warrior_knights.rules.cards.important_event import IMPORTANT_EVENT
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import armies_of, clockwise, owner_of, wall_owner
from serai.games.warrior_knights.rules.war.cities import cities_of
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import (
    ARMIES,
    FORTIFY_COST,
    MUSTER_COST,
    NEUTRALS,
    REPAIR_COST,
    SEAT_NAMES,
)


@dataclass(frozen=True, slots=True)
class UpgradeDefenses(Do):
    """Clockwise from the Chairman each baron may repair or fortify."""

    def run(self, s: Realm) -> None:
        s.todo.extend(UPGRADE[seat] for seat in reversed(clockwise(s, s.gavel)))


def walls_of(s: Realm, seat: int) -> list[int]:
    """A baron's cities and, if it stands, his castle."""
    return cities_of(s, seat) + ([CASTLE + seat] if s.castle[seat] >= 0 else [])


def why_no_work(s: Realm, seat: int, wall: int) -> Reason | None:
    """What keeps a baron from working on walls at all."""
    if wall_owner(s, wall) != seat or (wall >= CASTLE and s.castle[seat] < 0):
        return Reason("WK-NEUTRAL-2", {"wall": wall})
    if s.besieger[wall] >= 0:
        return Reason("WK-NEUTRAL-6", {"wall": wall})  # WK-SIEGE-7
    return None


@dataclass(frozen=True, slots=True)
class Upgrade(Question):  # WK-D18
    """A baron may repair one place or fortify one city."""

    seat: int

    takes = (Repair, Fortify, Done)

    def options(self, s: Realm) -> list[Any]:
        seat, crowns = self.seat, s.crowns[self.seat]
        listed: list[Any] = []
        if crowns >= REPAIR_COST:
            for wall in walls_of(s, seat):
                if s.besieger[wall] >= 0:
                    continue  # WK-NEUTRAL-6
                if s.breach[wall]:
                    listed.append(REPAIR[wall])
                if wall < CASTLE and not s.fortified[wall] and crowns >= FORTIFY_COST:
                    listed.append(FORTIFY[wall])  # WK-NEUTRAL-5
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is Repair:
            s.todo.append(REPAIR_WALLS[self.seat][pick.wall])
        elif type(pick) is Fortify:
            pay_to_treasury(s, self.seat, FORTIFY_COST, BY_FORTIFY)  # WK-NEUTRAL-4
            fortify(s, pick.city)

    def reason(self, s: Realm, pick: Any) -> Reason:
        wall = pick.wall if type(pick) is Repair else pick.city
        found = why_no_work(s, self.seat, wall)
        if found is not None:
            return found
        if type(pick) is Repair:
            return Reason("WK-NEUTRAL-3", {"wall": wall})
        if s.fortified[wall]:
            return Reason("WK-NEUTRAL-5", {"city": wall})
        return Reason("WK-NEUTRAL-4", {"city": wall, "number": FORTIFY_COST})


def fortify(s: Realm, city: int) -> None:
    """A city's control marker is turned to its fortified side."""
    s.fortified[city] = 1
    if s.telling:
        s.tell(CityFortified(city))


def repair(s: Realm, wall: int, number: int) -> None:
    """Breach tokens are removed."""
    s.breach[wall] -= number
    if s.telling and number:
        s.tell(BreachesRepaired(wall, number))


def heal(s: Realm, army: int, number: int) -> None:
    """Casualty tokens are removed."""
    s.tokens[army] -= number
    if s.telling and number:
        s.tell(CasualtiesHealed(army, number))


@dataclass(frozen=True, slots=True)
class RepairWalls(Question):  # WK-D18
    """How many breaches are repaired."""

    seat: int
    wall: int

    takes = (Amount,)

    def options(self, s: Realm) -> tuple[Amount, ...]:
        most = min(s.breach[self.wall], s.crowns[self.seat] // REPAIR_COST)
        return amounts(min(1, most), most)

    def chosen(self, s: Realm, pick: Amount) -> None:
        pay_to_treasury(s, self.seat, REPAIR_COST * pick.number, BY_REPAIR)  # WK-NEUTRAL-3
        repair(s, self.wall, pick.number)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-NEUTRAL-3", {"wall": self.wall, "number": pick.number})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"wall": self.wall}


@dataclass(frozen=True, slots=True)
class MusterTroops(Do):
    """Clockwise from the Chairman each baron may heal one army."""

    def run(self, s: Realm) -> None:
        s.todo.extend(MUSTER[seat] for seat in reversed(clockwise(s, s.gavel)))


@dataclass(frozen=True, slots=True)
class Muster(Question):  # WK-D19
    """A baron may remove casualties from one of his armies, wherever it is."""

    seat: int

    takes = (PickArmy, Done)

    def options(self, s: Realm) -> list[Any]:
        listed: list[Any] = []
        if s.crowns[self.seat] >= MUSTER_COST:
            listed = [ARMY[army] for army in armies_of(self.seat) if s.tokens[army]]  # WK-NEUTRAL-8 WK-RULING-13
        listed.append(DONE)
        return listed

    def chosen(self, s: Realm, pick: Any) -> None:
        if type(pick) is PickArmy:
            s.todo.append(MUSTER_ARMY[pick.army])

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-NEUTRAL-7", {"army": pick.army})


@dataclass(frozen=True, slots=True)
class MusterArmy(Question):  # WK-D19
    """How many casualties are removed."""

    seat: int
    army: int

    takes = (Amount,)

    def options(self, s: Realm) -> tuple[Amount, ...]:
        most = min(s.tokens[self.army], s.crowns[self.seat] // MUSTER_COST)
        return amounts(min(1, most), most)

    def chosen(self, s: Realm, pick: Amount) -> None:
        pay_to_treasury(s, self.seat, MUSTER_COST * pick.number, BY_MUSTER)  # WK-NEUTRAL-7
        heal(s, self.army, pick.number)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-NEUTRAL-7", {"army": self.army, "number": pick.number})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"army": self.army}


@dataclass(frozen=True, slots=True)
class UncertainTimes(Do):
    """The fate deck is shuffled."""

    def run(self, s: Realm) -> None:
        shuffle(s)  # WK-NEUTRAL-9


_seats = range(len(SEAT_NAMES))
UPGRADE = tuple(map(Upgrade, _seats))
REPAIR_WALLS = tuple(tuple(RepairWalls(seat, wall) for wall in range(len(WALLS))) for seat in _seats)
MUSTER = tuple(map(Muster, _seats))
MUSTER_ARMY = tuple(MusterArmy(owner_of(army), army) for army in range(len(ARMIES)))
_steps: dict[str, Any] = {
    "important_event": IMPORTANT_EVENT,
    "fund_expedition": FUND_EXPEDITION,
    "upgrade_defenses": UpgradeDefenses(),
    "muster_troops": MusterTroops(),
    "uncertain_times": UncertainTimes(),
}
NEUTRAL_STEPS: tuple[Any, ...] = tuple(_steps[name] for name in NEUTRALS)  # WK-NEUTRAL-1
