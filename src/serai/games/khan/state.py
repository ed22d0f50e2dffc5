"""The state of a game of Khan as plain data, and who may see which part of it."""

from __future__ import annotations

from typing import Final

from serai.engine.core.state import State
from serai.engine.core.stateclass import counted, derived, own, public, stateclass

# What stands on a cell: at most one thing (KH-BOARD-14).
EMPTY: Final = 0
NEUTRAL: Final = 1  # a neutral yurt
YURT: Final = 2  # plus the seat
RULER: Final = 6  # plus the ruler
PIECE: Final = 14  # plus the place in the list of laid pieces


def is_yurt(standing: int) -> bool:
    """Whether it is a player's yurt, then of the seat `standing - YURT`."""
    return YURT <= standing < RULER


def is_ruler(standing: int) -> bool:
    """Whether it is the ruler `standing - RULER`."""
    return RULER <= standing < PIECE


def is_piece(standing: int) -> bool:
    """Whether it is a part of the piece `standing - PIECE`."""
    return standing >= PIECE


# Phases of a game.
SETTLING: Final = 0
NORMAL: Final = 1
TRIGGERED: Final = 2  # the final phase comes after this turn
FINAL: Final = 3

# By seats as bits: the same seats as a list.
SEATS_IN: Final = tuple(tuple(seat for seat in range(4) if some >> seat & 1) for some in range(16))
NOBODY: Final = -1
NONE: Final = -1


@stateclass
class Khan(State):
    """Board, courts, pieces, cards and turn; behind them the derived sets that placement_index.py keeps up to date."""

    ground: bytearray = public()  # by cell: what stands there
    rulers: list[int] = public()  # by ruler: the cell, or NONE when out
    camps: bytearray = public()  # by ruler: yurts left in the camp
    supply: int = public()  # neutral yurts in the general supply; below zero when the box would have run out
    beside: bytearray = public()  # by kind: pieces beside the board
    laid: list[int] = public()  # placements in the order in which they were laid
    owners: list[int] = public()  # the owners of each, one bit a seat
    special: bytearray = public()  # unused special cards, four numbers a seat
    protector: int = public()  # whose Protection is active
    divine: list[int] = public()  # by seat: the region of an active Divine Support, or NONE
    reserved: list[int] = public()  # by seat: the kind of the reserved piece, or NONE
    last_used: list[int] = public()  # by seat: Protection or Divine Support, if used in the last own turn (KH-INFO-7)
    refused: list[int] = public()  # placements refused in this turn
    unwilling: int = public()  # who refused all placements of this turn, one bit a seat
    deck: list[int] = counted(cards="card", lots="deck_of")  # the top card is the last
    hands: list[list[int]] = own(cards="card", lots="deck_of")  # by seat: cards in hand
    discard: list[int] = public()  # the last one on top
    deck_of: bytearray = public()  # by card: the number of the deck in which it last lay (KH-INFO-10)
    decks: int = public()  # the number of the deck in use
    first: int = public()  # the starting player
    turn: int = public()  # whose turn it is
    turns: int = public()  # normal turns begun
    phase: int = public()  # SETTLING to FINAL
    alive: int = derived()  # placements that no piece overlaps and of which a copy is left
    ready: int = derived()  # those with a yurt on every land cell
    fill0: int = derived()  # the three bits of a counter over all placements, see placement_index.py
    fill1: int = derived()  # its second bit
    fill2: int = derived()  # its third
    own1: list[int] = derived()  # by seat: placements over at least one of its yurts
    uncounted: list[int] = derived()  # cells of players' yurts that the sets below do not count yet
    counted1: list[int] = derived()  # by seat: as own1, without those yurts
    own2: list[int] = derived()  # at least two
    own3: list[int] = derived()  # at least three
    top2: int = derived()  # placements over at least two yurts of some seat
    top3: int = derived()  # at least three
    neutral: list[int] = derived()  # by region: placements over a neutral yurt there
    guards: int = derived()  # active cards and reservations, and placements refused in this turn
