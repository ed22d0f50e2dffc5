"""The worked examples of a turn: production, walls, and the queue of the next round."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.content.merv.tables import T, ok, ours


def yields(cube: str, upgrade: str | None) -> Counter[str]:
    if upgrade == "white":
        return Counter(white=1)
    out = Counter({cube: 1})
    if upgrade:
        out[upgrade.removeprefix("extra_")] += 1
    return out


def produce(active: str, line: list[dict[str, Any]], at: int) -> dict[str, Counter[str]]:
    """ME-PROD: line is a list of {cube, owner, upgrade}; at is the activated index (owner already set)."""
    owner = line[at]["owner"]
    got: dict[str, Counter[str]] = {active: Counter()}
    for tile in line:
        if tile["owner"] == owner:
            got[active] += yields(tile["cube"], tile.get("upgrade"))
    if owner != active:
        share = yields(line[at]["cube"], line[at].get("upgrade"))
        for i, tile in enumerate(line):
            up = tile.get("upgrade")
            if i != at and tile["owner"] == owner and up:
                share[up.removeprefix("extra_")] += 1
        got[owner] = share
    return got


def wall_influence(builder: str, owners: list[str | None]) -> int:
    i = T["walls"]["influence"]
    total = sum(0 if o is None else i["own_building"] if o == builder else i["other_building"] for o in owners)
    return min(total, int(i["most_per_piece"]))


def check_turn_and_wall_examples() -> None:
    tiles = {(t["action"], t["cube"]) for t in T["city"]["tiles"]}
    red = produce(
        "red",
        [{"cube": "sand", "owner": "red"}, {"cube": "turquoise", "owner": "red"}, {"cube": "orange", "owner": None}],
        0,
    )
    ok(red == {"red": Counter(sand=1, turquoise=1)}, "ME-EX-1")
    ok(("library", "turquoise") in tiles and ("palace", "purple") in tiles, "the tiles of ME-EX-2 exist")
    ok(any(u["id"] == "extra_turquoise" for u in T["mosque"]["upgrades"]), "the upgrade of ME-EX-2 exists")
    both = produce(
        "blue",
        [{"cube": "purple", "owner": "yellow", "upgrade": "extra_turquoise"}, {"cube": "turquoise", "owner": "yellow"}],
        1,
    )
    ok(both == {"blue": Counter(turquoise=2, purple=1), "yellow": Counter(turquoise=2)}, "ME-EX-2")
    ok(
        produce("red", [{"cube": "orange", "owner": "blue"}, {"cube": "sand", "owner": "blue", "upgrade": "white"}], 0)
        == {"red": Counter(orange=1, white=1), "blue": Counter(orange=1, white=1)},
        "ME-EX-16",
    )

    pieces = T["walls"]["pieces"]
    ok(any(p["kind"] == "wall" and p["colour"] == "sand" and p["cost"] == 1 for p in pieces), "a sand wall at 1")
    ok(
        any(p["kind"] == "gate" and p["colour"] == "turquoise" and p["cost"] == 3 for p in pieces),
        "a turquoise gate at 3",
    )
    purple = sorted(p["cost"] for p in pieces if p["colour"] == "purple")
    ok(purple[0] == 1 and min(x for x in purple if x != 1) == 2, "purple: 2 once the walls at 1 are gone")
    gained = wall_influence("red", ["red", "red"]) + wall_influence("red", ["red", "yellow"])
    ok(gained == 5, "ME-EX-12: 2 + 3 influence")
    inf = T["tracks"]["influence"]
    level3 = next(x["space"] for x in inf["contract_levels"] if x["level"] == 3)
    spice = {x["kinds"]: x["space"] for x in inf["spice_kinds"]}
    starts = [p for p in range(inf["last"] + 1) if p < max(level3, spice[3]) <= p + gained < spice[4]]
    ok(bool(starts), "ME-EX-12: five influence can open all contracts and three, not four, spices")
    ours(6 in starts, "ME-EX-12: from 6, five influence open all contracts and three, not four, spices")
    ours(sum(x["points"] for x in inf["victory_points"] if 6 < x["space"] <= 11) == 3, "ME-EX-12: 1 + 2 points")
    ok(wall_influence("red", ["blue", "blue"]) == 4, "at most 4 influence for a piece")


def form_queue(
    order: list[str], spaces: int, wish: dict[str, int], camels: dict[str, int]
) -> tuple[dict[str, int], dict[str, int]]:
    """ME-ORDER: order is farthest from the next queue first; wish is the number of camels each spends."""
    place: dict[str, int] = {}
    lying: Counter[Any] = Counter()
    camels = dict(camels)
    for who in order:
        free = [s for s in range(spaces, 0, -1) if s not in place.values()]
        spend = min(wish.get(who, 0), camels.get(who, 0), len(free) - 1)
        for s in free[:spend]:
            lying[s] += 1
        camels[who] = camels.get(who, 0) - spend
        place[who] = free[spend]
        camels[who] += lying.pop(free[spend], 0)
    ok(not lying, "ME-ORDER-9: no camel stays in the queue")
    return place, camels


def check_queue() -> None:
    place, camels = form_queue(["yellow", "red", "blue"], 3, {"yellow": 1, "red": 1}, {"yellow": 1, "red": 1})
    ok(place == {"yellow": 2, "red": 1, "blue": 3} and camels == {"yellow": 0, "red": 0, "blue": 2}, "ME-EX-3")
    place, camels = form_queue(["courtier", "a", "b"], 3, {"courtier": 2}, {"courtier": 2})
    ok(place["courtier"] == 1 and camels == {"courtier": 0, "a": 1, "b": 1}, "ME-EX-18")
