#!/usr/bin/env python3
"""Validator for the Warrior Knights content files (standard library only).

Run from anywhere:  python3 tests/content/warrior_knights/check.py
Exits 0 and prints a summary when every assertion holds; exits 1 otherwise.
"""

import sys
import tomllib
from collections import Counter, deque
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[3] / "src/serai/games/warrior_knights/content"
FILES = [
    "meta",
    "map",
    "barons",
    "action_cards",
    "fate",
    "events",
    "agenda",
    "mercenaries",
    "expeditions",
    "effects",
    "options",
]
PROVENANCE = {"rulebook", "public source", "from memory", "reconstructed"}
passed = 0

Tables = dict[str, dict[str, Any]]  # the files by name
Records = dict[str, dict[str, Any]]  # of one table, by their key
Links = dict[str, set[str]]
Barriers = dict[frozenset[str], dict[str, Any]]


def check(cond: object, message: str) -> None:
    global passed
    if not cond:
        raise AssertionError(message)
    passed += 1


def unique(records: list[dict[str, Any]], key: str, what: str) -> Records:
    values = [r[key] for r in records]
    dup = [v for v, n in Counter(values).items() if n > 1]
    check(not dup, f"{what}: duplicate {key}: {dup}")
    return {r[key]: r for r in records}


# --------------------------------------------------------------------------- load
def load() -> Tables:
    data: Tables = {}
    for name in FILES:
        with open(HERE / f"{name}.toml", "rb") as f:
            data[name] = tomllib.load(f)
    return data


def check_provenance(data: Tables) -> None:
    for name, doc in data.items():
        for key, value in doc.items():
            records = value if isinstance(value, list) else [value]
            for r in records:
                check("provenance" in r, f"{name}.{key}: record without provenance: {r}")
                for k, v in r.items():
                    if k.endswith("provenance"):
                        check(v in PROVENANCE, f"{name}.{key}: bad provenance {v!r}")


# --------------------------------------------------------------------------- map
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


# --------------------------------------------------------------------------- people and cards
def check_barons(data: Tables) -> Records:
    barons = unique(data["barons"]["baron"], "id", "baron")
    nobles = unique(data["barons"]["noble"], "id", "noble")
    check(len(barons) == 6 and len(nobles) == 24, "6 barons and 24 nobles")
    check(len({b["color"] for b in barons.values()}) == 6, "baron colours unique")
    check(len({n["name"] for n in nobles.values()}) == 24, "noble names unique")
    for b in barons.values():
        check(b["castle_strength"] % 100 == 0 and b["castle_strength"] > 0, f"castle strength {b['id']}")
        own = [n for n in nobles.values() if n["baron"] == b["id"]]
        check({n["base"] for n in own} == {"circle", "square", "triangle", "hexagon"}, f"bases {b['id']}")
        check(
            {n["ability"] for n in own} == {"free_wages", "deal_100", "prevent_100", "victory_1"},
            f"abilities {b['id']}",
        )
        check(all(n["leadership"] == 200 for n in own), f"leadership {b['id']}")
    return barons


def check_actions(data: Tables) -> None:
    doc = data["action_cards"]
    zones = unique(doc["zone"], "id", "zone")
    check(set(zones) == {"taxation", "wages", "assembly"}, "three zones")
    cards = unique(doc["action_card"], "id", "action card")
    check(len(cards) == 6 and sum(c["copies"] for c in cards.values()) == 12, "12 action cards of 6 kinds")
    for c in cards.values():
        check(set(c["zones"]) <= set(zones), f"zones of {c['id']}")
    neutral = unique(doc["neutral_card"], "id", "neutral card")
    check(len(neutral) == 5 and sum(c["copies"] for c in neutral.values()) == 8, "8 neutral cards of 5 kinds")


def check_mercenaries(data: Tables, fate: list[dict[str, Any]]) -> None:
    doc = data["mercenaries"]
    nations = unique(doc["nationality"], "id", "nationality")
    mercs = unique(doc["mercenary"], "id", "mercenary")
    check(sum(c["copies"] for c in mercs.values()) == 66, "66 mercenary cards")
    check(len(nations) == 6, "six nationalities")
    for n in nations:
        check(sum(c["copies"] for c in mercs.values() if c["nationality"] == n) == 11, f"11 cards of {n}")
        check(sum(f["nationality"] == n for f in fate) == 4, f"4 fate cards of {n}")
    for s in (50, 100):
        check(sum(c["copies"] for c in mercs.values() if c["strength"] == s) >= 6, f"a starting {s} for six barons")
    for c in mercs.values():
        check(c["strength"] in (50, 100, 150, 200) and c["wage"] > 0 and c["hire_cost"] > 0, f"values {c['id']}")
    regs = doc["regular"]
    check(sum(r["copies_per_baron"] for r in regs) == 4, "4 regulars per baron")
    check(sum(r["copies_per_baron"] * r["strength"] for r in regs) == 250, "regular strength 250 per baron")
    track = doc["track_space"]
    check([t["position"] for t in track] == list(range(1, 8)), "track positions 1..7")
    for players in range(2, 7):
        check(sum(t["min_players"] <= players for t in track) == players + 1, f"track spaces for {players} barons")
    costs = [t["cost"] for t in track]
    check(costs == sorted(costs, reverse=True) and costs[-1] >= 1, "earlier spaces cost at least as much")


def check_fate(data: Tables, barons: Records, cities: Records) -> list[dict[str, Any]]:
    deck: list[dict[str, Any]] = data["fate"]["fate"]
    unique(deck, "id", "fate")
    check(len(deck) == data["fate"]["fate_deck"]["size"] == 24, "24 fate cards")
    check(
        Counter(f["battle"] for f in deck) == {"deal_100": 9, "prevent_100": 6, "victory_1": 6, "draw_1": 3},
        "battle split",
    )
    check(sum(f["revolt"] for f in deck) == 6, "six revolts")
    check(Counter(f["baron"] for f in deck) == dict.fromkeys(barons, 4), "each baron on four cards")
    check(Counter(f["city"] for f in deck) == dict.fromkeys(cities, 1), "each city on one card")
    results = {r["id"]: r for r in data["expeditions"]["expedition_result"]}
    lost, profit = [], []
    for e in sorted(data["expeditions"]["expedition"], key=lambda e: e["order"]):
        column = [f[e["fate_column"]] for f in deck]
        check(set(column) <= set(results), f"results of {e['id']}")
        news = [results[x] for x in column if results[x]["ends_expedition"]]
        lost.append(sum(r["id"] == "lost" for r in news) / len(news))
        profit.append(sum(r["multiplier"] for r in news) / len(news))
        check(e["spaces"] == 3 and e["max_investment"] == 5, f"expedition {e['id']}")
    check(len(lost) == 3 and lost[0] < lost[1] < lost[2], "risk must rise from Ceylon to China")
    check(profit[0] < profit[1] < profit[2], "profit must rise from Ceylon to China")
    check(sorted(r["rank"] for r in results.values()) == list(range(len(results))), "result ranks")
    return deck


# --------------------------------------------------------------------------- effects
class Effects:
    def __init__(self, doc: dict[str, Any]) -> None:
        self.effects = unique(doc["effect"], "name", "effect")
        self.targets = unique(doc["target"], "name", "target")
        self.selectors = unique(doc["selector"], "name", "selector")
        self.params = unique(doc["parameter"], "name", "parameter")
        self.used: set[str] = set()
        self.used_t: set[str] = set()
        self.used_s: set[str] = set()
        for e in self.effects.values():
            check(e["kind"] in ("instant", "modifier"), f"kind of {e['name']}")
            check(set(e["required"] + e["optional"]) <= set(self.params), f"parameters of {e['name']}")
            check((e["kind"] == "modifier") == e["name"].startswith("mod_"), f"name/kind of {e['name']}")

    def validate(self, effects: list[dict[str, Any]], where: str) -> None:
        for e in effects:
            check(e.get("effect") in self.effects, f"{where}: effect outside the vocabulary: {e.get('effect')}")
            spec = self.effects[e["effect"]]
            self.used.add(spec["name"])
            given = set(e) - {"effect"}
            check(set(spec["required"]) <= given, f"{where}: {spec['name']} lacks {set(spec['required']) - given}")
            check(
                given <= set(spec["required"]) | set(spec["optional"]), f"{where}: {spec['name']} has unknown {given}"
            )
            for key in ("target", "receiver"):
                if key in e:
                    check(e[key] in self.targets, f"{where}: unknown target {e[key]}")
                    self.used_t.add(e[key])
            if "select" in e:
                check(e["select"] in self.selectors, f"{where}: unknown selector {e['select']}")
                self.used_s.add(e["select"])
            for key, v in e.items():
                spec_v = self.params.get(key, {}).get("values", "")
                if spec_v == "int":
                    check(
                        isinstance(v, int) and not isinstance(v, bool) and v > 0,
                        f"{where}: {key} must be a positive int",
                    )
                elif spec_v.startswith("one of: "):
                    check(v in spec_v[8:].split(", "), f"{where}: {key} = {v!r}")
            for option in e.get("options", []):
                self.validate(option, where)


def check_cards(data: Tables) -> int:
    fx = Effects(data["effects"])
    events = unique(data["events"]["event"], "id", "event")
    agenda = unique(data["agenda"]["agenda"], "id", "agenda card")
    check_events(events, data["events"]["event_deck"], fx)
    check_agenda(agenda, data["agenda"]["agenda_deck"], fx)
    for deck in (events, agenda):
        for effect in ("take_chairman", "take_head_of_church"):
            check(any(x["effect"] == effect for c in deck.values() for x in c["effects"]), f"no card uses {effect}")
    check_options(data["options"], fx)
    check(not set(fx.effects) - fx.used, f"effects never used: {sorted(set(fx.effects) - fx.used)}")
    check(not set(fx.selectors) - fx.used_s, f"selectors never used: {sorted(set(fx.selectors) - fx.used_s)}")
    return len(fx.effects)


def check_events(events: Records, head: dict[str, Any], fx: Effects) -> None:
    check(sum(e["copies"] for e in events.values()) == head["size"] == 36, "36 event cards")
    for color in ("red", "green", "blue"):
        check(sum(e["copies"] for e in events.values() if e["color"] == color) == head[color], f"{color} events")
    for e in events.values():
        fx.validate(e["effects"], f"event {e['id']}")
        check(e["duration"] in ("instant", "round", "lasting"), f"duration {e['id']}")
        check(0 <= e["cancel_faith"] <= 3, f"cancel cost {e['id']}")
        check(not (e["color"] == "green" and e["cancel_faith"]), f"green event {e['id']} cannot be cancelled")
        if e["color"] != "blue":
            for x in e["effects"]:
                check(x.get("target", "assigned") == "assigned", f"{e['id']} must hit the assigned baron")
        check(any(map(uses_fate, e["effects"])) == e["fate_draw"], f"fate_draw flag {e['id']}")
    for name in ("heretic", "no_heir", "broken_line"):
        check(events[name]["duration"] == "lasting", f"{name} must be lasting")


def uses_fate(x: dict[str, Any]) -> bool:
    drawn = x["effect"] in ("desert_nationality", "revolt_check")
    return drawn or "fate" in str(x.get("select", "")) + str(x.get("target", ""))


def check_agenda(agenda: Records, head: dict[str, Any], fx: Effects) -> None:
    check(sum(a["copies"] for a in agenda.values()) == head["size"] == 44, "44 agenda cards")
    for kind in ("private_motion", "motion", "law", "charge", "office"):
        check(sum(a["copies"] for a in agenda.values() if a["type"] == kind) == head[kind], f"{kind} cards")
    check(sum(a.get("concession", False) for a in agenda.values()) == head["concessions"], "concessions")
    for a in agenda.values():
        check_agenda_card(a, fx)
    check(
        any(x["effect"] == "mod_absent_from_assembly" for a in agenda.values() for x in a["effects"]),
        "a charge must keep its holder away from the Assembly",
    )
    offices = [a for a in agenda.values() if a["type"] == "office"]
    check(
        any(x["effect"] == "mod_support_troops" for a in offices for x in a["effects"]),
        "an office must grant support troops",
    )


def check_agenda_card(a: dict[str, Any], fx: Effects) -> None:
    fx.validate(a["effects"], f"agenda {a['id']}")
    kinds = {fx.effects[x["effect"]]["kind"] for x in a["effects"]}
    check(a["vote"] in ("for_against", "baron"), f"vote of {a['id']}")
    if a["type"] in ("motion", "private_motion"):
        check(kinds == {"instant"}, f"{a['id']} must be instant")
    else:
        check(kinds == {"modifier"}, f"{a['id']} must be a modifier")
    if a["type"] in ("law", "private_motion"):
        check(a["vote"] == "for_against", f"{a['id']} must be for/against")
    if a["type"] in ("charge", "office"):
        check(a["vote"] == "baron", f"{a['id']} must be a baron vote")
    if a["type"] == "law":
        check((a["comply_when"] == "never") != a["defiable"], f"law {a['id']}: defiable and comply_when disagree")
    for x in a["effects"]:
        if x.get("target") == "elected":
            check(a["vote"] == "baron", f"{a['id']}: elected target needs a baron vote")


def check_options(doc: dict[str, Any], fx: Effects) -> None:
    options = unique(doc["option"], "id", "option")
    unique(doc["option"], "key", "option")
    for o in options.values():
        check(o["default"] in o["values"], f"default of {o['key']}")
    for o in unique(doc["open_motion"], "id", "open motion").values():
        fx.validate(o["effects"], f"open motion {o['id']}")


def check_meta(data: Tables) -> None:
    tokens = unique(data["meta"]["token"], "id", "token")
    check(tokens["baron_marker"]["count"] == 6 * 8, "8 baron markers each")
    check(tokens["control_marker"]["count"] == 6 * 12, "12 control markers each")
    check(tokens["city_figure"]["count"] == len(data["map"]["city"]), "a figure per city")
    check(tokens["noble_figure"]["count"] == len(data["barons"]["noble"]), "a figure per noble")
    check(tokens["expedition_marker"]["count"] == len(data["expeditions"]["expedition"]) == 3, "three expeditions")
    actual = {
        "fate": len(data["fate"]["fate"]),
        "event": sum(e["copies"] for e in data["events"]["event"]),
        "agenda": sum(a["copies"] for a in data["agenda"]["agenda"]),
        "mercenary": sum(c["copies"] for c in data["mercenaries"]["mercenary"]),
        "regular": 6 * sum(r["copies_per_baron"] for r in data["mercenaries"]["regular"]),
        "baron_action": 6 * sum(c["copies"] for c in data["action_cards"]["action_card"]),
        "neutral_action": sum(c["copies"] for c in data["action_cards"]["neutral_card"]),
        "noble": len(data["barons"]["noble"]),
        "castle": len(data["barons"]["baron"]),
    }
    for d in data["meta"]["deck"]:
        check(actual[d["id"]] == d["size"], f"deck {d['id']}: {actual[d['id']]} != {d['size']}")
    table = {p["players"]: p for p in data["meta"]["player_count"]}
    check({n: p["razed_cities"] for n, p in table.items()} == {2: 11, 3: 7, 4: 5, 5: 3, 6: 0}, "razed cities")
    for n, p in table.items():
        check(p["phase_threshold"] == 2 * n and p["draft_threshold"] == n + 1, f"thresholds for {n}")
        check(p["castle_edge_ban"] == (n <= 3) and p["written_votes"] == (n == 2), f"small-game rules for {n}")
        check(p["razed_cities"] < 18, "cities remain")
    c = data["meta"]["constants"]
    check(c["starting_crowns"] == 15 and c["influence_per_player"] == 10, "starting stock")
    opt = {o["key"]: o for o in data["options"]["option"]}
    check(opt["influence_per_player"]["default"] == c["influence_per_player"], "influence default")


def main() -> None:
    data = load()
    check_provenance(data)
    areas, cities = check_map(data)
    barons = check_barons(data)
    check_actions(data)
    fate = check_fate(data, barons, cities)
    check_mercenaries(data, fate)
    effects = check_cards(data)
    check_meta(data)
    print(f"OK: {passed} assertions; {len(areas)} areas, {len(cities)} cities, {effects} effects")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as err:
        print(f"FAILED: {err}")
        sys.exit(1)
