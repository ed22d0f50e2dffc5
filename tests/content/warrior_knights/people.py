"""Barons, their nobles and action cards; mercenaries, and the cards of fate."""

from collections import Counter
from typing import Any

from tests.content.warrior_knights.tables import Records, Tables, check, unique


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
