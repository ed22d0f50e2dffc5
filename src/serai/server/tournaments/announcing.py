"""Announcing a tournament: what may be wished for, and whether it can be played."""

from __future__ import annotations

import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from serai.engine.core.errors import BadOption
from serai.engine.core.game import Game
from serai.protocol.clocks import DAY, MINUTE, Pace, now
from serai.protocol.opening import NewTable, SeatWish, checked_level, checked_wish
from serai.protocol.refusals import forbidden, not_now, wrong
from serai.server.people.people import Person
from serai.server.ratings.rated_tables import must_be_rateable, must_be_rated
from serai.server.storage import Change, Store
from serai.server.tournaments.scoring import Kind
from serai.server.tournaments.stored import ANNOUNCED, COLUMNS, Tournament, row_of

MOST_OPEN = 3  # tournaments of one person that are not over
MOST_ENTRANTS = 256
MOST_ROUNDS = 30
MOST_SEATS = 6
LIVE_TIME = (10 * MINUTE, 2 * DAY)  # what a round may take
DAYS_TIME = (DAY, 200 * DAY)
FURTHEST = 366 * DAY
LONGEST_WAIT = 30 * DAY  # for all places to be taken, where nothing else says when it starts
ADD = f"INSERT INTO tournaments ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"
OPEN_OF = "SELECT count(*) FROM tournaments WHERE host = ? AND status IN ('announced', 'running')"


class NewTournament(msgspec.Struct):
    """A tournament to announce. `rounds` 0: as many as the kind takes; `starts` null: when it is full.

    `level` are the bots that fill tables and play for those who withdraw; null: none fill. `round_minutes` is the
    time of a round, `absence_minutes` how long a live table waits for somebody's first move.
    """

    title: Annotated[str, Meta(max_length=200)]
    game: Annotated[str, Meta(max_length=60)]
    seats: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    pace: Pace
    kind: Kind
    options: dict[str, Any] = {}
    language: Annotated[str, Meta(max_length=10)] = "en"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    advance: Annotated[int, Meta(ge=1, le=MOST_SEATS - 1)] = 1
    seeding: Literal["draw", "rating"] = "draw"
    invited: bool = False
    most: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 16
    starts: Annotated[int, Meta(ge=0)] | None = None
    rated: bool = False
    level: Annotated[str, Meta(max_length=40)] | None = None
    round_minutes: Annotated[int, Meta(ge=1, le=DAYS_TIME[1] // MINUTE)] = 120
    absence_minutes: Annotated[int, Meta(ge=1, le=60)] = 5


async def announce(store: Store, host: Person, wish: NewTournament) -> str:
    """Announce a tournament; gives its id."""
    if host.account is None or host.owner is not None:
        raise forbidden("tournament-guest", "tournaments are for accounts: a guest may be gone tomorrow")
    tournament = checked(host, wish)
    held = await store.read(OPEN_OF, host.id)
    if held[0][0] >= MOST_OPEN:
        raise not_now("too-many-tournaments", f"at most {MOST_OPEN} tournaments of one person at a time")
    await store.write([Change(ADD, row_of(tournament), 1)])
    return tournament.id


def checked(host: Person, wish: NewTournament) -> Tournament:
    """A tournament that can be played, or a refusal."""
    game, _ = checked_wish(NewTable(wish.game, [SeatWish()] * wish.seats, wish.options, wish.title,
                                          wish.language, pace=wish.pace))  # fmt: skip
    title = " ".join(wish.title.split())
    if not title:
        raise wrong("tournament-title", "a tournament has a name")
    level = None if wish.level is None else checked_level(wish.level)
    fewest = _fewest(game, wish)
    _check_times(wish)
    if wish.kind == "knock-out" and wish.advance >= wish.seats:
        raise wrong("tournament-advance", "somebody must be knocked out at each table")
    if wish.rated:
        for seats in range(fewest, wish.seats + 1):
            must_be_rateable(game, game.settings(seats, wish.options), seats, wish.pace, True)
        must_be_rated(game.name, host, [level] if level else [], 1)
    opened = now()
    return Tournament(
        id=secrets.token_hex(16), title=title, language=wish.language, host=host.id, game=game.name,
        options=wish.options, seats=wish.seats, fewest=fewest, pace=wish.pace, kind=wish.kind, rounds=wish.rounds,
        advance=wish.advance, seeding=wish.seeding, invited=int(wish.invited), most=wish.most, starts=wish.starts,
        rated=int(wish.rated), level=level, round_time=wish.round_minutes * MINUTE,
        absence=wish.absence_minutes * MINUTE, seed=secrets.token_hex(16), status=ANNOUNCED, round=0,
        round_began=None, entered=0, changed=0, created=opened, ended=None,
        due=opened + LONGEST_WAIT if wish.starts is None else wish.starts,
    )  # fmt: skip


def _fewest(game: Game, wish: NewTournament) -> int:
    """With how few people a table can be played, when not all are full."""
    fewest = wish.seats
    while fewest > max(2, game.min_seats):
        try:
            game.settings(fewest - 1, wish.options)
        except BadOption:
            break
        fewest -= 1
    return fewest


def _check_times(wish: NewTournament) -> None:
    if wish.pace.kind == "none":
        raise wrong("tournament-clock", "a tournament needs a clock, so that its rounds come to an end")
    least, most = LIVE_TIME if wish.pace.kind == "live" else DAYS_TIME
    if not least <= wish.round_minutes * MINUTE <= most:
        raise wrong("tournament-time", f"a round takes {least // MINUTE} to {most // MINUTE} minutes at this pace")
    if wish.starts is not None and not now() - MINUTE <= wish.starts <= now() + FURTHEST:
        raise wrong("tournament-start", "a tournament starts now or within a year")
