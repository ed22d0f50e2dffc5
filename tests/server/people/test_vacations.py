"""Vacations: what they put off, how many there are, and who sees them."""

from __future__ import annotations

import pytest

from serai.protocol.clocks import DAY, Clocks, Pace, allowed_until
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.shown import shown
from serai.server.people import vacations
from serai.server.people.people import Person
from serai.server.tables import actions, lobby
from serai.server.tables.tables import Tables
from tests.server import hosting
from tests.server.hosting import refusal
from tests.server.running import Client, Server

TWO_DAYS = Pace("days", days=2)


def at_time(monkeypatch: pytest.MonkeyPatch, moment: int) -> None:
    monkeypatch.setattr(Tables, "now", staticmethod(lambda: moment))
    monkeypatch.setattr("serai.protocol.shown.now", lambda: moment)


async def game_of(tables: Tables, people: list[Person], pace: Pace) -> str:
    """A game in which the first of these people is asked."""
    table_id = await lobby.open_table(
        tables, people[0], NewTable("tic_tac_toe", [SeatWish("me"), SeatWish("open")], pace=pace)
    )
    async with tables.at(table_id) as table:
        await lobby.join(tables, table, people[1], None, "")
        await lobby.start(tables, table, people[0])
    return table_id


@pytest.mark.rule("SE-TIME-1")
def test_time_stands_still_on_vacation() -> None:
    clocks = Clocks([0], [100], [1])
    due = 100 + 2 * DAY
    assert allowed_until(TWO_DAYS, clocks, 0, ()) == due
    assert allowed_until(TWO_DAYS, clocks, 0, [(0, 90)]) == due  # before it was asked
    assert allowed_until(TWO_DAYS, clocks, 0, [(0, 150)]) == due + 50
    assert allowed_until(TWO_DAYS, clocks, 0, [(due + 10, due + 20)]) == due
    assert allowed_until(TWO_DAYS, clocks, 0, [(0, 150), (due + 10, due + 20)]) == due + 60  # as the first puts it off
    assert allowed_until(Pace("days", days=2, vacation=False), clocks, 0, [(0, 150)]) == due
    assert allowed_until(Pace("live", 0, 1), clocks, 0, [(0, 150)]) == 1_100
    assert allowed_until(TWO_DAYS, Clocks([0], [None], [None]), 0, [(0, 150)]) is None


@pytest.mark.rule("SE-TIME-1")
def test_nobody_runs_out_of_days_on_vacation(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            begun = Tables.now()
            at_time(monkeypatch, begun)
            people = [await hosting.guest(tables, name) for name in ("Ann", "Bob")]
            counted = await game_of(tables, people, TWO_DAYS)
            strict = await game_of(tables, people, Pace("days", days=2, vacation=False))
            at_time(monkeypatch, begun + DAY)
            on = await vacations.begin(tables, people[0])
            assert (on.since, on.until, on.left) == (begun + DAY, begun + 31 * DAY, 30 * DAY)
            at_time(monkeypatch, begun + 10 * DAY)
            for table_id in (counted, strict):
                await actions.time_out(tables, table_id, "random")
            async with tables.at(strict) as table:
                assert table.seats[0].away == "random"
                assert shown(table).seats[0].vacations == []
            async with tables.at(counted) as table:
                assert table.seats[0].away is None
                assert table.row.deadline == begun + 32 * DAY
                assert shown(table).seats[0].vacations == [(begun + DAY, begun + 31 * DAY)]
                assert shown(table).seats[1].vacations == []
            back = await vacations.end(tables, people[0])
            assert (back.since, back.until, back.left) == (None, None, 21 * DAY)
            await actions.time_out(tables, counted, "random")  # the clocks are looked at again
            async with tables.at(counted) as table:
                assert (table.seats[0].away, table.row.deadline) == (None, begun + 11 * DAY)
            at_time(monkeypatch, begun + 11 * DAY)
            await actions.time_out(tables, counted, "random")
            async with tables.at(counted) as table:
                assert table.seats[0].away == "random"

    hosting.run(test)


@pytest.mark.rule("SE-TIME-2")
def test_a_vacation_takes_a_day_and_there_are_thirty_a_year(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with hosting.node(url) as tables:
            begun = Tables.now()
            at_time(monkeypatch, begun)
            ann = await hosting.guest(tables)
            await vacations.begin(tables, ann)
            assert (await vacations.begin(tables, ann)).until == begun + 30 * DAY  # once is enough
            at_time(monkeypatch, begun + 1_000)
            ended = await vacations.end(tables, ann)
            assert (ended.since, ended.until) == (begun, begun + DAY)
            at_time(monkeypatch, begun + DAY)
            assert (await vacations.of(tables, ann)).left == 29 * DAY
            assert (await vacations.begin(tables, ann)).until == begun + 30 * DAY
            at_time(monkeypatch, begun + 40 * DAY)
            assert (await vacations.of(tables, ann)).since is None
            assert (await refusal(vacations.begin(tables, ann))).key == "no-vacation-left"
            at_time(monkeypatch, begun + 370 * DAY)  # five days of it are more than a year ago
            assert (await vacations.begin(tables, ann)).until == begun + 375 * DAY

    hosting.run(test)


def test_a_vacation_is_switched_on_exported_and_deleted(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open", pace={"kind": "days", "days": 1})
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    assert ann.get("/me/vacation")["until"] is None
    until = ann.post("/me/vacation")["until"]
    assert bob.get(f"/tables/{table}")["seats"][0]["vacations"][0][1] == until
    assert ann.get("/me/export")["vacations"][0][1] == until
    assert ann.http.delete("/me/vacation").json()["since"] is not None  # for a day at least
    assert ann.http.delete("/me").status_code == 200
    assert bob.get(f"/tables/{table}")["seats"][0]["vacations"] == []
