"""The contracts and their stacks."""

from __future__ import annotations

from typing import Any

from tests.content.merv.tables import T, ok, ours


def check_contracts() -> None:
    c = T["contracts"]
    cards = c["cards"]
    ok(
        len(cards) == 18
        and c["rules"]["cubes"] == 1
        and c["rules"]["cube_colour"] == "any"
        and c["rules"]["stacks"] == 6,
        "18 contracts in six stacks, one cube of any colour each",
    )
    ok(all(x["id"] == f"contract_{x['level']}_{x['bonus']}_{x['rank']}" for x in cards), "names of contracts")
    stacks: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for card in cards:
        stacks.setdefault((card["level"], card["bonus"]), []).append(card)
    ok(set(stacks) == {(lv, b) for lv in (1, 2, 3) for b in ("favour", "soldier")}, "six stacks")
    for (level, _), stack in stacks.items():
        points = [x["victory_points"] for x in sorted(stack, key=lambda x: x["rank"])]
        ok(
            sorted(x["rank"] for x in stack) == [1, 2, 3] and points == sorted(set(points), reverse=True),
            "three cards, falling points",
        )
        for x in stack:
            items = x["scrolls"] + x["common"] + x["rare"] + x["any_good"]
            ours(items == level + 1, "two, three, four items")
            ours(x["scrolls"] + x["common"] + 2 * x["rare"] + x["any_good"] == 2 * level, "items worth 2, 4, 6 cubes")
    for lower, upper in ((1, 2), (2, 3)):
        for bonus in ("favour", "soldier"):
            a = [x["victory_points"] for x in stacks[lower, bonus]]
            b = [x["victory_points"] for x in stacks[upper, bonus]]
            ours(all(x < y for x, y in zip(sorted(a), sorted(b), strict=False)), "a higher level pays more")
    ok(any(x["any_good"] for x in cards), "some contract accepts any good")
    shared = T["components"]["shared"]
    ok(sum(x["scrolls"] for x in cards) <= shared["scrolls"], "scroll tokens suffice")
    ok(sum(x["common"] + x["any_good"] for x in cards) <= shared["goods_common"], "common goods suffice")
    ok(sum(x["rare"] for x in cards) <= shared["goods_rare"], "rare goods suffice")
