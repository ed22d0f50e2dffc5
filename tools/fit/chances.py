"""How often a chance shown in analysis comes true, and the correction that makes it so.

The correction has one number for tables of several seats and two for who plays alone: those with the best log loss
over positions of games between bots, of all that are tried.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from serai.bots.analysis import evaluated_chances
from serai.bots.bot import asks_of, view_of
from serai.bots.calibration import Correction
from serai.bots.dice import Dice
from serai.bots.evaluation import evaluation_of
from serai.bots.specs import spec_of
from serai.engine.core.game import load
from serai.engine.play.match import Match
from tools.fit.storage import Run, blob_id, provenance, write

SIZES = {"khan": (2, 3, 4), "merv": (1, 2, 3, 4), "warrior_knights": (2, 3, 4)}
EACH = 16  # positions of a game, on average, unless told otherwise
QUESTIONS = {"khan": 130, "merv": 230, "warrior_knights": 500}  # asked in a game, about
POWERS = [0.04 * step for step in range(5, 76)]  # 0.2 to 3
ODDS = [1.0, *(1.15**step for step in range(-24, 25) if step)]  # for who plays alone
SURE = 1e-4  # no chance is taken for surer when it is judged


class Look(NamedTuple):
    """The chances of all seats in a position, as the evaluation has them, and who won in the end, ties shared."""

    chances: list[float]
    won: list[float]


def play(game_name: str, bot: str, seed: str, each: int, number: int) -> list[Look]:
    """The looks at one game between bots."""
    game, sizes = load(game_name), SIZES[game_name]
    seats = sizes[number % len(sizes)]
    match, dice, spec = Match.new(game, seats, f"{seed}/{number}"), Dice(f"{seed}/{number}"), spec_of(bot)
    bots = [spec.make(game, f"{seed}/{number}/{seat}", seats) for seat in range(seats)]
    evaluation, budget, seen = evaluation_of(game), spec.budget_at(game, seats), []
    while not match.over:
        if dice.below(QUESTIONS[game_name]) < each:
            seen.append(evaluated_chances(match, evaluation, str(match.number)))
        seat = match.asks[0].seat
        match.choose(seat, bots[seat].choose(view_of(match, seat), asks_of(match, seat), budget))
    if match.result is None:
        raise RuntimeError(f"{game_name}, game {number} of {seed!r} has no result")
    places = match.result.places
    won = [1 / places.count(1) if place == 1 else 0.0 for place in places]
    return [Look(chances, won) for chances in seen]


def looks(game: str, bot: str, seed: str, games: int, jobs: int, each: int = EACH) -> Iterator[list[Look]]:
    """The looks at every game, in the order of the games, whatever the number of processes."""
    one = partial(play, game, bot, seed, each)
    if jobs == 1:
        yield from map(one, range(games))
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(one, range(games), chunksize=2)


def log_loss(correction: Correction, seen: list[Look]) -> float:
    """How much the outcomes surprise who goes by the chances, on average over positions."""
    total = 0.0
    for chances, won in seen:
        for chance, share in zip(correction.of(chances), won, strict=True):
            chance = min(max(chance, SURE), 1.0 - SURE)
            total -= share * log(chance) + (1.0 - share) * log(1.0 - chance)
    return total / len(seen)


def best_correction(seen: list[Look]) -> Correction:
    """The correction with the best log loss."""
    alone = len(seen[0].chances) == 1
    tried = [Correction(round(power, 2), round(odds, 3)) for power in POWERS for odds in (ODDS if alone else ODDS[:1])]
    return min(tried, key=partial(log_loss, seen=seen))


def fit(game: str, run: Run, out: Path) -> dict[str, float]:
    """Play, fit and write the file; gives the quality of the fit, by games that were held out."""
    by_company: dict[bool, list[list[Look]]] = defaultdict(list)
    for seen in looks(game, run.bot, run.seed, run.games, run.jobs):
        if seen:
            by_company[len(seen[0].chances) > 1].append(seen)
    found: dict[str, dict[str, float]] = {}
    quality: dict[str, float] = {}
    for several, played in by_company.items():
        name, cut = "several" if several else "alone", max(1, len(played) * 4 // 5)
        fitting = [look for seen in played[:cut] for look in seen]
        judging = [look for seen in played[cut:] for look in seen] or fitting
        correction = best_correction(fitting)
        found |= {str(seats): correction._asdict() for seats in SIZES[game] if (seats > 1) == several}
        quality[f"held_out_log_loss_{name}"] = log_loss(correction, judging)
        quality[f"held_out_log_loss_{name}_before"] = log_loss(Correction(), judging)
    weights = Path(str(evaluation_of(load(game)).__file__))  # type: ignore[attr-defined]
    how = provenance(run, weights, quality)
    how["began_from"] = blob_id(weights.read_bytes())
    write(out, {"provenance": {"chances": how}, "chances": found})
    return quality
