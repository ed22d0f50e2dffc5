"""Which board is drawn how: the games that have boards of their own, and a plain picture for all others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.drawing import connect_four, plain
from serai.drawing.khan import board as khan
from serai.drawing.merv import board as merv
from serai.drawing.svg import Drawing
from serai.drawing.warrior_knights import board as warrior_knights
from serai.engine.core.game import Game
from serai.words import Words

BOARDS: dict[str, Callable[[dict[str, Any], dict[str, Any], Words], Drawing]] = {
    "khan": khan.draw,
    "merv": merv.draw,
    "warrior_knights": warrior_knights.draw,
    "connect_four": connect_four.draw,
}


def drawn(game: Game, view: dict[str, Any], facts: dict[str, Any], words: Words) -> Drawing:
    """A position as everybody sees it."""
    draw = BOARDS.get(game.name)
    return draw(view, facts, words) if draw else plain.draw(game, view, words)
