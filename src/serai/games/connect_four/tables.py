"""The board of Connect Four as bits."""

from __future__ import annotations

COLUMNS, ROWS = 7, 6
LETTERS = ("a", "b", "c", "d", "e", "f", "g")
# Each player's discs are bits: column c holds bits 7c to 7c + 5, its seventh bit stays empty so that lines never wrap.
HEIGHT = ROWS + 1
FULL = COLUMNS * ROWS
