"""Tournaments for `serai bench server --part lists`: many that are over, some that run or are announced, one large."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from serai.commands.bench.crowd import YEARS, Crowd
from serai.protocol.clocks import DAY, MINUTE, Pace, now
from serai.server.tournaments.round_robin import round_robin
from serai.server.tournaments.scoring import WIN
from serai.server.tournaments.stored import COLUMNS, Status, Tournament, row_of

COLUMNS_OF: dict[str, Sequence[str]] = {
    "tournaments": COLUMNS,
    "entrants": ("tournament", "number", "person", "status", "joined", "seeded"),
    "tournament_tables": ("tournament", "round", "number", "table_id", "status"),
    "tournament_seats": ("tournament", "round", "number", "seat", "entrant", "absent", "place", "score", "points"),
}
OVER_OF, NOT_OVER_OF, LEAST = 50, 1_000, 2  # a tournament for so many stored games
PEOPLE, LARGE, ROUNDS = 8, 200, 8
HOUR = 60 * MINUTE
INVITED = 0.2  # of all are for those who are invited

Rows = dict[str, list[tuple[Any, ...]]]


def cups(crowd: Crowd, stored: int, dice: Random) -> Rows:
    """All of them as rows; the regular takes part in the large one, and in a tenth of the others."""
    rows: Rows = {table: [] for table in COLUMNS_OF}
    for place, tournament in enumerate(_announced(crowd, stored, dice)):
        most = min(LARGE if place == 0 else PEOPLE, len(crowd.people) // 2)
        people = crowd.drawn(most - 1, accounts=True)
        people += [crowd.regular] if place % 10 == 0 else crowd.drawn(1, accounts=True)
        entered = list(dict.fromkeys(people))
        tournament.entered = len(entered)
        rows["tournaments"].append(row_of(tournament))
        for number, person in enumerate(entered, 1):
            rows["entrants"].append((tournament.id, number, person.id, "in", tournament.created, number))
        if tournament.status != "announced":
            _play(rows, tournament, dice)
    return rows


def large_cup(crowd: Crowd) -> str:
    """The id of the tournament with the most people."""
    return crowd.regular.id[::-1]


def _announced(crowd: Crowd, stored: int, dice: Random) -> Iterator[Tournament]:
    many = max(LEAST, stored // OVER_OF)
    for place in range(many):
        ended = now() - DAY - YEARS * place // many
        yield _cup(crowd, dice, "over", ended - 2 * DAY, ended, large_cup(crowd) if place == 0 else None)
    for status in ("running", "announced"):
        for place in range(max(LEAST, stored // NOT_OVER_OF)):
            yield _cup(crowd, dice, status, now() - HOUR * place, None, None)


def _cup(crowd: Crowd, dice: Random, status: Status, created: int, ended: int | None, named: str | None) -> Tournament:
    rounds = ROUNDS if named else 3
    (host,) = crowd.drawn(1, accounts=True)
    return Tournament(
        id=named or dice.randbytes(16).hex(), title=f"Cup {dice.randrange(10_000)}", language="en", host=host.id,
        game="connect_four", options={}, seats=2, fewest=2, pace=Pace("days"), kind="swiss", rounds=rounds, advance=1,
        seeding="draw", invited=int(not named and dice.random() < INVITED), most=256, starts=None, rated=0, level=None,
        round_time=200 * DAY, absence=HOUR, seed=dice.randbytes(16).hex(), status=status,
        round=0 if status == "announced" else rounds, round_began=None if status == "announced" else created,
        entered=0, changed=1, created=created, ended=ended, due=None,
    )  # fmt: skip


def _play(rows: Rows, tournament: Tournament, dice: Random) -> None:
    """All its rounds, which nobody has to look at any more; the last of one that runs is being played."""
    plan = round_robin(tournament.entered, 2, 2, tournament.rounds, tournament.seed)
    for round_number, seating in enumerate(plan, 1):
        playing = tournament.status == "running" and round_number == tournament.rounds
        for number, table in enumerate(seating.tables, 1):
            whose = (tournament.id, round_number, number)
            table_id = tournament.table_id(number, round_number)
            rows["tournament_tables"].append((*whose, table_id, "playing" if playing else "over"))
            first = dice.randrange(2)
            for seat, entrant in enumerate(table):
                won = int(seat == first)
                came_off = (None, None, None, 0) if playing else (0, 2 - won, won, won * WIN)
                rows["tournament_seats"].append((*whose, seat, entrant + 1, *came_off))
