"""A move costs what it costs, however long the game is: counted in steps of the interpreter."""

from __future__ import annotations

import sys
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from statistics import median
from types import FrameType
from typing import Any

import serai
from serai.engine.play.match import Match
from serai.server.live.hub import Hub
from serai.server.tables.tables import Tables
from tests.server.hosting import KEYS, node, run, table_of

MOST = 1.2  # times what it cost at the beginning
EARLY, LATE, WINDOW = 10, 1_000, 60  # moves; a window holds a snapshot


class Ear:
    """A client that counts what it hears."""

    person: str | None = None

    def __init__(self) -> None:
        self.bytes = 0

    def push(self, frame: bytes) -> None:
        self.bytes += len(frame)

    def close(self, code: int) -> None:
        raise AssertionError(code)


async def steps_of(doing: Coroutine[Any, Any, Any]) -> int:
    """How many steps of our own code it takes to do something."""
    counted = 0

    def follow(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal counted
        if "/serai/" not in frame.f_code.co_filename:
            return None
        frame.f_trace_opcodes = True
        counted += event == "opcode"
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        await doing
    finally:
        sys.settrace(before)
    return counted


class Toggling:
    """A seat that makes a choice and takes it back, again and again."""

    def __init__(self, tables: Tables, table_id: str) -> None:
        self.tables, self.table_id = tables, table_id
        self.seat = 0
        self.choice: list[Any] = []

    async def begin(self) -> None:
        """Play on to a choice that can be taken back, and take it back."""
        dice = Random("toggle")
        while True:
            async with self.tables.at(self.table_id) as table:
                match = table.playing().match
                asked = match.asks[0]
                self.seat = asked.seat
                self.choice = match.game.notation.to_row(asked.options[dice.randrange(len(asked.options))])
            await self._choose()
            async with self.tables.at(self.table_id) as table:
                if table.playing().takes_back(self.seat):
                    break
        await self._undo()

    async def _choose(self) -> None:
        at = await self.number()
        await self.tables.choose(self.table_id, self.seat, self.choice, at, f"{next(KEYS)}")

    async def _undo(self) -> None:
        at = await self.number()
        await self.tables.undo(self.table_id, self.seat, at, f"{next(KEYS)}")

    async def number(self) -> int:
        async with self.tables.at(self.table_id) as table:
            return table.playing().match.number

    async def until(self, number: int) -> None:
        while await self.number() < number:
            await self._choose()
            await self._undo()

    async def measured(self) -> list[int]:
        """The steps of each move of a window, takings back and snapshots among them."""
        found = []
        for _ in range(WINDOW // 2):
            found.append(await steps_of(self._choose()))
            found.append(await steps_of(self._undo()))
        return found


def test_the_thousandth_move_costs_what_the_tenth_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            hub, ear = Hub(), Ear()
            tables.audience = hub
            table_id = await table_of(tables, "khan", 3)
            toggling = Toggling(tables, table_id)
            await toggling.begin()
            async with tables.at(table_id) as table:
                hub.enter(table, 0, ear)
            await toggling.until(EARLY)
            early = await toggling.measured()
            heard_early = ear.bytes
            await toggling.until(LATE)
            ear.bytes = 0
            late = await toggling.measured()
            assert median(late) <= MOST * median(early)
            assert max(late) <= MOST * max(early)  # the moves with a snapshot
            assert ear.bytes <= MOST * heard_early
            async with tables.at(table_id) as table:
                assert len(table.playing().happened) < 4 * WINDOW  # memory does not grow either

    run(test)


def test_the_thousandth_draft_costs_what_the_tenth_does(tmp_path: Path, bids: str) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, bids, 2)

            async def draft() -> None:
                async with tables.at(table_id) as table:
                    match = table.playing().match
                    seat = match.asks[0].seat
                    choice = match.game.notation.to_row(match.asks[0].options[0])
                await tables.choose(table_id, seat, choice, match.number, f"{next(KEYS)}")
                await tables.undo(table_id, seat, match.number, f"{next(KEYS)}")

            for _ in range(80):
                await draft()
            early = await steps_of(draft())
            for _ in range(320):
                await draft()
            assert await steps_of(draft()) <= MOST * early

    run(test)


def test_whether_a_move_can_be_taken_back_is_known_without_looking_through_the_game() -> None:
    match = Match.new(serai.load("warrior_knights"), 4, "growth", {})
    dice = Random("growth")

    async def asked() -> None:
        assert match.why_not_undo(0, match.number) is not None

    async def test() -> None:
        costs = []
        for number in (EARLY, LATE):
            while match.number < number:
                asks = match.asks[0]
                match.choose(asks.seat, asks.options[dice.randrange(len(asks.options))])
            costs.append(await steps_of(asked()))
        assert costs[1] <= MOST * costs[0]

    run(test)
