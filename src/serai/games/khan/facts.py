"""What a board shows of Khan and no field of the state holds; each from what everybody sees."""

from __future__ import annotations

from typing import Final, NamedTuple

from serai.engine.views.facts import Fact
from serai.engine.views.race import Contender, Distance, Verdict, contender, verdict_of
from serai.games.khan.rules.active import copies_for
from serai.games.khan.rules.bits import members
from serai.games.khan.rules.board import ALL_REGIONS, TERRAIN_OF
from serai.games.khan.rules.cards import RULERS_OUT_FOR_FINAL
from serai.games.khan.rules.placements import KINDS
from serai.games.khan.rules.scoring import bonuses, piece_points, share_of, sizes_of, territory_areas
from serai.games.khan.state import FINAL, NEUTRAL, NOBODY, NONE, SEATS_IN, YURT, Khan


class Standing(NamedTuple):
    """What several facts take from one position: by seat, its territories, their sizes, its points and its pieces."""

    areas: list[list[int]]
    sizes: list[tuple[int, ...]]
    points: list[int]
    pieces: list[int]


def _standing(s: Khan) -> Standing:
    """How the seats stand; facts of one position ask for it one after the other."""
    key = (s.seats, tuple(s.laid), tuple(s.owners))
    found = STANDINGS.get(key)
    if found is None:
        if len(STANDINGS) >= MOST_STANDINGS:
            STANDINGS.clear()
        found = STANDINGS[key] = _counted(s)
    return found


def _counted(s: Khan) -> Standing:
    areas, pieces = territory_areas(s), [0] * s.seats
    sizes = sizes_of(areas)
    bonus = bonuses(sizes)
    for owners in s.owners:
        for seat in SEATS_IN[owners]:
            pieces[seat] += 1
    points = [mine + bonus[seat] for seat, mine in enumerate(piece_points(s))]
    return Standing([sorted(mine, key=int.bit_count, reverse=True) for mine in areas], sizes, points, pieces)


MOST_STANDINGS: Final = 16
STANDINGS: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], Standing]] = {}


def holders(s: Khan) -> list[list[int]]:
    """By piece laid: the seats that own it."""
    return [list(SEATS_IN[owners]) for owners in s.owners]


def territories(s: Khan) -> list[list[list[int]]]:
    """By seat: the cells of its territories, the largest first."""
    return [[members(area) for area in mine] for mine in _standing(s).areas]


def points(s: Khan) -> list[int]:
    """By seat: the points for its pieces and territories if the game ended now."""
    return list(_standing(s).points)


def shares(s: Khan) -> list[list[int]]:
    """By kind and number of owners: the points of a piece for each of them; of no owner first."""
    return [[0, *(share_of(kind.points, owners) for owners in range(1, s.seats + 1))] for kind in KINDS]


def guarded(s: Khan) -> list[tuple[int, int]]:
    """The cells whose yurts are under an active card, each with the seat whose card it is."""
    found: list[tuple[int, int]] = []
    if s.protector != NOBODY:
        found = [(cell, s.protector) for cell in _yurts(s, YURT + s.protector)]
    for seat, region in enumerate(s.divine):
        if region != NONE:
            neutral = _yurts(s, NEUTRAL)
            whole = region == ALL_REGIONS  # KH-SPECIAL-DS-3, KH-SPECIAL-DS-4
            found += [(cell, seat) for cell in neutral if whole or TERRAIN_OF[cell] == region]
    return sorted(found)


def _yurts(s: Khan, kind: int) -> list[int]:
    """The cells with a yurt of one kind."""
    found: list[int] = []
    cell = s.ground.find(kind)
    while cell >= 0:
        found.append(cell)
        cell = s.ground.find(kind, cell + 1)
    return found


def copies(s: Khan) -> list[list[int]]:
    """By seat and kind: how many pieces beside the board it may use, reservations of the others respected."""
    found = [list(s.beside) for _ in range(s.seats)]
    for kind in s.reserved:
        if kind != NONE:
            for seat, mine in enumerate(found):
                mine[kind] = copies_for(s, seat, kind)
    return found


def race(s: Khan) -> list[Contender]:
    """How the race stands: the points if the game ended now, the largest territory, which breaks ties, and pieces."""
    _, sizes, points, pieces = _standing(s)
    return [
        contender(seat, points=mine, largest=sizes[seat][0] if sizes[seat] else 0, pieces=pieces[seat])
        for seat, mine in enumerate(points)
    ]


def distance(s: Khan) -> list[Distance]:
    """How far the end is: the rulers that are out, then the final phase."""
    if s.phase == FINAL:
        return [Distance(part="final", done=0, of=0)]
    return [Distance(part="rulers", done=s.rulers.count(NONE), of=RULERS_OUT_FOR_FINAL)]


def hand_sizes(s: Khan) -> list[int]:
    """By seat: how many cards it holds."""
    return [len(hand) for hand in s.hands]


def verdict(s: Khan) -> Verdict | None:
    """What decided the game, once it is over."""
    return verdict_of(s.result, ("largest",))


FACTS = (
    Fact(holders, "owners"),
    Fact(territories, "laid owners seats"),
    Fact(points, "laid owners seats"),
    Fact(shares, "seats"),
    Fact(guarded, "ground protector divine"),
    Fact(copies, "beside reserved seats"),
    Fact(race, "laid owners seats"),
    Fact(distance, "rulers phase"),
    Fact(hand_sizes, "hands"),
    Fact(verdict, "result"),
)
