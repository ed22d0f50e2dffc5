"""Who is called by a number: to those who do not play at a table, whoever wishes so has no name.

Whoever plays there, has opened the table, or takes part in its tournament knows everybody by name.
"""

from __future__ import annotations

from dataclasses import replace

from serai.protocol.table import Seat, Table

WITHHELD = "-"  # the id of somebody for whom a seat is kept, and who is not named


def may_know(table: Table, person: str | None) -> bool:
    """Whether somebody is told all names at a table."""
    if all(seat.nameless is None for seat in table.seats):
        return True
    if person is None:
        return False
    seated = any(person in (seat.person, seat.kept_for) for seat in table.seats)
    return seated or person == table.row.host or person in table.knowing


def unnamed(seat: Seat) -> Seat:
    """A seat as those see it who may not know who sits there."""
    if seat.nameless is None:
        return seat
    return replace(seat, person=None, name=None, own_name=None, kept_for=seat.kept_for and WITHHELD)
