"""What happens in a process that thinks: it knows one seat's imagined world and nothing else."""

from __future__ import annotations

from typing import Any

from serai.bots import thinking
from serai.protocol.games import game_of


def think(
    game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[list[Any], str | None]:
    """The choice of a bot, as a row, and its reason where others asked something of it."""
    return thinking.think(game_of(game_name), kept, number, seat, level, seed)
