"""The table as lines of text for a terminal, made from a view alone and spelled as in notation."""

from __future__ import annotations

from typing import Any

from serai.games.merv import tables as t

Span = tuple[str, str]  # text and the name of its style
Line = list[Span]

SIGNS = "●■◆★♜♛"  # by owner
STYLES = ("seat0", "seat1", "seat2", "seat3", "neutral", "ruler")
CAMEL, SOLDIER, WALL, GATE, GAP = "♞", "♟", "═", "╬", "·"
CELL_WIDTH = 9
LABEL_WIDTH = 11


def picture(view: dict[str, Any], marked: frozenset[Any]) -> list[Line]:
    """The whole table: the city, what lies around it, and the players."""
    city = draw_city(view, marked)
    aside = draw_aside(view, marked)
    height = max(len(city), len(aside))
    city += [[(" " * width_of(city[0]), "")]] * (height - len(city))
    aside += [[]] * (height - len(aside))
    lines = [[*left, ("   ", ""), *right] for left, right in zip(city, aside, strict=True)]
    return [draw_head(view), [], *lines, [], *draw_below(view, marked), [], *draw_players(view)]


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def owner_span(owner: int) -> Span:
    """The sign of an owner in the owner's style."""
    return (SIGNS[owner], STYLES[owner]) if owner >= 0 else (GAP, "empty")


def label(text: str) -> Span:
    """A word at the beginning of a line."""
    return (text.ljust(LABEL_WIDTH), "label")


def named(text: str, marked: frozenset[Any], entry: str, style: str = "") -> Span:
    """A word that stands out when its entry may be chosen."""
    return (text, "legal" if entry in marked else style)


def draw_head(view: dict[str, Any]) -> Line:
    """Year, side and queue."""
    line: Line = [
        (f"{view['year']}/{t.YEARS} ", "title"),
        (f"{t.SIDES[view['round']]}  ", "title"),
        ("queue ", "label"),
    ]
    for place, owner in enumerate(view["queue"]):
        line += [owner_span(owner), (CAMEL * view["queue_camels"][place] + " ", "")]
    if view["seats"] == 1:
        line += [("  magistrate ", "label"), (card_name(view["card"]), "title")]
        line += [(f"  deck {view['orders']}  discard ", "label"), (" ".join(map(card_name, view["discard"])), "")]
    return line


def card_name(card: int) -> str:
    """The name of a card of the Magistrate."""
    return t.ACTIONS[card] if card >= 0 else GAP


# ---- the city


def draw_city(view: dict[str, Any], marked: frozenset[Any]) -> list[Line]:
    """Five rows of tiles with the slots and walls of the four sides."""
    lines = [slot_line(view, marked, 0, range(5)), wall_line(view, 0, range(5))]
    for row in range(t.SIZE):
        west, east = 3 * t.SLOTS_A_SIDE + 4 - row, t.SLOTS_A_SIDE + row
        tiles = range(row * t.SIZE, (row + 1) * t.SIZE)
        upper: Line = [slot_span(view, marked, west), (" ", ""), wall_span(view, west)]
        lower: Line = [("  ", ""), wall_span(view, west)]
        for cell in tiles:
            above, below = draw_cell(view, marked, cell)
            upper += above
            lower += below
        upper += [wall_span(view, east), (" ", ""), slot_span(view, marked, east)]
        lower += [wall_span(view, east), ("  ", "")]
        lines += [upper, lower]
    south = range(4, -1, -1)
    return [*lines, wall_line(view, 2, south), slot_line(view, marked, 2, south)]


def slot_span(view: dict[str, Any], marked: frozenset[Any], slot: int) -> Span:
    """The number of a slot, or the master in it."""
    if slot // t.SLOTS_A_SIDE == view["round"] and view["masters"][slot % t.SLOTS_A_SIDE] >= 0:
        return owner_span(view["masters"][slot % t.SLOTS_A_SIDE])
    return named(str(slot % t.SLOTS_A_SIDE + 1), marked, t.SLOTS[slot], "label")


def wall_span(view: dict[str, Any], slot: int) -> Span:
    """A piece in a wall slot in the style of its colour."""
    piece = view["walls"][slot]
    if piece < 0:
        return (GAP, "empty")
    return (GATE if t.PIECE_IS_GATE[piece] else WALL, f"cube-{t.COLOURS[t.PIECE_COLOUR[piece]]}")


def slot_line(view: dict[str, Any], marked: frozenset[Any], side: int, slots: range) -> Line:
    """The slots above or below the city."""
    line: Line = [("   ", "")]
    for slot in slots:
        line += [("    ", ""), slot_span(view, marked, side * t.SLOTS_A_SIDE + slot), ("    ", "")]
    return [*line, ("   ", "")]


def wall_line(view: dict[str, Any], side: int, slots: range) -> Line:
    """The walls above or below the city."""
    line: Line = [("   ", "")]
    for slot in slots:
        sign, style = wall_span(view, side * t.SLOTS_A_SIDE + slot)
        line += [(" " + sign * (CELL_WIDTH - 2) + " ", style)]
    return [*line, ("   ", "")]


def draw_cell(view: dict[str, Any], marked: frozenset[Any], cell: int) -> tuple[Line, Line]:
    """A tile with its action and colour, and below them building, soldier and upgrade."""
    if cell == t.MARKET_CELL:
        signs = [CAMEL if camels else GAP for camels in view["corners"]]
        return [(f"  {signs[0]}   {signs[1]}  ", "title")], [(f"  {signs[3]}   {signs[2]}  ", "title")]
    tile = view["tiles"][cell]
    action, colour = t.ACTIONS[t.TILE_ACTION[tile]], t.COLOURS[t.TILE_COLOUR[tile]]
    upgrade = view["upgrade"][cell]
    above: Line = [
        (" ", ""),
        named(action[:4], marked, t.CELLS[cell], "piece"),
        ("·", ""),
        (colour[:2], f"cube-{colour}"),
    ]
    below: Line = [(" ", ""), owner_span(view["building"][cell])]
    soldier = view["soldier"][cell]
    below += [(" ", ""), (SOLDIER, STYLES[soldier]) if soldier >= 0 else (" ", "")]
    below += [(f" +{t.CUBES[upgrade][:2]} ", f"cube-{t.CUBES[upgrade]}") if upgrade >= 0 else ("     ", "")]
    return [*above, (" ", "")], below


# ---- beside and below the city


def draw_aside(view: dict[str, Any], marked: frozenset[Any]) -> list[Line]:
    """Caravan row, camel market, palace, Silk Road and mosque."""
    lines: list[Line] = []
    for position, spice in enumerate(view["row"]):
        word = f"{position + 1} {t.SPICES[spice]}"
        if position % 4 == 0:
            lines.append([label("caravan" if not position else "")])
        lines[-1] += [
            named(word, marked, t.POSITIONS[position]),
            (CAMEL if view["row_camels"][position] else "", ""),
            ("  ", ""),
        ]
    lines.append([label(""), (f"deck {view['deck']}", "label")])
    lines.append([label("market")])
    for corner, reward in enumerate(t.CORNER_REWARDS[view["market_side"]]):
        lines[-1] += [
            named(t.REWARDS[reward], marked, t.CORNERS[corner]),
            (CAMEL if view["corners"][corner] else "", ""),
            ("  ", ""),
        ]
    lines.append([label("palace")])
    for court, name in enumerate(t.COURTS):
        lines[-1] += [
            named(name, marked, name),
            (" ", ""),
            *owners_in(view["courtiers"][court::4], t.COURT_PLACES),
            ("  ", ""),
        ]
    for near in range(len(t.CITIES)):
        if t.IS_INNER[near]:
            lines.append([label("silk_road" if near == 0 else "")])
            for city in (near, t.NEAR.index(near)):
                link = CAMEL if view["link_camels"][t.LINK_TO[city]] else "─"
                lines[-1] += [(link, ""), named(t.CITIES[city], marked, t.CITIES[city])]
                lines[-1] += [
                    (CAMEL if view["city_camels"][city] else "", ""),
                    (" ", ""),
                    *owners_in(view["posts"][city::8], 0),
                ]
    lines.append([label("mosque")])
    for space, name in enumerate(t.SPACES):
        here = [owner_span(owner) for owner, stands in enumerate(view["mosque"]) if stands == space]
        camel = space < len(view["mosque_camels"]) and view["mosque_camels"][space]
        if here or camel or name in marked:
            lines[-1] += [named(name, marked, name), (CAMEL if camel else "", ""), *here, (" ", "")]
    return lines


def owners_in(numbers: list[int], places: int) -> Line:
    """A sign for each piece of each owner, and gaps for the places that are left."""
    line: Line = []
    for owner, number in enumerate(numbers):
        if number:
            line.append((SIGNS[owner] * number, STYLES[owner]))
    return [*line, (GAP * (places - sum(numbers)), "empty")]


def draw_below(view: dict[str, Any], marked: frozenset[Any]) -> list[Line]:
    """Library, wall pieces, upgrades, tokens and contracts."""
    library: Line = [label("library")]
    for tile, owner in enumerate(view["breakthroughs"]):
        library += [named(t.BREAKTHROUGHS[tile], marked, t.BREAKTHROUGHS[tile], "empty" if owner >= 0 else "")]
        library += [
            owner_span(owner) if owner >= 0 else ("", ""),
            ("\n" + " " * LABEL_WIDTH if tile % 4 == 3 else "  ", ""),
        ]
    lines = split(library)
    pieces: Line = [label("walls")]
    for piece, left in enumerate(view["pieces"]):
        pieces.append(named(f"{t.PIECES[piece]}×{left}", marked, t.PIECES[piece], "" if left else "empty"))
        pieces.append(("\n" + " " * LABEL_WIDTH if piece % 6 == 5 else "  ", ""))
    lines += split(pieces)
    supply: Line = [label("upgrades")]
    for kind, left in enumerate(view["upgrades"]):
        if left:
            supply += [named(f"{t.UPGRADES[kind]}×{left}", marked, t.UPGRADES[kind]), ("  ", "")]
    lines.append(supply)
    supply = [label("tokens")]
    for token, owner in enumerate(view["tokens"]):
        supply += [named(t.TOKENS[token], marked, t.TOKENS[token]), owner_span(owner), ("  ", "")]
    lines.append(supply)
    for stack, cards in enumerate(t.STACKS):
        top = next((card for card in cards if view["contracts"][card] < 0), None)
        if top is not None:
            needs = zip((*t.ITEM_NAMES, "any"), t.CONTRACT_NEEDS[top], strict=True)
            items = " ".join(f"{name}×{number}" for name, number in needs if number)
            text = f"{t.CONTRACTS[top]} {t.CONTRACT_POINTS[top]}: {items}"
            lines.append([label("contracts" if stack == 0 else ""), named(text, marked, t.CONTRACTS[top])])
    return lines


def split(line: Line) -> list[Line]:
    """A line parted where its text breaks."""
    lines: list[Line] = [[]]
    for text, style in line:
        first, *rest = text.split("\n")
        lines[-1].append((first, style))
        lines += [[(part, style)] for part in rest]
    return [part for part in lines if any(text.strip() for text, _ in part)]


def draw_players(view: dict[str, Any]) -> list[Line]:
    """What every player owns."""
    heads = ("vp", "favour", "influence", *(cube[:3] for cube in t.CUBES), "camels", *(i[:3] for i in t.ITEM_NAMES))
    heads += (*(spice[:3] for spice in t.SPICES), "buildings", "servants", "discs")
    lines: list[Line] = [
        [(" " * LABEL_WIDTH, ""), (" ".join(f"{head:>{max(3, len(head))}}" for head in heads), "label")]
    ]
    owners = [*range(view["seats"]), *([t.MAGISTRATE] if view["seats"] == 1 else [])]
    for owner in owners:
        cubes = view["cubes"][owner * 5 : owner * 5 + 5] if owner < view["seats"] else [0] * 5
        items = [view["free"][owner * 3 + n] + view["placed"][owner * 3 + n] for n in range(t.ITEMS)]
        held = [
            view["vp"][owner],
            view["favour"][owner],
            view["influence"][owner],
            *cubes,
            view["camels"][owner],
            *items,
        ]
        held += view["spices"][owner * 4 : owner * 4 + 4]
        held += [view["buildings"][owner], view["servants"][owner], view["discs"][owner]]
        numbers = " ".join(f"{number:>{max(3, len(head))}}" for head, number in zip(heads, held, strict=True))
        lines.append([owner_span(owner), (f" {t.OWNER_NAMES[owner]:<{LABEL_WIDTH - 2}}", STYLES[owner]), (numbers, "")])
    return lines
