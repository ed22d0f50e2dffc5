"""What is true of every position of tic-tac-toe."""

from __future__ import annotations

from serai.games.tic_tac_toe.state import TicTacToe


def check(s: TicTacToe) -> list[str]:
    """The rules that a position breaks; none in a sound one."""
    crosses, noughts = s.owner.count(0), s.owner.count(1)
    return [] if crosses - noughts in (0, 1) else ["TT-TURN-1"]
