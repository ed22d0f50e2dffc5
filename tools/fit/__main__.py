"""`python -m tools.fit NAME --seed SEED --games N`: play, fit, and write the weight file with its provenance."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from serai.commands.checkout import root
from serai.games.khan.bot.weights import PATH as KHAN
from serai.games.merv.bot.weights import PATH as MERV
from tools.fit import chances, khan_evaluation, merv_features, merv_network, merv_priors
from tools.fit.storage import Run

Fit = Callable[[Run, Path], dict[str, float]]
FITS: dict[str, tuple[Fit, Path]] = {
    "khan_evaluation": (khan_evaluation.fit, KHAN),
    "merv_features": (merv_features.fit, MERV),
    "merv_network": (merv_network.fit, merv_network.PATH),
    "merv_priors": (merv_priors.fit, MERV),
    **{
        f"{game}_chances": (partial(chances.fit, game), root() / f"src/serai/games/{game}/bot/chances.json")
        for game in chances.SIZES
    },
}


def main(arguments: Sequence[str]) -> int:
    """Fit what was named."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit", description="Fit the weights of bots again.")
    parser.add_argument("name", choices=FITS)
    parser.add_argument("--seed", default="1", help="which games are played (1)")
    parser.add_argument("--games", type=int, default=300, help="how many (300)")
    parser.add_argument("--bot", default="trader", help="who plays them (trader); priors play by themselves")
    parser.add_argument("--jobs", type=int, default=1, help="processes; the numbers do not depend on it (1)")
    parser.add_argument("--out", type=Path, help="another file than the one that the bots read")
    args = parser.parse_args(arguments)
    fit, path = FITS[args.name]
    quality = fit(Run(args.name, args.seed, args.games, args.bot, args.jobs), args.out or path)
    for name, value in quality.items():
        print(f"{name}: {value:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
