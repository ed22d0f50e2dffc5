"""The parts that a value of Merv is made of, by name, for whoever asks why a choice is good.

It computes the same sum as `evaluation.value`, the features of one kind together, and is never called while bots
search.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from serai.games.merv import tables as t
from serai.games.merv.bot.evaluation import AMONG_OTHERS, BY_ONESELF, OF_MAGISTRATE
from serai.games.merv.bot.features import half_turns_left, of_magistrate, of_seat
from serai.games.merv.bot.weights import FEATURES
from serai.games.merv.state import Merv

Terms = dict[str, tuple[float, float | None]]  # by name: points, and how many of something a player counts

__all__ = ["SPENT", "terms"]

# By feature: the term that it belongs to; the first of a term is what a player counts, unless others add to it.
TERM: Final = {
    "buildings": "buildings",
    "pairs": "lines",
    "white_upgrades": "upgrades",
    "extra_upgrades": "upgrades",
    "bias": "time",
    "palace_paid": "palace",
    "palace_unpaid": "palace",
    "palace": "palace",
    "city": "city",
    "cubes": "cubes",
    "white_cubes": "white_cubes",
    "kinds_of_cubes": "cubes",
    "camels": "camels",
    "scrolls": "scrolls",
    "free_scrolls": "scrolls",
    "cards": "cards",
    "goods": "goods",
    "free_common": "goods",
    "free_rare": "goods",
    "level": "mosque",
    "sets": "spices",
    "kinds_of_spice": "spices",
    "influence": "influence",
    "contracts_2": "influence",
    "contracts_3": "influence",
    "kinds_allowed": "influence",
    "favour": "favour",
    "favour_to_spare": "favour",
    "favour_short": "favour",
    "courtiers": "courtiers",
    "best_court": "courtiers",
    "next_courtier": "courtiers",
    "discount_caravansary": "breakthroughs",
    "discount_palace": "breakthroughs",
    "discount_silk_road": "breakthroughs",
    "discount_mosque": "breakthroughs",
    "wild_cube": "breakthroughs",
    "first_breakthrough": "breakthroughs",
    "inner_posts": "posts",
    "outer_posts": "posts",
    "posts": "posts",
    "tokens": "tokens",
    "best_contract": "contract",
    "lines": "lines",
    "open_contracts": "time",
}
# What a player counts of a term: these features, added up.
COUNTED: Final = {
    "buildings", "pairs", "white_upgrades", "extra_upgrades", "palace_paid", "palace", "city", "cubes", "white_cubes",
    "camels", "scrolls", "cards", "goods", "level", "sets", "influence", "favour", "courtiers",
    "discount_caravansary", "discount_palace", "discount_silk_road", "discount_mosque", "wild_cube",
    "first_breakthrough", "inner_posts", "outer_posts", "posts", "tokens", "best_contract",
}  # fmt: skip
UNCOUNTED: Final = {"time"}  # nothing that a choice could change
SPENT: Final = frozenset({"cubes", "white_cubes", "camels", "favour", "scrolls", "goods"})
SEAT, ALONE, MAGISTRATE = (tuple(FEATURES[name]) for name in ("seat", "alone", "magistrate"))


def terms(s: Merv) -> list[Terms]:
    """By owner, the Magistrate last where he plays: what each has, and what it will probably still bring."""
    year, several = s.year - 1, s.seats > 1
    table, names = (AMONG_OTHERS[year], SEAT) if several else (BY_ONESELF[year], ALONE)
    found = [_grouped(s.vp[seat], names, table[half_turns_left(s, seat)], of_seat(s, seat)) for seat in range(s.seats)]
    if not several:
        his = OF_MAGISTRATE[year][half_turns_left(s, t.MAGISTRATE)]
        found.append(_grouped(s.vp[t.MAGISTRATE], MAGISTRATE, his, of_magistrate(s)))
    return found


def _grouped(points: int, names: Sequence[str], weights: Sequence[float], numbers: Sequence[float]) -> Terms:
    """The features of an owner, those of a kind together."""
    by_name = {name: (weight, number) for name, weight, number in zip(names, weights, numbers, strict=True)}
    sums: dict[str, float] = {}
    amounts: dict[str, float] = {}
    for name, (weight, number) in by_name.items():
        if name not in TERM:
            continue
        term = TERM[name]
        sums[term] = sums.get(term, 0.0) + weight * number
        amounts[term] = amounts.get(term, 0.0) + (number if name in COUNTED else 0.0)
    found: Terms = {"points": (float(points), float(points))}
    for term, total in sums.items():
        found[term] = (total, None if term in UNCOUNTED else amounts[term])
    return found | (_city(by_name) if "safe" in by_name else {})


def _city(by_name: Mapping[str, tuple[float, float]]) -> Terms:
    """What buildings score a year as if all were exposed, and what walls, soldiers and cubes for tribute add."""
    open_weight, exposed = by_name["exposed"]
    city, protection, kept = open_weight * exposed, 0.0, 0.0
    for name in ("safe", "guarded"):
        weight, number = by_name[name]
        city += open_weight * number
        protection += (weight - open_weight) * number
        kept += number
    weight, paid = by_name["tribute"]
    return {"city": (city, exposed + kept), "protection": (protection + weight * paid, kept + paid)}
