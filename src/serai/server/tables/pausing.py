"""Pausing by agreement: everybody agrees that the game stands still, and any of them lets it go on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from serai.protocol.clocks import set_going
from serai.protocol.live.acts import must_agree, must_go_on, playing_seats, refuse_without
from serai.protocol.refusals import not_now
from serai.protocol.table import RUNNING, Pause, Table
from serai.server.people.people import Person
from serai.server.storage import Change
from serai.server.tables import transactions
from serai.server.tables.said import noted
from serai.server.tables.tables import Tables


async def ask(tables: Tables, table: Table, person: Person) -> None:
    """Ask all others to stop the game for a while; against bots alone it stops at once."""
    _must_run(table)
    must_go_on(table)
    seats = playing_seats(table, person.id)
    if table.row.pause is not None:  # who asks for what somebody else asks for agrees to it
        await answer(tables, table, person, agrees=True)
        return
    refuse_without(must_agree(table, person.id))  # SE-PAUSE-1
    await _settle(tables, table, Pause(seats[0], seats))


async def answer(tables: Tables, table: Table, person: Person, agrees: bool) -> None:
    """Agree to the pause that somebody asks for, or refuse it for all; whoever asked takes it back so."""
    pause = table.row.pause
    if pause is None or pause.since is not None or table.row.status != RUNNING:
        raise not_now("no-proposal", "nobody asks for this any more")
    seats = playing_seats(table, person.id)
    if agrees:
        await _settle(tables, table, replace(pause, agreed=sorted({*pause.agreed, *seats})))
    else:
        await tables.change(table, [], pause=None)


async def _settle(tables: Tables, table: Table, pause: Pause) -> None:
    """Stop the game if nobody's consent is missing; otherwise keep asking."""
    if any(seat.seat not in pause.agreed for seat in must_agree(table, None)):
        await tables.change(table, [], pause=pause)
        return
    now = tables.now()
    stopped = [Change(transactions.CLEAR_BOTS, (table.id,)), noted(table, pause.seat, "paused", now)]
    await tables.change(table, stopped, pause=replace(pause, since=now), deadline=None)
    await tables.audience.catch_up(table, tables.store)


async def resume(tables: Tables, table: Table, person: Person) -> None:
    """Let the game go on; the clocks go on from where they stood."""
    _must_run(table)
    seats = playing_seats(table, person.id)
    if table.stopped is None:
        raise not_now("not-paused", "the game is not paused")
    await go_on(tables, table, [noted(table, seats[0], "resumed", tables.now())])
    await tables.audience.catch_up(table, tables.store)


async def go_on(tables: Tables, table: Table, also: Sequence[Change] = ()) -> None:
    """End a pause, whoever wants it."""
    assert table.stopped is not None
    clocks = set_going(table.row.clocks, tables.now() - table.stopped)  # SE-PAUSE-3
    going = [*transactions.bot_turns(table, table.row), *also]
    await tables.change(table, going, pause=None, clocks=clocks, deadline=table.due(clocks))


def _must_run(table: Table) -> None:
    if table.row.status != RUNNING:
        raise not_now("not-running", "there is no game under way")
