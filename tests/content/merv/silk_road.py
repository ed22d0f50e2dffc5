"""The Silk Road: cities, links, prices, and the camels that are needed."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.content.merv.tables import COLOURS, T, ok, ours


def camels_needed(posts: set[str], laid: set[str], city: str) -> set[str]:
    """Links that still need a camel to buy in a city (ME-SILK-11 to 14, ME-RULING-24)."""
    if city in posts:
        return set()
    links = {tuple(x["ends"]): x["id"] for x in T["silk_road"]["links"]}
    inner = {x["id"] for x in T["silk_road"]["cities"] if x["ring"] == "inner"}
    if city in inner:
        return {links["merv", city]} - laid
    near = next(a for (a, b) in links if b == city)
    need = {links[near, city]}
    if near not in posts:
        need.add(links["merv", near])
    return need - laid


def check_silk_road() -> None:
    s = T["silk_road"]
    cities = {c["id"]: c for c in s["cities"]}
    ok(
        {k for k, c in cities.items() if c["ring"] == "inner"} == {"rey", "samarkand", "nishapur", "balkh"},
        "inner cities",
    )
    ok(
        {k for k, c in cities.items() if c["ring"] == "outer"} == {"baghdad", "kashgar", "basra", "peshawar"},
        "outer cities",
    )
    ok(cities["samarkand"]["cost"] == ["orange"] and cities["rey"]["cost"] == ["purple"], "ME-EX-10: inner prices")
    ok(set(cities["kashgar"]["cost"]) == {"turquoise", "sand"}, "ME-EX-10: Kashgar")
    ok(
        all(len(c["cost"]) == (1 if c["ring"] == "inner" else 2) == len(set(c["cost"])) for c in cities.values()),
        "one cube, or two different ones",
    )
    ours(
        sorted(c["cost"][0] for c in cities.values() if c["ring"] == "inner") == sorted(COLOURS),
        "inner: each colour once",
    )
    ours(
        Counter(x for c in cities.values() if c["ring"] == "outer" for x in c["cost"])
        == Counter(dict.fromkeys(COLOURS, 2)),
        "outer: each colour twice",
    )
    ok(
        s["rules"]
        == {
            "posts_per_action": 1,
            "goods_per_city_per_action": 1,
            "first_post_inner": "camel_on_city",
            "first_post_outer": "favour",
            "good_inner": "common",
            "good_outer": "rare",
        },
        "rules of the Silk Road",
    )
    ok(all(x["id"] == "_".join(x["ends"]) for x in s["links"]), "names of links")
    pairs = {tuple(x["ends"]) for x in s["links"]}
    ok(
        pairs
        == {("merv", c) for c in ("rey", "samarkand", "balkh", "nishapur")}
        | {("rey", "baghdad"), ("samarkand", "kashgar"), ("balkh", "peshawar"), ("nishapur", "basra")},
        "links",
    )
    ok(all(cities[a]["corner"] == cities[b]["corner"] for a, b in pairs if a != "merv"), "linked cities share a corner")
    ok(
        {c["corner"]: k for k, c in cities.items() if c["ring"] == "inner"}
        == {"north_west": "rey", "north_east": "samarkand", "south_east": "balkh", "south_west": "nishapur"},
        "corners",
    )
    ours(
        all(not set(cities[a]["cost"]) & set(cities[b]["cost"]) for a, b in pairs if a != "merv"),
        "three colours on each road",
    )
    wheel = [cities[k]["cost"][0] for k in ("rey", "samarkand", "balkh", "nishapur")]
    for i, outer in enumerate(("baghdad", "kashgar", "peshawar", "basra")):
        ours(
            cities[outer]["cost"] == [wheel[(i + 1) % 4], wheel[(i + 2) % 4]],
            "outer price = the next two colours clockwise",
        )
    posts, laid = {"samarkand"}, set[Any]()
    ok(camels_needed(posts, laid, "samarkand") == set(), "ME-EX-10: own post")
    laid |= camels_needed(posts, laid, "rey")
    laid |= camels_needed(posts, laid, "kashgar")
    ok(laid == {"merv_rey", "samarkand_kashgar"}, "ME-EX-10: two camels")
    laid = camels_needed(set(), set(), "rey")
    laid |= camels_needed(set(), laid, "baghdad")
    ok(laid == {"merv_rey", "rey_baghdad"}, "ME-EX-21")
    free = T["components"]["per_player"]["discs"] - T["components"]["per_player"]["discs_on_tracks_at_start"]
    ok(free == 7, "seven discs for mosque and posts")
