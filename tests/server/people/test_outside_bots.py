"""Bots from outside: made by an account, marked, let in by tokens that say what they are for, and gone with them."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serai.server.live.limits import RATES, Rate
from serai.server.people.outside_bots import HERE_EVERY
from serai.server.social import presence
from serai.server.tables.tables import Tables
from tests.server.notices.telling import interface_of
from tests.server.running import Client, Server, hear, run, tell

ROOT = Path(__file__).parents[3]


class Owner(Client):
    """A person with an account and a bot."""

    def __init__(self, server: Server, account: str) -> None:
        super().__init__(server, account)
        self.post("/register", {"account": account, "password": "a long enough password"}, 201)
        self.bot = self.post("/me/bots", {"name": "Deep", "account": f"{account}_bot"}, 201)

    def token(self, *scopes: str) -> str:
        made = self.post(f"/me/bots/{self.bot['id']}/tokens", {"scopes": scopes, "label": "test"}, 201)
        return str(made["token"])

    def tokens(self) -> list[Any]:
        found = next(bot for bot in self.get("/me/bots") if bot["id"] == self.bot["id"])
        return list(found["tokens"])


def with_token(server: Server, token: str) -> httpx.Client:
    headers = {"Authorization": f"Bearer {token}"}
    return httpx.Client(base_url=f"http://{server.host}/api/v1", headers=headers, timeout=60)


def test_a_bot_is_marked_and_people_cannot_be(server: Server) -> None:
    owner = Owner(server, "marker")
    assert owner.bot["name"] == "BOT Deep"
    for name in ("BOT Ann", "bot ann", "ＢＯＴ Ann"):
        refused = owner.http.post("/guest", json={"name": name})
        assert (refused.status_code, refused.json()["key"]) == (400, "bot-name")
    with with_token(server, owner.token("read")) as bot:
        me = bot.get("/me").json()
    assert (me["name"], me["account"], me["owner"]) == ("BOT Deep", "marker_bot", owner.me["id"])


def test_a_token_is_for_what_it_says_and_for_nothing_else(server: Server) -> None:
    owner = Owner(server, "scoper")
    seats = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    with with_token(server, owner.token("read")) as reader, with_token(server, owner.token("read", "play")) as player:
        assert reader.get("/tables").status_code == 200
        assert reader.post("/tables", json=seats).json()["key"] == "token-scope"
        table = player.post("/tables", json=seats).json()["id"]
        assert player.post(f"/tables/{table}/chat", json={"words": "hello"}).json()["key"] == "token-scope"
        for method, path in (("GET", "/me/bots"), ("GET", "/me/export"), ("PATCH", "/me"), ("DELETE", "/me")):
            body = {"json": {"name": "X", "language": "en"}} if method == "PATCH" else {}
            refused = player.request(method, path, **body)  # type: ignore[arg-type]
            assert (refused.status_code, refused.json()["key"]) == (403, "token-scope"), path
    with with_token(server, owner.token("chat")) as talker:
        assert talker.get("/me").json()["key"] == "token-scope"
    with with_token(server, "serai_nobody") as stranger:
        assert stranger.get("/me").status_code == 401


def test_the_socket_asks_what_a_token_is_for(server: Server) -> None:
    owner = Owner(server, "listener")
    table = owner.table("tic_tac_toe", "me", "bot")
    owner.start(table)

    async def test() -> None:
        headers = {"Authorization": f"Bearer {owner.token('read')}"}
        async with connect(f"ws://{server.host}/api/v1/socket", additional_headers=headers) as line:
            await tell(line, do="watch", table=table)
            assert (await hear(line, "position"))["seat"] is None
            await tell(line, do="choose", id=1, table=table, seat=0, at=0, choice=["square", 0], key="k")
            assert (await hear(line, "refused"))["key"] == "token-scope"
            await asyncio.to_thread(owner.http.delete, f"/me/bots/{owner.bot['id']}/tokens/{owner.tokens()[0]['id']}")
            with pytest.raises(ConnectionClosed):
                await hear(line)
        with pytest.raises(InvalidStatus):
            await connect(f"ws://{server.host}/api/v1/socket", additional_headers=headers)

    run(test())


def test_a_revoked_token_and_a_deleted_bot_are_gone(server: Server) -> None:
    owner = Owner(server, "revoker")
    token = owner.token("read")
    other = Owner(server, "stranger")
    assert other.post("/me/bots", {"name": "Twin", "account": owner.bot["account"]}, 409)["key"] == "name-taken"
    path = f"/me/bots/{owner.bot['id']}"
    for request in (f"{path}/tokens/{owner.tokens()[0]['id']}", path):
        assert other.http.delete(request).status_code == 404
    with with_token(server, token) as bot:
        assert bot.get("/me").status_code == 200
        assert owner.tokens()[0]["used"] > 0
        assert owner.http.delete(f"{path}/tokens/{owner.tokens()[0]['id']}").status_code == 200
        assert bot.get("/me").status_code == 401
    second = owner.token("read")
    assert owner.http.delete(path).status_code == 200
    assert owner.get("/me/bots") == []
    with with_token(server, second) as bot:
        assert bot.get("/me").status_code == 401


def test_bots_are_exported_and_deleted_with_their_account_and_are_few(server: Server) -> None:
    owner = Owner(server, "leaver")
    token = owner.token("read", "play")
    assert [bot["name"] for bot in owner.get("/me/export")["bots"]] == ["BOT Deep"]
    assert token not in json.dumps(owner.get("/me/export"))
    for number in range(4):
        owner.post("/me/bots", {"name": f"B{number}", "account": f"leaver_bot{number}"}, 201)
    assert owner.post("/me/bots", {"name": "One more", "account": "leaver_more"}, 409)["key"] == "too-many-bots"
    assert owner.http.delete("/me").status_code == 200
    with with_token(server, token) as bot:
        assert bot.get("/me").status_code == 401


def test_a_bot_that_asks_over_http_alone_is_here_and_nothing_is_written_for_each_request(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        time = [Tables.now()]
        monkeypatch.setattr(Tables, "now", staticmethod(lambda: time[0]))
        async with interface_of(url) as (node, ann):
            await ann.post("/guest", json={"name": "Ann"})
            await ann.post("/register", json={"account": "ann", "password": "correct horse"})
            bot = (await ann.post("/me/bots", json={"name": "Deep", "account": "ann_bot"})).json()["id"]
            made = await ann.post(f"/me/bots/{bot}/tokens", json={"scopes": ["read"], "label": "test"})
            headers = {"Authorization": f"Bearer {made.json()['token']}"}
            ann.cookies.clear()

            async def seen_after(wait: int) -> int:
                time[0] += wait
                assert (await ann.get("/tables/mine", headers=headers)).is_success
                return int((await node.store.read("SELECT seen FROM people WHERE id = ?", bot))[0][0])

            assert await seen_after(3_600_000) == (first := time[0])
            assert await seen_after(HERE_EVERY - 1) == first
            assert await seen_after(2) == time[0]
            assert HERE_EVERY < presence.HERE  # so whoever asks once a minute is always here

    run(test())


def test_nobody_signs_in_as_a_bot_and_guests_have_none(server: Server) -> None:
    owner = Owner(server, "locker")
    answer = owner.http.post("/sign-in", json={"account": owner.bot["account"], "password": ""})
    assert answer.status_code == 401
    guest = Client(server)
    assert guest.post("/me/bots", {"name": "Deep", "account": "guest_bot"}, 409)["key"] == "guest"


@pytest.mark.parametrize(("game", "level"), [("tic_tac_toe", "general"), ("khan", "novice")])
def test_the_example_plays_whole_games(server: Server, game: str, level: str) -> None:
    owner = Owner(server, f"example_{game}")
    command = [sys.executable, str(ROOT / "examples" / "outside_bot.py"), "--server", f"http://{server.host}"]
    ended = subprocess.run(
        [*command, "--game", game, "--against", level],
        env={**os.environ, "SERAI_TOKEN": owner.token("read", "play")},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert ended.returncode == 0, ended.stderr
    found = json.loads(ended.stdout)
    table = owner.get(f"/tables/{found['table']}")
    assert table["status"] == "over"
    assert table["seats"][0]["name"] == "BOT Deep"
    assert found["result"] == table["result"]


def test_the_bots_of_an_account_share_what_one_person_may_use(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "look", Rate(20, 0))  # which does not fill again

    async def test() -> None:
        async with interface_of(f"sqlite:///{tmp_path}/serai.db") as (_, owner):
            await owner.post("/register", json={"account": "sharer", "password": "a long enough password"})
            headers = []
            for name in ("red", "blue"):
                bot = (await owner.post("/me/bots", json={"name": name, "account": f"sharer_{name}"})).json()["id"]
                wish = {"scopes": ["read"], "label": "test"}
                token = (await owner.post(f"/me/bots/{bot}/tokens", json=wish)).json()["token"]
                headers.append({"Authorization": f"Bearer {token}"})
            one, other = headers
            looks = 0
            while (await owner.get("/tables/mine", headers=one)).status_code == 200:
                looks += 1
            assert looks == 20
            answer = await owner.get("/tables/mine", headers=other)
            assert (answer.status_code, answer.json()["key"]) == (429, "too-often")
            assert (await owner.get("/tables/mine")).json() == []  # the person plays on

    run(test())


def test_the_example_needs_nothing_of_serai() -> None:
    tree = ast.parse((ROOT / "examples" / "outside_bot.py").read_text("utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    others = {name.partition(".")[0] for name in imported} - sys.stdlib_module_names
    assert others == {"httpx", "websockets"}
