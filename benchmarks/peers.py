#!/usr/bin/env python3
"""Serai beside catanatron, OpenSpiel and PettingZoo: random play on one core, in one run, as a table of ratios.

The others live in an environment of their own, `build/peers-venv`, made on first use. Every figure is the best of five
repeats of the same games, set-up of each game included. catanatron, whose games are long and differ much, is measured
four times as long as the others: short runs of games drawn anew showed it at half its speed. The peers are timed by
processor time, so that a busy machine cannot flatter Serai, which is timed by the clock. catanatron's decisions are its
ticks, so they include those with a single option, which Serai answers by itself and does not count. Standard library
only; needs a project set up by `./serai`.
"""

import argparse
import gc
import json
import os
import random
import subprocess
import sys
import time
import venv
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEERS_VENV = ROOT / "build" / "peers-venv"
PEERS = ("catanatron==3.2.1", "open_spiel==2.0.2", "pettingzoo[classic]==1.27.0")
SEATS = {"khan": 4, "merv": 4, "warrior_knights": 4, "tic_tac_toe": 2, "connect_four": 2}
REPEATS = 5
CATAN_LONGER = 4  # how many times as long catanatron is measured

# Which of Serai's games stand beside which of theirs; Catan is nearest in weight to the three big ones.
BESIDE = {
    "catanatron, Catan, 4 seats": ("khan", "merv", "warrior_knights"),
    "OpenSpiel, C++ tic-tac-toe, Python loop": ("tic_tac_toe",),
    "OpenSpiel, Python tic-tac-toe": ("tic_tac_toe",),
    "PettingZoo raw tic-tac-toe": ("tic_tac_toe",),
    "OpenSpiel, C++ Connect Four, Python loop": ("connect_four",),
    "PettingZoo raw Connect Four": ("connect_four",),
}

Play = Callable[[], int]  # plays once and gives the number of decisions


def main() -> int:
    """Measure the peers and Serai, and put them side by side."""
    parser = argparse.ArgumentParser(description="time random play of Serai and of its peers on one core")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each measurement (3)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--peers-only", action="store_true", help="leave Serai out")
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        print(json.dumps(measure_peers(args.seconds)))
        return 0
    hold_one_core()
    figures = {"peers": ask(inside_peers_venv(args.seconds)), "serai": {}}
    if not args.peers_only:
        figures["serai"] = {game: ask(serai_bench(game, args.seconds)) for game in SEATS}
    if args.json:
        print(json.dumps(figures, indent=2))
    else:
        print(table(figures))
    return 0


def hold_one_core() -> None:
    """Stay on one core, and the processes started from here with it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def ask(command: list[str]) -> dict[str, Any]:
    """Run a command and read the JSON it prints."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    ended = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)
    if ended.returncode:
        sys.exit(f"peers: this did not work: {' '.join(command)}")
    # One of the peers' libraries greets on standard output before the figures come.
    figures: dict[str, Any] = json.loads(ended.stdout[ended.stdout.index("{") :])
    return figures


def inside_peers_venv(seconds: float) -> list[str]:
    """The command that measures the peers, after their environment has been made."""
    python = PEERS_VENV / "bin" / "python"
    stamp = PEERS_VENV / "stamp"
    if not stamp.is_file() or stamp.read_text() != " ".join(PEERS):
        print("peers: making build/peers-venv (once, some 300 MB)", file=sys.stderr)
        venv.create(PEERS_VENV, clear=True, with_pip=True)
        pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *PEERS]
        if subprocess.call(pip):
            sys.exit("peers: pip could not install the peers; its words are above")
        stamp.write_text(" ".join(PEERS))
    return [str(python), __file__, "--inside", "--seconds", str(seconds)]


def serai_bench(game: str, seconds: float) -> list[str]:
    """The command that measures a game of Serai."""
    python = ROOT / ".venv" / "bin" / "python"
    if not python.exists():
        sys.exit("peers: the project is not set up yet; run ./serai once")
    return [
        str(python),
        "-P",
        "-m",
        "serai.cli",
        "bench",
        game,
        "--json",
        "--seats",
        str(SEATS[game]),
        "--seconds",
        str(2 * seconds),
    ]


# ---- inside the environment of the peers


def measure_peers(seconds: float) -> dict[str, dict[str, float]]:
    """Every peer's games and decisions a second."""
    figures = {}
    for name, make in (
        ("catanatron, Catan, 4 seats", catanatron_play),
        ("OpenSpiel, C++ tic-tac-toe, Python loop", lambda: open_spiel_play("tic_tac_toe")),
        ("OpenSpiel, Python tic-tac-toe", lambda: open_spiel_play("python_tic_tac_toe")),
        ("PettingZoo raw tic-tac-toe", lambda: petting_zoo_play("tictactoe.tictactoe")),
        ("OpenSpiel, C++ Connect Four, Python loop", lambda: open_spiel_play("connect_four")),
        ("PettingZoo raw Connect Four", lambda: petting_zoo_play("connect_four.connect_four")),
    ):
        play = make()
        figures[name] = timed(play, seconds * (CATAN_LONGER if "catanatron" in name else 1))
    figures["catanatron, Catan, 4 seats"]["clone_us"] = catanatron_copy(seconds / 2)
    return figures


def timed(play: Play, seconds: float) -> dict[str, float]:
    """The best of five repeats of as many games as fit."""
    gc.collect()
    gc.freeze()
    random.seed("peers")
    games, began = 0, time.process_time()
    while games == 0 or time.process_time() - began < seconds / (REPEATS + 1):
        play()
        games += 1
    best, decisions_per_s = float("inf"), 0.0
    for _ in range(REPEATS):
        random.seed("peers")
        began = time.process_time()
        decisions = sum(play() for _ in range(games))
        took = time.process_time() - began
        best = min(best, took)
        decisions_per_s = max(decisions_per_s, decisions / took)
    gc.unfreeze()
    return {"games_per_s": round(games / best, 1), "decisions_per_s": round(decisions_per_s)}


def catanatron_game() -> Any:
    """A fresh game of four random players."""
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])


def catanatron_play() -> Play:
    """One game of Catan, driven tick by tick as its own loop does."""
    from catanatron.game import TURNS_LIMIT

    def play() -> int:
        game, ticks = catanatron_game(), 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            ticks += 1
        return ticks

    return play


def catanatron_copy(seconds: float) -> float:
    """Microseconds to copy a state, on average over the positions of some games."""
    states = []
    for _ in range(4):
        game, ticks = catanatron_game(), 0
        while game.winning_color() is None and ticks < 2000:
            if ticks % 20 == 0:
                states.append(game.state.copy())
            game.play_tick()
            ticks += 1
    best, began = float("inf"), time.process_time()
    while time.process_time() - began < seconds:
        start = time.process_time()
        for state in states:
            state.copy()
        best = min(best, time.process_time() - start)
    return round(1e6 * best / len(states), 2)


def open_spiel_play(name: str) -> Play:
    """One random game of OpenSpiel's, its choices drawn in Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers the Python game)

    game, choose = pyspiel.load_game(name), random.choice

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def petting_zoo_play(module: str) -> Play:
    """One game of a PettingZoo environment without its wrappers, choices drawn from the mask of each observation."""
    from importlib import import_module

    environment = import_module(f"pettingzoo.classic.{module}").raw_env()
    choose = random.choice

    def play() -> int:
        environment.reset()
        decisions = 0
        while not any(environment.terminations.values()):
            mask = environment.observe(environment.agent_selection)["action_mask"]
            environment.step(choose(mask.nonzero()[0]))
            decisions += 1
        return decisions

    return play


# ---- side by side


def table(figures: dict[str, Any]) -> str:
    """The figures as lines of text, the peers with Serai's multiple of each."""
    lines = [f"{'':42}{'games/s':>12}{'decisions/s':>14}{'copy µs':>10}   Serai's decisions/s"]
    for name, own in figures["serai"].items():
        lines.append(f"{'Serai, ' + name:42}{row(own)}")
    for name, peer in figures["peers"].items():
        ratios = [
            f"{figures['serai'][game]['decisions_per_s'] / peer['decisions_per_s']:.2f} times ({game})"
            for game in BESIDE[name]
            if game in figures["serai"]
        ]
        lines.append(f"{name:42}{row(peer)}   {', '.join(ratios)}")
    return "\n".join(lines)


def row(figures: dict[str, float]) -> str:
    """One line's numbers."""
    copy = figures.get("clone_us")
    return f"{figures['games_per_s']:12,.0f}{figures['decisions_per_s']:14,.0f}{f'{copy:.1f}' if copy else '':>10}"


if __name__ == "__main__":
    sys.exit(main())
