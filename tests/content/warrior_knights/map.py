"""The map: areas, cities, barriers, roads, ports and sites of castles."""

from collections import Counter, deque
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from tests.content.warrior_knights.tables import Records, Tables, check, unique

Links = dict[str, set[str]]
Barriers = dict[frozenset[str], dict[str, Any]]


def hex_neighbours(col: int, row: int) -> list[tuple[int, int]]:
    if row % 2 == 0:
        deltas = [(1, 0), (-1, 0), (0, -1), (-1, -1), (0, 1), (-1, 1)]
    else:
        deltas = [(1, 0), (-1, 0), (1, -1), (0, -1), (1, 1), (0, 1)]
    return [(col + dx, row + dy) for dx, dy in deltas]


def components(nodes: Iterable[str], links: Links) -> list[set[str]]:
    left, out = set(nodes), []
    while left:
        start = left.pop()
        seen, todo = {start}, deque([start])
        while todo:
            for n in links[todo.popleft()]:
                if n not in seen:
                    seen.add(n)
                    todo.append(n)
        left -= seen
        out.append(seen)
    return out


def check_map(data: Tables) -> tuple[Records, Records]:
    m = data["map"]
    areas = unique(m["area"], "id", "area")
    cities = unique(m["city"], "id", "city")
    kingdom = {i: a for i, a in areas.items() if a["kind"] == "kingdom"}
    check_counts(m, areas, cities)
    check_cities(areas, cities)
    at = {(a["col"], a["row"]): i for i, a in kingdom.items()}
    check(len(at) == len(kingdom), "two areas on one hex")
    adjacent = {i: {at[n] for n in hex_neighbours(c, r) if n in at} for (c, r), i in at.items()}
    check_places(kingdom, at)
    barriers = checked_barriers(m["barrier"], adjacent)
    by_land = links(adjacent, barriers, bridges=True)
    check_regions(areas, kingdom, by_land, links(adjacent, barriers, bridges=False))
    check_ports(areas, kingdom, at)
    check_roads(m["road"], by_land, barriers)
    check_castle_sites(data["meta"]["player_count"], kingdom)
    return areas, cities


def check_counts(m: dict[str, Any], areas: Records, cities: Records) -> None:
    kinds = Counter(a["kind"] for a in areas.values())
    check(kinds["kingdom"] == m["map"]["kingdom_areas"], "kingdom area count")
    check(kinds["overseas"] == m["map"]["overseas_areas"] == 6, "overseas area count")
    check(sum(not c["overseas"] for c in cities.values()) == 18, "18 kingdom cities")
    check(sum(c["overseas"] for c in cities.values()) == 6, "6 overseas cities")
    check(len({a["name"] for a in areas.values()}) == len(areas), "area names unique")


def check_cities(areas: Records, cities: Records) -> None:
    for c in cities.values():
        check(areas[c["area"]].get("city") == c["id"], f"city/area link {c['id']}")
        check(c["overseas"] == (areas[c["area"]]["kind"] == "overseas"), f"overseas flag {c['id']}")
        check(c["strength"] % 100 == 0 and 100 <= c["strength"] <= 500, f"strength {c['id']}")
        check(1 <= c["income"] <= 9, f"income {c['id']}")
    for a in areas.values():
        if "city" in a:
            check(cities[a["city"]]["area"] == a["id"], f"area/city link {a['id']}")


def check_places(kingdom: Records, at: dict[tuple[int, int], str]) -> None:
    max_col = max(c for c, _ in at)
    max_row = max(r for _, r in at)
    for (c, r), i in at.items():
        a = kingdom[i]
        check(a["q"] == c - (r - (r & 1)) // 2 and a["r"] == r, f"axial coordinates {i}")
        check(i == "ABCDEFGH"[c] + str(r + 1), f"id matches position {i}")
        check(a["edge"] == (c in (0, max_col) or r in (0, max_row)), f"edge flag {i}")


def checked_barriers(rows: list[dict[str, Any]], adjacent: Links) -> Barriers:
    barriers: Barriers = {}
    for b in rows:
        pair = frozenset((b["a"], b["b"]))
        check(b["b"] in adjacent[b["a"]], f"barrier between non-adjacent areas {sorted(pair)}")
        check(pair not in barriers, f"two barriers on one edge {sorted(pair)}")
        check(b["kind"] in ("river", "mountain"), f"barrier kind {b['kind']}")
        check(not (b["bridge"] and b["kind"] != "river"), "bridge not on a river")
        barriers[pair] = b
    check(sum(b["bridge"] for b in barriers.values()) == 4, "exactly four bridges")
    check(any(b["kind"] == "mountain" for b in barriers.values()), "no mountains")
    return barriers


def links(adjacent: Links, barriers: Barriers, bridges: bool) -> Links:
    """The areas that each area is linked with by land."""

    def is_open(one: str, other: str) -> bool:
        b = barriers.get(frozenset((one, other)))
        return b is None or (bridges and b["bridge"])

    return {i: {n for n in near if is_open(i, n)} for i, near in adjacent.items()}


def check_regions(areas: Records, kingdom: Records, by_land: Links, without_bridges: Links) -> None:
    with_b = components(kingdom, by_land)
    without_b = components(kingdom, without_bridges)
    check(len(without_b) > len(with_b), "rivers separate nothing: bridges are meaningless")
    mainland = max(with_b, key=len)
    for isle in with_b:
        if isle is not mainland:
            check(any(kingdom[i]["port"] for i in isle), f"island without a port {sorted(isle)}")
    ports = {i for i, a in areas.items() if a["port"]}
    by_sea = {i: by_land.get(i, set()) | (ports - {i} if i in ports else set()) for i in areas}
    check(len(components(areas, by_sea)) == 1, "board not connected by land and sea")
    for i in mainland:
        check(by_land[i], f"area {i} is sealed off")


def check_ports(areas: Records, kingdom: Records, at: dict[tuple[int, int], str]) -> None:
    ports = {i for i, a in areas.items() if a["port"]}
    check(len(ports & set(kingdom)) >= 2, "kingdom needs ports")
    check(set(areas) - set(kingdom) <= ports, "every overseas land needs a port")
    for i in ports & set(kingdom):
        c, r = kingdom[i]["col"], kingdom[i]["row"]
        check(any(n not in at for n in hex_neighbours(c, r)), f"port {i} is not on a coast")


def check_roads(roads: list[dict[str, Any]], by_land: Links, barriers: Barriers) -> None:
    road_edges = set()
    for road in roads:
        check(len(road["path"]) >= 2, f"road {road['id']} too short")
        for p, n in pairwise(road["path"]):
            check(n in by_land[p], f"road {road['id']} blocked between {p} and {n}")
            road_edges.add(frozenset((p, n)))
    for pair, b in barriers.items():
        if b["bridge"]:
            check(pair in road_edges, f"bridge {sorted(pair)} carries no road")


def check_castle_sites(player_counts: list[dict[str, Any]], kingdom: Records) -> None:
    free = [i for i, a in kingdom.items() if "city" not in a]
    for pc in player_counts:
        spots = [i for i in free if not (pc["castle_edge_ban"] and kingdom[i]["edge"])]
        check(len(spots) >= pc["players"], f"too few castle sites for {pc['players']} barons")
