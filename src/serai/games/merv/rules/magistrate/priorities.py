"""The decisions of the Magistrate, and for each the priorities that may settle it, from content/solo.toml."""

from __future__ import annotations

from serai.games.merv.tables import encoding_of, read

_solo = read("solo")
_cards = {card["id"]: card for card in _solo["cards"]}
ONLY_ONE = "only_one"
_weighed: dict[str, list[str]] = {
    "slot_to_build": _solo["slot_choice"]["algorithm_a"][1:],
    "slot_to_use": _solo["slot_choice"]["algorithm_b"][1:],
    "tile": _solo["slot_choice"]["building_tile"],
    "courtier_slot": _solo["slot_choice"]["courtier_slot"],
    "courtier_tile": _solo["slot_choice"]["courtier_tile"],
    "card": _cards["caravansary"]["priority"],
    "court": _cards["palace"]["priority"],
    "city": _cards["silk_road"]["priority"],
    "contract": _cards["silk_road"]["contract_priority"],
    "piece": _cards["wall"]["priority"],
    "wall_slot": _cards["wall"]["slot_priority"],
    "soldier": _solo["soldiers"]["priority"],
    "breakthrough": _cards["library"]["breakthrough_1_priority"],
    "path": _cards["mosque"]["priority"],
    "token": _cards["mosque"]["token_priority"],
}
DECISIONS: tuple[str, ...] = tuple(_weighed)
PRIORITIES: tuple[str, ...] = tuple(dict.fromkeys([ONLY_ONE, *(name for names in _weighed.values() for name in names)]))
PRIORITIES_OF = tuple(encoding_of(PRIORITIES, [ONLY_ONE, *names], "solo") for names in _weighed.values())
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
