"""The pieces and every place where they can lie, numbered shape by shape.

A set of placements is one int, a bit a placement. Small pieces come first: early in a game only they can be laid, so
the ints for what is possible stay short.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from serai.games.khan.rules.board import ADJACENT, ALL_CELLS, BANK_OF, CELLS, COLUMNS, IS_LAND, cell_at
from serai.games.khan.tables import Row, all_different, read_table, require

Form = tuple[tuple[int, int], ...]  # the cells of a piece as (row, column), moved to the corner and sorted


class Kind(NamedTuple):
    """One kind of pieces: whether it is a bridge, how many there are, what one is worth, and how it can be turned."""

    name: str
    bridge: bool
    copies: int
    points: int
    forms: tuple[Form, ...]


def normal_form(cells: Iterable[tuple[int, int]]) -> Form:
    """A shape, wherever it lies."""
    listed = sorted(cells)
    top, left = min(row for row, _ in listed), min(column for _, column in listed)
    return tuple((row - top, column - left) for row, column in listed)


def _forms(cells: Iterable[tuple[int, int]]) -> tuple[Form, ...]:
    """A shape in every rotation, on both sides."""  # KH-CONQ-3
    found = set()
    for shape in (list(cells), [(row, -column) for row, column in cells]):
        for _ in range(4):
            shape = [(column, -row) for row, column in shape]
            found.add(normal_form(shape))  # KH-DEC-15
    return tuple(sorted(found))


def _kinds() -> tuple[Kind, ...]:
    found = []
    pieces: list[Row] = read_table("pieces.toml")["piece"]
    classes: list[dict[str, str]] = read_table("pieces.toml")["piece"]  # the same rows: class is a word of Python
    for piece, bridge in zip(pieces, [row["class"] for row in classes], strict=True):
        name = piece["id"]
        require(bridge in ("tile", "bridge"), f"{name} is neither tile nor bridge")
        require(len(piece["cells"]) == piece["size"], f"{name} has {len(piece['cells'])} cells, not {piece['size']}")
        cells = [(row, column) for row, column in piece["cells"]]
        points = piece["vp"]  # KH-COMP-20
        found.append(Kind(name, bridge == "bridge", piece["count"], points, _forms(cells)))
    all_different([kind.name for kind in found], "the ids of pieces.toml")
    shapes = [(kind.bridge, kind.forms) for kind in found]  # KH-COMP-18, KH-COMP-19
    all_different(shapes, "the shapes of pieces.toml")
    return tuple(found)


KINDS: Final = _kinds()
KIND_NAMES: Final = tuple(kind.name for kind in KINDS)
ALL_KINDS: Final = range(len(KINDS))
COPIES: Final = bytes(kind.copies for kind in KINDS)
PIECES: Final = sum(COPIES)


def flaw(kind: Kind, cells: tuple[int, ...]) -> str | None:
    """The rule that forbids the kind on these cells of the board, whatever stands there; None where it fits."""
    wet = [cell for cell in cells if not IS_LAND[cell]]
    if not kind.bridge:
        return "KH-CONQ-7" if wet else None  # KH-BOARD-16
    if not wet:
        return "KH-CONQ-9"
    for cell in wet:
        if sum(other in cells for other in ADJACENT[cell]) == 1:
            return "KH-CONQ-12"  # KH-RULING-38
    banks = {BANK_OF[cell] for cell in cells if IS_LAND[cell]}  # KH-RULING-27
    return "KH-CONQ-11" if len(banks) < 2 else None


class Place(NamedTuple):
    """Where a piece can lie: its kind and the cells that it covers."""

    kind: int
    cells: tuple[int, ...]


def _places() -> tuple[Place, ...]:
    found = []
    for number in sorted(ALL_KINDS, key=lambda kind: len(KINDS[kind].forms[0])):
        kind = KINDS[number]
        lying = []
        for form in kind.forms:
            for corner in ALL_CELLS:
                top, left = divmod(corner, COLUMNS)
                cells = tuple(cell_at(top + row, left + column) for row, column in form)
                if min(cells) >= 0 and flaw(kind, cells) is None:  # KH-CONQ-4
                    lying.append(Place(number, cells))
        require(bool(lying), f"{kind.name} fits nowhere on the board")
        found.extend(sorted(lying))
    return tuple(found)


PLACES: Final = _places()
ALL_PLACES: Final = range(len(PLACES))
KIND_OF: Final = bytes(place.kind for place in PLACES)
COVERED: Final = tuple(place.cells for place in PLACES)
COVERED_LAND: Final = tuple(tuple(cell for cell in cells if IS_LAND[cell]) for cells in COVERED)  # KH-CONQ-13


def placement_name(kind: str, cells: Iterable[int]) -> str:
    """A placement in notation: its kind and its cells from north-west to south-east."""
    return f"{kind}:{'-'.join(CELLS[cell] for cell in cells)}"


PLACEMENTS: Final = tuple(placement_name(KINDS[place.kind].name, place.cells) for place in PLACES)


# ---- sets of placements


def placement_set(numbers: Iterable[int]) -> int:
    """The set of these placements."""
    bits = bytearray(len(PLACES) // 8 + 1)
    for number in numbers:
        bits[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(bits, "little")


def _through() -> tuple[int, ...]:
    over: list[list[int]] = [[] for _ in ALL_CELLS]
    for number, cells in enumerate(COVERED):
        for cell in cells:
            over[cell].append(number)
    return tuple(placement_set(numbers) for numbers in over)


def _touching() -> tuple[int, ...]:
    found = []
    for cells in COVERED:
        touching = 0
        for cell in cells:
            touching |= THROUGH[cell]
        found.append(touching)
    return tuple(found)


ALL: Final = placement_set(ALL_PLACES)
THROUGH: Final = _through()  # by cell: the placements that cover it
TOUCHING: Final = _touching()  # by placement: those that cover any of its cells
OF_KIND: Final = tuple(placement_set(n for n in ALL_PLACES if KIND_OF[n] == kind) for kind in ALL_KINDS)
# By number of yurts: the placements that need so many.
NEEDING: Final = tuple(
    placement_set(n for n in ALL_PLACES if len(COVERED_LAND[n]) == yurts)  # KH-CONQ-14
    for yurts in range(6)
)
require(not any(len(cells) > 5 for cells in COVERED_LAND), "a piece over more than 5 land cells cannot be counted")

# ---- sets of cells, for territories

AREA: Final = tuple(sum(1 << cell for cell in cells) for cells in COVERED)


def _rim(cells: tuple[int, ...]) -> int:
    rim = 0
    for cell in cells:
        for other in ADJACENT[cell]:
            rim |= 1 << other
    return rim


RIM: Final = tuple(_rim(cells) for cells in COVERED)  # the cells beside a placement, and some of its own
