"""The board of Connect Four on a terminal."""

from __future__ import annotations

from typing import Any

from serai.games.connect_four.tables import COLUMNS, HEIGHT, LETTERS, ROWS


def draw_text(view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
    """Six rows of discs from the top down, with the columns' letters below."""
    lines: list[list[tuple[str, str]]] = []
    for row in range(ROWS - 1, -1, -1):
        line: list[tuple[str, str]] = [(f"{row + 1} ", "label")]
        for column in range(COLUMNS):
            bit = 1 << HEIGHT * column + row
            seat = next((seat for seat in (0, 1) if view["discs"][seat] & bit), None)
            if seat is not None:
                line.append((" ● " if seat == 0 else " ○ ", f"seat{seat}"))
            else:
                landing = LETTERS[column] in marked and view["heights"][column] == row
                line.append((" · ", "legal" if landing else "empty"))
        lines.append(line)
    return [*lines, [("   " + "  ".join(LETTERS), "label")]]
