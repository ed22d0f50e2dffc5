"""The state of a game of tic-tac-toe as plain data."""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.stateclass import public, stateclass


@stateclass
class TicTacToe(State):
    """The nine squares: whose each is, or None."""

    owner: list[int | None] = public()  # by square: whose it is, or None
