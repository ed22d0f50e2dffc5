"""Chapter 10: steps 3 and 4, the special cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress
from typing import Any, Final

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do, each_seat
from serai.games.khan.choices import (
    DIVINE_SUPPORTS,
    PASS,
    RECONNOITRES,
    USE_HIGH_MORALE,
    USE_PROTECTION,
    DivineSupport,
    Pass,
    Reconnoitre,
    UseHighMorale,
    UseProtection,
)
from serai.games.khan.events import PutAway, Reserved, UsedDivineSupport, UsedHighMorale, UsedProtection
from serai.games.khan.rules.action import ACTS, THIRD, can_act
from serai.games.khan.rules.active import copies_for, end_active_card
from serai.games.khan.rules.board import ALL_REGIONS
from serai.games.khan.rules.cards import (
    DIVINE_SUPPORT,
    HIGH_MORALE,
    PROTECTION,
    RECONNAISSANCE,
    SPECIALS,
    SPECIALS_OF,
    place_of_special,
)
from serai.games.khan.state import NOBODY, NONE, Khan

NO_SPECIALS: Final = bytes(len(SPECIALS))  # unused cards of a seat that has none
EACH_REGION: Final = DIVINE_SUPPORTS[:ALL_REGIONS]


@dataclass(frozen=True, slots=True)
class EndActiveCard(Do):
    """Step 3: the own active card is put away."""

    seat: int

    def run(self, s: Khan) -> None:
        seat = self.seat
        if s.protector == seat or s.divine[seat] != NONE:
            end_active_card(s, seat)  # KH-TURN-12, KH-SPECIAL-5
        if s.special[SPECIALS_OF[seat]] != NO_SPECIALS:
            s.todo.append(USE_SPECIALS[seat])  # KH-SPECIAL-2
        else:
            s.last_used[seat] = NONE


@dataclass(frozen=True, slots=True)
class UseSpecial(Ask):
    """Step 4: a player may use one special card."""  # KH-DEC-10

    seat: int
    takes = (UseHighMorale, UseProtection, DivineSupport, Reconnoitre, Pass)

    def options(self, s: Khan) -> list[Any]:
        high_morale, protection, divine_support, reconnaissance = s.special[SPECIALS_OF[self.seat]]
        listed: list[Any] = []
        if high_morale and can_act(s, self.seat):  # KH-SPECIAL-HM-4
            listed.append(USE_HIGH_MORALE)
        if protection and s.protector == NOBODY and not self._used_last(s, PROTECTION):  # KH-SPECIAL-KP-1
            listed.append(USE_PROTECTION)
        if divine_support:
            if s.seats == 4:
                listed += EACH_REGION  # KH-SPECIAL-DS-4, KH-RULING-35, KH-DEC-12
                for region in s.divine:
                    if region != NONE:
                        listed.remove(DIVINE_SUPPORTS[region])  # KH-SPECIAL-DS-5
            elif ALL_REGIONS not in s.divine and not self._used_last(s, DIVINE_SUPPORT):  # KH-SPECIAL-DS-1
                listed.append(DIVINE_SUPPORTS[ALL_REGIONS])  # KH-SPECIAL-DS-3
        if reconnaissance:  # KH-DEC-13
            beside = s.beside[:]
            for kind in s.reserved:
                if kind != NONE and not copies_for(s, self.seat, kind):
                    beside[kind] = 0  # KH-SPECIAL-RC-2
            listed += compress(RECONNOITRES, beside)
        listed.append(PASS)  # KH-SPECIAL-3, KH-TURN-13, KH-RULING-3
        return listed

    def _used_last(self, s: Khan, special: int) -> bool:
        """Whether the card is banned because two players may not use it in two turns in a row."""
        return s.seats == 2 and s.last_used[self.seat] == special  # KH-SPECIAL-KP-2, KH-SPECIAL-DS-2, KH-RULING-34

    def chosen(self, s: Khan, pick: Any) -> None:
        kind = type(pick)
        seat = self.seat
        if kind is UseHighMorale:
            if s.telling:
                s.tell(UsedHighMorale(seat))
            s.todo.append(self)
            s.todo.append(ACTS[seat][THIRD])  # KH-SPECIAL-HM-1, KH-SPECIAL-HM-3, KH-RULING-15
        elif kind is UseProtection:
            self._activate(s, PROTECTION)
            s.protector = seat  # KH-SPECIAL-KP-3
            if s.telling:
                s.tell(UsedProtection(seat))
        elif kind is DivineSupport:
            self._activate(s, DIVINE_SUPPORT)
            s.divine[seat] = pick.region
            if s.telling:
                s.tell(UsedDivineSupport(seat, pick.region))
        elif kind is Reconnoitre:
            self._activate(s, RECONNAISSANCE)
            s.last_used[seat] = NONE
            s.reserved[seat] = pick.kind  # KH-SPECIAL-RC-1
            if s.telling:
                s.tell(Reserved(seat, pick.kind))
                s.tell(PutAway(seat, RECONNAISSANCE))  # KH-SPECIAL-RC-3
        else:
            s.last_used[seat] = NONE

    def _activate(self, s: Khan, special: int) -> None:
        s.special[place_of_special(self.seat, special)] -= 1  # KH-SPECIAL-4
        s.last_used[self.seat] = special
        s.guards += 1

    def why_not(self, s: Khan, pick: Any) -> Reason | None:
        kind = type(pick)
        if kind is UseHighMorale:
            return self._why_not_held(s, HIGH_MORALE) or self._why_not_high_morale(s)
        if kind is UseProtection:
            return self._why_not_held(s, PROTECTION) or self._why_not_protection(s)
        if kind is DivineSupport:
            return self._why_not_held(s, DIVINE_SUPPORT) or self._why_not_divine_support(s, pick.region)
        if kind is Reconnoitre:
            return self._why_not_held(s, RECONNAISSANCE) or self._why_not_reconnoitre(s, pick.kind)
        return None

    def _why_not_held(self, s: Khan, special: int) -> Reason | None:
        held = s.special[place_of_special(self.seat, special)]
        return None if held else Reason("KH-SPECIAL-4", {"special": special})

    def _why_not_high_morale(self, s: Khan) -> Reason | None:
        return None if ACTS[self.seat][THIRD].options(s) else Reason("KH-SPECIAL-HM-4", {})

    def _why_not_protection(self, s: Khan) -> Reason | None:
        if s.protector != NOBODY:
            return Reason("KH-SPECIAL-KP-1", {"seat": s.protector})
        if s.seats == 2 and s.last_used[self.seat] == PROTECTION:
            return Reason("KH-SPECIAL-KP-2", {})
        return None

    def _why_not_divine_support(self, s: Khan, region: int) -> Reason | None:
        active = [seat for seat in range(s.seats) if s.divine[seat] != NONE]
        if s.seats == 4:
            if region == ALL_REGIONS:
                return Reason("KH-SPECIAL-DS-4", {})
            for seat in active:
                if s.divine[seat] == region:
                    return Reason("KH-SPECIAL-DS-5", {"seat": seat, "region": region})
            return None
        if active:
            return Reason("KH-SPECIAL-DS-1", {"seat": active[0]})
        if s.seats == 2 and s.last_used[self.seat] == DIVINE_SUPPORT:
            return Reason("KH-SPECIAL-DS-2", {})
        return None if region == ALL_REGIONS else Reason("KH-SPECIAL-DS-3", {"region": region})

    def _why_not_reconnoitre(self, s: Khan, kind: int) -> Reason | None:
        holders = [seat for seat in range(s.seats) if s.reserved[seat] == kind]
        if not s.beside[kind]:
            return Reason("KH-SPECIAL-RC-1", {"kind": kind})
        if holders and (s.seats < 4 or len(holders) >= s.beside[kind]):
            return Reason("KH-SPECIAL-RC-2", {"kind": kind, "seat": holders[0]})
        return None


END_ACTIVE_CARDS: Final = each_seat(EndActiveCard, 4)
USE_SPECIALS: Final = each_seat(UseSpecial, 4)
