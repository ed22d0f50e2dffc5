"""The chaos run finds what it looks for: a comparison that cannot fail would prove nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from serai.server.operations.database import open_database
from tests.server import hosting
from tests.server.chaos.kept import compare
from tests.server.chaos.ledger import Ledger, Promise
from tests.server.chaos.sights import Sight

CHOICE = ["drop", 3]


@pytest.fixture
def ledger() -> Ledger:
    return Ledger(Random(1))


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/serai.db"


def played(url: str, *keys: str) -> str:
    """A table of Connect Four at which everybody dropped into the same column."""
    table_ids = []

    async def play() -> None:
        async with hosting.node(url) as tables:
            table_ids.append(await hosting.table_of(tables, "connect_four"))
            for number, key in enumerate(keys):
                await tables.choose(table_ids[0], number % 2, CHOICE, number, key)

    hosting.run(play)
    return table_ids[0]


def judged(ledger: Ledger, url: str, table: str) -> dict[str, int]:
    ledger.tables.add(table)
    with open_database(url) as database:
        compare(ledger, database)
    return dict(ledger.kinds)


def promise(ledger: Ledger, table: str, key: str, at: int, choice: Any = CHOICE) -> None:
    ledger.promised(table, at % 2, Promise(key, "choose", choice, at, at + 1))


def test_what_was_acknowledged_is_found(ledger: Ledger, url: str) -> None:
    table = played(url, "a", "b")
    promise(ledger, table, "a", 0)
    promise(ledger, table, "b", 1)
    assert judged(ledger, url, table) == {}
    assert ledger.counts["acknowledgements found"] == 2


def test_a_lost_move_another_choice_and_a_lost_table_are_found(ledger: Ledger, url: str) -> None:
    table = played(url, "a", "b")
    promise(ledger, table, "a", 0, ["drop", 4])  # kept, but as another choice
    promise(ledger, table, "c", 2)  # not kept at all
    ledger.tables.add("nowhere")
    ledger.chats.add((table, "hello"))
    assert judged(ledger, url, table) == {"lost": 4}


def test_a_lost_part_of_a_draft_is_found(ledger: Ledger, url: str) -> None:
    table = played(url, "a")
    ledger.promised(table, 1, Promise("b", "choose", CHOICE, 1, 1))
    assert judged(ledger, url, table) == {"lost": 1}


def test_what_was_refused_and_kept_all_the_same_is_found(ledger: Ledger, url: str) -> None:
    table = played(url, "a")
    ledger.refused.add((table, "0:a"))
    assert judged(ledger, url, table) == {"refused and kept": 1}


def test_a_key_that_is_accepted_twice_is_found(ledger: Ledger) -> None:
    promise(ledger, "t", "a", 0)
    ledger.promised("t", 0, Promise("a", "choose", CHOICE, 0, 1, repeated=True))
    assert not ledger.kinds
    promise(ledger, "t", "a", 2)
    assert ledger.kinds == {"accepted twice": 1}


def test_a_game_that_goes_on_after_its_end_is_found(ledger: Ledger, url: str) -> None:
    table = played(url, "a", "b")
    ledger.ended(table, 1)
    assert judged(ledger, url, table) == {"backwards": 1}


def test_a_view_that_shows_something_else_is_found(ledger: Ledger, url: str) -> None:
    table = played(url, "a")
    ledger.sample(table, 0, 1, {"move": 1, "secret": "of another seat"})
    assert judged(ledger, url, table) == {"another view": 1}


def moved(number: int, next_event: int, *events: int, **more: Any) -> dict[str, Any]:
    told = [{"number": event, "move": number, "event": {"event": "dropped"}} for event in events]
    message = {"tell": "moved", "number": number, "next_event": next_event, "events": told, "changes": {}, "gone": []}
    return {**message, "question": None, "asides": {}, "undo": False, "backs": [], "status": "running", **more}


@pytest.mark.parametrize(
    ("then", "found"),
    [
        (moved(2, 2, 1), {}),
        (moved(0, 1), {"backwards": 1}),
        (moved(2, 2), {"gap": 1}),
        (moved(2, 3, 2), {"gap": 1}),
        (moved(1, 1, version=[1, 4]), {"backwards": 1}),
        (moved(1, 1, version=[1, 6]), {}),
        (moved(1, 2, 1, status="over"), {}),
    ],
)
def test_what_is_seen_must_follow_what_was_seen(ledger: Ledger, then: dict[str, Any], found: dict[str, int]) -> None:
    sight = Sight(ledger, "Ann", "t", 0)
    sight.moved(moved(1, 1, 0, version=[1, 5]), "node 0")
    sight.moved(then, "node 0")
    assert ledger.kinds == found


def test_an_event_that_changes_is_found(ledger: Ledger) -> None:
    ledger.heard("t", 0, [{"number": 0, "move": 0, "event": {"event": "dealt", "card": 1}}])
    ledger.heard("t", 1, [{"number": 0, "move": 0, "event": {"event": "dealt", "card": 2}}])  # another audience
    assert not ledger.kinds
    ledger.heard("t", 0, [{"number": 0, "move": 0, "event": {"event": "dealt", "card": 3}}])
    assert ledger.kinds == {"event changed": 1}
