"""The state of a game of Connect Four as plain data."""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.stateclass import public, stateclass


@stateclass
class ConnectFour(State):
    """The discs of both players as bits, and how high each column is."""

    discs: list[int] = public()  # by seat: its discs as bits
    heights: list[int] = public()  # by column: how many discs lie there
