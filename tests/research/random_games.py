"""Random games for these tests: which, how long, and how they are walked through."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from serai.research.playing import Play

SHORT: dict[str, Any] = {"round_limit": 5}  # a game of Warrior Knights without a limit takes thousands of decisions
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("tic_tac_toe", 2, {}),
    ("connect_four", 2, {}),
    ("khan", 2, {}),
    ("khan", 4, {}),
    ("merv", 1, {}),
    ("merv", 3, {}),
    ("warrior_knights", 2, SHORT),
    ("warrior_knights", 5, SHORT),
]
NAMED = [f"{name}-{seats}" for name, seats, _ in GAMES]


def walk(name: str, seats: int, options: dict[str, Any], seed: str = "walk", every: int = 1) -> Iterator[Play]:
    """A game by random choices, shown before every n-th of them and once when it is over."""
    play = Play(name, seats, options)
    play.begin(seed)
    dice = Random(seed)
    number = 0
    while not play.over:
        if number % every == 0:
            yield play
        play.choose(dice.choice(play.legal))
        number += 1
    yield play
