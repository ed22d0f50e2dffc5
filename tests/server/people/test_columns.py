"""Every column of the database is somebody's or nobody's, and what is a person's goes along with them.

Whoever adds a table or a column must say here which it is, and who adds what is a person's must let them take it along
and forget it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import httpx

from serai.server.node import Node
from serai.server.storage import Change
from tests.server.hosting import run
from tests.server.notices.telling import interface_of
from tests.server.people.test_everything_kept import COLUMNS, STAYS, a_full_life, where

# Nothing in these is about a person: games, work for bots, and the house itself.
OF_NOBODY = {
    "analyses", "bot_turns", "drafts", "endings", "house", "ledger", "moves", "notices", "positions", "results",
    "snapshots", "tournament_tables", "serai_schema",
}  # fmt: skip
WHOSE = "whose it is"
SECRET = "a secret, or a hash of one"
WORK = "how far something has been worked on"
OTHERS = "not theirs alone to know"
GAME = "the game's, which everybody there knows"


class Part(NamedTuple):
    """What is a person's in a table: the part of the export, columns that are called otherwise, and those left out."""

    name: str
    called: dict[str, str]
    left_out: dict[str, str]


PARTS = {
    "people": Part("person", {}, {"password": SECRET, "deleted": WORK}),
    "sessions": Part("devices", {}, {"hash": SECRET, "person": WHOSE, "place": SECRET}),
    "ended_sessions": Part("devices", {}, {"hash": SECRET, "person": WHOSE, "expires": WORK}),
    "tokens": Part("bots", {}, {"hash": SECRET, "person": WHOSE, "label": "", "scopes": "", "created": "", "used": "",
                                "expires": ""}),
    "traces": Part("traces", {}, {"person": WHOSE, "mark": SECRET}),
    "notice_choices": Part("notice_choices", {}, {"person": WHOSE, "next_letter": WORK, "quiet_until": WORK}),
    "notice_failures": Part("notice_failures", {}, {"person": WHOSE}),
    "push_devices": Part("push_devices", {}, {"id": WORK, "person": WHOSE, "session": SECRET, "p256dh": SECRET,
                                              "auth": SECRET, "next_try": WORK}),
    "told": Part("notices", {}, {"person": WHOSE, "turn": WORK, "taken_by": WORK, "lease": WORK}),
    "seats": Part("tables", {"table_id": "table", "name": "seat_name"},
                  {"person": WHOSE, "bot": GAME, "away": GAME, "share": GAME, "vote": GAME, "resigned": GAME,
                   "kept_for": OTHERS, "ended": GAME}),
    "tables": Part("tables", {"id": "table"},
                   dict.fromkeys(("rules", "options", "title", "language", "public", "pace", "started", "ended",
                                  "moved", "secret", "seed", "fair", "origin", "number", "drafted", "changed", "asked",
                                  "clocks", "deadline", "proposal", "position", "rated", "pause"), GAME)
                   | {"host": WHOSE}),
    "chat": Part("chat", {"table_id": "table"}, {"number": GAME, "person": WHOSE, "name": WHOSE, "seat": GAME,
                                                 "remark": "what bots say"}),
    "invitations": Part("invitations", {"table_id": "table", "person": "to", "inviter": "from"}, {}),
    "friends": Part("friends", {"one": "person", "other": "person"}, {}),
    "blocks": Part("blocked", {"blocked": "person"}, {"person": WHOSE}),
    "reports": Part("reports", {"table_id": "table"},
                    {"id": WORK, "reporter": WHOSE, "kept": OTHERS, "closed": OTHERS}),
    "sanctions": Part("sanctions", {"table_id": "table"}, {"id": WORK, "person": WHOSE, "told": WORK}),
    "moderation_log": Part("sanctions", {"table_id": "table"},
                           dict.fromkeys(("number", "moderator", "person", "report", "hash"), OTHERS)),
    "profiles": Part("profile", {}, {"person": WHOSE}),
    "standings": Part("standings", {}, {"person": WHOSE}),
    "ratings": Part("ratings", {}, {"person": WHOSE, "certain": "follows from the deviation"}),
    "solo_scores": Part("solo_scores", {}, {"person": WHOSE, "number": "the game's, as in standings"}),
    "tallies": Part("tallies", {}, {"person": WHOSE}),
    "vacations": Part("vacations", {}, {"person": WHOSE, "periods": ""}),
    "waiting_queue": Part("waiting", {"table_id": "table"}, {"person": WHOSE, "seen": WORK}),
    "tournaments": Part("tournaments_announced", {"id": "tournament"},
                        dict.fromkeys(("language", "game", "options", "seats", "fewest", "pace", "kind", "rounds",
                                       "advance", "seeding", "invited", "most", "starts", "rated", "level",
                                       "round_time", "absence", "seed", "round", "round_began", "entered", "changed",
                                       "ended", "due", "lease"), GAME) | {"host": WHOSE}),
    "entrants": Part("tournaments", {"status": "joined_as"}, {"person": WHOSE, "bot": GAME, "seeded": GAME}),
    "tournament_seats": Part("tournament_games", {}, {"number": GAME, "entrant": "their number in that tournament"}),
}  # fmt: skip


async def whatever_is_left(node: Node, ann: httpx.AsyncClient, me: str) -> None:
    """What a life does not leave behind by itself: something in every column that can hold somebody."""
    choices = (await ann.get(f"/people/{me}")).json()["choices"]
    assert (await ann.put("/me/profile", json=choices)).is_success
    (tournament, number), *_ = await node.store.read("SELECT tournament, number FROM entrants WHERE person = ?", me)
    late = (await node.store.read("SELECT id FROM people WHERE account = 'cyd'"))[0][0]
    for sql, *values in (
        ("INSERT INTO ended_sessions (hash, person, expires) VALUES ('h', ?, 9999999999999)", me),
        ("INSERT INTO tokens (hash, person, label, scopes, created, used, expires) VALUES ('t', ?, '', '', 1, 1, 1)",
         me),
        ("""INSERT INTO notice_failures (person, channel, failures, failed, why, next_try)
            VALUES (?, 'email', 1, 1, '', 1)""", me),
        ("INSERT INTO solo_scores (person, game, best, number, won, games) VALUES (?, 'merv', 1, 1, 1, 1)", me),
        ("INSERT INTO friends (one, other, asker, asked) VALUES (?, ?, ?, 1)", min(me, late), max(me, late), me),
        ("INSERT INTO tournament_tables (tournament, round, number, status) VALUES (?, 1, 1, 'over')", tournament),
        ("INSERT INTO tournament_seats (tournament, round, number, seat, entrant) VALUES (?, 1, 1, 0, ?)", tournament,
         number),
    ):  # fmt: skip
        await node.store.write([Change(sql, tuple(values))])


def test_every_column_is_somebodys_or_nobodys_and_what_is_a_persons_is_exported(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann):
            me = await a_full_life(node, ann)
            await whatever_is_left(node, ann, me)
            exported = (await ann.get("/me/export")).json()
            tables: dict[str, set[str]] = {}
            for table, column in await node.store.read(COLUMNS[node.store.shared]):
                tables.setdefault(table, set()).add(column)
            assert set(tables) - OF_NOBODY == set(PARTS), "say whose it is: a person's, or nobody's"
            for table, part in PARTS.items():
                told = keys_of(exported[part.name])
                for column in tables[table] - set(part.left_out):
                    assert part.called.get(column, column) in told, f"{table}.{column} is in no export"
                assert set(part.left_out) <= tables[table], table
            theirs = {f"{table}.{column}" for table in PARTS for column in tables[table] if is_whose(table, column)}
            assert theirs <= await where(node.store, me), "nothing of theirs stands there to be forgotten"
            assert (await ann.delete("/me")).is_success
            assert await where(node.store, me) <= STAYS

    run(test)


def keys_of(part: Any) -> set[str]:
    """The names under which things stand in a part of an export."""
    if isinstance(part, list):
        return {name for one in part if isinstance(one, dict) for name in one}
    return set(part)


def is_whose(table: str, column: str) -> bool:
    """Whether a column says whose something is; who sits beside somebody, or moderates, is said elsewhere."""
    return PARTS[table].left_out.get(column) == WHOSE and f"{table}.{column}" not in NAMES


NAMES = {"chat.name"}  # not an id
