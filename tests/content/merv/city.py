"""The city and its walls: tiles, slots, lines, and which tiles are exposed to which side."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.content.merv.tables import ACTIONS, COLOURS, T, ok, ours


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
