"""What an arena tells: win rates with their intervals, ratings, a table in Markdown and a plot in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10, sqrt
from typing import NamedTuple
from xml.sax.saxutils import escape

from serai.commands.study.contests import Outcome, Pairing

CONFIDENCE = 1.959964  # standard errors of a 95 % interval
ROUNDS = 500  # of the iteration for ratings, far more than it needs


class Standing(NamedTuple):
    """How one bot fared against the rest of its tables."""

    pairing: Pairing
    games: int
    won: float
    low: float
    high: float
    score: float
    other_score: float
    thought: float  # seconds of thought for a choice
    other_thought: float

    @property
    def rate(self) -> float:
        """The part of the games that was won."""
        return self.won / self.games if self.games else 0.0


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate."""
    if not games:
        return 0.0, 1.0
    rate = won / games
    square = CONFIDENCE * CONFIDENCE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def standing(pairing: Pairing, outcomes: Sequence[Outcome]) -> Standing:
    """What some games of a pairing say."""
    won = sum(outcome.won for outcome in outcomes)
    low, high = interval(won, len(outcomes))
    mine = [outcome.scores[outcome.seat] for outcome in outcomes]
    theirs = [score for one in outcomes for seat, score in enumerate(one.scores) if seat != one.seat]
    thought = _per_choice([(one.seconds[one.seat], one.thoughts[one.seat]) for one in outcomes])
    others = [
        (one.seconds[seat], one.thoughts[seat]) for one in outcomes for seat in range(one.seats) if seat != one.seat
    ]
    return Standing(pairing, len(outcomes), won, low, high, _mean(mine), _mean(theirs), thought, _per_choice(others))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _per_choice(spent: Sequence[tuple[float, int]]) -> float:
    thoughts = sum(number for _, number in spent)
    return sum(seconds for seconds, _ in spent) / thoughts if thoughts else 0.0


def ratings(outcomes: Sequence[Outcome]) -> dict[str, float]:
    """Ratings on the scale of chess from who won which table, the weakest bot at 0; a single draw stands against each.

    The chance to win a table is taken to be one's strength over the sum of all strengths at it.
    """
    tables = [one for one in outcomes if one.seats > 1]
    names = sorted({name for one in tables for name in (one.one, one.rest)})
    if not names:
        return {}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        wins = dict.fromkeys(names, 0.5)  # the draw with a bot of strength one, so that nobody is infinitely strong
        expected = {name: 1.0 / (strength[name] + 1.0) for name in names}
        for one in tables:
            whole = strength[one.one] + (one.seats - 1) * strength[one.rest]
            wins[one.one] += one.won
            wins[one.rest] += 1.0 - one.won
            expected[one.one] += 1.0 / whole
            expected[one.rest] += (one.seats - 1) / whole
        strength = {name: wins[name] / expected[name] for name in names}
    lowest = min(strength.values())
    return {name: 400 * log10(strength[name] / lowest) for name in names}


def table_of(standings: Sequence[Standing], rated: dict[str, float]) -> str:
    """The standings in Markdown."""
    lines = ["| seats | bot | against | games | won | 95 % interval | share | points | s/choice |"]
    lines.append("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for one in standings:
        seats, name, rest = one.pairing
        against = "the game" if seats == 1 else rest if seats == 2 else f"{seats - 1} × {rest}"
        points = f"{one.score:.1f}" if seats == 1 else f"{one.score:.1f} : {one.other_score:.1f}"
        thought = f"{one.thought:.3f}" if seats == 1 else f"{one.thought:.3f} : {one.other_thought:.3f}"
        share = "" if seats == 1 else f"{one.pairing.share:.0%}"
        lines.append(
            f"| {seats} | {name} | {against} | {one.games} | {one.rate:.1%} | {one.low:.1%} to {one.high:.1%} "
            f"| {share} | {points} | {thought} |"
        )
    if rated:
        lines += ["", "| bot | rating |", "| --- | --- |"]
        lines += [f"| {name} | {round(rated[name])} |" for name in sorted(rated, key=lambda name: -rated[name])]
    return "\n".join(lines) + "\n"


# ---- the plot

ROW, LEFT, WIDTH, TOP = 26, 300, 420, 46
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#222}.title{font-weight:600;font-size:15px}"
    ".grid{stroke:#ccc}.share{stroke:#b33;stroke-width:2}.reach{stroke:#246;stroke-width:3}.rate{fill:#246}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#555}.reach{stroke:#9cf}.rate{fill:#9cf}}"
)


def plot_of(title: str, standings: Sequence[Standing]) -> str:
    """The win rates with their intervals, each beside the share that a bot no better than the rest would win."""
    height = TOP + ROW * len(standings) + 34
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDTH + 80} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="12" y="24">{escape(title)}</text>',
    ]
    bottom = TOP + ROW * len(standings)
    for tenth in range(0, 11, 2):
        across = _across(tenth / 10)
        parts.append(f'<line class="grid" x1="{across}" y1="{TOP - 6}" x2="{across}" y2="{bottom}"/>')
        parts.append(f'<text x="{across}" y="{bottom + 18}" text-anchor="middle">{tenth * 10} %</text>')
    for place, one in enumerate(standings):
        seats, name, rest = one.pairing
        down = TOP + ROW * place + ROW // 2
        label = f"{seats}: {name}" + (f" – {rest}" if rest else "")
        parts.append(f'<text x="12" y="{down + 4}">{escape(label)}</text>')
        if seats > 1:
            across = _across(one.pairing.share)
            parts.append(f'<line class="share" x1="{across}" y1="{down - 9}" x2="{across}" y2="{down + 9}"/>')
        parts.append(
            f'<line class="reach" x1="{_across(one.low)}" y1="{down}" x2="{_across(one.high)}" y2="{down}"/>'
            f'<circle class="rate" cx="{_across(one.rate)}" cy="{down}" r="5"/>'
            f'<text x="{LEFT + WIDTH + 14}" y="{down + 4}">{one.rate:.0%}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"


def _across(rate: float) -> int:
    return LEFT + round(WIDTH * rate)
