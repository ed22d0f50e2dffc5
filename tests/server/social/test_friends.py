"""Friends: asked, accepted, declined and ended; only between accounts, and not without end."""

from __future__ import annotations

import pytest

from serai.server.people.people import People
from serai.server.social import friends, kept
from tests.server.hosting import guest, node, refusal, run
from tests.server.social.acquaintances import account, befriended


def test_whoever_is_asked_accepts_or_declines(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store = tables.store
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            for _ in range(2):  # asking twice is asking once
                assert await friends.befriend(store, ann, bob) == "asked"
            assert [one.name for one in (await friends.circle(store, bob.id)).asking] == ["Ann"]
            assert [one.id for one in await friends.asking(store, bob.id)] == [ann.id]
            assert await friends.asking(store, ann.id) == []
            assert [one.name for one in (await friends.circle(store, ann.id)).asked] == ["Bob"]
            assert await friends.befriend(store, bob, ann) == "friends"
            for person, friend in ((ann, bob), (bob, ann)):
                circle = await friends.circle(store, person.id)
                assert ([one.id for one in circle.friends], circle.asking, circle.asked) == ([friend.id], [], [])
                assert await friends.account_of(store, person.id, friend.id) == friend.account
            await friends.befriend(store, cyd, bob)
            await friends.unfriend(store, bob.id, cyd.id)  # declined
            await friends.unfriend(store, ann.id, bob.id)  # ended
            assert (await friends.circle(store, bob.id)).friends == []
            assert (await refusal(friends.account_of(store, ann.id, bob.id))).key == "not-found"

    run(test)


def test_who_cannot_be_a_friend_is_told_as_much_as_is_right(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store = tables.store
            ann, visitor = await account(tables, "Ann"), await guest(tables, "Eve")
            bot = await account(tables, "Robbie", owner=ann.id)
            assert (await refusal(friends.befriend(store, visitor, ann))).key == "friends-account"
            assert (await refusal(friends.befriend(store, bot, ann))).key == "friends-account"
            assert (await refusal(friends.befriend(store, ann, ann))).key == "oneself"
            for other in (visitor, bot):
                assert (await refusal(friends.befriend(store, ann, other))).key == "cannot-meet"
            assert not (await friends.tie(store, ann, visitor)).account

    run(test)


def test_nobody_has_friends_or_requests_without_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST_FRIENDS", 2)
    monkeypatch.setattr(friends, "MOST_ASKING", 2)

    async def test() -> None:
        async with node(url) as tables:
            store = tables.store
            ann, bob, cyd, dee = [await account(tables, name) for name in ("Ann", "Bob", "Cyd", "Dee")]
            await friends.befriend(store, ann, bob)
            await friends.befriend(store, ann, cyd)
            assert (await refusal(friends.befriend(store, ann, dee))).key == "too-many-friends"
            await friends.befriend(store, dee, bob)
            assert (await refusal(friends.befriend(store, cyd, bob))).key == "cannot-meet"  # enough ask already
            assert await friends.befriend(store, bob, ann) == "friends"

    run(test)


def test_friends_go_with_an_account(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store, people = tables.store, await People.open(tables.store)
            ann, bob = await account(tables, "Ann"), await account(tables, "Bob")
            await befriended(tables, ann, bob)
            exported = await kept.exported(store, ann.id)
            assert [row["person"] for row in exported["friends"]] == [bob.id]
            await people.delete(bob, kept.forgotten(bob.id))
            assert (await friends.circle(store, ann.id)).friends == []

    run(test)
