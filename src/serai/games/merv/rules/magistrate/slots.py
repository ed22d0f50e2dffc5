"""Where the Magistrate goes: algorithms A and B, his building tile, and what he chooses for the Courtier."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import tables as t
from serai.games.merv.rules.magistrate.priorities import (
    BUILDING_TILE,
    COURTIER_SLOT,
    COURTIER_TILE,
    SLOT_TO_BUILD,
    SLOT_TO_USE,
)
from serai.games.merv.rules.magistrate.why import tell_why
from serai.games.merv.state import Merv

YOU = 0


def buildings_on(s: Merv, cells: Sequence[int], owner: int) -> int:
    """How many buildings of an owner stand on a line."""
    return sum(s.building[cell] == owner for cell in cells)


def free_slots(s: Merv) -> list[int]:
    """The free slots of the current side, the one nearest the current queue first."""
    first = s.round * t.SLOTS_A_SIDE
    return [first + slot for slot, owner in enumerate(s.masters) if owner == t.NOBODY]


def wanted_tiles(s: Merv, slot: int, action: int) -> list[int]:
    """The empty tiles of the wanted action on a line."""
    return [cell for cell in t.LINES[slot] if s.action_at[cell] == action and s.building[cell] == t.NOBODY]


def rank_a(s: Merv, slot: int) -> tuple[int, int, int]:
    """How good a slot is for algorithm A."""
    line = t.LINES[slot]
    return buildings_on(s, line, t.MAGISTRATE), buildings_on(s, line, t.COURTIER), buildings_on(s, line, YOU)


def algorithm_a(s: Merv, action: int) -> int:
    """The best slot whose line has an empty tile of the wanted action, or NOBODY."""
    best, best_rank = t.NOBODY, (-1, -1, -1)
    for slot in free_slots(s):
        if wanted_tiles(s, slot, action):  # ME-SOLO-11
            rank = rank_a(s, slot)
            if rank >= best_rank:  # among equals the farthest from the current queue
                best, best_rank = slot, rank  # ME-SOLO-12
    if s.telling and best != t.NOBODY:
        ranks = [rank_a(s, slot) for slot in free_slots(s) if wanted_tiles(s, slot, action)]
        tell_why(s, SLOT_TO_BUILD, ranks, best_rank)
    return best


def is_served(s: Merv, slot: int, action: int) -> bool:
    """Whether a line has the wanted action under his or the Courtier's building."""
    return any(
        s.action_at[cell] == action and s.building[cell] >= t.COURTIER for cell in t.LINES[slot]
    )  # ME-SOLO-3, ME-SOLO-13


def rank_b(s: Merv, slot: int) -> tuple[int, int, int]:
    """How good a slot is for algorithm B."""
    line = t.LINES[slot]
    his = buildings_on(s, line, t.MAGISTRATE)
    return his + buildings_on(s, line, t.COURTIER), his, buildings_on(s, line, YOU)


def algorithm_b(s: Merv, action: int) -> int:
    """The best slot whose line has the wanted action under his or the Courtier's building, or NOBODY."""
    best, best_rank = t.NOBODY, (-1, -1, -1)
    for slot in free_slots(s):
        if is_served(s, slot, action):
            rank = rank_b(s, slot)
            if rank >= best_rank:
                best, best_rank = slot, rank  # ME-SOLO-14
    if s.telling and best != t.NOBODY:
        ranks = [rank_b(s, slot) for slot in free_slots(s) if is_served(s, slot, action)]
        tell_why(s, SLOT_TO_USE, ranks, best_rank)
    return best


def tile_rank(s: Merv, cell: int) -> tuple[int, int]:
    """How good a tile is for his building."""
    crossing = t.CROSSING[s.round][cell]  # ME-RULING-52
    return buildings_on(s, crossing, t.MAGISTRATE), buildings_on(s, crossing, YOU)


def building_tile(s: Merv, slot: int, action: int) -> int:
    """The tile on which he builds after algorithm A."""
    best, best_rank = t.NOBODY, (-1, -1)
    tiles = wanted_tiles(s, slot, action)
    for cell in tiles:  # ME-SOLO-16
        rank = tile_rank(s, cell)
        if rank >= best_rank:  # among equals the farthest from the slot
            best, best_rank = cell, rank  # ME-SOLO-17
    if s.telling and len(tiles) > 1:
        tell_why(s, BUILDING_TILE, [tile_rank(s, cell) for cell in tiles], best_rank)
    return best


def courtier_rank(s: Merv, cells: Sequence[int]) -> tuple[int, int]:
    """How good a line is for the Courtier: most of yours, fewest of his."""
    return buildings_on(s, cells, YOU), -buildings_on(s, cells, t.MAGISTRATE)


def courtier_slot(s: Merv) -> int:
    """The slot to which he sends the Courtier."""
    best, best_rank = t.NOBODY, (-1, 0)
    slots = free_slots(s)
    for slot in slots:
        rank = courtier_rank(s, t.LINES[slot])
        if best == t.NOBODY or rank > best_rank:  # among equals the nearest to the current queue
            best, best_rank = slot, rank  # ME-SOLO-6
    if s.telling:
        tell_why(s, COURTIER_SLOT, [courtier_rank(s, t.LINES[slot]) for slot in slots], best_rank)
    return best


def courtier_tile(s: Merv, tiles: Sequence[int]) -> int:
    """The empty tile that he gives the Courtier."""
    best, best_rank = t.NOBODY, (-1, 0)
    for cell in tiles:
        rank = courtier_rank(s, t.CROSSING[s.round][cell])
        if best == t.NOBODY or rank > best_rank:  # among equals the nearest to the slot
            best, best_rank = cell, rank  # ME-SOLO-7
    if s.telling:
        tell_why(s, COURTIER_TILE, [courtier_rank(s, t.CROSSING[s.round][cell]) for cell in tiles], best_rank)
    return best
