"""What a person may do at a table and see of it, and what choices would lead to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.views.event_facts import event_shown
from serai.protocol.refusals import Refused, forbidden, not_now
from serai.protocol.table import OVER, Seat, Table
from serai.protocol.told import Answered

Guard = Callable[[Table, int], None]  # refuses people who may not act for a seat


def guard_of(person: str | None) -> Guard:
    """Lets a person act for their own seats, while no bot plays them."""

    def allowed(table: Table, seat: int) -> None:
        if seat not in table.seats_of(person):
            raise forbidden("not-your-seat", "this is not your seat")
        if table.seats[seat].away:
            playing_seats(table, person or "")
            if table.row.status == OVER:
                return  # nobody can take the seat back any more, but ask what became of a choice
            raise not_now("seat-away", "a bot plays this seat; take it back first")

    return allowed


def may_see(table: Table, person: str | None, seat: int | None) -> None:
    """Refuse to show a seat's knowledge to anybody but its owner, until the game is over."""
    if seat is None or (table.row.status == OVER and 0 <= seat < len(table.seats)):
        return
    if seat not in table.seats_of(person):
        raise forbidden("not-your-seat", "this is not your seat")


def why_not(table: Table, seat: int, choice: Any) -> Reason | None:
    """The rule that forbids a choice."""
    return table.playing().match.why_not(seat, choice)


def preview(table: Table, seat: int, choice: Any) -> tuple[list[dict[str, Any]], bool]:
    """What a choice would cause, as far as its seat can know, and whether taking it back would need consent."""
    match = table.playing().match
    return [event_shown(match.game, event) for event in match.preview(seat, choice)], match.final(seat, choice)


def preview_facts(table: Table, seat: int, choice: Any) -> dict[str, Any]:
    """The facts that a choice would change."""
    return table.playing().match.preview_facts(seat, choice)


def preview_next(table: Table, seat: int, choice: Any) -> list[Answered]:
    """What each answer to the question that a choice leads to would cause in its turn."""
    match = table.playing().match
    to_row = match.game.notation.to_row
    return [
        Answered(to_row(pick), [event_shown(match.game, event) for event in events])
        for pick, events in match.preview_next(seat, choice)
    ]


# ---- consent


def must_agree(table: Table, person: str | None) -> list[Seat]:
    """The seats of the other people; bots in seats of their own agree to everything, stand-ins do not count.

    Whoever has resigned is asked no more.
    """
    return [seat for seat in table.seats if seat.bot is None and seat.resigned is None and seat.person != person]


def playing_seats(table: Table, person: str) -> list[int]:
    """The seats for which a person may speak; who has none, or has resigned, is refused."""
    seats = table.seats_of(person)
    if not seats:
        raise forbidden("not-seated", "you do not sit at this table")
    playing = [seat for seat in seats if table.seats[seat].resigned is None]
    if not playing:
        raise forbidden("resigned", "you have resigned")  # SE-END-5
    return playing


def must_go_on(table: Table) -> None:
    """Refuse to move while the game stands still."""
    if table.stopped is not None:
        raise not_now("paused", "the game is paused; somebody must let it go on first")  # SE-PAUSE-2


def refuse_without(silent: list[Seat]) -> None:
    """Refuse a proposal that a person who is away would have to agree to."""
    away = dict.fromkeys(seat.name or "?" for seat in silent if seat.away)
    if away:
        names = ", ".join(away)
        raise Refused(409, "somebody-away", f"they are away and cannot agree: {names}", {"names": names})
