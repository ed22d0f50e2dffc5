"""Friends, blocking, reports and moderation as clients use them."""

from __future__ import annotations

from itertools import count
from typing import Any

from serai.server.operations.database import open_database
from tests.server.running import Client, Server, hear, run, tell

ACCOUNTS = count()


def with_account(server: Server, name: str, **columns: int) -> Client:
    """Somebody with an account and perhaps a role."""
    person = Client(server, name)
    account = f"{name.lower()}-s{next(ACCOUNTS)}"
    person.me = person.post("/register", {"account": account, "password": "correct horse"}, 201)
    with open_database(server.database) as database:  # the first account of a server would be its administrator
        database.execute(
            "UPDATE people SET admin = 0, moderator = ? WHERE account = ?", columns.get("moderator", 0), account
        )
    return person


def asked(person: Client, method: str, path: str, status: int = 200) -> Any:
    answer = person.http.request(method, path)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_friends_are_made_seen_and_invited_at_once(server: Server) -> None:
    ann, bob = with_account(server, "Ann"), with_account(server, "Bob")
    visitor = Client(server, "Eve")

    async def test() -> None:
        async with bob.socket() as line:
            await tell(line, do="ping")
            await hear(line, "pong")
            assert ann.post("/me/friends", {"account": bob.me["account"].upper()})["bond"] == "asked"
            await hear(line, "news")
            assert [one["name"] for one in bob.get("/me/news")["asking"]] == ["Ann"]
            assert asked(bob, "PUT", f"/me/friends/{ann.me['id']}")["bond"] == "friends"
            table = ann.table("tic_tac_toe", "me", "open", public=False)
            ann.post(f"/tables/{table}/invite", {"friend": bob.me["id"]})
            await hear(line, "news")
            assert [row["id"] for row in bob.get("/tables/mine") if row["invited_by"]] == [table]

    run(test())
    assert [one["name"] for one in ann.get("/me/friends")["friends"]] == ["Bob"]
    assert visitor.post("/me/friends", {"account": bob.me["account"]}, 403)["key"] == "friends-account"
    assert ann.post("/me/friends", {"account": "nobody-at-all"}, 404)["key"] == "no-such-account"
    assert asked(visitor, "GET", f"/people/{bob.me['id']}/tie")["presence"] is None
    assert asked(ann, "PUT", f"/me/blocked/{bob.me['id']}")["blocked"]
    assert asked(bob, "PUT", f"/me/friends/{ann.me['id']}", 409)["key"] == "cannot-meet"
    assert bob.get("/me/friends")["friends"] == []
    assert [one["name"] for one in ann.get("/me/friends")["blocked"]] == ["Bob"]
    exported = ann.get("/me/export")
    assert [row["person"] for row in exported["blocked"]] == [bob.me["id"]]
    assert bob.get("/me/export")["blocked"] == []
    assert not asked(ann, "DELETE", f"/me/blocked/{bob.me['id']}")["blocked"]
    assert asked(ann, "DELETE", f"/me/friends/{bob.me['id']}")["bond"] == "none"
    asked(ann, "GET", "/people/nobody/tie", 404)


def test_a_report_leads_to_a_ban_and_its_reason(server: Server) -> None:
    mod, ann, bob = with_account(server, "Mod", moderator=1), with_account(server, "Ann"), with_account(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    line = bob.post(f"/tables/{table}/chat", {"words": "you fool"}, 201)["number"]
    ann.post("/reports", {"kind": "insults", "table": table, "line": line}, 201)
    assert ann.post("/reports", {"kind": "nonsense", "person": bob.me["id"]}, 400)["key"] == "bad-request"
    assert ann.get("/moderation", 403)["key"] == "not-moderator"
    assert ann.get("/moderation/log", 403)["key"] == "not-moderator"
    (report,) = [one for one in mod.get("/moderation")["reports"] if one["table"] == table]
    assert report["kept"]["words"] == "you fool"
    assert mod.post("/moderation/acts", {"act": "ban", "why": "insults", "words": " "}, 400)["key"] == "bad-words"
    wish = {"act": "silence", "why": "insults", "words": "no insults here", "hours": 1, "person": bob.me["id"]}
    mod.post("/moderation/acts", wish, 201)
    refused = bob.post(f"/tables/{table}/chat", {"words": "what?"}, 403)
    assert (refused["key"], refused["facts"]["note"]) == ("silenced", "no insults here")
    (told,) = bob.get("/me/news")["told"]
    bob.post(f"/me/news/{told['id']}/read")
    assert bob.get("/me/news")["told"] == []
    left = mod.post("/moderation/acts", {**wish, "act": "ban", "report": report["id"], "hours": None}, 201)
    assert report["id"] not in [one["id"] for one in left["reports"]]
    assert bob.get("/who") is None
    assert bob.get("/me", 401)["key"] == "nobody"
    assert bob.get("/standing")["why"] == "insults"
    signing = {"account": bob.me["account"], "password": "correct horse"}
    assert bob.post("/sign-in", signing, 403)["facts"]["until"] == "never"
    assert ann.get("/standing") is None
    assert [entry["act"] for entry in mod.get("/moderation/log")][:2] == ["ban", "silence"]
    mod.post("/moderation/acts", {"act": "lift", "why": "other", "words": "enough", "person": bob.me["id"]}, 201)
    assert bob.get("/who") is None  # the ban ended all sessions
    bob.post("/sign-in", signing)
    assert bob.get("/who")["id"] == bob.me["id"]
