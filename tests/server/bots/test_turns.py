"""A bot's turn: thought about on what its seat may imagine, never on the truth."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Any

import pytest

from serai.engine.core import snapshot
from serai.engine.views.views import look
from serai.server.bots import turns as bots_module
from serai.server.bots.turns import Bots, Turn
from serai.server.tables import lobby
from tests.server.hosting import Ears, node, play_on, run, table_of
from tests.server.postgres import locked


def test_what_leaves_for_another_process_is_imagined(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "khan", 3)
            await play_on(tables, table_id, 25)
            async with tables.at(table_id) as table:
                await lobby.stand_in(tables, table, [0, 1, 2], "novice")
            bots, given = Bots(tables, 1), []

            async def thought(game: str, kept: Any, turn: Turn, level: str) -> Any:
                given.append(kept)
                return table.game.notation.to_row(match.asks[0].options[0]), None

            bots._thought = thought  # type: ignore[method-assign]  # thinks in no other process
            different = 0
            for _ in range(5):
                async with tables.at(table_id) as table:
                    match = table.playing().match
                    seat, truth = match.asks[0].seat, snapshot.save(table.game, match.state)
                    known = look(table.game, match.state, seat)
                assert await bots._choose(Turn(table_id, seat, match.number, "novice", 1))
                assert given[-1]["chance"][0] != truth["chance"][0]
                assert look(table.game, snapshot.restore(table.game, given[-1]), seat) == known
                different += (given[-1]["hands"], given[-1]["deck"]) != (truth["hands"], truth["deck"])
            assert different == 5

    run(test)


def ponder(game: str, kept: Any, number: int, seat: int, level: str, seed: str) -> tuple[list[Any], None]:
    """A thought that lasts until a file is there, at most a minute, and leaves word of who had it."""
    folder = Path(os.environ["PONDERING"])
    (folder / "begun").write_text(f"{os.getpid()}")
    limit = time.monotonic() + 60
    while not (folder / "enough").exists() and time.monotonic() < limit:
        time.sleep(0.01)
    return ["square", 0], None


def test_nobody_waits_for_a_bot_that_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PONDERING", str(tmp_path))
    monkeypatch.setattr(bots_module, "think", ponder)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            pondered, other = await table_of(tables, "tic_tac_toe"), await table_of(tables, "tic_tac_toe")
            async with tables.at(pondered) as table:
                await lobby.stand_in(tables, table, [0], "general")
            bots = Bots(tables, 1)
            working = asyncio.create_task(bots.run())
            while not (tmp_path / "begun").exists():
                await asyncio.sleep(0.01)
            assert await play_on(tables, other, 4) == 4
            async with tables.at(pondered) as table:
                assert table.playing().match.number == 0
            (tmp_path / "enough").touch()
            while bots.turns_made == 0:
                await asyncio.sleep(0.01)
            async with tables.at(pondered) as table:
                assert table.playing().match.number == 1
            assert int((tmp_path / "begun").read_text()) != os.getpid()
            working.cancel()
            await bots.stop()

    run(test)


def get_lost(game: str, kept: Any, number: int, seat: int, level: str, seed: str) -> tuple[list[Any], None]:
    """A thought that never ends, but for a bot that does not think."""
    while level != "random":
        pass
    return ["square", 0], None


def test_a_bot_that_thinks_for_ever_is_killed_and_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_module, "think", get_lost)
    monkeypatch.setattr(bots_module, "LONGEST", 0.5)
    monkeypatch.setattr(bots_module, "A_MOMENT", 0.0)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await table_of(tables, "tic_tac_toe")
            async with tables.at(table_id) as table:
                await lobby.stand_in(tables, table, [0], "general")
            bots = Bots(tables, 1)
            working = asyncio.create_task(bots.run())
            async with asyncio.timeout(300):
                while bots.turns_made == 0:
                    await asyncio.sleep(0.02)
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await bots.stop()

    run(test)


class Slow:
    """A thought that has waited so long whenever somebody looks."""

    def __init__(self, *seconds: float) -> None:
        self._seconds = list(seconds)

    def waited(self) -> float:
        return self._seconds.pop(0)


def test_a_table_is_told_of_a_bot_only_while_it_waits_more_than_it_thinks(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            bots, turn, ears = Bots(tables, 1, patience=0.02), Turn("t", 1, 5, "novice", 1), tables.audience
            assert isinstance(ears, Ears)
            told = ears.waiting

            async def times_told(*waited: float) -> int:
                told.clear()
                with pytest.raises(IndexError):  # nobody looks any more
                    await bots._tell_waiting(turn, Slow(*waited))  # type: ignore[arg-type]  # all that is asked of a thought
                assert set(told) <= {("t", 1)}
                return len(told)

            assert await times_told(0.0, 0.001, 0.019) == 0
            assert await times_told(0.01, 0.021, 0.04, 0.06) == 3
            assert await times_told(0.021, 0.022, 0.023) == 1  # it thinks by now
            assert await times_told(0.021, 0.022, 0.04) == 2  # and waits again
            bots.halt()

    run(test)


def test_workers_that_look_at_the_same_moment_take_different_turns(pg_url: str) -> None:
    """What another has in hand, and has not yet taken for good, is passed over and not waited for."""

    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            tables = [await table_of(here, "tic_tac_toe") for _ in range(6)]
            for table_id in tables:
                async with here.at(table_id) as table:
                    await lobby.stand_in(here, table, [0], "novice")
            workers = [Bots(here, 1), Bots(there, 1)]
            async with locked(pg_url, "bot_turns", tables[0]):
                taken = await asyncio.wait_for(asyncio.gather(*(worker._take(3) for worker in workers * 2)), 60)
                assert sorted(turn.table_id for turns in taken for turn in turns) == sorted(tables[1:])
            assert [turn.table_id for turn in await workers[1]._take(3)] == tables[:1]

    run(test)
