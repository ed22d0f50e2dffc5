"""Merv for programs that learn: the numbers of its choices and what is observed, the observer's own always first."""

from __future__ import annotations

from typing import Any

from serai.engine.encoding.encoding import Derived, Encoding, Seen, amount, bag, kind
from serai.games.merv import GAME
from serai.games.merv import tables as t

SEATS = GAME.max_seats
OWNER = t.OWNERS - 1
CELL = len(t.CELLS) - 1
MOST_POINTS = 150
MOST_CUBES = 12
ASKED = (("cell", CELL), ("upgrade", len(t.UPGRADES) - 1), ("piece", len(t.PIECES) - 1), ("cube", len(t.CUBES) - 1))
ASKED_AS = {name: (f"asked_{name}", t.NOBODY) for name, _ in ASKED} | {"number": ("asked_number", 0)}


def add_asked(view: dict[str, Any], facts: dict[str, Any]) -> None:
    """What a question is about."""
    for name, (asked, nothing) in ASKED_AS.items():
        view[asked] = facts.get(name, nothing)


def tints(tint: int) -> list[int]:
    """The colours that still pay for caravan cards, one by one."""
    return [tint >> colour & 1 for colour in range(len(t.COLOURS))]


SEEN: tuple[Seen, ...] = (
    kind("tiles", len(t.TILES) - 1, -1, len(t.CELLS)),
    kind("market_side", len(t.CORNER_REWARDS) - 1, 0),
    kind("building", OWNER, -1, len(t.CELLS), seats_at=0),
    kind("soldier", OWNER, -1, len(t.CELLS), seats_at=0),
    kind("upgrade", len(t.UPGRADES) - 1, -1, len(t.CELLS)),
    kind("walls", len(t.PIECES) - 1, -1, len(t.SLOTS)),
    amount("pieces", max(t.PIECE_SUPPLY), len(t.PIECES)),
    kind("masters", OWNER, -1, t.SLOTS_A_SIDE, seats_at=0),
    kind("queue", OWNER, -1, len(t.PLACES), seats_at=0),
    amount("queue_camels", 3, len(t.PLACES)),
    amount("turn", len(t.PLACES)),
    kind("year", t.YEARS, 1),
    kind("round", t.ROUNDS - 1, 0),
    amount("cubes", MOST_CUBES, SEATS * t.KINDS_OF_CUBES, each=t.KINDS_OF_CUBES),
    amount("camels", t.CAMELS, t.OWNERS, each=1),
    amount("favour", t.LAST_FAVOUR, t.OWNERS, each=1),
    amount("influence", t.LAST_INFLUENCE, t.OWNERS, each=1),
    amount("vp", MOST_POINTS, t.OWNERS, each=1),
    amount("points", MOST_POINTS, t.OWNERS * t.KINDS_OF_POINTS, each=t.KINDS_OF_POINTS),
    amount("buildings", t.BUILDINGS, t.OWNERS, each=1),
    amount("servants", t.SERVANTS, t.OWNERS, each=1),
    amount("discs", t.DISCS, t.OWNERS, each=1),
    amount("free", 6, t.OWNERS * t.ITEMS, each=t.ITEMS),
    amount("placed", 6, t.OWNERS * t.ITEMS, each=t.ITEMS),
    amount("spices", 8, t.OWNERS * len(t.SPICES), each=len(t.SPICES)),
    amount("deck", sum(t.CARDS_OF_SPICE)),
    kind("row", len(t.SPICES) - 1, -1, t.ROW),
    amount("row_camels", 3, t.ROW),
    amount("courtiers", t.COURT_PLACES, t.OWNERS * len(t.COURTS), each=len(t.COURTS)),
    kind("breakthroughs", OWNER, -1, len(t.BREAKTHROUGHS), seats_at=0),
    kind("tokens", OWNER, -1, len(t.TOKENS), seats_at=0),
    kind("contracts", OWNER, -1, len(t.CONTRACTS), seats_at=0),
    kind("mosque", len(t.SPACES) - 1, -1, t.OWNERS, each=1),
    amount("mosque_camels", 3, t.MOSQUE_CAMELS),
    amount("upgrades", max(t.UPGRADE_SUPPLY), len(t.UPGRADES)),
    amount("posts", 1, t.OWNERS * len(t.CITIES), each=len(t.CITIES)),
    amount("city_camels", 3, len(t.CITIES)),
    amount("link_camels", 3, len(t.LINKS)),
    amount("corners", 3, len(t.CORNERS)),
    amount("camels_out", t.CAMELS),
    kind("slot", len(t.SLOTS) - 1),
    kind("cell", CELL),
    amount("acted", 1),
    amount("visited", 1),
    amount("discount", 3),
    amount("wild_spent", 3, SEATS, each=1),
    bag("due", len(t.CUBES), 3),
    amount("tints", 1, len(t.COLOURS)),
    amount("taken", 4, len(t.SPICES)),
    bag("studied", len(t.WAYS), t.MOST_STUDIED),
    bag("bought", len(t.CITIES)),
    bag("attacked", len(t.CELLS)),
    amount("unscored", t.SERVANTS, len(t.COURTS)),
    amount("orders", len(t.ACTIONS)),
    amount("layer", 1, len(t.ACTIONS)),
    amount("fresh", 1),
    kind("card", len(t.ACTIONS) - 1),
    bag("discard", len(t.ACTIONS)),
    bag("removed", len(t.ACTIONS)),
    amount("extra", 1),
    amount("asked_number", 4),
    *(kind(f"asked_{name}", most) for name, most in ASKED),
)

ENCODING = Encoding(GAME, version=1, seen=SEEN, added=add_asked, derived={"tints": Derived("tint", tints)})
