"""What a position of Khan is worth, and which actions deserve a look first.

Most points fall in the final phase, when pieces are laid without spending actions. So a position is judged by laying
them: every seat in turn lays the largest piece that its yurts allow, until nobody can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from serai.games.khan.action import THIRD, Act
from serai.games.khan.board import ADJACENT
from serai.games.khan.cards import ALLOWED, INVASION_OF
from serai.games.khan.choices import (
    Agree,
    Chase,
    Conquer,
    Discard,
    DivineSupport,
    FreeInvade,
    Invade,
    Pass,
    Reconnoitre,
    Refuse,
    Settle,
    UseHighMorale,
    UseProtection,
)
from serai.games.khan.conquer import Consent
from serai.games.khan.final import CONQUESTS
from serai.games.khan.placements import AREA, COVERED_LAND, KIND_OF, KINDS, OF_KIND, RIM, THROUGH, TOUCHING
from serai.games.khan.scoring import BONUS, share_of
from serai.games.khan.state import FINAL, NEUTRAL, NONE, NORMAL, SEATS_IN, YURT, Khan

POINTS: Final = tuple(KINDS[kind].points for kind in KIND_OF)  # by placement
LARGEST: Final = max(POINTS)
AT_LEAST: Final = tuple(  # by points: the placements worth so many or more
    sum(1 << place for place, points in enumerate(POINTS) if points >= least) for least in range(LARGEST + 1)
)
LOOSE_YURT: Final = 0.45  # what a yurt that no piece will cover may still bring, while there is time
ACTION: Final = 1.2  # what an action usually brings
SPECIAL_WORTH: Final = (1.3, 0.7, 0.6, 0.4)  # by special card, while there is time to use it
EARLY: Final = 11.0  # points by which a forecast is off at the beginning
LATE: Final = 2.5


def worth(s: Khan) -> list[float]:
    """Pieces laid and to be laid, the bonus for territories, and what loose yurts and special cards may bring."""
    seats = s.seats
    led = leads(s)
    normal = s.phase < FINAL
    totals = [0.0] * seats
    starts = ((s.turn + 1) % seats, s.turn) if normal and seats > 1 else (s.turn,)
    for start in starts:
        for seat, points in enumerate(forecast(s, led, start, _made(s))):
            totals[seat] += points / len(starts)
    if s.phase == NORMAL:
        left = time_left(s)
        for seat in range(seats):
            held = s.special[4 * seat : 4 * seat + 4]
            cards = sum([number * each for number, each in zip(held, SPECIAL_WORTH, strict=True)])
            totals[seat] += cards * min(1.0, 2 * left) + LOOSE_YURT * left * s.ground.count(YURT + seat)
        totals[s.turn] += ACTION * actions_left(s)
    return totals


def actions_left(s: Khan) -> int:
    """The actions that whose turn it is still has, so that positions before and after an action can be compared."""
    step = s.todo[-1] if s.todo else None
    if type(step) is Consent:
        step = s.todo[-2]
    if type(step) is not Act:
        return 0
    return 2 - step.nth if step.nth < THIRD else 1


def spread(s: Khan) -> float:
    """The forecast is good once the rulers are gone."""
    return LATE + (EARLY - LATE) * time_left(s) if s.phase < FINAL else LATE


def time_left(s: Khan) -> float:
    """How much of the normal phase is left, from 1 to 0: camps are emptied and rulers leave."""
    if s.phase != NORMAL:
        return 1.0 if s.phase < NORMAL else 0.0
    return min(1.0, sum(sorted(s.camps)[:5]) / 25 + 0.05)


def resting(s: Khan) -> bool:
    """Everywhere but while a consent is awaited."""
    return not s.todo or type(s.todo[-1]) is not Consent


def _made(s: Khan) -> int:
    """How many of the conquests of a final turn were made."""
    step = s.todo[-1] if s.todo else None
    return int(getattr(step, "made", 0)) if s.phase == FINAL else 0


def leads(s: Khan) -> list[int]:
    """By seat: the placements it could lay if the final phase began now, when yurts stand where rulers stood."""
    ready = s.ready
    if s.phase < FINAL:
        fill0, fill1, fill2, alive = s.fill0, s.fill1, s.fill2, s.alive
        for cell in s.rulers:
            if cell != NONE:
                here = THROUGH[cell]
                fill0, here = fill0 ^ here, here & fill0
                fill1, here = fill1 ^ here, here & fill1
                if here:
                    ready |= here & fill2 & alive
                    fill2 ^= here
    top2, top3 = s.top2, s.top3
    found = []
    for seat in range(s.seats):
        mine = ready & s.own1[seat]
        if mine:
            beaten = mine & top2
            if beaten:
                mine ^= beaten ^ (beaten & s.own2[seat])
                beaten = mine & top3
                mine ^= beaten ^ (beaten & s.own3[seat])
        found.append(mine)
    return found


def forecast(s: Khan, led: Sequence[int], start: int, made: int) -> list[float]:
    """Points by seat when everybody in turn lays the largest piece it can, beginning with a seat."""
    seats = s.seats
    points = [0.0] * seats
    laid: list[list[int]] = [[] for _ in range(seats)]
    for placement, owners in zip(s.laid, s.owners, strict=True):
        named = SEATS_IN[owners]
        share = share_of(POINTS[placement], len(named))
        for seat in named:
            points[seat] += share
            laid[seat].append(placement)
    left = list(led)
    beside = bytearray(s.beside)
    seat = start
    idle = 0
    while idle < seats:
        mine = left[seat]
        if not mine:
            idle += 1
            made = 0
            seat = seat + 1 if seat + 1 < seats else 0
            continue
        idle = 0
        placement = mine.bit_length() - 1
        sharing = [other for other in range(seats) if left[other] >> placement & 1]
        if len(sharing) > 1:  # a piece of one's own is better than one that is shared
            alone = mine
            for other in range(seats):
                if other != seat:
                    alone &= ~left[other]
            alone &= AT_LEAST[POINTS[placement] - 1]
            if alone:
                placement = alone.bit_length() - 1
                sharing = [seat]
        share = share_of(POINTS[placement], len(sharing))
        for other in sharing:
            points[other] += share
            laid[other].append(placement)
        kind = KIND_OF[placement]
        beside[kind] -= 1
        gone = TOUCHING[placement] if beside[kind] else TOUCHING[placement] | OF_KIND[kind]
        for other in range(seats):
            there = left[other]
            if there:
                left[other] = there ^ (there & gone)
        made += 1
        if made >= CONQUESTS:
            made = 0
            seat = seat + 1 if seat + 1 < seats else 0
    sizes = [largest(mine) for mine in laid]
    for seat in range(seats):
        if sizes[seat]:
            points[seat] += _bonus(sizes, seat)
    return points


def _bonus(sizes: Sequence[int], seat: int) -> float:
    """The bonus that a seat may expect: the closer two territories are, the more evenly it is shared."""
    rank = 0.0
    for other, size in enumerate(sizes):
        if other != seat:
            ahead = (size - sizes[seat]) / 12 + 0.5
            rank += 0.0 if ahead < 0.0 else min(ahead, 1.0)
    whole = int(rank)
    upper = BONUS[whole] if whole < len(BONUS) else 0
    lower = BONUS[whole + 1] if whole + 1 < len(BONUS) else 0
    return upper + (lower - upper) * (rank - whole)


def largest(laid: Sequence[int]) -> int:
    """The size of the largest territory that some placements make."""
    territories: list[tuple[int, int]] = []
    for placement in laid:
        area, rim = AREA[placement], RIM[placement]
        apart = []
        for territory in territories:
            if territory[0] & rim:
                area |= territory[0]
                rim |= territory[1]
            else:
                apart.append(territory)
        apart.append((area, rim))
        territories = apart
    return max([area.bit_count() for area, _ in territories], default=0)


# ---- which choices to look at first

CARD_EASE: Final = tuple(  # by card: one that fits few cells is played sooner than the joker
    1.3 - 0.7 * len(ALLOWED[kind]) / len(ALLOWED[-1]) for kind in INVASION_OF
)
ROOM: Final = tuple(THROUGH[cell].bit_count() / 400 for cell in range(len(THROUGH)))
DOUBLE: Final = 0.3  # an invasion that costs both actions


def first(s: Khan, seat: int, options: Sequence[Any]) -> list[float]:
    """Complete large pieces, lay what others could take, keep the joker."""
    kind = type(options[0])
    if kind is Settle:
        return [ROOM[pick.cell] + 0.2 * _neighbours(s, pick.cell) for pick in options]
    if kind is Agree:
        return _answers(s, seat, options)
    if kind is Discard:
        return [_unwanted(s, seat, pick.card) if type(pick) is Discard else 1.0 for pick in options]
    promise = Promise(s, seat)
    return [promise.of(pick) for pick in options]


def _neighbours(s: Khan, cell: int) -> int:
    return sum([1 for other in ADJACENT[cell] if s.ground[other]])


def _answers(s: Khan, seat: int, options: Sequence[Any]) -> list[float]:
    """Agree to what is shared on good terms: when it brings as much as the yurts could bring alone."""
    step = s.todo[-1]
    own = s.ground.count(YURT + seat)
    yurts = [s.ground[cell] for cell in COVERED_LAND[step.placement]]
    given = yurts.count(YURT + seat)
    fair = share_of(POINTS[step.placement], 2) > given and own > 1
    wanted = {Agree: 1.0 if fair else 0.2, Refuse: 0.15}
    return [wanted.get(type(pick), 0.2 if fair else 1.0) for pick in options]


def _unwanted(s: Khan, seat: int, card: int) -> float:
    """Cards that fit nowhere good are thrown away."""
    free = sum([1 for cell in ALLOWED[INVASION_OF[card]] if not s.ground[cell] and _neighbours(s, cell)])
    return 2.0 / (1 + free)


class Promise:
    """How promising choices look to a seat."""

    __slots__ = ("_cells", "_near", "_nearer", "_others", "_own", "s", "seat")

    def __init__(self, s: Khan, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._cells: dict[int, float] = {}
        beaten = others = 0
        for other in range(s.seats):
            if other != seat:
                beaten |= s.own2[other]
                others |= s.own1[other]
        possible = s.alive & ~s.ready & s.fill1 & s.fill2
        possible &= ~beaten | s.own1[seat]
        self._own = s.own1[seat]
        self._others = others
        self._nearer = possible & s.fill0  # one yurt is missing
        self._near = possible & ~s.fill0  # two are missing

    def of(self, pick: Any) -> float:
        """What a choice promises."""
        kind = type(pick)
        if kind is Invade:
            return float(self.yurt(pick.cell) * CARD_EASE[pick.card])
        if kind is FreeInvade:
            return self.yurt(pick.cell) * DOUBLE
        if kind is Conquer:
            return self.piece(pick.placement)
        if kind is Chase:
            return self.chase(self.s.rulers[pick.ruler])
        return self.card(kind, pick)

    def yurt(self, cell: int) -> float:
        """A yurt on a cell: the largest piece that it completes or nearly completes."""
        found = self._cells.get(cell)
        if found is None:
            here = THROUGH[cell]
            found = 0.1 * ROOM[cell] + 0.15
            completed = self._nearer & here
            if completed:
                points = POINTS[completed.bit_length() - 1]
                found += 0.12 * points * points
            begun = self._near & here
            if begun:
                points = POINTS[begun.bit_length() - 1]
                found += 0.03 * points * points
            self._cells[cell] = found
        return found

    def piece(self, placement: int) -> float:
        """A piece: large ones first, those that others could take before one's own."""
        points = POINTS[placement]
        rivals = self._others >> placement & 1
        neutral = sum([1 for cell in COVERED_LAND[placement] if self.s.ground[cell] == NEUTRAL])
        return 0.12 * points * points * (0.6 if rivals else 1.0) + 0.15 * neutral

    def chase(self, cell: int) -> float:
        """A neutral yurt where a ruler stands beside one's own."""
        completed = self._nearer & self._own & THROUGH[cell]
        points = POINTS[completed.bit_length() - 1] if completed else 0
        return 0.2 + 0.06 * points * points

    def card(self, kind: Any, pick: Any) -> float:
        """Special cards are used before the rulers are gone."""
        left = time_left(self.s)
        if kind is UseHighMorale:
            return 1.0 + 2.0 * (1.0 - left)
        if kind is UseProtection or kind is DivineSupport:
            return 0.3 + 1.2 * (1.0 - left)
        if kind is Reconnoitre:
            points: int = KINDS[pick.kind].points
            return 0.02 * points
        return 1.0 if kind is Pass else 0.1
