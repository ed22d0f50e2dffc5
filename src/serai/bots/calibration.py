"""Chances as they come true: what an evaluation says of a position, set right by how often such a chance was a win.

A game's folder may hold `bot/chances.json`, by number of seats: the power that chances are raised to before they are
made to add up to one again, and, for who plays alone, by how much the odds are multiplied. `python -m tools.fit
<game>_chances` fits these numbers. Search goes by the evaluation itself: such a map changes no order of choices.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from serai.engine.core.companions import folder_of
from serai.engine.core.game import Game

LEAST = 1e-6  # no chance is smaller before it is set right


class Correction(NamedTuple):
    """How chances at a table of some size are set right."""

    power: float = 1.0
    odds: float = 1.0  # of who plays alone

    def of(self, chances: Sequence[float]) -> list[float]:
        """The chances of all seats, set right."""
        power, odds = self
        if len(chances) == 1:
            won = odds * max(chances[0], LEAST) ** power
            return [won / (won + max(1.0 - chances[0], LEAST) ** power)]
        weights = [max(chance, LEAST) ** power for chance in chances]
        whole = sum(weights)
        return [weight / whole for weight in weights]


NONE = Correction()


def correction_for(game: Game, seats: int) -> Correction:
    """What was fitted for a game at a table of a size, or what changes nothing."""
    return _corrections(game.name, f"{folder_of(game)}.bot").get(seats, NONE)


@cache
def _corrections(name: str, package: str) -> dict[int, Correction]:
    try:
        path = files(package).joinpath("chances.json")
    except ModuleNotFoundError:
        return {}
    if not path.is_file():
        return {}
    stored: dict[str, dict[str, dict[str, float]]] = json.loads(path.read_text(encoding="utf-8"))
    return {int(seats): Correction(**numbers) for seats, numbers in stored["chances"].items()}
