"""Bots of fixed levels hold the scale: their ratings were measured once and no person's game moves them.

docs/ratings.md says from which games they were worked out.
"""

from __future__ import annotations

from serai.server.ratings.model import MILLION, Rating

DEVIATION = MILLION  # of every anchor: some thirty points
# Means by title and level; a Trader is what everybody begins as.
MEANS = {
    "khan": {"random": -6.8, "novice": 12.1, "trader": 25.0, "general": 38.0, "sultan": 46.8},
    "merv": {"random": -8.3, "novice": -2.5, "trader": 25.0, "general": 45.9, "sultan": 57.4},
    "warrior_knights": {"random": -19.0, "novice": 3.0, "trader": 25.0, "general": 35.0, "sultan": 42.8},
    "connect_four": {"random": -1.2, "novice": 20.2, "trader": 25.0, "general": 45.2},
    "tic_tac_toe": {"random": 12.4, "novice": 23.2, "trader": 25.0, "general": 25.0},
}


def anchor_of(game: str, level: str) -> Rating | None:
    """The rating of a bot, where its level was measured at this title."""
    mean = MEANS.get(game, {}).get(level)
    return None if mean is None else Rating(round(mean * MILLION), DEVIATION)


def anchors_of(game: str) -> dict[str, Rating]:
    """All bots that may sit at rated tables of a title, the strongest first."""
    levels = sorted(MEANS.get(game, {}).items(), key=lambda one: -one[1])
    return {level: Rating(round(mean * MILLION), DEVIATION) for level, mean in levels}
