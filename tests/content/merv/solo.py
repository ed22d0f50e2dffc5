"""The Magistrate: his cards, his priorities and his deck."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

from tests.content.merv.tables import ACTIONS, COLOURS, T, ok


def check_solo() -> None:
    s = T["solo"]
    ok([c["id"] for c in s["cards"]] == ACTIONS and s["deck"]["cards"] == 6, "one card for each action")
    card = {c["id"]: c for c in s["cards"]}
    ok(
        {k: c["removed_when"] for k, c in card.items()}
        == {
            "caravansary": "no_caravan_card_left",
            "palace": "never",
            "library": "eight_scrolls",
            "silk_road": "never",
            "mosque": "top_of_mosque",
            "wall": "never",
        },
        "cards that leave the game",
    )
    ok(
        {k: c["times"] for k, c in card.items()}
        == {
            "caravansary": "each",
            "palace": "batch",
            "library": "each",
            "silk_road": "once",
            "mosque": "each",
            "wall": "each",
        },
        "how often an action counts",
    )
    ok(
        {k: c.get("priority") for k, c in card.items()}
        == {
            "caravansary": ["most_set_points", "farthest_from_deck"],
            "palace": ["most_points_for_magistrate", "most_points_for_you", "leftmost"],
            "library": None,
            "silk_road": ["outer_city", "city_without_posts", "corner_order"],
            "mosque": ["path_with_camel", "leftmost"],
            "wall": ["walls_before_gates", "cheapest", "colour_order"],
        },
        "priorities",
    )
    ok(
        (s["soldiers"]["priority"], card["mosque"]["token_priority"], card["library"]["breakthrough_1_priority"])
        == (
            ["courtier_building", "northernmost", "westernmost"],
            ["most_points_for_magistrate", "random"],
            ["mosque_level_against_caravan_cards"],
        ),
        "soldiers, bonus tokens, level 1",
    )
    ok(card["palace"]["courtiers_by_actions"] == [0, 1, 1, 1, 2, 2], "1-3 actions one courtier, 4-5 two")
    lib = card["library"]
    names = {t["id"]: t["level"] for t in T["library"]["tiles"]}
    ok(
        (lib["breakthrough_1_if_more_mosque_levels_than_caravan_cards"], lib["breakthrough_1_otherwise"])
        == ("discount_mosque", "discount_caravansary")
        and lib["breakthrough_1_effect"] == "one_more_action_per_turn",
        "level 1",
    )
    ok((lib["breakthrough_2"], lib["breakthrough_2_points"]) == ("random", 3), "level 2")
    ok(
        lib["breakthrough_3"] == ["free_trading_post", "free_mosque_step"]
        and {names[x] for x in lib["breakthrough_3"]} == {3},
        "level 3",
    )
    ok(
        lib["breakthrough_4"] == ["eight_points", "two_favour"] and {names[x] for x in lib["breakthrough_4"]} == {4},
        "level 4",
    )
    ok(
        card["silk_road"]["contract_priority"] == ["most_victory_points", "soldier_bonus", "highest_level"]
        and card["silk_road"]["any_good_uses_first"] == "common",
        "contracts",
    )
    ok(
        card["wall"]["colour_order"] == COLOURS
        and card["wall"]["slot_priority"] == ["best_rank", "clockwise_from_north_1"],
        "walls",
    )
    ok(s["trading_post_order"]["corners"] == ["north_west", "north_east", "south_east", "south_west"], "clockwise")
    ranks = s["wall_priorities"]
    ok([r["rank"] for r in ranks] == list("ABCDEFGHIJ"), "ten ranks")
    worth = {"courtier": 2, "magistrate": 1, "you": 2}
    ok(all(sum(worth[o] for o in r["covered"]) == r["influence"] for r in ranks), "influence of each rank")
    seen = {tuple(sorted(r["covered"])) for r in ranks}
    every = {
        tuple(sorted(o for o in pair if o))
        for pair in itertools.product((None, "courtier", "magistrate", "you"), repeat=2)
    }
    ok(seen == every, "every pair of covered tiles has a rank")
    rank = {tuple(sorted(r["covered"])): r["rank"] for r in ranks}
    ok(
        min(rank[tuple(sorted(x))] for x in (["courtier"], ["magistrate", "magistrate"], ["courtier", "you"])) == "C",
        "ME-EX-20",
    )
    ok(
        s["market"]["places_on"] == ["top_left", "top_right"] and s["overflow"]["points_when_both_tracks_full"] == 2,
        "market, overflow",
    )
    ok(
        s["market"]["takes_all_at"] == 2 and s["market"]["takes_all_without_own_camel"] is True,
        "when he takes the camels",
    )
    ok(
        s["market"]["rewards"]
        == {
            "scroll": "library_action",
            "caravan_card": "caravansary_action",
            "rare_good": "rare_good",
            "mosque_step": "mosque_action",
        },
        "his market rewards",
    )
    ok(
        s["slot_choice"]
        == {
            "algorithm_a": [
                "empty_tile_of_wanted_action",
                "most_magistrate",
                "most_courtier",
                "most_you",
                "farthest_from_current_queue",
            ],
            "algorithm_b": [
                "wanted_action_with_magistrate_or_courtier_building",
                "most_magistrate_plus_courtier",
                "most_magistrate",
                "most_you",
                "farthest_from_current_queue",
            ],
            "building_tile": ["perpendicular_most_magistrate", "perpendicular_most_you", "farthest_from_slot"],
            "courtier_slot": ["most_you", "fewest_magistrate", "nearest_to_current_queue"],
            "courtier_tile": ["perpendicular_most_you", "perpendicular_fewest_magistrate", "nearest_to_slot"],
        },
        "tie-break chains",
    )

    others = [a for a in ACTIONS if a != "palace"]
    positions: Counter[Any] = Counter()
    for deck in itertools.permutations(others):
        for mixed in itertools.permutations(["palace", *deck[:2]]):
            rest = deck[2:]
            final = [rest[0], *mixed, *rest[1:]]
            ok(len(set(final)) == 6, "six different cards")
            positions[final.index("palace") + 1] += 1
    ok(
        sorted(positions) == s["deck"]["palace_card_positions"] == [2, 3, 4] and len(set(positions.values())) == 1,
        "ME-SETUP-24 and 25",
    )

    # ME-EX-14: algorithm B by its chain of tie-breaks; lines given as slot -> owners of buildings on it
    lines = {
        2: ["magistrate", "courtier", "magistrate"],
        4: ["courtier", "magistrate", "you"],
        5: ["magistrate", "courtier"],
    }
    best = max(
        lines, key=lambda k: (sum(o != "you" for o in lines[k]), lines[k].count("magistrate"), lines[k].count("you"), k)
    )
    ok(best == 2, "ME-EX-14")
