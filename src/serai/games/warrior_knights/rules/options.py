"""The options of the match: every optional rule, each with the values of the content file."""

from __future__ import annotations

from typing import Any

from serai.engine.core.game import Option
from serai.games.warrior_knights.tables import OPTION_ROWS

OPTIONS: tuple[Option, ...] = tuple(Option(row["key"], row["default"], tuple(row["values"])) for row in OPTION_ROWS)
_places = {option.name: place for place, option in enumerate(OPTIONS)}
INFLUENCE_PER_PLAYER = _places["influence_per_player"]
OPEN_PRIVATE_MOTIONS = _places["open_private_motions"]
HEIR_EXCHANGE = _places["heir_exchange"]
BARON_ELIMINATION = _places["baron_elimination"]
MIGHT_MAKES_RIGHT = _places["might_makes_right"]
DESERTED_NOBLE = _places["deserted_noble"]
MIRACLES = _places["miracles_can_happen"]
PLACEMENT_DIRECTION = _places["noble_placement_direction"]
TWO_PLAYER_MAJORITY = _places["two_player_majority_win"]
BARON_ASSIGNMENT = _places["baron_assignment"]
ROUND_LIMIT = _places["round_limit"]


def as_numbers(chosen: dict[str, Any]) -> tuple[int, ...]:
    """The options in order, each as a number: texts by their place among the values."""
    numbers = []
    for option in OPTIONS:
        value = chosen[option.name]
        numbers.append(option.values.index(value) if isinstance(value, str) else int(value))
    return tuple(numbers)
