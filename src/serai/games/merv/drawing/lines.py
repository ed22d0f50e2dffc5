"""Signs, styles and lines of text, and the fields of a view that are drawn."""

from __future__ import annotations

from typing import Any, TypedDict

from serai.games.merv import tables as t

Span = tuple[str, str]  # text and the name of its style
Line = list[Span]

SIGNS = "●■◆★♜♛"  # by owner
STYLES = ("seat0", "seat1", "seat2", "seat3", "neutral", "ruler")
CAMEL, SOLDIER, GAP, CARD = "♞", "♟", "·", "▮"
ACROSS, UPRIGHT, GATE = "═", "║", "╬"
WORDS = ("caravan", "palace", "library", "road", "mosque", "wall")  # by action, to fit on a tile
LABEL_WIDTH = 10
ASIDE_LABEL = 8
ASIDE_WIDTH = 42
PLACE_ASK = "queue"  # its options are spelled like positions of the caravan row


class Shown(TypedDict):
    """What of a view is drawn."""

    tiles: list[int]
    market_side: int
    building: list[int]
    soldier: list[int]
    upgrade: list[int]
    walls: list[int]
    pieces: list[int]
    masters: list[int]
    queue: list[int]
    queue_camels: list[int]
    year: int
    round: int
    cubes: list[int]
    camels: list[int]
    favour: list[int]
    influence: list[int]
    vp: list[int]
    points: list[int]
    buildings: list[int]
    servants: list[int]
    discs: list[int]
    free: list[int]
    placed: list[int]
    spices: list[int]
    deck: int
    row: list[int]
    row_camels: list[int]
    courtiers: list[int]
    breakthroughs: list[int]
    tokens: list[int]
    contracts: list[int]
    mosque: list[int]
    mosque_camels: list[int]
    upgrades: list[int]
    posts: list[int]
    city_camels: list[int]
    link_camels: list[int]
    corners: list[int]
    orders: int
    discard: list[int]
    removed: list[int]
    card: int
    asked: list[list[Any]]  # seats and what each is asked
    seats: int


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def owner_span(owner: int) -> Span:
    """The sign of an owner in the owner's style."""
    return (SIGNS[owner], STYLES[owner]) if owner >= 0 else (GAP, "empty")


def camel(is_there: int) -> Span:
    """A camel, if it is there."""
    return (CAMEL if is_there else "", "camel")


def label(text: str, width: int = LABEL_WIDTH) -> Span:
    """A word at the beginning of a line."""
    return (text.ljust(width), "label")


def named(text: str, marked: frozenset[Any], entry: str, style: str = "") -> Span:
    """A word that stands out when its entry may be chosen."""
    return (text, "legal" if entry in marked else style)


def letters(colours: tuple[int, ...]) -> Line:
    """The first letters of colours, each in its colour."""
    return [(t.CUBES[colour][0], f"cube-{t.CUBES[colour]}") for colour in colours]


def padded(line: Line, width: int) -> Line:
    """A line filled up with blanks."""
    return [*line, (" " * (width - width_of(line)), "")]


def flow(word: str, groups: list[Line]) -> list[Line]:
    """A label and groups of spans, wrapped to fit beside the city."""
    lines: list[Line] = [[label(word, ASIDE_LABEL)]]
    for group in groups:
        gap = "" if len(lines[-1]) == 1 else "  "
        if width_of(lines[-1]) + len(gap) + width_of(group) > ASIDE_WIDTH:
            lines.append([label("", ASIDE_LABEL)])
            gap = ""
        lines[-1] += [(gap, ""), *group]
    return lines


def asks_for(view: Shown, kind: str) -> bool:
    """Whether a question of this kind is asked."""
    return any(asked[1] == kind for asked in view["asked"])
