"""The realm as text for a terminal: the map of hexes with its roads, rivers and mountains, then the barons.

Signs: a road is / \\ or =, a river ~, a bridge #, a mountain ^, a port *, a castle ♜ with its seat, a breach '; a noble
is his seat's number with the first letter of his base. Goods: crowns ◎, votes ✓, faith ✝, influence ★, cities ⌂.
"""

from __future__ import annotations

from typing import Any

from serai.games.warrior_knights.board import (
    AREAS,
    BESIDE,
    BRIDGES,
    CASTLE,
    CITIES,
    CITY_IN,
    COLUMN_ROW,
    IS_PORT,
    KINGDOM,
    MOUNTAINS,
    RIVERS,
    ROADS,
)
from serai.games.warrior_knights.state import AT_SEA, RAZED
from serai.games.warrior_knights.tables import (
    AGENDA,
    BASES,
    EVENTS,
    EXPEDITIONS,
    HOUSES,
    NOBLES,
    NOBLES_EACH,
    SPACES,
    TROOPS,
    ZONES,
)

Line = list[tuple[str, str]]
WIDTH = 11
COLUMNS = 1 + max(column for column, _ in COLUMN_ROW[:KINGDOM])
ROWS = 1 + max(row for _, row in COLUMN_ROW[:KINGDOM])


def picture(view: dict[str, Any], marked: frozenset[Any]) -> list[Line]:
    """The board and the barons' goods as lines of (text, style), made from a view."""
    at = {place: area for area, place in enumerate(COLUMN_ROW[:KINGDOM])}
    lines: list[Line] = []
    for row in range(ROWS):
        shift: Line = [(" " * (WIDTH // 2), "empty")] if row & 1 else []
        names, pieces = list(shift), list(shift)
        for column in range(COLUMNS):
            area = at.get((column, row))
            if area is None:
                names.append((" " * WIDTH, "empty"))
                pieces.append((" " * WIDTH, "empty"))
            else:
                names += _name(view, area, marked)
                pieces += _pieces(view, area, marked)
        lines += [names, pieces, _edges_below(at, row)]
    lines.append([("", "empty")])
    for first in range(KINGDOM, len(AREAS), 3):
        line: Line = []
        for area in range(first, min(first + 3, len(AREAS))):
            line += [*_name(view, area, marked), *_pieces(view, area, marked), ("  ", "empty")]
        lines.append(line)
    return [*lines, [("", "empty")], *_barons(view), *_table(view)]


def _fit(parts: Line, width: int) -> Line:
    """Parts cut or filled up to a width."""
    used = 0
    fitted: Line = []
    for text, style in parts:
        text = text[: width - used]
        used += len(text)
        fitted.append((text, style))
    return [*fitted, (" " * (width - used), "empty")] if used < width else fitted


def _name(view: dict[str, Any], area: int, marked: frozenset[Any]) -> Line:
    """An area's name: its place on the map, and its city with strength and breaches."""
    place = AREAS[area] if area < KINGDOM else ""
    style = "legal" if AREAS[area] in marked else "label"
    parts: Line = [(place + ("*" if IS_PORT[area] else "") + " ", style)]
    city = CITY_IN[area]
    if city >= 0:
        owner = view["owner"][city]
        if owner == RAZED:
            parts.append(("·", "empty"))
        else:
            known = "legal" if CITIES[city] in marked else f"seat{owner}" if owner >= 0 else "label"
            text = CITIES[city][:5].capitalize() + ("+" if view["fortified"][city] else "") + "'" * view["breach"][city]
            parts.append((text, known))
            if view["besieger"][city] >= 0:
                parts.append(("!", f"seat{view['besieger'][city]}"))
    if view["castle"].count(area):
        seat = view["castle"].index(area)
        parts.append((f"♜{seat + 1}" + "'" * view["breach"][CASTLE + seat], f"seat{seat}"))
    return [*_fit(parts, WIDTH - 1), (_edge(area, 1), _edge_style(area, 1))]


def _pieces(view: dict[str, Any], area: int, marked: frozenset[Any]) -> Line:
    """The nobles in an area, and those at sea off its port."""
    parts: Line = []
    for noble, place in enumerate(view["where"]):
        if place in (area, AT_SEA + area):
            seat, base = divmod(noble, NOBLES_EACH)
            sign = "≈" if place >= AT_SEA else "-" if view["exhausted"][noble] else ""
            style = "legal" if NOBLES[noble] in marked else f"seat{seat}"
            parts.append((f"{seat + 1}{BASES[base][0]}{sign} ", style))
    return _fit(parts or [(" ", "empty")], WIDTH)


def _side(area: int, other: int) -> tuple[str, str]:
    """What lies on the side between two areas."""
    pair = frozenset((area, other))
    if pair in MOUNTAINS:
        return "^", "mountain"
    if pair in RIVERS:
        return "~", "river"
    if pair in BRIDGES:
        return "#", "bridge"
    if other in ROADS[area]:
        return "=", "road"
    return " ", "empty"


def _neighbour(area: int, column_step: int) -> int:
    """The area to the right of an area on the map, or -1."""
    if area >= KINGDOM:
        return -1
    column, row = COLUMN_ROW[area]
    for other in BESIDE[area]:
        if COLUMN_ROW[other] == (column + column_step, row):
            return other
    return -1


def _edge(area: int, column_step: int) -> str:
    other = _neighbour(area, column_step)
    return _side(area, other)[0] if other >= 0 else " "


def _edge_style(area: int, column_step: int) -> str:
    other = _neighbour(area, column_step)
    return _side(area, other)[1] if other >= 0 else "empty"


def _edges_below(at: dict[tuple[int, int], int], row: int) -> Line:
    """The sides between a row and the next one."""
    marks: dict[int, tuple[str, str]] = {}
    shift = row & 1
    for column in range(COLUMNS):
        area = at.get((column, row))
        if area is None:
            continue
        left = column * WIDTH + shift * (WIDTH // 2)
        for step, offset, slope in ((shift - 1, 1, "/"), (shift, WIDTH - 4, "\\")):
            other = at.get((column + step, row + 1))
            if other is not None:
                sign, style = _side(area, other)
                marks[left + offset] = (slope if sign == "=" else sign, style)
    return [marks.get(place, (" ", "empty")) for place in range(COLUMNS * WIDTH + WIDTH)]


def _barons(view: dict[str, Any]) -> list[Line]:
    """A line for every baron: office, goods, troops, charges."""
    lines: list[Line] = []
    for seat in range(view["seats"]):
        house = HOUSES[view["house"][seat]] if view["house"][seat] >= 0 else "?"
        signs = ("⚒" if view["gavel"] == seat else " ") + ("⚜" if view["sceptre"] == seat else " ")
        signs += "✗" if view["outlaw"][seat] else " "
        held = (("◎", "crowns"), ("✓", "votes"), ("✝", "faith"), ("★", "influence"))
        goods = " ".join(f"{sign}{view[name][seat]:<3}" for sign, name in held)
        line: Line = [(f"{seat + 1} {house:<10}{signs} ", f"seat{seat}"), (goods + " ", "label")]
        line.append((f"⌂{sum(owner == seat for owner in view['owner']):<3}", "label"))
        for army in (*range(NOBLES_EACH * seat, NOBLES_EACH * seat + NOBLES_EACH), len(NOBLES) + seat):
            cards = view["armies"][army]
            if cards:
                base = "♜" if army >= len(NOBLES) else BASES[army % NOBLES_EACH][0]
                strength = sum(int(TROOPS[card].rpartition("_")[2]) for card in cards)
                line.append((f" {base}{strength}" + "'" * view["tokens"][army], f"seat{seat}"))
        line += [(f" {AGENDA[charge]}", "label") for charge in view["charges"][seat]]
        lines.append(line)
    return lines


def _table(view: dict[str, Any]) -> list[Line]:
    """What lies beside the board: round, zones, track, expeditions, agenda, laws, events."""
    first: Line = [(f"№{view['round']} ★{view['pool']} ", "label")]
    first += [(f" {zone}:{len(cards)}", "label") for zone, cards in zip(ZONES, view["zones"], strict=True)]
    first.append(("  |", "label"))
    for space, seat in zip(SPACES, view["track"], strict=True):
        first.append((f" {space}{'' if seat < 0 else f':{seat + 1}'}", "label" if seat < 0 else f"seat{seat}"))
    first.append(("  |", "label"))
    first += [
        (f" {name}:{space}{'✝' if blessed else ''}", "label")
        for name, space, blessed in zip(EXPEDITIONS, view["ship"], view["blessed"], strict=True)
    ]
    second: Line = [("? ", "label"), (" ".join(AGENDA[card] for card in view["agenda_open"]), "label")]
    third: Line = [("§ ", "label"), (" ".join(AGENDA[law] for law in view["laws"]), "label")]
    third += [(f" {EVENTS[event]}", "label") for event in view["round_events"]]
    fourth: Line = [("+ ", "label"), (" ".join(TROOPS[troop] for troop in view["row"]), "label")]
    return [first, second, third, fourth]
