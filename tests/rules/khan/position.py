"""Positions of Khan drawn as small maps, and a game that is read and led in the words of the notation.

A map has one line for each row that matters: the number of the row, then its cells from column a on.

    .  empty land          r y b g  a yurt of red, yellow, blue, green
    ~  river               o        a neutral yurt
    S R K G P N D V        the Seljuk, the Rus, Kyrgyz, Goryeo, the Kipchak, Song, Delhi, Dai Viet
    any other letter or digit: the cells of one piece; its kind follows from its shape and from the river

Rows that are left out, and what is missing at the end of a row, are empty. Rulers who are not drawn stand on their
start cells, unless they are out.
"""

from collections.abc import Mapping
from typing import Any

from serai.engine.core.chance import seeded
from serai.games.khan import GAME
from serai.games.khan.rules.board import CELLS, COLUMNS, IS_LAND, REGIONS, ROWS
from serai.games.khan.rules.cards import CARDS, RULER_STARTS, RULERS, SPECIALS
from serai.games.khan.rules.placements import COPIES, KIND_NAMES, KINDS, PLACEMENTS, normal_form, placement_name
from serai.games.khan.state import FINAL, NEUTRAL, NOBODY, NONE, NORMAL, PIECE, RULER, SETTLING, TRIGGERED, YURT, Khan
from tests.rules.driver import Driver, Words

COLOURS = ("red", "yellow", "blue", "green")
YURTS = "rybg"
NEUTRAL_YURT = "o"
RULER_LETTERS = "SRKGPNDV"
STEPS = {step.__name__: step for step in GAME.steps}
PHASES = ("settling", "normal", "triggered", "final")
NAMES = {
    "cell": CELLS,
    "card": CARDS,
    "ruler": RULERS,
    "seat": COLOURS,
    "asker": COLOURS,
    "kind": KIND_NAMES,
    "placement": PLACEMENTS,
    "region": REGIONS,
    "special": SPECIALS,
    "direction": ("N", "NE", "E", "SE", "S", "SW", "W", "NW"),
}
FOUR_CARDS = {  # for tests in which hands must be full but do not matter
    "red": "c64 c65 c66 c67",
    "yellow": "c68 c69 c70 c71",
    "blue": "c55 c56 c57 c58",
    "green": "c59 c60 c61 c62",
}


class Play(Driver[Khan]):
    """A game of Khan, and its board read in words."""

    game = GAME
    words = Words(GAME, NAMES)
    whole = False  # drawn positions need not be

    def hand(self, seat: str) -> str:
        return " ".join(CARDS[card] for card in self.s.hands[COLOURS.index(seat)])

    @property
    def discard(self) -> str:
        return " ".join(CARDS[card] for card in self.s.discard)

    def camp(self, ruler: str) -> int:
        return int(self.s.camps[RULERS.index(ruler)])

    def ruler(self, ruler: str) -> str | None:
        """The cell of a ruler, None for one who is out."""
        cell = self.s.rulers[RULERS.index(ruler)]
        return None if cell == NONE else CELLS[cell]

    def beside(self, kind: str) -> int:
        return int(self.s.beside[KIND_NAMES.index(kind)])

    def specials(self, seat: str) -> str:
        """The unused special cards of a player."""
        start = 4 * COLOURS.index(seat)
        held = self.s.special[start : start + 4]
        return " ".join(name for name, number in zip(SPECIALS, held, strict=True) for _ in range(number))

    @property
    def active(self) -> dict[str, str]:
        """Active special cards and reservations by owner."""
        s = self.s
        found = {} if s.protector == NOBODY else {COLOURS[s.protector]: "protection"}
        for seat, colour in enumerate(COLOURS[: s.seats]):
            if s.divine[seat] != NONE:
                found[colour] = f"{found.get(colour, '')} divine {REGIONS[s.divine[seat]]}".strip()
            if s.reserved[seat] != NONE:
                found[colour] = f"{found.get(colour, '')} reserved {KIND_NAMES[s.reserved[seat]]}".strip()
        return found

    @property
    def phase(self) -> str:
        return PHASES[self.s.phase]

    def at(self, cells: str) -> str:
        """What stands on these cells, one letter each; pieces are numbered in the order in which they were laid."""
        return "".join(letter_of(self.s, CELLS.index(name)) for name in cells.split())

    def row(self, number: int) -> str:
        start = (number - 1) * COLUMNS
        return "".join(letter_of(self.s, cell) for cell in range(start, start + COLUMNS))

    @property
    def map(self) -> str:
        return "\n".join(f"{number:<2} {self.row(number)}" for number in range(1, ROWS + 1))

    @property
    def laid(self) -> list[str]:
        """The pieces on the board with their owners."""
        return [f"{PLACEMENTS[p]} {colours_of(owners)}" for p, owners in zip(self.s.laid, self.s.owners, strict=True)]


def khan_position(
    drawn: str = "",
    *,
    at: str = "first action",
    seats: int = 4,
    turn: str = "red",
    hands: Mapping[str, str] | None = None,
    top: str = "",
    discard: str = "",
    out: str = "",
    camps: Mapping[str, int] | None = None,
    pieces: Mapping[str, str] | None = None,
    specials: Mapping[str, str] | None = None,
    protector: str = "",
    divine: Mapping[str, str] | None = None,
    reserved: Mapping[str, str] | None = None,
    last_used: Mapping[str, str] | None = None,
    gone: str = "",
    seed: str = "position",
) -> Play:
    """A game at the drawn position.

    `top` are the next cards of the deck; `discard` is the pile from the bottom, or "rest" for all cards that are
    nowhere else, which otherwise lie in the deck. `pieces` gives the owners of each drawn piece. Hands and special
    cards are empty unless given. Of the kinds in `gone` no copy is left, although none is drawn. `at` is where in the
    play it is, see STACKS.
    """
    settings = GAME.settings(seats, {})
    s = GAME.new(seats, seeded(seed), settings)
    seat = COLOURS.index(turn)
    stack, s.phase = STACKS[at]
    all_out = s.phase in (TRIGGERED, FINAL)
    s.todo[:] = [STEPS[name](seat, *values) for name, *values in stack]
    s.first = s.turn = seat
    s.turns = 0 if s.phase == SETTLING else 1
    seen = read_map(drawn)
    put_rulers(s, seen, RULERS if all_out else out.split())
    for ruler, yurts in (camps or {}).items():
        s.camps[RULERS.index(ruler)] = yurts
    put_yurts(s, seen)
    put_pieces(s, seen, pieces or {})
    for kind in gone.split():
        s.beside[KIND_NAMES.index(kind)] = 0
    s.supply = 60 - sum(s.camps) - s.ground.count(NEUTRAL)
    deal(s, hands or {}, top.split(), discard)
    s.special[:] = bytes(len(s.special))
    for owner, held in (specials or {}).items():
        for name in held.split():
            s.special[4 * COLOURS.index(owner) + SPECIALS.index(name)] += 1
    s.protector = COLOURS.index(protector) if protector else NOBODY
    for owner, region in (divine or {}).items():
        s.divine[COLOURS.index(owner)] = REGIONS.index(region)
    for owner, kind in (reserved or {}).items():
        s.reserved[COLOURS.index(owner)] = KIND_NAMES.index(kind)
    for owner, name in (last_used or {}).items():
        s.last_used[COLOURS.index(owner)] = SPECIALS.index(name)
    GAME.derive(s)
    return Play(Play.unbegun(s, settings)).run()


# Where a game may be: the steps of the active player, the next one last, and the phase.
STACKS: dict[str, tuple[list[tuple[Any, ...]], int]] = {
    "settling": ([("PlaceYurt",)], SETTLING),
    "turn": ([("Turn",)], NORMAL),
    "first action": ([("Refill",), ("EndActiveCard",), ("Act", 0)], NORMAL),
    "second action": ([("Refill",), ("EndActiveCard",), ("Act", 1)], NORMAL),
    "second action, triggered": ([("Refill",), ("EndActiveCard",), ("Act", 1)], TRIGGERED),
    "step 3": ([("Refill",), ("EndActiveCard",)], NORMAL),
    "step 3, triggered": ([("Refill",), ("EndActiveCard",)], TRIGGERED),
    "refill": ([("Refill",)], NORMAL),
    "final turn": ([("FinalTurn",)], TRIGGERED),
}


def read_map(drawn: str) -> dict[int, str]:
    """What is drawn, by cell; the river must be drawn where it flows and nowhere else."""
    seen = {}
    for line in drawn.split("\n"):
        if not line.strip():
            continue
        label, letters = line.split()
        row = int(label) - 1
        assert 0 <= row < ROWS, line
        assert len(letters) <= COLUMNS, line
        for column, letter in enumerate(letters):
            cell = row * COLUMNS + column
            if letter == "~" or letter == ".":
                assert (letter == ".") == bool(IS_LAND[cell]), f"{CELLS[cell]} is drawn as {letter}"
            else:
                seen[cell] = letter
    return seen


def put_rulers(s: Khan, seen: dict[int, str], out: tuple[str, ...] | list[str]) -> None:
    drawn = {RULER_LETTERS.index(letter): cell for cell, letter in seen.items() if letter in RULER_LETTERS}
    s.ground[:] = bytes(len(s.ground))
    for ruler, name in enumerate(RULERS):
        if name in out:
            assert ruler not in drawn, f"{name} is drawn, but out"
            s.rulers[ruler], s.camps[ruler] = NONE, 0
            continue
        cell = drawn.get(ruler, RULER_STARTS[ruler])
        assert ruler in drawn or cell not in seen, f"{name} stands on {CELLS[cell]}, where something else is drawn"
        assert IS_LAND[cell]
        s.rulers[ruler] = cell
        s.ground[cell] = RULER + ruler


def put_yurts(s: Khan, seen: dict[int, str]) -> None:
    for cell, letter in seen.items():
        if letter == NEUTRAL_YURT or letter in YURTS:
            assert IS_LAND[cell], f"a yurt on the river at {CELLS[cell]}"
            s.ground[cell] = NEUTRAL if letter == NEUTRAL_YURT else YURT + YURTS.index(letter)


def put_pieces(s: Khan, seen: dict[int, str], pieces: Mapping[str, str]) -> None:
    marks = sorted({letter for letter in seen.values() if letter not in RULER_LETTERS + YURTS + NEUTRAL_YURT})
    assert marks == sorted(pieces), "every drawn piece needs its owners"
    s.beside[:] = COPIES
    for mark, owners in pieces.items():
        cells = sorted(cell for cell, letter in seen.items() if letter == mark)
        kind = kind_of(cells)
        for cell in cells:
            s.ground[cell] = PIECE + len(s.laid)
        s.laid.append(PLACEMENTS.index(placement_name(kind, cells)))
        s.owners.append(sum(1 << COLOURS.index(owner) for owner in owners.split()))
        s.beside[KIND_NAMES.index(kind)] -= 1


def kind_of(cells: list[int]) -> str:
    """The kind of a piece that covers these cells: a bridge if one of them is river."""
    form = normal_form(divmod(cell, COLUMNS) for cell in cells)
    bridge = not all(IS_LAND[cell] for cell in cells)
    (kind,) = [kind.name for kind in KINDS if kind.bridge == bridge and form in kind.forms]
    return kind


def deal(s: Khan, hands: Mapping[str, str], top: list[str], discard: str) -> None:
    for owner, held in list(hands.items())[: s.seats]:
        s.hands[COLOURS.index(owner)][:] = map(CARDS.index, held.split())
    used = {card for hand in s.hands for card in hand}
    s.discard[:] = [] if discard == "rest" else map(CARDS.index, discard.split())
    used |= {*s.discard, *map(CARDS.index, top)}
    rest = [card for card in range(len(CARDS)) if card not in used]
    s.deck[:] = map(CARDS.index, reversed(top))
    if discard == "rest":
        s.discard[:] = rest
    else:
        s.deck[:0] = rest
    assert sorted([*s.deck, *s.discard, *(card for hand in s.hands for card in hand)]) == list(range(len(CARDS)))


# ---- reading in words


def letter_of(s: Khan, cell: int) -> str:
    standing = s.ground[cell]
    if standing >= PIECE:
        return str(standing - PIECE + 1)
    if standing >= RULER:
        return RULER_LETTERS[standing - RULER]
    if standing >= YURT:
        return YURTS[standing - YURT]
    if standing == NEUTRAL:
        return NEUTRAL_YURT
    return "." if IS_LAND[cell] else "~"


def colours_of(bits: int) -> str:
    return " ".join(colour for seat, colour in enumerate(COLOURS) if bits >> seat & 1)
