"""Positions of Connect Four as text: what the numbers of the fields stand for."""

from __future__ import annotations

from serai.games.connect_four.tables import HEIGHT, LETTERS

TABLES = {"cell": tuple(f"{letter}{row + 1}" for letter in LETTERS for row in range(HEIGHT))}
FIELDS = {"discs": "seat: cell+", "heights": "column: number"}
