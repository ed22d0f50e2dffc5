"""What a position of Merv is worth: points made, and what the counted features will probably still bring."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.bot.features import half_turns_left, of_magistrate, of_seat, rounds_left
from serai.games.merv.bot.priors import priors
from serai.games.merv.bot.weights import AT_THE_END, FEATURES
from serai.games.merv.rules.turn import Slot
from serai.games.merv.state import Merv

__all__ = ["is_quiet", "priors", "uncertainty", "value"]

# Like those who search, a trader plays its turn out before it judges; those look at much before they settle.
TUNED = {"trader": {"quiescence": 12}, "general": {"explore": 3.0}, "sultan": {"explore": 3.0}}
# Against the Magistrate those who search must plan further: some turns ahead.
PATIENT = {"quiescence": 20, "ahead": 6, "explore": 3.0, "deep": False}
ALONE = {"general": PATIENT, "sultan": PATIENT}


def value(s: Merv) -> list[float]:
    """The points that everybody will probably end with, the Magistrate last where he plays."""
    year = s.year - 1
    table = AMONG_OTHERS[year] if s.seats > 1 else BY_ONESELF[year]
    found = []
    for seat in range(s.seats):
        total = float(s.vp[seat])
        for weight, number in zip(table[half_turns_left(s, seat)], of_seat(s, seat), strict=True):
            total += weight * number
        found.append(total)
    if s.seats == 1:
        total = float(s.vp[t.MAGISTRATE])
        his = OF_MAGISTRATE[year][half_turns_left(s, t.MAGISTRATE)]
        for weight, number in zip(his, of_magistrate(s), strict=True):
            total += weight * number
        found.append(total)
    return found


def uncertainty(s: Merv) -> float:
    """The more turns are left, the less is certain."""
    return 5.0 + 1.0 * rounds_left(s)


def is_quiet(s: Merv) -> bool:
    """Between two turns."""
    return not s.todo or type(s.todo[-1]) is Slot


def by_year(rows: dict[str, list[float]]) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """The weights of a table by year and by half turns left; after the last turn only what still scores counts."""
    found = []
    for year in range(1, t.YEARS + 1):
        by_turns = []
        for half in range(2 * t.YEARS * t.ROUNDS + 1):
            if half == 0 and year == t.YEARS:
                by_turns.append(tuple([AT_THE_END.get(name, 0.0) for name in rows]))
                continue
            years, rounds = t.YEARS - year, half / (2 * t.ROUNDS)
            by_turns.append(tuple([end + yearly * years + more * rounds for end, yearly, more in rows.values()]))
        found.append(tuple(by_turns))
    return tuple(found)


AMONG_OTHERS, BY_ONESELF = by_year(FEATURES["seat"]), by_year(FEATURES["alone"])
OF_MAGISTRATE = by_year(FEATURES["magistrate"])
