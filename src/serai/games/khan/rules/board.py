"""The board: cells, terrains, the river and its banks, and the lines along which rulers flee.

A cell is a number, row by row from the north-west corner. Its name is the letter of its column, a in the west, and the
number of its row, 1 in the north: the north-west corner [0, 0] is a1, [4, 3] is d5.
"""

from __future__ import annotations

from typing import Final

from serai.games.khan.tables import Drawn, Row, all_different, read_rows, read_table, require

GAME_TABLE: Final = read_table("game.toml")
LIMITS: Final[dict[str, int]] = GAME_TABLE["limits"]
_SIZE: Final[dict[str, int]] = GAME_TABLE["board_size"]
_TERRAINS: Final[list[Drawn]] = GAME_TABLE["terrains"]
_DIRECTIONS: Final[list[Row]] = GAME_TABLE["directions"]
ROWS: Final = _SIZE["rows"]
COLUMNS: Final = _SIZE["cols"]
COLUMN_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"[:COLUMNS]
CELLS: Final = tuple(f"{letter}{row + 1}" for row in range(ROWS) for letter in COLUMN_LETTERS)
CELL_OF_NAME: Final = {name: cell for cell, name in enumerate(CELLS)}
ALL_CELLS: Final = range(len(CELLS))

TERRAINS: Final = tuple(terrain["id"] for terrain in _TERRAINS if terrain["id"] != "river")
RIVER: Final = len(TERRAINS)  # in TERRAIN_OF, where land has the number of its terrain
REGIONS: Final = (*TERRAINS, "all")  # what Divine Support may protect: one region, or all with 2 or 3 players
ALL_REGIONS: Final = len(TERRAINS)

DIRECTIONS: Final = tuple(direction["id"] for direction in _DIRECTIONS)  # KH-BOARD-17
STEPS: Final = tuple((direction["step"][0], direction["step"][1]) for direction in _DIRECTIONS)
FLEE_DISTANCE: Final = LIMITS["flee_distance"]


def cell_at(row: int, column: int) -> int:
    """The cell at these coordinates, or -1 outside the board."""
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


def _terrains() -> bytes:
    drawn = read_rows("board.txt")
    require([len(row) for row in drawn] == [COLUMNS] * ROWS, "board.txt has another size than game.toml")
    letters = {terrain["letter"]: number for number, terrain in enumerate(_TERRAINS)}
    text = "".join(drawn)
    for terrain in _TERRAINS:
        found = text.count(terrain["letter"])
        require(found == terrain["cells"], f"board.txt has {found} cells of {terrain['id']}, not {terrain['cells']}")
    require(_TERRAINS[-1]["id"] == "river", "river must be the last terrain")
    return bytes(letters[letter] for letter in text)


def _beside(cell: int) -> tuple[int, ...]:
    """The cells that share a side with this one."""  # KH-BOARD-5, KH-RULING-28
    row, column = divmod(cell, COLUMNS)
    near = (cell_at(row - 1, column), cell_at(row, column + 1), cell_at(row + 1, column), cell_at(row, column - 1))
    return tuple(other for other in near if other >= 0)


TERRAIN_OF: Final = _terrains()  # KH-BOARD-13, KH-RULING-26: the printed map, whatever lies on it
ADJACENT: Final = tuple(_beside(cell) for cell in ALL_CELLS)
LAND: Final = tuple(cell for cell in ALL_CELLS if TERRAIN_OF[cell] != RIVER)
IS_LAND: Final = bytes(terrain != RIVER for terrain in TERRAIN_OF)


def _banks() -> bytes:
    """The number of the bank of every land cell, 255 on the river."""  # KH-BOARD-8
    bank_of = bytearray([255]) * len(CELLS)
    banks = 0
    for start in LAND:
        if bank_of[start] == 255:
            bank_of[start] = banks
            reached = [start]
            for cell in reached:
                for other in ADJACENT[cell]:
                    if IS_LAND[other] and bank_of[other] == 255:
                        bank_of[other] = banks
                        reached.append(other)
            banks += 1
    require(banks >= 2, "the river must cut the land into banks")
    return bytes(bank_of)


def _is_edge(cell: int) -> bool:
    row, column = divmod(cell, COLUMNS)
    return row in (0, ROWS - 1) or column in (0, COLUMNS - 1)


def _neighbour_cells() -> tuple[int, ...]:
    """The land cells that touch neighbouring territory."""
    stretches: list[Row] = read_table("borders.toml")["sea"]
    sea = [cell_at(*place) for stretch in stretches for place in stretch["cells"]]
    all_different(sea, "the cells of borders.toml")
    require(all(cell >= 0 and IS_LAND[cell] and _is_edge(cell) for cell in sea), "borders.toml lists edge land only")
    return tuple(cell for cell in LAND if _is_edge(cell) and cell not in sea)  # KH-BOARD-11


BANK_OF: Final = _banks()
RIVER_SIDE: Final = tuple(cell for cell in LAND if any(not IS_LAND[other] for other in ADJACENT[cell]))  # KH-BOARD-10
NEIGHBOURING: Final = _neighbour_cells()
REGION_CELLS: Final = tuple(
    tuple(cell for cell in LAND if TERRAIN_OF[cell] == region) for region in range(len(TERRAINS))
)


def _line(cell: int, direction: int) -> list[int]:
    """The land cells that a ruler can reach in one direction, nearest first."""
    row, column = divmod(cell, COLUMNS)
    down, right = STEPS[direction]
    line = [cell_at(row + down * far, column + right * far) for far in range(1, FLEE_DISTANCE + 1)]  # KH-EXPEL-6
    return [other for other in line if other >= 0 and IS_LAND[other]]  # KH-EXPEL-8, KH-EXPEL-9


def _flights() -> tuple[tuple[tuple[int, ...], ...], ...]:
    turns = range(len(DIRECTIONS))
    lines = [[_line(cell, direction) for direction in turns] for cell in ALL_CELLS]
    return tuple(
        tuple(
            tuple(other for turn in turns for other in lines[cell][(first + turn) % len(DIRECTIONS)])  # KH-EXPEL-10
            for first in turns
        )
        for cell in ALL_CELLS
    )


# By cell and first direction: the cells in the order in which a fleeing ruler tries them.
FLIGHTS: Final = _flights()


def direction_between(start: int, end: int) -> int:
    """The direction in which one cell lies from another on a straight line."""
    row, column = divmod(start, COLUMNS)
    row_to, column_to = divmod(end, COLUMNS)
    far = max(abs(row_to - row), abs(column_to - column))
    return STEPS.index(((row_to - row) // far, (column_to - column) // far))
