"""What is true of every position of Connect Four."""

from __future__ import annotations

from serai.games.connect_four.state import ConnectFour
from serai.games.connect_four.tables import HEIGHT


def check(s: ConnectFour) -> list[str]:
    """The rules that a position breaks; none in a sound one."""
    red, yellow = s.discs
    sound = not red & yellow and red.bit_count() - yellow.bit_count() in (0, 1)
    stacked = all(
        (red | yellow) >> HEIGHT * column & (1 << HEIGHT) - 1 == (1 << height) - 1
        for column, height in enumerate(s.heights)
    )
    return [*([] if sound else ["CF-TURN-1"]), *([] if stacked else ["CF-TURN-3"])]
