"""Plays of every game as hashes of all their states, views and events, to be compared between interpreters.

Run as `python -m tests.battery.digest PLAYS [module:GAME ...]`: prints one JSON object.
"""

from __future__ import annotations

import json
import sys
from hashlib import blake2b

from serai.engine.core.game import Game
from serai.engine.core.snapshot import state_hash
from serai.engine.play import match as engine
from serai.engine.views.views import redeal
from tests.battery.plays import Case, as_text, asks_text, cases_of, events_text, named, play_on, seats_and_spectator


def digest(case: Case) -> str:
    """A hash of everything in one play."""
    match, rng = case.new(), case.rng("digest")
    whole = blake2b(digest_size=16)
    while not match.over:
        play_on(match, rng)
        whole.update(match.state_hash.encode())
        if match.number % 7 == 0:
            whole.update(asks_text(match).encode())
            for seat in seats_and_spectator(match):
                whole.update(as_text(match.view(seat)).encode())
                imagined = redeal(match.game, match.state, seat, match.state.chance.branch("digest"))
                whole.update(state_hash(match.game, imagined).encode())
    for seat in seats_and_spectator(match):
        whole.update(events_text(match, seat).encode())
    whole.update(match.record.to_text().encode())
    return whole.hexdigest()


def digests(games: list[Game], plays: int) -> dict[str, str]:
    return {str(case): digest(case) for game in games for case in cases_of(game, plays)}


if __name__ == "__main__":
    _, plays, *paths = sys.argv
    compiled = not engine.__file__.endswith(".py")
    print(json.dumps({"compiled": compiled, "plays": digests([named(path) for path in paths], int(plays))}))
