"""The board of tic-tac-toe on a terminal."""

from __future__ import annotations

from typing import Any

from serai.games.tic_tac_toe.tables import CELLS


def draw_text(view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
    """Three rows of crosses and noughts, with their names at the edge."""
    lines: list[list[tuple[str, str]]] = []
    for row in range(3):
        line = [(f"{3 - row}  ", "label")]
        for column in range(3):
            owner = view["owner"][3 * row + column]
            if owner is None:
                line.append((" · ", "legal" if CELLS[3 * row + column] in marked else "empty"))
            else:
                line.append((" × " if owner == 0 else " ○ ", f"seat{owner}"))
        lines.append(line)
    return [*lines, [("    a  b  c", "label")]]
