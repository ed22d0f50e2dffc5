"""Khan for programs that learn: the numbers of its choices, what is observed, and what each option brings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import Any

from serai.engine.encoding.encoding import Encoding, Seen, amount, bag, held, kind, packed, sizes
from serai.games.khan import GAME
from serai.games.khan.choices import (
    CONQUERS,
    FREE_INVADES,
    INVADES,
    SETTLES,
    Chase,
    Conquer,
    FreeInvade,
    Invade,
    Settle,
)
from serai.games.khan.invariants import MOST_TURNS
from serai.games.khan.rules.action import Act
from serai.games.khan.rules.board import ADJACENT, CELLS, REGIONS
from serai.games.khan.rules.cards import CAMP, CARDS, HAND, NEUTRAL_YURTS, RULER_OF, RULERS, SPECIALS
from serai.games.khan.rules.conquer import Consent
from serai.games.khan.rules.placements import COPIES, COVERED, COVERED_LAND, KIND_NAMES, KIND_OF, KINDS, THROUGH
from serai.games.khan.state import FINAL, NEUTRAL, PIECE, RULER, YURT

SEATS = GAME.max_seats
# What is observed on a cell: nothing, a neutral yurt, a yurt of a seat, a ruler, or a piece by its owners.
A_RULER = YURT + SEATS
OTHERS, MINE, SHARED = A_RULER + 1, A_RULER + 2, A_RULER + 3
_PLAIN = bytes(range(RULER)) + bytes([A_RULER]) * (PIECE - RULER)  # what stands on a cell, up to the pieces
_REST = bytes(256 - PIECE)
_OWNED = tuple(  # by seat: what a piece is to it, by its owners as bits
    bytes(MINE if owners == 1 << seat else SHARED if owners >> seat & 1 else OTHERS for owners in range(256))
    for seat in range(SEATS)
)
LARGEST = max(len(cells) for cells in COVERED)


def asked(step: Any) -> dict[str, Any]:
    """Which action of the turn it is, or the placement that somebody asks consent for."""
    if type(step) is Act:
        return {"nth": step.nth + 1}
    return {"placement": step.placement} if type(step) is Consent else {}


def add_marks(view: dict[str, Any], facts: dict[str, Any]) -> None:
    """Pieces by their owners, who refuses everything, and the placement that is put to a seat for consent."""
    pieces = bytes(view["owners"]).translate(_OWNED[view["seat"]])
    codes = _PLAIN + pieces + _REST[len(pieces) :]
    view["marks"] = bytes(view["ground"]).translate(codes)
    unwilling = view["unwilling"]
    view["refusing"] = [unwilling >> seat & 1 for seat in range(view["seats"])]
    view["refusals"] = len(view["refused"])
    view["nth"] = facts.get("nth", 0)
    view["proposed"] = COVERED[facts["placement"]] if "placement" in facts else ()


SEEN: tuple[Seen, ...] = (
    kind("marks", SHARED, 0, len(CELLS), seats_at=YURT),
    kind("rulers", len(CELLS) - 1, -1, len(RULERS)),
    amount("camps", CAMP, len(RULERS)),
    amount("supply", NEUTRAL_YURTS),
    amount("beside", max(COPIES), len(KIND_NAMES)),
    amount("special", 2, SEATS * len(SPECIALS), each=len(SPECIALS)),
    kind("protector", SEATS - 1, seats_at=0),
    kind("divine", len(REGIONS) - 1, -1, SEATS, each=1),
    kind("reserved", len(KIND_NAMES) - 1, -1, SEATS, each=1),
    kind("last_used", len(SPECIALS) - 1, -1, SEATS, each=1),
    amount("refusing", 1, SEATS, each=1),
    amount("refusals", 4),
    held("hands", len(CARDS)),
    sizes("hands", HAND, SEATS),
    amount("deck", len(CARDS)),
    bag("discard", len(CARDS)),
    kind("first", SEATS - 1, 0, seats_at=0),
    kind("turn", SEATS - 1, 0, seats_at=0),
    amount("turns", MOST_TURNS),
    kind("phase", FINAL, 0),
    kind("nth", 3, 0),
    kind("proposed", len(CELLS) - 1, -1, LARGEST),
)

# ---- what can be said of an option beside its class and its entries

FEATURES = ("points", "cells", "own_yurts", "neutral_yurts", "other_yurts", "owners", "joins_own", "beside_own",
           "beside_neutral", "beside_other", "room", "camp", "cards")  # fmt: skip
_MOST_THROUGH = max(through.bit_count() for through in THROUGH)
_ROOM = tuple(through.bit_count() / _MOST_THROUGH for through in THROUGH)  # by cell: how many placements cover it
_NO_CELL = len(CELLS)
_NEAR = tuple((*cells, *[_NO_CELL] * (4 - len(cells))) for cells in ADJACENT)
_AROUND = tuple(sum(1 << cell for cell in {near for own in cells for near in ADJACENT[own]}) for cells in COVERED)
_SIZES = tuple((KINDS[KIND_OF[number]].points, len(cells)) for number, cells in enumerate(COVERED))
_NOTHING = packed([0.0] * len(FEATURES))


# What lies around a cell or under a piece is counted in the digits of one number, so that rows can be kept by it.


def _beside(seat: int) -> bytes:
    """By mark: an own yurt counts 1, a neutral one 5, another's 25."""
    return bytes(
        1 if mark == YURT + seat else 5 if mark == NEUTRAL else 25 if YURT <= mark < YURT + SEATS else 0
        for mark in range(256)
    )


def _under(seat: int) -> list[int]:
    """By mark: a neutral yurt counts 1, an own one 6, those of the seats after it 36, 216 and 1296."""
    turned = [6 ** (1 + (other - seat) % SEATS) for other in range(SEATS)]
    return [1 if mark == NEUTRAL else turned[mark - YURT] if YURT <= mark < A_RULER else 0 for mark in range(256)]


_BESIDE = tuple(_beside(seat) for seat in range(SEATS))
_UNDER = tuple(_under(seat) for seat in range(SEATS))
_MINE = bytes(ord("1") if mark >= MINE else ord("0") for mark in range(256))


@cache
def _of_cell(cell: int, beside: int) -> bytes:
    others, neutral, own = beside // 25, beside // 5 % 5, beside % 5
    return packed([*[0.0] * 7, own / 4, neutral / 4, others / 4, _ROOM[cell], 0.0, 0.0])


@cache
def _of_placement(points: int, cells: int, under: int, joins: bool, seats: int) -> bytes:
    neutral = under % 6
    own, *others = theirs = [under // 6 ** (1 + place) % 6 for place in range(SEATS)]
    best = max(theirs)
    owners = 1 if best == 0 else theirs.count(best)
    own_piece = own == best
    got = -(-points // owners) if own_piece else 0
    lost = 0 if own_piece and owners == 1 else -(-points // owners)
    return packed(
        [
            (got - lost / max(1, seats - 1)) / 10, cells / 5, own / 5, neutral / 5,
            sum(others) / 5, owners / 4, float(joins and own_piece), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
        ]
    )  # fmt: skip


def _of_placements(view: dict[str, Any], picks: Sequence[Conquer]) -> list[bytes]:
    marks, seats, counts = view["marks"], view["seats"], _UNDER[view["seat"]]
    mine = int(marks.translate(_MINE)[::-1], 2)  # as bits, the first cell lowest
    rows = []
    for (placement,) in picks:
        under = 0
        for cell in COVERED_LAND[placement]:
            under += counts[marks[cell]]
        points, cells = _SIZES[placement]
        rows.append(_of_placement(points, cells, under, _AROUND[placement] & mine != 0, seats))
    return rows


def _of_cells(view: dict[str, Any], picks: Sequence[Settle | Invade | FreeInvade]) -> list[bytes]:
    beside = view["marks"].translate(_BESIDE[view["seat"]]) + b"\0"
    rows = []
    for pick in picks:
        cell = pick.cell
        north, west, east, south = _NEAR[cell]
        rows.append(_of_cell(cell, beside[north] + beside[west] + beside[east] + beside[south]))
    return rows


def _of_chases(view: dict[str, Any], picks: Sequence[Chase]) -> list[bytes]:
    hand, camps = view["hands"][view["seat"]], view["camps"]
    held_by = [sum(1 for card in hand if RULER_OF[card] == pick.ruler) for pick in picks]
    return [
        packed([*[0.0] * 11, camps[pick.ruler] / CAMP, cards / HAND])
        for pick, cards in zip(picks, held_by, strict=True)
    ]


_OF_CLASS: dict[type, Any] = {
    Conquer: _of_placements, Invade: _of_cells, FreeInvade: _of_cells, Settle: _of_cells, Chase: _of_chases,
}  # fmt: skip


def option_features(view: dict[str, Any], picks: Sequence[Any]) -> list[bytes]:
    """What a player sees at a glance: what a piece brings and takes, what lies beside a cell, whom a chase drives."""
    rows: list[bytes] = []
    for made, group in groupby(picks, type):
        told, alike = _OF_CLASS.get(made), list(group)
        rows += [_NOTHING] * len(alike) if told is None else told(view, alike)
    return rows


ENCODING = Encoding(
    GAME,
    version=1,
    seen=SEEN,
    listed={
        Settle: list(SETTLES.values()),
        Invade: [pick for picks in INVADES for pick in picks],
        Conquer: CONQUERS,
        FreeInvade: FREE_INVADES,
    },
    added=add_marks,
    asked=asked,
    features=FEATURES,
    option_features=option_features,
)
