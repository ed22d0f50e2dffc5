"""A page's tables on their own, driven by a script: `python -S -m tests.offline.device` without any package installed.

Reads what is said from standard input, and writes what was told after each of it.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import sys
from collections.abc import Callable
from typing import Any

from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.offline.tables import LocalTables
from serai.protocol.games import game_of
from serai.protocol.opening import NewTable, SeatWish

NAME = "{table}"  # stands for the table in what is said


class Shelf:
    """Storage in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.trouble = ""  # that the next writing runs into

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def put(self, entries: str) -> None:
        if self.trouble:
            raise RuntimeError(self.trouble)
        for key, text in json.loads(entries).items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text

    async def keys(self, prefix: str) -> str:
        return json.dumps([key for key in self.texts if key.startswith(prefix)])


def foreseeable(secret: str) -> Callable[[int], str]:
    """Chance that is the same each time: one secret, one dealing of worlds, and names that differ."""
    names = itertools.count()

    def token_hex(size: int) -> str:
        return {32: secret, 16: "5e" * 16}.get(size) or f"{next(names):016x}"

    return token_hex


def bots_choice(match: Match, seat: int) -> tuple[list[Any], str | None]:
    """What the bots of these tests choose, and what they say about it."""
    (asked,) = (asked for asked in match.asks if asked.seat == seat)
    pick = asked.options[match.number * 7 % len(asked.options)]
    return match.game.notation.to_row(pick), "gift-thanks" if match.number % 5 == 0 else None


class Predictable:
    """Bots that choose by the number of the move; they are given an imagined world, as all are."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []

    async def think(self, job: str) -> str:
        asked = json.loads(job)
        self.asked.append(asked)
        game, state = game_of(asked["game"]), asked["state"]
        header = Record(game.name, game.rules, game.colours[: state["seats"]], {}, "")
        choice, reason = bots_choice(Match.resume(header, state, game, asked["number"]), asked["seat"])
        return json.dumps({"choice": choice, "reason": reason})

    def stop(self, name: str) -> None:
        return


async def answers(script: dict[str, Any]) -> list[list[Any]]:
    """What a page is told after each thing that it says; the game is read again from what is kept now and then."""
    told: list[Any] = []
    shelf = Shelf()
    tables = LocalTables(shelf, Predictable(), lambda text: told.append(json.loads(text)), "Ann")
    seats = [SeatWish(kind, "novice") for kind in script["seats"]]
    table_id = await tables.create(NewTable(script["game"], seats, script["options"]))
    await tables.settled()
    heard = []
    for said in script["said"]:
        told.clear()
        await tables.hear(said.replace(NAME, table_id))
        await tables.settled()
        heard.append([*told])
    kept = LocalTables(shelf, Predictable(), told.append, "Ann")
    assert (await kept.open(table_id)).record() == (await tables.open(table_id)).record()
    return heard


def main() -> None:
    """Answer what comes on standard input."""
    assert "msgspec" not in sys.modules
    script = json.load(sys.stdin)
    secrets.token_hex = foreseeable(script["secret"])  # type: ignore[assignment]
    json.dump(asyncio.run(answers(script)), sys.stdout)


if __name__ == "__main__":
    main()
