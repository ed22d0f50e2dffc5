"""The server and a page alone tell the same, message by message, whatever is said to them."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from serai.protocol.live.access import PREFIX
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.play import Play
from serai.protocol.table import RUNNING
from serai.protocol.told import Remark
from serai.server.bots.bot_remarks import remark
from serai.server.live.sockets import Socket
from serai.server.live.websocket import Line
from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.tables import lobby
from tests.offline.device import NAME, bots_choice, foreseeable
from tests.roots import ROOT

SECRET = "0d" * 32
MOVES = 30
# What must differ: when it was, who it was, and words of those who read JSON.
TIMES = {"created", "started", "ended", "moved", "now", "said"}
WHO = {"host", "person"}
GAMES = {
    "tic_tac_toe": ["me", "bot"],
    "connect_four": ["me", "me"],
    "khan": ["me", "me", "bot"],
    "merv": ["me", "bot", "me"],
    "warrior_knights": ["me", "me", "bot"],
}


class Wire:
    """The line of a client that reads everything at once."""

    def __init__(self) -> None:
        self.heard: list[Any] = []

    def put(self, frame: bytes) -> None:
        begins = {126: 4, 127: 10}.get(frame[1], 2)
        self.heard.append(json.loads(frame[begins:]))


def comparable(value: Any, table_id: str) -> Any:
    """A message without what must differ."""
    if isinstance(value, dict):
        if value.get("key") == "unreadable":
            value = {**value, "words": ""}
        return {name: _part(name, part, table_id) for name, part in value.items()}
    if isinstance(value, list):
        return [comparable(part, table_id) for part in value]
    return NAME if value == table_id else value


def _part(name: str, part: Any, table_id: str) -> Any:
    if name == "clocks":
        return {**part, "since": [since is not None for since in part["since"]]}
    return part is not None if name in TIMES | WHO and not isinstance(part, dict) else comparable(part, table_id)


class Talk:
    """Somebody at the server who tries out everything, by chance that is the same each time."""

    def __init__(self, node: Node, socket: Socket, wire: Wire, table_id: str) -> None:
        self.node, self.socket, self.wire, self.id = node, socket, wire, table_id
        self.dice = Random(7)
        self.said: list[str] = []
        self.told: list[list[Any]] = []
        self.ids = iter(range(1, 10_000))

    async def say(self, do: str, **what: Any) -> None:
        """Say something, and have the bots answer it."""
        message = {"do": do, "table": self.id, **what}
        await self.say_text(json.dumps(message if do != "ping" else {"do": do}))

    async def say_text(self, text: str) -> None:
        self.said.append(text.replace(self.id, NAME))
        await self.socket.carry_out(text.encode())
        await self.let_bots_play()
        self.told.append(self.wire.heard[:])
        self.wire.heard.clear()

    async def let_bots_play(self) -> None:
        tables = self.node.tables
        while True:
            async with tables.at(self.id) as table:
                bots = [seat for seat in table.row.asked if table.seats[seat].level]
                if table.row.status != RUNNING or not bots:
                    return
                match = table.playing().match
                number = match.number
                choice, reason = bots_choice(match, bots[0])
            await tables.choose(self.id, bots[0], choice, number, f"bot-{next(self.ids)}")
            if reason is not None:
                async with tables.at(self.id) as table:
                    await remark(tables, table, bots[0], Remark(reason, number + 1, choice))

    async def play(self) -> Play:
        async with self.node.tables.at(self.id) as table:
            return table.playing()

    async def act(self, do: str, seat: int, choice: Any, at: int, **more: Any) -> None:
        number = next(self.ids)
        named = {} if do in ("why", "preview") else {"at": at, "key": f"key-{number}"}
        await self.say(do, id=number, seat=seat, choice=choice, **{**named, **more})

    async def converse(self) -> None:
        """Watch, play, and in between ask whatever can be asked."""
        play = await self.play()
        for seat in (None, *range(play.match.seats)):
            await self.say("watch", seat=seat, since=0)
        await self.say("ping")
        await self.say_text("[")
        await self.say_text('{"do":"dance"}')
        await self.say_text(json.dumps({"do": "choose", "id": 1, "table": self.id, "seat": 0, "at": -1}))
        await self.say("watch", seat=99)
        await self.say_text(json.dumps({"do": "why", "id": 3, "table": "nowhere", "seat": 0, "choice": []}))
        for number in range(MOVES):
            play = await self.play()
            if play.match.over:
                break
            await self.move(play, number)
        last = (await self.play()).match.number
        await self.say("watch", seat=0, since=max(0, last - 3))
        await self.say("imagine", id=77, seat=0, at=last // 2)
        await self.say("unwatch", seat=0)

    async def move(self, play: Play, turn: int) -> None:
        match, to_row = play.match, play.match.game.notation.to_row
        asked = self.dice.choice(match.asks)
        seat, number = asked.seat, match.number
        choice = to_row(self.dice.choice(asked.options))
        if turn % 3 == 0:
            await self.act("preview", seat, choice, number, deeper=turn % 2 == 0)
            await self.act("why", seat, choice, number)
            await self.act("why", seat, ["nonsense", 1], number)
        if turn % 6 == 1:
            await self.act("choose", seat, choice, number + 3)
            await self.act("choose", seat, ["nonsense", 1], number)
            await self.act("choose", (seat + 1) % match.seats, choice, number)
        if turn % 10 == 4:
            await self.look_into_a_world(seat, number)
        if asides := match.asides(seat):
            await self.act("aside", seat, to_row(self.dice.choice(asides)), number)
            number = (await self.play()).match.number
        await self.act("choose", seat, choice, number, key=f"again-{turn}")
        if turn % 4 == 0:
            await self.act("choose", seat, choice, number, key=f"again-{turn}")
        await self.take_back(seat, turn)

    async def take_back(self, seat: int, turn: int) -> None:
        match = (await self.play()).match
        if turn % 4 == 2:
            await self.say("undo", id=next(self.ids), seat=seat, at=match.number, key=f"undo-{turn}")
        if turn % 8 == 7:
            first = max(0, match.number - 2)
            await self.say("undo", id=next(self.ids), seat=seat, at=match.number, key=f"back-{turn}", to=first)

    async def look_into_a_world(self, seat: int, number: int) -> None:
        name = f"{PREFIX}{number}"
        await self.say("imagine", id=number, seat=seat)
        world = self.socket.worlds.find(self.socket, name)
        for _ in range(4):
            match = world.play.match
            if match.over:
                break
            asked = match.asks[-1]
            await self.say("watch", table=name, seat=asked.seat)
            choice = match.game.notation.to_row(self.dice.choice(asked.options))
            await self.act("preview", asked.seat, choice, match.number, table=name)
            await self.act("choose", asked.seat, choice, match.number, table=name)
        at = world.play.match.number
        await self.say("undo", table=name, id=next(self.ids), seat=seat, at=at, key="w")
        await self.say("undo", table=name, id=next(self.ids), seat=seat, at=at, key="w")
        await self.say("unwatch", table=name)
        await self.say("undo", table=name, id=next(self.ids), seat=seat, at=at, key="w")


async def conversation(game: str, folder: Path) -> tuple[Talk, dict[str, Any]]:
    """A game at the server, with all that was said and told."""
    node = await Node.start(Settings(f"sqlite:///{folder}/serai.db", bots=0, limits=False), web=False)
    try:
        ann = await node.people.arrive("Ann", "en")
        wish = NewTable(game, [SeatWish(kind, "novice") for kind in cast(Any, GAMES[game])])
        secrets.token_hex = foreseeable(SECRET)  # type: ignore[assignment]
        table_id = await lobby.open_table(node.tables, ann, wish)
        async with node.tables.at(table_id) as table:
            await lobby.start(node.tables, table, ann)
        wire = Wire()
        talk = Talk(node, Socket(node, ann, "here", cast(Line, wire)), wire, table_id)
        await talk.let_bots_play()
        await talk.converse()
    finally:
        await node.stop()
    script = {"game": game, "seats": GAMES[game], "options": {}, "secret": SECRET, "said": talk.said}
    return talk, script


def registered(folder: Path) -> Path:
    """A folder by which the games are found, and nothing else that is installed."""
    names = folder / "serai-0.dist-info"
    names.mkdir()
    (names / "METADATA").write_text("Metadata-Version: 2.1\nName: serai\nVersion: 0\n")
    games = [f"{entry.name} = {entry.value}" for entry in entry_points(group="serai.games")]
    (names / "entry_points.txt").write_text("\n".join(["[serai.games]", *games]))
    return folder


@pytest.fixture
def _same_chance() -> Iterator[None]:
    real = secrets.token_hex
    yield
    secrets.token_hex = real


@pytest.mark.usefixtures("_same_chance")
@pytest.mark.parametrize("game", list(GAMES))
def test_a_page_alone_tells_what_the_server_tells(game: str, tmp_path: Path) -> None:
    talk, script = asyncio.run(conversation(game, tmp_path))
    done = subprocess.run(
        [sys.executable, "-S", "-m", "tests.offline.device"],  # -S: no package is found, msgspec neither
        input=json.dumps(script),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (ROOT / "src", ROOT, registered(tmp_path))))},
        timeout=300,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    alone = json.loads(done.stdout)
    kinds = {message["tell"] for told in talk.told for message in told}
    assert kinds >= {"position", "moved", "done", "refused", "preview", "reason", "pong"}
    assert len(alone) == len(talk.told)
    for said, here, there in zip(talk.said, talk.told, alone, strict=True):
        expected = [comparable(message, talk.id) for message in here]
        found = [comparable(message, "5e" * 16) for message in there]
        assert found == expected, said
