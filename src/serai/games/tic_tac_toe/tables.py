"""The nine squares and the eight lines."""

from __future__ import annotations

CELLS = ("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1")
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
LINES_THROUGH = tuple(
    tuple((a, b) for line in LINES if cell in line for a, b in [[c for c in line if c != cell]]) for cell in range(9)
)
