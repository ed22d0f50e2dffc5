"""Areas of squares as outlines: the same paths as `outline` in web/src/boards/khan/model/geometry.ts gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from serai.drawing.khan.shapes import SIDE
from serai.drawing.svg import number

Square = tuple[int, int]  # row and column; it may lie outside the board


class Edge(NamedTuple):
    """A side of a square, with the area to its right."""

    start: Square
    end: Square
    dx: int
    dy: int


def outline(squares: Sequence[Square], inset: float = 0, rounding: float = 0) -> str:
    """The outline of squares as a path, drawn inwards, its corners rounded."""
    edges = _edges(squares)
    paths = []
    for leaving in edges.values():
        while leaving:
            paths.append(_loop_path(_walk(edges, leaving.pop()), inset, rounding))
    return "".join(paths)


def _edges(squares: Sequence[Square]) -> dict[Square, list[Edge]]:
    """The sides at which the area ends, by where they begin."""
    filled = set(squares)
    edges: dict[Square, list[Edge]] = {}
    for row, column in squares:
        sides = (
            ((row - 1, column), Edge((row, column), (row, column + 1), 1, 0)),
            ((row, column + 1), Edge((row, column + 1), (row + 1, column + 1), 0, 1)),
            ((row + 1, column), Edge((row + 1, column + 1), (row + 1, column), -1, 0)),
            ((row, column - 1), Edge((row + 1, column), (row, column), 0, -1)),
        )
        for beyond, edge in sides:
            if beyond not in filled:
                edges.setdefault(edge.start, []).append(edge)
    return edges


def _turns_right(before: Edge, after: Edge) -> bool:
    return after.dx == -before.dy and after.dy == before.dx


def _walk(edges: dict[Square, list[Edge]], first: Edge) -> list[Edge]:
    """Follow the edge of an area, keeping it to the right, until the loop is closed."""
    loop = [first]
    while True:
        last = loop[-1]
        leaving = edges.get(last.end, [])
        # where two squares touch at a corner only, turning right keeps them apart
        right = next((k for k, edge in enumerate(leaving) if _turns_right(last, edge)), -1)
        if last.end == first.start and (_turns_right(last, first) or right < 0):
            return loop
        loop.append(leaving.pop(max(right, 0)))


def _loop_path(loop: list[Edge], inset: float, rounding: float) -> str:
    turns = [edge for k, edge in enumerate(loop) if (loop[k - 1].dx, loop[k - 1].dy) != (edge.dx, edge.dy)]
    parts = []
    for k, edge in enumerate(turns):
        before = turns[k - 1]
        x = edge.start[1] * SIDE + inset * (-before.dy - edge.dy)
        y = edge.start[0] * SIDE + inset * (before.dx + edge.dx)
        entry = _spot(x - before.dx * rounding, y - before.dy * rounding)
        bend = f"Q{_spot(x, y)} {_spot(x + edge.dx * rounding, y + edge.dy * rounding)}" if rounding else ""
        parts.append(f"{'L' if k else 'M'}{entry}{bend}")
    return "".join(parts) + "Z"


def _spot(x: float, y: float) -> str:
    return f"{number(round(x, 1))} {number(round(y, 1))}"
