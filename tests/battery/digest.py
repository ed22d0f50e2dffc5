"""Random games of each kind as hashes of all their states, views, facts and events, to compare interpreters by.

Run as `python -m tests.battery.digest MATCHES [module:GAME ...]`: prints one JSON object.
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from hashlib import blake2b

from serai.engine.core.game import Game
from serai.engine.core.snapshot import state_hash
from serai.engine.core.stateclass import FRAME, name_of
from serai.engine.play import match as engine
from serai.engine.views.facts import blank, facts_of
from serai.engine.views.views import redeal
from tests.battery.cases import Case, as_text, asks_text, cases_of, events_text, named, play_on, seats_and_spectator

OF_ALL = (*map(name_of, FRAME), "telling", "told")  # what every state has


def digest(case: Case) -> str:
    """A hash of everything in one game."""
    match, rng = case.new(), case.rng("digest")
    whole = blake2b(digest_size=16)
    while not match.over:
        play_on(match, rng)
        whole.update(match.state_hash.encode())
        if match.number % 7 == 0:
            whole.update(asks_text(match).encode())
            for seat in seats_and_spectator(match):
                view = match.view(seat)
                whole.update(as_text([view, facts_of(match.game, view), match.facts(seat)]).encode())
                imagined = redeal(match.game, match.state, seat, match.state.chance.branch("digest"))
                whole.update(state_hash(match.game, imagined).encode())
    for seat in seats_and_spectator(match):
        whole.update(events_text(match, seat).encode())
    whole.update(match.record.to_text().encode())
    return whole.hexdigest()


def digests(games: list[Game], matches: int) -> dict[str, str]:
    return {str(case): digest(case) for game in games for case in cases_of(game, matches)}


def found_in_nothing(game: Game) -> list[str]:
    """What can be read of a state of which nothing is set, and the facts that can be worked out on it."""
    nothing, found = blank(game), []
    for name in (*OF_ALL, *(field.name for field in game.fields)):
        with suppress(AttributeError):
            getattr(nothing, name)
            found.append(name)
    for fact in game.facts:
        with suppress(AttributeError):
            fact.find(nothing, 0) if "seat" in fact.reads else fact.find(nothing)
            found.append(fact.name)
    return found


if __name__ == "__main__":
    _, matches, *paths = sys.argv
    compiled = not engine.__file__.endswith(".py")
    games = [named(path) for path in paths]
    leaks = [name for game in games for name in found_in_nothing(game)]
    print(json.dumps({"compiled": compiled, "digests": digests(games, int(matches)), "found_in_nothing": leaks}))
