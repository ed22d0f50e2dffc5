"""Tournaments as people see them: lists, one with its standings, a round of it, and files of both."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec

from serai.protocol.clocks import Pace, now
from serai.server.storage import Store
from serai.server.tournaments.naming import NAMELESS, SHOWN, Named, as_known, named
from serai.server.tournaments.scoring import Kind, Standing, standings
from serai.server.tournaments.stored import (
    COLUMNS,
    Entrant,
    Status,
    Tournament,
    entrants_of,
    games_of,
    of_row,
)

MOST_LISTED = 100  # of those that are not over
PAGE = 30  # of those that are
MOST_KEPT = 64  # tournaments whose standings a node remembers
LISTED = f"""SELECT {", ".join(f"t.{name}" for name in COLUMNS)}, e.status, e.left_round FROM {{}}
    LEFT JOIN entrants e ON e.tournament = t.id AND e.person = ?"""
# Those of a status, read from the end of an index; whoever is not invited sees none that are for those who are.
LAST = """SELECT * FROM (SELECT u.id FROM tournaments u WHERE u.status = '{0}' AND {1} (u.invited = 0
    OR u.host = ? OR EXISTS (SELECT 1 FROM entrants x WHERE x.tournament = u.id AND x.person = ?))
    ORDER BY {2} LIMIT ?) some_{0}"""
COMING, NOW = (LAST.format(status, "", "u.created DESC") for status in ("announced", "running"))
PAST = LAST.format("over", "(u.ended, u.id) < (?, ?) AND", "u.ended DESC, u.id DESC")
SOME = "({}) listed JOIN tournaments t ON t.id = listed.id"
ALL = f"""{LISTED.format(SOME.format(f"{COMING} UNION ALL {NOW} UNION ALL {PAST}"))}
    ORDER BY CASE t.status WHEN 'announced' THEN 0 WHEN 'running' THEN 1 ELSE 2 END,
    coalesce(t.ended, t.created) DESC, t.id DESC"""
OVER = f"{LISTED.format(SOME.format(PAST))} ORDER BY t.ended DESC, t.id DESC"
MINE = f"""{LISTED.format("entrants m JOIN tournaments t ON t.id = m.tournament")}
    WHERE m.person = ? AND e.left_round IS NULL AND t.status IN ('announced', 'running')
    ORDER BY t.created DESC LIMIT {MOST_LISTED}"""
FIRST = (1 << 60, "~")  # after whatever is over
SEATS = """SELECT t.number, t.table_id, t.status, s.entrant, s.place, s.score, s.points, s.absent
    FROM tournament_tables t JOIN tournament_seats s
    ON s.tournament = t.tournament AND s.round = t.round AND s.number = t.number
    WHERE t.tournament = ? AND t.round = ? ORDER BY t.number, s.seat"""
GAMES = """SELECT s.round, s.number, s.seat, s.entrant, s.place, s.score, s.points, s.absent, t.table_id
    FROM tournament_seats s JOIN tournament_tables t
    ON s.tournament = t.tournament AND s.round = t.round AND s.number = t.number
    WHERE s.tournament = ? ORDER BY s.round, s.number, s.seat"""
STANDINGS_HEAD = ("place", "name", "points", "tie_break", "share_of_score", "wins", "games", "withdrew")
GAMES_HEAD = ("round", "table", "seat", "name", "place", "score", "points", "absent", "link")
Part = Literal["invited", "in", "left"]


class TournamentLine(msgspec.Struct):
    """A tournament in a list; `mine` is one's own part in it."""

    id: str
    title: str
    game: str
    kind: Kind
    seats: int
    status: Status
    round: int
    rounds: int
    entered: int
    most: int
    pace: Pace
    starts: int | None
    rated: bool
    mine: Part | None
    hosted: bool
    ended: int | None = None


class TournamentsOver(msgspec.Struct):
    """Tournaments that are over, the last first; `next` asks for those before them, where there are more."""

    lines: list[TournamentLine]
    next: str | None


class EntrantShown(msgspec.Struct):
    """Who takes part: a person, a bot of a level, or neither where somebody was deleted or is `nameless` to others."""

    number: int
    person: str | None
    name: str | None
    bot: str | None
    left: bool
    nameless: bool


class StandingShown(msgspec.Struct):
    """A line of the standings, by the entrant's number."""

    entrant: int
    place: int
    points: int
    tie: int
    share: int
    wins: int
    games: int
    reached: int
    left: bool


class TournamentShown(msgspec.Struct):
    """A tournament with its standings; `now` is the server's time, by which the others are to be read.

    `due` is when the next round begins, between two of them; `deadline` when the time of the present one is over.
    `named` tells whether those who do not take part see one's own name here: not here, or never, by one's profile.
    """

    line: TournamentLine
    language: str
    host: str | None
    host_name: str | None
    options: dict[str, Any]
    fewest: int
    advance: int
    seeding: Literal["draw", "rating"]
    invited: bool
    level: str | None
    round_minutes: int
    absence_minutes: int
    due: int | None
    deadline: int | None
    ended: int | None
    now: int
    entrants: list[EntrantShown]
    awaited: list[str]
    standings: list[StandingShown]
    named: Named = SHOWN


class SeatAt(msgspec.Struct):
    """How an entrant came off at a table of a round; no place while it is played."""

    entrant: int
    place: int | None
    score: int | None
    points: int
    absent: bool


class TableOfRound(msgspec.Struct):
    """A table of a round; null for whoever sits out."""

    number: int
    table: str | None
    status: Literal["waiting", "playing", "late", "over"]
    seats: list[SeatAt]


class Kept:
    """The standings of tournaments as they were last worked out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[str, tuple[int, list[Standing]]] = {}

    async def of(self, tournament: Tournament, entrants: Sequence[Entrant]) -> list[Standing]:
        """The standings; worked out beside everything else when something has changed."""
        known = self._known.get(tournament.id)
        if known is not None and known[0] == tournament.changed:
            return known[1]
        gone = {one.number: not one.plays for one in entrants}
        games = await games_of(self._store, tournament.id)
        games = [game for game in games if all(sat.entrant in gone for sat in game.sat)]  # others came meanwhile
        found = await asyncio.to_thread(standings, tournament.kind, gone, games, tournament.seed)
        self._known.pop(tournament.id, None)
        while len(self._known) >= MOST_KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[tournament.id] = tournament.changed, found
        return found


def line_of(tournament: Tournament, person: str, status: str | None, left: int | None) -> TournamentLine:
    """A tournament in short."""
    mine: Part | None = None
    if status is not None:
        mine = "invited" if status == "invited" else "in" if left is None else "left"
    return TournamentLine(
        tournament.id, tournament.title, tournament.game, tournament.kind, tournament.seats, tournament.status,
        tournament.round, tournament.rounds, tournament.entered, tournament.most, tournament.pace,
        tournament.starts, bool(tournament.rated), mine, tournament.host == person, tournament.ended,
    )  # fmt: skip


async def all_of(store: Store, person: str) -> list[TournamentLine]:
    """Those that can be joined, that are played, and the last that are over."""
    some = (person, person, MOST_LISTED)
    return _lines(await store.read(ALL, *some, *some, *FIRST, person, person, PAGE, person), person)


async def over_before(store: Store, person: str, before: str | None) -> TournamentsOver:
    """Some of those that are over: the last, or those that come after one of them."""
    ended, _, last = (before or "").partition(",")
    found = await store.read(OVER, *((int(ended), last) if before else FIRST), person, person, PAGE + 1, person)
    lines = _lines(found[:PAGE], person)
    return TournamentsOver(lines, f"{lines[-1].ended},{lines[-1].id}" if len(found) > PAGE else None)


async def mine_of(store: Store, person: str) -> list[TournamentLine]:
    """Those in which one takes part, or to which one is invited, that are not over."""
    return _lines(await store.read(MINE, person, person), person)


def _lines(found: Iterable[Sequence[Any]], person: str) -> list[TournamentLine]:
    return [line_of(of_row(row[:-2]), person, row[-2], row[-1]) for row in found]


async def shown(store: Store, kept: Kept, tournament: Tournament, person: str) -> TournamentShown:
    """All of a tournament but its rounds."""
    mine = await store.read(
        "SELECT status, left_round FROM entrants WHERE tournament = ? AND person = ?", tournament.id, person
    )
    status, left = mine[0] if mine else (None, None)
    entrants = await entrants_of(store, tournament.id)
    host = await _host(store, tournament, person, status)
    awaited = await store.read(
        """SELECT p.name FROM entrants e JOIN people p ON p.id = e.person
           WHERE e.tournament = ? AND e.status = 'invited' ORDER BY e.number""",
        tournament.id,
    )
    between = tournament.status == "running" and tournament.round_began is None
    return TournamentShown(
        line=line_of(tournament, person, status, left),
        language=tournament.language,
        host=tournament.host if host else None,
        host_name=host,
        options=tournament.options,
        fewest=tournament.fewest,
        advance=tournament.advance,
        seeding=tournament.seeding,
        invited=bool(tournament.invited),
        level=tournament.level,
        round_minutes=tournament.round_time // 60_000,
        absence_minutes=tournament.absence // 60_000,
        due=tournament.due if between else None,
        deadline=tournament.deadline if tournament.status == "running" else None,
        ended=tournament.ended,
        now=now(),
        entrants=[
            EntrantShown(one.number, one.person, one.name, one.bot, not one.plays, bool(one.nameless))
            for one in as_known(tournament, entrants, person)
        ],
        awaited=[name for (name,) in awaited] if tournament.host == person else [],
        standings=[StandingShown(*one) for one in await kept.of(tournament, entrants)],
        named=await named(store, tournament.id, person) if person else SHOWN,
    )


async def _host(store: Store, tournament: Tournament, person: str, status: str | None) -> str | None:
    """The name of whoever announced it; who hides it is known to those alone who take part or are invited."""
    if tournament.host is None:
        return None
    if status is None and person != tournament.host and await named(store, tournament.id, tournament.host) != SHOWN:
        return None
    return str((await store.read("SELECT name FROM people WHERE id = ?", tournament.host))[0][0])


async def round_of(store: Store, tournament_id: str, number: int) -> list[TableOfRound]:
    """The tables of a round, with those who sit out."""
    found: dict[int, TableOfRound] = {}
    for table, table_id, status, *sat in await store.read(SEATS, tournament_id, number):
        entrant, place, score, points, absent = sat
        seats = found.setdefault(table, TableOfRound(table, table_id, status, [])).seats
        seats.append(SeatAt(entrant, place, score, points, bool(absent)))
    return list(found.values())


# ---- files


async def standings_csv(store: Store, kept: Kept, tournament: Tournament, person: str) -> str:
    """The standings as a file for spreadsheets."""
    entrants = await entrants_of(store, tournament.id)
    names = _names(as_known(tournament, entrants, person))
    rows = [
        (one.place, names[one.entrant], one.points, one.tie, one.share, one.wins, one.games, "yes" if one.left else "")
        for one in await kept.of(tournament, entrants)
    ]
    return written([STANDINGS_HEAD, *rows])


async def games_csv(store: Store, tournament: Tournament, person: str) -> str:
    """All games as a file for spreadsheets."""
    names = _names(as_known(tournament, await entrants_of(store, tournament.id), person))
    rows = []
    for number, table, seat, entrant, place, score, points, absent, table_id in await store.read(GAMES, tournament.id):
        link = f"/table/{table_id}" if table_id else ""
        rows.append(
            (number, table, seat + 1, names.get(entrant, ""), place, score, points, "yes" if absent else "", link)
        )
    return written([GAMES_HEAD, *rows])


def _names(entrants: Iterable[Entrant]) -> dict[int, str]:
    return {one.number: _name(one) for one in entrants}


def _name(one: Entrant) -> str:
    if one.nameless:
        return NAMELESS.format(one.number)
    return one.name or (f"{one.bot} {one.number}" if one.bot else "—")


def written(rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV in UTF-8, with the mark by which spreadsheets know it; no cell is taken for a formula."""
    text = io.StringIO()
    csv.writer(text).writerows([_cell(cell) for cell in row] for row in rows)
    return "\ufeff" + text.getvalue()


def _cell(value: object) -> object:
    """A text that would be carried out begins with an apostrophe instead."""
    if isinstance(value, str) and value.lstrip()[:1] in ("=", "+", "-", "@", "|", "%"):
        return f"'{value}"
    return "" if value is None else value
