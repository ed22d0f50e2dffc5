"""`python -m tools.fit.compare GAME FILE`: bots with the weights of a file against the same bots as they are.

The bot's modules are copied and imported under another name, so that both sets of weights are in one process.
"""

from __future__ import annotations

import argparse
import copy
import shutil
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from serai.bots.specs import spec_of
from serai.commands.study.contests import Seated
from serai.commands.study.standings import interval
from serai.commands.study.walk import Plan, Walk
from serai.engine.core.companions import companion, folder_of
from serai.engine.core.game import Game, load
from tools.fit.selfplay import options_of
from tools.fit.storage import read


class Comparison(NamedTuple):
    """What is compared, how, and in which deals."""

    game: str
    weights: Path
    bot: str
    seats: int
    seed: str


@cache
def with_weights(name: str, weights: Path) -> Game:
    """A game whose bots go by the weights of a file."""
    game = copy.copy(load(name))
    package = f"{folder_of(game)}.bot"
    source = Path(str(import_module(package).__file__)).parent
    place = Path(tempfile.mkdtemp(prefix="compare-"))
    copied = place / "candidate_bot"
    shutil.copytree(source, copied, ignore=shutil.ignore_patterns("__pycache__"))
    for module in copied.glob("*.py"):
        module.write_text(module.read_text(encoding="utf-8").replace(package, copied.name), encoding="utf-8")
    shutil.copy(weights, copied / ("network.json" if "networks" in read(weights) else "weights.json"))
    sys.path.insert(0, str(place))
    for part in ("evaluation", "deep_evaluation"):
        if companion(game, f"bot.{part}") is not None:
            setattr(game, part, import_module(f"{copied.name}.{part}"))
    sys.path.remove(str(place))
    shutil.rmtree(place)
    return game


def play(comparison: Comparison, number: int) -> tuple[float, float]:
    """One game: what the candidate won, its part where a win is shared, and by how many points it was ahead."""
    name, weights, bot, seats, seed = comparison
    own, candidate, spec = load(name), with_weights(name, weights), spec_of(bot)
    deal, seat = divmod(number, seats)
    walk = Walk(Plan(own, seats, options_of(name), seed), deal)
    walk.bots = []
    for place in range(seats):
        game = candidate if place == seat else own
        made = spec.make(game, f"{walk.seed}/{number}/{place}", seats)
        walk.bots.append(Seated(made, spec.budget_at(game, seats)))
    result, wrong = walk.play(count_options=False)
    if result is None:
        raise RuntimeError(wrong)
    won = 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
    others = (sum(result.scores) - result.scores[seat]) / max(1, seats - 1)
    return won, result.scores[seat] - others


def main(arguments: Sequence[str]) -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.compare", description="Weights against weights.")
    parser.add_argument("game")
    parser.add_argument("weights", type=Path, help="the file with the candidate's weights")
    parser.add_argument("--bot", default="trader", help="who plays with them (trader)")
    parser.add_argument("--seats", type=int, default=2, help="one seat is the candidate's (2)")
    parser.add_argument("--games", type=int, default=100, help="how many, fixed beforehand (100)")
    parser.add_argument("--seed", default="compare", help="which deals (compare)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    args = parser.parse_args(arguments)
    compared = partial(play, Comparison(args.game, args.weights, args.bot, args.seats, args.seed))
    with ProcessPoolExecutor(args.jobs, mp_context=get_context("spawn")) as pool:
        outcomes = list(pool.map(compared, range(args.games)))
    won = sum(outcome[0] for outcome in outcomes)
    low, high = interval(won, args.games)
    ahead = sum(outcome[1] for outcome in outcomes) / args.games
    print(f"the candidate won {won:g} of {args.games}, {won / args.games:.1%} ({low:.1%} to {high:.1%}),")
    print(f"where equals would win {1 / args.seats:.0%}; on average it was {ahead:+.2f} points ahead")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
