#!/usr/bin/env python3
"""The research API beside the engine itself, PettingZoo's classic games and OpenSpiel's Python games, in one run.

Random play on one core, by processor time, best of five. The others live in the environment of `benchmarks/peers.py`.
A step of PettingZoo is `last()` with observation and mask, a random option, `step()`; one of OpenSpiel is
`legal_actions()`, a random one, `apply_action()`; one of the engine lists the options, takes one and runs on to the
next question. Setting up the games is included.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PEERS_PYTHON = ROOT / "build" / "peers-venv" / "bin" / "python"
PYTHON = ROOT / ".venv" / "bin" / "python"
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("khan", 4, {}),
    ("merv", 4, {}),
    ("warrior_knights", 4, {"round_limit": 5}),
    ("connect_four", 2, {}),
    ("tic_tac_toe", 2, {}),
]
REPEATS = 5

Steps = Iterator[None]  # goes on by one step whenever it is asked, from play to play


def main() -> int:
    """Measure both sides and print one table."""
    parser = argparse.ArgumentParser(description="time the research API and its peers on one core")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each of five repeats (2)")
    parser.add_argument("--own", action="store_true", help="leave the others out")
    parser.add_argument("--inside", choices=("peers", "serai"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.inside:
        print(json.dumps((measure_peers if args.inside == "peers" else measure_serai)(args.seconds)))
        return 0
    if not args.own and not PEERS_PYTHON.exists():
        sys.exit("research: run benchmarks/peers.py first, it makes the environment of the others")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    figures = asked(PYTHON, "serai", args.seconds)
    if not args.own:
        figures |= asked(PEERS_PYTHON, "peers", args.seconds)
    for name, microseconds in figures.items():
        print(f"{name:55} {microseconds:8.1f} µs {1e6 / microseconds:10,.0f} /s")
    return 0


def asked(python: Path, inside: str, seconds: float) -> dict[str, float]:
    """Measure in another interpreter."""
    command = [str(python), __file__, "--inside", inside, "--seconds", str(seconds)]
    ended = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(
        ended.stdout[ended.stdout.rindex("\n{") + 1 if "\n{" in ended.stdout else 0 :]
    )
    return figures


def timed(steps: Steps, seconds: float) -> float:
    """Microseconds a step, best of the repeats."""
    best = float("inf")
    for _ in range(REPEATS):
        counted, began = 0, time.process_time()
        spent = 0.0
        while spent < seconds:
            for _ in range(50):
                next(steps)
            counted += 50
            spent = time.process_time() - began
        best = min(best, spent / counted)
    return best * 1e6


# ---- ours


def measure_serai(seconds: float) -> dict[str, float]:
    """The engine, the match and the three adapters on every game."""
    import pyspiel

    import serai.research.openspiel  # noqa: F401
    from serai.research.pettingzoo import env, raw_env
    from serai.research.playing import Play

    figures = {}
    for name, seats, options in GAMES:
        title = f"{name}, {seats}"
        text = json.dumps(options).replace(",", ";").replace(":", "~")
        game = pyspiel.load_game(f"serai_{name}", {"players": seats, "options": text})
        figures[f"{title}: engine"] = timed(of_engine(name, seats, options), seconds)
        figures[f"{title}: match"] = timed(of_match(name, seats, options), seconds)
        figures[f"{title}: PettingZoo, raw, step alone"] = timed(
            of_zoo(raw_env(name, seats, options), look=False), seconds
        )
        figures[f"{title}: PettingZoo, raw"] = timed(of_zoo(raw_env(name, seats, options)), seconds)
        figures[f"{title}: PettingZoo, wrapped"] = timed(of_zoo(env(name, seats, options=options)), seconds)
        figures[f"{title}: OpenSpiel"] = timed(of_openspiel(game, 7), seconds)
        figures[f"{title}: Play, step alone"] = timed(of_play(name, seats, options, lambda play: None), seconds)
        for told, look in LOOKS.items():
            figures[f"{title}: Play, with {told}"] = timed(of_play(name, seats, options, look), seconds)
        plays = positions(Play(name, seats, options))
        figures[f"{title}: observation"] = timed(of_observation(plays), seconds)
    return figures


def of_engine(name: str, seats: int, options: dict[str, Any]) -> Steps:
    """The engine's own loop."""
    from serai.engine.core.chance import seeded
    from serai.engine.core.drafts import waiting_seats
    from serai.engine.core.drive import settle
    from serai.engine.core.game import load
    from serai.engine.core.steps import ASK, is_committed

    game, dice, number = load(name), random.Random(1), 0
    settings = game.settings(seats, options)
    while True:
        s = game.new(seats, seeded(str(number)), settings)
        listed = settle(s)
        number += 1
        while s.todo:
            step = s.todo[-1]
            if step.waits == ASK:
                if listed is None:
                    listed = step.options(s)
                pick = listed[int(dice.random() * len(listed))]
                s.todo.pop()
                step.chosen(s, pick)
                listed = settle(s)
                yield
                continue
            for seat in waiting_seats(s):
                while not is_committed(s.drafts[seat]):
                    listed = step.options(s, seat, s.drafts[seat])
                    s.drafts[seat] = (*s.drafts[seat], listed[int(dice.random() * len(listed))])
                    if len(listed) > 1:
                        yield
            listed = settle(s)


def of_play(name: str, seats: int, options: dict[str, Any], look: Callable[[Any], object]) -> Steps:
    """The research API's own loop, looking at every question."""
    from serai.research.playing import Play

    play, dice, number = Play(name, seats, options), random.Random(1), 0
    while True:
        play.begin(str(number))
        number += 1
        while not play.over:
            look(play)
            legal = play.legal
            play.choose(legal[int(dice.random() * len(legal))])
            yield


LOOKS: dict[str, Callable[[Any], object]] = {
    "bytes": lambda play: play.compact(play.seat),
    "tensor and mask": lambda play: (play.observe(play.seat), play.mask()),
    "tensor and features of options": lambda play: play.option_features(),
}


def of_match(name: str, seats: int, options: dict[str, Any]) -> Steps:
    """The public face, with record, events and undo."""
    from serai import Match, load

    game, dice, number = load(name), random.Random(1), 0
    while True:
        match = Match.new(game, seats, str(number), options)
        number += 1
        while not match.over:
            asked = match.asks[0]
            match.choose(asked.seat, asked.options[int(dice.random() * len(asked.options))])
            yield


def positions(play: Any) -> list[Any]:
    """Positions from whole games."""
    dice, found = random.Random(1), []
    for number in range(3):
        play.begin(str(number))
        while not play.over:
            if dice.random() < 0.2:
                found.append(play.clone())
            play.choose(dice.choice(play.legal))
    return found


def of_observation(plays: list[Any]) -> Steps:
    """The tensor of the asked seat."""
    while True:
        for play in plays:
            play.observe(play.seat)
            yield


# ---- everybody's


def of_zoo(table: Any, look: bool = True) -> Steps:
    """An environment of PettingZoo; options are taken from the mask where the environment has no list of them."""
    import numpy as np

    dice, number = random.Random(1), 0
    ours = getattr(table.unwrapped, "play", None)  # has its options as a list; elsewhere they are sought in the mask
    while True:
        table.reset(seed=number)
        number += 1
        for agent in table.agent_iter():
            if look:
                seen, _, termination, truncation, _ = table.last()
            else:
                seen, termination, truncation = None, table.terminations[agent], table.truncations[agent]
            if termination or truncation:
                table.step(None)
                continue
            legal = ours.legal if ours is not None else np.flatnonzero(seen["action_mask"])
            table.step(legal[int(dice.random() * len(legal))])
            yield


def of_openspiel(game: Any, seed: int | None = None) -> Steps:
    """A game of OpenSpiel in a Python loop."""
    dice = random.Random(1)
    while True:
        state = game.new_initial_state()
        if seed is not None:
            state.apply_action(seed)
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice([outcome for outcome, _ in state.chance_outcomes()]))
                continue
            legal = state.legal_actions()
            state.apply_action(legal[int(dice.random() * len(legal))])
            yield


# ---- theirs


def measure_peers(seconds: float) -> dict[str, float]:
    """PettingZoo's classic games and OpenSpiel's Python games."""
    import pyspiel
    from open_spiel.python.games import block_dominoes, kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401
    from pettingzoo.classic import chess_v6, connect_four_v3, leduc_holdem_v4, tictactoe_v3

    figures = {}
    for name, module in (
        ("tic-tac-toe", tictactoe_v3),
        ("Connect Four", connect_four_v3),
        ("Leduc Hold'em", leduc_holdem_v4),
        ("chess", chess_v6),
    ):
        figures[f"PettingZoo's {name}, raw"] = timed(of_zoo(module.raw_env()), seconds)
        figures[f"PettingZoo's {name}, wrapped"] = timed(of_zoo(module.env()), seconds)
    for name in ("tic_tac_toe", "kuhn_poker", "block_dominoes", "liars_poker"):
        game = pyspiel.load_game(f"python_{name}")
        figures[f"OpenSpiel's Python {name}"] = timed(of_openspiel(game), seconds)
    return figures


if __name__ == "__main__":
    sys.exit(main())
