"""What every player owns."""

from __future__ import annotations

from typing import Any, Literal

from serai.games.merv import tables as t
from serai.games.merv.drawing.lines import GAP, Line, Shown, named, owner_span, width_of

HEAD_WIDTH = 9
HELD: tuple[Literal["vp", "favour", "influence", "camels", "buildings", "servants", "discs"], ...] = (
    "vp",
    "favour",
    "influence",
    "camels",
    "buildings",
    "servants",
    "discs",
)


def draw_players(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """What every player owns: a column for each, in four blocks side by side."""
    owners = [*range(view["seats"]), *([t.MAGISTRATE] if view["seats"] == 1 else [])]
    held: Line = [(name, "label") for name in HELD]
    cubes = [named(cube, marked, cube, f"cube-{cube}") for cube in t.CUBES]
    goods = [named(item, marked if item in t.GOODS else frozenset(), item, "label") for item in t.ITEM_NAMES]
    items = [n + placed for n, placed in zip(view["free"], view["placed"], strict=True)]
    sources = [(source, "label") for source in t.SOURCES[: t.FROM_OFFICE + (view["seats"] == 1)]]
    blocks = [
        block("players", owners, 4, held, [view[name][owner] for owner in range(t.OWNERS) for name in HELD]),
        block("cubes", owners, 3, cubes, view["cubes"] + [0] * t.OWNERS * len(cubes)),
        block("items", owners, 3, goods, items),
        block("points", owners, 3, sources, view["points"], t.KINDS_OF_POINTS),
    ]
    blocks[2] += block("", owners, 3, [(spice, "label") for spice in t.SPICES], view["spices"])[1:]
    height = max(map(len, blocks))
    lines: list[Line] = []
    for row in range(height):
        line: Line = []
        for one in blocks:
            line += [("" if one is blocks[0] else "  ", "")]
            line += one[row] if row < len(one) else [(" " * width_of(one[0]), "")]
        lines.append(line)
    return lines


def block(title: str, owners: list[int], width: int, heads: Line, numbers: list[int], kinds: int = 0) -> list[Line]:
    """The signs of the owners, and below them a row for each thing with how many everybody has."""
    kinds = kinds or len(heads)
    longest = max(HEAD_WIDTH, *(len(text) for text, _ in heads))
    lines: list[Line] = [[(title.ljust(longest), "title")]]
    for owner in owners:
        lines[0] += [(" " * (width - 1), ""), owner_span(owner)]
    for kind, (text, style) in enumerate(heads):
        line: Line = [(text, style), (" " * (longest - len(text)), "")]
        for owner in owners:
            number = numbers[owner * kinds + kind]
            line.append((f"{number or GAP:>{width}}", "" if number else "empty"))
        lines.append(line)
    return lines
