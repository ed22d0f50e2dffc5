"""Active special cards and reservations: what they protect, and how they end."""

from __future__ import annotations

from serai.games.khan.events import PutAway, Released
from serai.games.khan.rules.board import ALL_REGIONS
from serai.games.khan.rules.cards import DIVINE_SUPPORT, PROTECTION
from serai.games.khan.state import NOBODY, NONE, Khan


def guarded_by(s: Khan, seat: int) -> int:
    """The placements over yurts that an active card of this seat protects."""
    guarded = s.own1[seat] if s.protector == seat else 0
    region = s.divine[seat]
    if region == ALL_REGIONS:  # KH-SPECIAL-DS-3
        for neutral in s.neutral:
            guarded |= neutral
    elif region != NONE:  # KH-SPECIAL-DS-4
        guarded |= s.neutral[region]
    return guarded


def copies_for(s: Khan, seat: int, kind: int) -> int:
    """How many pieces of a kind a seat may use, reservations of the others respected."""  # KH-RULING-23
    reserved = s.reserved.count(kind)
    if s.reserved[seat] == kind:
        reserved -= 1
    if reserved and s.seats < 4:
        return 0  # KH-SPECIAL-RC-4
    return s.beside[kind] - reserved  # KH-SPECIAL-RC-5, KH-DEC-16


def end_reservation(s: Khan, seat: int) -> None:
    """A reservation of the seat ends, and its yurt is taken back."""  # KH-SPECIAL-RC-6
    kind = s.reserved[seat]
    if kind != NONE:
        s.reserved[seat] = NONE
        s.guards -= 1
        if s.telling:
            s.tell(Released(seat, kind))


def end_active_card(s: Khan, seat: int) -> None:
    """The active card of the seat leaves the game."""  # KH-SPECIAL-1
    if s.protector == seat:
        s.protector = NOBODY
        _put_away(s, seat, PROTECTION)
    elif s.divine[seat] != NONE:
        s.divine[seat] = NONE
        _put_away(s, seat, DIVINE_SUPPORT)


def _put_away(s: Khan, seat: int, special: int) -> None:
    s.guards -= 1
    if s.telling:
        s.tell(PutAway(seat, special))


def count_guards(s: Khan) -> int:
    """How many active cards, reservations and refusals restrict somebody."""
    active = s.seats - s.divine.count(NONE) + (s.protector != NOBODY)
    return active + s.seats - s.reserved.count(NONE) + len(s.refused)
