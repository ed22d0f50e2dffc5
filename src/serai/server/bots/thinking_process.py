"""What happens in a process that looks back or advises: the same search as the bots', at the same low priority."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from serai.bots import thinking
from serai.bots.thinking import Thought
from serai.protocol.games import game_of
from serai.server.replays.process import Source, record_of


def look_back(tell: Callable[[tuple[int, int]], None], source: Source, nodes: int) -> str:
    """What is found of a record that is over, however it ended, as JSON; tells how far it is."""
    record = record_of(source)
    found = thinking.look_back(game_of(record.game), record, nodes, lambda done, whole: tell((done, whole)))
    return msgspec.json.encode(found).decode()


def consider(
    game_name: str, kept: dict[str, Any], number: int, seat: int, level: str, seed: str
) -> tuple[str, list[Thought]]:
    """What a bot of a level, or one that can tell, weighs in an imagined world, with reasons for the best of it."""
    return thinking.consider(game_of(game_name), kept, number, seat, level, seed)
