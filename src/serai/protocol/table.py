"""A table as the database keeps it, with its seats and, once started, its game."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any

from serai.engine.core.game import Game
from serai.engine.play.commitment import Commitment, promise_of
from serai.engine.play.record import Record
from serai.protocol.clocks import Clocks, Pace, Period, allowed_until, deadline, press
from serai.protocol.play import Outcome, Play

OPEN, RUNNING, OVER = "open", "running", "over"
MOST_KEYS = 60  # of a seat's drafts


@dataclass(slots=True)
class Proposal:
    """A seat asks the others to let it take moves back: from `first` on, proposed when `number` was the last."""

    seat: int
    first: int
    number: int
    agreed: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Pause:
    """A seat asks all others to stop the game; once they have agreed, `since` when it stands still."""

    seat: int
    agreed: list[int] = field(default_factory=list)
    since: int | None = None


@dataclass(slots=True)
class TableRow:
    """The columns of `tables`, in the order they are read."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    title: str
    language: str
    public: int
    pace: Pace
    host: str | None  # nobody's: a tournament's, or one that is being brought in
    status: str
    created: int
    started: int | None
    ended: int | None
    moved: int
    secret: str
    seed: str | None
    fair: Commitment | None
    origin: dict[str, Any] | None
    number: int
    drafted: int
    changed: int
    asked: list[int]
    clocks: Clocks
    deadline: int | None
    proposal: Proposal | None
    result: list[Any] | None
    position: str | None  # the digest of the position with which the game begins, where it does
    rated: int = 0  # whether all who sit down agree that the game is rated
    pause: Pause | None = None

    @property
    def public_version(self) -> PublicVersion:
        """What clients are told of the version."""
        return self.number, self.changed

    @property
    def promised(self) -> str:
        """What the promise is the hash of; the secret keeps anybody from guessing a position by its digest."""
        return self.secret if self.position is None else f"{self.secret} {self.position}"


COLUMNS = tuple(field.name for field in fields(TableRow))
_columns = attrgetter(*COLUMNS)
Version = tuple[int, int, int]  # number, drafted, changed: later commits never lower it
PublicVersion = tuple[int, int]  # number, changed: how often others chose in secret is not told


@dataclass(slots=True)
class Seat:
    """Who sits in a seat: a person, a bot, or no one yet; `away` is the bot that stands in for a person."""

    seat: int
    person: str | None
    bot: str | None
    away: str | None
    share: str
    vote: int
    name: str | None
    own_name: str | None = None  # of somebody at another's screen; else the name is the person's
    resigned: int | None = None  # the last move before its person gave up for good; a bot plays it since
    kept_for: str | None = None  # who alone may sit down here
    nameless: int | None = None  # the number by which those who may not know their name are told of its person
    vacations: tuple[Period, ...] = ()  # of its person, where the table counts them

    @property
    def level(self) -> str | None:
        """The bot that plays the seat now."""
        return self.bot or self.away

    @property
    def free(self) -> bool:
        """Whether the seat can be taken."""
        return self.person is None and self.bot is None


class Unplayable(Exception):
    """A game that needs another version of the rules."""


class Table:
    """A table in memory; `lock` is the queue in which everything that concerns it waits its turn."""

    __slots__ = ("dead", "game", "knowing", "lock", "play", "row", "seats", "used")

    def __init__(self, row: TableRow, seats: list[Seat], game: Game) -> None:
        self.row = row
        self.seats = seats
        self.game = game
        self.play: Play | None = None
        self.lock = asyncio.Lock()
        self.dead = False  # no longer in the cache: those who waited for the lock fetch the table again
        self.knowing: frozenset[str] = frozenset()  # who may know all names here beside those who play
        self.used: dict[str, int] = {}  # idempotency keys of drafts, with the move number they belong to

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def version(self) -> Version:
        """How far the table is; every commit that a client may see raises it."""
        row = self.row
        return row.number, row.drafted, row.changed

    def knows(self, version: Version) -> bool:
        """Whether what is in memory is at least as new."""
        row = self.row
        return (row.number, row.drafted) >= version[:2] and row.changed >= version[2]

    @property
    def public_version(self) -> PublicVersion:
        """What clients are told of the version."""
        return self.row.public_version

    def shows(self, seen: PublicVersion) -> bool:
        """Whether this is certainly not older than a version that a client has seen."""
        number, changed = seen
        drafting = self.play is not None and self.play.match.state.drafts is not None
        return self.row.changed >= changed and self.row.number >= number + drafting

    @property
    def promise(self) -> str:
        """The published hash of what the deal is made of: the secret behind the seed, or a position."""
        fair = self.row.fair
        return fair.promise if fair is not None else promise_of(self.row.promised)

    def playing(self) -> Play:
        """The game of a table that has begun."""
        if self.play is None:
            raise NotStarted
        return self.play

    def must_be_playable(self) -> None:
        """Refuse a game that other rules are needed for."""
        row, rules = self.row, self.game.rules
        if row.rules != rules:
            raise Unplayable(f"this game needs version {row.rules} of the rules of {row.game}, not {rules}")

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person may act for."""
        return [] if person is None else [seat.seat for seat in self.seats if seat.person == person]

    def people_asked(self) -> list[int]:
        """The seats asked now that a person plays."""
        return [seat for seat in self.row.asked if self.seats[seat].level is None]

    @property
    def stopped(self) -> int | None:
        """Since when all have agreed that the game stands still."""
        return self.row.pause.since if self.row.pause else None

    def due(self, clocks: Clocks) -> int | None:
        """When the clocks must be looked at next: when the first of the people asked is late."""
        times = [allowed_until(self.row.pace, clocks, seat, self.seats[seat].vacations) for seat in self.people_asked()]
        return min((time for time in times if time is not None), default=None)

    def after(self, outcome: Outcome, now: int) -> TableRow:
        """The table's row once an outcome is committed."""
        play, row = self.playing(), copied(self.row)
        match, number = play.match, play.match.number
        asked = [] if match.over else play.asked
        if outcome.row is None:
            mover, row.drafted = outcome.drafter, row.drafted + 1
        else:
            mover, row.drafted, row.proposal = outcome.row.seat, 0, None
        clocks = press(row.pace, row.clocks, asked, mover if mover != -1 else None, number, now)
        row.number, row.asked, row.moved = number, asked, now
        row.clocks, row.deadline = clocks, None
        if row.pace.kind != "none":
            row.deadline = deadline(row.pace, clocks, [seat for seat in asked if self.seats[seat].level is None])
        if match.over and row.ended is None:
            result = match.result
            assert result is not None
            row.status, row.ended, row.result = OVER, now, [list(part) for part in result]
        return row

    def use(self, seat: int, key: str, number: int) -> None:
        """Note the key of a draft; the oldest ones of a seat are forgotten, as they are in the database."""
        self.used[key] = number
        for old in self.used_by(seat)[:-MOST_KEYS]:
            del self.used[old]

    def used_by(self, seat: int) -> list[str]:
        """The keys under which a seat made its last drafts."""
        return [key for key in self.used if key.startswith(f"{seat}:")]

    def header(self) -> Record:
        """The record without its rows, and without the position with which it may begin."""
        row = self.row
        colours = self.game.colours[: len(self.seats)]
        fair = row.fair if row.position is None else None  # what proves the promise of a position proves no seed
        return Record(row.game, row.rules, colours, row.options, row.seed or "", fair)


class NotStarted(Exception):
    """The table has not begun."""


def values_of(row: TableRow) -> tuple[Any, ...]:
    """The values of a row, in order."""
    values: tuple[Any, ...] = _columns(row)
    return values


def copied(row: TableRow) -> TableRow:
    """The same row, to be changed; `copy` and `replace` of the standard library are slower by far."""
    return TableRow(*_columns(row))
