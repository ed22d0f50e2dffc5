"""What moderators do: it holds at once and everywhere, is told to those concerned, and can be lifted."""

from __future__ import annotations

from collections.abc import Awaitable

from serai.protocol.table import OVER
from serai.server.live.hub import Hub
from serai.server.matchmaking.waiting_queue import WaitingQueue
from serai.server.matchmaking.waiting_queue import Wish as QueueWish
from serai.server.moderation import acts, desk, sanctions
from serai.server.moderation.acts import Wish
from serai.server.people.people import People, Person, hash_of
from serai.server.social import reports
from serai.server.social.reports import Complaint
from serai.server.storage import Change
from serai.server.tables import chat, lobby
from serai.server.tables.tables import Tables
from serai.server.tournaments import joining
from serai.server.tournaments.announcing import announce
from serai.server.tournaments.stored import entrants_of, read
from tests.server.hosting import Ears, guest, node, refusal, run
from tests.server.nodes import all_news_heard
from tests.server.social.acquaintances import account, open_table, play_together
from tests.server.tournaments.playing import announced, play_out, settle, standings_of, wished


async def moderated(tables: Tables, moderator: Person, wish: Wish) -> None:
    await acts.carry_out(tables, await People.open(tables.store), moderator, wish)


def test_whoever_is_silenced_cannot_write_and_is_told_why(url: str) -> None:
    async def test() -> None:
        hub = Hub()
        async with node(url, hub) as tables:
            store = tables.store
            mod, ann, bob = (
                await account(tables, "Mod", moderator=1),
                *[await account(tables, n) for n in ("Ann", "Bob")],
            )
            table_id = await play_together(tables, ann, bob)
            assert (
                await refusal(moderated(tables, ann, Wish("silence", "spam", "x", person=bob.id)))
            ).key == "not-moderator"
            assert (await refusal(moderated(tables, mod, Wish("silence", "spam", "x", person=bob.id)))).key == "bad-act"
            await moderated(tables, mod, Wish("silence", "insults", "be kind", person=bob.id, hours=2))
            async with tables.at(table_id) as table:
                refused = await refusal(chat.say(tables, hub, table, bob, "but"))
                await chat.say(tables, hub, table, ann, "well")
            assert (refused.key, refused.facts["why"], refused.facts["note"]) == ("silenced", "insults", "be kind")
            (told,) = await sanctions.untold(store, bob.id)
            assert (told.act, told.words) == ("silence", "be kind")
            await sanctions.read(store, bob.id, told.id)
            assert await sanctions.untold(store, bob.id) == []
            assert [one.person.id for one in (await desk.desk(store, mod.id)).holding] == [bob.id]
            await store.write([Change("UPDATE sanctions SET until = 1")])  # the time is over
            async with tables.at(table_id) as table:
                await chat.say(tables, hub, table, bob, "sorry")

    run(test)


def test_a_ban_ends_everything_on_every_node_at_once(pg_url: str) -> None:
    async def test() -> None:
        async with node(pg_url) as here, node(pg_url) as there:
            people = await People.open(here.store)
            mod, ann = await account(here, "Mod", admin=1), await account(here, "Ann")
            bob = await people.known(await _registered(people, "bob"))
            assert bob is not None
            bot = await account(here, "Robbie", owner=bob.id)
            table_id = await play_together(here, ann, bob)
            await all_news_heard(here, there)
            await moderated(here, mod, Wish("ban", "cheating", "two seats", person=bob.id))
            await all_news_heard(here, there)
            for tables in (here, there):
                assert isinstance(tables.audience, Ears)
                assert {bob.id, bot.id} <= {*tables.audience.sent_away}
            async with there.at(table_id) as table:
                assert table.seats[1].away  # somebody plays on for him

    run(test)


def test_whoever_is_banned_waits_for_nobody_and_for_good_takes_part_in_no_tournament(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store, queue = tables.store, WaitingQueue(tables)
            mod, *people = [await account(tables, name, admin=int(name == "Mod")) for name in ("Mod", *"ABCD")]
            began = await announced(tables, people, rounds=3)
            await settle(tables, began)
            later = await announce(store, people[1], wished())
            await joining.invite(store, await read(store, later), people[1], str(people[2].account), 0)
            for hours, taken_out in ((5, 0), (None, 1)):
                await queue.enter(people[0], QueueWish("tic_tac_toe", 2, "day", False))
                if hours:
                    await joining.join(tables, await read(store, later), people[0])
                await moderated(tables, mod, Wish("ban", "spam", "no", person=people[0].id, hours=hours))
                assert await queue.place(people[0]) is None
                tournament, announced_one = await read(store, began), await read(store, later)
                assert [not one.plays for one in await entrants_of(store, began)] == [bool(taken_out)] + [False] * 3
                assert (announced_one.entered, len(await entrants_of(store, later))) == (1 - taken_out,) * 2
                assert tournament.status == "running"
            assert await joining.status_of(store, later, people[2].id) == ("invited", None)
            ended = await play_out(tables, began)
            assert (ended.status, (await standings_of(tables, began))[-1].left) == ("over", True)

    run(test)


async def _registered(people: People, name: str) -> str:
    token = await people.register(None, name, "correct horse", None, "")
    identity = await people.recognise(f"s.{token}")
    assert identity is not None
    return identity.person.id


def test_whoever_is_banned_is_not_let_in_until_it_ends(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            people = await People.open(tables.store)
            mod, visitor = await account(tables, "Mod", moderator=1), await guest(tables, "Eve")
            token = await people.register(None, "bob", "correct horse", None, "")
            cookies = [f"s.{token}", people.guest_cookie(visitor.id)]
            identity = await people.recognise(cookies[0])
            assert identity is not None
            bob = identity.person
            for person, hours in ((bob, None), (visitor, 24)):
                await moderated(tables, mod, Wish("ban", "spam", "no more", person=person.id, hours=hours))
            assert [await people.recognise(cookie) for cookie in cookies] == [None, None]
            banned = [await people.banned(cookie) for cookie in cookies]
            assert [one and one.id for one in banned] == [bob.id, visitor.id]
            assert not await people.still(bob.id, hash_of(token))
            assert not await people.still(visitor.id, None)
            found = await people.credentials("bob")
            assert found is not None
            refused = await refusal(people.signed_in(found[0], "correct horse", found[1], "", ""))
            assert (refused.key, refused.facts["until"], refused.facts["why"]) == ("banned", "never", "spam")
            await moderated(tables, mod, Wish("lift", "other", "a mistake", person=bob.id))
            assert await people.recognise(cookies[0]) is None  # the ban has ended the session
            assert await people.banned(cookies[0]) is None
            again = await people.signed_in(found[0], "correct horse", found[1], "", "")
            assert await people.recognise(f"s.{again}") is not None
            assert await people.still(bob.id, hash_of(again))
            assert not await people.still(bob.id, hash_of(token))
            await tables.store.write(
                [Change("UPDATE people SET banned = ? WHERE id = ?", (tables.now() - 1, visitor.id))]
            )
            assert await people.recognise(cookies[1]) is not None  # a day later

    run(test)


def test_a_table_is_closed_for_all_who_are_at_it(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            people = await People.open(tables.store)
            mod, ann, bob = (
                await account(tables, "Mod", moderator=1),
                *[await account(tables, n) for n in ("Ann", "Bob")],
            )
            running, waiting = await play_together(tables, ann, bob), await open_table(tables, ann)
            await reports.report(tables, people, bob, Complaint("name", "its title", table=waiting))
            (report,) = (await desk.desk(tables.store, mod.id)).reports
            for wish in (
                Wish("close", "other", "rude", table=running),
                Wish("close", "name", "rude", report=report.id),
            ):
                await moderated(tables, mod, wish)
            for table_id in (running, waiting):
                async with tables.at(table_id) as table:
                    assert (table.row.status, table.row.asked) == (OVER, [])
            assert [told.table for told in await sanctions.untold(tables.store, ann.id)] == [running, waiting]
            assert [told.act for told in await sanctions.untold(tables.store, bob.id)] == ["close"]
            assert isinstance(tables.audience, Ears)
            assert {ann.id, bob.id} <= {*tables.audience.told_people}
            found = await desk.desk(tables.store, mod.id)
            assert (found.reports, [entry.act for entry in found.log]) == ([], ["close", "close"])
            again = moderated(tables, mod, Wish("close", "other", "x", table=running))
            assert (await refusal(again)).key == "already-over"
            join = tables.changing(waiting, lambda table: lobby.join(tables, table, bob, None, ""))
            assert (await refusal(join)).key == "not-open"

    run(test)


def test_the_table_of_a_tournament_which_nobody_opened_is_closed_too(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            mod, ann, bob = [
                await account(tables, name, moderator=int(name == "Mod")) for name in ("Mod", "Ann", "Bob")
            ]
            table_id = await play_together(tables, ann, bob)
            await tables.store.write([Change("UPDATE tables SET host = '', changed = changed + 1")])
        async with node(url) as tables:
            await moderated(tables, mod, Wish("close", "other", "rude", table=table_id))
            assert [told.act for told in await sanctions.untold(tables.store, bob.id)] == ["close"]

    run(test)


def test_a_report_is_dealt_with_once_and_not_by_whom_it_is_about(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store, people = tables.store, await People.open(tables.store)
            mod, other = [await account(tables, name, moderator=1) for name in ("Mod", "Mira")]
            boss, ann = await account(tables, "Boss", admin=1), await account(tables, "Ann")
            await reports.report(tables, people, ann, Complaint("insults", person=mod.id))
            (report,) = (await desk.desk(store, other.id)).reports

            def dismiss(who: Person) -> Awaitable[None]:
                return moderated(tables, who, Wish("dismiss", "insults", "not so", report=report.id))

            assert (await refusal(dismiss(mod))).key == "oneself"
            ban = Wish("ban", "insults", "out", report=report.id)
            assert (await refusal(moderated(tables, other, ban))).key == "moderator-too"
            await dismiss(other)
            assert (await refusal(dismiss(other))).key == "report-closed"
            missing = Wish("dismiss", "other", "x", report="none")
            assert (await refusal(moderated(tables, other, missing))).key == "not-found"
            await moderated(tables, boss, Wish("silence", "insults", "enough", person=mod.id, hours=1))
            (last, first) = await desk.entries(store, None)
            assert [(entry.number, entry.act, entry.moderator.name) for entry in (first, last)] == [
                (1, "dismiss", "Mira"),
                (2, "silence", "Boss"),
            ]
            assert [entry.number for entry in await desk.entries(store, 2)] == [1]

    run(test)
