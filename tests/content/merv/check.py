"""Checks the Merv content tables: every count, and every fact the rulebook's worked examples fix.

Standard library only (Python 3.11). Run it from anywhere: it reads the game's content files.
Prints one line per group of checks and ends with the number of assertions; raises on the first failure.

`ok` asserts what the rulebook says. `ours` asserts the shape of our own reconstructions; whoever corrects a
reconstructed table from the printed game runs `check.py --facts`, which leaves those out.
"""

from __future__ import annotations

import itertools
import sys
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[3] / "src/serai/games/merv/content"
SOURCES = {"rulebook", "public source", "reconstructed"}
COLOURS = ["purple", "sand", "turquoise", "orange"]
ACTIONS = ["caravansary", "palace", "library", "silk_road", "mosque", "wall"]

checked = 0


def ok(condition: bool, what: str) -> None:
    global checked
    checked += 1
    if not condition:
        raise AssertionError(what)


def load() -> dict[str, dict[str, Any]]:
    return {p.stem: tomllib.loads(p.read_text(encoding="utf-8")) for p in sorted(HERE.glob("*.toml"))}


def ours(condition: bool, what: str) -> None:
    if "--facts" not in sys.argv:
        ok(condition, what + " (our reconstruction)")


T = load()


# ---------------------------------------------------------------- provenance
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


# ---------------------------------------------------------------- components and setup
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


# ---------------------------------------------------------------- city and walls
def line_cells(side: str, slot: int) -> list[tuple[int, int]]:
    """Cells of an active line, nearest the slot first (ME-GEO-4)."""
    row = next(s for s in T["city"]["slots"] if s["side"] == side)
    k = row["line_of_slot"][slot - 1]
    cells = [(r, k) for r in range(1, 6)] if row["faces"] == "column" else [(k, c) for c in range(1, 6)]
    return cells if "ascending" in row["nearest_tile_first"] else cells[::-1]


def exposed(cell: tuple[int, int]) -> set[str]:
    r, c = cell
    sides = set()
    if r <= 2:
        sides.add("north")
    if r >= 4:
        sides.add("south")
    if c <= 2:
        sides.add("west")
    if c >= 4:
        sides.add("east")
    return sides


def check_city() -> None:
    city, walls = T["city"], T["walls"]
    tiles = city["tiles"]
    ok(len(tiles) == 24 and len({t["id"] for t in tiles}) == 24, "24 tiles")
    ok(all(t["id"] == f"{t['action']}_{t['cube']}" for t in tiles), "names of tiles")
    ok(
        [(x["side"], x["faces"], x["nearest_tile_first"]) for x in city["slots"]]
        == [
            ("north", "column", "row ascending"),
            ("east", "row", "column descending"),
            ("south", "column", "row descending"),
            ("west", "row", "column ascending"),
        ],
        "sides and their lines",
    )
    ours(Counter(t["action"] for t in tiles) == Counter(dict.fromkeys(ACTIONS, 4)), "four tiles of each action")
    ours(Counter(t["cube"] for t in tiles) == Counter(dict.fromkeys(COLOURS, 6)), "six tiles of each colour")
    ours(len({(t["action"], t["cube"]) for t in tiles}) == 24, "each pair of action and colour once")
    ok(city["grid"] == {"rows": 5, "columns": 5, "camel_market": [3, 3]}, "5 x 5 with the market in the middle")
    ok(line_cells("north", 4)[1] == (2, 4), "north slot 4, second tile from the top is (2, 4)")
    ok(line_cells("north", 5)[3] == (4, 5), "north slot 5, fourth tile from the top is (4, 5)")
    ok(
        line_cells("east", 1)[0] == (1, 5)
        and line_cells("south", 1)[0] == (5, 5)
        and line_cells("west", 1)[0] == (5, 1),
        "slot 1 is nearest the queue the masters leave",
    )
    for side in T["components"]["vocabulary"]["sides"]:
        for slot in range(1, 6):
            ok(((3, 3) in line_cells(side, slot)) == (slot == 3), "only slot 3 faces the camel market")

    pieces, slots = walls["pieces"], walls["slots"]
    ok(all(p["colour"] in COLOURS for p in pieces), "pieces are paid in one of the four colours")
    ok(
        all(p["cost"] == 3 if p["kind"] == "gate" else p["cost"] in (1, 2) for p in pieces),
        "walls cost 1 or 2, gates 3",
    )
    ok(Counter(p["kind"] for p in pieces) == Counter(wall=16, gate=4), "16 walls, 4 gates")
    for colour in COLOURS:
        ours(
            sorted(p["cost"] for p in pieces if p["colour"] == colour and p["kind"] == "wall") == [1, 1, 2, 2], "walls"
        )
        ours([p["cost"] for p in pieces if p["colour"] == colour and p["kind"] == "gate"] == [3], "one gate at 3")
        ok(
            [p["id"] for p in pieces if p["colour"] == colour]
            == [f"wall_{colour}_{n}" for n in (1, 2, 3, 4)] + [f"gate_{colour}"],
            "names of pieces",
        )
    ok(
        [s["id"] for s in slots]
        == [f"{side}_{i}" for side in T["components"]["vocabulary"]["sides"] for i in range(1, 6)],
        "20 slots, clockwise from north 1",
    )
    ok(all(s["id"] == f"{s['side']}_{s['index']}" for s in slots), "names of slots")
    ok(all(s["kind"] == ("gate" if s["index"] == 3 else "wall") for s in slots), "gates in the middle of each side")
    ok(
        walls["influence"] == {"own_building": 1, "other_building": 2, "tiles_covered": 2, "most_per_piece": 4},
        "wall influence",
    )
    cover: Counter[Any] = Counter()
    for s in slots:
        line = line_cells(s["side"], s["index"])
        ok([tuple(x) for x in s["covers"]] == line[:2], "a slot covers the two nearest tiles of its line")
        for cell in line[:2]:
            cover[cell] += 1
            ok(s["side"] in exposed(cell), "covered tiles are exposed to that side")
    cells = [(r, c) for r in range(1, 6) for c in range(1, 6) if (r, c) != (3, 3)]
    ok(all(cover[cell] == len(exposed(cell)) for cell in cells), "one covering slot for each exposure")
    ok(
        all(len(exposed(cell)) == (1 if 3 in cell else 2) for cell in cells),
        "middle lines need one gate, others two walls",
    )


# ---------------------------------------------------------------- worked examples of production and walls
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


# ---------------------------------------------------------------- tracks
def check_tracks() -> None:
    t = T["tracks"]
    for name in ("influence", "favour"):
        track = t[name]
        spaces = [x["space"] for x in track["victory_points"]]
        points = [x["points"] for x in track["victory_points"]]
        ok(
            track["start"] == 0 and spaces == sorted(set(spaces)) and spaces[-1] <= track["last"],
            f"{name}: marks in order",
        )
        ours(points == sorted(points) and points[0] > 0, f"{name}: points rise")
    ok(t["influence"]["overflows_to"] == "favour" and t["favour"]["overflows_to"] == "influence", "overflow")
    levels = [(x["level"], x["space"]) for x in t["influence"]["contract_levels"]]
    ok(
        [a for a, _ in levels] == [1, 2, 3] and [b for _, b in levels] == sorted({b for _, b in levels}),
        "contract levels",
    )
    kinds = [(x["kinds"], x["space"]) for x in t["influence"]["spice_kinds"]]
    ok(
        [a for a, _ in kinds] == [1, 2, 3, 4]
        and kinds[0][1] == 0
        and [b for _, b in kinds] == sorted({b for _, b in kinds}),
        "kinds of spice, one at the start",
    )
    ours(kinds[3][1] > levels[2][1], "four kinds come after the last contract level")
    fav = {x["space"]: x["points"] for x in t["favour"]["victory_points"]}
    favour, influence, vp = 9, 3, 0
    for _ in range(3):
        if favour < t["favour"]["last"]:
            favour += 1
            vp += fav.get(favour, 0)
        else:
            influence += 1
    ours((favour, influence, vp) == (10, 5, 4), "ME-EX-17")
    ok(t["years"]["spaces"] == [1, 2, 3], "three years")


# ---------------------------------------------------------------- camel market
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


# ---------------------------------------------------------------- caravan
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


# ---------------------------------------------------------------- palace, library
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


# ---------------------------------------------------------------- silk road
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


# ---------------------------------------------------------------- mosque
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


# ---------------------------------------------------------------- contracts
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


# ---------------------------------------------------------------- queue
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


# ---------------------------------------------------------------- solo
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


def main() -> None:
    for group in (
        check_provenance,
        check_components,
        check_city,
        check_turn_and_wall_examples,
        check_tracks,
        check_market,
        check_caravan,
        check_palace_and_library,
        check_silk_road,
        check_mosque,
        check_contracts,
        check_queue,
        check_solo,
    ):
        before = checked
        group()
        print(f"{group.__name__.removeprefix('check_'):24} {checked - before:5} assertions hold")
    print(f"merv content: all {checked} assertions hold")


if __name__ == "__main__":
    main()
