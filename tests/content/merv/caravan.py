"""The camel market, the caravan row and its sets of spices."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from tests.content.merv.tables import T, ok, ours


def check_market() -> None:
    m = T["camel_market"]
    corners = m["rules"]["corners_clockwise"]
    ok(corners == ["top_left", "top_right", "bottom_right", "bottom_left"], "clockwise from the top left")
    ok([s["id"] for s in m["sides"]] == ["a", "b"], "two sides")
    ok(m["rules"]["visits_per_turn"] == m["rules"]["camels_per_corner"] == 1, "one visit, one camel a corner")
    rewards = Counter(s[c] for s in m["sides"] for c in corners)
    ok(
        set(rewards) == {"white_cube", "scroll", "caravan_card", "favour", "rare_good", "mosque_step", "soldier"},
        "the seven rewards",
    )
    ours(sum(rewards.values()) == 8 and max(rewards.values()) == 2, "eight corners, one reward twice")
    upper = {s[c] for s in m["sides"] for c in ("top_left", "top_right")}
    ok(
        upper == set(T["solo"]["market"]["rewards"]) == {"scroll", "caravan_card", "rare_good", "mosque_step"},
        "the upper corners are the four rewards the Magistrate can get",
    )
    ok(all(len({s[c] for c in corners}) == 4 for s in m["sides"]), "four different rewards on a side")


def set_points(counts: dict[str, int]) -> int:
    table = T["caravan"]["set_points"]["by_size"]
    return sum(table[sum(1 for n in counts.values() if n >= j)] for j in range(1, max(counts.values(), default=0) + 1))


def best_division(counts: dict[str, int]) -> int:
    """Best division into sets, by trying all: proves ME-END-3 for small hands."""
    table = T["caravan"]["set_points"]["by_size"]
    kinds = [k for k, n in counts.items() if n]
    if not kinds:
        return 0
    first, best = kinds[0], 0
    for size in range(len(kinds)):
        for others in itertools.combinations(kinds[1:], size):
            rest = dict(counts)
            for k in (first, *others):
                rest[k] -= 1
            best = max(best, table[size + 1] + best_division(rest))
    return best


def allowed(row: list[list[Any]], kinds_owned: set[str], limit: int) -> list[int]:
    """Indices that may be taken; a row entry is [spice, has_camel] (ME-CARAVAN-4 to 9, row closed up)."""
    out = []
    for i, (spice, camel) in enumerate(row):
        if (i == 0 or camel or row[i - 1][1]) and len(kinds_owned | {spice}) <= limit:
            out.append(i)
    return out


def check_caravan() -> None:
    c = T["caravan"]
    ok(
        {s["id"]: s["cards"] for s in c["spices"]} == {"cinnamon": 8, "ginger": 6, "juniper": 6, "pepper": 4},
        "the deck",
    )
    ok(
        {s["id"]: s["pair_reward"] for s in c["spices"]}
        == {"cinnamon": "white_cube", "ginger": "soldier", "juniper": "favour", "pepper": "white_upgrade_anywhere"},
        "pair rewards",
    )
    ok(
        {s["id"]: s["magistrate_pair_reward"] for s in c["spices"]}
        == {"cinnamon": "victory_points_3", "ginger": "soldier", "juniper": "favour", "pepper": "victory_points_3"},
        "the Magistrate's pair rewards",
    )
    ok(c["set_points"]["by_size"] == [0, 1, 3, 6, 10] and c["rules"] == {"row": 8, "cards_per_cube": 1}, "sets and row")
    ok(set_points({"ginger": 5, "pepper": 2, "juniper": 1}) == 12, "ME-EX-13")
    for hand in itertools.product(range(4), repeat=4):
        counts = dict(zip("abcd", hand, strict=False))
        ok(set_points(counts) == best_division(counts), "ME-END-3 is the best division")
    base = {"cinnamon": 2, "ginger": 1, "juniper": 0, "pepper": 0}
    gain = {k: set_points({**base, k: base[k] + 1}) - set_points(base) for k in base}
    ok(gain == {"cinnamon": 1, "ginger": 2, "juniper": 3, "pepper": 3}, "ME-EX-19")

    row = [
        ["ginger", True],
        ["juniper", True],
        ["ginger", False],
        ["cinnamon", False],
        ["ginger", False],
        ["pepper", False],
        ["cinnamon", False],
        ["juniper", False],
    ]
    mine: set[Any] = set()
    camels, owned = 0, []
    ok(0 in allowed(row, mine, 1), "ME-EX-7: first card")
    owned.append(row.pop(0))
    camels += 1
    mine.add("ginger")
    ok(0 not in allowed(row, mine, 1), "ME-EX-7: juniper is a second kind")
    ok(allowed(row, mine, 1) == [1], "ME-EX-7: the ginger after juniper's camel")
    owned.append(row.pop(1))
    ok(allowed(row, mine, 1) == [], "ME-EX-7: no further ginger in reach")
    at = next(i for i, (_, camel) in enumerate(row) if not camel)
    row[at][1] = True
    camels -= 1
    ok(row[at][0] == "cinnamon" and allowed(row, mine, 1) == [2], "ME-EX-7: a camel on cinnamon opens the third ginger")
    owned.append(row.pop(2))
    ok(
        len(owned) // 2 == 1 and camels == 0 and len(row) == 5,
        "ME-EX-7: one pair, no camel gained, three cards to refill",
    )
