"""Invitations from the table to the start page of whoever is invited, and names of people at one screen."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from serai import cli
from serai.protocol.opening import NewTable, SeatWish
from serai.server.people.people import People
from serai.server.storage.opening import open_store
from serai.server.tables import invitations, lobby
from tests.server.hosting import guest, node, run
from tests.server.running import Client, Server

ACCOUNTS = count()


def with_account(server: Server, name: str) -> tuple[Client, str]:
    """Somebody who can be invited, and by which username."""
    person, account = Client(server, name), f"{name.lower()}{next(ACCOUNTS)}"
    person.post("/register", {"account": account, "password": "correct horse"}, 201)
    return person, account


def inviting(person: Client) -> dict[str, str]:
    """The tables to which somebody is invited, and who awaits them there."""
    return {line["id"]: line["invited_by"] for line in person.get("/tables/mine") if line["invited_by"]}


def test_whoever_is_invited_is_told_among_their_games(server: Server) -> None:
    ann, (bob, account) = Client(server), with_account(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open", public=False)
    for _ in range(2):  # a second invitation is the same
        assert ann.post(f"/tables/{table}/invite", {"account": account.upper()}) == {"done": True}
    assert inviting(bob) == {table: "Ann"}
    assert inviting(ann) == {}
    bob.post(f"/tables/{table}/join", {})
    assert inviting(bob) == {}
    assert [line["mine"] for line in bob.get("/tables/mine")] == [[1]]


def test_an_invitation_that_cannot_be_says_why(server: Server) -> None:
    (ann, own), (bob, account) = with_account(server, "Ann"), with_account(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open", public=False)
    invite = f"/tables/{table}/invite"
    for nobody in ("nobody has this name", "bo\0b"):
        assert ann.post(invite, {"account": nobody}, 404)["key"] == "no-such-account"
    assert ann.post(invite, {"account": own}, 409)["key"] == "invited-oneself"
    assert bob.post(invite, {"account": own}, 403)["key"] == "not-seated"
    bob.post(f"/tables/{table}/join", {})
    assert ann.post(invite, {"account": account}, 409)["key"] == "already-seated"
    ann.start(table)
    assert ann.post(invite, {"account": account}, 409)["key"] == "not-open"


def test_an_invitation_goes_when_it_is_declined_or_the_table_begins_or_closes(server: Server) -> None:
    ann, (bob, account) = Client(server), with_account(server, "Bob")
    tables = [ann.table("tic_tac_toe", "me", "open") for _ in range(3)]
    for table in tables:
        ann.post(f"/tables/{table}/invite", {"account": account})
    assert inviting(bob) == dict.fromkeys(tables, "Ann")
    assert bob.post(f"/tables/{tables[0]}/decline") == {"done": True}
    Client(server, "Eve").post(f"/tables/{tables[1]}/join", {})
    ann.start(tables[1])
    assert inviting(bob) == {tables[2]: "Ann"}
    ann.post(f"/tables/{tables[2]}/close")
    assert inviting(bob) == {}
    ann.post(f"/tables/{tables[0]}/invite", {"account": account})  # declining is not for ever
    assert inviting(bob) == {tables[0]: "Ann"}


def test_invitations_are_exported_and_forgotten_with_either_side(server: Server) -> None:
    ann, (bob, account) = Client(server), with_account(server, "Bob")
    cleo, other = with_account(server, "Cleo")
    table = ann.table("warrior_knights", "me", "open", "open")
    for invited in (account, other):
        ann.post(f"/tables/{table}/invite", {"account": invited})
    kept = bob.get("/me/export")["invitations"]
    assert [(one["table"], one["from"], one["to"]) for one in kept] == [(table, "Ann", "Bob")]
    assert len(ann.get("/me/export")["invitations"]) == 2
    assert bob.http.delete("/me").status_code == 200
    assert [one["to"] for one in ann.get("/me/export")["invitations"]] == ["Cleo"]
    assert ann.http.delete("/me").status_code == 200
    assert inviting(cleo) == {}
    assert cleo.get("/me/export")["invitations"] == []


SHARED: list[dict[str, Any]] = [{"kind": "me", "name": " Ann "}, {"kind": "me", "name": "Bob"}, {"kind": "me"}]


def test_people_at_one_screen_have_names_of_their_own(server: Server) -> None:
    ann = Client(server, "Anna")
    shown = ann.post("/tables", {"game": "khan", "seats": SHARED}, 201)
    table = shown["id"]
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob", "Anna"]
    assert ann.get("/tables/mine")[0]["names"] == ["Ann", "Bob", "Anna"]
    assert [seat["seat_name"] for seat in ann.get("/me/export")["tables"]] == ["Ann", "Bob", None]
    for name in ("x" * 31, "a\u202eb"):
        seats = [{"kind": "me", "name": name}, {"kind": "me"}]
        assert ann.post("/tables", {"game": "khan", "seats": seats}, 400)["key"] == "bad-name"
    ann.start(table)
    ann.post(f"/tables/{table}/vote", {"ends": True})
    again = ann.post(f"/tables/{table}/rematch", status=201)["table"]
    assert [seat["name"] for seat in ann.get(f"/tables/{again}")["seats"]] == ["Anna", "Ann", "Bob"]
    other = ann.post("/tables", {"game": "khan", "seats": SHARED}, 201)["id"]
    ann.post(f"/tables/{other}/leave", {})
    eve = Client(server, "Eve")
    joined = eve.post(f"/tables/{other}/join", {"seat": 1})
    assert joined["seats"][1]["name"] == "Eve"  # who sits down has nobody else's name


def test_names_at_one_screen_go_with_the_account(server: Server) -> None:
    ann, eve = Client(server, "Anna"), Client(server, "Eve")
    tables = [str(ann.post("/tables", {"game": "khan", "seats": SHARED}, 201)["id"]) for _ in range(3)]
    for table in tables[1:]:
        ann.start(table)
    ann.post(f"/tables/{tables[2]}/vote", {"ends": True})
    assert ann.http.delete("/me").status_code == 200
    for table in tables:  # open, running, over
        assert not {"Ann", "Bob", "Anna"} & {seat["name"] for seat in eve.get(f"/tables/{table}")["seats"]}


def test_invitations_and_names_are_in_a_backup(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved, other = tmp_path / "saved.gz", f"sqlite:///{tmp_path}/other.db"

    async def fill() -> None:
        async with node(url) as tables:
            people = await People.open(tables.store)
            await people.register(await guest(tables, "Bob"), "bob", "correct horse", None, "")
            ann = await guest(tables)
            wish = NewTable("tic_tac_toe", [SeatWish("me", name="Cleo"), SeatWish()])
            async with tables.at(await lobby.open_table(tables, ann, wish)) as table:
                await invitations.invite(tables, table, ann, "bob")

    async def look() -> None:
        store = await open_store(other)
        assert await store.read("SELECT p.name FROM invitations i JOIN people p ON p.id = i.person") == [("Bob",)]
        assert await store.read("SELECT name FROM seats ORDER BY seat") == [("Cleo",), (None,)]
        await store.close()

    run(fill)
    assert cli.main(["admin", "--database", url, "backup", str(saved)]) == 0
    assert cli.main(["admin", "--database", other, "restore", str(saved)]) == 0
    run(look)
