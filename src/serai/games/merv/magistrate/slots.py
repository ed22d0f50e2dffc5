"""Where the Magistrate goes: algorithms A and B, his building tile, and what he chooses for the Courtier."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv import tables as t
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


def algorithm_a(s: Merv, action: int) -> int:
    """A slot whose line has an empty tile of the wanted action, or nobody's."""
    best, best_rank = t.NOBODY, (-1, -1, -1)
    for slot in free_slots(s):
        if wanted_tiles(s, slot, action):  # ME-SOLO-11
            line = t.LINES[slot]
            rank = (
                buildings_on(s, line, t.MAGISTRATE),
                buildings_on(s, line, t.COURTIER),
                buildings_on(s, line, YOU),
            )
            if rank >= best_rank:  # among equals the farthest from the current queue
                best, best_rank = slot, rank  # ME-SOLO-12
    return best


def algorithm_b(s: Merv, action: int) -> int:
    """A slot whose line has the wanted action under his or the Courtier's building, or nobody's."""
    best, best_rank = t.NOBODY, (-1, -1, -1)
    for slot in free_slots(s):
        line = t.LINES[slot]
        if any(
            s.action_at[cell] == action and s.building[cell] >= t.COURTIER for cell in line
        ):  # ME-SOLO-3, ME-SOLO-13
            his = buildings_on(s, line, t.MAGISTRATE)
            rank = (his + buildings_on(s, line, t.COURTIER), his, buildings_on(s, line, YOU))
            if rank >= best_rank:
                best, best_rank = slot, rank  # ME-SOLO-14
    return best


def building_tile(s: Merv, slot: int, action: int) -> int:
    """The tile on which he builds after algorithm A."""
    best, best_rank = t.NOBODY, (-1, -1)
    for cell in wanted_tiles(s, slot, action):  # ME-SOLO-16
        crossing = t.CROSSING[s.round][cell]  # ME-RULING-52
        rank = (buildings_on(s, crossing, t.MAGISTRATE), buildings_on(s, crossing, YOU))
        if rank >= best_rank:  # among equals the farthest from the slot
            best, best_rank = cell, rank  # ME-SOLO-17
    return best


def courtier_slot(s: Merv) -> int:
    """The slot to which he sends the Courtier."""
    best, best_rank = t.NOBODY, (-1, 0)
    for slot in free_slots(s):
        line = t.LINES[slot]
        rank = (buildings_on(s, line, YOU), -buildings_on(s, line, t.MAGISTRATE))
        if best == t.NOBODY or rank > best_rank:  # among equals the nearest to the current queue
            best, best_rank = slot, rank  # ME-SOLO-6
    return best


def courtier_tile(s: Merv, tiles: Sequence[int]) -> int:
    """The empty tile that he gives the Courtier."""
    best, best_rank = t.NOBODY, (-1, 0)
    for cell in tiles:
        crossing = t.CROSSING[s.round][cell]
        rank = (buildings_on(s, crossing, YOU), -buildings_on(s, crossing, t.MAGISTRATE))
        if best == t.NOBODY or rank > best_rank:  # among equals the nearest to the slot
            best, best_rank = cell, rank  # ME-SOLO-7
    return best
