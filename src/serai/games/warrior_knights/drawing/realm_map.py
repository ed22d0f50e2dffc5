"""The map of hexes.

A hex is three lines high: its place with the strength and income of its city, the walls in the colour of their owner,
and the nobles as shields with the strength of their armies. What divides or joins two hexes stands between them.
"""

from __future__ import annotations

from serai.games.warrior_knights.drawing.lines import SHIELDS, Line, Marked, Shown, strength_of
from serai.games.warrior_knights.rules.board import (
    AREAS,
    BRIDGES,
    CASTLE,
    CITIES,
    CITY_IN,
    CITY_INCOME,
    CITY_STRENGTH,
    COLUMN_ROW,
    IS_PORT,
    KINGDOM,
    MOUNTAINS,
    RIVERS,
    ROADS,
)
from serai.games.warrior_knights.state import AT_SEA, RAZED
from serai.games.warrior_knights.tables import (
    ARMIES,
    CASTLE_STRENGTH,
    FORTIFY_INCOME,
    FORTIFY_STRENGTH,
    GARRISON,
    NOBLES,
    NOBLES_EACH,
)

HEX = 10  # the width of a hex; one column more divides it from the next
SHIFT = 5  # how far odd rows are moved to the right
COLUMNS: int = 1 + max(column for column, _ in COLUMN_ROW[:KINGDOM])
ROWS: int = 1 + max(row for _, row in COLUMN_ROW[:KINGDOM])
AT: dict[tuple[int, int], int] = {place: area for area, place in enumerate(COLUMN_ROW[:KINGDOM])}
LAND = 15  # the width of a land overseas


def draw_map(view: Shown, marked: Marked) -> list[Line]:
    """The kingdom row by row, and below it the lands overseas."""
    legal = marked | {entry.rpartition("-")[2] for entry in marked if isinstance(entry, str)}  # where routes end
    lines: list[Line] = []
    for row in range(ROWS):
        lines += _row(view, row, legal)
        if row < ROWS - 1:
            lines.append(_below(row))
    overseas: list[Line] = [[], [], []]
    for area in range(KINGDOM, len(AREAS)):
        for line, part in zip(overseas, _hex(view, area, legal, LAND), strict=True):
            line += [*part, (" ", "empty")]
    return [*lines, [], *overseas]


def _row(view: Shown, row: int, marked: Marked) -> list[Line]:
    """The three lines of a row of hexes."""
    lines: list[Line] = [[(" " * SHIFT, "empty")] if row & 1 else [] for _ in range(3)]
    for column in range(COLUMNS):
        area = AT.get((column, row), -1)
        if area < 0:
            for line in lines:
                line.append((" " * (HEX + 1), "empty"))
            continue
        beside = _beside(area, AT.get((column + 1, row), -1))
        for line, part, edge in zip(lines, _hex(view, area, marked, HEX), beside, strict=True):
            line += [*part, edge]
    return lines


def _hex(view: Shown, area: int, marked: Marked, width: int) -> list[Line]:
    """An area in three lines, its corners cut off."""
    ground = "area-sea" if area >= KINGDOM else "area"
    rim = f"{ground}-rim"
    top = _fit(_place(view, area, marked, ground), width - 2, ground)
    walls = _walls(view, area, marked, width)
    indent: Line = [(" ", ground)] if sum(len(text) for text, _ in walls) < width else []
    middle = _fit([*indent, *walls], width, ground)
    shields = _shields(view, area, marked, width, ground)
    bottom = _fit(shields, width, ground)
    if sum(len(text) for text, _ in shields) <= width - 2:  # else a crowd takes the corners as well
        bottom = [("▜", rim), *_fit(shields, width - 2, ground), ("▛", rim)]
    return [[("▟", rim), *top, ("▙", rim)], middle, bottom]


def _fit(parts: Line, width: int, ground: str) -> Line:
    """Parts cut or filled up to a width."""
    used = 0
    fitted: Line = []
    for text, style in parts:
        text = text[: width - used]
        used += len(text)
        if text:
            fitted.append((text, style))
    return [*fitted, (" " * (width - used), ground)] if used < width else fitted


def _place(view: Shown, area: int, marked: Marked, ground: str) -> Line:
    """The name of an area, its port, and what its city is worth."""
    style = "legal" if AREAS[area] in marked else ground
    parts: Line = [(AREAS[area] if area < KINGDOM else "≈", style)]
    parts.append(("≈", "area-port") if IS_PORT[area] and area < KINGDOM else (" ", ground))
    city = CITY_IN[area]
    if city >= 0 and view["owner"][city] == RAZED:
        parts.append(("×", ground))
    elif city >= 0:
        raised: int = view["fortified"][city]
        strength = max(0, CITY_STRENGTH[city] + FORTIFY_STRENGTH * raised - 100 * view["breach"][city])
        parts.append((f"{strength}◎{CITY_INCOME[city] + FORTIFY_INCOME * raised}", ground))
    return parts


def _walls(view: Shown, area: int, marked: Marked, width: int) -> Line:
    """The castle or the city of an area in the colour of its owner, with the marks of war."""
    if area in view["castle"]:
        seat: int = view["castle"].index(area)
        house: int = view["house"][seat]
        breach: int = view["breach"][CASTLE + seat]
        strength = f"{max(0, CASTLE_STRENGTH[house] - 100 * breach)}" if house >= 0 else ""
        style = "legal" if ARMIES[GARRISON + seat] in marked else f"seat{seat}-piece"
        troops = strength_of(view, GARRISON + seat)
        siege = _siege(view, CASTLE + seat)
        text = f"♜{strength}" + (f"+{troops}" if troops else "") + "'" * breach
        return [(text[: width - len(siege)], style), *siege]
    city = CITY_IN[area]
    if city < 0 or view["owner"][city] == RAZED:
        return []
    owner: int = view["owner"][city]
    style = "legal" if CITIES[city] in marked else f"seat{owner}-piece" if owner >= 0 else "area-city"
    siege = _siege(view, city)
    marks = ("+" if view["fortified"][city] else "") + "'" * view["breach"][city]
    return [(CITIES[city].capitalize()[: width - len(marks) - len(siege)] + marks, style), *siege]


def _siege(view: Shown, wall: int) -> Line:
    """The mark of a siege in the colour of the besieger."""
    besieger: int = view["besieger"][wall]
    return [("!", f"seat{besieger}-piece")] if besieger >= 0 else []


def _shields(view: Shown, area: int, marked: Marked, width: int, ground: str) -> Line:
    """The nobles in an area and off its port: each with his strength, or where they are many each side with its sum."""
    each: Line = []
    sides: Line = []
    bare: Line = []
    for seat in range(view["seats"]):
        total = 0
        for base in range(NOBLES_EACH):
            noble = seat * NOBLES_EACH + base
            place: int = view["where"][noble]
            if place != area and place != AT_SEA + area:
                continue
            style = "legal" if NOBLES[noble] in marked else f"seat{seat}-piece"
            sign = ("≈" if place >= AT_SEA else "") + SHIELDS[base] + ("°" if view["exhausted"][noble] else "")
            power = strength_of(view, noble)
            total += power
            each.append((f"{sign}{power}" + "'" * view["tokens"][noble], style))
            sides.append((sign, style))
            bare.append((SHIELDS[base], style))
        if total:
            sides.append((f"{total}", f"seat{seat}-piece"))
    spaced = each[:1]
    for shield in each[1:]:
        spaced += [(" ", ground), shield]
    for parts in (spaced, each, sides):
        if sum(len(text) for text, _ in parts) <= width:
            return parts
    return bare


def _border(area: int, other: int) -> str:
    """What lies between two areas, as a style."""
    pair = frozenset((area, other))
    if pair in MOUNTAINS:
        return "mountain"
    if pair in RIVERS:
        return "river"
    if pair in BRIDGES:
        return "bridge"
    return "road" if other in ROADS[area] else "empty"


def _beside(area: int, other: int) -> Line:
    """The border between an area and the one to its right, from top to bottom."""
    border = _border(area, other) if other >= 0 else "empty"
    if border == "mountain":
        return [("^", border)] * 3
    if border == "river":
        return [("┃", border)] * 3
    if border == "bridge":
        return [("┃", "river"), ("═", border), ("┃", "river")]
    return [(" ", "empty"), ("─" if border == "road" else " ", border), (" ", "empty")]


def _below(row: int) -> Line:
    """The borders between a row and the next one."""
    shift = row & 1
    marks: Line = [(" ", "empty")] * (COLUMNS * (HEX + 1) + SHIFT)
    for column in range(COLUMNS):
        area = AT.get((column, row), -1)
        left = column * (HEX + 1) + shift * SHIFT
        for step, first, past, slope in ((shift - 1, 0, 4 + shift, "╱"), (shift, 5 + shift, HEX, "╲")):
            other = AT.get((column + step, row + 1), -1)
            border = _border(area, other) if area >= 0 and other >= 0 else "empty"
            middle = left + (first + past) // 2
            if border == "road":
                marks[middle] = (slope, border)
            elif border != "empty":
                line = ("^", border) if border == "mountain" else ("━", "river")
                marks[left + first : left + past] = [line] * (past - first)
                if border == "bridge":
                    marks[middle] = ("║", border)
    return marks
