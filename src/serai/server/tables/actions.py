"""What a person does in a game: every act is checked against the seats that are theirs."""

from __future__ import annotations

from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.play.record import ALL
from serai.protocol.clocks import allowed_until
from serai.protocol.live.acts import guard_of, may_see, must_agree, must_go_on, playing_seats, refuse_without
from serai.protocol.naming import may_know
from serai.protocol.play import EventTold
from serai.protocol.refusals import Refused, forbidden, not_now
from serai.protocol.shown import Position, position
from serai.protocol.table import OVER, RUNNING, NotStarted, Proposal, Table
from serai.protocol.told import Ack
from serai.server.bots.bot_remarks import first_bot_says
from serai.server.people.people import Person
from serai.server.storage import Change, Conflict
from serai.server.tables import lobby, transactions
from serai.server.tables.stored import read_events, stands
from serai.server.tables.tables import Tables


async def let_see(tables: Tables, table: Table, person: str | None, seat: int | None) -> None:
    """Like `may_see`, but reads the seats from the database before refusing: another node may have changed them."""
    try:
        may_see(table, person, seat)
    except Refused:
        if not tables.store.shared:
            raise
        await tables.renew(table)
        may_see(table, person, seat)


async def look(tables: Tables, table: Table, person: str | None, seat: int | None, since: int | None) -> Position:
    """An audience's position with the events from a number on (none: no events)."""
    play = table.playing()
    events = [] if since is None else await events_since(tables, table, seat, since)
    found = position(table, seat, events, may_know(table, person))
    assert found.next_event == play.events
    return found


async def events_since(tables: Tables, table: Table, seat: int | None, since: int) -> list[EventTold]:
    """What an audience may know of what happened from an event number on."""
    play = table.playing()
    limits = tables.replays.limits
    with limits.charged():
        told = [event.to(seat) for event in play.happened[max(0, since - play.first) :]]
    if since < play.first:
        return await read_events(tables.store, limits, table, since, play.first, seat) + told
    return told


async def since_last_turn(tables: Tables, table: Table, seat: int) -> list[EventTold]:
    """What happened since a seat last chose something."""
    found = await tables.store.read(
        """SELECT first_event FROM moves WHERE table_id = ? AND number >
           (SELECT coalesce(max(number), -1) FROM moves WHERE table_id = ? AND (seat = ? OR act = ?))
           ORDER BY number LIMIT 1""",
        table.id,
        table.id,
        seat,
        ALL,
    )
    return await events_since(tables, table, seat, found[0][0]) if found else []


# ---- taking back


async def undo(
    tables: Tables, table_id: str, person: Person, seat: int, at: int, key: str, to: int | None
) -> Ack | None:
    """Take back at once what needs no consent; otherwise ask the others, which gives None."""
    async with tables.at(table_id, (at, 0)) as table:
        guard_of(person.id)(table, seat)
        play = table.playing()
        free = to is None or play.match.why_not_undo(seat, to) is None
        late = at != play.match.number  # it may be here already, under the same key
    if free or late or to is None:
        return await tables.undo(table_id, seat, at, key, to, guard_of(person.id))
    async with tables.at(table_id) as table:
        play = table.playing()
        if (known := await tables.repeated(table, seat, key)) is not None:
            return known
        if table.row.status != RUNNING:
            raise IllegalChoice(Reason("SE-END-1", {}))
        must_go_on(table)
        if at != play.match.number:
            raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": play.match.number}))
        if not 1 <= to <= play.match.number or not await stands(tables.store, table.id, to):
            raise IllegalChoice(Reason("SE-UNDO-2", {"number": to}))
        if table.row.rated:
            raise not_now("rated-undo", "at a rated table only what needs no consent can be taken back")
        refuse_without(must_agree(table, person.id))  # SE-UNDO-6
        await _settle_proposal(tables, table, Proposal(seat, to, play.match.number), key)
        await first_bot_says(tables, table, "undo-agreed")
    return None


async def answer_undo(tables: Tables, table: Table, person: Person, agrees: bool) -> None:
    """Agree to the proposed taking back with all of one's seats, or refuse it for all."""
    proposal = table.row.proposal
    if proposal is None or proposal.number != table.row.number:
        raise not_now("no-proposal", "nobody asks for this any more")
    must_go_on(table)
    seats = [seat for seat in table.seats_of(person.id) if seat != proposal.seat]
    if not seats:
        raise forbidden("not-seated", "this is for the others to answer")
    if not agrees:
        await tables.change(table, [], proposal=None)
        return
    agreed = sorted({*proposal.agreed, *seats})
    await _settle_proposal(tables, table, Proposal(proposal.seat, proposal.first, proposal.number, agreed))


async def _settle_proposal(tables: Tables, table: Table, proposal: Proposal, key: str | None = None) -> None:
    """Take back if all others agree; otherwise keep asking, also those who have gone away meanwhile (SE-UNDO-7)."""
    others = set(range(len(table.seats))) - {proposal.seat}
    asked = {seat.seat for seat in must_agree(table, table.seats[proposal.seat].person)}
    proposal.agreed = sorted((others - asked) | (others & set(proposal.agreed)))
    if set(proposal.agreed) >= others:
        await tables.undo_agreed(table, proposal.seat, proposal.first, tuple(proposal.agreed), key)
    else:
        await tables.change(table, [], proposal=proposal)


# ---- ending


async def vote(tables: Tables, table: Table, person: Person, ends: bool) -> None:
    """Vote to end the game; it ends when all its people have voted so themselves (SE-END-2)."""
    if table.row.status != RUNNING:
        raise not_now("not-running", "there is no game to end")
    playing_seats(table, person.id)
    put = "UPDATE seats SET vote = ? WHERE table_id = ? AND person = ?"
    changes = [Change(put, (int(ends), table.id, person.id))]
    silent = [seat for seat in must_agree(table, person.id) if not seat.vote]
    if ends:
        refuse_without(silent)  # SE-END-3
    if ends and not silent:
        await end_early(tables, table, changes)
    else:
        await tables.change(table, changes)
        if ends:
            await first_bot_says(tables, table, "vote-left")


async def end_early(tables: Tables, table: Table, changes: list[Change]) -> None:
    """End the game before its end, with what ended it."""
    ended = [Change(transactions.CLEAR_BOTS, (table.id,)), Change(transactions.ADD_ENDING, (table.id,))]
    if table.playing().match.state.drafts is None:  # open drafts are not part of the final state
        ended.append(transactions.snapshot(table.id, table.playing()))
    over = {"status": OVER, "ended": tables.now(), "asked": [], "deadline": None, "pause": None}
    await tables.change(table, [*changes, *ended], **over)


async def time_out(tables: Tables, table_id: str, level: str) -> None:
    """Let a bot play for everybody whose time is over; whoever is on vacation has longer."""
    try:
        async with tables.at(table_id) as table:
            row, now = table.row, tables.now()
            if row.status != RUNNING or table.stopped is not None:
                return
            late = [
                seat
                for seat in table.people_asked()
                if (time := allowed_until(row.pace, row.clocks, seat, table.seats[seat].vacations)) is not None
                and time <= now
            ]
            if late:
                await lobby.stand_in(tables, table, late, level)
            elif row.deadline is not None and row.deadline <= now:
                await tables.change(table, [], deadline=table.due(row.clocks))
    except (Conflict, NotStarted):
        return  # a move came first
