"""Chapter 12: the final phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.engine.core.errors import Reason
from serai.engine.core.steps import AskWide, Do, each_seat
from serai.games.khan.choices import CONQUERS, NORMAL_PHASE, PASS, Conquer, Pass
from serai.games.khan.events import FinalTurnBegan, Passed
from serai.games.khan.rules.active import end_active_card, end_reservation
from serai.games.khan.rules.bits import members, nth_member
from serai.games.khan.rules.board import LIMITS
from serai.games.khan.rules.conquer import (
    allows_conquest,
    asks_nobody,
    forget_refusals,
    lay,
    marks_of_consent,
    open_to,
    propose,
    why_not_conquer,
    without_consent,
)
from serai.games.khan.rules.placement_index import somebody_leads
from serai.games.khan.rules.scoring import SCORE
from serai.games.khan.state import FINAL, Khan

CONQUESTS: Final = LIMITS["final_phase_conquests_per_turn"]


@dataclass(frozen=True, slots=True)
class FinalTurn(Do):
    """A turn of the final phase, unless nobody can conquer any more."""

    seat: int

    def run(self, s: Khan) -> None:
        s.phase = FINAL
        if not somebody_leads(s):
            s.todo.append(SCORE)  # KH-FINAL-18
            return
        s.turn = self.seat
        if s.telling:
            s.tell(FinalTurnBegan(self.seat))
        end_reservation(s, self.seat)
        end_active_card(s, self.seat)  # KH-FINAL-11, KH-RULING-33
        s.todo.append(FINAL_CONQUESTS[self.seat][0])


@dataclass(frozen=True, slots=True)
class FinalConquest(AskWide):
    """A player conquers, or passes when nothing is possible without consent."""

    seat: int
    made: int
    takes = (Conquer, Pass, *NORMAL_PHASE)

    def options(self, s: Khan) -> list[Conquer | Pass]:
        listed: list[Conquer | Pass] = [*map(CONQUERS.__getitem__, members(open_to(s, self.seat)))]
        if not without_consent(s, self.seat):
            listed.append(PASS)  # KH-FINAL-13, KH-FINAL-15, KH-RULING-29, KH-DEC-14
        return listed

    def only(self, s: Khan) -> Conquer | Pass | None:
        found = open_to(s, self.seat)
        if not found:
            return PASS  # KH-FINAL-12
        if s.guards and not without_consent(s, self.seat):
            return None
        highest = found.bit_length() - 1
        return CONQUERS[highest] if found == 1 << highest else None

    def sample(self, s: Khan, chance: Any) -> Conquer | Pass:
        found = open_to(s, self.seat)
        conquests = found.bit_count()
        may_pass = not found or (s.guards and not without_consent(s, self.seat))
        rank = chance.below(conquests + 1 if may_pass else conquests)
        return PASS if rank == conquests else CONQUERS[nth_member(found, rank)]

    def allows(self, s: Khan, pick: Any) -> bool:
        if type(pick) is Conquer:
            return allows_conquest(s, self.seat, pick.placement)
        return type(pick) is Pass and not without_consent(s, self.seat)

    def chosen(self, s: Khan, pick: Conquer | Pass) -> None:
        if type(pick) is Conquer:
            propose(s, self, pick.placement)
            return
        if s.telling:
            s.tell(Passed(self.seat))
        self._to_the_left(s)

    def conquered(self, s: Khan, placement: int) -> None:
        """Lay the piece that needs no consent, or has all."""
        lay(s, self.seat, placement)
        if not somebody_leads(s):
            s.todo.append(SCORE)  # KH-FINAL-17
        elif self.made + 1 < CONQUESTS:
            s.todo.append(FINAL_CONQUESTS[self.seat][self.made + 1])  # KH-FINAL-9
        else:
            self._to_the_left(s)

    def refused(self, s: Khan) -> None:
        """Nothing to do: the same question is asked again."""

    def _to_the_left(self, s: Khan) -> None:
        forget_refusals(s)
        s.todo.append(FINAL_TURNS[(self.seat + 1) % s.seats])  # KH-FINAL-16, also who passed: KH-FINAL-14

    def why_not(self, s: Khan, pick: Any) -> Reason | None:
        if type(pick) is Conquer:
            return why_not_conquer(s, self.seat, pick)
        if type(pick) is Pass:
            return Reason("KH-FINAL-15", {}) if asks_nobody(s, self.seat) else None
        return Reason("KH-FINAL-10", {})

    def facts(self, s: Khan) -> dict[str, Any]:
        return {"number": self.made + 1, **marks_of_consent(s, self.seat)}


FINAL_TURNS: Final = each_seat(FinalTurn, 4)
FINAL_CONQUESTS: Final = tuple(tuple(FinalConquest(seat, made) for made in range(CONQUESTS)) for seat in range(4))
