"""Those who listen: every event once, in order, without a gap, and time never runs backwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from serai.protocol.shown import position
from serai.server.live.hub import Hub
from serai.server.storage import Change, Conflict
from serai.server.tables import cache
from serai.server.tables.tables import Tables
from tests.server.hosting import KEYS, Ear, hashes, node, play_on, run, table_of
from tests.server.nodes import keep_ignorant, number_in, until


async def listen(tables: Tables, hub: Hub, table_id: str, seat: int | None = None) -> Ear:
    """Watch a table from now on."""
    ear = Ear()
    async with tables.at(table_id) as table:
        found = position(table, seat, [])
        ear.heard.append({"tell": "position", "number": found.number, "next_event": found.next_event, "events": []})
        hub.enter(table, seat, ear)
    return ear


def without_gaps(ear: Ear) -> list[int]:
    """The events that were heard, which are all there were since the ear began to listen."""
    first, *rest = ear.told("position", "moved")
    number, next_event = first["number"], first["next_event"]
    heard: list[int] = []
    for moved in rest:
        events = [event["number"] for event in moved["events"]]
        assert events == list(range(next_event, moved["next_event"])), (ear.heard, events)
        assert moved["number"] >= number
        number, next_event = moved["number"], moved["next_event"]
        heard += events
    return heard


def test_whoever_listens_hears_what_happened_before_the_last_snapshot(url: str) -> None:
    """Much happened elsewhere unheard: the game in memory begins after what was told last."""

    async def test() -> None:
        hub = Hub()
        async with node(url) as here, node(url, hub) as there:
            here.snapshot_every = there.snapshot_every = 4
            table_id = await table_of(here, "connect_four")
            keep_ignorant(there)
            ears = [await listen(there, hub, table_id, seat) for seat in (0, 1, None)]
            for _ in range(2):
                await play_on(here, table_id, 9)
                async with there.at(table_id) as table:
                    there.forget(table)
                number, _, events = await hashes(there, table_id)
                for ear in ears:
                    assert without_gaps(ear) == list(range(events))
                    assert ear.heard[-1]["number"] == number
                    assert not ear.told("again")

    run(test)


def test_whoever_must_watch_again_hears_nothing_with_a_gap(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST_RECALLED", 2)

    async def test() -> None:
        hub = Hub()
        async with node(url) as here, node(url, hub) as there:
            here.snapshot_every = there.snapshot_every = 4
            table_id = await table_of(here, "connect_four")
            keep_ignorant(there)
            ann, bob = [await listen(there, hub, table_id, seat) for seat in (0, 1)]
            await play_on(here, table_id, 10)
            async with there.at(table_id) as table:
                there.forget(table)
            await number_in(there, table_id)
            assert [message["tell"] for message in ann.heard + bob.heard] == ["position", "again"] * 2
            again = await listen(there, hub, table_id, 0)
            await play_on(there, table_id, 2)
            assert len(bob.heard) == 2
            assert len(without_gaps(again)) >= 2

    run(test)


def test_what_somebody_else_had_read_is_told_too(pg_url: str) -> None:
    """A table that left memory is read again for anybody: those who listen hear what is new in it."""

    async def test() -> None:
        hub = Hub()
        async with node(pg_url) as here, node(pg_url, hub) as there:
            table_id = await table_of(here, "connect_four")
            keep_ignorant(there)
            ear = await listen(there, hub, table_id)
            await here.choose(table_id, 0, ["drop", 3], 0, "k")
            async with there.at(table_id) as table:
                there.forget(table)
            assert await number_in(there, table_id) == 1
            assert [moved["number"] for moved in ear.told("moved")] == [1]

    run(test)


class Wanderer:
    """A client that goes from node to node and remembers what it has seen."""

    def __init__(self, table_id: str, nodes: tuple[Tables, Tables]) -> None:
        self.table_id = table_id
        self.nodes = nodes
        self.dice = Random(table_id)
        self.seen = (0, 0)
        self.acknowledged = 0

    async def go(self, steps: int) -> None:
        for _ in range(steps):
            tables, other = self.dice.sample(self.nodes, 2)
            async with tables.at(self.table_id, self.seen) as table:
                assert table.shows(self.seen), (table.version, self.seen)
                self.seen = table.public_version
                match = table.playing().match
                if match.over:
                    return
                asked = match.asks[0]
                choice = match.game.notation.to_row(self.dice.choice(asked.options))
            ack = await other.choose(self.table_id, asked.seat, choice, self.seen[0], f"k{next(KEYS)}")
            assert (ack.number, ack.repeated) == (self.seen[0] + 1, False)
            self.seen, self.acknowledged = ack.version, ack.number
            await until(self._served, True)

    async def _served(self) -> bool:
        """Whether every node serves what was acknowledged, also to those who have seen nothing."""
        return min([await number_in(tables, self.table_id) for tables in self.nodes]) >= self.acknowledged


def test_clients_that_move_between_nodes_never_see_time_run_backwards(pg_url: str) -> None:
    async def test() -> None:
        hubs = Hub(), Hub()
        async with node(pg_url, hubs[0], most_tables=3) as here, node(pg_url, hubs[1]) as there:
            here.snapshot_every = there.snapshot_every = 3
            nodes = here, there
            table_ids = [await table_of(here, "connect_four") for _ in range(5)]
            ears = {
                (tables, table_id): await listen(tables, hub, table_id)
                for tables, hub in zip(nodes, hubs, strict=True)
                for table_id in table_ids
            }
            over = asyncio.Event()
            cutting = asyncio.create_task(cut_lines(here, over))
            wanderers = [Wanderer(table_id, nodes) for table_id in table_ids]
            await asyncio.gather(*(wanderer.go(30) for wanderer in wanderers), talk(there, table_ids))
            over.set()
            await cutting
            for (tables, table_id), ear in ears.items():
                number, _, events = await hashes(tables, table_id)

                async def told(ear: Ear = ear) -> int:
                    return int(ear.told("position", "moved")[-1]["number"])

                await until(told, number)
                assert without_gaps(ear)[-1] == events - 1
            assert sum(wanderer.acknowledged for wanderer in wanderers) > 50

    async def cut_lines(tables: Tables, over: asyncio.Event) -> None:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN serai'"
        while not over.is_set():
            await tables.store.read(f"{cut} AND datname = current_database()")
            await asyncio.sleep(0.3)

    async def talk(tables: Tables, table_ids: list[str]) -> None:
        """Other things change at the tables too."""
        for table_id in table_ids * 3:
            try:
                async with tables.at(table_id) as table:
                    await tables.change(table, [])
            except Conflict:
                continue

    run(test)


@pytest.mark.parametrize("game", ["khan", "merv", "warrior_knights"])
def test_a_commit_that_fails_is_never_heard_and_hides_nothing(
    url: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Messages are written before the commit: if that fails, or only seems to, the next ones lead to the truth."""

    async def test() -> None:
        hub, dice = Hub(), Random(f"{game} failing")
        async with node(url, hub) as here:
            table_id = await table_of(here, game)
            ears = {seat: await listen(here, hub, table_id, seat) for seat in (0, 1, None)}
            async with here.at(table_id) as table:
                shown = {seat: plain(position(table, seat, []).view) for seat in ears}
            write = here.store.write

            async def fail_sometimes(changes: Sequence[Change]) -> None:
                fate = dice.random()
                if fate > 0.2:
                    await write(changes)
                if fate < 0.4:
                    raise OSError("the line to the disk is lost")

            monkeypatch.setattr(here.store, "write", fail_sometimes)
            failures = 0
            for turn in range(60):
                failures += await choose_until_it_holds(here, table_id, dice, f"choice {turn}")
                async with here.at(table_id) as table:
                    for seat, ear in ears.items():
                        heard = ear.told("moved")
                        for moved in heard:
                            shown[seat] |= moved["changes"]
                            for name in moved["gone"]:
                                shown[seat].pop(name, None)
                        without_gaps(ear)
                        ear.heard[:] = [(ear.heard[:1] + heard)[-1]]
                        assert shown[seat] == plain(position(table, seat, []).view)
            assert failures > 10

    run(test)


def plain(view: dict[str, Any]) -> Any:
    """A view as it crosses the wire."""
    return json.loads(msgspec.json.encode(view))


async def choose_until_it_holds(tables: Tables, table_id: str, dice: Random, key: str) -> int:
    """Make one random choice under one key, as often as it takes; gives the number of failures."""
    async with tables.at(table_id) as table:
        match = table.playing().match
        asked = dice.choice(match.asks)
        pick, number = dice.choice(asked.options), match.number
    for failures in range(50):
        try:
            await tables.choose(table_id, asked.seat, pick, number, key)
        except OSError:
            continue
        return failures
    raise AssertionError("it never held")
