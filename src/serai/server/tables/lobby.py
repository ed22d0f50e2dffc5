"""Opening a table, sitting down, getting up, and starting the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from serai.engine.play.commitment import make_fair, seed_of
from serai.engine.play.record import Row
from serai.protocol.clocks import deadline, press, wound
from serai.protocol.live.acts import playing_seats
from serai.protocol.opening import STAND_IN, NewTable, SeatWish, checked_level, checked_wish, fresh_row, must_fit
from serai.protocol.play import Play
from serai.protocol.refusals import forbidden, not_now, wrong
from serai.protocol.table import COLUMNS, OPEN, RUNNING, Table, TableRow
from serai.protocol.visible import checked_name
from serai.server.people.people import Person
from serai.server.ratings.rated_tables import must_be_rateable, must_be_rated
from serai.server.replays import process
from serai.server.replays.process import Begun
from serai.server.social.blocking import must_meet
from serai.server.storage import Change
from serai.server.tables import invitations, transactions
from serai.server.tables.bulk import ADD_SNAPSHOTS, LOT_ROWS, move_row
from serai.server.tables.columns import row_values
from serai.server.tables.stored import read_play
from serai.server.tables.tables import Tables

MOST_OPEN = 100  # tables that one person may have open or running
LONGEST_SHARE = 200
HOSTED = "SELECT count(*) FROM tables WHERE host = ? AND status <> 'over'"
ADD_TABLE = f"INSERT INTO tables ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
COPY_MOVES = """INSERT INTO moves (table_id, number, seat, act, what, key, first_event, events, made, question)
    SELECT ?, number, seat, act, what, NULL, first_event, events, ?, question FROM moves
    WHERE table_id = ? AND number >= ? AND number <= ? ON CONFLICT DO NOTHING"""
COPY_SNAPSHOTS = """INSERT INTO snapshots (table_id, number, events, state)
    SELECT ?, number, events, state FROM snapshots WHERE table_id = ? AND number >= ? AND number <= ?
    ON CONFLICT DO NOTHING"""
ADD_POSITION = "INSERT INTO positions (digest, position) VALUES (?, ?) ON CONFLICT DO NOTHING"
ADD_SEAT = "INSERT INTO seats (table_id, seat, person, bot, name, kept_for, share) VALUES (?, ?, ?, ?, ?, ?, '')"


class Sitter(NamedTuple):
    """Who is put into a seat of a new table."""

    person: str | None = None
    bot: str | None = None
    name: str | None = None
    kept_for: str | None = None


async def open_table(
    tables: Tables,
    host: Person,
    wish: NewTable,
    origin: dict[str, Any] | None = None,
    position: str | None = None,
) -> str:
    """Open a table; a person seated at it starts the game. One that is known already begins with `position`."""
    game, options = checked_wish(wish)
    if wish.rated:
        whole = not (wish.position or position or origin)
        must_be_rateable(game, options, len(wish.seats), wish.pace, whole)
        bots = [checked_level(seat.level) for seat in wish.seats if seat.kind == "bot"]
        must_be_rated(game.name, host, bots, sum(seat.kind == "me" for seat in wish.seats))
    running = await tables.store.read(HOSTED, host.id)
    if running[0][0] >= MOST_OPEN:
        raise not_now("too-many-tables", f"at most {MOST_OPEN} tables at a time")
    people = [_sitter(host, seat) for seat in wish.seats]
    row = fresh_row(host.id, wish, options, origin)
    if not wish.position:
        row.position = position
        return await lay(tables, row, people)
    begun: Begun = await tables.replays.run(process.begin, wish.position, row.id, row.created)
    row = placed(row, wish, begun)
    first = [
        Change(transactions.ADD_MOVE.one, begun.move, 1),
        Change(ADD_SNAPSHOTS.one, (row.id, *begun.snapshot), 1),
    ]
    return await lay(tables, row, people, first, begun.header.position)


def _sitter(host: Person, wish: SeatWish) -> Sitter:
    if wish.kind == "me":
        return Sitter(host.id, name=checked_name(wish.name) if wish.name.strip() else None)
    return Sitter(bot=checked_level(wish.level) if wish.kind == "bot" else None)


def placed(row: TableRow, wish: NewTable, begun: Begun) -> TableRow:
    """A table whose game begins with a position, which must be of the game that the table is for."""
    must_fit(begun.header, wish)
    return replace(row, options=begun.header.options, position=begun.digest)


async def lay(
    tables: Tables,
    row: TableRow,
    people: Sequence[Sitter],
    first: Sequence[Change] = (),
    position: str = "",
) -> str:
    """Write a new table with these people and bots in its seats, the first row of its game where that is known, and
    the position with which it begins where that is new.
    """
    kept = [Change(ADD_POSITION, (row.position, position))] if position else []
    await tables.store.write([*kept, *laid(row, people), *first])
    return row.id


def laid(row: TableRow, people: Sequence[Sitter]) -> list[Change]:
    """What a new table with its seats adds."""
    seats = [Change(ADD_SEAT, (row.id, seat, *sitter)) for seat, sitter in enumerate(people)]
    return [Change(ADD_TABLE, row_values(row)), *seats]


# ---- sitting down and getting up


async def join(tables: Tables, table: Table, person: Person, seat: int | None, share: str) -> int:
    """Sit down in a seat, or in the first free one; whoever has seats kept for them sits down in all of these."""
    _must_be_open(table)
    kept = [place.seat for place in table.seats if place.kept_for == person.id and place.free]
    free = [place.seat for place in table.seats if place.free and place.kept_for in (None, person.id)]
    if not free or (seat is not None and seat not in free):
        raise not_now("seat-taken", "somebody sits there already")
    wanted = free[0] if seat is None else seat
    chosen = kept if kept and (seat is None or seat in kept) else [wanted]
    if table.row.rated:
        must_be_rated(table.row.game, person, (), len(table.seats_of(person.id)) + len(chosen))
    if not kept:  # who played together, and knows who is awaited, chooses oneself
        await must_meet(tables.store, person.id, table.row.host, *(place.person for place in table.seats))
    sit = """UPDATE seats SET person = ?, share = ?, kept_for = NULL
        WHERE person IS NULL AND bot IS NULL AND table_id = ? AND seat = ?"""
    share = _checked_share(share)
    seated = [Change(sit, (person.id, share, table.id, place), 1) for place in chosen]
    await tables.change(table, [*seated, Change(invitations.DROP_ONE, (table.id, person.id))])
    return chosen[0]


async def leave(tables: Tables, table: Table, person: Person, level: str) -> None:
    """Get up: before the game the seats are free again, afterwards a bot plays them until they are taken back."""
    _own_seats(table, person)
    if table.row.status == OPEN:
        await tables.change(table, [Change(invitations.FREE_SEATS, (table.id, person.id, person.id))])
    elif table.row.status == RUNNING:
        await stand_in(tables, table, playing_seats(table, person.id), checked_level(level))


async def stand_in(tables: Tables, table: Table, seats: list[int], level: str | None) -> None:
    """Let a bot play some seats, or (with no level) their people again; the clocks of those that change begin anew."""
    row, now = table.row, tables.now()
    put = "UPDATE seats SET away = ? WHERE table_id = ? AND seat = ?"
    changes = [Change(put, (level, table.id, seat)) for seat in seats]
    for seat in seats:
        table.seats[seat].away = level
        changes.append(Change(transactions.CLEAR_BOT, (table.id, seat)))
    clocks = replace(row.clocks, since=row.clocks.since[:], bank=row.clocks.bank[:])
    for seat in seats:
        if level is None and seat in row.asked:
            clocks.since[seat] = table.stopped or now
            clocks.bank[seat] = max(clocks.bank[seat], row.pace.free * 3_000)
    changes += transactions.bot_turns(table, row)
    await tables.change(table, changes, clocks=clocks, deadline=transactions.due(table, clocks))


async def give_up(tables: Tables, table: Table, person: Person) -> None:
    """Get up for good: seats of a game that goes on are a bot's from now on; what was asked and voted is void."""
    if table.row.status == OPEN:
        await tables.change(table, [Change(invitations.FREE_SEATS, (table.id, person.id, person.id))])
    if table.row.status != RUNNING:
        return
    seats = _own_seats(table, person)
    put = "UPDATE seats SET bot = ?, away = NULL, person = NULL, name = NULL WHERE table_id = ? AND seat = ?"
    changes = [Change("UPDATE seats SET vote = 0 WHERE table_id = ?", (table.id,))]  # SE-END-4
    for place in (table.seats[seat] for seat in seats):
        place.bot, place.away = place.away or STAND_IN, None
        changes += [
            Change(put, (place.bot, table.id, place.seat)),
            Change(transactions.CLEAR_BOT, (table.id, place.seat)),
        ]
    changes += transactions.bot_turns(table, table.row)
    pause = table.row.pause if table.stopped is not None else None
    due = transactions.due(table, table.row.clocks)
    await tables.change(table, changes, deadline=due, proposal=None, pause=pause)


async def take_back_seat(tables: Tables, table: Table, person: Person) -> None:
    """Play one's own seats again."""
    seats = [seat for seat in playing_seats(table, person.id) if table.seats[seat].away]
    if seats and table.row.status == RUNNING:
        await stand_in(tables, table, seats, None)


async def seat_bot(tables: Tables, table: Table, person: Person, seat: int, level: str | None) -> None:
    """Put a bot into a free seat before the game, or take it away again."""
    _must_be_open(table)
    if table.row.host != person.id:
        raise forbidden("not-host", "only whoever opened the table may do that")
    if not 0 <= seat < len(table.seats) or table.seats[seat].person is not None:
        raise not_now("seat-taken", "somebody sits there already")
    bot = checked_level(level) if level is not None else None
    if table.row.rated and bot is not None:
        must_be_rated(table.row.game, None, [bot], 0)
    put = "UPDATE seats SET bot = ?, kept_for = NULL WHERE person IS NULL AND table_id = ? AND seat = ?"
    awaited = Change(invitations.DROP_ONE, (table.id, table.seats[seat].kept_for))
    await tables.change(table, [Change(put, (bot, table.id, seat), 1), awaited])


async def give_share(tables: Tables, table: Table, person: Person, share: str) -> None:
    """Add to the seed; only the game's first shuffle ends the time for it."""
    _must_be_open(table)
    _own_seats(table, person)
    put = "UPDATE seats SET share = ? WHERE table_id = ? AND person = ?"
    await tables.change(table, [Change(put, (_checked_share(share), table.id, person.id))])


async def close(tables: Tables, table: Table, person: Person) -> None:
    """Do away with a table that has not begun."""
    _must_be_open(table)
    if table.row.host != person.id and not person.admin:
        raise forbidden("not-host", "only whoever opened the table may do that")
    await tables.change(table, done_away(table.id), status="over", ended=tables.now())


def done_away(table_id: str) -> list[Change]:
    """What goes with a table that has not begun: invitations, and what a fork that could not begin had copied."""
    half = [Change(f"DELETE FROM {kept} WHERE table_id = ?", (table_id,)) for kept in ("snapshots", "moves")]
    return [*half, Change(invitations.DROP_ALL, (table_id,))]


# ---- starting


async def start(tables: Tables, table: Table, person: Person) -> None:
    """Begin the game at which one sits."""
    _must_be_open(table)
    _own_seats(table, person)
    await begin(tables, table)


async def begin(tables: Tables, table: Table) -> None:
    """Make the seed of the secret and all shares, deal, and ask the first question."""
    if any(seat.free for seat in table.seats):
        raise not_now("seats-free", "not all seats are taken")
    row, now = table.row, tables.now()
    begun_with: list[Change] = []
    if row.origin is not None and "fork" in row.origin:
        play, seed, fair = await _forked(tables, table, row.origin)
    elif row.position is not None:
        play = await read_play(tables.store, tables.replays, table, 0)
        seed, fair = "", make_fair(row.promised, ())
    else:
        table.must_be_playable()
        fair = make_fair(row.promised, tuple(seat.share for seat in table.seats))
        seed = seed_of(fair.secret, fair.shares)
        header = table.header()
        header.seed, header.fair = seed, fair
        play = Play.begin(table.game, header)
        first = move_row(row.id, Row(0, -1, "new", None), 0, play.happened, now, play)
        begun_with = [Change(transactions.ADD_MOVE.one, first, 1)]
    asked = play.asked
    clocks = press(row.pace, wound(row.pace, len(table.seats)), asked, None, play.match.number, now)
    begun = replace(row, asked=asked, number=play.match.number, clocks=clocks)
    people = [seat for seat in asked if table.seats[seat].level is None]
    kept = [transactions.snapshot(row.id, play)] if play.may_snapshot() else []
    await tables.change(
        table,
        [*begun_with, *kept, Change(invitations.DROP_ALL, (row.id,)), *transactions.bot_turns(table, begun)],
        status=RUNNING,
        started=now,
        moved=now,
        seed=seed,
        fair=fair,
        number=play.match.number,
        asked=asked,
        clocks=clocks,
        deadline=deadline(row.pace, clocks, people),
    )


async def _forked(tables: Tables, table: Table, origin: dict[str, Any]) -> tuple[Play, str, Any]:
    """The game of another table up to a move, its rows copied as the beginning of this one.

    Until the table has a seed nobody sees them, and whoever tries again copies the same: what is there already stays.
    """
    at: int = origin["at"]
    async with tables.at(origin["fork"]) as parent:
        row = parent.row
    play = await read_play(tables.store, tables.replays, parent, at)
    if play.match.over:
        raise not_now("over", "that game is over at this move; go on from an earlier one")
    for first in range(0, at + 1, LOT_ROWS):
        last = min(first + LOT_ROWS - 1, at)
        await tables.store.write([Change(COPY_MOVES, (table.id, tables.now(), row.id, first, last))])
        await tables.store.write([Change(COPY_SNAPSHOTS, (table.id, row.id, first, last))])
    return play, row.seed or "", row.fair


def _must_be_open(table: Table) -> None:
    if table.row.status != OPEN:
        raise not_now("not-open", "the table has begun already")


def _own_seats(table: Table, person: Person) -> list[int]:
    seats = table.seats_of(person.id)
    if not seats:
        raise forbidden("not-seated", "you do not sit at this table")
    return seats


def _checked_share(share: str) -> str:
    if len(share) > LONGEST_SHARE:
        raise wrong("share-too-long", f"a share has at most {LONGEST_SHARE} characters")
    return share
