"""What is told of: turns, time, invitations and endings; by chosen ways, to who is away, while it is true."""

from __future__ import annotations

from serai.protocol.clocks import DAY
from serai.server.notices.finding import AWAY_AFTER
from serai.server.people.people import Person
from serai.server.tables import invitations, lobby
from tests.server.hosting import run
from tests.server.letters import Letters
from tests.server.notices.telling import DAYS, House, bodies, clock, house, letters, only  # noqa: F401
from tests.server.receivers import Receiver, receiver, saying

OK = saying(b"HTTP/1.1 200 OK\r\n\r\n")
HOUR = 3_600_000


def told(hook: Receiver) -> list[tuple[str, str]]:
    return [(body["event"], body["table"]) for body in bodies(hook)]


async def ann_and_bob(here: House, hook: Receiver) -> tuple[Person, Person]:
    """Ann has a webhook; Bob has none."""
    ann, bob = await here.people.arrive("Ann", "en"), await here.people.arrive("Bob", "en")
    await here.people.register(ann, "ann", "correct horse", None, "")
    return await here.people.change(ann, "Ann", "en", None, hook.url), bob


def test_time_that_runs_out_is_told_once_in_its_last_quarter(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            ann, bob = await ann_and_bob(here, hook)
            await here.nodes[0].choose(ann.id, only(("time", ["webhook"])))
            slow = await here.table(ann, bob, pace=DAYS)
            await here.table(ann, bob)  # no clock
            await here.look(3 * DAY * 3 // 4 - 1)
            assert told(hook) == []
            await here.look(1)
            assert told(hook) == [("time", slow)]
            await here.look(HOUR)
            assert len(hook.got) == 1
            # Another move has days of its own.
            await here.play(slow, 0, 1)
            await here.look(3 * DAY - HOUR)
            assert told(hook) == [("time", slow), ("time", slow)]

    run(test)


def test_an_ending_is_told_to_who_was_not_there(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            ann, bob = await ann_and_bob(here, hook)
            await here.nodes[0].choose(ann.id, only(("over", ["webhook"])))
            missed = await here.table(ann, bob)
            clock[0] += AWAY_AFTER + 1
            await here.play(missed, 0, 3, 1, 4, 2)
            await here.look()
            assert told(hook) == [("over", missed)]
            watched = await here.table(ann, bob)
            await here.store.take("UPDATE people SET seen = ? WHERE id = ? RETURNING id", clock[0], ann.id)
            await here.play(watched, 0, 3, 1, 4, 2)
            closed = await here.table(ann, started=False)
            async with here.tables.at(closed) as table:
                await lobby.close(here.tables, table, ann)
            await here.look()
            await here.look(DAY)
            assert told(hook) == [("over", missed)]

    run(test)


def test_quiet_hours_hold_back_what_is_then_told_if_it_is_still_true(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        clock[0] = clock[0] // DAY * DAY + 23 * HOUR  # of UTC
        async with receiver(OK) as hook, house(url, clock) as here:
            ann, bob = await ann_and_bob(here, hook)
            hours = {"quiet_from": 22 * 60, "quiet_to": 7 * 60, "zone": "UTC"}
            await here.nodes[0].choose(ann.id, only(("your-turn", ["webhook"]), ("invitation", ["webhook"]), **hours))
            lasting, passing = await here.table(ann, bob), await here.table(ann, bob)
            invited = await here.table(bob, started=False)
            async with here.tables.at(invited) as table:
                await invitations.invite(here.tables, table, bob, "ann")
            await here.look(HOUR)
            assert told(hook) == []
            await here.play(passing, 0)
            await invitations.decline(here.tables, invited, ann.id)
            await here.look(7 * HOUR - 1)
            assert told(hook) == []
            await here.look(1)
            assert told(hook) == [("your-turn", lasting)]
            # Whoever ends their quiet hours is told what waited at once.
            clock[0] += 16 * HOUR
            again = await here.table(ann, bob)
            await here.look()
            assert len(hook.got) == 1
            await here.nodes[0].choose(ann.id, only(("your-turn", ["webhook"])))
            await here.look(0)
            assert told(hook)[1:] == [("your-turn", again)]

    run(test)


def test_each_kind_takes_its_own_ways(url: str, clock: list[int], letters: Letters) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock, letters.port) as here:
            ann, bob = await ann_and_bob(here, hook)
            await here.people.change(ann, "Ann", "en", "ann@example.org", hook.url)
            await here.nodes[0].choose(ann.id, only(("your-turn", ["email"]), ("invitation", ["webhook"])))
            await here.table(ann, bob, title="Tea")
            invited = await here.table(bob, started=False)
            async with here.tables.at(invited) as table:
                await invitations.invite(here.tables, table, bob, "ann")
            await here.look()
            assert told(hook) == [("invitation", invited)]
            (letter,) = letters.received
            assert "Subject: Your turn: Tea" in letter
            await here.nodes[0].choose(ann.id, only())
            await here.table(ann, bob)
            await here.look()
            assert (len(hook.got), len(letters.received)) == (1, 1)

    run(test)


def test_what_a_node_that_died_had_claimed_is_told_by_another(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            ann, bob = await ann_and_bob(here, hook)
            table_id = await here.table(ann, bob)
            claim = (
                "INSERT INTO told (person, kind, table_id, turn, sent, taken_by, lease) VALUES (?, ?, ?, ?, ?, ?, ?)"
            )
            clock[0] += AWAY_AFTER + 1
            values = (ann.id, "your-turn", table_id, 0, clock[0], "dead", clock[0] + HOUR)
            await here.store.take(f"{claim} RETURNING turn", *values)
            await here.look(HOUR - 1)
            assert told(hook) == []
            await here.look(1)
            assert told(hook) == [("your-turn", table_id)]
            await here.look(HOUR)
            assert len(hook.got) == 1
            await here.nodes[0].tidy()
            assert len(await here.store.read("SELECT * FROM told")) == 1
            clock[0] += 31 * DAY
            await here.nodes[0].tidy()
            assert await here.store.read("SELECT * FROM told") == []

    run(test)
