"""The board as text for a terminal, made from a view alone and at most WIDTH columns wide."""

from __future__ import annotations

from typing import Any, Literal, TypedDict

from serai.games.merv import tables as t

Span = tuple[str, str]  # text and the name of its style
Line = list[Span]

WIDTH = 96
SIGNS = "●■◆★♜♛"  # by owner
STYLES = ("seat0", "seat1", "seat2", "seat3", "neutral", "ruler")
BUILT = ("seat0-piece", "seat1-piece", "seat2-piece", "seat3-piece", "neutral-piece", "ruler-piece")
CAMEL, SOLDIER, GAP, CARD = "♞", "♟", "·", "▮"
ACROSS, UPRIGHT, GATE = "═", "║", "╬"
WORDS = ("caravan", "palace", "library", "road", "mosque", "wall")  # by action, to fit on a tile
CELL_WIDTH = 8
LABEL_WIDTH = 10
ASIDE_LABEL = 8
ASIDE_WIDTH = 42
HEAD_WIDTH = 9
LIBRARY_WIDTHS = tuple(
    max(len(t.BREAKTHROUGHS[tile]) + 4 for tile in column) for column in zip(*t.LEVEL_TILES, strict=True)
)
HELD: tuple[Literal["vp", "favour", "influence", "camels", "buildings", "servants", "discs"], ...] = (
    "vp",
    "favour",
    "influence",
    "camels",
    "buildings",
    "servants",
    "discs",
)
PLACE_ASK = "queue"  # its options are spelled like positions of the caravan row


class Shown(TypedDict):
    """What of a view is drawn."""

    tiles: list[int]
    market_side: int
    building: list[int]
    soldier: list[int]
    upgrade: list[int]
    walls: list[int]
    pieces: list[int]
    masters: list[int]
    queue: list[int]
    queue_camels: list[int]
    year: int
    round: int
    cubes: list[int]
    camels: list[int]
    favour: list[int]
    influence: list[int]
    vp: list[int]
    points: list[int]
    buildings: list[int]
    servants: list[int]
    discs: list[int]
    free: list[int]
    placed: list[int]
    spices: list[int]
    deck: int
    row: list[int]
    row_camels: list[int]
    courtiers: list[int]
    breakthroughs: list[int]
    tokens: list[int]
    contracts: list[int]
    mosque: list[int]
    mosque_camels: list[int]
    upgrades: list[int]
    posts: list[int]
    city_camels: list[int]
    link_camels: list[int]
    corners: list[int]
    orders: int
    discard: list[int]
    removed: list[int]
    card: int
    asked: list[list[Any]]  # seats and what each is asked
    seats: int


def draw_text(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The whole table: the city, what lies around it, and the players."""
    city = draw_city(view, marked)
    aside = draw_aside(view, marked)
    height = max(len(city), len(aside))
    city += [[(" " * width_of(city[0]), "")]] * (height - len(city))
    aside += [[]] * (height - len(aside))
    lines = [[*left, ("  ", ""), *right] for left, right in zip(city, aside, strict=True)]
    return [*draw_head(view, marked), [], *lines, [], *draw_below(view, marked), [], *draw_players(view, marked)]


def width_of(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(text) for text, _ in line)


def owner_span(owner: int) -> Span:
    """The sign of an owner in the owner's style."""
    return (SIGNS[owner], STYLES[owner]) if owner >= 0 else (GAP, "empty")


def camel(is_there: int) -> Span:
    """A camel, if it is there."""
    return (CAMEL if is_there else "", "camel")


def label(text: str, width: int = LABEL_WIDTH) -> Span:
    """A word at the beginning of a line."""
    return (text.ljust(width), "label")


def named(text: str, marked: frozenset[Any], entry: str, style: str = "") -> Span:
    """A word that stands out when its entry may be chosen."""
    return (text, "legal" if entry in marked else style)


def letters(colours: tuple[int, ...]) -> Line:
    """The first letters of colours, each in its colour."""
    return [(t.CUBES[colour][0], f"cube-{t.CUBES[colour]}") for colour in colours]


def padded(line: Line, width: int) -> Line:
    """A line filled up with blanks."""
    return [*line, (" " * (width - width_of(line)), "")]


def flow(word: str, groups: list[Line]) -> list[Line]:
    """A label and groups of spans, wrapped to fit beside the city."""
    lines: list[Line] = [[label(word, ASIDE_LABEL)]]
    for group in groups:
        gap = "" if len(lines[-1]) == 1 else "  "
        if width_of(lines[-1]) + len(gap) + width_of(group) > ASIDE_WIDTH:
            lines.append([label("", ASIDE_LABEL)])
            gap = ""
        lines[-1] += [(gap, ""), *group]
    return lines


def asks_for(view: Shown, kind: str) -> bool:
    """Whether a question of this kind is asked."""
    return any(asked[1] == kind for asked in view["asked"])


# ---- year, turn order and the Magistrate's cards


def draw_head(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Year, side, queue and who is asked; alone, also the Magistrate's cards."""
    line: Line = [("year ", "label"), (f"{view['year']}/{t.YEARS}", "title"), ("   side ", "label")]
    line += [(t.SIDES[view["round"]], "title"), ("   queue ", "label")]
    places = marked if asks_for(view, PLACE_ASK) else frozenset()
    for place, owner in enumerate(view["queue"]):
        line += [named(t.PLACES[place], places, t.PLACES[place], "label"), owner_span(owner)]
        line.append((f" {t.OWNER_NAMES[owner]}" if owner >= 0 else "", STYLES[owner]))
        line += [(CAMEL * view["queue_camels"][place], "camel"), ("  ", "")]
    for seat, _ in view["asked"]:
        line += [(" turn ", "label"), owner_span(seat), (f" {t.OWNER_NAMES[seat]}", STYLES[seat])]
    if view["seats"] > 1:
        return [line]
    cards: Line = [owner_span(t.MAGISTRATE), (f" {t.OWNER_NAMES[t.MAGISTRATE]}", "label"), ("   card ", "label")]
    cards += [(words_of([view["card"]] if view["card"] >= 0 else []), "title")]
    cards += [("   deck ", "label"), (f"{CARD * view['orders'] or GAP}", "title")]
    for name, away in (("discard", view["discard"]), ("removed", view["removed"])):
        cards += [(f"   {name} ", "label"), (words_of(away), "")]
    return [line, cards]


def words_of(actions: list[int]) -> str:
    """The words of actions, or a gap for none."""
    return " ".join(WORDS[action] for action in actions) or GAP


# ---- the city


def draw_city(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Five rows of tiles with the slots and walls of the four sides."""
    lines = [slot_line(view, marked, 0, range(5)), wall_line(view, 0, range(5))]
    for row in range(t.SIZE):
        west, east = 3 * t.SLOTS_A_SIDE + 4 - row, t.SLOTS_A_SIDE + row
        upper: Line = [slot_span(view, marked, west), (" ", ""), wall_span(view, west, UPRIGHT)]
        lower: Line = [("  ", ""), wall_span(view, west, UPRIGHT)]
        for cell in range(row * t.SIZE, (row + 1) * t.SIZE):
            above, below = draw_cell(view, marked, cell)
            upper += [(" ", ""), *above]
            lower += [(" ", ""), *below]
        upper += [(" ", ""), wall_span(view, east, UPRIGHT), (" ", ""), slot_span(view, marked, east)]
        lower += [(" ", ""), wall_span(view, east, UPRIGHT), ("  ", "")]
        lines += [upper, lower]
    south = range(4, -1, -1)
    return [*lines, wall_line(view, 2, south), slot_line(view, marked, 2, south)]


def slot_span(view: Shown, marked: frozenset[Any], slot: int) -> Span:
    """The number of a slot, or the master in it."""
    is_active = slot // t.SLOTS_A_SIDE == view["round"]
    if is_active and view["masters"][slot % t.SLOTS_A_SIDE] >= 0:
        return owner_span(view["masters"][slot % t.SLOTS_A_SIDE])
    return named(str(slot % t.SLOTS_A_SIDE + 1), marked, t.SLOTS[slot], "title" if is_active else "label")


def wall_span(view: Shown, slot: int, sign: str) -> Span:
    """A piece in a wall slot in the style of its colour."""
    piece = view["walls"][slot]
    if piece < 0:
        return (GAP, "empty")
    return (GATE if t.PIECE_IS_GATE[piece] else sign, f"cube-{t.COLOURS[t.PIECE_COLOUR[piece]]}")


def slot_line(view: Shown, marked: frozenset[Any], side: int, slots: range) -> Line:
    """The slots above or below the city."""
    line: Line = [("   ", "")]
    for slot in slots:
        line += padded([("    ", ""), slot_span(view, marked, side * t.SLOTS_A_SIDE + slot)], CELL_WIDTH + 1)
    return [*line, ("    ", "")]


def wall_line(view: Shown, side: int, slots: range) -> Line:
    """The walls above or below the city."""
    line: Line = [("   ", "")]
    for slot in slots:
        sign, style = wall_span(view, side * t.SLOTS_A_SIDE + slot, ACROSS)
        line += [(" ", ""), (sign * CELL_WIDTH, style)]
    return [*line, ("    ", "")]


def draw_cell(view: Shown, marked: frozenset[Any], cell: int) -> tuple[Line, Line]:
    """A tile with its action, and below it the letter of its colour, building, soldier and upgrade."""
    if cell == t.MARKET_CELL:
        signs = [CAMEL if camels else GAP for camels in view["corners"]]
        return [(f"  {signs[0]}  {signs[1]}  ", "camel")], [(f"  {signs[3]}  {signs[2]}  ", "camel")]
    tile = view["tiles"][cell]
    colour = t.TILE_COLOUR[tile]
    building, soldier, upgrade = view["building"][cell], view["soldier"][cell], view["upgrade"][cell]
    word = f"{WORDS[t.TILE_ACTION[tile]]:<{CELL_WIDTH}}"
    below: Line = [*letters((colour,)), (" ", "")]
    below += [(f" {SIGNS[building]} ", BUILT[building]) if building >= 0 else (f" {GAP} ", "empty")]
    below += [(SOLDIER, STYLES[soldier]) if soldier >= 0 else (" ", "")]
    below += [(f"+{t.CUBES[upgrade][0]}", f"cube-{t.CUBES[upgrade]}") if upgrade >= 0 else ("  ", "")]
    return [named(word, marked, t.CELLS[cell], f"glaze-{t.COLOURS[colour]}")], below


# ---- beside the city


def draw_aside(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Caravan row, camel market, palace, Silk Road and mosque."""
    return [
        *draw_caravan(view, marked),
        *draw_market(view, marked),
        *draw_palace(view, marked),
        *draw_road(view, marked),
        *draw_mosque(view, marked),
    ]


def draw_caravan(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The open cards of the row by position, and how many are left in the deck."""
    positions = frozenset() if asks_for(view, PLACE_ASK) else marked
    cards: list[Line] = []
    for position, spice in enumerate(view["row"]):
        card = named(f"{position + 1} {t.SPICES[spice]}", positions, t.POSITIONS[position])
        cards.append(padded([card, (" ", ""), camel(view["row_camels"][position])], 14))
    lines = flow("caravan", cards)
    if len(lines) == 1:
        lines.append([("", "")])
    lines[1][0] = label(f"deck {view['deck']}", ASIDE_LABEL)
    return lines


def draw_market(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """What the corners of the camel market give, laid out like the market."""
    corners: list[Line] = []
    for corner, reward in enumerate(t.CORNER_REWARDS[view["market_side"]]):
        word = named(t.REWARDS[reward], marked, t.CORNERS[corner])
        corners.append(padded([word, (" ", ""), camel(view["corners"][corner])], 14))
    return flow("market", [corners[corner] for corner in (0, 1, 3, 2)])


def draw_palace(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The courts in the colours of their cubes, with their courtiers."""
    courts: list[Line] = []
    for court, name in enumerate(t.COURTS):
        word = named(name, marked, name, f"cube-{t.COLOURS[t.COURT_COLOUR[court]]}")
        courts.append(
            padded([word, (" ", ""), *owners_in(view["courtiers"][court :: len(t.COURTS)], t.COURT_PLACES)], 14)
        )
    return flow("palace", courts)


def owners_in(numbers: list[int], places: int) -> Line:
    """A sign for each piece of each owner, and gaps for the places that are left."""
    line: Line = [(SIGNS[owner] * number, STYLES[owner]) for owner, number in enumerate(numbers) if number]
    return [*line, (GAP * (places - sum(numbers)), "empty")]


def draw_road(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Each inner city with the outer one behind it: cost, camels and trading posts."""
    lines: list[Line] = []
    for near in range(len(t.CITIES)):
        if t.IS_INNER[near]:
            line = [label("road" if near == 0 else "", ASIDE_LABEL)]
            for city in (near, t.NEAR.index(near)):
                line.append((CAMEL, "camel") if view["link_camels"][t.LINK_TO[city]] else ("─", "frame"))
                place: Line = [named(t.CITIES[city], marked, t.CITIES[city]), (" ", ""), *letters(t.CITY_COST[city])]
                place += [
                    (CAMEL if view["city_camels"][city] else " ", "camel"),
                    *owners_in(view["posts"][city :: len(t.CITIES)], 0),
                ]
                line += padded(place, 16)
            lines.append(line)
    return lines


def draw_mosque(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The spaces of the mosque where something stands or where somebody may climb."""
    spaces: list[Line] = []
    for space, name in enumerate(t.SPACES):
        here = [owner_span(owner) for owner, stands in enumerate(view["mosque"]) if stands == space]
        has_camel = space < len(view["mosque_camels"]) and view["mosque_camels"][space]
        if here or has_camel or name in marked:
            spaces.append([named(name, marked, name), camel(has_camel), *here])
    return flow("mosque", spaces)


# ---- below the city


def draw_below(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Library, wall pieces, upgrades, tokens and contracts."""
    lines: list[Line] = []
    for level, tiles in enumerate(t.LEVEL_TILES):
        row: Line = [label(f"{'' if level else 'library':<8}{t.BREAKTHROUGH_SCROLLS[level]}")]
        for column, tile in enumerate(tiles):
            owner, name = view["breakthroughs"][tile], t.BREAKTHROUGHS[tile]
            word = named(name, marked, name, "empty" if owner >= 0 else "")
            row += padded([word, *taken_by(owner)], LIBRARY_WIDTHS[column])
        lines.append(row)
    return [*lines, *draw_supply(view, marked), *draw_contracts(view, marked)]


def taken_by(owner: int) -> Line:
    """The sign of who took something, or nothing."""
    return [(" ", ""), owner_span(owner)] if owner >= 0 else []


def draw_supply(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The pieces of wall with their costs, the upgrades and the bonus tokens that are left."""
    walls: Line = [label("walls")]
    for piece, left in enumerate(view["pieces"]):
        colour = t.COLOURS[t.PIECE_COLOUR[piece]]
        if not piece or t.PIECE_COLOUR[piece] != t.PIECE_COLOUR[piece - 1]:
            walls += [("" if piece == 0 else "   ", ""), *letters((t.PIECE_COLOUR[piece],))]
        sign = GATE if t.PIECE_IS_GATE[piece] else ACROSS
        text = f"{sign}{t.PIECE_COST[piece]}×{left}"
        walls += [(" ", ""), named(text, marked, t.PIECES[piece], f"cube-{colour}" if left else "empty")]
    supply: Line = [label("upgrades")]
    upgrades = marked - {t.CUBES[t.WHITE]}  # only a cube is ever chosen by that name
    for kind, left in enumerate(view["upgrades"]):
        style = f"cube-{t.CUBES[kind]}" if left else "empty"
        supply += [named(f"+{t.CUBES[kind][0]}×{left}", upgrades, t.UPGRADES[kind], style), ("  ", "")]
    supply.append((" bonus  ", "label"))
    for token, owner in enumerate(view["tokens"]):
        word = named(WORDS[t.TOKEN_ACTION[token]], marked, t.TOKENS[token], "empty" if owner >= 0 else "")
        supply += [word, *taken_by(owner), ("  ", "")]
    return [walls, supply[:-1]]


def draw_contracts(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The top contract of each stack, a line for each level with the influence that it asks for."""
    lines: list[Line] = []
    for stack, cards in enumerate(t.STACKS):
        if not stack or t.CONTRACT_LEVEL[cards[0]] != t.CONTRACT_LEVEL[cards[0] - 1]:
            influence = f"influence {t.CONTRACT_SPACE[cards[0]]:>2}+  "
            lines.append([label("contracts" if not stack else ""), (influence, "label")])
        left = [card for card in cards if view["contracts"][card] < 0]
        bonus = f"{t.REWARDS[t.CONTRACT_BONUS[cards[0]]]:<7}"
        word: Span = (f"{bonus} {GAP}", "empty")
        if left:
            needs = zip((*t.ITEM_NAMES, "any"), t.CONTRACT_NEEDS[left[0]], strict=True)
            items = " ".join(name if number == 1 else f"{name}×{number}" for name, number in needs if number)
            text = f"{bonus} {t.CONTRACT_POINTS[left[0]]:>2} vp  {items}"
            word = named(text, marked, t.CONTRACTS[left[0]])
        lines[-1] += padded([word], 38) if stack % 2 == 0 else [word]
    return lines


# ---- the players


def draw_players(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """What every player owns: a column for each, in four blocks side by side."""
    owners = [*range(view["seats"]), *([t.MAGISTRATE] if view["seats"] == 1 else [])]
    held: Line = [(name, "label") for name in HELD]
    cubes = [named(cube, marked, cube, f"cube-{cube}") for cube in t.CUBES]
    goods = [named(item, marked if item in t.GOODS else frozenset(), item, "label") for item in t.ITEM_NAMES]
    items = [n + placed for n, placed in zip(view["free"], view["placed"], strict=True)]
    sources = [(source, "label") for source in t.SOURCES[: t.FROM_OFFICE + (view["seats"] == 1)]]
    blocks = [
        block("players", owners, 4, held, [view[name][owner] for owner in range(t.OWNERS) for name in HELD]),
        block("cubes", owners, 3, cubes, view["cubes"] + [0] * t.OWNERS * len(cubes)),
        block("items", owners, 3, goods, items),
        block("points", owners, 3, sources, view["points"], t.KINDS_OF_POINTS),
    ]
    blocks[2] += block("", owners, 3, [(spice, "label") for spice in t.SPICES], view["spices"])[1:]
    height = max(map(len, blocks))
    lines: list[Line] = []
    for row in range(height):
        line: Line = []
        for one in blocks:
            line += [("" if one is blocks[0] else "  ", "")]
            line += one[row] if row < len(one) else [(" " * width_of(one[0]), "")]
        lines.append(line)
    return lines


def block(title: str, owners: list[int], width: int, heads: Line, numbers: list[int], kinds: int = 0) -> list[Line]:
    """The signs of the owners, and below them a row for each thing with how many everybody has."""
    kinds = kinds or len(heads)
    longest = max(HEAD_WIDTH, *(len(text) for text, _ in heads))
    lines: list[Line] = [[(title.ljust(longest), "title")]]
    for owner in owners:
        lines[0] += [(" " * (width - 1), ""), owner_span(owner)]
    for kind, (text, style) in enumerate(heads):
        line: Line = [(text, style), (" " * (longest - len(text)), "")]
        for owner in owners:
            number = numbers[owner * kinds + kind]
            line.append((f"{number or GAP:>{width}}", "" if number else "empty"))
        lines.append(line)
    return lines
