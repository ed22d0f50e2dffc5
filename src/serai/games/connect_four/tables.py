"""The board of Connect Four as bits."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 7
ROWS: Final = 6
LETTERS: Final = ("a", "b", "c", "d", "e", "f", "g")
# Each player's discs are bits: column c holds bits 7c to 7c + 5, its seventh bit stays empty so that lines never wrap.
HEIGHT: Final = ROWS + 1
FULL: Final = COLUMNS * ROWS
