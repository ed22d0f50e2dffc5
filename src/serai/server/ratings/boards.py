"""Leaderboards, the curve of a rating, and the games behind it: lists that are read page by page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec

from serai.server.people.profiles import looks_of, usually_shown
from serai.server.ratings.anchors import anchors_of
from serai.server.ratings.model import Rating
from serai.server.storage import Store
from serai.server.tables.nameless import nameless

PAGE = 50
GAMES_PAGE = 20
MOST_POINTS = 500  # of a curve: the last ones
LISTED = f"p.deleted = 0 AND p.account IS NOT NULL AND {usually_shown('ratings')}"
WHO = "JOIN people p ON p.id = r.person LEFT JOIN profiles q ON q.person = r.person"
BOARD = f"""SELECT r.certain, r.mean, r.person, r.deviation, r.games, p.name, q.shape, q.colour
    FROM ratings r {WHO} WHERE r.game = ? AND (r.certain, r.mean, r.person) < (?, ?, ?) AND {LISTED}
    ORDER BY r.certain DESC, r.mean DESC, r.person DESC LIMIT {PAGE + 1}"""
# Only accounts that are still there have ratings, so all of them are listed but those whose owners hide them: the
# index tells how many stand before one, without a look at any of them.
BEFORE = """SELECT (SELECT count(*) FROM ratings r WHERE r.game = ? AND (r.certain, r.mean, r.person) > (?, ?, ?))
    - (SELECT count(*) FROM profiles q CROSS JOIN ratings r
    WHERE q.ratings = 0 AND r.person = q.person AND r.game = ? AND (r.certain, r.mean, r.person) > (?, ?, ?))"""
SOLO_BOARD = f"""SELECT r.best, r.person, r.won, r.games, p.name, q.shape, q.colour, t.id,
    CASE WHEN q.tables = 0 THEN 0 ELSE t.public END FROM solo_scores r {WHO}
    JOIN results n ON n.number = r.number JOIN tables t ON t.id = n.table_id
    WHERE r.game = ? AND (r.best, r.person) < (?, ?) AND {LISTED}
    ORDER BY r.best DESC, r.person DESC LIMIT {PAGE + 1}"""
OWN = "SELECT game, mean, deviation, games, certain FROM ratings WHERE person = ? ORDER BY game"
OWN_SOLO = "SELECT game, best, won, games FROM solo_scores WHERE person = ? ORDER BY game"
CURVE = f"""SELECT n.ended, s.mean, s.deviation FROM standings s JOIN results n ON n.number = s.number
    WHERE s.person = ? AND s.game = ? AND s.mean IS NOT NULL ORDER BY s.number DESC LIMIT {MOST_POINTS}"""
# With everybody's seats, a row each. The page is picked before anything is joined to it: whatever PostgreSQL thinks
# that people play on average, it never sorts all games of somebody who has thousands.
GAMES = f"""SELECT t.number, n.table_id, t.game, t.place, t.score, t.left_early, n.seats, n.rated, n.ended, n.moves,
    t.seat, t.mean, w.result, o.away, o.seat, o.bot, COALESCE(o.name, p.name), {nameless("w", "o.person", "o.seat + 1")}
    FROM (SELECT * FROM standings s WHERE s.person = ? AND s.number < ? AND (? = 1 OR EXISTS
    (SELECT 1 FROM results r JOIN tables w ON w.id = r.table_id LEFT JOIN profiles q ON q.person = s.person
    WHERE r.number = s.number AND w.public = 1 AND {nameless("w")} IS NULL))
    ORDER BY s.number DESC LIMIT {GAMES_PAGE + 1}) t JOIN results n ON n.number = t.number
    JOIN tables w ON w.id = n.table_id JOIN seats o ON o.table_id = n.table_id LEFT JOIN people p ON p.id = o.person
    LEFT JOIN profiles q ON q.person = o.person ORDER BY t.number DESC, o.seat"""
# What a rated game did to the ratings that whoever looks may see: after it, and after the one before it.
CHANGED = f"""SELECT s.seat, s.mean, s.deviation, (SELECT b.mean FROM standings b WHERE b.person = s.person
    AND b.game = s.game AND b.number < s.number AND b.mean IS NOT NULL ORDER BY b.number DESC LIMIT 1)
    FROM results n JOIN standings s ON s.number = n.number JOIN people p ON p.id = s.person
    JOIN tables t ON t.id = n.table_id LEFT JOIN profiles q ON q.person = s.person
    WHERE n.table_id = ? AND s.mean IS NOT NULL AND (s.person = ? OR {usually_shown("ratings")} AND (EXISTS
    (SELECT 1 FROM seats m WHERE m.table_id = t.id AND m.person = ?) OR {nameless()} IS NULL)) ORDER BY s.seat"""
HIGHEST = 1 << 60
LAST_PERSON = "~"  # sorts after every id


class Ranked(msgspec.Struct):
    """Somebody on a leaderboard."""

    person: str
    name: str
    shape: int
    colour: int
    points: int
    plus_minus: int
    provisional: bool
    games: int


class Anchor(msgspec.Struct):
    """A bot and its fixed rating."""

    level: str
    points: int


class Board(msgspec.Struct):
    """A page of a leaderboard, the certain before the provisional; `next` asks for the page after it."""

    game: str
    ranked: list[Ranked]
    next: str | None
    anchors: list[Anchor]
    own_rank: int | None


class Scored(msgspec.Struct):
    """Somebody's best solo game; `table` where everybody may see it."""

    person: str
    name: str
    shape: int
    colour: int
    best: int
    won: int
    games: int
    table: str | None


class SoloBoard(msgspec.Struct):
    """A page of solo scores."""

    game: str
    scored: list[Scored]
    next: str | None


class OwnRating(msgspec.Struct):
    """A person's rating at a title."""

    game: str
    points: int
    plus_minus: int
    provisional: bool
    games: int


class SoloScore(msgspec.Struct):
    """A person's solo games of a title."""

    game: str
    best: int
    won: int
    games: int


class CurvePoint(msgspec.Struct):
    """A rating after a game that ended then."""

    ended: int
    points: int
    plus_minus: int


class RatingChange(msgspec.Struct):
    """What somebody's rating was before a game and became by it."""

    seat: int
    before: int
    after: int
    provisional: bool


class RatingChanges(msgspec.Struct):
    """What a game did to ratings, once its result is entered; until then it waits."""

    waiting: bool
    changes: list[RatingChange]


class Rival(msgspec.Struct):
    """Who else sat at a table; the level of a bot in `name`, or the number of somebody who is shown without one."""

    seat: int
    name: str | None
    bot: bool
    nameless: int | None = None


class PlayedGame(msgspec.Struct):
    """A game that somebody played to its end, or left; `points` is the rating after it, where it was rated.

    `shared` tells whether another who stayed has the same place.
    """

    number: int
    table: str
    game: str
    place: int
    score: int | None
    left: bool
    seats: int
    rated: bool
    ended: int
    moves: int
    points: int | None
    rivals: list[Rival]
    shared: bool


class PlayedGames(msgspec.Struct):
    """A page of games, the last ones first; `next` is the number to go on before."""

    games: list[PlayedGame]
    next: int | None


async def board(store: Store, game: str, after: str | None, person_id: str | None) -> Board:
    """A page of the leaderboard of a title."""
    found = await store.read(BOARD, game, *_cursor(after, (1, HIGHEST, LAST_PERSON)))
    ranked = [
        Ranked(
            person,
            name,
            *looks_of(person, shape, colour),
            Rating(mean, deviation).points,
            Rating(mean, deviation).plus_minus,
            not certain,
            games,
        )
        for certain, mean, person, deviation, games, name, shape, colour in found[:PAGE]
    ]
    anchors = [Anchor(level, rating.points) for level, rating in anchors_of(game).items()]
    return Board(game, ranked, _next(found, 3), anchors, await _own_rank(store, game, person_id))


async def _own_rank(store: Store, game: str, person_id: str | None) -> int | None:
    """The place of whoever looks, where they are listed."""
    mine = await store.read(
        f"SELECT r.certain, r.mean, r.person FROM ratings r {WHO} WHERE r.person = ? AND r.game = ? AND {LISTED}",
        person_id,
        game,
    )
    return (await store.read(BEFORE, game, *mine[0], game, *mine[0]))[0][0] + 1 if mine else None


async def solo_board(store: Store, game: str, after: str | None) -> SoloBoard:
    """A page of the solo scores of a title."""
    found = await store.read(SOLO_BOARD, game, *_cursor(after, (HIGHEST, LAST_PERSON)))
    scored = [
        Scored(person, name, *looks_of(person, shape, colour), best, won, games, table if public else None)
        for best, person, won, games, name, shape, colour, table, public in found[:PAGE]
    ]
    return SoloBoard(game, scored, _next(found, 2))


def _next(found: list[Any], keys: int) -> str | None:
    return ",".join(map(str, found[PAGE - 1][:keys])) if len(found) > PAGE else None


def _cursor(after: str | None, first: tuple[Any, ...]) -> tuple[Any, ...]:
    """Where a page begins: numbers and then a person, as the page before named them."""
    if after is None:
        return first
    *numbers, person = after.split(",")
    return (*map(int, numbers), person)


async def ratings_of(store: Store, person_id: str) -> list[OwnRating]:
    """A person's ratings."""
    return [
        OwnRating(game, Rating(mean, deviation).points, Rating(mean, deviation).plus_minus, not certain, games)
        for game, mean, deviation, games, certain in await store.read(OWN, person_id)
    ]


async def solo_scores_of(store: Store, person_id: str) -> list[SoloScore]:
    """A person's solo scores."""
    return [SoloScore(*row) for row in await store.read(OWN_SOLO, person_id)]


async def curve_of(store: Store, person_id: str, game: str) -> list[CurvePoint]:
    """How a person's rating at a title went, the oldest first."""
    found = [(ended, Rating(mean, deviation)) for ended, mean, deviation in await store.read(CURVE, person_id, game)]
    return [CurvePoint(ended, rating.points, rating.plus_minus) for ended, rating in reversed(found)]


async def changes_at(store: Store, table_id: str, person_id: str | None) -> RatingChanges:
    """What the game of a table did to ratings, as far as whoever looks may see them."""
    waiting = bool(await store.read("SELECT 1 FROM endings WHERE table_id = ?", table_id))
    changes = []
    for seat, mean, deviation, held in await store.read(CHANGED, table_id, person_id, person_id):
        after, before = Rating(mean, deviation), Rating() if held is None else Rating(held)
        changes.append(RatingChange(seat, before.points, after.points, not after.certain))
    return RatingChanges(waiting, changes)


async def games_of(store: Store, person_id: str, before: int | None, own: bool) -> PlayedGames:
    """A page of a person's games; others see those at public tables, whose address is no secret, under their name."""
    rows = await store.read(GAMES, person_id, HIGHEST if before is None else before, int(own))
    found = [list(some) for _, some in groupby(rows, key=lambda row: row[0])]
    games = [_played(some, own) for some in found[:GAMES_PAGE]]
    return PlayedGames(games, games[-1].number if len(found) > GAMES_PAGE else None)


def _played(rows: Sequence[Any], own: bool) -> PlayedGame:
    """A game from its rows, one for each seat at its table."""
    number, table, game, place, score, left, seats, rated, ended, moves, seat, mean, result = rows[0][:13]
    rivals = [
        Rival(other, bot or (name if own or not number else None), bot is not None, None if own else number)
        for *_, other, bot, name, number in rows
        if other != seat
    ]
    places = msgspec.json.decode(result)[1] if result else None
    equals = [places[other] == places[seat] for *_, away, other, _, _, _ in rows if not away] if places else []
    return PlayedGame(
        number, table, game, place, score, bool(left), seats, bool(rated), ended, moves,
        None if mean is None else Rating(mean, 0).points, rivals, not left and equals.count(True) > 1,
    )  # fmt: skip
