"""Validator for the Khan content files. Standard library only (Python 3.11 or newer).

Run it in the checkout: python3 -m tests.content.khan.check
It asserts every count and every geometric fact the rules rely on, replays the worked examples with
small reference functions, and prints figures that an implementation can compare against.
"""

import itertools
import tomllib
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

Cell = tuple[int, int]
Shape = tuple[Cell, ...]

HERE = Path(__file__).resolve().parents[3] / "src/serai/games/khan/content"
N4 = ((-1, 0), (0, 1), (1, 0), (0, -1))


def load(name: str) -> dict[str, Any]:
    with open(HERE / name, "rb") as handle:
        return tomllib.load(handle)


game, pieces, rulers = load("game.toml"), load("pieces.toml")["piece"], load("rulers.toml")["ruler"]
cards, borders, examples = load("cards.toml"), load("borders.toml"), load("examples.toml")

# ---------------------------------------------------------------- board
rows = [line for line in (HERE / "board.txt").read_text().splitlines() if line and not line.startswith("#")]
H, W = game["board_size"]["rows"], game["board_size"]["cols"]
assert (H, W) == (11, 14)
assert len(rows) == H
assert all(len(r) == W for r in rows)
terrain = {(r, c): rows[r][c] for r in range(H) for c in range(W)}
river = {p for p, t in terrain.items() if t == "~"}
land = set(terrain) - river
letters = {t["id"]: t["letter"] for t in game["terrains"]}
counts = Counter(terrain.values())
for t in game["terrains"]:
    assert counts[t["letter"]] == t["cells"], t
assert counts == {"M": 22, "I": 20, "T": 22, "R": 21, "S": 22, "F": 25, "~": 22}
assert len(land) == game["board_size"]["land_cells"] == 132
assert len(river) == 22
assert len(terrain) == 154


def components(cells: Iterable[Cell]) -> list[set[Cell]]:
    """Orthogonally connected components, in a deterministic order."""
    todo = set(cells)
    out = []
    for start in sorted(todo):
        if start not in todo:
            continue
        todo.discard(start)
        stack, comp = [start], {start}
        while stack:
            r, c = stack.pop()
            for dr, dc in N4:
                q = (r + dr, c + dc)
                if q in todo:
                    todo.discard(q)
                    comp.add(q)
                    stack.append(q)
        out.append(comp)
    return out


for letter in "MITRSF":
    assert len(components({p for p in land if terrain[p] == letter})) == 1, f"region {letter} is split"
assert len(components(river)) == 1, "river is split"


def neighbours(p: Cell) -> list[Cell]:
    return [(p[0] + a, p[1] + b) for a, b in N4 if (p[0] + a, p[1] + b) in terrain]


def on_edge(p: Cell) -> bool:
    return p[0] in (0, H - 1) or p[1] in (0, W - 1)


degree = {p: sum(q in river for q in neighbours(p)) for p in river}
ends = sorted(p for p in river if degree[p] == 1)
forks = sorted(p for p in river if degree[p] == 3)
assert Counter(degree.values()) == {1: 3, 2: 18, 3: 1}
assert all(on_edge(p) for p in ends)
for r, c in itertools.product(range(H - 1), range(W - 1)):
    assert not {(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= river, "river wider than one cell"
banks = components(land)
assert len(banks) == 3, "the river must cut the land into three banks"
bank_of = {p: i for i, b in enumerate(banks) for p in b}
for letter in "MITRSF":
    assert len({bank_of[p] for p in land if terrain[p] == letter}) == 1
bends = sorted(
    p
    for p in river
    if degree[p] == 2
    and len({q[0] for q in neighbours(p) if q in river}) == 2
    and len({q[1] for q in neighbours(p) if q in river}) == 2
)
assert len(bends) >= 4

# ---------------------------------------------------------------- borders
edge_land = {p for p in land if on_edge(p)}
sea = [tuple(cell) for s in borders["sea"] for cell in s["cells"]]
assert len(sea) == len(set(sea)) == 11
assert set(sea) <= edge_land
assert Counter(terrain[p] for p in sea) == {"M": 4, "S": 3, "F": 4}
for s in borders["sea"]:
    stretch = {tuple(cell) for cell in s["cells"]}
    assert {terrain[p] for p in stretch} == {letters[s["terrain"]]}
    assert len(components(stretch)) == 1, f"{s['name']} is not one stretch"
neighbour_cells = edge_land - set(sea)
assert len(edge_land) == 43
assert len(neighbour_cells) == 32
assert {terrain[p] for p in neighbour_cells} == set("MITRSF"), "every region touches neighbouring territory"
river_side = {p for p in land if any(q in river for q in neighbours(p))}

# ---------------------------------------------------------------- rulers
assert len(rulers) == 8
for key in ("id", "name", "colour"):
    assert len({r[key] for r in rulers}) == 8
starts = {r["id"]: tuple(r["start"]) for r in rulers}
assert len(set(starts.values())) == 8
assert set(starts.values()) <= land
assert {terrain[p] for p in starts.values()} == set("MITRSF")
assert {r["id"]: r["colour"] for r in rulers}["seljuk"] == "grey"
assert {r["id"]: r["colour"] for r in rulers}["rus"] == "light_blue"
assert not {r["colour"] for r in rulers} & ({"black"} | set(game["players"]["colours"]))
gaps = [max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a, b in itertools.combinations(starts.values(), 2)]
assert min(gaps) >= 3

# ---------------------------------------------------------------- pieces


def normal(cells: Collection[Cell]) -> Shape:
    r0, c0 = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple(sorted((r - r0, c - c0) for r, c in cells))


def orientations(cells: Sequence[Cell]) -> list[Shape]:
    out = set()
    for flip in (False, True):
        cur = [(r, -c if flip else c) for r, c in cells]
        for _ in range(4):
            cur = [(c, -r) for r, c in cur]
            out.add(normal(cur))
    return sorted(out)


def free_polyominoes(n: int) -> set[Shape]:
    level: set[Shape] = {((0, 0),)}
    for _ in range(n - 1):
        grown: set[Shape] = set()
        for shape in level:
            for r, c in shape:
                for a, b in N4:
                    if (r + a, c + b) not in shape:
                        grown.add(orientations((*shape, (r + a, c + b)))[0])
        level = grown
    return level


by_id = {p["id"]: p for p in pieces}
assert len(by_id) == len(pieces) == 23
for p in pieces:
    p["shape"] = orientations([tuple(x) for x in p["cells"]])[0]
    assert p["size"] == len(p["shape"])
    assert len(components(set(p["shape"]))) == 1
tiles = [p for p in pieces if p["class"] == "tile"]
bridges = [p for p in pieces if p["class"] == "bridge"]
assert sum(p["count"] for p in tiles) == 29
assert sum(p["count"] for p in bridges) == 9
assert sum(p["count"] for p in pieces) == 38
for size, copies, kinds in ((2, 4, 1), (3, 4, 2), (4, 1, 5), (5, 1, 12)):
    group = [p for p in tiles if p["size"] == size]
    assert len(group) == kinds
    assert all(p["count"] == copies for p in group)
    assert {p["shape"] for p in group} == free_polyominoes(size)
straight3, straight4 = orientations([(0, 0), (0, 1), (0, 2)])[0], orientations([(0, i) for i in range(4)])[0]
ell4 = orientations([(0, 0), (1, 0), (2, 0), (2, 1)])[0]
assert {(p["shape"], p["count"]) for p in bridges} == {(straight3, 5), (straight4, 2), (ell4, 2)}
for group in (tiles, bridges):
    value: dict[int, int] = {}
    for p in group:
        assert value.setdefault(p["size"], p["vp"]) == p["vp"]
    assert all(value[a] < value[b] for a, b in itertools.pairwise(sorted(value))), "points must grow with size"
assert {p["colour"] for p in tiles}.isdisjoint({p["colour"] for p in bridges})

# ---------------------------------------------------------------- cards
kinds, directions = cards["kinds"], cards["directions"]
assert kinds == ["mountain", "ice", "tundra", "rocky_desert", "sand_desert", "forest", "river", "neighbour", "khan"]
assert directions == [d["id"] for d in game["directions"]]
assert [tuple(d["step"]) for d in game["directions"]] == [
    (-1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
]
deck = [tuple(c) for c in cards["cards"]]
assert len(deck) == 72
assert deck == [
    (f"c{9 * i + k + 1:02d}", r["id"], kind, directions[(i + 3 * k) % 8])
    for i, r in enumerate(rulers)
    for k, kind in enumerate(kinds)
]
assert set(Counter(c[1] for c in deck).values()) == {9}
assert set(Counter(c[2] for c in deck).values()) == {8}
assert set(Counter(c[3] for c in deck).values()) == {9}
assert len({(c[1], c[2]) for c in deck}) == 72
assert len({(c[2], c[3]) for c in deck}) == 72
assert all(len({c[3] for c in deck if c[1] == r["id"]}) == 8 for r in rulers)
targets = {k: {p for p in land if terrain[p] == letters[k]} for k in kinds[:6]}
targets |= {"river": river_side, "neighbour": neighbour_cells, "khan": land}

# ---------------------------------------------------------------- constants
box = {s["id"]: s["box"] for s in game["special_cards"]}
assert box == {"high_morale": 6, "khan_protection": 4, "divine_support": 4, "reconnaissance": 4}
for s in game["special_cards"]:
    for n in (2, 3, 4):
        assert s["per_player"][str(n)] * n <= s["box"]
yurts = game["yurts"]
assert yurts["neutral_physical"] - yurts["per_camp"] * yurts["camps"] == yurts["general_supply_start"] == 20
assert {n: int(n) * k for n, k in game["setup"]["initial_yurts"].items()} == {"2": 6, "3": 6, "4": 4}
out_needed, camp = game["limits"]["rulers_out_for_final_phase"], yurts["per_camp"]
# the longest normal phase: all but one removal happen, every other ruler is one step short, then one more
assert game["limits"]["max_normal_turns"] == (out_needed - 1) * camp + (8 - out_needed + 1) * (camp - 1) + 1
assert game["bonus"]["largest_territory"] == [10, 6, 3]

# ---------------------------------------------------------------- placements


def placements(piece: dict[str, Any]) -> list[Shape]:
    out = set()
    for shape in orientations([tuple(x) for x in piece["cells"]]):
        for r, c in terrain:
            cells = tuple((r + a, c + b) for a, b in shape)
            if geometry_ok(piece, cells):
                out.add(cells)
    return sorted(out)


def geometry_ok(piece: dict[str, Any], cells: Sequence[Cell]) -> bool:
    """Shape-independent part of the placement rule on a board without yurts, rulers or pieces."""
    if any(p not in terrain for p in cells):
        return False
    wet = [p for p in cells if p in river]
    if piece["class"] == "tile":
        return not wet
    tips = [p for p in cells if sum(q in cells for q in neighbours(p)) == 1]
    return bool(wet) and not any(p in river for p in tips) and len({bank_of[p] for p in cells if p in land}) >= 2


sites = {p["id"]: placements(p) for p in pieces}
assert all(sites.values()), "every kind must fit somewhere"


def wet_cells(cells: Shape) -> int:
    return sum(p in river for p in cells)


assert {wet_cells(s) for s in sites["bridge_i3"]} == {1}
assert {wet_cells(s) for s in sites["bridge_i4"]} == {1}
assert {wet_cells(s) for s in sites["bridge_l4"]} == {1, 2}
for bend in bends:
    assert not any(bend in s for s in sites["bridge_i3"] + sites["bridge_i4"]), "a straight bridge fits a bend"
    assert any(bend in s for s in sites["bridge_l4"]), "no bridge fits a bend"
for s in sites["bridge_l4"]:
    assert wet_cells(s) == 1 or any(p in s for p in bends + forks), "two river cells away from a bend or the fork"
assert len(sites["bridge_i3"]) >= 10

# ---------------------------------------------------------------- worked examples


def flee(start: Cell, direction: str, occupied: Collection[Cell]) -> Cell | None:
    first = directions.index(direction)
    for turn in range(8):
        dr, dc = game["directions"][(first + turn) % 8]["step"]
        for dist in range(1, game["limits"]["flee_distance"] + 1):
            p = (start[0] + dr * dist, start[1] + dc * dist)
            if p in land and p not in occupied:
                return p
    return None


def conquest_owners(
    piece: dict[str, Any], cells: Sequence[Cell], yurt_at: Mapping[Cell, str], blocked: Collection[Cell]
) -> set[str]:
    """Owners if the placement is legal for at least one player, else an empty set."""
    if normal(cells) not in orientations([tuple(x) for x in piece["cells"]]):
        raise AssertionError(f"{cells} is not a {piece['id']}")
    if not geometry_ok(piece, cells) or any(p in blocked for p in cells):
        return set()
    dry = [p for p in cells if p in land]
    if any(p not in yurt_at for p in dry):
        return set()
    tally = Counter(yurt_at[p] for p in dry if yurt_at[p] != "neutral")
    return {who for who, n in tally.items() if n == max(tally.values())} if tally else set()


def territory_bonus(sizes: Mapping[str, Sequence[int]]) -> dict[str, int]:
    order = sorted({tuple(v) for v in sizes.values() if v}, reverse=True)
    prizes = game["bonus"]["largest_territory"]
    return {
        w: prizes[order.index(tuple(v))] if v and order.index(tuple(v)) < len(prizes) else 0 for w, v in sizes.items()
    }


tested = 0
for ex in examples["flee"]:
    taken = {tuple(p) for p in ex["neutral_yurts"] + ex["covered"]}
    assert tuple(ex["ruler"]) in land
    assert not taken & {tuple(ex["ruler"])}
    for direction, want in ex["expect"].items():
        got = flee(tuple(ex["ruler"]), direction, taken)
        assert got == (tuple(want) if want else None), (ex["id"], direction, got)
        tested += 1
for ex in examples["conquest"]:
    yurt_at = {tuple(p): who for who, cells in ex["yurts"].items() for p in cells}
    blocked = {tuple(p) for p in ex["rulers"] + ex["covered"]}
    assert set(yurt_at) <= land
    for t in ex["tries"]:
        cells = tuple(sorted(tuple(p) for p in t["cells"]))
        owners = conquest_owners(by_id[t["piece"]], cells, yurt_at, blocked)
        assert owners == set(t["owners"]) == set(t["may"]), (ex["id"], t, owners)
        tested += 1
for ex in examples["bonus"]:
    assert territory_bonus(ex["sizes"]) == ex["expect"], ex["id"]
    tested += 1
for ex in examples["share"]:
    for vp, n, each in zip(ex["vp"], ex["owners"], ex["each"], strict=True):
        assert -(-vp // n) == each, ex["id"]
        tested += 1
for name, data in (
    ("game", game),
    ("cards", cards),
    ("borders", borders),
    ("examples", examples),
    ("pieces", load("pieces.toml")),
    ("rulers", load("rulers.toml")),
):
    assert data.get("provenance"), f"{name}.toml lacks provenance"

# ---------------------------------------------------------------- figures
print("board            :", f"{W} x {H},", len(land), "land,", len(river), "river")
print("terrain cells    :", ", ".join(f"{t['id']} {t['cells']}" for t in game["terrains"]))
print(
    "banks            :",
    ", ".join(f"{i}: {len(b)} cells ({'+'.join(sorted({terrain[p] for p in b}))})" for i, b in enumerate(banks)),
)
print("river            :", "ends", ends, "fork", forks, "bends", bends)
print("invasion targets :", ", ".join(f"{k} {len(v)}" for k, v in targets.items()))
print("neighbour cells  :", dict(sorted(Counter(terrain[p] for p in neighbour_cells).items())))
print("river-side cells :", dict(sorted(Counter(terrain[p] for p in river_side).items())))
print("ruler starts     :", ", ".join(f"{k} {v} {terrain[v]}" for k, v in starts.items()), "; smallest gap", min(gaps))
print(
    "pieces           :",
    sum(p["count"] for p in pieces),
    "covering",
    sum(p["count"] * p["size"] for p in pieces),
    "cells, worth",
    sum(p["count"] * p["vp"] for p in pieces),
    "points",
)
print("placements on a board full of yurts, without rulers and pieces:")
for p in pieces:
    extra = ""
    if p["class"] == "bridge":
        split = Counter(wet_cells(s) for s in sites[p["id"]])
        extra = "  by river cells covered: " + ", ".join(f"{k}: {v}" for k, v in sorted(split.items()))
    print(f"  {p['id']:<10} x{p['count']} {p['size']} cells {p['vp']} vp {len(sites[p['id']]):>4}{extra}")
print("  total     ", sum(len(s) for s in sites.values()))
print("example checks   :", tested)
print("OK")
