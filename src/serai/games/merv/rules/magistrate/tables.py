"""What the Magistrate's cards and priorities say, from content/solo.toml."""

from __future__ import annotations

from typing import Any

from serai.games.merv.tables import (
    ACTIONS,
    BREAKTHROUGHS,
    CITIES,
    CITY_CORNER,
    COLOURS,
    CORNERS,
    IS_INNER,
    PIECE_COLOUR,
    PIECE_COST,
    PIECE_IS_GATE,
    PIECES,
    REWARDS,
    number_of,
    numbers_of,
    read,
)

_solo: dict[str, Any] = read("solo")
_cards: dict[str, dict[str, Any]] = {card["id"]: card for card in _solo["cards"]}
if tuple(_cards) != ACTIONS:
    raise ValueError("content of merv, solo.cards: one card for each action is needed, in their order")
PALACE_INDICES = tuple(len(ACTIONS) - place for place in _solo["deck"]["palace_card_positions"])  # from the bottom
COURTIERS_BY_ACTIONS: tuple[int, ...] = tuple(_cards["palace"]["courtiers_by_actions"])
HIS_FIRST_IF_DEVOUT = number_of(
    BREAKTHROUGHS, _cards["library"]["breakthrough_1_if_more_mosque_levels_than_caravan_cards"], "solo"
)
HIS_FIRST_OTHERWISE = number_of(BREAKTHROUGHS, _cards["library"]["breakthrough_1_otherwise"], "solo")
HIS_SECOND_POINTS: int = _cards["library"]["breakthrough_2_points"]
HIS_THIRD = numbers_of(BREAKTHROUGHS, _cards["library"]["breakthrough_3"], "solo")
HIS_FOURTH = numbers_of(BREAKTHROUGHS, _cards["library"]["breakthrough_4"], "solo")
HIS_PIECES = sorted(  # ME-SOLO-80, ME-SOLO-81
    range(len(PIECES)),
    key=lambda n: (
        PIECE_IS_GATE[n],
        PIECE_COST[n],
        number_of(_cards["wall"]["colour_order"], COLOURS[PIECE_COLOUR[n]], "solo"),
    ),
)
HIS_CORNERS: tuple[str, ...] = tuple(_solo["trading_post_order"]["corners"])
HIS_CITIES = sorted(  # outer before inner, then by corner; ME-SOLO-66, ME-SOLO-68
    range(len(CITIES)), key=lambda n: (IS_INNER[n], number_of(HIS_CORNERS, CITY_CORNER[n], "solo"))
)
HIS_MARKET_CORNERS = numbers_of(CORNERS, _solo["market"]["places_on"], "solo")
HIS_MARKET_REWARD = {
    number_of(REWARDS, reward, "solo"): number_of(REWARDS, his, "solo")
    for reward, his in _solo["market"]["rewards"].items()
}
TAKES_CAMELS_AT: int = _solo["market"]["takes_all_at"]
OVERFLOW_POINTS: int = _solo["overflow"]["points_when_both_tracks_full"]
WALL_RANKS: dict[tuple[str, ...], int] = {
    tuple(sorted(row["covered"])): rank for rank, row in enumerate(_solo["wall_priorities"])
}
