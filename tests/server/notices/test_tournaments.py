"""Tournaments reach people who are away: invitations, and rounds in which their table is open; once, and while true."""

from __future__ import annotations

from email import message_from_string, policy
from typing import Any

from serai.protocol.clocks import DAY, Pace
from serai.server.notices.choices import KINDS, NoticeChoices
from serai.server.notices.finding import AWAY_AFTER
from serai.server.people.people import Person
from serai.server.social import blocking
from serai.server.storage import Change
from serai.server.tournaments import joining
from serai.server.tournaments.announcing import announce
from serai.server.tournaments.stored import read
from serai.server.tournaments.telling import awaiting
from tests.server.hosting import refusal, run
from tests.server.letters import Letters, text_of
from tests.server.notices.telling import House, bodies, clock, house, interface_of, letters, only  # noqa: F401
from tests.server.push_browser import PushBrowser
from tests.server.ratings.rated import member
from tests.server.receivers import Receiver, receiver, saying
from tests.server.tournaments.playing import announced, play_round, settle, wished

OK = saying(b"HTTP/1.1 200 OK\r\n\r\n")
CREATED = saying(b"HTTP/1.1 201 Created\r\n\r\n")
HOUR = 3_600_000


async def hooked(here: House, name: str, hook: Receiver, email: str | None = None) -> Person:
    """Somebody with an account and a webhook."""
    person = await member(here.tables, name)
    return await here.people.change(person, name, "en", email, hook.url)


async def invited(here: House, host: Person, account: str, **more: Any) -> str:
    tournament = await announce(here.store, host, wished(**{"invited": True, "most": 4, **more}))
    await joining.invite(here.store, await read(here.store, tournament), host, account, here.tables.now())
    return tournament


async def seen(here: House, person: Person) -> None:
    await here.store.write([Change("UPDATE people SET seen = ? WHERE id = ?", (here.clock[0], person.id))])


def test_an_invitation_to_a_tournament_is_told_once_by_every_way(url: str, clock: list[int], letters: Letters) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock, letters.port) as here:
            host = await member(here.tables, "Host")
            ann = await hooked(here, "Ann", hook, "ann@example.org")
            tournament = await invited(here, host, "ann")
            await here.look(AWAY_AFTER - 1)
            assert bodies(hook) == []  # she was here a moment ago
            await here.look(2)
            await here.look(HOUR)
            (body,) = bodies(hook)
            address = f"https://serai.example/tournaments/{tournament}"
            assert (body["event"], body["tournament"], body["table"]) == ("invitation", tournament, "")
            assert body["link"] == address
            assert body["off"].startswith("https://serai.example/off#")
            (letter,) = letters.received
            subject, text = text_of(letter)
            assert subject == "You are invited to a tournament: Cup"
            assert "Host invites you" in text
            assert address in text
            unsubscribe = message_from_string(letter, policy=policy.default)["List-Unsubscribe"]
            assert unsubscribe.startswith("<https://serai.example/api/v1/notices/off/")
            # Whoever switches invitations off by the link is told of no more of them.
            await here.nodes[0].switch_off(body["off"].partition("#")[2], everything=False)
            await invited(here, host, "ann", title="Other")
            await here.look()
            assert len(hook.got) == 1
            assert ["Other" in one for one in letters.received] == [False, True]
            assert await awaiting(here.store, ann.id) != []

    run(test)


def test_nothing_is_told_of_an_invitation_that_is_answered_or_called_off(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            host, ann = await member(here.tables, "Host"), await hooked(here, "Ann", hook)
            answered, off, there = [await invited(here, host, "ann", title=title) for title in ("A", "B", "C")]
            await joining.withdraw(here.tables, await read(here.store, answered), ann)
            await joining.cancel(here.tables, await read(here.store, off), host)
            await here.look()
            assert [body["tournament"] for body in bodies(hook)] == [there]
            assert [one.id for one in await awaiting(here.store, ann.id)] == [there]

    run(test)


def test_quiet_hours_and_boxes_hold_for_tournaments_too(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        clock[0] = clock[0] // DAY * DAY + 23 * HOUR  # of UTC
        async with receiver(OK) as hook, house(url, clock) as here:
            host, ann = await member(here.tables, "Host"), await hooked(here, "Ann", hook)
            night = {"quiet_from": 22 * 60, "quiet_to": 7 * 60, "zone": "UTC"}
            await here.nodes[0].choose(ann.id, only(("round", ["webhook"]), ("invitation", ["webhook"]), **night))
            tournament = await invited(here, host, "ann")
            await here.look(HOUR)
            assert bodies(hook) == []
            await here.look(7 * HOUR)
            assert [body["tournament"] for body in bodies(hook)] == [tournament]
            await here.nodes[0].choose(ann.id, only(("round", ["webhook"])))
            await invited(here, host, "ann", title="Other")
            await here.look()
            assert len(hook.got) == 1

    run(test)


def test_a_round_is_told_to_who_is_away_when_their_table_opens(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            ann, bob = await hooked(here, "Ann", hook), await hooked(here, "Bob", hook)
            wish = {"kind": "swiss", "rounds": 2, "pace": Pace("days", days=3), "round_minutes": 6 * 24 * 60}
            tournament = await announced(here.tables, [ann, bob], **wish)
            clock[0] += AWAY_AFTER + 1
            await seen(here, bob)
            first = await settle(here.tables, tournament)
            await here.look(0)
            # At once to Ann alone: Bob is here. Whose turn it is there is not told beside it.
            (body,) = bodies(hook)
            table = first.table_id(1)
            assert (body["event"], body["table"], body["tournament"]) == ("round", table, tournament)
            assert (body["round"], body["link"]) == (1, f"https://serai.example/table/{table}")
            await seen(here, bob)
            await here.look(AWAY_AFTER - 1)
            await here.look(HOUR)
            rounds = [one for one in bodies(hook) if one["event"] == "round"]
            assert len(rounds) == 1  # once, and Bob saw his table
            assert {one["event"] for one in bodies(hook)} <= {"round", "your-turn"}
            await play_round(here.tables, tournament)
            await here.look(0)
            rounds = [one for one in bodies(hook) if one["event"] == "round"]
            assert [one["round"] for one in rounds] == [1, 2, 2]

    run(test)


def test_whoever_was_told_of_the_round_is_told_of_the_turn_when_it_comes_again(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            people = [await hooked(here, name, hook) for name in ("Ann", "Bob")]
            wish = {"kind": "swiss", "rounds": 1, "pace": Pace("days", days=3), "round_minutes": 6 * 24 * 60}
            tournament = await announced(here.tables, people, **wish)
            clock[0] += AWAY_AFTER + 1
            table = (await settle(here.tables, tournament)).table_id(1)
            await here.look(0)
            await here.look(HOUR)
            assert [body["event"] for body in bodies(hook)] == ["round", "round"]
            await here.play(table, 0)
            await here.look()
            assert [body["event"] for body in bodies(hook)] == ["round", "round", "your-turn"]

    run(test)


def test_a_browser_is_pushed_to_and_the_daily_letter_lists_both(url: str, clock: list[int], letters: Letters) -> None:  # noqa: F811
    async def test() -> None:
        clock[0] = clock[0] // DAY * DAY + 6 * HOUR  # of UTC
        async with receiver(CREATED) as service, interface_of(url, letters.port) as (node, ann):
            browser = PushBrowser()
            who = {"account": "ann", "password": "correct horse", "email": "ann@example.org"}
            person = (await ann.post("/register", json=who)).json()["id"]
            await ann.post("/me/notices/devices", json=browser.subscription(service.url.replace("/hook", "/one")))
            here = House(node.store, node.tables, node.people, [node.notices], clock)
            host = await member(node.tables, "Host")
            tournament = await invited(here, host, "ann")
            await here.look()
            message = browser.read(service.got[0])
            assert message["title"] == "You are invited to a tournament: Cup"
            assert (message["place"], message["tag"]) == (f"/tournaments/{tournament}", tournament)
            assert message["off"].startswith("/off#")
            await node.notices.choose(person, NoticeChoices({kind: ["letter"] for kind in KINDS}))
            await joining.join(node.tables, await read(node.store, tournament), host)
            await joining.invite(node.store, await read(node.store, tournament), host, "host", clock[0])
            await invited(here, host, "ann", title="Later")
            found = await node.people.known(person)
            assert found is not None
            await joining.join(node.tables, await read(node.store, tournament), found)
            await joining.start_now(node.tables, await read(node.store, tournament), host)
            clock[0] += AWAY_AFTER + 1
            table = (await settle(node.tables, tournament)).table_id(1)
            await here.look(2 * HOUR)
            subject, text = text_of(letters.received[-1])
            assert subject == "What is waiting for you at Serai"
            assert text.count(f"/table/{table}") == 1  # as her turn, or as the round
            assert "You are invited to a tournament: Later" in text

    run(test)


def test_nobody_is_invited_by_whom_they_have_blocked(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        async with receiver(OK) as hook, house(url, clock) as here:
            host, ann = await member(here.tables, "Host"), await hooked(here, "Ann", hook)
            await invited(here, host, "ann")
            await blocking.block(here.store, ann.id, host.id)
            assert await awaiting(here.store, ann.id) == []
            assert (await refusal(invited(here, host, "ann"))).key == "cannot-meet"
            await here.look()
            assert bodies(hook) == []

    run(test)


def test_whoever_is_here_sees_an_invitation_among_what_is_new(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann):
            await ann.post("/register", json={"account": "ann", "password": "correct horse"})
            host = await member(node.tables, "Host")
            tournament = await announce(node.store, host, wished(invited=True))
            await joining.invite(node.store, await read(node.store, tournament), host, "ann", node.tables.now())
            news = (await ann.get("/me/news")).json()
            assert news["tournaments"] == [{"id": tournament, "title": "Cup", "game": "tic_tac_toe", "by": "Host"}]
            await ann.post(f"/tournaments/{tournament}/join", json={})
            await joining.join(node.tables, await read(node.store, tournament), host)
            await joining.start_now(node.tables, await read(node.store, tournament), host)
            table = (await settle(node.tables, tournament)).table_id(1)
            news = (await ann.get("/me/news")).json()
            assert news["tournaments"] == []
            assert news["rounds"] == [
                {"table": table, "title": "Cup", "game": "tic_tac_toe", "tournament": tournament, "round": 1}
            ]

    run(test)
