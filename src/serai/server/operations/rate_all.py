"""Ratings worked out again from every stored result, the first to the last; what is kept is put right where it differs.

Results that wait are entered on the way. Nothing is locked while it works; at the end one transaction holds only if no
server has entered anything meanwhile, and otherwise it begins anew.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.engine.core.errors import BadInput
from serai.server.operations.database import Database
from serai.server.operations.replay_all import Progress, nobody_looks
from serai.server.ratings.ledger import BEGIN_LEDGER, SELECT_ENDED, SELECT_SITTERS, ended_of, is_solo
from serai.server.ratings.model import Rating
from serai.server.ratings.openings import SELECT_FIRST, openings_in, openings_known
from serai.server.ratings.standings import Ended, ratings_after, standings_of, tallies_of

TRIES = 5
# What is kept of results: by table, the columns that name a row, and the others.
KEPT = {
    "results": (("number",), ("table_id", "game", "rated", "seats", "begun", "ended", "moves")),
    "standings": (
        ("number", "seat"),
        ("person", "game", "place", "score", "left_early", "opening", "mean", "deviation"),
    ),
    "ratings": (("person", "game"), ("mean", "deviation", "certain", "games")),
    "solo_scores": (("person", "game"), ("best", "number", "won", "games")),
    "tallies": (("person", "game", "kind", "subject"), ("games", "won", "moves", "lasted")),
}
LEFT_OUT = """SELECT t.id FROM tables t LEFT JOIN results r ON r.table_id = t.id
    WHERE t.status = 'over' AND t.seed IS NOT NULL AND r.number IS NULL AND EXISTS
    (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.person IS NOT NULL) ORDER BY t.ended, t.id"""
Key = tuple[Any, ...]
Rows = dict[Key, tuple[Any, ...]]


class Rated(NamedTuple):
    """What working it out again showed."""

    results: int
    entered: int
    differences: list[str]


class Again:
    """Everything that follows from results, worked out in memory."""

    def __init__(self) -> None:
        self.rows: dict[str, Rows] = {table: {} for table in KEPT}
        self._held: dict[tuple[str, str], Rating] = {}  # of those who were deleted too: others' ratings hang on theirs

    def enter(self, number: int, ended: Ended) -> None:
        """Enter the next result."""
        standings = standings_of(ended)
        people = [sitter.person for sitter in ended.sitters if sitter.person]
        after = ratings_after(ended, {person: self._held.get((person, ended.game), Rating()) for person in people})
        self._held |= {(person, ended.game): rating for person, rating in after.items()}
        game, lasted = ended.game, ended.ended - ended.begun
        rated = (ended.table, game, int(ended.rated), len(ended.sitters), ended.begun, ended.ended, ended.moves)
        self.rows["results"][(number,)] = rated
        for one in standings:
            rating, key = after.get(one.person), (one.person, game)
            came_off = (one.place, one.score, int(one.left), one.opening)
            self.rows["standings"][number, one.seat] = (*key, *came_off, *(rating or (None, None)))
            if rating is not None:
                games = self._before("ratings", key, (0,))[-1] + 1
                self.rows["ratings"][key] = (*rating, int(rating.certain), games)
            if is_solo(ended, one) and one.score is not None:
                best, first, won, games = self._before("solo_scores", key, (one.score, number, 0, 0))
                better = (one.score, number) if one.score > best else (best, first)
                self.rows["solo_scores"][key] = (*better, won + (one.place == 1), games + 1)
        for tally in tallies_of(ended, standings):
            games, won, moves, whole = self._before("tallies", tally[:4], (0, 0, 0, 0))
            self.rows["tallies"][tally[:4]] = (games + 1, won + tally.won, moves + ended.moves, whole + lasted)

    def _before(self, table: str, key: Key, otherwise: tuple[Any, ...]) -> tuple[Any, ...]:
        return self.rows[table].get(key, otherwise)


def run(database: Database, progress: Progress = nobody_looks) -> Rated:
    """Work everything out again, and put right what differs."""
    database.execute(BEGIN_LEDGER)
    for _ in range(TRIES):
        rated = _once(database, progress)
        if rated is not None:
            return rated
    raise BadInput("results are being entered all the time; try again when fewer games end")


def _once(database: Database, progress: Progress) -> Rated | None:
    """One try; None if results were entered, or people deleted, meanwhile."""
    entered, gone = _moment(database)
    numbered = database.rows("SELECT number, table_id FROM results WHERE number <= ? ORDER BY number", entered)
    waiting = [table_id for (table_id,) in database.rows(LEFT_OUT)]
    again, last = Again(), entered
    for place, (number, table_id) in enumerate(numbered):
        progress(place, len(numbered) + len(waiting))
        ended = _ended(database, table_id)
        if ended is not None:
            again.enter(number, ended)
    as_kept = {table: dict(rows) for table, rows in again.rows.items()}
    for table_id in waiting:
        ended = _ended(database, table_id)
        if ended is not None and standings_of(ended):
            last += 1
            again.enter(last, ended)
    with database.whole():
        raised = "UPDATE ledger SET entered = ? WHERE entered = ? AND id = 1"
        if database.execute(raised, last, entered) != 1 or _moment(database) != (last, gone):
            return None
        kept = {table: _kept(database, table) for table in KEPT}
        for table, rows in again.rows.items():
            for key in _differing(kept[table], rows):
                _put(database, table, key, rows.get(key))
        for table_id in waiting:
            database.execute("DELETE FROM endings WHERE table_id = ?", table_id)
    differences = [
        f"{table} {' '.join(map(str, key))}: {kept[table].get(key)} was kept, {rows.get(key)} is right"
        for table, rows in as_kept.items()
        for key in _differing(kept[table], rows)
    ]
    return Rated(len(numbered), last - entered, differences)


def _moment(database: Database) -> tuple[int, int]:
    """How many results are entered and how many people deleted: while both stay, what is kept does."""
    ((entered, gone),) = database.rows(
        "SELECT (SELECT entered FROM ledger WHERE id = 1), (SELECT count(*) FROM people WHERE deleted = 1)"
    )
    return int(entered), int(gone)


def _ended(database: Database, table_id: str) -> Ended | None:
    (row,) = database.rows(SELECT_ENDED, table_id)
    sitters = database.rows(SELECT_SITTERS, table_id)
    known = openings_known(row[1])
    first: Any = database.rows(SELECT_FIRST, table_id, known.LONGEST) if known else []
    return ended_of(row, sitters, openings_in(known, first, len(sitters)) if known else {})


def _kept(database: Database, table: str) -> Rows:
    keys, values = KEPT[table]
    rows = database.rows(f"SELECT {', '.join((*keys, *values))} FROM {table}")
    return {row[: len(keys)]: row[len(keys) :] for row in rows}


def _differing(kept: Rows, right: Rows) -> list[Key]:
    """The rows that are missing, wrong or too many."""
    return [*(key for key in kept if key not in right), *(key for key in right if kept.get(key) != right[key])]


def _put(database: Database, table: str, key: Key, row: tuple[Any, ...] | None) -> None:
    """Write a row as it must be, or take it away."""
    keys, values = KEPT[table]
    if row is None:
        database.execute(f"DELETE FROM {table} WHERE {' AND '.join(f'{name} = ?' for name in keys)}", *key)
        return
    marks = ", ".join("?" * (len(keys) + len(values)))
    put = ", ".join(f"{name} = excluded.{name}" for name in values)
    database.execute(
        f"INSERT INTO {table} ({', '.join((*keys, *values))}) VALUES ({marks}) "
        f"ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {put}",
        *key,
        *row,
    )
