"""`serai bench bots`: how many positions a second searching bots look at, in the middle of games between bots."""

from __future__ import annotations

import json
from collections.abc import Sequence
from time import process_time
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.evaluation import evaluation_of
from serai.bots.levels import tuned
from serai.bots.parallel import Worlds
from serai.bots.search import Search
from serai.bots.specs import SEARCHERS, spec_of
from serai.commands.arguments import game_of, polite
from serai.commands.bench.arguments import BotsArguments
from serai.commands.bench.bench import compiled
from serai.engine.core.chance import seeded
from serai.engine.core.game import Game
from serai.engine.core.steps import Choice
from serai.engine.play.match import Match

PLAYER = "trader"  # plays the games that positions are taken from
FIRST, LAST = 0.25, 0.75  # between these parts of a game lies its middle


class Question(NamedTuple):
    """A position at which a seat has a choice, in a world that it may imagine."""

    seats: int
    seat: int
    worlds: Worlds
    options: Sequence[Choice]


@polite
def run(args: BotsArguments) -> int:
    """Measure and tell."""
    figures = {}
    for name in args.games.split(","):
        game = game_of(name)
        asked = [one for seats in seats_of(game) for one in questions(game, seats, args.positions, args.seed)]
        figures[name] = {level: round(speed(game, level, asked, args.nodes)) for level in SEARCHERS}
    if args.json:
        print(json.dumps({"positions_per_s": figures, "compiled": compiled(), "nodes": args.nodes}, indent=2))
        return 0
    table = Table("game", *(f"{level}, positions/s" for level in SEARCHERS))
    for name, levels in figures.items():
        table.add_row(name, *(f"{number:,}" for number in levels.values()))
    Console(emoji=False).print(table)
    return 0


def seats_of(game: Game) -> tuple[int, ...]:
    """The sizes of tables looked at: two seats, and as many as can play, four at most."""
    return tuple(sorted({max(2, game.min_seats), min(4, game.max_seats)}))


def questions(game: Game, seats: int, number: int, seed: str) -> list[Question]:
    """So many questions with several answers, evenly spread over the middle of one game between bots."""
    match, spec, chance = Match.new(game, seats, seed), spec_of(PLAYER), seeded(seed)
    bots = [spec.make(game, f"{seed}/{seat}", seats) for seat in range(seats)]
    found = []
    while not match.over:
        seat = match.asks[0].seat
        view, asked = view_of(match, seat), asks_of(match, seat)
        if len(asked[0].options) > 1:
            found.append(Question(seats, seat, Worlds(game, view.imagine(chance), seat), asked[0].options))
        match.choose(seat, bots[seat].choose(view, asked, spec.budget))
    middle = found[int(FIRST * len(found)) : int(LAST * len(found))]
    return [middle[place * len(middle) // number] for place in range(number)]


def speed(game: Game, level: str, asked: Sequence[Question], nodes: int) -> float:
    """The positions a second that a level looks at, by processor time.

    Every search runs once: a second would meet positions that evaluations remember.
    """
    return nodes * len(asked) / sum(searched(game, level, question, nodes) for question in asked)


def searched(game: Game, level: str, question: Question, nodes: int) -> float:
    """The processor time of one search."""
    config = SEARCHERS[level][0]._replace(**tuned(evaluation_of(game), level, question.seats))
    evaluation = evaluation_of(game, config.deep)
    search = Search(evaluation, question.seat, question.worlds.imagine, "bench", config, None)
    began = process_time()
    search.think(question.options, Budget(nodes=nodes))
    return process_time() - began
