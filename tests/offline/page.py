"""A device without a browser: storage in memory, bots that think at once, and a page that plays.

Nothing here needs anything installed, so that it runs where a browser's Python would.
"""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from serai.offline.host import Host
from serai.offline.thinking import answer
from serai.offline.worker import start


class Memory:
    """Texts by key, all or nothing; `trouble` is what the next writing fails with."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        self.trouble = ""
        self.writes = 0

    async def get(self, key: str) -> str | None:
        return self.texts.get(key)

    async def put(self, entries: str) -> None:
        await asyncio.sleep(0)
        if self.trouble:
            raise RuntimeError(f"Error: {self.trouble}")
        self.writes += 1
        for key, text in json.loads(entries).items():
            if text is None:
                self.texts.pop(key, None)
            else:
                self.texts[key] = text

    async def keys(self, prefix: str) -> str:
        return json.dumps(sorted(key for key in self.texts if key.startswith(prefix)))


class AtOnce:
    """Thinks while whoever asked waits; `held` thoughts wait until they are let go, or stopped."""

    def __init__(self) -> None:
        self.told: Any = lambda text: None
        self.jobs: list[dict[str, Any]] = []
        self.held: asyncio.Event | None = None
        self.stopped: list[str] = []

    async def think(self, job: str) -> str:
        self.jobs.append(json.loads(job))
        await asyncio.sleep(0)
        if self.held is not None:
            await self.held.wait()
            if self.jobs[-1]["id"] in self.stopped:
                raise RuntimeError("Error: stopped")
        return answer(job, self.told)

    def stop(self, name: str) -> None:
        self.stopped.append(name)


class Page:
    """A page of the site: it asks the host, hears what it tells, and keeps the newest position of each seat."""

    def __init__(self, storage: Memory) -> None:
        self.storage = storage
        self.thinkers = AtOnce()
        self.heard: list[dict[str, Any]] = []
        self.host: Host
        self.keys = 0

    async def open(self) -> Page:
        self.host = await start(self.storage, self.thinkers, lambda text: self.heard.append(json.loads(text)))
        self.thinkers.told = self.host.told
        return self

    async def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        said = json.loads(await self.host.request(method, path, None if body is None else json.dumps(body)))
        assert said["status"] == status, said
        return json.loads(said["body"]) if said["type"] == "application/json" else said["body"]

    async def tell(self, do: str, **what: Any) -> list[dict[str, Any]]:
        """Send a message; gives what was heard until it was carried out."""
        since = len(self.heard)
        await self.host.hear(json.dumps({"do": do, **what}))
        return self.heard[since:]

    async def arrive(self, name: str = "Ann") -> None:
        await self.ask("POST", "/guest", {"name": name, "language": "en"}, 201)

    async def sit(self, game: str, bots: int, level: str = "novice", people: int = 1, **wish: Any) -> str:
        seats = [{"kind": "me"}] * people + [{"kind": "bot", "level": level}] * bots
        table = await self.ask("POST", "/tables", {"game": game, "seats": seats, **wish}, 201)
        await self.ask("POST", f"/tables/{table['id']}/start")
        await self.host.tables.settled()  # bots may be asked first
        return str(table["id"])

    async def position(self, table: str, seat: int) -> Any:
        return await self.ask("GET", f"/tables/{table}/position?seat={seat}")

    async def choose(self, table: str, seat: int, number: int, choice: Any) -> dict[str, Any]:
        """Make a choice; gives the answer to it."""
        self.keys += 1
        asked = {"id": self.keys, "table": table, "seat": seat, "at": number, "choice": choice, "key": f"k{self.keys}"}
        heard = await self.tell("choose", **asked)
        return next(one for one in heard if one.get("id") == self.keys)

    async def play(self, table: str, moves: int, dice: Random, people: int = 1) -> bool:
        """Choose at random for the people of a table, while bots do; whether the game goes on after so many moves."""
        while True:
            await self.host.tables.settled()
            shown = await self.ask("GET", f"/tables/{table}")
            if shown["status"] != "running":
                return False
            if shown["number"] >= moves:
                return True
            seat = next(seat for seat in shown["asked"] if seat < people)
            now = await self.position(table, seat)
            answered = await self.choose(table, seat, now["number"], picked(now["question"], dice))
            assert answered["tell"] == "done", answered


def picked(question: dict[str, Any], dice: Random) -> list[Any]:
    """Any of the options, as a row."""
    rows = [[word, *numbers] for word, alike in question["options"].items() for numbers in alike]
    return dice.choice(rows)
