"""What a person's first action of Merv is called: the building that they used, or what they took instead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.games.merv.tables import ACTIONS

LONGEST = 100  # rows of a record: four first turns with what they pay for, and a few taken back
INSTEAD = ("gain-favour", "deploy-soldier")


def opening_of(moves: Iterable[tuple[int, str, list[dict[str, Any]]]], seat: int) -> list[str]:
    """The keys of its words, from the first moves in force: who chose, what, and what came of it."""
    for mover, what, events in moves:
        if mover == seat and what in INSTEAD:
            return [f"choice-{what}"]
        for event in events:
            if mover == seat and event["event"] == "action-began":
                return [f"table-action-{ACTIONS[event['action']]}"]
    return []
