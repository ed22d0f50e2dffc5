"""Long games that cost little: random choices, each taken back and made again some times."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.record import Row
from serai.protocol.opening import SeatWish
from serai.protocol.play import Happened, Play
from serai.server.people.people import Person
from serai.server.tables import records
from serai.server.tables.lobby import start
from serai.server.tables.tables import Tables
from tests.server.hosting import guest

ROWS = 400


def long_match(rows: int, game: str = "khan", seed: str = "long", agreed: int = 0) -> Match:
    """A game of about so many rows that is not over; now and then both agree to take something back."""
    match, dice = Match.new(load(game), 2, seed), Random(seed)
    while match.number < rows:
        asked = match.asks[0]
        choice = asked.options[dice.randrange(len(asked.options))]
        match.choose(asked.seat, choice)
        for _ in range(8):
            if match.why_not_undo(asked.seat) is None and match.asks[0].seat == asked.seat:
                match.undo(asked.seat)
                match.choose(asked.seat, choice)
        if agreed and match.number % agreed == 0 and match.last_row.act == "chose":
            match.undo(1, to=match.number, agreed=(0,))
        if match.over:
            match.undo(0, to=match.number, agreed=(1,))
    return match


class Counter:
    """Counts how often a row is repeated in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rows = 0
        repeat = Play.repeat

        def counted(play: Play, row: Row) -> list[Happened]:
            self.rows += 1
            return repeat(play, row)

        monkeypatch.setattr(Play, "repeat", counted)

    def taken(self) -> int:
        """How many since the last time."""
        rows, self.rows = self.rows, 0
        return rows


async def snapshots_of(tables: Tables, table_id: str) -> list[int]:
    found = await tables.store.read("SELECT number FROM snapshots WHERE table_id = ? ORDER BY number", table_id)
    return [number for (number,) in found]


def longest_gap(numbers: list[int], last: int) -> int:
    """The most rows that must be repeated after a snapshot."""
    ends = [0, *numbers, last]
    return max(after - before for before, after in pairwise(ends))


async def brought_in(tables: Tables, match: Match) -> tuple[Person, str]:
    ann = await guest(tables)
    return ann, await records.bring_in(tables, ann, match.record.to_json())


async def forked(tables: Tables, ann: Person, table_id: str, at: int) -> str:
    async with tables.at(table_id) as table:
        fork = await records.fork(tables, table, ann, at, [SeatWish("me")] * 2)
    async with tables.at(fork) as table:
        await start(tables, table, ann)
    return fork
