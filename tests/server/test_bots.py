"""A bot's turn: thought about on what its seat may imagine, never on the truth."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from serai.engine import snapshot
from serai.engine.sight import look
from serai.server import lobby
from serai.server.bots import Bots, Turn
from tests.server.hosting import node, play_on, run, table_of


def test_what_leaves_for_another_process_is_imagined(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as house:
            table_id = await table_of(house, "khan", 3)
            await play_on(house, table_id, 25)
            async with house.at(table_id) as table:
                await lobby.stand_in(house, table, [0, 1, 2], "novice")
            bots, given = Bots(house, 1), []

            async def thought(game: str, kept: Any, turn: Turn, level: str) -> Any:
                given.append(kept)
                return table.game.notation.to_row(match.asks[0].options[0]), None

            bots._thought = thought  # type: ignore[method-assign]
            different = 0
            for _ in range(5):
                async with house.at(table_id) as table:
                    match = table.playing().match
                    seat, truth = match.asks[0].seat, snapshot.save(table.game, match.state)
                    known = look(table.game, match.state, seat)
                assert await bots._choose(Turn(table_id, seat, match.number, "novice", 1))
                assert given[-1]["chance"][0] != truth["chance"][0]
                assert look(table.game, snapshot.restore(table.game, given[-1]), seat) == known
                different += (given[-1]["hands"], given[-1]["deck"]) != (truth["hands"], truth["deck"])
            assert different == 5

    run(test)
