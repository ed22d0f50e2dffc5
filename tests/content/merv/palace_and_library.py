"""The courts of the palace and their scoring; the tiles of the library."""

from __future__ import annotations

from collections import Counter

from tests.content.merv.tables import COLOURS, T, ok, ours


def score(courtiers: list[str], favour: int, buildings: int, **owned: int) -> tuple[int, int]:
    """Scoring of a player without tokens: (points, favour left), the best courtiers scoring (ME-SCORE-1 to 10)."""
    rules = T["palace"]["rules"]
    court = {c["id"]: c for c in T["palace"]["courts"]}
    worth = sorted((owned.get(court[c]["scores"], 0) * court[c]["points_each"] for c in courtiers), reverse=True)
    paid = min(len(courtiers), favour // rules["favour_per_courtier_when_scoring"])
    return sum(worth[:paid]) + buildings, favour - paid * rules["favour_per_courtier_when_scoring"]


def check_palace_and_library() -> None:
    p = T["palace"]
    ok(
        [c["id"] for c in p["courts"]]
        == T["components"]["vocabulary"]["courts"]
        == ["learning", "spices", "trade", "faith"],
        "courts left to right",
    )
    ours(sorted(c["cube"] for c in p["courts"]) == sorted(COLOURS), "one colour for each court")
    by = {c["id"]: c for c in p["courts"]}
    ok(by["faith"]["cube"] == "orange" and by["trade"]["cube"] == "sand", "ME-EX-8: faith orange, trade sand")
    ok(
        p["rules"]["cubes_for_nth_courtier"] == list(range(1, T["components"]["per_player"]["servants"] + 1)),
        "n-th courtier: n cubes",
    )
    ok(
        p["rules"]["places_per_court"] == 3 and p["rules"]["first_place_reward"] == "favour",
        "three places, favour first",
    )
    ok(
        {c["id"]: c["scores"] for c in p["courts"]}
        == {"learning": "scrolls", "spices": "caravan_cards", "trade": "goods", "faith": "mosque_level"},
        "what courts score",
    )
    ok(all(c["points_each"] == 1 for c in p["courts"]), "1 point each")
    ok(score(["learning"], favour=1, buildings=4, scrolls=0) == (4, 0), "ME-EX-4")
    ok(score(["trade", "learning"], favour=1, buildings=4, goods=3) == (3 + 4, 0), "ME-EX-5")
    ok(score(["spices", "spices"], favour=2, buildings=3, caravan_cards=2) == (2 + 2 + 3, 0), "ME-EX-6")

    lib = T["library"]
    ok(
        [(x["level"], x["scrolls"], x["lasting"]) for x in lib["levels"]]
        == [(1, 2, True), (2, 4, True), (3, 6, False), (4, 8, False)],
        "levels at 2, 4, 6, 8 scrolls",
    )
    ok(Counter(t["level"] for t in lib["tiles"]) == Counter({1: 4, 2: 4, 3: 4, 4: 4}), "four tiles at each level")
    ok(
        {t["action"] for t in lib["tiles"] if t["level"] == 1} == {"caravansary", "palace", "silk_road", "mosque"},
        "the four discounts",
    )
    ok({t["cube"] for t in lib["tiles"] if t["level"] == 2} == set(COLOURS), "a wild cube of each colour")
    ok(
        {t["effect"] for t in lib["tiles"] if t["level"] == 3}
        == {"caravan_card", "trading_post_and_good", "mosque_step", "wall_or_gate"},
        "level 3",
    )
    ok(
        {
            (t.get("favour", 0), t.get("soldiers", 0), t.get("victory_points", 0))
            for t in lib["tiles"]
            if t["level"] == 4
        }
        == {(2, 0, 0), (0, 2, 0), (1, 1, 0), (0, 0, 8)},
        "level 4",
    )
    ok(lib["rules"] == {"most_cubes_per_action": 4, "scrolls_per_cube": 1}, "up to four cubes, a scroll each")
    ok(
        [(t["id"], t["effect"]) for t in lib["tiles"]]
        == [
            ("discount_caravansary", "discount"),
            ("discount_palace", "discount"),
            ("discount_silk_road", "discount"),
            ("discount_mosque", "discount"),
            ("wild_purple", "wild_cube"),
            ("wild_sand", "wild_cube"),
            ("wild_turquoise", "wild_cube"),
            ("wild_orange", "wild_cube"),
            ("free_caravan_card", "caravan_card"),
            ("free_trading_post", "trading_post_and_good"),
            ("free_mosque_step", "mosque_step"),
            ("free_wall", "wall_or_gate"),
            ("two_favour", "favour"),
            ("two_soldiers", "soldiers"),
            ("favour_and_soldier", "favour_and_soldier"),
            ("eight_points", "victory_points"),
        ],
        "the sixteen tiles",
    )
    ok(
        all(t["id"] == f"discount_{t['action']}" for t in lib["tiles"] if t["level"] == 1)
        and all(t["id"] == f"wild_{t['cube']}" for t in lib["tiles"] if t["level"] == 2),
        "names of tiles",
    )
    before, after = 5, 5 + 3
    ok([x["level"] for x in lib["levels"] if before < x["scrolls"] <= after] == [3, 4], "ME-EX-9")
