"""Where each row comes from; the pieces in the box, the setup and the calendar."""

from __future__ import annotations

from tests.content.merv.tables import ACTIONS, COLOURS, SOURCES, T, ok


def check_provenance() -> None:
    ok(
        set(T)
        == {
            "camel_market",
            "caravan",
            "city",
            "components",
            "contracts",
            "library",
            "mosque",
            "palace",
            "silk_road",
            "solo",
            "tracks",
            "walls",
        },
        "the twelve files",
    )
    for name, data in T.items():
        prov = data["provenance"]
        for table, value in data.items():
            if table == "provenance":
                continue
            if table in prov:
                ok(prov[table]["source"] in SOURCES, f"{name}.{table}: source")
                if prov[table]["source"] == "reconstructed":
                    ok(bool(prov[table].get("note")), f"{name}.{table}: a reconstruction says how it was made")
            else:
                ok(isinstance(value, list), f"{name}.{table} has no provenance")
                for row in value:
                    ok(row.get("provenance") in SOURCES, f"{name}.{table}: row without provenance")
                    ok(bool(row.get("note")), f"{name}.{table}: row without note")
        for table in prov:
            ok(table in data, f"{name}: provenance of a missing table {table}")


def check_components() -> None:
    c = T["components"]
    v, shared, setup = c["vocabulary"], c["shared"], c["setup"]
    ok(v["cube_colours"] == COLOURS and v["actions"] == ACTIONS, "colours and actions")
    ok(v["wild_cube"] == "white" and v["base_actions"] == ["gain_favour", "deploy_soldier"], "white cube, base actions")
    ok(
        v["spices"] == [x["id"] for x in T["caravan"]["spices"]] and v["goods"] == ["common", "rare"],
        "spices and goods",
    )
    ok(shared["camel_market_tiles"] == shared["year_markers"] == 1, "one market tile, one year marker")
    ok(
        setup["starting_cubes"] == setup["starting_camels"] == setup["starting_victory_points"] == 0,
        "players start with nothing",
    )
    ok(setup["caravan_row"] == T["caravan"]["rules"]["row"] == 8, "eight cards in the row")
    ok([row["humans"] for row in setup["players"]] == [1, 2, 3, 4], "one to four humans")
    ok({k for k, finite in c["limits"].items() if not finite} == {"cubes", "scrolls", "goods"}, "ME-RULING-1")
    ok(
        {k for k, finite in c["limits"].items() if finite}
        == {
            "camels",
            "buildings",
            "servants",
            "discs",
            "upgrades",
            "bonus_tokens",
            "wall_pieces",
            "breakthrough_tiles",
        },
        "finite pieces",
    )
    ok(
        c["per_player"] == {"masters": 1, "buildings": 9, "servants": 8, "discs": 10, "discs_on_tracks_at_start": 3},
        "pieces of one colour",
    )
    mine = c["per_player"]
    ok(
        (4 * mine["masters"], 4 * mine["buildings"], 4 * mine["discs"], 4 * mine["servants"]) == (4, 36, 40, 32),
        "4 masters, 36 buildings, 40 discs, 32 servants in all",
    )
    ok(shared["camels"] == 12, "12 camels")
    ok(shared["cubes_per_colour"] * shared["cube_kinds"] == 60, "60 cubes")
    ok(shared["scrolls"] == 32 and shared["goods_common"] == shared["goods_rare"] == 24, "32 scrolls, 24 + 24 goods")
    ok((shared["upgrades_white"], shared["upgrades_extra"]) == (6, 4), "6 + 4 upgrades")
    ok((shared["wall_pieces"], shared["gate_pieces"]) == (16, 4), "16 + 4 wall pieces")
    ok((shared["caravan_cards"], shared["contract_cards"], shared["solo_cards"]) == (24, 18, 6), "48 cards")
    ok(shared["breakthrough_tiles"] == 16 and shared["bonus_tokens"] == 4 and shared["city_tiles"] == 24, "tiles")
    for row in setup["players"]:
        n = row["humans"]
        ok(row["row_camels"] == {1: 2, 2: 2, 3: 3, 4: 4}[n], "camels on the caravan row")
        ok(len(row["queue"]) == (4 if n == 4 else 3) <= c["queues"]["spaces"] == 4, "masters in the queue")
        if n > 1:
            ok(row["queue"] == ["random_human"] * n + ["courtier"] * (n == 2), "humans in random order")
        used = setup["camels_on_inner_cities"] + setup["camels_on_mosque"] + row["row_camels"]
        ok(shared["camels"] - used == {1: 2, 2: 2, 3: 1, 4: 0}[n], "camels out of the game")
    ok(setup["players"][0]["queue"] == ["magistrate", "human", "courtier"], "solo queue")
    ok(setup["players"][1]["queue"][-1] == "courtier", "two players: Courtier last")
    rounds = c["queues"]["rounds"]
    ok([r["round"] for r in rounds] == [1, 2, 3, 4], "four rounds")
    ok([r["side"] for r in rounds] == v["sides"] and [r["from"] for r in rounds] == v["corners"], "clockwise rounds")
    ok(all(a["to"] == b["from"] for a, b in zip(rounds, rounds[1:] + rounds[:1], strict=False)), "queues join up")
    ok([r["line"] for r in rounds] == ["column", "row", "column", "row"], "columns in rounds 1 and 3, rows in 2 and 4")
    cal = c["calendar"]
    ok(
        cal["years"] * cal["rounds_per_year"] == cal["turns_per_player"] == 12 and cal["invasion_years"] == [2, 3],
        "3 x 4 = 12 turns, invasions in years 2 and 3",
    )
