"""Everything that somebody may do at tables is limited, each person by themselves."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest

from serai.protocol.refusals import Refused
from serai.server.api.app import interface
from serai.server.live import limits
from serai.server.live.limits import BESIDE, Limits, Rate
from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.people.people import People
from serai.server.storage import open_store
from tests.server.hosting import asked_directly
from tests.server.running import run

ACTS = ["join", "leave", "return", "bot", "share", "start", "close", "vote"]
LOOKS = ["/tables/mine", "/tables/TABLE/chat", "/tables/TABLE", "/tables", "/me", "/who"]
BODY = {"seat": 0, "level": "random", "share": "", "ends": True}


def test_what_people_do_at_tables_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "seat", Rate(3, 0))
    monkeypatch.setitem(limits.RATES, "look", Rate(3, 0))

    async def test() -> None:
        settings = Settings(f"sqlite:///{tmp_path}/serai.db", bots=0)
        app, store = interface(settings), await open_store(settings.database)
        app.state.node = Node(settings, store, await People.open(store))
        transport = asked_directly(app)
        for what in [*ACTS, *LOOKS]:
            async with httpx.AsyncClient(transport=transport, base_url="http://serai/api/v1") as client:
                assert (await client.post("/guest", json={"name": "Ann"})).status_code == 201
                wish = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {}]}
                table = (await client.post("/tables", json=wish)).json()["id"]
                app.state.node.limits._buckets.clear()
                for _ in range(3):
                    assert await status(client, what, table) != 429
                assert await status(client, what, table) == 429
        await store.close()

    async def status(client: httpx.AsyncClient, what: str, table: str) -> int:
        if what in ACTS:
            return (await client.post(f"/tables/{table}/{what}", json=BODY)).status_code
        return (await client.get(what.replace("TABLE", table))).status_code

    run(test())


def test_what_is_given_back_was_never_taken() -> None:
    buckets = Limits()
    for _ in range(100):
        buckets.spend("guess", "ann")
        buckets.give_back("guess", "ann")
    buckets.give_back("guess", "ann")  # there is never more than a bucket holds
    for _ in range(int(limits.RATES["guess"].burst)):
        buckets.spend("guess", "ann")
    with pytest.raises(Refused):
        buckets.spend("guess", "ann")


def test_a_crowd_does_not_empty_the_memory_of_who_did_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 20)
    monkeypatch.setitem(limits.RATES, "guess", Rate(20, 0))
    buckets = Limits()
    for _ in range(20):
        buckets.spend("guess", "ann")
    for number in range(200):
        buckets.spend("guess", f"somebody {number}")
    with pytest.raises(Refused):
        buckets.spend("guess", "ann")
    assert len(buckets._buckets) <= 21


def test_all_people_together_leave_the_process_time_for_games(monkeypatch: pytest.MonkeyPatch) -> None:
    now, later = [0.0], [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(thread_time=lambda: now[0], monotonic=lambda: later[0]))
    monkeypatch.setitem(limits.RATES, BESIDE, Rate(1, 0.5))
    buckets = Limits()

    def look_ahead(who: str, seconds: float) -> None:
        limits.paying.set(who)
        with buckets.beside():
            now[0] += seconds

    for number in range(4):  # each of them has used little
        look_ahead(f"guest {number}", 0.25)
    with pytest.raises(Refused) as refused:
        look_ahead("somebody", 0.1)
    assert (refused.value.status, refused.value.key) == (503, "not-just-now")
    limits.paying.set("somebody")
    with buckets.charged():  # what a game waits for
        now[0] += 0.1
    later[0] = 1.0
    look_ahead("somebody", 0.1)


def test_who_looks_ahead_pays_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(thread_time=lambda: now[0], monotonic=lambda: 0.0))
    monkeypatch.setitem(limits.RATES, limits.WORK, Rate(1, 0.5))
    buckets = Limits()
    limits.paying.set("ann")
    with buckets.beside():
        now[0] += 1.5
    with pytest.raises(Refused, match="much of the server"), buckets.beside():
        raise AssertionError
    limits.paying.set("bob")
    with buckets.beside():
        now[0] += 0.1
