"""The painted map of Khan: terrains, the river, the coast and the lands beyond the edge. It never changes."""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise

from serai.drawing.colours import colours
from serai.drawing.khan.outlines import Square, outline
from serai.drawing.khan.shapes import MARGIN, SHAPES, SIDE
from serai.drawing.svg import Box, Point, group, number, path, rect, tag, words
from serai.games.khan.rules.board import ADJACENT, ALL_CELLS, COLUMN_LETTERS, COLUMNS, RIVER, ROWS, TERRAIN_OF, TERRAINS
from serai.games.khan.tables import read_table

WIDE = COLUMNS * SIDE
HIGH = ROWS * SIDE
FRAME = Box(-MARGIN, -MARGIN, WIDE + 2 * MARGIN, HIGH + 2 * MARGIN)
TINT = {"rocky_desert": "rocky", "sand_desert": "sand"}  # terrains whose colours have a shorter name
STROKES = {"tundra": 1.8, "sand_desert": 1.8}


def square_of(cell: int) -> Square:
    """The row and the column of a cell."""
    return divmod(cell, COLUMNS)


def middle(cell: int) -> Point:
    """The middle of a cell in the picture."""
    row, column = square_of(cell)
    return Point((column + 0.5) * SIDE, (row + 0.5) * SIDE)


def whim(cell: int, salt: int) -> float:
    """The same small number for the same cell every time, from 0 to 1: where a drawing is free to vary."""
    mixed = math.sin(cell * 127.1 + salt * 311.7) * 43758.5453
    return mixed - math.floor(mixed)


def tint(terrain: str, shade: int) -> str:
    """A colour of a terrain."""
    return colours("khan")[f"{TINT.get(terrain, terrain)}-{shade}"]


@lru_cache(maxsize=1)
def ground() -> str:
    """The whole map without anything that stands on it."""
    frame = tag("clipPath", rect(FRAME, rx=16), id="khan-frame")
    return frame + tag(
        "g",
        rect(FRAME, fill=colours("khan")["beyond-1"]),
        *_hills(),
        *_sea(),
        *_regions(),
        *_motifs(),
        _grid(),
        *_river(),
        rect(Box(0, 0, WIDE, HIGH), rx=6, fill="none", stroke=colours("khan")["border"], stroke_width=3),
        *_coordinates(),
        clip_path="url(#khan-frame)",
    )


def _hills() -> list[str]:
    """Hills of the neighbours, between the letters and numbers of the edge."""
    spots = [
        spot
        for k in range(COLUMNS)
        for spot in (Point(k * SIDE, -MARGIN / 2 + 6), Point((k + 0.5) * SIDE, HIGH + MARGIN / 2))
    ]
    spots += [
        spot for k in range(ROWS) for spot in (Point(-MARGIN / 2, k * SIDE), Point(WIDE + MARGIN / 2, (k + 0.5) * SIDE))
    ]
    line = path(SHAPES["neighbour"], stroke=colours("khan")["beyond-2"], stroke_width=1.5, stroke_linecap="round")
    return [group(line, x=x, y=y, opacity=0.75) for k, (x, y) in enumerate(spots) if whim(k, 9) > 0.5]


def _sea() -> list[str]:
    shore = outline(_sea_squares(), 0, 14)
    waves = path(SHAPES["waves"], stroke=colours("khan")["sea-2"], stroke_width=1.4)
    return [
        tag("pattern", waves, id="khan-waves", width=40, height=20, patternUnits="userSpaceOnUse"),
        path(shore, fill=colours("khan")["sea-1"], stroke=colours("khan")["sea-2"], stroke_width=2),
        path(shore, fill="url(#khan-waves)"),
    ]


def _sea_squares() -> list[Square]:
    """The squares of open sea around the board."""
    found: dict[Square, None] = {}
    seas: list[dict[str, list[Square]]] = read_table("borders.toml")["sea"]
    for row, column in (cell for sea in seas for cell in sea["cells"]):
        down = -1 if row == 0 else int(row == ROWS - 1)
        right = -1 if column == 0 else int(column == COLUMNS - 1)
        for square in ((row + down, column), (row, column + right), (row + down, column + right)):
            if not (0 <= square[0] < ROWS and 0 <= square[1] < COLUMNS):
                found[square] = None
    return list(found)


def _regions() -> list[str]:
    drawn = []
    for terrain, name in enumerate((*TERRAINS, "river")):
        area = outline([square_of(cell) for cell in ALL_CELLS if TERRAIN_OF[cell] == terrain], 0, 9)
        if terrain == RIVER:
            drawn.append(path(area, fill=colours("khan")["shore"]))
        else:
            drawn.append(path(area, fill=tint(name, 1), stroke=colours("khan")["border"], stroke_width=2))
    return drawn


def _motifs() -> list[str]:
    drawn = []
    for cell in ALL_CELLS:
        if TERRAIN_OF[cell] != RIVER:
            name = TERRAINS[TERRAIN_OF[cell]]
            at = middle(cell)
            motif = [_stroke(name, kind, d) for kind, d in SHAPES["motifs"][name][math.floor(whim(cell, 1) * 3)]]
            x, y = at.x + (whim(cell, 2) - 0.5) * 8, at.y + (whim(cell, 3) - 0.5) * 8
            drawn.append(group(*motif, x=x, y=y, opacity=0.75))
    return drawn


def _stroke(terrain: str, kind: str, d: str) -> str:
    """One brush stroke of a motif."""
    last = {"mountain": 4, "ice": 3, "rocky_desert": 3}.get(terrain, 2)
    if kind in ("shade", "leaf"):
        return path(d, fill=tint(terrain, 2))
    if kind == "snow":
        return path(d, fill=tint(terrain, 3))
    ink, wide = (tint(terrain, 3), 2.4) if kind == "trunk" else (tint(terrain, last), STROKES.get(terrain, 1.5))
    return path(d, stroke=ink, stroke_width=wide, stroke_linecap="round", stroke_linejoin="round")


def _grid() -> str:
    lines = [f"M0 {k * SIDE}H{WIDE}" for k in range(1, ROWS)] + [f"M{k * SIDE} 0V{HIGH}" for k in range(1, COLUMNS)]
    return path("".join(lines), stroke=colours("khan")["border"], stroke_opacity=0.28)


def _coordinates() -> list[str]:
    soft = colours()["ink-soft"]
    letters = [
        words(letter, Point((k + 0.5) * SIDE, -MARGIN + 15), 15, fill=soft, text_anchor="middle")
        for k, letter in enumerate(COLUMN_LETTERS)
    ]
    numbers = [
        words(str(k + 1), Point(-MARGIN + 13, (k + 0.5) * SIDE + 5), 15, fill=soft, text_anchor="middle")
        for k in range(ROWS)
    ]
    return [*letters, *numbers]


# ---- the river


def _river() -> list[str]:
    """The river as one flowing line: bank, water, depth and gleams."""
    courses = [_course_path(course) for course in _courses()]
    shades = colours("khan")
    layers: tuple[tuple[str, float, dict[str, str | float]], ...] = (
        (shades["bank"], 47, {}),
        (shades["water-1"], 39, {}),
        (shades["water-2"], 25, {"stroke_opacity": 0.45}),
        (shades["water-3"], 1.8, _gleam(-7, -8, "13 74 6 57", 30)),
        (shades["water-3"], 1.8, _gleam(7, 8, "6 49 12 91", 65)),
    )
    return [
        path(d, stroke=colour, stroke_width=wide, stroke_linecap="round", stroke_linejoin="round", **more)
        for colour, wide, more in layers
        for d in courses
    ]


def _gleam(x: int, y: int, dashes: str, offset: int) -> dict[str, str | float]:
    return {
        "stroke_opacity": 0.8,
        "stroke_dasharray": dashes,
        "stroke_dashoffset": offset,
        "transform": f"translate({x} {y})",
    }


def _flow(cell: int) -> list[int]:
    return [other for other in ADJACENT[cell] if TERRAIN_OF[other] == RIVER]


def _courses() -> list[list[int]]:
    """The courses of the river: the main one from edge to edge first, then the branches that run into it."""
    passed: set[int] = set()
    courses: list[list[int]] = []
    for spring in (cell for cell in ALL_CELLS if TERRAIN_OF[cell] == RIVER and len(_flow(cell)) == 1):
        if spring not in passed:
            courses.append(_course(spring, passed, branch=bool(courses)))
    return courses


def _course(spring: int, passed: set[int], branch: bool) -> list[int]:
    course = [spring]
    passed.add(spring)
    while True:
        here, before = course[-1], course[-2] if len(course) > 1 else None
        ahead = [other for other in _flow(here) if other != before]
        mouth = next((other for other in ahead if branch and other in passed), None)
        if mouth is not None:
            return [*course, mouth]
        dry = [other for other in ahead if other not in passed]
        if not dry:
            return course
        straight = -1 if before is None else 2 * here - before
        course.append(straight if straight in dry else dry[0])
        passed.add(course[-1])


def _outside(cell: int) -> list[Point]:
    """Where the river leaves the board, if it does so here."""
    (row, column), (x, y) = square_of(cell), middle(cell)
    if column == 0:
        return [Point(-SIDE, y)]
    if column == COLUMNS - 1:
        return [Point(x + SIDE * 1.5, y)]
    if row == 0:
        return [Point(x, -SIDE)]
    return [Point(x, y + SIDE * 1.5)] if row == ROWS - 1 else []


def _course_path(course: list[int]) -> str:
    """A course as a smooth path that leaves the board where the river does."""
    bends = [
        Point(x + 9 * math.sin(cell * 2.4), y + 9 * math.cos(cell * 1.7))
        for cell, (x, y) in ((cell, middle(cell)) for cell in course)
    ]
    spots = [*_outside(course[0]), *bends, *_outside(course[-1])]
    curves = [
        f"Q{_spot(one)} {_spot(Point((one.x + other.x) / 2, (one.y + other.y) / 2))}"
        for one, other in pairwise(spots[1:])
    ]
    return f"M{_spot(spots[0])}{''.join(curves)}L{_spot(spots[-1])}"


def _spot(at: Point) -> str:
    return f"{number(round(at.x, 1))} {number(round(at.y, 1))}"
