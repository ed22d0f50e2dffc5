#!/usr/bin/env python3
"""A bot that plays on a Serai server from outside, with nothing but an HTTP and a WebSocket library.

    SERAI_TOKEN=serai_… python examples/outside_bot.py --server http://127.0.0.1:8765 --game khan --against general

The token is made on the account page ("Bots of your own"). With `--against` the bot opens a table with bots of that
level in the other seats and plays one game; without it, it sits down wherever it is invited, until it is stopped.
What it says and hears is described in docs/outside-bots.md and, as JSON Schema with examples, at
/api/v1/schema/socket.json. This one chooses at random: put something better into `pick`.
"""

import argparse
import asyncio
import json
import os
import random
import uuid
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

LOOK_FOR_INVITATIONS = 5.0  # seconds


def pick(position: dict[str, Any], question: dict[str, Any]) -> list[Any]:
    """Choose: `options` has, for every word, the rows of numbers that may follow it."""
    choices = [[word, *row] for word, rows in question["options"].items() for row in rows]
    return random.choice(choices)


class Server:
    """The server over HTTP."""

    def __init__(self, address: str, token: str) -> None:
        self.socket = address.replace("http", "ws", 1).rstrip("/") + "/api/v1/socket"
        self.headers = {"Authorization": f"Bearer {token}"}
        self._http = httpx.AsyncClient(base_url=f"{address.rstrip('/')}/api/v1", headers=self.headers, timeout=60)

    async def get(self, path: str) -> Any:
        """What the server answers."""
        return self._read(await self._http.get(path))

    async def post(self, path: str, body: Any = None) -> Any:
        """Do something there."""
        return self._read(await self._http.post(path, json=body or {}))

    @staticmethod
    def _read(answer: httpx.Response) -> Any:
        if answer.is_error:
            raise SystemExit(f"refused: {answer.json()['words']}")
        return answer.json()

    async def close(self) -> None:
        """Say goodbye."""
        await self._http.aclose()


async def open_table(server: Server, game: str, level: str, seats: int) -> str:
    """A table with this bot and bots of the server's."""
    wish = {"game": game, "seats": [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(seats - 1))]}
    table: str = (await server.post("/tables", wish))["id"]
    await server.post(f"/tables/{table}/start")
    return table


async def play(server: Server, table: str, seat: int) -> dict[str, Any]:
    """Play a game to its end; gives the table as it is then. A connection that is lost is opened again."""
    async for line in connect(server.socket, additional_headers=server.headers, max_size=None):
        try:
            return await play_on(line, table, seat)
        except ConnectionError:
            continue
    raise RuntimeError("the server is gone")


async def play_on(line: ClientConnection, table: str, seat: int) -> dict[str, Any]:
    """Watch a table and answer whenever this seat is asked."""
    await line.send(json.dumps({"do": "watch", "table": table, "seat": seat, "since": 0}))
    position: dict[str, Any] = {}
    async for text in line:
        told = json.loads(text)
        if told["tell"] in ("position", "moved"):
            position.update(told)
        if told["tell"] == "refused":
            if told["key"] != "illegal":  # others were faster: what is asked now comes, or has come
                await line.send(json.dumps({"do": "watch", "table": table, "seat": seat, "since": 0}))
                continue
            raise SystemExit(f"refused: {told['words']}")
        shown = told.get("shown")
        if shown and shown["status"] == "over":
            return shown  # type: ignore[no-any-return]
        if told["tell"] in ("position", "moved") and (question := told.get("question")):
            choice, key = pick(position, question), uuid.uuid4().hex  # the same key is the same choice, if sent again
            asked = {"do": "choose", "id": 1, "table": table, "seat": seat, "at": told["number"]}
            await line.send(json.dumps({**asked, "choice": choice, "key": key}))
    raise ConnectionError


async def accept_invitations(server: Server) -> None:
    """Sit down wherever one is invited, and play there."""
    playing: dict[str, asyncio.Task[dict[str, Any]]] = {}
    while True:
        for line in await server.get("/tables/mine"):
            table = line["id"]
            if line["invited_by"]:
                await server.post(f"/tables/{table}/join")
            elif line["status"] == "running" and line["mine"] and table not in playing:
                playing[table] = asyncio.create_task(play(server, table, line["mine"][0]))
        await asyncio.sleep(LOOK_FOR_INVITATIONS)


async def run(args: argparse.Namespace, token: str) -> None:
    """Play one game, or wait for invitations."""
    server = Server(args.server, token)
    try:
        if not args.against:
            await accept_invitations(server)
        table = await open_table(server, args.game, args.against, args.seats)
        over = await play(server, table, 0)
        print(json.dumps({"table": table, "result": over["result"]}))
    finally:
        await server.close()


def main() -> None:
    """Read what to do, and do it."""
    parser = argparse.ArgumentParser(description="play on a Serai server from outside")
    parser.add_argument("--server", default="http://127.0.0.1:8765", help="its address")
    parser.add_argument("--game", default="khan", help="what to play")
    parser.add_argument("--against", help="the level of the other seats; without it, wait to be invited")
    parser.add_argument("--seats", type=int, default=2, help="how many there are (2)")
    token = os.environ.get("SERAI_TOKEN")
    if not token:
        parser.error("the token belongs into the variable SERAI_TOKEN")
    asyncio.run(run(parser.parse_args(), token))


if __name__ == "__main__":
    main()
