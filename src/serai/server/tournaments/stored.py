"""Tournaments as the database keeps them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec

from serai.protocol.clocks import Pace
from serai.protocol.refusals import missing
from serai.server.storage import Store
from serai.server.tournaments.scoring import Game, Kind, Sat

Status = Literal["announced", "running", "over", "cancelled"]
ANNOUNCED: Final = "announced"
RUNNING: Final = "running"
WAITING, PLAYING, LATE, ENDED = "waiting", "playing", "late", "over"  # of a table
INVITED, IN = "invited", "in"  # of an entrant


class Tournament(msgspec.Struct):
    """The columns of `tournaments`, in the order they are read; times in milliseconds."""

    id: str
    title: str
    language: str
    host: str | None
    game: str
    options: dict[str, Any]
    seats: int
    fewest: int
    pace: Pace
    kind: Kind
    rounds: int
    advance: int
    seeding: Literal["draw", "rating"]
    invited: int
    most: int
    starts: int | None
    rated: int
    level: str | None
    round_time: int
    absence: int
    seed: str
    status: Status
    round: int
    round_began: int | None
    entered: int
    changed: int
    created: int
    ended: int | None
    due: int | None

    @property
    def deadline(self) -> int | None:
        """When the time of the round is over."""
        return None if self.round_began is None else self.round_began + self.round_time

    def table_id(self, number: int, round_number: int | None = None) -> str:
        """The table of a round: always the same, and nobody can guess it."""
        named = f"{self.seed} {self.id} {round_number or self.round} {number}"
        return hashlib.sha256(named.encode()).hexdigest()[:32]


COLUMNS = tuple(field.name for field in msgspec.structs.fields(Tournament))
JSON_COLUMNS = ("options", "pace")
SELECT = f"SELECT {', '.join(COLUMNS)} FROM tournaments"


class Entrant(msgspec.Struct):
    """Somebody who takes part: a person, a bot, or neither where the person was deleted."""

    number: int
    person: str | None
    bot: str | None
    name: str | None
    left_round: int | None
    seeded: int | None = None
    nameless: int = 0  # whether those who do not take part are told no name

    @property
    def plays(self) -> bool:
        """Whether they take part in the rounds to come."""
        return self.left_round is None


class RoundTable(msgspec.Struct):
    """A table of a round; without an id somebody sits out."""

    number: int
    table_id: str | None
    status: Literal["waiting", "playing", "late", "over"]


ENTRANTS = """SELECT e.number, e.person, e.bot, p.name, e.left_round, e.seeded,
    CASE WHEN e.hidden = 1 OR q.tournaments = 0 THEN 1 ELSE 0 END
    FROM entrants e LEFT JOIN people p ON p.id = e.person LEFT JOIN profiles q ON q.person = e.person
    WHERE e.tournament = ? AND e.status = 'in' ORDER BY e.number"""
SAT = """SELECT t.round, t.number, t.status, t.table_id, s.entrant, s.place, s.score, s.points, s.absent
    FROM tournament_tables t JOIN tournament_seats s
    ON s.tournament = t.tournament AND s.round = t.round AND s.number = t.number
    WHERE t.tournament = ? ORDER BY t.round, t.number, s.seat"""
TABLES = """SELECT number, table_id, status FROM tournament_tables WHERE tournament = ? AND round = ?
    ORDER BY number"""


def of_row(values: Iterable[Any]) -> Tournament:
    """A tournament from its row."""
    named = dict(zip(COLUMNS, values, strict=True))
    for name in JSON_COLUMNS:
        named[name] = msgspec.json.decode(named[name])
    return msgspec.convert(named, Tournament)


def row_of(tournament: Tournament) -> tuple[Any, ...]:
    """A tournament as the database takes it."""
    values = (getattr(tournament, name) for name in COLUMNS)
    return tuple(
        msgspec.json.encode(value).decode() if name in JSON_COLUMNS else value
        for name, value in zip(COLUMNS, values, strict=True)
    )


async def read(store: Store, tournament_id: str) -> Tournament:
    """A tournament that must be there."""
    found = await store.read(f"{SELECT} WHERE id = ?", tournament_id)
    if not found:
        raise missing("tournament")
    return of_row(found[0])


async def entrants_of(store: Store, tournament_id: str) -> list[Entrant]:
    """Those who take part, in the order in which they joined."""
    return [Entrant(*row) for row in await store.read(ENTRANTS, tournament_id)]


async def games_of(store: Store, tournament_id: str) -> list[Game]:
    """All tables of all rounds so far, with how everybody came off."""
    grouped: dict[tuple[int, int], tuple[bool, bool, list[Sat]]] = {}
    for round_number, number, status, table_id, *sat in await store.read(SAT, tournament_id):
        entrant, place, score, points, absent = sat
        over = status == ENDED
        _, _, seats = grouped.setdefault((round_number, number), (over, table_id is None, []))
        seats.append(Sat(entrant, place, score, points, bool(absent)))
    return [Game(round_number, tuple(seats), over, bye) for (round_number, _), (over, bye, seats) in grouped.items()]


async def tables_of(store: Store, tournament_id: str, round_number: int) -> list[RoundTable]:
    """The tables of a round."""
    return [RoundTable(*row) for row in await store.read(TABLES, tournament_id, round_number)]
