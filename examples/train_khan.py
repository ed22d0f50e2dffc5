"""Train a small policy for Khan on the CPU and show that it beats random players.

The policy is one linear layer over the features of an option (what a piece brings, what lies beside a cell, ...); its
softmax over the options is what it plays. It learns by REINFORCE from games of two seats, itself against itself.

    python examples/train_khan.py --updates 150
"""

from __future__ import annotations

import argparse
import time
from random import Random
from typing import Any

import numpy as np

from serai.research import Play

SEATS = 2


class Policy:
    """Scores the options of a question, and draws one."""

    def __init__(self, features: int) -> None:
        self.weights = np.zeros(features)

    def shares(self, features: Any) -> Any:
        """How likely each option is."""
        scores = features @ self.weights
        likely = np.exp(scores - scores.max())
        return likely / likely.sum()

    def choose(self, play: Play, dice: Random) -> tuple[int, Any]:
        """The place of the option that is taken, and the direction in which that choice becomes likelier."""
        _, features = play.option_features()
        shares = self.shares(features)
        place = min(int(np.searchsorted(np.cumsum(shares), dice.random())), len(shares) - 1)
        return place, features[place] - shares @ features


def learn_from(policy: Policy, play: Play, seed: str, dice: Random) -> Any:
    """One game against itself: the direction in which its winner's choices become likelier."""
    play.begin(seed)
    directions = [np.zeros_like(policy.weights) for _ in range(SEATS)]
    while not play.over:
        seat = play.seat
        place, direction = policy.choose(play, dice)
        directions[seat] += direction
        play.choose(play.legal[place])
    return sum(payoff * direction for payoff, direction in zip(play.payoffs, directions, strict=True))


def train(updates: int, games: int = 8, rate: float = 0.6, seed: int = 1) -> Policy:
    """So many updates, each from some games; the same seed gives the same policy."""
    play, dice = Play("khan", SEATS), Random(seed)
    policy = Policy(len(play.observer.features))
    for update in range(updates):
        step = sum(learn_from(policy, play, f"{seed}/{update}/{number}", dice) for number in range(games))
        length = float(np.linalg.norm(step))
        policy.weights += rate * step / (length or 1.0)
    return policy


def against_random(policy: Policy, games: int, seed: int = 2) -> float:
    """The share of games that the policy wins, ties counted half; it sits in each seat equally often."""
    play, dice, points = Play("khan", SEATS), Random(seed), 0.0
    for number in range(games):
        own = number % SEATS
        play.begin(f"test/{seed}/{number // SEATS}")
        while not play.over:
            if play.seat == own:
                place, _ = policy.choose(play, dice)
                play.choose(play.legal[place])
            else:
                play.choose(dice.choice(play.legal))
        points += (play.payoffs[own] + 1) / 2
    return points / games


def main(updates: int, games: int) -> float:
    """Train, and tell how it went."""
    untrained = against_random(Policy(len(Play("khan", SEATS).observer.features)), games)
    began = time.perf_counter()
    policy = train(updates)
    took = time.perf_counter() - began
    trained = against_random(policy, games)
    print(f"before: wins {untrained:.0%} against random; after {updates} updates in {took:.0f} s: {trained:.0%}")
    names = Play("khan", SEATS).observer.features
    best = sorted(range(len(names)), key=lambda place: -abs(policy.weights[place]))[:8]
    print("what it looks at:", ", ".join(f"{names[place]} {policy.weights[place]:+.2f}" for place in best))
    return trained


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--updates", type=int, default=150)
    parser.add_argument("--games", type=int, default=200, help="against random, before and after")
    given = parser.parse_args()
    main(given.updates, given.games)
