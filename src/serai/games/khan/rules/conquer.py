"""Chapter 8: action C, laying a piece, and the consent that an active card may demand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from serai.engine.core.errors import Reason
from serai.engine.core.steps import AskAlways
from serai.games.khan.choices import ANSWERS, CONQUERS, Agree, Conquer, Refuse, RefuseForTurn
from serai.games.khan.events import Conquered, ConsentAsked, Consented, Refused, RefusedForTurn
from serai.games.khan.rules.active import copies_for, guarded_by
from serai.games.khan.rules.bits import members
from serai.games.khan.rules.board import ALL_REGIONS, IS_LAND, TERRAIN_OF
from serai.games.khan.rules.placement_index import cover, led_by
from serai.games.khan.rules.placements import COVERED, COVERED_LAND, KIND_OF, KINDS, OF_KIND
from serai.games.khan.state import EMPTY, NEUTRAL, NONE, PIECE, RULER, SEATS_IN, YURT, Khan, is_piece, is_ruler


def open_to(s: Khan, seat: int) -> int:
    """The placements that a seat may propose now, those that need consent among them."""
    found = led_by(s, seat)
    if s.guards and found:  # KH-CONQ-31
        for other in range(s.seats):
            if other != seat:  # KH-SPECIAL-6
                if s.protector == other or s.divine[other] != NONE:
                    guarded = found & guarded_by(s, other)
                    if guarded and not s.unwilling >> other & 1:  # KH-RULING-39
                        guarded ^= guarded & led_by(s, other)  # KH-SPECIAL-KP-5, KH-SPECIAL-DS-7, KH-RULING-17
                    found ^= guarded  # KH-SPECIAL-KP-4, KH-SPECIAL-DS-6
                kind = s.reserved[other]
                if kind != NONE and not copies_for(s, seat, kind):
                    found ^= found & OF_KIND[kind]  # KH-SPECIAL-RC-4, KH-SPECIAL-RC-5
        for placement in s.refused:
            found &= ~(1 << placement)  # KH-RULING-18
    return found


def is_open_to(s: Khan, seat: int, placement: int) -> bool:
    """Whether `open_to` has a placement, which is complete and over a yurt of the seat, without making that set."""
    owners = OWNERS[yurts_under(s, placement) % NEUTRAL_WEIGHT]
    if not owners >> seat & 1:
        return False
    if not s.guards:
        return True
    for other, guarded in _guarding(s, seat):
        if guarded >> placement & 1 and not (owners & ~s.unwilling) >> other & 1:
            return False  # KH-SPECIAL-KP-4, KH-SPECIAL-DS-6, KH-RULING-17, KH-RULING-39
    return placement not in s.refused and copies_for(s, seat, KIND_OF[placement]) > 0  # KH-RULING-18, KH-SPECIAL-RC-4


def allows_conquest(s: Khan, seat: int, placement: int) -> bool:
    """Whether a seat may propose a placement now."""
    return bool((s.ready & s.own1[seat]) >> placement & 1) and is_open_to(s, seat, placement)


def without_consent(s: Khan, seat: int) -> int:
    """The placements that a seat may lay without asking anybody."""
    found = open_to(s, seat)
    if s.guards and found:
        for other in range(s.seats):
            if other != seat:
                found ^= found & guarded_by(s, other)
    return found


def consents_for(s: Khan, seat: int, placement: int) -> tuple[int, ...]:
    """Who must agree to a placement that may be proposed, clockwise from the seat that lays it."""
    if not s.guards:
        return ()
    return tuple([other for other, guarded in _guarding(s, seat) if guarded >> placement & 1])  # KH-RULING-20


# By number of seats and seat: the others, clockwise.
CLOCKWISE: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(5)
)


def _guarding(s: Khan, seat: int) -> list[tuple[int, int]]:
    """The other seats with an active card, clockwise, each with the placements that it must agree to."""
    found = []
    for other in CLOCKWISE[s.seats][seat]:  # KH-RULING-19
        if s.protector == other or s.divine[other] != NONE:
            found.append((other, guarded_by(s, other)))
    return found


def marks_of_consent(s: Khan, seat: int) -> dict[str, Any]:
    """The placements that somebody must agree to, each with those who will be asked, as a fact of the question."""
    if not s.guards:
        return {}
    guarding = _guarding(s, seat)
    needing = 0
    for _, guarded in guarding:
        needing |= guarded
    marks = [
        [placement, *[other for other, guarded in guarding if guarded >> placement & 1]]
        for placement in members(open_to(s, seat) & needing)
    ]  # KH-DEC-20
    return {"consents": marks} if marks else {}


def propose(s: Khan, asker: Any, placement: int) -> None:
    """Lay a piece for the step that asked, at once or after all consents."""
    protectors = consents_for(s, asker.seat, placement) if s.guards else ()
    if not protectors:
        asker.conquered(s, placement)
        return
    s.todo.append(asker)  # the question to go back to after a refusal
    ask_consent(s, asker.seat, placement, protectors)


def ask_consent(s: Khan, by: int, placement: int, protectors: tuple[int, ...]) -> None:
    """Ask the first of the protectors; the others wait."""
    if s.telling:
        s.tell(ConsentAsked(protectors[0], by, placement))
    s.todo.append(Consent(protectors[0], by, placement, protectors[1:]))


@dataclass(frozen=True, slots=True)
class Consent(AskAlways):
    """A protecting player agrees to a shared conquest or refuses it."""  # KH-DEC-7, KH-DEC-18

    seat: int
    by: int
    placement: int
    others: tuple[int, ...]
    takes = (Agree, Refuse, RefuseForTurn)

    def options(self, s: Khan) -> tuple[Any, ...]:
        return ANSWERS

    def chosen(self, s: Khan, pick: Agree | Refuse | RefuseForTurn) -> None:
        if type(pick) is Agree:
            if s.telling:
                s.tell(Consented(self.seat, self.by, self.placement))
            if self.others:
                ask_consent(s, self.by, self.placement, self.others)
            else:
                s.todo.pop().conquered(s, self.placement)
            return
        if type(pick) is RefuseForTurn:
            s.unwilling |= 1 << self.seat  # KH-RULING-39
            if s.telling:
                s.tell(RefusedForTurn(self.seat, self.by, self.placement))
        elif s.telling:
            s.tell(Refused(self.seat, self.by, self.placement))
        s.refused.append(self.placement)  # KH-RULING-18
        s.guards += 1
        s.todo[-1].refused(s)  # KH-SPECIAL-KP-6, KH-SPECIAL-DS-8

    def facts(self, s: Khan) -> dict[str, Any]:
        return {"seat_by": self.by, "placement": self.placement}


def forget_refusals(s: Khan) -> None:
    """Refusals hold for one turn."""
    if s.refused:
        s.guards -= len(s.refused)
        s.refused.clear()
        s.unwilling = 0


# The yurts under a piece, packed into one number: three bits a seat, and the neutral ones above them.
SEAT_BITS: Final = 3
NEUTRAL_WEIGHT: Final = 1 << 4 * SEAT_BITS
WEIGHT: Final = (0, NEUTRAL_WEIGHT, *(1 << SEAT_BITS * seat for seat in range(4)))  # by what stands on a cell


def yurts_under(s: Khan, placement: int) -> int:
    """The yurts under a piece that is laid there, packed."""
    ground = s.ground
    packed = 0
    for cell in COVERED_LAND[placement]:
        packed += WEIGHT[ground[cell]]  # KH-CONQ-19
    return packed


def packed_yurts(packed: int, seat: int) -> int:
    """How many of the yurts packed into a number are of a seat."""
    return packed >> SEAT_BITS * seat & 7


def _owners(packed: int) -> int:
    """Who has most of the yurts under a piece, one bit a seat."""  # KH-CONQ-22
    yurts = [packed_yurts(packed, seat) for seat in range(4)]
    return sum(1 << seat for seat in range(4) if yurts[seat] == max(yurts))  # KH-CONQ-24, KH-CONQ-26, KH-RULING-6


OWNERS: Final = bytes(_owners(packed) for packed in range(NEUTRAL_WEIGHT))  # by packed yurts without the neutral ones


def lay(s: Khan, seat: int, placement: int) -> None:
    """Lay the piece: the yurts under it go back, and those who had most of them own it."""  # KH-CONQ-1
    ground = s.ground
    packed = yurts_under(s, placement)
    piece = PIECE + len(s.laid)
    for cell in COVERED[placement]:
        ground[cell] = piece  # KH-CONQ-27
    owners = OWNERS[packed % NEUTRAL_WEIGHT]
    neutral = packed // NEUTRAL_WEIGHT
    s.supply += neutral  # KH-CONQ-28, KH-RULING-10
    s.laid.append(placement)
    s.owners.append(owners)  # KH-CONQ-23; a marker is not on the ground: KH-CONQ-30
    cover(s, placement)
    if s.telling:
        yurts = tuple(packed_yurts(packed, other) for other in range(s.seats))
        s.tell(Conquered(seat, placement, SEATS_IN[owners], yurts, neutral, s.beside[KIND_OF[placement]]))


# ---- the same rules read cell by cell, to explain a refusal


def why_not_conquer(s: Khan, seat: int, pick: Conquer) -> Reason | None:
    """The rule that forbids a conquest, read from the cells themselves."""
    return (
        _why_not_kind(s, seat, pick.placement)
        or _why_not_cells(s, pick.placement)
        or _why_not_majority(s, seat, pick.placement)
        or _why_not_guarded(s, seat, pick.placement)
    )


def asks_nobody(s: Khan, seat: int) -> bool:
    """Whether the seat could lay any piece without asking anybody, read from the cells themselves."""
    others = [other for other in range(s.seats) if other != seat]
    for pick in CONQUERS:
        legal = why_not_conquer(s, seat, pick) is None
        if legal and not any(_guard_broken(s, other, pick.placement) for other in others):
            return True
    return False


def _why_not_kind(s: Khan, seat: int, placement: int) -> Reason | None:
    kind = KIND_OF[placement]
    copies = KINDS[kind].copies - sum(1 for other in s.laid if KIND_OF[other] == kind)
    if copies == 0:
        return Reason("KH-CONQ-2", {"kind": kind})
    holders = [other for other in range(s.seats) if other != seat and s.reserved[other] == kind]
    if holders and s.seats < 4:
        return Reason("KH-SPECIAL-RC-4", {"kind": kind, "seat": holders[0]})
    if len(holders) >= copies:
        return Reason("KH-SPECIAL-RC-5", {"kind": kind, "seat": holders[0]})
    return None


def _why_not_cells(s: Khan, placement: int) -> Reason | None:
    for cell in COVERED[placement]:
        standing = s.ground[cell]
        if is_piece(standing):
            return Reason("KH-CONQ-5", {"cell": cell})
        if is_ruler(standing):
            return Reason("KH-CONQ-6", {"cell": cell, "ruler": standing - RULER})
    for cell in COVERED[placement]:
        if IS_LAND[cell] and s.ground[cell] == EMPTY:
            bridge = KINDS[KIND_OF[placement]].bridge
            return Reason("KH-CONQ-10" if bridge else "KH-CONQ-7", {"cell": cell})
    return None


def _yurts_under(s: Khan, placement: int) -> list[int]:
    standing = [s.ground[cell] for cell in COVERED[placement]]
    return [standing.count(YURT + seat) for seat in range(s.seats)]


def _why_not_majority(s: Khan, seat: int, placement: int) -> Reason | None:
    yurts = _yurts_under(s, placement)
    if not yurts[seat]:
        return Reason("KH-CONQ-20", {"placement": placement})
    most = max(yurts)
    if most > yurts[seat]:
        return Reason("KH-CONQ-21", {"seat": yurts.index(most), "number": most, "number_own": yurts[seat]})
    return None


def _why_not_guarded(s: Khan, seat: int, placement: int) -> Reason | None:
    if placement in s.refused:
        return Reason("KH-RULING-18", {"placement": placement})
    yurts = _yurts_under(s, placement)
    for place in range(1, s.seats):
        other = (seat + place) % s.seats
        broken = _guard_broken(s, other, placement)
        if broken is not None:
            if yurts[other] < max(yurts):
                return broken
            if s.unwilling >> other & 1:
                return Reason("KH-RULING-39", {"seat": other})
    return None


def _guard_broken(s: Khan, seat: int, placement: int) -> Reason | None:
    """The active card of a seat under which a placement falls."""
    for cell in COVERED[placement]:
        if s.protector == seat and s.ground[cell] == YURT + seat:
            return Reason("KH-SPECIAL-KP-4", {"seat": seat, "cell": cell})
        if s.ground[cell] == NEUTRAL and s.divine[seat] in (TERRAIN_OF[cell], ALL_REGIONS):
            return Reason("KH-SPECIAL-DS-6", {"seat": seat, "cell": cell, "region": TERRAIN_OF[cell]})
    return None
