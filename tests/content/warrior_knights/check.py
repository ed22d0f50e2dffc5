"""Validator for the Warrior Knights content files (standard library only).

Run it in the checkout: python3 -m tests.content.warrior_knights.check
Exits 0 and prints a summary when every assertion holds; exits 1 otherwise.
"""

import sys

from tests.content.warrior_knights import tables
from tests.content.warrior_knights.cards import check_cards
from tests.content.warrior_knights.map import check_map
from tests.content.warrior_knights.people import check_actions, check_barons, check_fate, check_mercenaries
from tests.content.warrior_knights.tables import Tables, check, check_provenance, load, unique


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
    print(f"OK: {tables.passed} assertions; {len(areas)} areas, {len(cities)} cities, {effects} effects")


if __name__ == "__main__":
    try:
        main()
    except AssertionError as err:
        print(f"FAILED: {err}")
        sys.exit(1)
