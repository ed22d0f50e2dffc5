"""The realm as text for a terminal: the map of hexes, the barons' table, and what lies beside the board.

A hex is three lines high: its place with the strength and income of its city, the walls in the colour of their owner,
and the nobles as shields with the strength of their armies. What divides or joins two hexes stands between them.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

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
    ACTIONS,
    AGENDA,
    ARMIES,
    BASES,
    BATTLE_CARDS,
    CASTLE_STRENGTH,
    EVENTS,
    EXPEDITION_SPACES,
    EXPEDITIONS,
    FATE_BATTLE,
    FATES,
    FORTIFY_INCOME,
    FORTIFY_STRENGTH,
    GARRISON,
    HIRE_COST,
    HOUSES,
    NEUTRALS,
    NOBLES,
    NOBLES_EACH,
    PHASE_MULTIPLE,
    POSTS,
    SEAT_NAMES,
    SPACE_COST,
    SPACES,
    STACKS,
    SUPPORT,
    TROOP_STRENGTH,
    TROOPS,
    ZONES,
)

Line = list[tuple[str, str]]
Marked = frozenset[Any]
MOST = 98  # columns
HEX = 10  # the width of a hex; one column more divides it from the next
LAND = 15  # the width of a land overseas
SHIFT = 5  # how far odd rows are moved to the right
COLUMNS: int = 1 + max(column for column, _ in COLUMN_ROW[:KINGDOM])
ROWS: int = 1 + max(row for _, row in COLUMN_ROW[:KINGDOM])
AT: dict[tuple[int, int], int] = {place: area for area, place in enumerate(COLUMN_ROW[:KINGDOM])}
SHIELDS: tuple[str, ...] = ("●", "■", "▲", "◆")  # by base
LEGEND: Line = [
    ("^^", "mountain"), (" mountain  ", "label"), ("━━", "river"), (" river  ", "label"), ("━║━", "bridge"),
    (" bridge  ", "label"), ("╱─╲", "road"), (" road  ", "label"), ("≈", "area-port"), (" port  ", "label"),
    ("♜", "neutral"), (" castle  ", "label"), ("◎", "neutral"), (" income  ", "label"), ("+", "neutral"),
    (" fortified", "label"),
]  # fmt: skip
MARKS: Line = [
    ("'", "neutral"), (" breach/casualty  ", "label"), ("!", "neutral"), (" besieged  ", "label"), ("×", "neutral"),
    (" razed  ", "label"), ("°", "neutral"), (" exhausted ", "label"),
]  # fmt: skip
PLANS: tuple[Literal["plan1", "plan2", "plan3"], ...] = ("plan1", "plan2", "plan3")
PURSE: tuple[Literal["crowns", "votes", "faith", "influence"], ...] = ("crowns", "votes", "faith", "influence")


class Shown(TypedDict):
    """What of a view is drawn."""

    round: int
    barons: int
    gavel: int
    sceptre: int
    pool: int
    house: list[int]
    alive: list[int]
    crowns: list[int]
    votes: list[int]
    faith: list[int]
    influence: list[int]
    outlaw: list[int]
    castle: list[int]
    owner: list[int]
    fortified: list[int]
    breach: list[int]
    besieger: list[int]
    where: list[int]
    exhausted: list[int]
    office: list[int]
    tokens: list[int]
    neutral_used: list[int]
    row: list[int]
    track: list[int]
    round_events: list[int]
    agenda_open: list[int]
    laws: list[int]
    ship: list[int]
    blessed: list[int]
    stakes: list[int]
    armies: list[list[int]]
    zones: list[list[int]]
    lasting: list[list[int]]
    charges: list[list[int]]
    hand: list[list[int]]
    plan1: list[list[int]]
    plan2: list[list[int]]
    plan3: list[list[int]]
    fate_hand: list[list[int] | int]
    seat: int | None
    seats: int
    draft: NotRequired[list[list[Any]]]


def draw_text(view: Shown, marked: Marked) -> list[Line]:
    """The board and the barons' goods as lines of (text, style), made from a view."""
    legal = marked | {entry.rpartition("-")[2] for entry in marked if isinstance(entry, str)}  # where routes end
    lines: list[Line] = []
    for row in range(ROWS):
        lines += _row(view, row, legal)
        if row < ROWS - 1:
            lines.append(_below(row))
    shields: Line = [(f" {sign} {base}", "label") for sign, base in zip(SHIELDS, BASES, strict=True)]
    lines.append([])
    overseas: list[Line] = [[], [], []]
    for area in range(KINGDOM, len(AREAS)):
        for line, part in zip(overseas, _hex(view, area, legal, LAND), strict=True):
            line += [*part, (" ", "empty")]
    return [*lines, *overseas, [], LEGEND, [*MARKS, *shields], [], *_barons(view, marked), [], *_table(view, marked)]


# ---- the map


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
        troops = _strength(view, GARRISON + seat)
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


def _strength(view: Shown, army: int) -> int:
    """The troop strength of an army with the support that its leader's office brings."""
    office = view["office"][army] if army < GARRISON else -1
    power: int = sum(TROOP_STRENGTH[card] for card in view["armies"][army])
    return power + (SUPPORT[office] if office >= 0 and view["where"][army] >= 0 else 0)


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
            power = _strength(view, noble)
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


# ---- the barons and the table


def _wrap(parts: Line, used: int, indent: int) -> list[Line]:
    """Parts with a space before each, broken into lines that are narrow enough; the first has some columns used."""
    lines: list[Line] = [[]]
    for text, style in parts:
        if used + 1 + len(text) > MOST:
            lines.append([(" " * indent, "empty")])
            used = indent
        lines[-1] += [(" ", "empty"), (text[: MOST - indent - 1], style)]
        used += 1 + len(text)
    return lines


def _listed(title: str, parts: Line) -> list[Line]:
    """A titled list, or nothing when it is empty."""
    if not parts:
        return []
    lines = _wrap(parts, 10, 10)
    return [[(f"{title:<10}", "label"), *lines[0]], *lines[1:]]


def _entries(table: tuple[str, ...], cards: list[int], marked: Marked) -> Line:
    """Entries of a table, each once with how often it is there."""
    return [
        (table[card] + (f"×{cards.count(card)}" if cards.count(card) > 1 else ""), _known(table[card], marked))
        for card in sorted(set(cards))
    ]


def _known(entry: str, marked: Marked) -> str:
    """The style of a word on the table."""
    return "legal" if entry in marked else "neutral"


def _barons(view: Shown, marked: Marked) -> list[Line]:
    """A heading and a line for every baron: goods, cities, troops, cards, then his dignities in words."""
    heading = f"{'seat':<7}{'house':<10}" + "".join(f"{name:>{len(name) + 1}}" for name in PURSE)
    lines: list[Line] = [[(heading + " cities troops hand  plan", "label")]]
    for seat in range(view["seats"]):
        house = HOUSES[view["house"][seat]] if view["house"][seat] >= 0 else "?"
        armies = (*range(NOBLES_EACH * seat, NOBLES_EACH * seat + NOBLES_EACH), GARRISON + seat)
        troops = sum(_strength(view, army) for army in armies)
        goods = "".join(f"{view[name][seat]:>{len(name) + 1}}" for name in PURSE)
        plan = "·".join(str(len(view[name][seat])) for name in PLANS)
        goods += f"{view['owner'].count(seat):>7}{troops:>7}{len(view['hand'][seat]):>5} {plan:>5}"
        style = f"seat{seat}" if view["alive"][seat] else "empty"
        name = "legal" if SEAT_NAMES[seat] in marked or house in marked else style
        line: Line = [(f"{SEAT_NAMES[seat]:<7}", name), (f"{house:<10}", style), (goods, style)]
        more = _wrap(_dignities(view, seat), sum(len(text) for text, _ in line), 17)
        lines += [[*line, *more[0]], *more[1:]]
    return lines


def _dignities(view: Shown, seat: int) -> Line:
    """What a baron is and holds, in words."""
    parts: Line = []
    if view["gavel"] == seat:
        parts.append(("gavel", "ruler"))
    if view["sceptre"] == seat:
        parts.append(("sceptre", "ruler"))
    if view["outlaw"][seat]:
        parts.append(("outlaw", "warning"))
    if not view["alive"][seat]:
        parts.append(("fallen", "empty"))
    for base in range(NOBLES_EACH):
        office: int = view["office"][seat * NOBLES_EACH + base]
        if office >= 0:
            parts.append((f"{SHIELDS[base]}{AGENDA[office]}", "neutral"))
    parts += [(AGENDA[charge], "neutral") for charge in view["charges"][seat]]
    return [*parts, *[(EVENTS[event % 64], "label") for event in view["lasting"][seat]]]


def _table(view: Shown, marked: Marked) -> list[Line]:
    """What lies beside the board, and what a seat alone sees of its own cards."""
    full = PHASE_MULTIPLE * view["barons"]
    zones: Line = [
        (f"{zone} {len(cards)}/{full} ", _known(zone, marked)) for zone, cards in zip(ZONES, view["zones"], strict=True)
    ]
    lines = _listed(
        "round", [(f"{view['round']} ", "neutral"), ("influence", "label"), (f"{view['pool']} ", "neutral"), *zones]
    )
    track: Line = []
    for space, seat in enumerate(view["track"]):
        style = f"seat{seat}" if seat >= 0 else _known(SPACES[space], marked) if SPACES[space] in marked else "label"
        track.append((f"{SPACES[space]}:{SEAT_NAMES[seat] if seat >= 0 else f'◎{SPACE_COST[space]}'} ", style))
    ships: Line = []
    for ship, space in enumerate(view["ship"]):
        blessed = "✝" if view["blessed"][ship] else ""
        ships.append(
            (f" {EXPEDITIONS[ship]}{blessed} {space}/{EXPEDITION_SPACES[ship]}", _known(EXPEDITIONS[ship], marked))
        )
        for seat in range(view["seats"]):
            stake = view["stakes"][6 * ship + seat]
            if stake:
                ships.append((f"◎{stake}", f"seat{seat}"))
    row: Line = [(f"{TROOPS[troop]}◎{HIRE_COST[troop]}", _known(TROOPS[troop], marked)) for troop in view["row"]]
    lines += [*_listed("track", track), *_listed("expedition", ships)]
    lines += _listed("agenda", _entries(AGENDA, view["agenda_open"], marked))
    lines += _listed("law", _entries(AGENDA, view["laws"], marked))
    lines += _listed("event", _entries(EVENTS, view["round_events"], marked))
    lines += _listed("mercenary", row)
    lines += _listed("neutral", _entries(NEUTRALS, view["neutral_used"], marked))
    return [*lines, *_own(view, marked)]


def _own(view: Shown, marked: Marked) -> list[Line]:
    """The cards that only the seat whose view it is can see."""
    seat = view["seat"]
    if seat is None:
        return []
    kinds = len(ACTIONS)
    lines = _listed("hand", _entries(ACTIONS, [card % kinds for card in view["hand"][seat]], marked))
    plan: Line = []
    for stack, name in enumerate(PLANS):
        plan += [(f"{STACKS[stack]}:{ACTIONS[card % kinds]}", "neutral") for card in view[name][seat]]
    for row in view.get("draft", ()):
        if row[0] == "plan-card":
            plan.append((f"{STACKS[row[1]]}:{ACTIONS[row[2]]}", "note"))
        elif row[0] == "post":
            plan.append((POSTS[row[1]], "note"))
    held = view["fate_hand"][seat]
    fate: Line = [
        (f"{FATES[card]}:{BATTLE_CARDS[FATE_BATTLE[card]]}", _known(FATES[card], marked))
        for card in (held if isinstance(held, list) else ())
    ]
    return [*lines, *_listed("plan", plan), *_listed("fate", fate)]
