"""Positions of Warrior Knights as text: who stands where with which troops, and what the other numbers stand for.

The map has a line for each area in which somebody stands: its name, then each noble with his troops in brackets. Nobles
at sea and out of the game are listed under `at sea to china` and `out`; those who are nowhere are off the board.
"""

from __future__ import annotations

import re
from typing import Any

from serai.engine.play.position import Drawing
from serai.engine.play.position_values import BadValue, Numbers, parse_numbers, put
from serai.games.warrior_knights.rules.board import AREAS
from serai.games.warrior_knights.state import AT_SEA, OFF_BOARD, OUT
from serai.games.warrior_knights.tables import ARMIES, EXPEDITIONS, NOBLES, TROOPS

TABLES = {"heir": ("none", "at_home", "hostage")}
FIELDS = {
    "gavel": "seat",
    "sceptre": "seat",
    "card": "card",
    "neutral": "neutral",
    "event": "event",
    "event_seat": "seat",
    "chair": "seat",
    "named_by": "seat",
    "motion": "agenda",
    "motion_seat": "seat",
    "area": "area",
    "mover": "noble",
    "set_out": "route",
    "falling": "seat",
    "house": "seat: house",
    "alive": "seat: number",
    "crowns": "seat: number",
    "votes": "seat: number",
    "faith": "seat: number",
    "influence": "seat: number",
    "outlaw": "seat: number",
    "castle": "seat: area",
    "owner": "city: seat",
    "fortified": "city: number",
    "breach": "wall: number",
    "besieger": "wall: seat",
    "siege_round": "wall: number",
    "where": "noble: area",
    "exhausted": "noble: number",
    "outside": "noble: number",
    "office": "noble: number",
    "heir": "noble: heir",
    "orphan": "noble: number",
    "offered": "noble: seat",
    "armies": "army: troop",
    "tokens": "army: number",
    "returned": "card",
    "hand": "seat: card",
    "plan1": "seat: card",
    "plan2": "seat: card",
    "plan3": "seat: card",
    "zones": "zone: card",
    "neutral1": "neutral",
    "neutral2": "neutral",
    "neutral3": "neutral",
    "neutral_rest": "neutral",
    "neutral_used": "neutral",
    "companies": "troop",
    "row": "troop",
    "levy": "troop",
    "fate_pool": "fate",
    "fate_under": "seat: fate",
    "fate_order": "seat",
    "fate_hand": "seat: fate",
    "fate_walls": "fate",
    "fate_shown": "fate",
    "fate_discard": "fate",
    "event_pool": "event",
    "event_discard": "event",
    "round_events": "event",
    "agenda_pool": "agenda",
    "agenda_open": "agenda",
    "agenda_discard": "agenda",
    "laws": "agenda",
    "ship": "expedition: number",
    "blessed": "expedition: number",
    "stakes": "expedition seat: number",
    "attends": "seat: number",
    "spoken": "seat: number",
    "bound": "seat: number",
    "marched": "noble",
    "fought": "noble",
}
PLACES: dict[int, str] = {
    **dict(enumerate(AREAS)),
    **{AT_SEA + ship: f"at sea to {name}" for ship, name in enumerate(EXPEDITIONS)},
    OFF_BOARD: "off the board",
    OUT: "out",
}
TROOP_NUMBERS = Numbers(of=TROOPS)
STANDING = re.compile(r"([a-z-]+)(\[[^\]]*\])?")


def draw(kept: dict[str, Any]) -> list[str]:
    """A line for each place where a noble is, and one for the garrisons."""
    armies = kept["armies"]
    lines = []
    for place, name in PLACES.items():
        here = [_army(noble, armies[noble]) for noble, there in enumerate(kept["where"]) if there == place]
        if here and place != OFF_BOARD:
            lines.append(f"{name}: {' '.join(here)}")
    garrisons = [_army(army, armies[army]) for army in range(len(NOBLES), len(ARMIES)) if armies[army]]
    return [*lines, f"garrisons: {' '.join(garrisons)}"] if garrisons else lines


def _army(army: int, troops: list[int]) -> str:
    return ARMIES[army] + (put(troops, TROOP_NUMBERS) if troops else "")


def read(lines: list[str], base: dict[str, Any]) -> dict[str, Any]:
    """Where every noble is, and the troops of every army."""
    where: list[Any] = [None] * len(NOBLES)
    armies: list[list[int]] = [[] for _ in ARMIES]
    places = {name: place for place, name in PLACES.items()}
    for line_number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        name, _, rest = line.strip().partition(":")
        if name not in places and name != "garrisons":
            raise BadValue(f"there is no place {name[:60]!r}", line_number)
        for led_by, troops in STANDING.findall(rest):
            if led_by not in ARMIES or (led_by in NOBLES) != (name in places):
                raise BadValue(f"{led_by} cannot stand there", line_number)
            army = ARMIES.index(led_by)
            armies[army] = parse_numbers(troops or "[]", TROOP_NUMBERS, line_number)
            if army < len(NOBLES):
                where[army] = places[name]
    return {"where": [OFF_BOARD if place is None else place for place in where], "armies": armies}


DRAWINGS = {"map": Drawing(("where", "armies"), draw, read)}
