"""Searches with a fixed number of nodes at positions of stored games, and what each looked at, kept in `choices/`.

Speed may change and answers may not: `python -m tests.bots.recorded_choices` writes the answers anew, which is only
right where an evaluation or the search itself was meant to change. The games and positions stay as they were stored.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from serai.bots.bot import Budget, View, asks_of, view_of
from serai.bots.evaluation import evaluation_of
from serai.bots.search import Considered, Search, SearchConfig
from serai.bots.specs import spec_of
from serai.engine.core.game import Game, load
from serai.engine.play.match import Match

FOLDER = Path(__file__).with_name("choices")
SEATS = {"khan": (2, 3, 4), "merv": (1, 2, 3, 4), "warrior_knights": (2, 3, 4)}
POSITIONS = 8  # of every game, evenly over its length
CONFIGS: dict[str, dict[str, dict[str, Any]]] = {  # what is searched with, whatever levels do meanwhile
    "khan": {"plain": {}},
    "merv": {
        "short": {"quiescence": 1},
        "deep": {"deep": True},
        "patient": {"quiescence": 20, "ahead": 6, "explore": 3.0},
    },
    "warrior_knights": {"some": {"quiescence": 24}, "far": {"quiescence": 40}},
}
NODES = {"khan": 120, "merv": 40, "warrior_knights": 24}
DIGITS = 6  # of a value


class Answer(NamedTuple):
    """What one search at one position looked at: the options by number, their visits and values, best first."""

    game: int
    move: int
    config: str
    seen: list[list[float]]


def positions(game: Game, stored: dict[str, Any]) -> Iterator[tuple[int, int, Match, int]]:
    """The questions with several answers of the stored games, evenly spread: game, move, match and asked seat."""
    for number, one in enumerate(stored["games"]):
        match = Match.new(game, one["seats"], one["seed"])
        moves: list[int] = one["moves"]
        wanted = {round((place + 0.5) * len(moves) / POSITIONS) for place in range(POSITIONS)}
        due = False
        for move, option in enumerate(moves):
            asked = match.asks[0]
            due = due or move in wanted
            if due and len(asked.options) > 1:
                due = False
                yield number, move, match, asked.seat
            match.choose(asked.seat, asked.options[option])


def answers(game: Game, stored: dict[str, Any]) -> Iterator[Answer]:
    """What searches find at all positions."""
    for number, move, match, seat in positions(game, stored):
        for name, changes in CONFIGS[game.name].items():
            found = searched(game, view_of(match, seat), asks_of(match, seat)[0].options, SearchConfig(**changes))
            options = list(asks_of(match, seat)[0].options)
            seen = [[_place(options, one.pick), one.visits, round(one.value, DIGITS)] for one in found]
            yield Answer(number, move, name, seen)


def searched(game: Game, view: View, options: Any, config: SearchConfig) -> list[Considered]:
    """What one search considers."""
    search = Search(evaluation_of(game, config.deep), view.seat, view.imagine, "recorded", config, None)
    return search.think(options, Budget(nodes=NODES[game.name]))


def _place(options: list[Any], pick: Any) -> int:
    return next(place for place, one in enumerate(options) if type(one) is type(pick) and one == pick)


def new_games(game: Game) -> list[dict[str, Any]]:
    """Games between traders, one for every size of table, as option numbers."""
    found = []
    for seats in SEATS[game.name]:
        seed, spec = f"recorded {seats}", spec_of("trader")
        match = Match.new(game, seats, seed)
        bots = [spec.make(game, f"{seed}/{seat}", seats) for seat in range(seats)]
        moves = []
        while not match.over:
            asked = match.asks[0]
            pick = bots[asked.seat].choose(view_of(match, asked.seat), asks_of(match, asked.seat), Budget())
            moves.append(_place(list(asked.options), pick))
            match.choose(asked.seat, pick)
        found.append({"seats": seats, "seed": seed, "moves": moves})
    return found


def read(name: str) -> dict[str, Any]:
    """The stored games and answers of a game."""
    stored: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return stored


def record(name: str) -> None:
    """Write the answers of a game, and its games where there are none yet."""
    game, path = load(name), FOLDER / f"{name}.json"
    stored: dict[str, Any] = read(name) if path.exists() else {"games": new_games(game)}
    stored["answers"] = list(answers(game, stored))
    parts = [
        '{"games": [',
        ",\n".join(json.dumps(one) for one in stored["games"]),
        '],\n"answers": [',
        ",\n".join(json.dumps(one) for one in stored["answers"]),
        "]}\n",
    ]
    path.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    for each in sys.argv[1:] or SEATS:
        record(each)
