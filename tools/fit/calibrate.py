"""`python -m tools.fit.calibrate GAME`: whether chances shown in analysis come true, in numbers and as a picture."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from serai.bots.calibration import Correction, correction_for
from serai.commands.checkout import root
from serai.engine.core.game import load
from tools.fit.chances import EACH, SIZES, Look, looks

BINS = 10
SIDE, EDGE = 320, 40  # of the picture and its margin
COLOURS = {"before": "#b0743c", "now": "#2f6f8f"}


class Measured(NamedTuple):
    """How well chances came true: calibration error, Brier score, and by bin the mean chance, wins and number."""

    error: float
    brier: float
    bins: list[tuple[float, float, int]]


def measured(pairs: Sequence[tuple[float, float]]) -> Measured:
    """The figures of chances and of what became of them, one pair for every seat of every position."""
    held: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs:
        held[min(int(chance * BINS), BINS - 1)].append((chance, won))
    bins = []
    error = 0.0
    for inside in held:
        if inside:
            chance = sum(one for one, _ in inside) / len(inside)
            share = sum(won for _, won in inside) / len(inside)
            error += abs(chance - share) * len(inside) / len(pairs)
            bins.append((chance, share, len(inside)))
    return Measured(error, sum((chance - won) ** 2 for chance, won in pairs) / len(pairs), bins)


def pairs_of(seen: Sequence[Look], game: str, correct: bool) -> list[tuple[float, float]]:
    """The chances as shown, or as the evaluation has them, with what became of them."""
    found: list[tuple[float, float]] = []
    for chances, won in seen:
        correction = correction_for(load(game), len(chances)) if correct else Correction()
        found += zip(correction.of(chances), won, strict=True)
    return found


def picture(title: str, curves: dict[str, Measured]) -> str:
    """The share of wins over the chance shown; on the diagonal chances come true."""
    whole = SIDE + 2 * EDGE

    def at(chance: float, share: float) -> str:
        return f"{EDGE + SIDE * chance:.1f},{EDGE + SIDE * (1 - share):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif"',
        ' font-size="12">',
        f'<rect width="{whole}" height="{whole}" fill="#fbf8f1"/>',
        f'<text x="{whole / 2}" y="24" text-anchor="middle" font-size="14">{title}</text>',
        f'<rect x="{EDGE}" y="{EDGE}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>',
        f'<polyline points="{at(0, 0)} {at(1, 1)}" stroke="#999" stroke-dasharray="4 4" fill="none"/>',
        f'<text x="{whole / 2}" y="{whole - 10}" text-anchor="middle">chance shown</text>',
        f'<text x="14" y="{whole / 2}" text-anchor="middle" transform="rotate(-90 14 {whole / 2})">games won</text>',
    ]
    for place, (name, curve) in enumerate(curves.items()):
        points = " ".join(at(chance, share) for chance, share, _ in curve.bins)
        lines.append(f'<polyline points="{points}" stroke="{COLOURS[name]}" stroke-width="2" fill="none"/>')
        for chance, share, number in curve.bins:
            x, y = at(chance, share).split(",")
            size = 2 + min(6.0, number**0.5 / 6)
            lines.append(f'<circle cx="{x}" cy="{y}" r="{size:.1f}" fill="{COLOURS[name]}"/>')
        told = f"{name}: off by {100 * curve.error:.1f} points, Brier {curve.brier:.4f}"
        lines.append(f'<text x="{EDGE + 10}" y="{EDGE + 20 + 16 * place}" fill="{COLOURS[name]}">{told}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main(arguments: Sequence[str]) -> int:
    """Play, measure, tell and draw."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.calibrate", description="Do chances come true?")
    parser.add_argument("game", choices=SIZES)
    parser.add_argument("--seed", default="judge", help="which games are played; not those fitted to (judge)")
    parser.add_argument("--games", type=int, default=130, help="how many (130)")
    parser.add_argument("--each", type=int, default=EACH, help=f"positions of a game, on average ({EACH})")
    parser.add_argument("--bot", default="trader", help="who plays them (trader)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--out", type=Path, help="the picture (benchmarks/chances-GAME.svg)")
    args = parser.parse_args(arguments)
    seen = [look for each in looks(args.game, args.bot, args.seed, args.games, args.jobs, args.each) for look in each]
    curves = {name: measured(pairs_of(seen, args.game, name == "now")) for name in COLOURS}
    out = args.out or root() / "benchmarks" / f"chances-{args.game}.svg"
    out.write_text(picture(load(args.game).name.replace("_", " ").title(), curves), encoding="utf-8")
    print(f"{len(seen)} positions of {args.games} games")
    for name, curve in curves.items():
        print(f"{name}: expected calibration error {100 * curve.error:.2f} points, Brier score {curve.brier:.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
