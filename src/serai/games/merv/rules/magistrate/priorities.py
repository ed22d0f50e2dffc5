"""The decisions of the Magistrate, and for each the priorities that may settle it, from content/solo.toml."""

from __future__ import annotations

from typing import Any

from serai.games.merv.tables import numbers_of, read

_solo: dict[str, Any] = read("solo")
_slots: dict[str, list[str]] = _solo["slot_choice"]
_soldiers: dict[str, list[str]] = _solo["soldiers"]
_cards: dict[str, dict[str, list[str]]] = {card["id"]: card for card in _solo["cards"]}
ONLY_ONE = "only_one"
_weighed: dict[str, list[str]] = {
    "slot_to_build": _slots["algorithm_a"][1:],
    "slot_to_use": _slots["algorithm_b"][1:],
    "tile": _slots["building_tile"],
    "courtier_slot": _slots["courtier_slot"],
    "courtier_tile": _slots["courtier_tile"],
    "card": _cards["caravansary"]["priority"],
    "court": _cards["palace"]["priority"],
    "city": _cards["silk_road"]["priority"],
    "contract": _cards["silk_road"]["contract_priority"],
    "piece": _cards["wall"]["priority"],
    "wall_slot": _cards["wall"]["slot_priority"],
    "soldier": _soldiers["priority"],
    "breakthrough": _cards["library"]["breakthrough_1_priority"],
    "path": _cards["mosque"]["priority"],
    "token": _cards["mosque"]["token_priority"],
}
DECISIONS: tuple[str, ...] = tuple(_weighed)
PRIORITIES: tuple[str, ...] = tuple(dict.fromkeys([ONLY_ONE, *(name for names in _weighed.values() for name in names)]))
PRIORITIES_OF = tuple(numbers_of(PRIORITIES, [ONLY_ONE, *names], "solo") for names in _weighed.values())
(
    SLOT_TO_BUILD,
    SLOT_TO_USE,
    BUILDING_TILE,
    COURTIER_SLOT,
    COURTIER_TILE,
    WHICH_CARD,
    WHICH_COURT,
    WHICH_CITY,
    WHICH_CONTRACT,
    WHICH_PIECE,
    WALL_SLOT,
    WHERE_A_SOLDIER,
    WHICH_BREAKTHROUGH,
    WHICH_PATH,
    WHICH_TOKEN,
) = range(len(DECISIONS))
