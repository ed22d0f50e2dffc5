"""The levels of the mosque, their rewards, upgrades and bonus tokens."""

from __future__ import annotations

import itertools
from typing import Any

from tests.content.merv.tables import ACTIONS, COLOURS, T, ok, ours


def check_mosque() -> None:
    m = T["mosque"]
    levels = {x["level"]: x for x in m["levels"]}
    where = {part: x["level"] for x in m["levels"] for part in x["parts"]}
    steps: dict[str, list[dict[str, Any]]] = {}
    for st in m["steps"]:
        steps.setdefault(st["from"], []).append(st)
    sizes = [len(levels[i]["parts"]) for i in sorted(levels)]
    ok(
        sizes == sorted(sizes, reverse=True)
        and set(sizes) == {4, 2, 1}
        and sizes.count(4) > 1
        and sizes.count(2) == 2
        and sizes.count(1) > 1,
        "lower levels in four parts, the next two in two, the top ones undivided",
    )
    ok(
        {x["reward"] for x in m["levels"]}
        == {
            "camel_if_present",
            "white_upgrade_own",
            "favour",
            "extra_upgrade_own",
            "bonus_token",
            "soldier",
            "free_courtier",
            "free_wall",
            "mosque_buildings_score",
        },
        "all listed rewards",
    )
    replaced = {
        "white_upgrade_own": "victory_points_3",
        "extra_upgrade_own": "victory_points_3",
        "free_courtier": "palace_action",
        "free_wall": "wall_action",
    }
    ok(
        all(x["magistrate_reward"] == replaced.get(x["reward"], x["reward"]) for x in m["levels"]),
        "what the Magistrate gets",
    )
    ok(levels[max(levels)]["reward"] == "mosque_buildings_score", "the top level scores Mosque buildings")
    ours(
        [x["reward"] for x in m["levels"]]
        == [
            "camel_if_present",
            "white_upgrade_own",
            "favour",
            "extra_upgrade_own",
            "bonus_token",
            "soldier",
            "favour",
            "free_courtier",
            "free_wall",
            "mosque_buildings_score",
        ],
        "rewards in printed order",
    )
    ours(
        [x["magistrate_reward"] for x in m["levels"]]
        == [
            "camel_if_present",
            "victory_points_3",
            "favour",
            "victory_points_3",
            "bonus_token",
            "soldier",
            "favour",
            "palace_action",
            "wall_action",
            "mosque_buildings_score",
        ],
        "the Magistrate's rewards",
    )
    ok(all(1 <= len(st["cost"]) <= 2 and set(st["cost"]) <= set(COLOURS) for st in m["steps"]), "1 or 2 cubes")
    ok(all(where[st["to"]] == where.get(st["from"], 0) + 1 for st in m["steps"]), "each step goes up one level")
    ok(
        len(steps["start"]) == 4 and all(len(steps[p]) == 1 for p in where if where[p] < max(levels)),
        "four paths, then no choice",
    )
    ours(max(levels) == 10 and "m10" not in steps, "ten levels")

    def path(first: str) -> list[dict[str, Any]]:
        out, here = [next(s for s in steps["start"] if s["to"] == first)], first
        while here in steps:
            out.append(steps[here][0])
            here = steps[here][0]["to"]
        return out

    paths = [path(p) for p in levels[1]["parts"]]
    colours = [[c for s in p[:3] for c in s["cost"]] for p in paths]
    ok(colours[1] == ["turquoise", "orange", "sand"], "ME-EX-11: costs of the second path")
    ok(
        [levels[i]["reward"] for i in (1, 2, 3)] == ["camel_if_present", "white_upgrade_own", "favour"],
        "ME-EX-11: rewards",
    )
    ok("purple" in colours[2] and "purple" in colours[3], "ME-EX-11: purple early on both right paths")
    ours(
        sorted(colours[0]) == sorted(colours[1]),
        "ME-EX-11: the first path costs the same cubes, only its camel is gone",
    )
    ok(
        paths[0][2]["to"] == paths[1][2]["to"] and paths[2][2]["to"] == paths[3][2]["to"] != paths[1][2]["to"],
        "ME-EX-11: two paths meet in each part of level 3",
    )
    for p in paths:
        ours(sorted(c for s in p[:4] for c in s["cost"]) == sorted(COLOURS), "levels 1-4: each colour once")
        ours(sum(len(s["cost"]) for s in p) == 16, "16 cubes to the top")
        ours(
            {frozenset(s["cost"]) for s in p[4:]} == {frozenset(x) for x in itertools.combinations(COLOURS, 2)},
            "levels 5-10: each pair of colours once",
        )
    ok(m["rules"]["start"] == "start" and m["rules"]["camels_on_level"] == 1, "start and camels")
    ours(sum(x["victory_points"] for x in m["levels"]) == 13, "points on the track")
    ok(len(levels[1]["parts"]) == T["components"]["setup"]["camels_on_mosque"], "four camels on level 1")

    ups = {u["id"]: u for u in m["upgrades"]}
    ok(ups["white"]["count"] == 6, "six white upgrades")
    pepper = next(s["cards"] for s in T["caravan"]["spices"] if s["id"] == "pepper")
    ours(ups["white"]["count"] == 4 + pepper // 2, "enough for four players on the track and two pairs of pepper")
    ok(
        sum(u["count"] for k, u in ups.items() if k != "white") == T["components"]["shared"]["upgrades_extra"] == 4,
        "four extra upgrades",
    )
    ok(set(ups) <= {"white"} | {f"extra_{c}" for c in COLOURS}, "names of upgrades")
    ok(all(u["id"] == f"extra_{u['cube']}" for u in m["upgrades"] if u["id"] != "white"), "colours of upgrades")
    ours(
        {u["cube"] for k, u in ups.items() if k != "white"} == set(COLOURS)
        and all(u["count"] == 1 for k, u in ups.items() if k != "white"),
        "one extra upgrade of each colour",
    )
    ok(len(m["bonus_tokens"]) == 4 and len({b["action"] for b in m["bonus_tokens"]}) == 4, "four bonus tokens")
    ours(
        {b["action"] for b in m["bonus_tokens"]} <= set(ACTIONS) - {"mosque"},
        "the Mosque has its bonus on the top level",
    )
    ok(all(b["id"] == f"bonus_{b['action']}" for b in m["bonus_tokens"]), "names of tokens")
    ok(
        m["rules"]["bonus_token_points_per_building"] == 3 and m["rules"]["top_points_per_mosque_building"] == 4,
        "3 and 4 points",
    )
