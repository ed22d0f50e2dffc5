"""The cards of the box: rulers, game cards and special cards."""

from __future__ import annotations

from typing import Final

from serai.games.khan.rules.board import (
    CELLS,
    DIRECTIONS,
    GAME_TABLE,
    IS_LAND,
    LAND,
    LIMITS,
    NEIGHBOURING,
    REGION_CELLS,
    RIVER_SIDE,
    TERRAINS,
    cell_at,
)
from serai.games.khan.tables import Row, all_different, read_table, require

_RULERS: Final[list[Row]] = read_table("rulers.toml")["ruler"]
RULERS: Final = tuple(ruler["id"] for ruler in _RULERS)
RULER_STARTS: Final = tuple(cell_at(*ruler["start"]) for ruler in _RULERS)
ALL_RULERS: Final = range(len(RULERS))
_YURTS: Final[dict[str, int]] = GAME_TABLE["yurts"]
CAMP: Final = _YURTS["per_camp"]
NEUTRAL_YURTS: Final = _YURTS["neutral_physical"]
RULERS_OUT_FOR_FINAL: Final = LIMITS["rulers_out_for_final_phase"]


def check_ruler_cells(cells: tuple[int, ...]) -> str | None:
    """None for cells on which the rulers may start, else what is wrong with them."""
    if len(cells) != len(RULERS):
        return f"{len(RULERS)} cells are needed, one for each ruler, not {len(cells)}"
    for cell in cells:
        if not IS_LAND[cell]:
            return f"{CELLS[cell]} is a river cell"
        if cells.count(cell) > 1:
            return f"{CELLS[cell]} is named twice"
    return None


all_different(list(RULERS), "the ids of rulers.toml")
require(min(RULER_STARTS) >= 0, "a ruler starts outside the board")
require(check_ruler_cells(RULER_STARTS) is None, f"rulers.toml: {check_ruler_cells(RULER_STARTS)}")

# ---- game cards: each shows a ruler, a direction and an invasion kind

_CARDS: Final[dict[str, list[str]]] = read_table("cards.toml")
_LISTED: Final[list[list[str]]] = read_table("cards.toml")["cards"]
INVASIONS: Final = tuple(_CARDS["kinds"])
CARDS: Final = tuple(card[0] for card in _LISTED)
ALL_CARDS: Final = range(len(CARDS))
RULER_OF: Final = tuple(RULERS.index(card[1]) for card in _LISTED)
INVASION_OF: Final = tuple(INVASIONS.index(card[2]) for card in _LISTED)
DIRECTION_OF: Final = tuple(DIRECTIONS.index(card[3]) for card in _LISTED)
HAND: Final[int] = GAME_TABLE["setup"]["hand_size"]
all_different(list(CARDS), "the ids of cards.toml")
require(tuple(_CARDS["directions"]) == DIRECTIONS, "cards.toml and game.toml name other directions")
require((*TERRAINS, "river", "neighbour", "khan") == INVASIONS, "cards.toml names other invasion kinds than the rules")

RIVER_CARD: Final = INVASIONS.index("river")
NEIGHBOUR_CARD: Final = INVASIONS.index("neighbour")
KHAN_CARD: Final = INVASIONS.index("khan")
ALLOWED: Final = (
    *REGION_CELLS,  # KH-INVADE-2
    RIVER_SIDE,  # KH-INVADE-3
    NEIGHBOURING,  # KH-INVADE-4
    LAND,  # KH-INVADE-5
)

# ---- special cards

_SPECIALS: Final[list[Row]] = GAME_TABLE["special_cards"]
SPECIALS: Final = tuple(special["id"] for special in _SPECIALS)
require(
    SPECIALS == ("high_morale", "khan_protection", "divine_support", "reconnaissance"),
    "game.toml names other special cards than the rules",
)
HIGH_MORALE: Final = 0
PROTECTION: Final = 1
DIVINE_SUPPORT: Final = 2
RECONNAISSANCE: Final = 3


def place_of_special(seat: int, special: int) -> int:
    """Where `special` of a state counts the unused cards of one kind that a seat has."""
    return len(SPECIALS) * seat + special


# By seat: where `special` of a state counts its unused cards, in the order of SPECIALS.
SPECIALS_OF: Final = tuple(slice(len(SPECIALS) * seat, len(SPECIALS) * (seat + 1)) for seat in range(4))


DEALT_SPECIALS: Final = {
    seats: tuple(special["per_player"][str(seats)] for special in _SPECIALS)  # KH-SETUP-4
    for seats in range(GAME_TABLE["players"]["min"], GAME_TABLE["players"]["max"] + 1)
}
_INITIAL: Final[dict[str, int]] = GAME_TABLE["setup"]["initial_yurts"]
INITIAL_YURTS: Final = {int(seats): yurts for seats, yurts in _INITIAL.items()}
