"""The verdict on a tournament finds what it looks for."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest

from serai.server.operations.database import open_database
from serai.server.ratings.ledger import Ledger as Entering
from serai.server.tournaments import joining, shown
from serai.server.tournaments.stored import read
from tests.server import hosting
from tests.server.chaos.ledger import Ledger
from tests.server.chaos.tournament.cup_verdict import compare
from tests.server.chaos.tournament.cups import Cup, CupPlan, Drawn
from tests.server.tournaments.playing import announced, members, play_round, settle

PEOPLE, ROUNDS = 5, 2


class Played(NamedTuple):
    """A tournament that was played, where it is kept, and what a run would know of it."""

    url: str
    cup: Cup
    gone: str  # who withdrew

    def judged(self) -> dict[str, int]:
        ledger = Ledger(Random(1))
        with open_database(self.url) as database:
            compare(ledger, self.cup, database)
        return dict(ledger.kinds)

    def spoilt(self, sql: str) -> dict[str, int]:
        """What is found after a change, which the database itself might not allow."""
        database = sqlite3.connect(self.url.removeprefix("sqlite:///"))
        assert database.execute(sql).rowcount > 0
        database.commit()
        database.close()
        return self.judged()


@pytest.fixture
def played(tmp_path: Path) -> Played:
    """Five people, of whom one withdraws in the first round, after the Swiss system."""
    url = f"sqlite:///{tmp_path}/serai.db"
    cup, gone = Cup(CupPlan(PEOPLE), over=True), []

    async def play() -> None:
        async with hosting.node(url) as tables:
            people = await members(tables, PEOPLE)
            cup.id = await announced(tables, people, rounds=ROUNDS, rated=True)
            await settle(tables, cup.id)
            _publish(cup, 1, await shown.round_of(tables.store, cup.id, 1))
            await joining.withdraw(tables, await read(tables.store, cup.id), people[-1])
            await play_round(tables, cup.id)
            _publish(cup, 2, await shown.round_of(tables.store, cup.id, 2))
            ended = await play_round(tables, cup.id)
            assert ended.status == "over"
            await Entering(tables.store).catch_up()
            cup.joined |= {person.id for person in people}
            cup.leaving |= {people[-1].id}
            cup.withdrawn |= {people[-1].id}
            gone.append(people[-1].id)
            told = await shown.shown(tables.store, shown.Kept(tables.store), ended, "")
            cup.shown["node 0"] = msgspec.to_builtins(told)
            for table, seat, person in await tables.store.read("SELECT table_id, seat, person FROM seats"):
                cup.found.setdefault(person, {})[table] = [seat]

    hosting.run(play)
    return Played(url, cup, gone[0])


def _publish(cup: Cup, number: int, tables: list[shown.TableOfRound]) -> None:
    for one in tables:
        drawn = Drawn(one.table, tuple(seat.entrant for seat in one.seats))
        cup.published.setdefault(number, {})[one.number] = drawn


def test_a_tournament_that_was_played_as_it_must_be_is_sound(played: Played) -> None:
    assert played.judged() == {}


def test_one_that_did_not_end_is_found(played: Played) -> None:
    assert played.spoilt("UPDATE tournament_tables SET status = 'late' WHERE round = 2 AND number = 1") == {"no end": 1}
    played.cup.over = False
    assert played.judged() == {"no end": 1}


@pytest.mark.parametrize(
    ("spoil", "found"),
    [
        ("UPDATE entrants SET left_round = NULL", "lost"),
        ("UPDATE entrants SET left_round = 2 WHERE number = 1", "entrants"),
        ("UPDATE entrants SET status = 'invited' WHERE number = 2", "lost"),
        ("UPDATE tournament_seats SET entrant = 6 - entrant WHERE round = 1", "another draw"),
        ("DELETE FROM tournament_seats WHERE round = 2 AND number = 2", "drawn"),
        ("UPDATE tournament_tables SET table_id = 'another' WHERE round = 2 AND number = 1", "opened"),
        ("DELETE FROM moves WHERE number = 0", "opened"),
        ("UPDATE seats SET person = (SELECT max(person) FROM seats)", "seated"),
        ("DELETE FROM results WHERE number = 2", "results"),
        ("INSERT INTO endings (table_id) SELECT table_id FROM results WHERE number = 1", "results"),
        ("UPDATE tournament_seats SET points = 60 WHERE round = 1 AND number = 1", "results"),
        ("UPDATE tables SET result = '[[3, 1], [1, 2], []]' WHERE result IS NOT NULL", "standings"),
    ],
)
def test_what_is_lost_doubled_or_another_than_it_was_said_is_found(played: Played, spoil: str, found: str) -> None:
    assert found in played.spoilt(spoil)


def test_somebody_who_never_found_their_table_is_found(played: Played) -> None:
    anybody = next(person for person in played.cup.found if person != played.gone)
    played.cup.found[anybody].popitem()
    assert played.judged() == {"seated": 1}


def test_standings_that_a_node_shows_otherwise_are_found(played: Played) -> None:
    first, second, *others = played.cup.shown["node 0"]["standings"]
    played.cup.shown["node 1"] = {"standings": [second, first, *others]}
    assert played.judged() == {"standings": 1}


def test_a_draw_that_changes_and_a_table_that_goes_back_are_found() -> None:
    ledger, cup = Ledger(Random(1)), Cup(CupPlan(2))

    def told(status: str, *entrants: int) -> dict[str, int]:
        seats = [{"entrant": entrant} for entrant in entrants]
        cup.told(ledger, 1, [{"number": 1, "table": "t", "status": status, "seats": seats}])
        return dict(ledger.kinds)

    assert told("waiting", 1, 2) == {}
    assert told("playing", 1, 2) == {}
    assert told("waiting", 1, 2) == {"backwards": 1}
    assert told("playing", 2, 1) == {"backwards": 1, "another draw": 1}
