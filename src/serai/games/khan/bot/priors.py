"""Which choices of Khan deserve a look first: what each brings in points, now and with the next action."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any, Final

from serai.games.khan.bot.forecast import (
    EXACTLY,
    LARGEST,
    POINTS,
    laid_later,
    leads,
    standing,
    time_left,
    yurt_value,
)
from serai.games.khan.bot.weights import EVALUATION
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
from serai.games.khan.rules.board import ADJACENT
from serai.games.khan.rules.cards import ALLOWED, DIVINE_SUPPORT, HIGH_MORALE, INVASION_OF, PROTECTION
from serai.games.khan.rules.conquer import NEUTRAL_WEIGHT, OWNERS, WEIGHT
from serai.games.khan.rules.placement_index import count_yurts
from serai.games.khan.rules.placements import AREA, COVERED_LAND, KINDS, THROUGH, TOUCHING
from serai.games.khan.rules.scoring import share_of
from serai.games.khan.state import SEATS_IN, TRIGGERED, YURT, Khan

ACTION: Final = EVALUATION["action"]  # the points that an action usually brings
# Set by hand from here on.
SPECIAL_VALUE: Final[Sequence[float]] = (
    1.2,
    0.6,
    0.3,
    0.2,
)  # points of each special card, while there is time to use it
GUARDED: Final = 0.3  # those of an active card
NEXT: Final = 0.7  # how surely a piece that was completed is laid with the next action
DENIED: Final = 0.5  # how surely a rival would have laid what a piece makes impossible
JOINED: Final = 3.0  # how much likelier a piece is that makes the largest territory larger
ONE_POINT: Final = 1.0  # so many points more multiply a prior by e
FREELY: Final = 0.05  # an invasion that costs both actions
CHASED: Final = 0.15  # a neutral yurt instead of one's own
CARD_EASE: Final = tuple(  # by card: one that fits few cells is played sooner than the joker
    1.3 - 0.7 * len(ALLOWED[kind]) / len(ALLOWED[-1]) for kind in INVASION_OF
)
ROOM: Final = tuple(THROUGH[cell].bit_count() / 400 for cell in range(len(THROUGH)))


def priors(s: Khan, seat: int, options: Sequence[Any]) -> list[float]:
    """Prefer large pieces over few own yurts, yurts that complete such pieces, and cards before the rulers are gone."""
    kind = type(options[0])
    if kind is Settle:
        return [ROOM[pick.cell] + 0.2 * _neighbours(s, pick.cell) for pick in options]
    if kind is Agree:
        return _answers(s, seat, options)
    if kind is Discard:
        return [_unwanted(s, pick.card) if type(pick) is Discard else 1.0 for pick in options]
    return ActionPriors(s, seat).of_all(options)


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


def _unwanted(s: Khan, card: int) -> float:
    """Cards that fit nowhere good are thrown away."""
    free = sum([1 for cell in ALLOWED[INVASION_OF[card]] if not s.ground[cell] and _neighbours(s, cell)])
    return 2.0 / (1 + free)


@lru_cache(maxsize=128)
def bare_cells(yurt: float) -> list[float]:
    """By cell: a yurt there that completes nothing."""
    return [exp((yurt + 0.1 * room) / ONE_POINT) for room in ROOM]


class ActionPriors:
    """The priors of a seat's actions; what several options share is computed once."""

    __slots__ = (
        "_bare", "_cells", "_left", "_near", "_pieces", "_rim", "_rivals", "_sooner", "_tiers", "_yurt", "s", "seat",
    )  # fmt: skip

    def __init__(self, s: Khan, seat: int) -> None:
        self.s = s
        self.seat = seat
        self._left = time_left(s)
        self._yurt = yurt_value(s, self._left)
        self._sooner = 1.0 - laid_later(s, self._left) if s.phase < TRIGGERED else 1.0
        self._bare = bare_cells(self._yurt)
        self._cells = [0.0] * len(ROOM)  # by cell: a yurt there, once that was asked
        self._pieces: dict[int, float] = {}
        self._near = 0  # the placements of all tiers
        self._tiers = self._completions()
        self._rivals = 0  # what others could lay
        for other, those in enumerate(leads(s)):
            if other != seat:
                self._rivals |= those
        held = standing(s)[1][seat]
        self._rim = max([(area.bit_count(), rim) for area, rim in held], default=(0, 0))[1]

    def _completions(self) -> list[tuple[float, int]]:
        """The placements that miss one yurt, by what it brings to complete them, the best first."""
        s, seat = self.s, self.seat
        near = s.alive & ~s.ready & s.fill0 & s.fill1 & s.fill2
        if not near:
            return []
        count_yurts(s)
        beaten = rivals = 0
        for other in range(s.seats):
            if other != seat:
                beaten |= s.own2[other]
                rivals |= s.own1[other]
        own1, own2 = s.own1[seat], s.own2[seat]
        near ^= near & beaten & ~own1
        bare = near & ~own1
        tiers = []
        for own, those in ((1, bare ^ (bare & rivals)), (2, near & own1 & ~own2), (3, near & own2)):
            for points in range(LARGEST, 1, -1):
                found = those & EXACTLY[points]
                if found:
                    at_once = max(0.0, self._sooner * points - self._yurt * own)
                    tiers.append(((1.0 - self._sooner) * points + NEXT * at_once, found))
                    self._near |= found
        tiers.sort(reverse=True)
        return tiers

    def of_all(self, options: Sequence[Any]) -> list[float]:
        """The prior of each option."""
        found = []
        cells = self._cells
        for pick in options:
            kind = type(pick)
            if kind is Invade:
                card, cell = pick
                found.append((cells[cell] or self.yurt(cell)) * CARD_EASE[card])
            elif kind is FreeInvade:
                cell = pick.cell
                found.append((cells[cell] or self.yurt(cell)) * FREELY)
            elif kind is Conquer:
                found.append(self.piece(pick.placement))
            else:
                found.append(self.other(kind, pick))
        return found

    def yurt(self, cell: int) -> float:
        """A yurt on a cell: the best piece that it completes."""
        here = THROUGH[cell] & self._near
        if not here:
            found = self._bare[cell]
        else:
            value = self._yurt + 0.1 * ROOM[cell]
            for completed, those in self._tiers:
                if those & here:
                    value += completed
                    break
            found = exp(value / ONE_POINT)
        self._cells[cell] = found
        return found

    def piece(self, placement: int) -> float:
        """A piece: its points less what others share, the yurts that it takes, and what it takes from others."""
        ground = self.s.ground
        tally = POINTS[placement] << 20
        for cell in COVERED_LAND[placement]:
            tally += WEIGHT[ground[cell]]
        found = self._pieces.get(tally)
        if found is None:
            found = self._pieces[tally] = exp(self._laid(POINTS[placement], tally) / ONE_POINT)
        if AREA[placement] & self._rim:
            found *= JOINED
        taken = TOUCHING[placement] & self._rivals
        if taken:
            found *= exp(DENIED * (1.0 - self._sooner) * POINTS[taken.bit_length() - 1] / ONE_POINT)
        return found

    def _laid(self, points: int, tally: int) -> float:
        """The points that a piece over these yurts puts the seat ahead of the others."""
        seat, others = self.seat, self.s.seats - 1
        owners = len(SEATS_IN[OWNERS[tally % NEUTRAL_WEIGHT]])
        value = self._sooner * share_of(points, owners) * (1.0 - (owners - 1) / others)
        for other in range(others + 1):
            yurts = tally >> 3 * other & 7
            value += self._yurt * yurts / others if other != seat else -self._yurt * yurts
        return value

    def other(self, kind: Any, pick: Any) -> float:
        """A ruler chased away for the neutral yurt; special cards are used before the rulers are gone."""
        if kind is Chase:
            cell = self.s.rulers[pick.ruler]
            return CHASED * (self._cells[cell] or self.yurt(cell))
        kept = min(1.0, 2 * self._left)
        if kind is UseHighMorale:
            return exp((ACTION - SPECIAL_VALUE[HIGH_MORALE] * kept) / ONE_POINT)
        if kind is UseProtection:
            return exp((GUARDED - SPECIAL_VALUE[PROTECTION] * kept) / ONE_POINT)
        if kind is DivineSupport:
            return exp((GUARDED - SPECIAL_VALUE[DIVINE_SUPPORT] * kept) / ONE_POINT)
        if kind is Reconnoitre:
            points: int = KINDS[pick.kind].points
            return 0.02 * points
        return 1.0 if kind is Pass else 0.1
