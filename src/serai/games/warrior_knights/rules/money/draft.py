"""The Mercenary Draft: hiring in track order, and the post of every hired company."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import ARMY, DONE, HIRE, SPACE, Done, Hire, PickArmy, PickSpace
from serai.games.warrior_knights.events import (
    BY_HIRE,
    PHASES,
    CompaniesOffered,
    CompaniesRevealed,
    CompanyHired,
    HiringBegan,
    MarkerRemoved,
)
from serai.games.warrior_knights.events import HIRE as HIRE_ACT
from serai.games.warrior_knights.rules.assembly.laws import BOWED, BREAK_LAW, pay_to_treasury
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.cards.zones import announce
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.war.armies import (
    armies_of,
    enlist,
    is_shut_in,
    mercenaries_of,
    nobles_of,
    wall_owner,
)
from serai.games.warrior_knights.state import AT_SEA, MERCENARY_LIMIT, NOBODY, OFF_BOARD, Realm
from serai.games.warrior_knights.tables import (
    DRAFT_SURPLUS,
    GARRISON,
    HIRE_COST,
    NATION_OF,
    SEAT_NAMES,
    SPACES,
)


class Hirer(NamedTuple):
    """What s.hirer holds about the baron whose marker is handled."""

    hired: int = 0  # companies hired for this marker and further ones together
    nation: int = NOBODY  # their nationality
    freed: int = 0  # 1 once he has broken the law that limits mercenaries


def hirer_of(s: Realm) -> Hirer:
    """The baron who is hiring."""
    return Hirer._make(s.hirer)


def draw_company(s: Realm) -> int:
    """Draw a mercenary card from the deck; NOBODY when it is empty."""
    cards = s.companies
    if not cards:
        return NOBODY
    s.bar()
    place = s.chance.below(len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return int(card)


def reveal_companies(s: Realm) -> None:
    """One mercenary card more than barons is laid open."""
    for _ in range(s.barons + DRAFT_SURPLUS):
        card = draw_company(s)
        if card >= 0:
            s.row.append(card)  # WK-MERC-13
    if s.telling:
        s.tell(CompaniesRevealed(tuple(s.row)))


def posts_for(s: Realm, seat: int) -> list[int]:
    """The armies that can take in hired troops."""
    found = []
    for noble in nobles_of(seat):
        place = s.where[noble]
        if place == OFF_BOARD:
            found.append(noble)
        elif 0 <= place < AT_SEA and not is_shut_in(s, noble):  # WK-MERC-9
            wall = s.walled[place]
            if wall >= 0 and wall_owner(s, wall) == seat:
                found.append(noble)  # WK-MERC-7 WK-RULING-36 WK-RULING-82
    if s.castle[seat] >= 0 and s.besieger[CASTLE + seat] < 0:
        found.append(GARRISON + seat)
    return found


def limit_reached(s: Realm, seat: int) -> bool:
    """Whether a law forbids a baron to hire one more card."""
    limit = s.law[MERCENARY_LIMIT]
    if not limit or s.outlaw[seat] or hirer_of(s).freed:
        return False  # WK-RULING-88
    return bool(mercenaries_of(s, seat) + len(s.levy) >= limit)


@dataclass(frozen=True, slots=True)
class HoldDraft(Do):
    """Markers are handled in track order; then new companies are laid open."""

    def run(self, s: Realm) -> None:
        announce(s, len(PHASES) - 1)
        if s.telling:
            s.tell(CompaniesOffered(tuple(s.row)))
        s.todo.append(END_DRAFT)
        s.todo.append(DRAFT_SPACES[0])


@dataclass(frozen=True, slots=True)
class DraftSpace(Do):
    """The owner of the marker on a space may hire; then it is the next space's turn."""

    space: int

    def run(self, s: Realm) -> None:
        space = self.space
        while space < len(s.track) and s.track[space] < 0:
            space += 1  # WK-MERC-1
        if space == len(s.track):
            return
        seat = s.track[space]
        s.hirer[:] = Hirer()
        if s.telling:
            s.tell(HiringBegan(seat, space))
        s.bowed &= ~BOWED[HIRE_ACT]
        if space + 1 < len(s.track):
            s.todo.append(DRAFT_SPACES[space + 1])  # WK-MERC-5
        s.todo.append(ASSIGN_HIRED[seat])
        s.todo.append(HIRE_COMPANY[seat][space])


@dataclass(frozen=True, slots=True)
class HireCompany(Question):  # WK-D42
    """A baron may hire one company, then more of the same nationality for further markers."""

    seat: int
    space: int

    takes = (Hire, Done)

    def options(self, s: Realm) -> list[Any]:
        seat, hirer = self.seat, hirer_of(s)
        if s.bowed & BOWED[HIRE_ACT] or not posts_for(s, seat):
            return [DONE]  # WK-MERC-10
        if hirer.hired and not self._other_markers(s):
            return [DONE]
        listed: list[Any] = [
            HIRE[troop]
            for troop in sorted(set(s.row))
            if HIRE_COST[troop] <= s.crowns[seat] and hirer.nation in (NOBODY, NATION_OF[troop])  # WK-MERC-6
        ]
        listed.append(DONE)
        return listed

    def _other_markers(self, s: Realm) -> bool:
        return bool(self.seat in s.track)

    def chosen(self, s: Realm, pick: Any) -> None:
        seat = self.seat
        if type(pick) is Done:
            remove_marker(s, self.space, seat)  # WK-MERC-3
            return
        s.todo.append(HIRE_NOW[seat][self.space])
        s.levy.append(pick.troop)
        s.row.remove(pick.troop)
        if limit_reached_without_last(s, seat):
            s.todo.append(BREAK_LAW[seat][HIRE_ACT])

    def reason(self, s: Realm, pick: Any) -> Reason:
        troop, hirer = pick.troop, hirer_of(s)
        if s.bowed & BOWED[HIRE_ACT]:
            return Reason("WK-EFFECT-21", {"act": HIRE_ACT})
        if not posts_for(s, self.seat):
            return Reason("WK-MERC-10", {})
        if troop not in s.row:
            return Reason("WK-MERC-1", {"troop": troop})
        if hirer.hired and not self._other_markers(s):
            return Reason("WK-MERC-4", {})
        if hirer.nation not in (NOBODY, NATION_OF[troop]):
            return Reason("WK-MERC-6", {"troop": troop})
        return Reason("WK-MERC-2", {"troop": troop, "number": HIRE_COST[troop]})


def limit_reached_without_last(s: Realm, seat: int) -> bool:
    """Whether the limit forbids the card that was just picked."""
    card = s.levy.pop()
    reached = limit_reached(s, seat)
    s.levy.append(card)
    return reached


def remove_marker(s: Realm, space: int, seat: int) -> None:
    """A marker leaves the track, if it is still there."""
    if s.track[space] == seat:
        s.track[space] = NOBODY  # WK-MERC-4 WK-MERC-12
        if s.telling:
            s.tell(MarkerRemoved(seat, space))


@dataclass(frozen=True, slots=True)
class HireNow(Do):
    """The hire takes place, unless its baron bows to a law."""

    seat: int
    space: int

    def run(self, s: Realm) -> None:
        seat = self.seat
        troop = s.levy[-1]
        s.todo.append(HIRE_COMPANY[seat][self.space])
        if s.bowed & BOWED[HIRE_ACT] or HIRE_COST[troop] > s.crowns[seat]:  # he may have given crowns away meanwhile
            s.row.append(s.levy.pop())
            s.bowed |= BOWED[HIRE_ACT]
            return
        hirer = hirer_of(s)
        freed = int(hirer.freed or limit_reached_without_last(s, seat))
        s.hirer[:] = Hirer(hirer.hired + 1, NATION_OF[troop], freed)
        pay_to_treasury(s, seat, HIRE_COST[troop], BY_HIRE)  # WK-MERC-2 WK-RULING-34
        if s.telling:
            s.tell(CompanyHired(seat, troop))
        if s.track[self.space] == seat:
            remove_marker(s, self.space, seat)
        else:
            s.todo.append(SPEND_MARKER[seat])  # WK-RULING-35


@dataclass(frozen=True, slots=True)
class SpendMarker(Question):  # WK-D43
    """A baron chooses which of his other markers a further company costs."""

    seat: int

    takes = (PickSpace,)

    def options(self, s: Realm) -> list[PickSpace]:
        return [SPACE[space] for space, marker in enumerate(s.track) if marker == self.seat]

    def chosen(self, s: Realm, pick: PickSpace) -> None:
        remove_marker(s, pick.space, self.seat)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-MERC-6", {"space": pick.space})


@dataclass(frozen=True, slots=True)
class AssignHired(Do):
    """Companies on their way are assigned one by one; without a legal place they return to the deck."""

    seat: int

    def run(self, s: Realm) -> None:
        if not s.levy:
            return
        if posts_for(s, self.seat):
            s.todo.append(self)
            s.todo.append(POST_COMPANY[self.seat])  # WK-MERC-8
        else:
            s.companies += s.levy  # WK-EFFECT-11
            s.levy.clear()


@dataclass(frozen=True, slots=True)
class PostCompany(Question):  # WK-D44
    """A baron assigns a company to an army at home or off the board."""

    seat: int

    takes = (PickArmy,)

    def options(self, s: Realm) -> list[PickArmy]:
        return [ARMY[army] for army in posts_for(s, self.seat)]

    def chosen(self, s: Realm, pick: PickArmy) -> None:
        enlist(s, pick.army, s.levy.pop(0))

    def reason(self, s: Realm, pick: Any) -> Reason:
        army = pick.army
        if army in armies_of(self.seat):
            if army < GARRISON and 0 <= s.where[army] < AT_SEA and is_shut_in(s, army):
                return Reason("WK-MERC-9", {"army": army})
            if army >= GARRISON and s.castle[self.seat] >= 0:
                return Reason("WK-MERC-9", {"army": army})
        return Reason("WK-MERC-7", {"army": army})

    def facts(self, s: Realm) -> dict[str, Any]:
        return {"troop": s.levy[0]}


@dataclass(frozen=True, slots=True)
class EndDraft(Do):
    """Unhired companies are shuffled into the deck and new ones laid open."""

    def run(self, s: Realm) -> None:
        s.companies += s.row  # WK-MERC-11
        s.row.clear()
        reveal_companies(s)


HOLD_DRAFT, END_DRAFT = HoldDraft(), EndDraft()
_seats, _spaces = range(len(SEAT_NAMES)), range(len(SPACES))
DRAFT_SPACES = tuple(map(DraftSpace, _spaces))
HIRE_COMPANY = tuple(tuple(HireCompany(seat, space) for space in _spaces) for seat in _seats)
HIRE_NOW = tuple(tuple(HireNow(seat, space) for space in _spaces) for seat in _seats)
SPEND_MARKER = tuple(map(SpendMarker, _seats))
ASSIGN_HIRED = tuple(map(AssignHired, _seats))
POST_COMPANY = tuple(map(PostCompany, _seats))
