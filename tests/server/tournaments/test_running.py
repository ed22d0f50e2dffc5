"""The life of a tournament on both databases: rounds that open by themselves, absences, withdrawal, many nodes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from serai.protocol.clocks import MINUTE, Pace
from serai.protocol.table import Pause
from serai.server.people.people import People
from serai.server.storage import Change
from serai.server.tables import lobby
from serai.server.tables.tables import Tables
from serai.server.tournaments import announcing, joining, privacy, shown
from serai.server.tournaments.announcing import LONGEST_WAIT, MOST_OPEN, announce
from serai.server.tournaments.running import LEASE, Running
from serai.server.tournaments.stored import entrants_of, games_of, read, tables_of
from tests.server.hosting import guest, node, play_on, refusal, run
from tests.server.tournaments.playing import (
    announced,
    due,
    members,
    play_out,
    play_round,
    running_tables,
    settle,
    standings_of,
    wished,
)


@pytest.mark.parametrize(
    ("people", "wish", "rounds_played", "games"),
    [
        (5, {"kind": "round-robin"}, 5, 10),
        (6, {"kind": "swiss", "rounds": 2}, 2, 6),
        (5, {"kind": "knock-out"}, 3, 4),
    ],
)
def test_rounds_follow_each_other_to_the_end(
    url: str, people: int, wish: dict[str, Any], rounds_played: int, games: int
) -> None:
    async def whole() -> None:
        async with node(url) as tables:
            tournament = await announced(tables, await members(tables, people), **wish)
            ended = await play_out(tables, tournament)
            assert (ended.status, ended.round, ended.due) == ("over", rounds_played, None)
            played = await games_of(tables.store, tournament)
            assert sum(not game.bye for game in played) == games
            assert all(game.over for game in played)
            table = await standings_of(tables, tournament)
            assert [one.place for one in table] == list(range(1, people + 1))
            ((origin, public, host),) = await tables.store.read(
                "SELECT origin, public, host FROM tables WHERE id = ?", ended.table_id(1, 1)
            )
            assert (tournament in origin, public, host) == (True, 1, None)

    run(whole)


def test_bots_fill_the_tables_and_play_for_who_withdraws(url: str) -> None:
    async def fill() -> None:
        async with node(url) as tables:
            people = await members(tables, 4)
            tournament = await announced(tables, people[:3], kind="swiss", rounds=3, level="random")
            first = await settle(tables, tournament)
            assert [one.bot for one in await entrants_of(tables.store, tournament)] == [None, None, None, "random"]
            await joining.withdraw(tables, first, people[1])
            async with tables.at(first.table_id(1)) as one, tables.at(first.table_id(2)) as other:
                seats = [seat for table in (one, other) for seat in table.seats if seat.person == people[1].id]
                assert [seat.away for seat in seats] == ["random"]
            second = await play_round(tables, tournament)
            assert (await refusal(joining.withdraw(tables, second, people[1]))).key == "tournament-not-in"
            assert len(await running_tables(tables, tournament)) == 1  # two are left, and need no bot
            await play_round(tables, tournament)
            ended = await play_round(tables, tournament)
            assert ended.status == "over"
            table = await standings_of(tables, tournament)
            assert [one.left for one in table] == [False, False, False, True]
            assert table[-1].points == 0

    run(fill)


def test_a_planned_round_goes_on_without_who_withdrew(url: str) -> None:
    async def without() -> None:
        async with node(url) as tables:
            people = await members(tables, 4)
            for level in (None, "random"):
                tournament = await announced(tables, people, kind="round-robin", level=level)
                await settle(tables, tournament)
                second = await play_round(tables, tournament)
                await joining.withdraw(tables, second, people[0])
                third = await play_round(tables, tournament)
                assert third.round == 3
                games = [game for game in await games_of(tables.store, tournament) if game.round == 3]
                assert sorted(len(game.sat) for game in games) == ([1, 2] if level is None else [2, 2])
                assert (await play_round(tables, tournament)).status == "over"
                assert (await standings_of(tables, tournament))[-1].left

    run(without)


def test_who_does_not_come_is_played_by_a_bot_and_has_lost(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def absent() -> None:
        async with node(url) as tables:
            people = await members(tables, 2)
            tournament = await announced(tables, people, kind="swiss", rounds=1, absence_minutes=3)
            began = await settle(tables, tournament)
            assert began.round_began is not None
            later = began.round_began + 4 * MINUTE
            monkeypatch.setattr(Tables, "now", staticmethod(lambda: later))
            await tables.store.write([Change("UPDATE people SET seen = ?", (later,))])
            await settle(tables, tournament)
            async with tables.at(began.table_id(1)) as table:
                assert not any(seat.away for seat in table.seats)  # they are here, and think
                (asked,) = table.row.asked
            await tables.store.write([Change("UPDATE people SET seen = 0")])
            await settle(tables, tournament)
            async with tables.at(began.table_id(1)) as table:
                assert [seat.away for seat in table.seats] == ["novice" if seat == asked else None for seat in (0, 1)]
            await play_on(tables, began.table_id(1), 100)
            assert (await settle(tables, tournament)).status == "over"
            (game,) = await games_of(tables.store, tournament)
            assert [sat.absent for sat in game.sat] == [seat == asked for seat in (0, 1)]
            assert [sat.points for sat in game.sat] == [0 if seat == asked else 120 for seat in (0, 1)]

    run(absent)


def test_when_the_time_is_over_bots_finish_and_who_was_there_keeps_the_result(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late() -> None:
        async with node(url) as tables:
            people = await members(tables, 2)
            tournament = await announced(
                tables, people, kind="swiss", rounds=1, pace=Pace("days"), round_minutes=1440, level="random"
            )
            began = await settle(tables, tournament)
            async with tables.at(began.table_id(1)) as table:
                await lobby.leave(tables, table, people[0], "novice")
                paused = Pause(1, [0, 1], since=tables.now())  # the others' round does not wait for it
                await tables.change(table, [], pause=paused, deadline=None)
            assert began.deadline is not None
            monkeypatch.setattr(Tables, "now", staticmethod(lambda: began.deadline))
            await settle(tables, tournament)
            (table_row,) = await tables_of(tables.store, tournament, 1)
            assert table_row.status == "late"
            async with tables.at(began.table_id(1)) as table:
                assert {seat.person: seat.away for seat in table.seats} == {
                    people[0].id: "novice",
                    people[1].id: "random",
                }
            await play_on(tables, began.table_id(1), 100)
            assert (await settle(tables, tournament)).status == "over"
            (game,) = await games_of(tables.store, tournament)
            assert sorted((sat.absent, sat.points) for sat in game.sat) == [(False, 120), (True, 0)]

    run(late)


def test_every_step_can_be_done_again_by_another_node(pg_url: str) -> None:
    """Two nodes without a lease between them, and one that dies after each step: nothing happens twice."""

    async def several() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            people = await members(here, 6)
            tournament = await announced(here, people, kind="swiss", rounds=2)
            runners = [Running(here, pause=0), Running(there, pause=0)]
            for _ in range(12):
                now = await read(here.store, tournament)
                await asyncio.gather(*(runner.step(now) for runner in runners), return_exceptions=True)
            assert len(await running_tables(here, tournament)) == 3
            assert (await here.store.read("SELECT count(*) FROM tables"))[0][0] == 3
            assert (await here.store.read("SELECT count(*) FROM moves WHERE number = 0"))[0][0] == 3
            await due(here, tournament)
            assert await runners[0].take_one()
            await here.store.write([Change("UPDATE tournaments SET lease = ?", (here.now() + LEASE,))])
            await due(here, tournament)
            assert not await runners[1].take_one()  # somebody else has the lease
            await here.store.write([Change("UPDATE tournaments SET lease = 0")])
            assert (await play_out(there, tournament)).status == "over"
            assert all(one.games == 2 for one in await standings_of(here, tournament))

    run(several)


def test_a_table_that_was_laid_and_not_begun_is_begun_after_a_power_cut(url: str) -> None:
    async def cut() -> None:
        async with node(url) as tables:
            tournament = await announced(tables, await members(tables, 2), kind="swiss", rounds=1)
            running = Running(tables, pause=0)
            await running.step(await read(tables.store, tournament))  # begun
            await running.step(await read(tables.store, tournament))  # drawn
            drawn = await read(tables.store, tournament)
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(lobby, "begin", _dies)
                with pytest.raises(PowerCut):
                    await running.step(drawn)
        async with node(url) as tables:
            async with tables.at(drawn.table_id(1)) as table:
                assert table.row.status == "open"
            assert (await play_out(tables, tournament)).status == "over"

    run(cut)


class PowerCut(BaseException):
    """Nothing that follows is done."""


async def _dies(*_: object) -> None:
    raise PowerCut


def test_a_tournament_that_is_not_full_waits_and_one_with_too_few_is_called_off(url: str) -> None:
    async def few() -> None:
        async with node(url) as tables:
            people = await members(tables, 3)
            full = await announced(tables, people, kind="swiss")
            await joining.withdraw(tables, await read(tables.store, full), people[2])
            assert (await settle(tables, full)).status == "announced"
            await joining.join(tables, await read(tables.store, full), people[2])
            assert (await settle(tables, full)).status == "running"
            begun = await read(tables.store, full)
            await joining.join(tables, begun, people[2])  # asked again, since the answer was lost
            assert len(await entrants_of(tables.store, full)) == 3
            await joining.withdraw(tables, begun, people[2])
            assert (await refusal(joining.join(tables, begun, people[2]))).key == "tournament-begun"
            alone = await announced(tables, people[:1], most=8, starts=tables.now())
            assert (await settle(tables, alone)).status == "cancelled"
            waiting = await announced(tables, people[:2], most=8)
            now = await read(tables.store, waiting)
            assert (await refusal(joining.start_now(tables, now, people[1]))).key == "tournament-host"
            await joining.start_now(tables, now, people[0])
            assert (await settle(tables, waiting)).status == "running"

    run(few)


def test_a_tournament_that_is_never_full_is_called_off_after_thirty_days(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never() -> None:
        async with node(url) as tables:
            running = Running(tables, pause=0)
            people = await members(tables, 3)
            waiting = await announced(tables, people, most=4)
            await joining.withdraw(tables, await read(tables.store, waiting), people[2])
            announced_at = tables.now()
            assert not await running.take_one()  # nothing is due
            monkeypatch.setattr(Tables, "now", staticmethod(lambda: announced_at + LONGEST_WAIT - MINUTE))
            assert not await running.take_one()
            monkeypatch.setattr(Tables, "now", staticmethod(lambda: announced_at + LONGEST_WAIT))
            assert await running.take_one()
            assert (await read(tables.store, waiting)).status == "cancelled"

    run(never)


def test_those_that_are_over_are_found_page_by_page_and_the_invited_ones_by_those_who_may(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lists() -> None:
        async with node(url) as tables:
            store, (ann, ben) = tables.store, await members(tables, 2)
            made = []
            for place in range(8):
                monkeypatch.setattr(announcing, "MOST_OPEN", 100)
                made.append(await announce(store, ann, wished(title=f"Cup {place}", invited=place == 3)))
            over = "UPDATE tournaments SET status = 'over', ended = ? WHERE id = ?"
            ends = {place: 5_000 + 10 * (place // 3) for place in range(6)}  # three at a time in one moment
            await store.write([Change(over, (ended, made[place])) for place, ended in ends.items()])
            monkeypatch.setattr(shown, "PAGE", 2)
            for person, seen in (
                (ann.id, set(made[:6])),
                (ben.id, {*made[:6]} - {made[3]}),
                ("", {*made[:6]} - {made[3]}),
            ):
                found: list[str] = []
                page = await shown.over_before(store, person, None)
                while True:
                    found += [line.id for line in page.lines]
                    if page.next is None:
                        break
                    page = await shown.over_before(store, person, page.next)
                assert (len(found), set(found)) == (len(seen), seen)
                lines = await shown.all_of(store, person)
                assert [line.status for line in lines] == ["announced"] * 2 + ["over"] * 2
                assert [line.id for line in lines[2:]] == found[:2]
            assert await shown.mine_of(store, ben.id) == []
            await joining.join(tables, await read(store, made[7]), ben)
            assert [(line.id, line.mine) for line in await shown.mine_of(store, ben.id)] == [(made[7], "in")]

    run(lists)


def test_who_may_take_part(url: str) -> None:
    async def may() -> None:
        async with node(url) as tables:
            store = tables.store
            ann, ben, cid, dora = await members(tables, 4)
            visitor = await guest(tables, "Guest")
            assert (await refusal(announce(store, visitor, wished()))).key == "tournament-guest"
            closed = await announce(store, ann, wished(invited=True, most=2))
            tournament = await read(store, closed)
            assert (await refusal(joining.join(tables, tournament, visitor))).key == "tournament-guest"
            assert (await refusal(joining.join(tables, tournament, ben))).key == "tournament-invited"
            assert (await refusal(joining.invite(store, tournament, ann, "nobody", 0))).key == "no-such-account"
            assert (await refusal(joining.invite(store, tournament, ben, "cid", 0))).key == "tournament-host"
            for account in ("ben", "ben", "cid", "dora"):
                await joining.invite(store, tournament, ann, account, 0)
            await joining.withdraw(tables, tournament, dora)  # declines
            joined = await asyncio.gather(
                *(joining.join(tables, tournament, who) for who in (ann, ben, cid)), return_exceptions=True
            )
            assert sum(getattr(one, "key", None) == "tournament-full" for one in joined) == 1
            assert len(await entrants_of(store, closed)) == (await read(store, closed)).entered == 2
            assert (await refusal(joining.join(tables, await read(store, closed), dora))).key == "tournament-invited"
            for _ in range(MOST_OPEN - 1):
                await announce(store, ann, wished())
            assert (await refusal(announce(store, ann, wished()))).key == "too-many-tournaments"

    run(may)


def test_what_cannot_be_played_is_not_announced(url: str) -> None:
    async def wrong() -> None:
        async with node(url) as tables:
            (ann,) = await members(tables, 1)
            refused: dict[str, dict[str, Any]] = {
                "tournament-title": {"title": "  "},
                "bad-table": {"title": "\u200b"},
                "bad-option": {"seats": 3},
                "tournament-clock": {"pace": Pace("none")},
                "bad-pace": {"pace": Pace("live", free=0)},
                "tournament-time": {"round_minutes": 5},
                "tournament-start": {"starts": 5},
                "no-such-level": {"level": "emperor"},
                "not-found": {"game": "chess"},
                "tournament-advance": {"kind": "knock-out", "advance": 2},
            }
            for key, more in refused.items():
                assert (await refusal(announce(tables.store, ann, wished(**more)))).key == key
            assert (await tables.store.read("SELECT count(*) FROM tournaments"))[0][0] == 0

    run(wrong)


def test_who_is_deleted_stays_without_a_name(url: str) -> None:
    async def forget() -> None:
        async with node(url) as tables:
            store, people = tables.store, await members(tables, 4)
            played = await announced(tables, people, kind="swiss", rounds=2)
            later = await announced(tables, people[:2], most=8)
            await settle(tables, played)
            exported = await privacy.exported(store, people[0].id)
            assert {part: len(rows) for part, rows in exported.items()} == {
                "tournaments": 2,
                "tournaments_announced": 2,
                "tournament_games": 1,
            }
            await (await People.open(store)).delete(people[0], privacy.forgotten(people[0].id))
            assert not any((await privacy.exported(store, people[0].id)).values())
            assert [one.name for one in await entrants_of(store, played)] == [None, "Ben", "Cid", "Dora"]
            assert [one.name for one in await entrants_of(store, later)] == ["Ben"]
            assert ((await read(store, later)).status, (await read(store, later)).entered) == ("cancelled", 1)
            assert (await play_out(tables, played)).status == "over"
            assert [one.left for one in await standings_of(tables, played)] == [False, False, False, True]

    run(forget)
