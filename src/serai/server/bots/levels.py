"""The bots that a table can seat, by level: Serai's own, and those that other packages register."""

from __future__ import annotations

from serai.bots.specs import bot_names

LEVELS: tuple[str, ...] = bot_names()
STAND_IN = "novice"  # plays for a person who left or ran out of time
