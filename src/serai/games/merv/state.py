"""The state of a game of Merv: flat lists of small numbers, by owner where they belong to somebody.

Owners are numbered 0 to 3 (seats), 4 (Courtier) and 5 (Magistrate); -1 is nobody. A list "by owner and spice" holds
the entry of an owner at `owner * 4 + spice`.
"""

from __future__ import annotations

from serai.engine.core.state import State
from serai.engine.core.stateclass import counted, derived, public, stateclass
from serai.games.merv import tables as t


@stateclass
class Merv(State):
    """A game of Merv."""

    tiles: tuple[int, ...] = public()  # by cell
    market_side: int = public()  # of the camel market: which of its two sides is up
    building: list[int] = public()  # by cell: whose
    soldier: list[int] = public()  # by cell: whose
    upgrade: list[int] = public()  # by cell
    walls: list[int] = public()  # by slot: the piece
    pieces: list[int] = public()  # by kind of piece: how many are left
    masters: list[int] = public()  # by slot of the current side: whose
    queue: list[int] = public()  # by place: whose master
    queue_camels: list[int] = public()  # by place, while the queue is formed
    turn: int = public()  # how many of the queue have begun their turn
    year: int = public()  # 1 to 3
    round: int = public()  # 0 to 3, which is also the side
    cubes: list[int] = public()  # by seat and kind (ME-COMP-6)
    camels: list[int] = public()  # by owner
    favour: list[int] = public()  # by owner: on its track
    influence: list[int] = public()  # by owner: on its track
    vp: list[int] = public()  # by owner: victory points so far
    points: list[int] = public()  # by owner and source
    buildings: list[int] = public()  # by owner: in supply
    servants: list[int] = public()  # by owner: in supply
    discs: list[int] = public()  # by owner: in supply
    free: list[int] = public()  # by owner and kind of item
    placed: list[int] = public()  # by owner and kind of item: those on contracts
    spices: list[int] = public()  # by owner and spice: how many caravan cards
    deck: list[int] = counted(cards="caravan")  # its top is at the end (ME-HIDE-1)
    row: list[int] = public()  # the open caravan cards
    row_camels: list[int] = public()  # by card of the row
    courtiers: list[int] = public()  # by owner and court
    breakthroughs: list[int] = public()  # by tile: whose (ME-RULING-56)
    tokens: list[int] = public()  # by token: whose
    contracts: list[int] = public()  # by card: whose
    mosque: list[int] = public()  # by owner: the space
    mosque_camels: list[int] = public()  # by level-1 space
    upgrades: list[int] = public()  # by kind: how many are left
    posts: list[int] = public()  # by owner and city
    city_camels: list[int] = public()  # by city
    link_camels: list[int] = public()  # by link, in a Silk Road action
    corners: list[int] = public()  # by corner: camels on the market
    camels_out: int = public()  # camels out of the game
    slot: int = public()  # of this turn
    cell: int = public()  # activated in this turn
    acted: bool = public()  # whether the action of this turn is done
    visited: bool = public()  # whether the camel market was visited in this turn
    discount: int = public()  # cubes that may still be saved in this action
    wild_spent: list[int] = public()  # by seat, in this turn or invasion
    due: list[int] = public()  # the rest of a cost, last entry first
    tint: int = public()  # the colours that the cubes of a Caravansary action may still be, as bits
    taken: list[int] = public()  # by spice, in this Caravansary action
    studied: list[int] = public()  # the ways paid in this Library action
    bought: list[int] = public()  # the cities bought from in this Silk Road action
    attacked: list[int] = public()  # the cells attacked in this invasion
    unscored: list[int] = public()  # by court, while a player chooses who scores
    orders: list[int] = counted()  # the Magistrate's deck, its top at the end; drawn anew by imagine (ME-HIDE-2)
    layer: list[int] = public()  # by card of his: which shuffled part of his deck it belongs to (ME-HIDE-3)
    fresh: bool = public()  # whether his deck is still the one of the setup
    card: int = public()  # his current one
    discard: list[int] = public()  # his cards used since the last shuffle
    removed: list[int] = public()  # his cards that are out of the game
    extra: int = public()  # whether his extra action was carried out in this turn
    colour_at: tuple[int, ...] = derived()  # by cell
    action_at: tuple[int, ...] = derived()  # by cell
    discounts: tuple[int, ...] = derived()  # by owner, the action
    wilds: tuple[int, ...] = derived()  # by owner, the colour
    goods: list[int] = derived()  # by owner: free goods of either kind


def derive(s: Merv) -> None:
    """What follows from the tiles of the city, the breakthroughs taken and the items held."""
    s.colour_at = tuple(t.TILE_COLOUR[tile] if tile >= 0 else t.NOBODY for tile in s.tiles)
    s.action_at = tuple(t.TILE_ACTION[tile] if tile >= 0 else t.NOBODY for tile in s.tiles)
    derive_lasting(s)
    s.goods = [s.free[first + t.COMMON] + s.free[first + t.RARE] for first in range(0, len(s.free), t.ITEMS)]


def derive_lasting(s: Merv) -> None:
    """What the breakthroughs taken bring their owners for the rest of the game."""
    discounts = [t.NOBODY] * t.OWNERS
    wilds = [t.NOBODY] * t.OWNERS
    for tile, owner in enumerate(s.breakthroughs):
        if owner != t.NOBODY:
            if t.DISCOUNT_OF[tile] != t.NOBODY:
                discounts[owner] = t.DISCOUNT_OF[tile]
            if t.WILD_OF[tile] != t.NOBODY:
                wilds[owner] = t.WILD_OF[tile]
    s.discounts, s.wilds = tuple(discounts), tuple(wilds)
