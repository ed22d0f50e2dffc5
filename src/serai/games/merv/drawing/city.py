"""The city: tiles, slots and walls."""

from __future__ import annotations

from typing import Any

from serai.games.merv import tables as t
from serai.games.merv.drawing.lines import (
    ACROSS,
    CAMEL,
    GAP,
    GATE,
    SIGNS,
    SOLDIER,
    STYLES,
    UPRIGHT,
    WORDS,
    Line,
    Shown,
    Span,
    letters,
    named,
    owner_span,
    padded,
)

BUILT = ("seat0-piece", "seat1-piece", "seat2-piece", "seat3-piece", "neutral-piece", "ruler-piece")
CELL_WIDTH = 8


def draw_city(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Five rows of tiles with the slots and walls of the four sides."""
    lines = [slot_line(view, marked, 0, range(5)), wall_line(view, 0, range(5))]
    for row in range(t.SIZE):
        west, east = 3 * t.SLOTS_A_SIDE + 4 - row, t.SLOTS_A_SIDE + row
        upper: Line = [slot_span(view, marked, west), (" ", ""), wall_span(view, west, UPRIGHT)]
        lower: Line = [("  ", ""), wall_span(view, west, UPRIGHT)]
        for cell in range(row * t.SIZE, (row + 1) * t.SIZE):
            above, below = draw_cell(view, marked, cell)
            upper += [(" ", ""), *above]
            lower += [(" ", ""), *below]
        upper += [(" ", ""), wall_span(view, east, UPRIGHT), (" ", ""), slot_span(view, marked, east)]
        lower += [(" ", ""), wall_span(view, east, UPRIGHT), ("  ", "")]
        lines += [upper, lower]
    south = range(4, -1, -1)
    return [*lines, wall_line(view, 2, south), slot_line(view, marked, 2, south)]


def slot_span(view: Shown, marked: frozenset[Any], slot: int) -> Span:
    """The number of a slot, or the master in it."""
    is_active = slot // t.SLOTS_A_SIDE == view["round"]
    if is_active and view["masters"][slot % t.SLOTS_A_SIDE] >= 0:
        return owner_span(view["masters"][slot % t.SLOTS_A_SIDE])
    return named(str(slot % t.SLOTS_A_SIDE + 1), marked, t.SLOTS[slot], "title" if is_active else "label")


def wall_span(view: Shown, slot: int, sign: str) -> Span:
    """A piece in a wall slot in the style of its colour."""
    piece = view["walls"][slot]
    if piece < 0:
        return (GAP, "empty")
    return (GATE if t.PIECE_IS_GATE[piece] else sign, f"cube-{t.COLOURS[t.PIECE_COLOUR[piece]]}")


def slot_line(view: Shown, marked: frozenset[Any], side: int, slots: range) -> Line:
    """The slots above or below the city."""
    line: Line = [("   ", "")]
    for slot in slots:
        line += padded([("    ", ""), slot_span(view, marked, side * t.SLOTS_A_SIDE + slot)], CELL_WIDTH + 1)
    return [*line, ("    ", "")]


def wall_line(view: Shown, side: int, slots: range) -> Line:
    """The walls above or below the city."""
    line: Line = [("   ", "")]
    for slot in slots:
        sign, style = wall_span(view, side * t.SLOTS_A_SIDE + slot, ACROSS)
        line += [(" ", ""), (sign * CELL_WIDTH, style)]
    return [*line, ("    ", "")]


def draw_cell(view: Shown, marked: frozenset[Any], cell: int) -> tuple[Line, Line]:
    """A tile with its action, and below it the letter of its colour, building, soldier and upgrade."""
    if cell == t.MARKET_CELL:
        signs = [CAMEL if camels else GAP for camels in view["corners"]]
        return [(f"  {signs[0]}  {signs[1]}  ", "camel")], [(f"  {signs[3]}  {signs[2]}  ", "camel")]
    tile = view["tiles"][cell]
    colour = t.TILE_COLOUR[tile]
    building, soldier, upgrade = view["building"][cell], view["soldier"][cell], view["upgrade"][cell]
    word = f"{WORDS[t.TILE_ACTION[tile]]:<{CELL_WIDTH}}"
    below: Line = [*letters((colour,)), (" ", "")]
    below += [(f" {SIGNS[building]} ", BUILT[building]) if building >= 0 else (f" {GAP} ", "empty")]
    below += [(SOLDIER, STYLES[soldier]) if soldier >= 0 else (" ", "")]
    below += [(f"+{t.CUBES[upgrade][0]}", f"cube-{t.CUBES[upgrade]}") if upgrade >= 0 else ("  ", "")]
    return [named(word, marked, t.CELLS[cell], f"glaze-{t.COLOURS[colour]}")], below
