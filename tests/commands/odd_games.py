"""Tic-tac-toe with faults, each of a kind that simulate and fuzz must find."""

from typing import Any

from serai.engine.core.errors import Reason
from serai.games.tic_tac_toe.choices import Square
from serai.games.tic_tac_toe.declare import TicTacToeGame
from serai.games.tic_tac_toe.rules.turn import Claim


class Faulty(TicTacToeGame):
    """Breaks an invariant as soon as the middle is claimed."""

    name = "faulty"

    def check(self, s: Any) -> list[str]:
        return ["TT-TURN-1"] if s.owner[4] is not None else []


class CrashingClaim(Claim):
    """Fails when it fills the middle row."""

    __slots__ = ()

    def chosen(self, s: Any, pick: Any) -> None:
        super().chosen(s, pick)
        if isinstance(s.todo[-1], Claim):
            s.todo[-1] = CrashingClaim(1 - self.seat)
        if None not in s.owner[3:6]:
            raise ZeroDivisionError("the middle row is full")


class Crashing(TicTacToeGame):
    """Crashes on some boards."""

    name = "crashing"
    steps = (*TicTacToeGame.steps, CrashingClaim)

    def new(self, seats: int, chance: Any, options: dict[str, Any]) -> Any:
        s = super().new(seats, chance, options)
        s.todo[-1] = CrashingClaim(0)
        return s


class Endless(TicTacToeGame):
    """Says that a game is shorter than it is."""

    name = "endless"

    def max_decisions(self, seats: int) -> int:
        return 3


class LenientClaim(Claim):
    """Takes a square that is taken already."""

    __slots__ = ()

    def allows(self, s: Any, pick: Any) -> bool:
        return type(pick) is Square

    def why_not(self, s: Any, pick: Any) -> Reason | None:
        return None if type(pick) is Square else Reason("SE-ASK-3", {})


class Lenient(TicTacToeGame):
    """Accepts nonsense in its first question."""

    name = "lenient"
    steps = (*TicTacToeGame.steps, LenientClaim)

    def new(self, seats: int, chance: Any, options: dict[str, Any]) -> Any:
        s = super().new(seats, chance, options)
        s.owner[0] = 1
        s.todo[-1] = LenientClaim(0)
        return s

    def check(self, s: Any) -> list[str]:
        return []


class Forgetful(TicTacToeGame):
    """Loses a square whenever it is restored."""

    name = "forgetful"

    def derive(self, s: Any) -> None:
        s.owner[0] = None


GAMES = (Faulty(), Crashing(), Endless(), Lenient(), Forgetful())
