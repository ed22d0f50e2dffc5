"""The board, cards and players as lines of text for a terminal, made from a view and spelled as in notation."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from serai.games.khan.rules.board import (
    CELLS,
    COLUMN_LETTERS,
    COLUMNS,
    DIRECTIONS,
    GAME_TABLE,
    REGIONS,
    ROWS,
    TERRAIN_OF,
)
from serai.games.khan.rules.cards import (
    CARDS,
    DIRECTION_OF,
    DIVINE_SUPPORT,
    INVASION_OF,
    INVASIONS,
    PROTECTION,
    RECONNAISSANCE,
    RULER_OF,
    RULERS,
    SPECIALS,
    SPECIALS_OF,
)
from serai.games.khan.rules.placements import COVERED, KIND_NAMES, KINDS, PLACEMENTS
from serai.games.khan.state import EMPTY, NEUTRAL, NONE, PIECE, RULER, YURT, is_piece, is_ruler, is_yurt

Span = tuple[str, str]  # text and the name of its style
Line = list[Span]

TERRAIN_NAMES: Final = tuple(str(terrain["id"]) for terrain in GAME_TABLE["terrains"])
TERRAIN_SIGNS: Final = {
    "mountain": "▲",
    "ice": "*",
    "tundra": "„",
    "rocky_desert": "∷",
    "sand_desert": "∴",
    "forest": "♣",
    "river": "≈",
}
SEAT_SIGNS: Final = "●■◆★"
YURT_SIGN: Final = "⌂"
ARROWS: Final = "↑↗→↘↓↙←↖"
COLOURS: Final = tuple(GAME_TABLE["players"]["colours"])
# A crossing of lines by the arms it has: north 1, east 2, south 4, west 8.
CROSSINGS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
WIDTH: Final = 76


class Shown(TypedDict):
    """What of a view is drawn."""

    ground: list[int]
    rulers: list[int]
    camps: list[int]
    supply: int
    beside: list[int]
    laid: list[int]
    owners: list[int]
    special: list[int]
    protector: int
    divine: list[int]
    reserved: list[int]
    deck: int
    hands: list[list[int]]  # of others the lot of each card
    discard: list[int]
    asked: list[list[Any]]  # seats and what each is asked
    result: list[list[Any]] | None
    seat: int | None
    seats: int


def ruler_sign(ruler: int) -> str:
    """The two letters that stand for a ruler."""
    return RULERS[ruler][:2].upper()


def terrain_style(cell: int) -> str:
    """The style of a cell without anything on it."""
    return f"terrain-{TERRAIN_NAMES[TERRAIN_OF[cell]]}"


def draw_text(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Board and courts, and below them the pieces, the cards and the players."""
    board = draw_board(view, marked_cells(marked))
    for line, court in zip(board[2:], draw_courts(view, marked), strict=False):
        line += [("   ", ""), *court]
    return [
        *board,
        [],
        *draw_piles(view),
        *draw_pieces(view, marked),
        [],
        *draw_players(view),
        *draw_hand(view, marked),
    ]


# ---- the board


def marked_cells(marked: frozenset[Any]) -> frozenset[int]:
    """The cells that stand out: those that are named, and those under a named placement."""
    cells = {cell for cell, name in enumerate(CELLS) if name in marked}
    for number, name in enumerate(PLACEMENTS):
        if name in marked:
            cells.update(COVERED[number])
    return frozenset(cells)


def draw_board(view: Shown, legal: frozenset[int]) -> list[Line]:
    """The grid with its coordinates; lines are drawn around the board and around every piece."""
    letters: Line = [("   " + "".join(f"  {letter} " for letter in COLUMN_LETTERS), "label")]
    lines = [letters]
    for row in range(ROWS + 1):
        lines.append(_border(view, row))
        if row < ROWS:
            line: Line = [(f"{row + 1:>2} ", "label")]
            for column in range(COLUMNS + 1):
                line.append(_edge(view, row, column))
                if column < COLUMNS:
                    line.append(_cell(view, row * COLUMNS + column, legal))
            lines.append(line)
    return lines


def _cell(view: Shown, cell: int, legal: frozenset[int]) -> Span:
    """What stands on a cell, in three characters."""
    standing = view["ground"][cell]
    if is_piece(standing):
        return _piece_cell(view, cell, standing - PIECE)
    if is_ruler(standing):
        sign, style = ruler_sign(standing - RULER), f"ruler-{RULERS[standing - RULER]}"
    elif is_yurt(standing):
        sign, style = SEAT_SIGNS[standing - YURT], f"seat{standing - YURT}"
    elif standing == NEUTRAL:
        sign, style = YURT_SIGN, "neutral"
    else:
        sign, style = TERRAIN_SIGNS.get(TERRAIN_NAMES[TERRAIN_OF[cell]], "."), terrain_style(cell)
    if cell in legal:
        return (f"[{sign}]" if len(sign) == 1 else f"{sign}]"), "legal"
    return f"{sign:^3}", style


def _piece_cell(view: Shown, cell: int, number: int) -> Span:
    """The cells of a shared piece show its owners in turn."""
    owners = [seat for seat in range(view["seats"]) if view["owners"][number] >> seat & 1]
    owner = owners[COVERED[view["laid"][number]].index(cell) % len(owners)]
    return f"‹{SEAT_SIGNS[owner]}›", f"seat{owner}-piece"


def _lies_on(view: Shown, row: int, column: int) -> int:
    """The piece at these coordinates: its number, EMPTY without one, NONE outside the board."""
    if not (0 <= row < ROWS and 0 <= column < COLUMNS):
        return NONE
    standing: int = view["ground"][row * COLUMNS + column]
    return standing if is_piece(standing) else EMPTY


def _parted(view: Shown, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether a line runs between two neighbouring cells."""
    return _lies_on(view, *one) != _lies_on(view, *other)


def _gap_style(row: int, column: int) -> str:
    """The style between cells: that of the land around, or of the frame."""
    return terrain_style(row * COLUMNS + column) if 0 <= row < ROWS and 0 <= column < COLUMNS else "frame"


def _edge(view: Shown, row: int, column: int) -> Span:
    if _parted(view, (row, column - 1), (row, column)):
        return "│", "frame"
    return " ", _gap_style(row, column)


def _border(view: Shown, row: int) -> Line:
    """The line above a row of cells."""
    line: Line = [("   ", "label")]
    for column in range(COLUMNS + 1):
        arms = (
            _parted(view, (row - 1, column - 1), (row - 1, column)) * 1
            + _parted(view, (row - 1, column), (row, column)) * 2
            + _parted(view, (row, column - 1), (row, column)) * 4
            + _parted(view, (row - 1, column - 1), (row, column - 1)) * 8
        )
        line.append((CROSSINGS[arms], "frame" if arms else _gap_style(row, column)))
        if column < COLUMNS:
            drawn = _parted(view, (row - 1, column), (row, column))
            line.append(("───", "frame") if drawn else ("   ", _gap_style(row, column)))
    return line


# ---- beside the board


def draw_courts(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Every ruler with the camp and the cell where the ruler stands."""
    lines: list[Line] = []
    for ruler, name in enumerate(RULERS):
        cell, camp = view["rulers"][ruler], view["camps"][ruler]
        line: Line = [(ruler_sign(ruler), "legal" if name in marked else f"ruler-{name}")]
        line.append((f" {YURT_SIGN * camp:<6}", "neutral"))
        line.append(("–", "empty") if cell == NONE else (CELLS[cell], "label"))
        lines += [line, []]
    return lines


def draw_piles(view: Shown) -> list[Line]:
    """How many cards and neutral yurts lie ready, and the last card discarded."""
    top = f" {CARDS[view['discard'][-1]]}" if view["discard"] else ""
    return [
        [
            ("deck ", "label"),
            (str(view["deck"]), ""),
            ("   discard ", "label"),
            (f"{len(view['discard'])}{top}", ""),
            (f"   {YURT_SIGN} ", "neutral"),
            (str(view["supply"]), ""),
        ]
    ]


def draw_pieces(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The pieces beside the board, with the signs of those who reserved one."""
    lines: list[Line] = []
    for bridge in (False, True):
        line: Line = [("bridge " if bridge else "tile   ", "label")]
        filled = len(line[0][0])
        for kind, name in enumerate(KIND_NAMES):
            copies = view["beside"][kind]
            if KINDS[kind].bridge == bridge and copies:
                text = f"{name.partition('_')[2]}×{copies}" if copies > 1 else name.partition("_")[2]
                holders = [seat for seat in range(view["seats"]) if view["reserved"][seat] == kind]
                wide = len(text) + len(holders) + 2
                if filled + wide > WIDTH:
                    lines.append(line)
                    line, filled = [(" " * 7, "label")], 7
                line.append((text, "legal" if name in marked else "piece"))
                line += [(SEAT_SIGNS[seat], f"seat{seat}") for seat in holders]
                line.append(("  ", ""))
                filled += wide
        lines.append(line)
    return lines


# ---- the players


def draw_players(view: Shown) -> list[Line]:
    """Every seat with its hand size, its special cards and what is active."""
    asked = {seat for seat, _ in view["asked"]}
    lines: list[Line] = []
    for seat in range(view["seats"]):
        line: Line = [
            ("▸" if seat in asked else " ", "label"),
            (f"{SEAT_SIGNS[seat]} {COLOURS[seat]:<7}", f"seat{seat}"),
        ]
        if view["result"] is not None:
            scores, places, _ = view["result"]
            line.append((f"{places[seat]}.  {scores[seat]:>3}", "title"))
        else:
            line.append((f"{'▯' * len(view['hands'][seat]):<5}", "hand"))
            held = view["special"][SPECIALS_OF[seat]]
            names = [
                f"{SPECIALS[card]}×{left}" if left > 1 else SPECIALS[card] for card, left in enumerate(held) if left
            ]
            line.append((" ".join(names), "label"))
        lines.append(line)
        active = _active(view, seat)
        if active:
            lines.append([("            ◈ ", f"seat{seat}"), ("  ".join(active), "note")])
    return lines


def _active(view: Shown, seat: int) -> list[str]:
    """What a seat has in force."""
    found = []
    if view["protector"] == seat:
        found.append(SPECIALS[PROTECTION])
    if view["divine"][seat] != NONE:
        found.append(f"{SPECIALS[DIVINE_SUPPORT]}:{REGIONS[view['divine'][seat]]}")
    if view["reserved"][seat] != NONE:
        found.append(f"{SPECIALS[RECONNAISSANCE]}:{KIND_NAMES[view['reserved'][seat]]}")
    return found


def draw_hand(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The own cards: what each invades, its direction and its ruler."""
    if view["seat"] is None or not view["hands"][view["seat"]]:
        return []
    lines: list[Line] = [[]]
    for card in view["hands"][view["seat"]]:
        line: Line = [(" ", ""), (CARDS[card], "legal" if CARDS[card] in marked else "hand")]
        line.append((f"  {INVASIONS[INVASION_OF[card]]:<13}", f"terrain-{INVASIONS[INVASION_OF[card]]}"))
        line.append((f" {ARROWS[DIRECTION_OF[card]]} {DIRECTIONS[DIRECTION_OF[card]]:<3}", "label"))
        line.append((ruler_sign(RULER_OF[card]), f"ruler-{RULERS[RULER_OF[card]]}"))
        lines.append(line)
    return lines
