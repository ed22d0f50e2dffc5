"""All that is kept of a person: it is in what they take along, and gone or nameless when they are deleted."""

from __future__ import annotations

from typing import Any

import httpx

from serai.server.moderation import acts
from serai.server.moderation.acts import Wish
from serai.server.node import Node
from serai.server.social import reports
from serai.server.social.reports import Complaint
from serai.server.storage import Change, Store
from serai.server.tournaments import joining
from serai.server.tournaments.announcing import announce
from serai.server.tournaments.stored import read
from tests.server.hosting import run
from tests.server.notices.telling import interface_of
from tests.server.push_browser import PushBrowser
from tests.server.ratings.rated import entered, member, played
from tests.server.social.acquaintances import account
from tests.server.tournaments.playing import wished

COLUMNS = {
    False: """SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p
        WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'""",
    True: """SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = current_schema()""",
}
# Where a person stands, and under which name it is in their export; None: what is not theirs alone to know or take.
EXPORTED = {
    "people.id": "person",
    "sessions.person": "devices",
    "traces.person": "traces",
    "notice_choices.person": "notice_choices",
    "push_devices.person": "push_devices",
    "told.person": "notices",
    "seats.person": "tables",
    "tables.host": "tables",
    "chat.person": "chat",
    "invitations.person": "invitations",
    "invitations.inviter": "invitations",
    "friends.one": "friends",
    "friends.other": "friends",
    "friends.asker": "friends",
    "blocks.person": "blocked",
    "blocks.blocked": None,  # who has blocked them
    "reports.reporter": "reports",
    "reports.person": None,  # who has reported them
    "sanctions.person": "sanctions",
    "moderation_log.person": "sanctions",
    "profiles.person": "profile",
    "standings.person": "standings",
    "ratings.person": "ratings",
    "tallies.person": "tallies",
    "tallies.subject": None,  # how often others met them is the others'
    "vacations.person": "vacations",
    "waiting_queue.person": "waiting",
    "tournaments.host": "tournaments_announced",
    "entrants.person": "tournaments",
    "people.owner": "bots",
}
# What stays: ids without a name, for games that others played too, and for the log that nobody can change.
STAYS = {"people.id", "people.owner", "seats.person", "tables.host", "chat.person", "moderation_log.person"}


async def where(store: Store, person: str) -> set[str]:
    """The columns in which a person's id stands."""
    found = set()
    for table, column in await store.read(COLUMNS[store.shared]):
        held = f"SELECT count(*) FROM {table} WHERE CAST({column} AS TEXT) = ?"  # names of our own schema
        if (await store.read(held, person))[0][0]:
            found.add(f"{table}.{column}")
    return found


async def a_full_life(node: Node, ann: httpx.AsyncClient) -> str:
    """Whatever a person can leave traces of; gives their id."""
    who = {"account": "ann", "password": "correct horse", "email": "ann@example.org"}
    await ann.post("/guest", json={"name": "Ann"})
    me = str((await ann.post("/register", json=who)).json()["id"])
    person = await node.people.known(me)
    assert person is not None
    tables, store = node.tables, node.store
    bob, mod = await member(tables, "Bob"), await account(tables, "Mod", admin=1)
    seats = [{"kind": "me"}, {"kind": "open"}]
    did: list[tuple[str, str, Any]] = [
        (
            "PATCH",
            "/me",
            {"name": "Ann", "language": "en", "email": who["email"], "webhook": "https://ann.example/"},
        ),
        ("POST", "/me/notices/devices", PushBrowser().subscription("https://push.example/one")),
        ("PUT", "/me/notices", (await ann.get("/me/notices")).json()["choices"]),
        ("PUT", f"/me/blocked/{mod.id}", {}),
        ("PUT", f"/me/friends/{bob.id}", {}),
        ("POST", "/reports", {"kind": "spam", "words": "again and again", "person": bob.id}),
        ("POST", "/me/vacation", {"days": 2}),
        ("POST", "/queue", {"game": "connect_four", "seats": 2, "pace": "quick", "rated": False}),
        ("POST", "/me/bots", {"name": "Deep", "account": "ann_bot"}),
    ]
    for method, path, body in did:
        answer = await ann.request(method, path, json=body)
        assert answer.is_success, (path, answer.text)
    table = (await ann.post("/tables", json={"game": "tic_tac_toe", "seats": seats})).json()["id"]
    assert (await ann.post(f"/tables/{table}/chat", json={"words": "hello"})).is_success
    cyd = await member(tables, "Cyd")
    assert (await ann.post(f"/tables/{table}/invite", json={"account": "cyd"})).is_success
    await store.write([Change("INSERT INTO told (person, kind, table_id, turn, sent) VALUES (?, 'time', 't', 0, ?)",
                              (me, tables.now()))])  # fmt: skip
    await played(tables, "tic_tac_toe", [person, bob], "life")
    await entered(store)
    tournament = await announce(store, person, wished())
    await joining.join(tables, await read(store, tournament), person)
    await store.write([Change("INSERT INTO blocks (person, blocked, made) VALUES (?, ?, 1)", (cyd.id, me))])
    await reports.report(tables, node.people, bob, Complaint("spam", person=me))
    await acts.carry_out(tables, node.people, mod, Wish("silence", "spam", "less", person=me, hours=1))
    await ann.get(f"/people/{me}")
    return me


def test_everything_is_exported_and_forgotten(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann):
            me = await a_full_life(node, ann)
            before = await where(node.store, me)
            assert before <= set(EXPORTED), before - set(EXPORTED)
            assert len(before) >= len(EXPORTED) - 3, set(EXPORTED) - before
            exported = (await ann.get("/me/export")).json()
            for column in before:
                part = EXPORTED[column]
                assert part is None or exported[part], (column, part)
            assert (await ann.delete("/me")).is_success
            after = await where(node.store, me)
            assert after <= STAYS, after - STAYS
            left = await node.store.read("SELECT name, account, email, webhook, deleted FROM people WHERE id = ?", me)
            assert left == [("—", None, None, None, 1)]
            said = await node.store.read("SELECT name, words FROM chat WHERE person = ?", me)
            assert set(said) == {("—", "")}

    run(test)
