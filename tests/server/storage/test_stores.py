"""The store: all or nothing, many together, and only whoever conflicts is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serai.server.operations.database import Database, bring_up_to_date, open_database
from serai.server.storage import Change, Conflict, Store, Unstorable, migrate, open_store
from serai.server.storage.migrate import NewerSchema, migrations, pending
from serai.server.storage.shapes import insert, update
from serai.server.storage.sqlite import connect
from tests.server.hosting import run

PUT = insert("house", [("name", "text"), ("value", "text")])
CHANGE = update("house", [("value", "text")], [("value", "text"), ("name", "text")])


def put(name: str, value: str | None = "1") -> Change:
    return Change(PUT.one, (name, value), 1, PUT)


def change(name: str, before: str, after: str) -> Change:
    return Change(CHANGE.one, (after, before, name), 1, CHANGE)


async def kept(store: Store) -> dict[str, str]:
    return dict(await store.read("SELECT name, value FROM house"))


def test_what_is_written_together_fails_alone(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        await store.write([put("taken")])
        jobs = [store.write([put(f"n{number}"), change(f"n{number}", "1", "2")]) for number in range(40)]
        jobs[7:7] = [store.write([put("x"), put("taken")]), store.write([put("y"), change("taken", "9", "2")])]
        jobs.append(store.write([put("null", None)]))
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        failed = [place for place, outcome in enumerate(outcomes) if outcome is not None]
        assert failed == [7, 8, 42]
        assert all(isinstance(outcomes[place], Conflict) for place in failed)
        assert await kept(store) == {"taken": "1", **{f"n{number}": "2" for number in range(40)}}
        await store.close()

    run(test)


def test_many_at_once_do_what_one_does(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        odd = ["", "ünï ☃ 😀", "\"quoted\" 'twice' \\ {} [] , % ? %s", "line\nline", "null", "true", "0012", "1e5"]
        await asyncio.gather(*(store.write([put(f"{number}", text)]) for number, text in enumerate(odd)))
        assert await kept(store) == {f"{number}": text for number, text in enumerate(odd)}
        await asyncio.gather(*(store.write([change(f"{n}", text, text + "!")]) for n, text in enumerate(odd)))
        assert await kept(store) == {f"{number}": text + "!" for number, text in enumerate(odd)}
        await store.close()

    run(test)


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    connection = connect(f"{tmp_path}/serai.db")
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_nobody_is_left_waiting(url: str) -> None:
    """Writers that come just as the last batch ends are served too."""

    async def test() -> None:
        store = await open_store(url)

        async def one_after_the_other(name: str) -> None:
            await store.write([put(name, "0")])
            for number in range(150):
                await store.write([change(name, f"{number}", f"{number + 1}")])

        await asyncio.gather(*(one_after_the_other(f"n{number}") for number in range(4)))
        assert await kept(store) == {f"n{number}": "150" for number in range(4)}
        await store.close()
        with pytest.raises(RuntimeError):
            await store.write([put("late")])

    run(test)


def test_taking_gives_rows(url: str) -> None:
    async def test() -> None:
        store = await open_store(url)
        await store.write([put("a"), put("b")])
        assert await store.take("UPDATE house SET value = ? WHERE name = ? RETURNING name, value", "5", "a") == [
            ("a", "5")
        ]
        assert await store.take("UPDATE house SET value = ? WHERE name = ? RETURNING name", "5", "z") == []
        await store.close()

    run(test)


def test_the_schema_is_made_once_and_never_gone_back_on(url: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(open_store(url) for _ in range(3)))
        for store in stores:
            assert await kept(store) == {}
            await store.close()

    run(test)
    with open_database(url) as database:
        if url.startswith("sqlite"):
            database.execute("PRAGMA user_version=999")
        else:
            database.execute("INSERT INTO serai_schema VALUES (999)")
    with pytest.raises(NewerSchema, match="schema 999"):
        asyncio.run(open_store(url))


def test_migrations_are_numbered_without_gaps() -> None:
    for dialect in ("sqlite", "postgres"):
        steps = migrations(dialect)
        assert [step.number for step in steps] == list(range(1, len(steps) + 1))
        assert pending(dialect, 0) == steps
        assert pending(dialect, steps[-1].number) == []


TABLE = """INSERT INTO tables
    (id, game, rules, options, title, language, public, pace, host, status, created, moved, secret)
    VALUES ('t', 'khan', 1, '{}', '', 'en', 0, '{}', 'ann', 'running', 0, 0, '')"""


@contextmanager
def as_of(url: str, schema: int, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    """A database as an earlier version made it."""
    with monkeypatch.context() as patched:
        patched.setattr(migrate, "migrations", lambda dialect: migrations(dialect)[:schema])
        with open_database(url) as database:
            yield database


def test_games_of_an_earlier_schema_begin_with_no_position(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with as_of(url, 7, monkeypatch) as database:
        database.execute(TABLE)
    bring_up_to_date(url)
    with open_database(url) as database:
        assert database.rows("SELECT id, position FROM tables") == [("t", None)]
        database.execute("INSERT INTO positions (digest, position) VALUES ('d', 'position 1')")
        database.execute("UPDATE tables SET position = 'd'")
        with pytest.raises(Exception, match=r"(?i)foreign key"):
            database.execute("UPDATE tables SET position = 'another'")


def test_seats_and_turns_of_a_renamed_level_keep_their_bots(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with as_of(url, 6, monkeypatch) as database:
        database.execute(TABLE)
        for seat, (bot, away) in enumerate([("khan", None), (None, "khan"), ("general", None)]):
            sql = "INSERT INTO seats (table_id, seat, bot, away) VALUES (?, ?, ?, ?)"
            database.execute(sql, "t", seat, bot, away)
        database.execute("INSERT INTO bot_turns (table_id, seat, number, level) VALUES ('t', 0, 1, 'khan')")
    bring_up_to_date(url)
    with open_database(url) as database:
        seats = database.rows("SELECT bot, away FROM seats ORDER BY seat")
        assert seats == [("sultan", None), (None, "sultan"), ("general", None)]
        assert database.rows("SELECT level FROM bot_turns") == [("sultan",)]
        assert database.rows("SELECT game FROM tables") == [("khan",)]


def test_tables_of_an_earlier_schema_that_nobody_opened_have_no_host(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with as_of(url, 16, monkeypatch) as database:
        database.execute(TABLE)
        database.execute(TABLE.replace("'t'", "'of a tournament'").replace("'ann'", "''"))
        database.execute("INSERT INTO seats (table_id, seat, bot) VALUES ('t', 0, 'novice')")
    bring_up_to_date(url)
    with open_database(url) as database:
        assert sorted(database.rows("SELECT id, host FROM tables")) == [("of a tournament", None), ("t", "ann")]
        database.execute("UPDATE tables SET status = 'over', ended = 5, host = NULL")  # the triggers are still there
        assert database.rows("SELECT ended FROM seats") == [(5,)]


def test_postgresql_compiles_no_plans(pg_url: str) -> None:
    async def test() -> None:
        store = await open_store(pg_url)
        assert await store.read("SHOW jit") == [("off",)]
        await store.close()

    run(test)


def test_what_postgresql_cannot_hold_is_said_so(pg_url: str) -> None:
    async def test() -> None:
        store = await open_store(pg_url)
        with pytest.raises(Unstorable):
            await store.write([put("a\0b")])
        with pytest.raises(Unstorable):
            await store.read("SELECT 1 FROM house WHERE name = ?", "a\0b")
        outcomes = await asyncio.gather(store.write([put("good")]), store.write([put("b\0d")]), return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Unstorable)
        await store.close()

    run(test)


def test_a_database_of_another_kind_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="sqlite:///path or postgresql://"):
        asyncio.run(open_store(f"mysql://{tmp_path}"))
