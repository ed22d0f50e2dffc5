"""Plays as they were: stepping through them, taking them out and bringing them in, going on from them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from serai.engine.errors import BadRecord
from serai.engine.game import Game
from serai.engine.match import Match
from serai.engine.record import Record
from serai.server import lobby
from serai.server.catalogue import game_of
from serai.server.house import House
from serai.server.lobby import ADD_SEAT, ADD_TABLE, NewTable, SeatWish
from serai.server.people import Person
from serai.server.play import EventTold, Play
from serai.server.refusals import Refused, forbidden, missing, not_now, wrong
from serai.server.storage import Change, Store
from serai.server.table import OVER, Table, read_events, read_play, read_rows

MOST_ROWS = 20_000


class Replayed(msgspec.Struct):
    """A position of the past as an audience knew it, and what the move before it caused."""

    number: int
    last: int
    view: dict[str, Any]
    events: list[EventTold]


async def replay(house: House, table: Table, seat: int | None, number: int) -> Replayed:
    """The position after a move, as a seat knew it at the time."""
    last = table.playing().match.number
    if not 0 <= number <= last:
        raise missing("move")
    play = await read_play(house.store, table, number)
    found = await house.store.read(
        "SELECT number, first_event FROM moves WHERE table_id = ? AND number IN (?, ?) ORDER BY number",
        table.id,
        number,
        number + 1,
    )
    first = found[0][1]
    before = found[1][1] if len(found) > 1 else table.playing().events
    events = await read_events(house.store, table.id, first, before)
    return Replayed(number, last, play.match.view(seat), [event.to(seat) for event in events])


async def export(store: Store, table: Table) -> Record:
    """The whole record with its seed, once the play is over."""
    if table.row.status != OVER:
        raise not_now("not-over", "the record holds the seed, so it is given out when the play is over")
    if table.play is None:
        raise missing("play")
    record = table.header()
    record.rows = await read_rows(store, table.id, 0, table.row.number)
    match = await asyncio.to_thread(Match.replay, record, None, table.game)
    return match.record


def _game_of(record: Record) -> Game:
    try:
        return game_of(record.game)
    except LookupError:
        raise BadRecord(f"the game {record.game} is not here", "game", game=record.game) from None


async def bring_in(house: House, person: Person, text: str) -> str:
    """Keep a record from elsewhere as a table that is over; what does not fit is named with its move."""
    try:
        record = Record.from_json(text) if text.lstrip().startswith("{") else Record.from_text(text)
        if len(record.rows) > MOST_ROWS:
            raise BadRecord(f"a record may have {MOST_ROWS} moves", "long", number=MOST_ROWS)
        game = _game_of(record)
        match, entries = await asyncio.to_thread(_played_again, record, game)
    except (BadRecord, ValueError, LookupError, TypeError, RecursionError) as error:
        facts = {"fault": error.fault, **error.facts} if isinstance(error, BadRecord) else {"fault": "unreadable"}
        raise Refused(400, "bad-record", str(error), facts) from None
    now = house.now()
    wish = NewTable(record.game, [SeatWish("open")] * len(record.seats), record.options, public=False)
    row = lobby.fresh_row(house, person, wish, record.options, {"imported": True})
    row.status, row.ended, row.started = OVER, now, now
    row.seed, row.fair, row.rules, row.number = record.seed, record.fair, record.rules, match.number
    row.result = [list(part) for part in match.result] if match.result else None
    changes = [Change(ADD_TABLE, lobby.row_values(row))]
    changes += [Change(ADD_SEAT, (row.id, seat, None, None, "")) for seat in range(len(record.seats))]
    changes += lobby.move_rows(row.id, entries, now)
    await house.store.write(changes)
    return row.id


def _played_again(record: Record, game: Any) -> tuple[Match, list[lobby.Entry]]:
    match = Match.replay(record, None, game)  # checks everything, the state at the end too
    play = Play.begin(game, len(record.seats), record.seed, record.options, record.fair)
    entries: list[lobby.Entry] = [(0, -1, "new", None, list(play.happened), play.question_digest())]
    entries += [(*row, play.repeat(row), play.question_digest()) for row in record.rows]
    return match, entries


async def fork(house: House, table: Table, person: Person, at: int, seats: list[SeatWish]) -> str:
    """A new table whose play begins as this one did, up to a move."""
    row = table.row
    if row.status != OVER or table.play is None:
        raise not_now("not-over", "only a play that is over can be gone on with elsewhere")
    if not 0 <= at <= row.number:
        raise missing("move")
    if len(seats) != len(table.seats):
        raise wrong("bad-seats", f"this play has {len(table.seats)} seats")
    wish = NewTable(row.game, seats, row.options, row.title, row.language, bool(row.public))
    return await lobby.open_table(house, person, wish, {"fork": row.id, "at": at})


async def rematch(house: House, table: Table, person: Person) -> str:
    """Another table for the same people, each one seat further; whoever asks second gets the same table."""
    row = table.row
    if row.status != OVER:
        raise not_now("not-over", "the play is not over")
    if not table.seats_of(person.id):
        raise forbidden("not-seated", "you do not sit at this table")
    if row.origin and "next" in row.origin:
        return str(row.origin["next"])
    deleted = "SELECT id FROM people WHERE deleted = 1 AND id IN (SELECT person FROM seats WHERE table_id = ?)"
    gone = {person for (person,) in await house.store.read(deleted, row.id)}  # their seats are for anybody
    people = [(None if seat.person in gone else seat.person, seat.bot) for seat in table.seats]
    people = people[-1:] + people[:-1]
    wish = NewTable(row.game, [], row.options, row.title, row.language, bool(row.public), row.pace)
    table_id = await lobby.lay(house, person, wish, row.options, people, {"rematch": row.id})
    await house.change(table, [], origin={**(row.origin or {}), "next": table_id})
    return table_id
