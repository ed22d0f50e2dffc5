"""What is drawn below the city: library, supply and contracts."""

from __future__ import annotations

from typing import Any

from serai.games.merv import tables as t
from serai.games.merv.drawing.lines import (
    ACROSS,
    GAP,
    GATE,
    WORDS,
    Line,
    Shown,
    Span,
    label,
    letters,
    named,
    owner_span,
    padded,
)

LIBRARY_WIDTHS = tuple(
    max(len(t.BREAKTHROUGHS[tile]) + 4 for tile in column) for column in zip(*t.LEVEL_TILES, strict=True)
)


def draw_below(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Library, wall pieces, upgrades, tokens and contracts."""
    lines: list[Line] = []
    for level, tiles in enumerate(t.LEVEL_TILES):
        row: Line = [label(f"{'' if level else 'library':<8}{t.BREAKTHROUGH_SCROLLS[level]}")]
        for column, tile in enumerate(tiles):
            owner, name = view["breakthroughs"][tile], t.BREAKTHROUGHS[tile]
            word = named(name, marked, name, "empty" if owner >= 0 else "")
            row += padded([word, *taken_by(owner)], LIBRARY_WIDTHS[column])
        lines.append(row)
    return [*lines, *draw_supply(view, marked), *draw_contracts(view, marked)]


def taken_by(owner: int) -> Line:
    """The sign of who took something, or nothing."""
    return [(" ", ""), owner_span(owner)] if owner >= 0 else []


def draw_supply(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The pieces of wall with their costs, the upgrades and the bonus tokens that are left."""
    walls: Line = [label("walls")]
    for piece, left in enumerate(view["pieces"]):
        colour = t.COLOURS[t.PIECE_COLOUR[piece]]
        if not piece or t.PIECE_COLOUR[piece] != t.PIECE_COLOUR[piece - 1]:
            walls += [("" if piece == 0 else "   ", ""), *letters((t.PIECE_COLOUR[piece],))]
        sign = GATE if t.PIECE_IS_GATE[piece] else ACROSS
        text = f"{sign}{t.PIECE_COST[piece]}×{left}"
        walls += [(" ", ""), named(text, marked, t.PIECES[piece], f"cube-{colour}" if left else "empty")]
    supply: Line = [label("upgrades")]
    upgrades = marked - {t.CUBES[t.WHITE]}  # only a cube is ever chosen by that name
    for kind, left in enumerate(view["upgrades"]):
        style = f"cube-{t.CUBES[kind]}" if left else "empty"
        supply += [named(f"+{t.CUBES[kind][0]}×{left}", upgrades, t.UPGRADES[kind], style), ("  ", "")]
    supply.append((" bonus  ", "label"))
    for token, owner in enumerate(view["tokens"]):
        word = named(WORDS[t.TOKEN_ACTION[token]], marked, t.TOKENS[token], "empty" if owner >= 0 else "")
        supply += [word, *taken_by(owner), ("  ", "")]
    return [walls, supply[:-1]]


def draw_contracts(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The top contract of each stack, a line for each level with the influence that it asks for."""
    lines: list[Line] = []
    for stack, cards in enumerate(t.STACKS):
        if not stack or t.CONTRACT_LEVEL[cards[0]] != t.CONTRACT_LEVEL[cards[0] - 1]:
            influence = f"influence {t.CONTRACT_SPACE[cards[0]]:>2}+  "
            lines.append([label("contracts" if not stack else ""), (influence, "label")])
        left = [card for card in cards if view["contracts"][card] < 0]
        bonus = f"{t.REWARDS[t.CONTRACT_BONUS[cards[0]]]:<7}"
        word: Span = (f"{bonus} {GAP}", "empty")
        if left:
            needs = zip((*t.ITEM_NAMES, "any"), t.CONTRACT_NEEDS[left[0]], strict=True)
            items = " ".join(name if number == 1 else f"{name}×{number}" for name, number in needs if number)
            text = f"{bonus} {t.CONTRACT_POINTS[left[0]]:>2} vp  {items}"
            word = named(text, marked, t.CONTRACTS[left[0]])
        lines[-1] += padded([word], 38) if stack % 2 == 0 else [word]
    return lines
