"""Resigning: giving up a game for good, which goes on without one as long as two others play it."""

from __future__ import annotations

from serai.protocol.live.acts import playing_seats
from serai.protocol.opening import STAND_IN
from serai.protocol.refusals import not_now
from serai.protocol.table import RUNNING, Table
from serai.server.people.people import Person
from serai.server.storage import Change
from serai.server.tables import transactions
from serai.server.tables.actions import end_early
from serai.server.tables.said import noted
from serai.server.tables.tables import Tables

GIVE_UP = "UPDATE seats SET resigned = ?, away = ?, vote = 0 WHERE resigned IS NULL AND table_id = ? AND seat = ?"


async def resign(tables: Tables, table: Table, person: Person) -> None:
    """Leave one's seats to a bot that plays them to the end; what was asked and voted there is void."""
    if table.row.status != RUNNING:
        raise not_now("not-running", "there is no game to end")
    seats, row = playing_seats(table, person.id), table.row
    given_up = [noted(table, seats[0], "resigned", tables.now())]
    for place in (table.seats[seat] for seat in seats):
        place.resigned, place.away = row.number, place.away or STAND_IN  # SE-END-5
        given_up += [
            Change(GIVE_UP, (row.number, place.away, table.id, place.seat), 1),
            Change(transactions.CLEAR_BOT, (table.id, place.seat)),
        ]
    if _ends(table):
        await end_early(tables, table, given_up)
    else:
        pause = row.pause if table.stopped is not None else None
        turns = [] if pause else transactions.bot_turns(table, row)
        due = transactions.due(table, row.clocks)
        await tables.change(table, [*given_up, *turns], deadline=due, proposal=None, pause=pause)
    await tables.audience.catch_up(table, tables.store)


def _ends(table: Table) -> bool:
    """Whether nobody is left to play, or one person without an opponent who has not resigned."""
    left = {seat.bot or seat.person for seat in table.seats if seat.resigned is None}
    people = {seat.person for seat in table.seats if seat.resigned is None and seat.bot is None}
    return not people or len(left) == 1  # SE-END-6
