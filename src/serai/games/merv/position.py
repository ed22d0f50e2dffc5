"""Positions of Merv as text: the city as a grid, and what the numbers of the other fields stand for.

The city has a line for each row of the grid, and its cells stand between bars: the tile, then what is on it.

    caravansary_purple            a tile with nothing on it
    wall_sand red                 with a building of red
    wall_sand red soldier=blue    which a soldier of blue protects
    wall_sand upgrade=white       with an upgrade
    -                             the market, where no tile lies
"""

from __future__ import annotations

from typing import Any

from serai.engine.play.position import Drawing
from serai.engine.play.position_values import BadValue, Numbers, parse_number, put
from serai.games.merv import tables as t

COLUMNS = 5
FIELDS = {
    "tiles": "cell: tile",
    "building": "cell: owner",
    "soldier": "cell: owner",
    "upgrade": "cell: upgrade",
    "walls": "slot: piece",
    "pieces": "piece: number",
    "masters": "owner",
    "queue": "owner",
    "cubes": "seat cube: number",
    "camels": "owner: number",
    "favour": "owner: number",
    "influence": "owner: number",
    "vp": "owner: number",
    "points": "owner source: number",
    "buildings": "owner: number",
    "servants": "owner: number",
    "discs": "owner: number",
    "free": "owner item: number",
    "placed": "owner item: number",
    "spices": "owner spice: number",
    "deck": "spice",
    "row": "spice",
    "courtiers": "owner court: number",
    "breakthroughs": "breakthrough: owner",
    "tokens": "token: owner",
    "contracts": "contract: owner",
    "mosque": "owner: space",
    "upgrades": "upgrade: number",
    "posts": "owner city: number",
    "city_camels": "city: number",
    "link_camels": "link: number",
    "corners": "corner: number",
    "slot": "slot",
    "cell": "cell",
    "wild_spent": "seat: number",
    "tint": "cube+",
    "taken": "spice: number",
    "studied": "way",
    "bought": "city",
    "attacked": "cell",
    "unscored": "court: number",
}
PARTS = {"building": t.OWNER_NAMES, "soldier": t.OWNER_NAMES, "upgrade": t.UPGRADES}


def draw(kept: dict[str, Any]) -> list[str]:
    """The rows of the city."""
    cells = [_cell(kept, cell) for cell in range(len(t.CELLS))]
    width = max(map(len, cells))
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    return [" | ".join(cell.ljust(width) for cell in row).rstrip() for row in rows]


def _cell(kept: dict[str, Any], cell: int) -> str:
    parts = [put(kept["tiles"][cell], Numbers(of=t.TILES))]
    for name, table in PARTS.items():
        value = kept[name][cell]
        if value != t.NOBODY:
            told = put(value, Numbers(of=table))
            parts.append(told if name == "building" else f"{name}={told}")
    return " ".join(parts)


def read(lines: list[str], base: dict[str, Any]) -> dict[str, Any]:
    """The tiles, and what is on them."""
    size = len(t.CELLS)
    found = {"tiles": [t.NOBODY] * size, **{name: [t.NOBODY] * size for name in PARTS}}
    rows = [(place, line.split("|")) for place, line in enumerate(lines, 1) if line.strip()]
    if len(rows) != size // COLUMNS:
        raise BadValue(f"the city has {size // COLUMNS} rows")
    for row, (place, cells) in enumerate(rows):
        if len(cells) != COLUMNS:
            raise BadValue(f"a row of the city has {COLUMNS} cells, with | between them", place)
        for column, told in enumerate(cells):
            _read_cell(found, row * COLUMNS + column, told.split(), place)
    return found


def _read_cell(found: dict[str, list[int]], cell: int, told: list[str], place: int) -> None:
    if not told:
        raise BadValue(f"{t.CELLS[cell]} is empty; where no tile lies, write -", place)
    found["tiles"][cell] = parse_number(told[0], Numbers(of=t.TILES), place)
    for part in told[1:]:
        name, equals, value = part.partition("=")
        if not equals:
            name, value = "building", part
        if name not in PARTS:
            raise BadValue(f"on {t.CELLS[cell]} there can be no {name}", place)
        found[name][cell] = parse_number(value, Numbers(of=PARTS[name]), place)


DRAWINGS = {"city": Drawing(("tiles", *PARTS), draw, read)}
