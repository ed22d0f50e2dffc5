"""Entering results: each game that is over, once and in the order of endings, with all that follows from it.

A game's last transaction leaves a row in `endings`. Whoever takes that row away enters the result in the same
transaction, and raises the number in `ledger` that everybody who enters begins from: so a node may die at any point,
and several nodes never enter the same result, or two from the same ratings.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from serai.server.ratings.model import Rating
from serai.server.ratings.openings import SELECT_FIRST, openings_in, openings_known
from serai.server.ratings.standings import Ended, Sitter, Standing, ratings_after, standings_of, tallies_of
from serai.server.storage import Change, Conflict, Store

ENTERED = "SELECT entered FROM ledger WHERE id = 1"
BEGIN_LEDGER = """INSERT INTO ledger (id, entered) SELECT 1, coalesce(max(number), 0) FROM results WHERE true
    ON CONFLICT DO NOTHING"""
SELECT_ENDED = """SELECT t.id, t.game, t.rated, t.started, t.ended, t.number, t.result, t.position, t.origin
    FROM tables t WHERE t.id = ?"""
SELECT_SITTERS = """SELECT s.person, s.bot, s.away, p.deleted, s.resigned FROM seats s
    LEFT JOIN people p ON p.id = s.person WHERE s.table_id = ? ORDER BY s.seat"""
NEXT_ENDING = """SELECT e.table_id FROM endings e JOIN tables t ON t.id = e.table_id
    ORDER BY t.ended, t.id LIMIT 1"""
STILL_THERE = "UPDATE people SET deleted = 0 WHERE deleted = 0 AND id = ?"
ADD_RESULT = """INSERT INTO results (number, table_id, game, rated, seats, begun, ended, moves)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
ADD_STANDING = """INSERT INTO standings (number, seat, person, game, place, score, left_early, opening, mean, deviation)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
PUT_RATING = """INSERT INTO ratings (person, game, mean, deviation, certain, games) VALUES (?, ?, ?, ?, ?, 1)
    ON CONFLICT (person, game) DO UPDATE SET mean = excluded.mean, deviation = excluded.deviation,
    certain = excluded.certain, games = ratings.games + 1"""
PUT_SOLO = """INSERT INTO solo_scores (person, game, best, number, won, games) VALUES (?, ?, ?, ?, ?, 1)
    ON CONFLICT (person, game) DO UPDATE SET games = solo_scores.games + 1, won = solo_scores.won + excluded.won,
    number = CASE WHEN excluded.best > solo_scores.best THEN excluded.number ELSE solo_scores.number END,
    best = CASE WHEN excluded.best > solo_scores.best THEN excluded.best ELSE solo_scores.best END"""
ADD_TALLY = """INSERT INTO tallies (person, game, kind, subject, games, won, moves, lasted)
    VALUES (?, ?, ?, ?, 1, ?, ?, ?)
    ON CONFLICT (person, kind, game, subject) DO UPDATE SET games = tallies.games + 1, won = tallies.won + excluded.won,
    moves = tallies.moves + excluded.moves, lasted = tallies.lasted + excluded.lasted"""


class Ledger:
    """Enters what waits; every node has one."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def catch_up(self) -> None:
        """Enter everything that waits; what another node was faster with is left to it."""
        while waiting := await self._store.read(NEXT_ENDING):
            try:
                await self._enter(waiting[0][0])
            except Conflict:
                await asyncio.sleep(0)

    async def _enter(self, table_id: str) -> None:
        store = self._store
        entered = await self._entered()
        ended = await self._ended(table_id)
        taken = Change("DELETE FROM endings WHERE table_id = ?", (table_id,), 1)
        standings = standings_of(ended) if ended else []
        if ended is None or not standings:
            await store.write([taken])
            return
        held = await self._held(ended)
        raised = Change("UPDATE ledger SET entered = ? WHERE entered = ? AND id = 1", (entered + 1, entered), 1)
        people = sorted(sitter.person for sitter in ended.sitters if sitter.person and not sitter.gone)
        there = [Change(STILL_THERE, (person,), 1) for person in dict.fromkeys(people)]
        await store.write([raised, taken, *there, *entry(entered + 1, ended, standings, ratings_after(ended, held))])

    async def _entered(self) -> int:
        """How many results are entered; the first to ask makes the row that says so."""
        found = await self._store.read(ENTERED)
        if not found:
            await self._store.write([Change(BEGIN_LEDGER)])
            found = await self._store.read(ENTERED)
        return int(found[0][0])

    async def _ended(self, table_id: str) -> Ended | None:
        found = await self._store.read(SELECT_ENDED, table_id)
        sitters = await self._store.read(SELECT_SITTERS, table_id)
        known = openings_known(found[0][1])
        first = await self._store.read(SELECT_FIRST, table_id, known.LONGEST) if known else []
        return ended_of(found[0], sitters, openings_in(known, first, len(sitters)) if known else {})

    async def _held(self, ended: Ended) -> dict[str, Rating]:
        people = [sitter.person for sitter in ended.sitters if sitter.person]
        marks = ", ".join("?" * len(people))
        found = await self._store.read(
            f"SELECT person, mean, deviation FROM ratings WHERE game = ? AND person IN ({marks})", ended.game, *people
        )
        return {person: Rating(mean, deviation) for person, mean, deviation in found}


def ended_of(row: Sequence[Any], sitters: Iterable[Sequence[Any]], openings: dict[int, str]) -> Ended | None:
    """A game as it is stored; None for one that is not over, or did not begin at its beginning."""
    table_id, game, rated, begun, ended, moves, result, position, origin = row
    forked = origin is not None and not {"fork", "imported"}.isdisjoint(msgspec.json.decode(origin))
    if begun is None or ended is None or position is not None or forked:
        return None
    scores, places, *_ = msgspec.json.decode(result) if result else ((), ())
    seated = tuple(
        Sitter(person, bot, away, bool(gone), resigned is not None) for person, bot, away, gone, resigned in sitters
    )
    return Ended(table_id, game, bool(rated), begun, ended, moves, tuple(scores), tuple(places), seated, openings)


def entry(number: int, ended: Ended, standings: list[Standing], after: dict[str, Rating]) -> list[Change]:
    """All that a result adds to what is kept."""
    seats = len(ended.sitters)
    length = (ended.moves, ended.ended - ended.begun)
    changes = [
        Change(
            ADD_RESULT,
            (number, ended.table, ended.game, int(ended.rated), seats, ended.begun, ended.ended, ended.moves),
        )
    ]
    for one in standings:
        rating = after.get(one.person)
        came_off = (one.place, one.score, int(one.left), one.opening)
        whose = (number, one.seat, one.person, ended.game)
        changes.append(Change(ADD_STANDING, (*whose, *came_off, *(rating or (None, None)))))
        if rating is not None:
            changes.append(Change(PUT_RATING, (one.person, ended.game, *rating, int(rating.certain))))
        if is_solo(ended, one):
            won = int(one.place == 1)
            changes.append(Change(PUT_SOLO, (one.person, ended.game, one.score, number, won)))
    changes += [
        Change(ADD_TALLY, (one.person, one.game, one.kind, one.subject, int(one.won), *length))
        for one in tallies_of(ended, standings)
    ]
    return changes


def is_solo(ended: Ended, standing: Standing) -> bool:
    """Whether a game is one whose points count among those of solo games."""
    return ended.rated and len(ended.sitters) == 1 and standing.score is not None
