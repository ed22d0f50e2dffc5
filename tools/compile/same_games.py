"""Seeded random games in this build of the package, as hashes to compare with those of another build.

Run as `python -m tools.compile.same_games MATCHES [GAME ...]`; `serai compile --check` does, once for each build.
"""

import json
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b

import serai
from serai.bots.bot import asks_of, view_of
from serai.bots.dice import Dice
from serai.bots.specs import spec_of
from serai.engine.core import chance, drive
from serai.engine.core.game import Game

SECONDS = 1.0  # of random play for the speed of each game
MANY = 1_000_000  # decisions: no game is that long
THINKER = "sultan:nodes=12"
THOUGHTS = 30  # choices of those who think


def play(game: Game, seats: int, seed: str) -> str:
    """The hash after the last of a game's random choices, and one of the facts that those who chose were shown.

    Every hash on the way is mixed in by the next choice.
    """
    match, facts = serai.Match.new(game, seats, seed), blake2b(digest_size=16)
    picks = chance.seeded(f"picks of {seed}")
    while not match.over:
        asked = match.asks[0]
        facts.update(json.dumps(match.facts(asked.seat)).encode())
        match.choose(asked.seat, asked.options[picks.below(len(asked.options))])
        if match.number % 10 == 0:
            picks = picks.branch(match.state_hash)
    facts.update(json.dumps(match.facts(None)).encode())
    return f"{match.state_hash} {facts.hexdigest()}"


def thought(game: Game, seats: int) -> str:
    """The hash after some choices of bots that search: what they find must not hang on the build either."""
    match, spec = serai.Match.new(game, seats, "thought"), spec_of(THINKER)
    bots = [spec.make(game, f"thought {seat}", seats) for seat in range(seats)]
    for _ in range(THOUGHTS):
        if match.over:
            break
        seat = match.asks[0].seat
        match.choose(seat, bots[seat].choose(view_of(match, seat), asks_of(match, seat), spec.budget))
    return match.state_hash


def hashes(games: list[Game], matches: int) -> Iterator[tuple[str, str]]:
    """The name and the hash of every game."""
    for game in games:
        for seats in range(game.min_seats, game.max_seats + 1):
            for number in range(matches):
                yield f"{game.name} {seats} {number}", play(game, seats, f"play {number}")
            yield f"{game.name} {seats} thought", thought(game, seats)


def speed(game: Game) -> float:
    """Decisions a second in random play with as many seats as there can be."""
    picks, decisions, matches = Dice("picks"), 0, 0
    options = game.settings(game.max_seats, {})
    began = time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        decisions += drive.playout(game.new(game.max_seats, chance.seeded(f"play {matches}"), options), picks, MANY)
        matches += 1
    return decisions / (time.perf_counter() - began)


def main() -> None:
    """Print what this build plays as JSON."""
    games = [serai.load(name) for name in sys.argv[2:] or serai.names()]
    result = {
        "compiled": not drive.__file__.endswith(".py"),
        "hashes": dict(hashes(games, int(sys.argv[1]))),
        "decisions_per_s": {game.name: speed(game) for game in games},
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
