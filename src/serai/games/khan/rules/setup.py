"""Chapter 3: setting up, the initial yurts, and the first hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from serai.engine.core.chance import Chance
from serai.engine.core.errors import Reason
from serai.engine.core.steps import AskWide, Do, each_seat
from serai.games.khan.choices import SETTLES, Settle
from serai.games.khan.events import Began, Drew, DrewUnseen, Settled
from serai.games.khan.rules.board import CELLS, IS_LAND, LAND, REGION_CELLS, TERRAIN_OF
from serai.games.khan.rules.cards import (
    ALL_CARDS,
    CAMP,
    CARDS,
    DEALT_SPECIALS,
    HAND,
    INITIAL_YURTS,
    NEUTRAL_YURTS,
    RULERS,
)
from serai.games.khan.rules.placement_index import clear_index, place_yurt
from serai.games.khan.rules.placements import COPIES
from serai.games.khan.rules.turn import TURNS
from serai.games.khan.state import EMPTY, NOBODY, NONE, NORMAL, RULER, SETTLING, YURT, Khan, is_yurt


def new_game(seats: int, chance: Chance, ruler_cells: Sequence[int]) -> Khan:
    """The state before the first question."""
    ground = bytearray(len(CELLS))
    for ruler, cell in enumerate(ruler_cells):
        ground[cell] = RULER + ruler
    s = Khan(
        seats=seats,
        todo=[BEGIN],
        chance=chance,
        ground=ground,
        rulers=list(ruler_cells),  # KH-SETUP-7
        camps=bytearray([CAMP]) * len(RULERS),  # KH-SETUP-2
        supply=NEUTRAL_YURTS - CAMP * len(RULERS),
        beside=bytearray(COPIES),  # KH-SETUP-3
        laid=[],
        owners=[],
        special=bytearray(DEALT_SPECIALS[seats]) * seats,  # KH-SETUP-5: the others are nowhere
        protector=NOBODY,
        divine=[NONE] * seats,
        reserved=[NONE] * seats,
        last_used=[NONE] * seats,
        refused=[],
        unwilling=0,
        deck=list(ALL_CARDS),
        hands=[[] for _ in range(seats)],
        discard=[],  # KH-SETUP-15
        deck_of=bytearray(len(CARDS)),
        decks=0,
        first=0,
        turn=0,
        turns=0,
        phase=SETTLING,
    )
    clear_index(s)
    return s


@dataclass(frozen=True, slots=True)
class Begin(Do):
    """A starting player is drawn, and the players in turn place their initial yurts."""

    def run(self, s: Khan) -> None:
        s.bar()
        s.first = s.turn = s.chance.below(s.seats)  # KH-SETUP-9, KH-RULING-5
        if s.telling:
            s.tell(Began(s.first, tuple(s.rulers)))
        s.todo.append(DEAL)
        seats = range(s.first + s.seats - 1, s.first - 1, -1)
        for _ in range(INITIAL_YURTS[s.seats]):
            for seat in seats:
                s.todo.append(PLACE_YURTS[seat % s.seats])  # KH-SETUP-10


@dataclass(frozen=True, slots=True)
class PlaceYurt(AskWide):
    """A player places an initial yurt in a region that has none."""  # KH-DEC-1

    seat: int
    takes = (Settle,)

    def options(self, s: Khan) -> list[Settle]:
        taken = settled_regions(s)
        return [
            SETTLES[cell]
            for region, cells in enumerate(REGION_CELLS)
            if not taken >> region & 1  # KH-SETUP-11, KH-RULING-4
            for cell in cells
            if not s.ground[cell]
        ]

    def only(self, s: Khan) -> None:
        """Never: eight rulers cannot leave a region a single empty cell."""

    def sample(self, s: Khan, chance: Any) -> Settle:
        taken = settled_regions(s)
        while True:
            cell = LAND[chance.below(len(LAND))]
            if not s.ground[cell] and not taken >> TERRAIN_OF[cell] & 1:
                return SETTLES[cell]

    def allows(self, s: Khan, pick: Any) -> bool:
        return (
            type(pick) is Settle
            and IS_LAND[pick.cell] == 1
            and s.ground[pick.cell] == EMPTY
            and not settled_regions(s) >> TERRAIN_OF[pick.cell] & 1
        )

    def chosen(self, s: Khan, pick: Settle) -> None:
        place_yurt(s, pick.cell, YURT + self.seat)
        if s.telling:
            s.tell(Settled(self.seat, pick.cell))

    def why_not(self, s: Khan, pick: Settle) -> Reason | None:
        if not IS_LAND[pick.cell]:
            return Reason("KH-INVADE-6", {"cell": pick.cell})
        region = TERRAIN_OF[pick.cell]
        for cell in REGION_CELLS[region]:
            if is_yurt(s.ground[cell]):
                return Reason("KH-SETUP-11", {"cell": pick.cell, "region": region, "cell_yurt": cell})
        if s.ground[pick.cell] != EMPTY:
            return Reason("KH-BOARD-14", {"cell": pick.cell})
        return None


def settled_regions(s: Khan) -> int:
    """The regions that hold a yurt, one bit each."""
    taken = 0
    for seat in range(s.seats):
        cell = s.ground.find(YURT + seat)
        while cell >= 0:
            taken |= 1 << TERRAIN_OF[cell]
            cell = s.ground.find(YURT + seat, cell + 1)
    return taken


@dataclass(frozen=True, slots=True)
class Deal(Do):
    """The cards are shuffled and every player is dealt a hand."""

    def run(self, s: Khan) -> None:
        s.bar()
        s.deck[:] = s.chance.shuffled(s.deck)  # KH-SETUP-13; what is not drawn of it remains: KH-SETUP-14
        order = [(s.first + place) % s.seats for place in range(s.seats)]
        dealt = HAND * s.seats
        s.bar(dealt)
        cards = s.deck[: -dealt - 1 : -1]
        del s.deck[-dealt:]
        for place, seat in enumerate(order):
            s.hands[seat] += cards[place :: s.seats]  # one by one around the table: KH-RAND-4
        if s.telling:
            for seat in order:
                s.whisper((seat,), Drew(seat, tuple(s.hands[seat])), DrewUnseen(seat, HAND))
        s.phase = NORMAL
        s.todo.append(TURNS[s.first])  # KH-SETUP-16


BEGIN: Final = Begin()
DEAL: Final = Deal()
PLACE_YURTS: Final = each_seat(PlaceYurt, 4)
