"""Warrior Knights for programs that learn: the numbers of its choices and what is observed.

Nobles, armies and action cards are numbered baron by baron, and so are choices that name them; therefore nothing is
turned here: every baron observes the same order, and beside it which seat is its own.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from serai.engine.encoding.encoding import Derived, Encoding, Seen, amount, bag, held, kind, sizes
from serai.games.warrior_knights import GAME
from serai.games.warrior_knights import tables as t
from serai.games.warrior_knights.choices import (
    ATTACK_WITH,
    PAY_REGULARS,
    PROPOSALS,
    Amount,
    AttackWith,
    PayRegulars,
)
from serai.games.warrior_knights.rules.board import AREAS, CITIES, WALLS
from serai.games.warrior_knights.rules.cards.lasting import unpacked
from serai.games.warrior_knights.rules.money.deals import ASIDES
from serai.games.warrior_knights.state import AT_SEA, HOSTAGE, NOBODY, OUT

MOST_NAMED = (
    1000  # votes that a baron can name; the rules set no limit, and a game that goes beyond offers fewer numbers
)
SEATS = len(t.SEAT_NAMES)
SEAT = SEATS - 1
NOBLE = len(t.NOBLES) - 1
ASKED = (
    ("noble", NOBLE), ("wall", len(WALLS) - 1), ("army", len(t.ARMIES) - 1),
    ("act", len(GAME.notation.tables["act"]) - 1), ("agenda", len(t.AGENDA) - 1), ("area", len(AREAS) - 1),
    ("seat_to", SEAT), ("seat_from", SEAT),
    ("troop", len(t.TROOPS) - 1), ("city", len(CITIES) - 1), ("event", len(t.EVENTS) - 1),
    ("expedition", len(t.EXPEDITIONS) - 1),
)  # fmt: skip
ASKED_AS = {name: f"asked_{name}" for name, _ in ASKED} | {"number": "asked_number"}
NOTHING_ASKED = {f"asked_{name}": NOBODY for name, _ in ASKED} | {"asked_number": 0}
NOTHING_DRAFTED: dict[str, Any] = {
    "planned": [0] * (len(t.STACKS) * len(t.ACTIONS)), "posted": [], "named": [], "buried": []
}  # fmt: skip


def counted(piles: list[Any], size: int) -> bytearray:
    """How often each entry lies in each pile, pile by pile."""
    counts = bytearray(len(piles) * size)
    start = 0
    for pile in piles:
        for entry in pile:
            counts[start + entry] += 1
        start += size
    return counts


def counted_events(lasting: list[Any]) -> bytearray:
    """How often each event lasts for each baron."""
    return counted([[unpacked(kept).event for kept in own] for own in lasting], len(t.EVENTS))


# Armies and zones card by card, what lasts and what is charged.
HELD = {
    "armies_held": Derived("armies", partial(counted, size=len(t.TROOPS))),
    "zones_held": Derived("zones", partial(counted, size=len(t.CARDS))),
    "lasting_held": Derived("lasting", counted_events),
    "charges_held": Derived("charges", partial(counted, size=len(t.AGENDA))),
}


def add_asked(view: dict[str, Any], facts: dict[str, Any]) -> None:
    """What a question is about, and one's own draft."""
    view |= NOTHING_ASKED
    for name, fact in facts.items():
        if name in ASKED_AS:
            view[ASKED_AS[name]] = fact
    view |= NOTHING_DRAFTED
    if view.get("draft"):
        add_draft(view)


def add_draft(view: dict[str, Any]) -> None:
    """What the seat has chosen in secret so far."""
    planned = [0] * (len(t.STACKS) * len(t.ACTIONS))
    posted, named, buried = [], [], []
    for word, *values in view["draft"]:
        if word == "plan-card":
            planned[values[0] * len(t.ACTIONS) + values[1]] += 1
        elif word == "post":
            posted.append(values[0])
        elif word == "amount":
            named.append(values[0])
        elif word == "discard":
            buried.append(values[0])
    view["planned"], view["posted"], view["named"], view["buried"] = planned, posted, named, buried


SEEN: tuple[Seen, ...] = (
    amount("settings", 20, len(GAME.options)),
    amount("round", 50),
    amount("barons", SEATS),
    *(kind(name, SEAT) for name in ("gavel", "sceptre", "event_seat", "chair", "named_by", "motion_seat", "falling")),
    amount("pool", 60),
    amount("last", 1),
    kind("stack", len(t.STACKS) - 1, 0),
    kind("card", len(t.CARDS) - 1),
    kind("neutral", len(t.NEUTRALS) - 1),
    kind("event", len(t.EVENTS) - 1),
    kind("proposal", len(PROPOSALS) - 1),
    kind("motion", len(t.AGENDA) - 1),
    amount("matter", len(t.AGENDA)),
    kind("area", len(AREAS) - 1),
    kind("mover", NOBLE),
    kind("house", len(t.HOUSES) - 1, -1, SEATS),
    amount("alive", 1, SEATS),
    amount("crowns", 100, SEATS),
    amount("votes", 50, SEATS),
    amount("faith", 20, SEATS),
    amount("influence", 30, SEATS),
    amount("outlaw", 1, SEATS),
    kind("castle", len(AREAS) - 1, -1, SEATS),
    kind("owner", SEAT, -2, len(CITIES)),
    amount("fortified", 1, len(CITIES)),
    amount("breach", 4, len(WALLS)),
    kind("besieger", SEAT, -1, len(WALLS)),
    amount("siege_round", 50, len(WALLS)),
    kind("where", AT_SEA + len(AREAS) - 1, OUT, len(t.NOBLES)),
    *(amount(name, 1, len(t.NOBLES)) for name in ("exhausted", "outside", "orphan")),
    kind("office", len(t.AGENDA) - 1, -1, len(t.NOBLES)),
    kind("heir", HOSTAGE + SEAT, 0, len(t.NOBLES)),
    kind("offered", SEAT, -1, len(t.NOBLES)),
    amount("armies_held", 3, len(t.ARMIES) * len(t.TROOPS)),
    amount("tokens", 4, len(t.ARMIES)),
    amount("zones_held", 2, len(t.ZONES) * len(t.CARDS)),
    amount("lasting_held", 1, SEATS * len(t.EVENTS)),
    amount("charges_held", 1, SEATS * len(t.AGENDA)),
    bag("returned", len(t.CARDS), 2),
    bag("neutral_used", len(t.NEUTRALS), 4),
    bag("companies", len(t.TROOPS), 4),
    bag("row", len(t.TROOPS), 4),
    bag("levy", len(t.TROOPS), 4),
    kind("track", SEAT, -1, len(t.SPACES)),
    bag("fate_shown", len(t.FATES)),
    bag("fate_discard", len(t.FATES)),
    bag("event_pool", len(t.EVENTS), 2),
    bag("event_discard", len(t.EVENTS), 2),
    bag("round_events", len(t.EVENTS)),
    bag("agenda_pool", len(t.AGENDA), 2),
    bag("agenda_discard", len(t.AGENDA), 2),
    kind("agenda_open", len(t.AGENDA) - 1, -1, t.AGENDA_OPEN),
    bag("laws", len(t.AGENDA)),
    amount("ship", max(t.EXPEDITION_SPACES), len(t.EXPEDITIONS)),
    amount("blessed", 1, len(t.EXPEDITIONS)),
    amount("stakes", t.MOST_INVESTED, len(t.EXPEDITIONS) * SEATS),
    amount("attends", 1, SEATS),
    amount("ballot", 50, SEATS),
    amount("bound", 1, SEATS),
    bag("marched", len(t.NOBLES)),
    bag("fought", len(t.NOBLES)),
    bag("host", len(t.NOBLES)),
    bag("foes", len(t.NOBLES)),
    *(held(name, len(t.CARDS), 2) for name in ("hand", "plan1", "plan2", "plan3")),
    *(sizes(name, 12, SEATS, turned=False) for name in ("hand", "plan1", "plan2", "plan3")),
    *(held(name, len(t.FATES)) for name in ("fate_hand", "fate_under")),
    *(sizes(name, 12, SEATS, turned=False) for name in ("fate_hand", "fate_under")),
    *(amount(name, 12) for name in ("neutral1", "neutral2", "neutral3", "neutral_rest")),
    amount("fate_pool", len(t.FATES)),
    amount("fate_walls", len(t.FATES)),
    amount("asked_number", 30),
    *(kind(f"asked_{name}", most) for name, most in ASKED),
    amount("planned", 2, len(t.STACKS) * len(t.ACTIONS)),
    kind("posted", len(t.POSTS) - 1, -1, 12),
    amount("named", 50, t.AGENDA_OPEN),
    bag("buried", len(t.FATES)),
)

ENCODING = Encoding(
    GAME,
    version=1,
    seen=SEEN,
    listed={
        AttackWith: list(ATTACK_WITH.values()),
        PayRegulars: list(PAY_REGULARS.values()),
        Amount: [Amount(number) for number in range(MOST_NAMED + 1)],
    },
    left_out=ASIDES,
    added=add_asked,
    derived=HELD,
)
