"""What positions of Nim are worth: who must move with a multiple of four stones loses."""

from __future__ import annotations

from collections.abc import Sequence

from serai_nim.choices import MOST, Take
from serai_nim.state import Nim


def value(s: Nim) -> list[float]:
    """One point for whoever can force the win."""
    wins = s.turn if s.heap % (MOST + 1) else 1 - s.turn
    return [float(seat == wins) for seat in range(s.seats)]


def uncertainty(s: Nim) -> float:
    """Nothing is uncertain."""
    return 0.1


def priors(s: Nim, seat: int, options: Sequence[Take]) -> list[float]:
    """What leaves a multiple of four deserves the first look."""
    return [1.0 if (s.heap - pick.stones) % (MOST + 1) else 20.0 for pick in options]


def is_quiet(s: Nim) -> bool:
    """Every position can be judged."""
    return True
