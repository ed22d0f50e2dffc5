"""What a player of Nim can choose."""

from __future__ import annotations

from typing import NamedTuple


class Take(NamedTuple):
    """Take so many stones."""

    stones: int


MOST = 3  # NI-TURN-2
TAKES = tuple(Take(stones) for stones in range(1, MOST + 1))  # built once, listed by reference
