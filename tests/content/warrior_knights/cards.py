"""Events, agenda and options: each card, and the effects that it is written in."""

from typing import Any

from tests.content.warrior_knights.tables import Records, Tables, check, unique


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
