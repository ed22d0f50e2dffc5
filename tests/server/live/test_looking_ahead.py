"""Whoever looks ahead pays with time, and never holds up those who play."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from serai.protocol.live.imagine import Worlds
from serai.server.live.limits import Limits
from serai.server.live.sockets import Socket
from serai.server.operations.settings import Settings
from tests.server.hosting import guest, node, table_of
from tests.server.running import run
from tests.server.wires import open_line

WORLD = {"table": "imagined:1", "seat": 0}


class Counting(Limits):
    """Counts how often something is done that no game waits for."""

    times = 0

    @contextmanager
    def beside(self) -> Iterator[None]:
        self.times += 1
        with super().beside():
            yield


def test_worlds_and_previews_are_paid_for_in_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann = await guest(tables)
            table = await table_of(tables, "connect_four", host=ann)
            line, _ = open_line()
            counting = Counting()
            house: Any = SimpleNamespace(
                tables=tables, worlds=Worlds(), settings=Settings("sqlite:///:memory:"), limits=counting
            )
            socket = Socket(house, ann, "somewhere", line)
            here = {"table": table, "seat": 0}
            drop: dict[str, Any] = {"choice": ["drop", 3], "id": 1, "at": 0, "key": "k"}
            for said in (
                {"do": "preview", **here, "choice": ["drop", 3], "id": 1},
                {"do": "why", **here, "choice": ["drop", 9], "id": 1},
                {"do": "imagine", **here, "id": 1},
                {"do": "watch", **WORLD},
                {"do": "choose", **WORLD, **drop},
                {"do": "preview", "table": "imagined:1", "seat": 1, "choice": ["drop", 3], "id": 1},
                {"do": "undo", **WORLD, "id": 1, "at": 1, "key": "u"},
            ):
                before = counting.times
                await socket.carry_out(json.dumps(said).encode())
                assert counting.times == before + 1, said
            socket.gone()

    run(test())


@pytest.mark.parametrize("waiting", [16])
def test_others_come_first_between_two_looks_ahead(waiting: int) -> None:
    async def test() -> None:
        line, _ = open_line()
        house: Any = SimpleNamespace(
            worlds=Worlds(), settings=Settings("sqlite:///:memory:"), limits=Limits(),
            metrics=SimpleNamespace(socket_messages=0),
        )  # fmt: skip
        socket = Socket(house, None, "somewhere", line)
        done = 0

        async def looks_ahead(text: bytes | str) -> None:
            nonlocal done
            with socket.beside():
                done += 1

        socket.carry_out = looks_ahead  # type: ignore[method-assign]
        for _ in range(waiting):
            line.inbox.put(b"{}")
        line.inbox.end()
        reading = asyncio.create_task(socket.read_on())
        seen = []
        while not reading.done():
            await asyncio.sleep(0)
            seen.append(done)
        assert max(later - before for before, later in zip([0, *seen], seen, strict=False)) == 1

    run(test())
