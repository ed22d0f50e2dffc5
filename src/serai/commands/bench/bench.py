"""`serai bench`: how fast a game runs on one core with events off, in figures that can be compared."""

from __future__ import annotations

import gc
import json
import platform
import time
from collections.abc import Callable
from typing import Any

from rich.console import Console
from rich.table import Table

from serai.bots.dice import Dice
from serai.commands.arguments import game_of, polite, seats_of, settings_of
from serai.commands.bench.arguments import BenchArguments
from serai.engine.core import drive
from serai.engine.core.chance import seeded
from serai.engine.core.drafts import waiting_seats
from serai.engine.core.drive import playout, settle
from serai.engine.core.game import Game
from serai.engine.core.steps import ASK
from serai.engine.views.views import look, redeal
from serai.words import Words

REPEATS = 5  # of every measurement; the best counts, since whatever disturbs can only slow down
POSITIONS = 400  # about so many are sampled from whole random games, evenly over their length
GAMES_SAMPLED = 20
FIGURES = ("games_per_s", "decisions_per_s", "clone_us", "options_us", "redeal_us", "view_us")


@polite
def run(args: BenchArguments) -> int:
    """Measure and tell."""
    game = game_of(args.game)
    seats = seats_of(args, game)
    settings = settings_of(args.option, game, seats)
    figures = measure(game, seats, settings, args.seed, args.seconds)
    if args.json:
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        show_figures(figures, Words(args.lang, game))
    return 0


def measure(game: Game, seats: int, settings: dict[str, Any], seed: str, seconds: float) -> dict[str, Any]:
    """All figures of a game, with what one must know to compare them.

    The garbage collector stays on, as in anybody's own program; only what exists before the measurement (modules,
    tables) is frozen, so that a full collection costs what the games themselves leave behind.
    """
    gc.collect()
    gc.freeze()
    try:
        games, decisions, took = time_games(game, seats, settings, seed, seconds / 2)
        states = positions(game, seats, settings, seed)
        each = seconds / 8
        figures: dict[str, Any] = {
            "games_per_s": round(games / took, 1),
            "decisions_per_s": round(decisions / took),
            "clone_us": time_over(states, each, clone_all),
            "options_us": time_over(states, each, list_all),
            "redeal_us": time_over(states, each, lambda states: redeal_all(game, states)),
            "view_us": time_over(states, each, lambda states: view_all(game, states)),
        }
    finally:
        gc.unfreeze()
    return {
        **figures,
        "game": game.name,
        "rules": game.rules,
        "seats": seats,
        "options": settings,
        "seed": seed,
        "compiled": compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "machine": platform.machine(),
        "games": games,
        "decisions_per_game": round(decisions / games, 1),
        "positions": len(states),
        "repeats": REPEATS,
        "gc": "on, start-up objects frozen",
    }


def compiled() -> bool:
    """Whether the engine in use is the one built by mypyc."""
    return not str(drive.__file__).endswith(".py")


# ---- games


def time_games(game: Game, seats: int, settings: dict[str, Any], seed: str, seconds: float) -> tuple[int, int, float]:
    """How many games and decisions a repeat had, and how long the fastest took."""
    games = games_within(game, seats, settings, seed, seconds / (REPEATS + 1))
    best, decisions = float("inf"), 0
    for _ in range(REPEATS):
        began = time.perf_counter()
        decisions = play_all(game, seats, settings, seed, games)
        best = min(best, time.perf_counter() - began)
    return games, decisions, best


def games_within(game: Game, seats: int, settings: dict[str, Any], seed: str, seconds: float) -> int:
    """How many games fill that time, found by playing; this also warms the interpreter up."""
    games, began, dice, most = 0, time.perf_counter(), Dice(seed), game.max_decisions(seats)
    while games == 0 or time.perf_counter() - began < seconds:
        playout(game.new(seats, seeded(f"{seed}/{games}"), settings), dice, most)
        games += 1
    return games


def play_all(game: Game, seats: int, settings: dict[str, Any], seed: str, games: int) -> int:
    """Play them, set-up included; gives the number of decisions."""
    most, dice, decisions = game.max_decisions(seats), Dice(seed), 0
    for number in range(games):
        decisions += playout(game.new(seats, seeded(f"{seed}/{number}"), settings), dice, most)
    return decisions


# ---- positions


def positions(game: Game, seats: int, settings: dict[str, Any], seed: str) -> list[Any]:
    """States at a question, from whole random games and evenly over their length."""
    found = []
    most = game.max_decisions(seats)
    for number in range(GAMES_SAMPLED):
        own_seed = f"{seed}/{number}"
        length = playout(game.new(seats, seeded(own_seed), settings), Dice(own_seed), most)
        stride = max(1, length * GAMES_SAMPLED // POSITIONS)
        s, dice, decisions = game.new(seats, seeded(own_seed), settings), Dice(own_seed), 0
        settle(s)
        while s.todo:
            if decisions % stride == 0:
                found.append(s.clone())
            playout(s, dice, 1)
            decisions += 1
    return found


def time_over(states: list[Any], seconds: float, act: Callable[[list[Any]], None]) -> float:
    """Microseconds a state that an act over all states takes, in the best repeat."""
    began = time.perf_counter()
    act(states)
    once = max(time.perf_counter() - began, 1e-6)
    rounds = max(1, int(seconds / REPEATS / once))
    best = float("inf")
    for _ in range(REPEATS):
        began = time.perf_counter()
        for _ in range(rounds):
            act(states)
        best = min(best, time.perf_counter() - began)
    return round(best / rounds / len(states) * 1e6, 3)


def clone_all(states: list[Any]) -> None:
    """Copy every state."""
    for s in states:
        s.clone()


def list_all(states: list[Any]) -> None:
    """List every option of every question."""
    for s in states:
        step = s.todo[-1]
        if step.waits == ASK:
            step.options(s)
        else:
            for seat in waiting_seats(s):
                step.options(s, seat, s.drafts[seat])


def redeal_all(game: Game, states: list[Any]) -> None:
    """Imagine every state anew, each time for another seat."""
    chance = seeded("bench")
    for place, s in enumerate(states):
        redeal(game, s, place % s.seats, chance)


def view_all(game: Game, states: list[Any]) -> None:
    """Look at every state, each time from another seat."""
    for place, s in enumerate(states):
        look(game, s, place % s.seats)


# ---- telling


def show_figures(figures: dict[str, Any], words: Words) -> None:
    """The figures as a table for a person."""
    table = Table(title=words.say("bench-title", game=words.name(), seats=figures["seats"]))
    table.add_column(words.say("bench-figure"))
    table.add_column(words.say("bench-value"), justify="right")
    for name in FIGURES:
        value = figures[name]
        table.add_row(words.say(f"bench-{name}"), f"{value:,.0f}" if name.endswith("_per_s") else f"{value:.2f}")
    console = Console(highlight=False)
    console.print(table)
    build = "bench-compiled" if figures["compiled"] else "bench-interpreted"
    console.print(
        words.say(build, python=figures["python"]),
        words.say(
            "bench-method",
            games=figures["games"],
            decisions=figures["decisions_per_game"],
            positions=figures["positions"],
            repeats=figures["repeats"],
        ),
    )
