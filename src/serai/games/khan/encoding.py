"""Khan for programs that learn: the numbers of its choices, what is observed, and what each option brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.engine.encoding.encoding import Encoding, Seen, amount, bag, held, kind, sizes
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


def _of_placement(marks: bytes, seat: int, seats: int, placement: int) -> list[float]:
    mine = YURT + seat
    found = [0] * (SHARED + 1)
    for cell in COVERED_LAND[placement]:
        found[marks[cell]] += 1
    own, neutral = found[mine], found[NEUTRAL]
    theirs = found[YURT : YURT + SEATS]
    best = max(theirs)
    owners = 1 if best == 0 else theirs.count(best)
    own_piece = own == best
    joins = 0
    for cell in COVERED[placement]:
        for other in ADJACENT[cell]:
            if marks[other] >= MINE:
                joins = 1
    points = KINDS[KIND_OF[placement]].points
    got = -(-points // owners) if own_piece else 0
    lost = 0 if own_piece and owners == 1 else -(-points // owners)
    return [
        (got - lost / max(1, seats - 1)) / 10, len(COVERED[placement]) / 5, own / 5, neutral / 5,
        (sum(theirs) - own) / 5, owners / 4, float(joins and own_piece), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
    ]  # fmt: skip


def _of_cell(marks: bytes, seat: int, cell: int) -> list[float]:
    mine, own, neutral, other = YURT + seat, 0, 0, 0
    for near in ADJACENT[cell]:
        mark = marks[near]
        if mark == mine:
            own += 1
        elif mark == NEUTRAL:
            neutral += 1
        elif YURT <= mark < YURT + SEATS:
            other += 1
    return [0.0] * 7 + [own / 4, neutral / 4, other / 4, _ROOM[cell], 0.0, 0.0]


def option_features(view: dict[str, Any], picks: Sequence[Any]) -> list[list[float]]:
    """What a player sees at a glance: what a piece brings and takes, what lies beside a cell, whom a chase drives."""
    marks, seat, seats = view["marks"], view["seat"], view["seats"]
    rows = []
    for pick in picks:
        made = type(pick)
        if made is Conquer:
            rows.append(_of_placement(marks, seat, seats, pick.placement))
        elif made is Invade or made is FreeInvade or made is Settle:
            rows.append(_of_cell(marks, seat, pick.cell))
        elif made is Chase:
            held_cards = sum(1 for card in view["hands"][seat] if RULER_OF[card] == pick.ruler)
            rows.append([0.0] * 11 + [view["camps"][pick.ruler] / CAMP, held_cards / HAND])
        else:
            rows.append([0.0] * len(FEATURES))
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
