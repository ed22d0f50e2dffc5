"""The state of a play of Khan as plain data, and who may see which part of it."""

from __future__ import annotations

from typing import Any, Final

from serai.engine.core.chance import Chance
from serai.engine.core.state import BYTES, COUNTED, DERIVED, LIST, OWN, PUBLIC, ROWS, Field, Result, State

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


# Phases of a play.
SETTLING: Final = 0
NORMAL: Final = 1
TRIGGERED: Final = 2  # the final phase comes after this turn
FINAL: Final = 3

# By seats as bits: the same seats as a list.
SEATS_IN: Final = tuple(tuple(seat for seat in range(4) if some >> seat & 1) for some in range(16))
NOBODY: Final = -1
NONE: Final = -1


class Khan(State):
    """Board, courts, pieces, cards and turn; behind them the derived sets that placement_index.py keeps up to date."""

    __slots__ = (
        "alive",
        "beside",
        "camps",
        "deck",
        "deck_of",
        "decks",
        "discard",
        "divine",
        "fill0",
        "fill1",
        "fill2",
        "first",
        "ground",
        "guards",
        "hands",
        "laid",
        "last_used",
        "neutral",
        "own1",
        "own2",
        "own3",
        "owners",
        "phase",
        "protector",
        "ready",
        "refused",
        "reserved",
        "rulers",
        "special",
        "supply",
        "top2",
        "top3",
        "turn",
        "turns",
        "unwilling",
    )

    def __init__(
        self,
        seats: int,
        todo: list[Any],
        chance: Chance,
        barrier: int,
        drafts: list[tuple[Any, ...]] | None,
        result: Result | None,
        ground: bytearray,
        rulers: list[int],
        camps: bytearray,
        supply: int,
        beside: bytearray,
        laid: list[int],
        owners: list[int],
        special: bytearray,
        protector: int,
        divine: list[int],
        reserved: list[int],
        last_used: list[int],
        refused: list[int],
        unwilling: int,
        deck: list[int],
        hands: list[list[int]],
        discard: list[int],
        deck_of: bytearray,
        decks: int,
        first: int,
        turn: int,
        turns: int,
        phase: int,
        alive: int,
        ready: int,
        fill0: int,
        fill1: int,
        fill2: int,
        own1: list[int],
        own2: list[int],
        own3: list[int],
        top2: int,
        top3: int,
        neutral: list[int],
        guards: int,
    ) -> None:
        self.seats = seats
        self.todo = todo
        self.chance = chance
        self.barrier = barrier
        self.drafts = drafts
        self.result = result
        self.telling = False
        self.told: list[Any] = []
        self.ground = ground
        self.rulers = rulers
        self.camps = camps
        self.supply = supply
        self.beside = beside
        self.laid = laid
        self.owners = owners
        self.special = special
        self.protector = protector
        self.divine = divine
        self.reserved = reserved
        self.last_used = last_used
        self.refused = refused
        self.unwilling = unwilling
        self.deck = deck
        self.hands = hands
        self.discard = discard
        self.deck_of = deck_of
        self.decks = decks
        self.first = first
        self.turn = turn
        self.turns = turns
        self.phase = phase
        self.alive = alive
        self.ready = ready
        self.fill0 = fill0
        self.fill1 = fill1
        self.fill2 = fill2
        self.own1 = own1
        self.own2 = own2
        self.own3 = own3
        self.top2 = top2
        self.top3 = top3
        self.neutral = neutral
        self.guards = guards

    def clone(self) -> Khan:
        return Khan(
            self.seats,
            self.todo[:],
            self.chance.clone(),
            self.barrier,
            self.drafts,
            self.result,
            self.ground[:],
            self.rulers[:],
            self.camps[:],
            self.supply,
            self.beside[:],
            self.laid[:],
            self.owners[:],
            self.special[:],
            self.protector,
            self.divine[:],
            self.reserved[:],
            self.last_used[:],
            self.refused[:],
            self.unwilling,
            self.deck[:],
            [hand[:] for hand in self.hands],
            self.discard[:],
            self.deck_of[:],
            self.decks,
            self.first,
            self.turn,
            self.turns,
            self.phase,
            self.alive,
            self.ready,
            self.fill0,
            self.fill1,
            self.fill2,
            self.own1[:],
            self.own2[:],
            self.own3[:],
            self.top2,
            self.top3,
            self.neutral[:],
            self.guards,
        )


FIELDS: Final = (
    Field("ground", PUBLIC, BYTES),  # by cell: what stands there
    Field("rulers", PUBLIC, LIST),  # by ruler: the cell, or NONE when out
    Field("camps", PUBLIC, BYTES),  # by ruler: yurts left in the camp
    Field("supply", PUBLIC),  # neutral yurts in the general supply; below zero when the box would have run out
    Field("beside", PUBLIC, BYTES),  # by kind: pieces beside the board
    Field("laid", PUBLIC, LIST),  # placements in the order in which they were laid
    Field("owners", PUBLIC, LIST),  # the owners of each, one bit a seat
    Field("special", PUBLIC, BYTES),  # unused special cards, four numbers a seat
    Field("protector", PUBLIC),  # whose Protection is active
    Field("divine", PUBLIC, LIST),  # by seat: the region of an active Divine Support, or NONE
    Field("reserved", PUBLIC, LIST),  # by seat: the kind of the reserved piece, or NONE
    Field("last_used", PUBLIC, LIST),  # by seat: Protection or Divine Support, if used in the last own turn (KH-INFO-7)
    Field("refused", PUBLIC, LIST),  # placements refused in this turn
    Field("unwilling", PUBLIC),  # who refused all placements of this turn, one bit a seat
    Field("deck", COUNTED, LIST, "card", "deck_of"),  # the top card is the last
    Field("hands", OWN, ROWS, "card", "deck_of"),
    Field("discard", PUBLIC, LIST),
    Field("deck_of", PUBLIC, BYTES),  # by card: the number of the deck in which it last lay (KH-INFO-10)
    Field("decks", PUBLIC),  # the number of the deck in use
    Field("first", PUBLIC),  # the starting player
    Field("turn", PUBLIC),  # whose turn it is
    Field("turns", PUBLIC),  # normal turns begun
    Field("phase", PUBLIC),
    Field("alive", DERIVED),  # placements that no piece overlaps and of which a copy is left
    Field("ready", DERIVED),  # those with a yurt on every land cell
    Field("fill0", DERIVED),  # the three bits of a counter over all placements, see placement_index.py
    Field("fill1", DERIVED),
    Field("fill2", DERIVED),
    Field("own1", DERIVED),  # by seat: placements over at least one of its yurts
    Field("own2", DERIVED),  # at least two
    Field("own3", DERIVED),
    Field("top2", DERIVED),  # placements over at least two yurts of some seat
    Field("top3", DERIVED),
    Field("neutral", DERIVED),  # by region: placements over a neutral yurt there
    Field("guards", DERIVED),  # active cards and reservations, and placements refused in this turn
)
