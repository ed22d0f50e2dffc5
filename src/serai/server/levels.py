"""The bots that a table can seat, by level."""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.bot import Bot, Budget
from serai.bots.random_bot import RandomBot

LEVELS: dict[str, tuple[Callable[[str], Bot], Budget]] = {
    "random": (RandomBot, Budget(seconds=0.5)),
}
