"""No page of lists reads a whole table, however much is stored: both databases say how they would read it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from serai.commands.bench import lists
from serai.commands.bench.lists import Page, pages_of
from serai.commands.bench.stored_games import Shelf
from serai.server.api.app import interface
from serai.server.node import Node
from serai.server.operations.database import Database, open_database
from serai.server.operations.settings import Settings
from serai.server.people.people import People
from serai.server.storage import open_store
from serai.server.tables.lists import not_over
from serai.server.tables.lobby import HOSTED
from tests.server.hosting import asked_directly, run

Asked = tuple[str, tuple[Any, ...]]  # a statement and its values
# A small table is read whole whatever indexes it has; without these ways PostgreSQL shows whether it need not.
WAYS = ("enable_seqscan", "enable_hashjoin", "enable_mergejoin")


# How often a page asks the database, with who looks; each time costs both a turn, whatever is asked.
QUESTIONS = {
    "lobby": 1,
    "mine_regular": 2,
    "profile_own": 7,
    "games_own": 3,
    "games_shown_deep": 4,
    "board_last": 4,
    "solo": 2,
}


@pytest.fixture
def pages(url: str, monkeypatch: pytest.MonkeyPatch) -> list[Page]:
    """Every list that there is, of a small crowd."""
    monkeypatch.setattr(lists, "LOOKS", 1)
    with open_database(url) as database:
        shelf = Shelf(database, lists.LEAST_PEOPLE)
        shelf.fill(lists.LEAST_STORED)
        return list(pages_of(database, shelf.crowd))


def test_no_list_reads_a_whole_table(url: str, pages: list[Page]) -> None:
    asked: dict[str, list[Asked]] = {}
    run(_look, url, pages, asked)
    asked["too many tables?"] = [(HOSTED, ("",))]
    assert set(QUESTIONS) <= set(asked)
    with open_database(url) as database:
        for name, statements in asked.items():
            assert statements, name
            assert len(statements) == QUESTIONS.get(name, len(statements)), name
            for sql, values in statements:
                assert list(_reader(url)(database, sql, values)) == [], (name, sql)


async def _look(url: str, pages: list[Page], asked: dict[str, list[Asked]]) -> None:
    """Look at every page, and note what is asked of the database for it."""
    settings = Settings(url, bots=0, limits=False)
    app, store = interface(settings), await open_store(url)
    app.state.node = Node(settings, store, await People.open(store))
    read, noted = store.read, asked.setdefault("not over", [])

    async def watched(sql: str, *values: Any) -> list[Any]:
        noted.append((sql, values))
        return await read(sql, *values)

    store.read = watched  # type: ignore[method-assign]
    await not_over(store, pages[0].looker.id)
    async with httpx.AsyncClient(transport=asked_directly(app), base_url="http://serai/api/v1") as http:
        for page in pages:
            noted = asked.setdefault(page.name, [])
            answer = await http.get(page.paths[0], headers={"Cookie": page.looker.cookie})
            assert answer.status_code == 200, (page, answer.text)
    await store.close()


def _reader(url: str) -> Callable[[Database, str, tuple[Any, ...]], Iterator[str]]:
    return _whole_by_sqlite if url.startswith("sqlite") else _whole_by_postgres


def _whole_by_sqlite(database: Database, sql: str, values: tuple[Any, ...]) -> Iterator[str]:
    """Steps that go through all rows of a table, which the plan calls by its name in the statement."""
    kept = {name for (name,) in database.rows("SELECT name FROM sqlite_master WHERE type = 'table'")}
    called = kept | set(re.findall(rf"\b(?:{'|'.join(kept)}) (\w+)", sql))
    for *_, step in database.rows(f"EXPLAIN QUERY PLAN {sql}", *values):
        if step.startswith("SCAN") and step.split()[1] in called:
            yield step


def _whole_by_postgres(database: Database, sql: str, values: tuple[Any, ...]) -> Iterator[str]:
    """Scans of a table that no condition on an index narrows down."""
    for way in WAYS:
        database.execute(f"SET {way} = off")
    ((plan,),) = database.rows(f"EXPLAIN (FORMAT JSON) {sql}", *values)
    nodes = [plan[0]["Plan"]]
    while nodes:
        node = nodes.pop()
        nodes += node.get("Plans", [])
        kind = node["Node Type"]
        narrowed = "Index Cond" in node or kind == "Bitmap Heap Scan"  # whose index is a node of its own
        if {"Relation Name", "Index Name"} & set(node) and not narrowed:
            yield f"{kind} on {node.get('Relation Name', node.get('Index Name'))}"


@pytest.mark.parametrize("sql", ["SELECT * FROM tables t ORDER BY t.moved", "SELECT count(*) FROM seats WHERE bot = ?"])
def test_a_whole_reading_would_be_noticed(url: str, sql: str) -> None:
    with open_database(url) as database:
        assert list(_reader(url)(database, sql, ("novice",) * sql.count("?")))
