"""A table as the database keeps it, with its seats and, once started, its play."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from serai.engine.fair import Fair, promise_of
from serai.engine.game import Game
from serai.engine.record import Record, Row
from serai.server.catalogue import game_of
from serai.server.clocks import Clocks, Pace
from serai.server.play import Play, events_of
from serai.server.storage import Store

OPEN, RUNNING, OVER = "open", "running", "over"
MOST_KEYS = 60  # of a seat's drafts


class Proposal(msgspec.Struct):
    """A seat asks the others to let it take moves back: from `first` on, proposed when `number` was the last."""

    seat: int
    first: int
    number: int
    agreed: list[int] = []


class TableRow(msgspec.Struct):
    """The columns of `tables`, in the order they are read."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    title: str
    language: str
    public: int
    pace: Pace
    host: str
    status: str
    created: int
    started: int | None
    ended: int | None
    moved: int
    secret: str
    seed: str | None
    fair: Fair | None
    origin: dict[str, Any] | None
    number: int
    drafted: int
    changed: int
    asked: list[int]
    clocks: Clocks
    deadline: int | None
    proposal: Proposal | None
    result: list[Any] | None


JSON_COLUMNS = {"options", "pace", "fair", "origin", "asked", "clocks", "proposal", "result"}
COLUMNS = TableRow.__struct_fields__
SELECT_TABLE = f"SELECT {', '.join(COLUMNS)} FROM tables WHERE id = ?"
SELECT_SEATS = """SELECT s.seat, s.person, s.bot, s.away, s.share, s.vote, p.name
    FROM seats s LEFT JOIN people p ON p.id = s.person WHERE s.table_id = ? ORDER BY s.seat"""


class Seat(msgspec.Struct):
    """Who sits in a seat: a person, a bot, or nobody yet; `away` is the bot that plays for a person meanwhile."""

    seat: int
    person: str | None
    bot: str | None
    away: str | None
    share: str
    vote: int
    name: str | None

    @property
    def level(self) -> str | None:
        """The bot that plays the seat now."""
        return self.bot or self.away

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.bot is None


class Unplayable(Exception):
    """A play that this version of the rules cannot go on with."""


class Table:
    """A table in memory; `lock` is the queue in which everything that concerns it waits its turn."""

    __slots__ = ("dead", "game", "lock", "play", "row", "seats", "used")

    def __init__(self, row: TableRow, seats: list[Seat], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.dead = False  # out of the cache: whoever waited for the lock must fetch the table again
        self.used: dict[str, int] = {}  # idempotency keys of drafts, with the move number they belong to

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def promise(self) -> str:
        """The published hash of the secret that the seed is made of."""
        return promise_of(self.row.secret)

    def playing(self) -> Play:
        """The play of a table that has begun."""
        if self.play is None:
            raise NotStarted
        return self.play

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person may act for."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def people_asked(self) -> list[int]:
        """The seats asked now that a person plays."""
        return [seat for seat in self.row.asked if self.seats[seat].level is None]

    def use(self, seat: int, key: str, number: int) -> None:
        """Note the key of a draft; the oldest ones of a seat are forgotten, as they are in the database."""
        self.used[key] = number
        for old in self.used_by(seat)[:-MOST_KEYS]:
            del self.used[old]

    def used_by(self, seat: int) -> list[str]:
        """The keys under which a seat made its last drafts."""
        return [key for key in self.used if key.startswith(f"{seat}:")]

    def header(self) -> Record:
        """The record without its rows."""
        row = self.row
        colours = self.game.colours[: len(self.seats)]
        return Record(row.game, row.rules, colours, row.options, row.seed or "", row.fair)


class NotStarted(Exception):
    """The table has not begun."""


def table_row(values: tuple[Any, ...]) -> TableRow:
    """A row of the database with its JSON read."""
    named: dict[str, Any] = {}
    for name, value in zip(COLUMNS, values, strict=True):
        named[name] = msgspec.json.decode(value) if name in JSON_COLUMNS and value is not None else value
    return msgspec.convert(named, TableRow)


async def read_table(store: Store, table_id: str) -> Table | None:
    """The table as it is committed now, its play rebuilt from the last snapshot and the rows after it."""
    found = await store.read(SELECT_TABLE, table_id)
    if not found:
        return None
    row = table_row(found[0])
    seats = [Seat(*values) for values in await store.read(SELECT_SEATS, table_id)]
    table = Table(row, seats, game_of(row.game))
    if row.seed is not None:
        table.play = await read_play(store, table)
        await _read_drafts(store, table)
    return table


async def read_play(store: Store, table: Table, upto: int | None = None, whole: bool = False) -> Play:
    """The play after a move, or as it is now; `whole` has every row in memory."""
    row, game = table.row, table.game
    if row.rules != game.rules:
        raise Unplayable(f"this play needs version {row.rules} of the rules of {row.game}, not {game.rules}")
    last = row.number if upto is None else upto
    kept = (
        []
        if whole
        else await store.read(
            """SELECT number, events, state FROM snapshots
               WHERE table_id = ? AND number <= ? ORDER BY number DESC LIMIT 1""",
            row.id,
            last,
        )
    )
    first = kept[0][0] if kept else 0
    rows = await read_rows(store, row.id, first, last)
    if kept:
        play = Play.resume(game, table.header(), first, kept[0][1], kept[0][2], rows)
        play.kept = first
        return play
    play = Play.begin(game, len(table.seats), row.seed or "", row.options, row.fair)
    for entry in rows:
        play.repeat(entry)
    return play


async def read_rows(store: Store, table_id: str, after: int, last: int) -> list[Row]:
    """The rows of the record after one move, up to another."""
    found = await store.read(
        "SELECT number, seat, act, what FROM moves WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number",
        table_id,
        after,
        last,
    )
    return [Row(number, seat, act, msgspec.json.decode(what)) for number, seat, act, what in found]


async def read_events(store: Store, table_id: str, since: int, before: int) -> list[Any]:
    """What happened from one event number on, before another."""
    found = await store.read(
        """SELECT number, first_event, events FROM moves WHERE table_id = ? AND first_event < ? AND number >=
           (SELECT coalesce(max(number), 0) FROM moves WHERE table_id = ? AND first_event <= ? AND events <> '[]')
           ORDER BY number""",
        table_id,
        before,
        table_id,
        since,
    )
    events = [event for number, first, kept in found for event in events_of(number, first, kept)]
    return [event for event in events if since <= event.number < before]


async def _read_drafts(store: Store, table: Table) -> None:
    assert table.play is not None
    drafts = {}
    found = await store.read("SELECT seat, number, draft, keys FROM drafts WHERE table_id = ?", table.id)
    for seat, number, draft, keys in found:
        table.used |= dict.fromkeys(msgspec.json.decode(keys), number)
        if number == table.row.number:
            drafts[seat] = msgspec.json.decode(draft)
    if table.play.match.state.drafts is not None and not table.play.match.over:
        table.play.draft_again(drafts)
