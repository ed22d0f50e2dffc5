"""Step 2: the actions of a turn, all offered in one question with all their details."""  # KH-DEC-17

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, AskWide
from serai.games.khan.choices import (
    CHASES,
    CONQUERS,
    FREE_INVADES,
    INVADES,
    PASS,
    Chase,
    Conquer,
    Discard,
    FreeInvade,
    Invade,
    Pass,
)
from serai.games.khan.events import HighMoraleKept, Passed, PutAway
from serai.games.khan.rules.bits import members, nth_member
from serai.games.khan.rules.board import LAND
from serai.games.khan.rules.cards import HIGH_MORALE, place_of_special
from serai.games.khan.rules.chase import chase, chases, why_not_chase
from serai.games.khan.rules.conquer import (
    allows_conquest,
    asks_nobody,
    is_open_to,
    lay,
    marks_of_consent,
    open_to,
    propose,
    why_not_conquer,
    without_consent,
)
from serai.games.khan.rules.free import allows_free, free_invasions, invade_freely, why_not_free
from serai.games.khan.rules.invade import allows_invade, can_invade, invade, invasions, why_not_invade
from serai.games.khan.state import NONE, NORMAL, Khan

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
CELLS_ALLOWED: Final = tuple(len(invades) for invades in INVADES)  # by card
FREE_CELLS: Final = (len(LAND), 0, 0)  # by number of the action: those that action D allows, which must be the first


def cells_allowed(hand: list[int]) -> int:
    """How many cells the cards of a hand allow, each card counted for itself."""
    total = 0
    for card in hand:
        total += CELLS_ALLOWED[card]
    return total


@dataclass(frozen=True, slots=True)
class Act(AskWide):
    """A player takes the first, the second, or with High Morale the third action."""  # KH-DEC-2, KH-DEC-3, KH-DEC-11

    seat: int
    nth: int
    takes = (Invade, Chase, Conquer, FreeInvade, Pass, Discard)

    def options(self, s: Khan) -> list[Any]:
        """Every action with all its details; one that cannot be completed is not among them."""  # KH-TURN-11
        listed: list[Any] = [*invasions(s, self.seat)]  # KH-TURN-5, KH-DEC-4
        if self.nth == FIRST:
            listed += free_invasions(s)  # KH-TURN-9, KH-DEC-8
        listed += chases(s)  # KH-DEC-5
        listed += map(CONQUERS.__getitem__, members(open_to(s, self.seat)))  # KH-DEC-6
        if self._may_pass(s):
            listed.append(PASS)
        return listed

    def _may_pass(self, s: Khan) -> bool:
        """Only a second action can be impossible, and then it is forfeited."""  # KH-TURN-10, KH-RULING-12
        return (
            self.nth == SECOND
            and s.phase != NORMAL
            and not can_invade(s, self.seat)
            and not without_consent(s, self.seat)
        )

    def only(self, s: Khan) -> Any:
        if s.phase == NORMAL:
            return None  # KH-RULING-13: four rulers or more can be expelled
        return Ask.only(self, s)

    def sample(self, s: Khan, chance: Any) -> Any:
        """Draw from all that land, rulers, yurts and hand could offer until it is legal: each option is as likely."""
        if s.phase != NORMAL:
            return Ask.sample(self, s, chance)
        seat = self.seat
        ground = s.ground
        hand = s.hands[seat]
        covering = s.ready & s.own1[seat]
        land = FREE_CELLS[self.nth]
        land_and_rulers = land + len(CHASES)
        but_cards = land_and_rulers + covering.bit_count()
        total = but_cards + cells_allowed(hand)
        while True:
            rank = chance.below(total)
            if rank >= but_cards:
                rank -= but_cards
                for card in hand:
                    allowed = CELLS_ALLOWED[card]
                    if rank < allowed:
                        break
                    rank -= allowed
                pick = INVADES[card][rank]
                if not ground[pick[1]]:
                    return pick
            elif rank < land:
                if not ground[LAND[rank]]:
                    return FREE_INVADES[rank]
            elif rank < land_and_rulers:
                if s.rulers[rank - land] != NONE:
                    return CHASES[rank - land]
            else:
                placement = nth_member(covering, rank - land_and_rulers)
                if is_open_to(s, seat, placement):
                    return CONQUERS[placement]

    def allows(self, s: Khan, pick: Any) -> bool:
        kind = type(pick)
        if kind is Invade:
            return allows_invade(s, self.seat, pick)
        if kind is Conquer:
            return allows_conquest(s, self.seat, pick.placement)
        if kind is FreeInvade:
            return self.nth == FIRST and allows_free(s, pick)
        if kind is Chase:
            ruler: int = pick.ruler
            return s.rulers[ruler] != NONE
        return kind is Pass and self._may_pass(s)

    def chosen(self, s: Khan, pick: Any) -> None:
        kind = type(pick)
        if kind is Conquer:
            propose(s, self, pick.placement)
            return
        if kind is FreeInvade:
            invade_freely(s, self.seat, pick.cell)  # KH-TURN-8, KH-FREE-4: no second action follows
            return
        self._go_on(s)
        if kind is Invade:
            invade(s, self.seat, pick)
        elif kind is Chase:
            chase(s, self.seat, pick.ruler)
        elif s.telling:
            s.tell(Passed(self.seat))
        if self.nth == THIRD:
            spend_high_morale(s, self.seat)

    def conquered(self, s: Khan, placement: int) -> None:
        """Lay the piece that needs no consent, or has all."""
        self._go_on(s)
        lay(s, self.seat, placement)
        if self.nth == THIRD:
            spend_high_morale(s, self.seat)

    def refused(self, s: Khan) -> None:
        """Choose again; a third action that is no longer possible was never taken."""
        if self.nth == THIRD and not can_act(s, self.seat):
            s.todo.pop()  # KH-RULING-21: step 4 lies beneath and asks again
            if s.telling:
                s.tell(HighMoraleKept(self.seat))

    def _go_on(self, s: Khan) -> None:
        if self.nth == FIRST:
            s.todo.append(ACTS[self.seat][SECOND])  # KH-TURN-4, KH-TURN-7
        elif self.nth == THIRD:
            s.todo.pop()  # step 4, to which a refusal would have led back

    def why_not(self, s: Khan, pick: Any) -> Reason | None:
        kind = type(pick)
        if kind is Invade:
            return why_not_invade(s, self.seat, pick)
        if kind is Chase:
            return why_not_chase(s, pick)
        if kind is Conquer:
            return why_not_conquer(s, self.seat, pick)
        if kind is FreeInvade:
            if self.nth != FIRST:
                return Reason("KH-TURN-9" if self.nth == SECOND else "KH-SPECIAL-HM-2", {})
            return why_not_free(s, pick)
        if kind is Pass:
            return self._why_not_pass(s)
        return Reason("KH-RULING-14", {"card": pick.card})

    def _why_not_pass(self, s: Khan) -> Reason | None:
        """A second action may be left out when every ruler is out and neither card nor piece can be used."""
        if self.nth != SECOND or s.phase == NORMAL:
            return Reason("KH-TURN-10", {})
        playable = any(
            why_not_invade(s, self.seat, pick) is None for card in s.hands[self.seat] for pick in INVADES[card]
        )
        return Reason("KH-TURN-10", {}) if playable or asks_nobody(s, self.seat) else None

    def facts(self, s: Khan) -> dict[str, Any]:
        return {"number": self.nth + 1, **marks_of_consent(s, self.seat)}


def spend_high_morale(s: Khan, seat: int) -> None:
    """The card leaves the game after the third action."""  # KH-SPECIAL-HM-5
    s.special[place_of_special(seat, HIGH_MORALE)] -= 1
    s.last_used[seat] = NONE
    if s.telling:
        s.tell(PutAway(seat, HIGH_MORALE))


def can_act(s: Khan, seat: int) -> bool:
    """Whether any of the three single actions is possible."""
    return s.phase == NORMAL or can_invade(s, seat) or open_to(s, seat) != 0


ACTS: Final = tuple(tuple(Act(seat, nth) for nth in (FIRST, SECOND, THIRD)) for seat in range(4))
