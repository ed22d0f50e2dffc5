"""Reports: what was reported stays as it was, and nobody reports without end."""

from __future__ import annotations

import pytest

from serai.server.live.hub import Hub
from serai.server.moderation.desk import desk
from serai.server.people.people import People
from serai.server.social import kept, reports
from serai.server.social.reports import Complaint
from serai.server.storage import Change
from serai.server.tables import chat
from tests.server.hosting import node, refusal, run
from tests.server.social.acquaintances import account, play_together


def test_a_line_is_kept_as_it_was(url: str) -> None:
    async def test() -> None:
        hub = Hub()
        async with node(url, hub) as tables:
            people = await People.open(tables.store)
            ann, bob, eve = [await account(tables, name) for name in ("Ann", "Bob", "Eve")]
            table_id = await play_together(tables, ann, bob)
            async with tables.at(table_id) as table:
                await chat.say(tables, hub, table, ann, "good luck")
                said = await chat.say(tables, hub, table, bob, "you fool")
            complaint = Complaint("insults", "that was rude", table=table_id, line=said.number)
            for _ in range(2):  # the same once more is the same
                await reports.report(tables, people, ann, complaint)
            await tables.store.write([Change("UPDATE chat SET words = '' WHERE person = ?", (bob.id,))])
            (found,) = (await desk(tables.store, eve.id)).reports
            assert (found.kind, found.words, found.reporter.name) == ("insults", "that was rude", "Ann")
            assert found.person is not None
            assert (found.person.id, found.table) == (bob.id, table_id)
            assert (found.kept.name, found.kept.words) == ("Bob", "you fool")
            assert [(line.name, line.words) for line in found.kept.lines] == [("Ann", "good luck")]
            assert (await desk(tables.store, bob.id)).reports == []  # nobody judges oneself
            exported = await kept.exported(tables.store, ann.id)
            assert [row["words"] for row in exported["reports"]] == ["that was rude"]

    run(test)


def test_only_what_one_can_see_is_reported(url: str) -> None:
    async def test() -> None:
        hub = Hub()
        async with node(url, hub) as tables:
            people = await People.open(tables.store)
            ann, bob, eve = [await account(tables, name) for name in ("Ann", "Bob", "Eve")]
            table_id = await play_together(tables, ann, bob)
            async with tables.at(table_id) as table:
                said = await chat.say(tables, hub, table, bob, "between us")
            unheard = Complaint("spam", table=table_id, line=said.number)
            assert (await refusal(reports.report(tables, people, eve, unheard))).key == "not-found"
            assert (
                await refusal(reports.report(tables, people, eve, Complaint("spam", person="x")))
            ).key == "not-found"
            assert (await refusal(reports.report(tables, people, eve, Complaint("spam")))).key == "not-found"
            oneself = Complaint("name", person=eve.id)
            assert (await refusal(reports.report(tables, people, eve, oneself))).key == "oneself"
            assert (await desk(tables.store, ann.id)).reports == []

    run(test)


def test_reports_that_wait_are_bounded(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST_OPEN", 1)

    async def test() -> None:
        async with node(url) as tables:
            people = await People.open(tables.store)
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            table_id = await play_together(tables, bob, cyd)
            await reports.report(tables, people, ann, Complaint("other", "look", table=table_id))
            more = Complaint("name", person=bob.id)
            assert (await refusal(reports.report(tables, people, ann, more))).key == "too-many-reports"
            (found,) = (await desk(tables.store, cyd.id)).reports
            assert (found.person, found.table, found.title, found.status) == (None, table_id, "tic_tac_toe", "running")

    run(test)
