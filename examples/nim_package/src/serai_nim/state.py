"""The state of a game of Nim as plain data."""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.stateclass import public, stateclass


@stateclass
class Nim(State):
    """The heap, and who is next."""

    heap: int = public()  # stones that are left
    turn: int = public()  # whose turn it is
