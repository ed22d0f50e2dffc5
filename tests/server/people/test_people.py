"""Guests, accounts, sessions on several devices, and being forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import argon2
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from serai.protocol.refusals import Refused
from serai.server.live.limits import Limits
from serai.server.people import passwords
from serai.server.people.people import People
from serai.server.people.signing_in import Try, sign_in
from serai.server.storage import open_store
from tests.server.running import Client, Server, hear, run, tell


def test_a_guest_is_known_again_by_the_signed_cookie(server: Server) -> None:
    ann = Client(server, "  Ann   of  Merv ")
    assert ann.get("/me")["name"] == "Ann of Merv"
    kind, person, mark = ann.http.cookies["serai"].split(".")
    other = "1" if mark[-1] == "0" else "0"
    for forged in (
        f"{kind}.{person}.{mark[:-1]}{other}",
        f"{kind}.{person}.",
        f"{kind}.{'0' * 32}.{mark}",
        "g",
        "",
        "x.y.z",
    ):
        answer = httpx.get(f"http://{server.host}/api/v1/me", cookies={"serai": forged}, timeout=120)
        assert answer.status_code == 401
        assert answer.json()["key"] == "nobody"


def test_the_cookie_is_for_the_server_alone(server: Server) -> None:
    answer = httpx.post(f"http://{server.host}/api/v1/guest", json={"name": "Ann"}, timeout=120)
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_an_account_signs_in_on_several_devices(server: Server) -> None:
    ann = Client(server)
    name = f"ann{server.port}"
    person = ann.post(
        "/register", {"account": name.upper(), "password": "correct horse", "email": "a@example.org"}, 201
    )
    assert person["id"] == ann.me["id"]
    assert person["account"] == name
    other = Client(server, "Phone")
    assert other.post("/sign-in", {"account": name, "password": "correct horse"})["id"] == person["id"]
    assert other.get("/me")["id"] == person["id"]
    wrong = other.post("/sign-in", {"account": name, "password": "wrong horse"}, 401)
    assert wrong == other.post("/sign-in", {"account": "nobody here", "password": "wrong horse"}, 401)
    other.post("/sign-out", {})
    other.get("/me", 401)
    assert ann.get("/me")["id"] == person["id"]
    taken = Client(server).post("/register", {"account": name, "password": "correct horse"}, 409)
    assert taken["key"] == "name-taken"


def test_passwords_are_kept_by_argon2id_and_an_unknown_name_takes_as_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    class Hasher(argon2.PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
            tried.append(str(hash))
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "HASHER", Hasher())

    async def test() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/serai.db")
        here = await People.open(store)
        await here.register(None, "ann", "correct horse", None, "")
        for account in ("ann", "nobody"):
            with pytest.raises(Refused) as refused:
                await sign_in(here, Limits(), Try(account, "wrong horse", "", "127.0.0.1", None))
            assert refused.value.key == "bad-sign-in"
        ((kept,),) = await store.read("SELECT password FROM people")
        await store.close()
        assert tried[0] == kept != tried[1]
        of_one, of_nobody = (argon2.extract_parameters(one) for one in tried)
        assert of_one == of_nobody
        assert of_one.type is argon2.Type.ID

    run(test())


def test_a_guests_cookie_no_longer_opens_the_account(server: Server) -> None:
    ann = Client(server)
    before = ann.http.cookies["serai"]
    ann.post("/register", {"account": f"gone{server.port}", "password": "correct horse"}, 201)
    assert ann.http.cookies["serai"] != before
    assert httpx.get(f"http://{server.host}/api/v1/me", cookies={"serai": before}, timeout=120).status_code == 401


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    ann, name = Client(server), f"pass{server.port}"
    ann.post("/register", {"account": name, "password": "correct horse"}, 201)
    other = Client(server)
    other.post("/sign-in", {"account": name, "password": "correct horse"})
    ann.post("/me/password", {"old": "wrong", "new": "battery staple"}, 403)
    ann.post("/me/password", {"old": "correct horse", "new": "short"}, 400)
    ann.post("/me/password", {"old": "correct horse", "new": "battery staple"})
    ann.get("/me")
    other.get("/me", 401)
    other.post("/sign-in", {"account": name, "password": "battery staple"})


def test_a_new_password_ends_what_other_devices_hear(server: Server) -> None:
    ann, name = Client(server), f"cut{server.port}"
    ann.post("/register", {"account": name, "password": "correct horse"}, 201)
    other = Client(server, "Phone")
    other.post("/sign-in", {"account": name, "password": "correct horse"})

    async def test() -> None:
        async with other.socket() as line:
            await tell(line, do="ping")
            await hear(line, "pong")
            ann.post("/me/password", {"old": "correct horse", "new": "battery staple"})
            with pytest.raises(ConnectionClosed):
                await hear(line)
        async with ann.socket() as line:  # whoever changed it is still who they were
            await tell(line, do="say", id=1, table="none", words="hm")
            assert (await hear(line, "refused"))["key"] == "not-found"

    run(test())


def test_one_may_change_export_and_delete_what_is_kept(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "open")
    ann.post(f"/tables/{table}/chat", {"words": "hello"}, 201)
    changed = ann.http.patch("/me", json={"name": "Anna", "language": "fr", "email": "x@example.org"})
    assert changed.json()["name"] == "Anna"
    for bad in (
        {"name": ""},
        {"name": "x" * 31},
        {"name": "a\u202eb"},
        {"language": "xx"},
        {"email": "no"},
        {"webhook": "x"},
    ):
        answer = ann.http.patch("/me", json={"name": "Anna", "language": "fr", **bad})
        assert answer.status_code == 400, bad
    kept = ann.get("/me/export")
    assert kept["person"]["email"] == "x@example.org"
    assert [entry["table"] for entry in kept["tables"]] == [table]
    assert [entry["words"] for entry in kept["chat"]] == ["hello"]
    running = ann.table("connect_four", "me", "me")
    ann.start(running)
    assert ann.http.delete("/me").status_code == 200
    ann.get("/me", 401)
    bob = Client(server, "Bob")
    assert "Anna" not in str(bob.get(f"/tables/{table}"))
    assert [seat["bot"] for seat in bob.get(f"/tables/{running}")["seats"]] == ["novice", "novice"]
    assert "hello" not in str(bob.get(f"/tables/{table}/chat"))


def test_the_first_account_is_the_administrator(tmp_path: Path) -> None:
    async def test() -> None:
        store = await open_store(f"sqlite:///{tmp_path}/serai.db")
        here = await People.open(store)
        await here.arrive("Guest", "en")
        for account in ("first", "second"):
            await here.register(None, account, "correct horse", None, "")
        found = await store.read("SELECT account, admin FROM people WHERE account IS NOT NULL ORDER BY account")
        assert found == [("first", 1), ("second", 0)]
        await store.close()

    run(test())


def test_a_table_shows_at_once_what_its_people_are_called_now(server: Server) -> None:
    ann, bob = Client(server, "Ann"), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    for name in ("Robert", "Rob"):
        assert bob.http.patch("/me", json={"name": name, "language": "en"}).status_code == 200
        assert [seat["name"] for seat in ann.get(f"/tables/{table}")["seats"]] == ["Ann", name]
    assert bob.http.delete("/me").status_code == 200
    assert "Rob" not in str(ann.get(f"/tables/{table}"))
