"""A network in a bot, with NumPy alone: by itself, as the priors of a search, and asked once for many searches.

The network here is one layer over the features of options whose weights are written by hand; yours comes from training
(`examples/train_khan.py`) and is read from a file with `numpy.load`. Nothing else changes.
"""

# %%
from collections.abc import Sequence
from functools import partial

import numpy as np

from serai import Match, load
from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.random_bot import RandomBot
from serai.engine.core.steps import Choice
from serai.research.compact import Tensor
from serai.research.network import Network, NetworkBot, think_together
from serai.research.observing import observer_of

GAME, SEATS, GAMES = load("khan"), 2, 10
WEIGHTS = np.zeros(len(observer_of(GAME, SEATS).features), np.float32)
for name, weight in {"points": 8, "own_yurts": 2, "joins_own": 1, "is_conquer": 2, "beside_own": 2, "room": 1}.items():
    WEIGHTS[observer_of(GAME, SEATS).features.index(name)] = weight
asked: list[int] = []  # how many questions each call had


# %%
def network(seen: Tensor, options: Sequence[Tensor]) -> Sequence[Tensor]:
    """A score for every option of every question; a larger network would look at `seen` as well."""
    asked.append(len(seen))
    scores = np.concatenate(options) @ WEIGHTS
    return np.split(scores, np.cumsum([len(one) for one in options])[:-1])


# %%
def games_won() -> float:
    """What the network alone wins against random choices, ties counted half."""
    won = 0.0
    for number in range(GAMES):
        match, own = Match.new(GAME, SEATS, f"network/{number // SEATS}"), number % SEATS
        bots = {own: NetworkBot(GAME, "own", network), 1 - own: RandomBot(f"random/{number}")}
        while not match.over:
            seat = match.asks[0].seat
            match.choose(seat, bots[seat].choose(view_of(match, seat), asks_of(match, seat), Budget()))
        assert match.result is not None
        won += 1 / match.result.places.count(1) if match.result.places[own] == 1 else 0.0
    return won


# %%
def thought(match: Match, seed: str, gathered: Network) -> Choice:
    """A search of 40 positions with the network's priors."""
    seat = match.asks[0].seat
    return NetworkBot(GAME, seed, gathered).choose(view_of(match, seat), asks_of(match, seat), Budget(nodes=40))


# %%
if __name__ == "__main__":
    print(f"the network alone wins {games_won():g} of {GAMES} games against random choices")
    asked.clear()
    matches = [Match.new(GAME, SEATS, f"together/{number}") for number in range(8)]
    picks = think_together([partial(thought, match, "s") for match in matches], network)
    print(
        f"8 searches put {sum(asked)} questions in {len(asked)} calls; the first would", GAME.notation.to_text(picks[0])
    )
