"""Presence: seen by those whom its owner lets see it, and by nobody else."""

from __future__ import annotations

from serai.server.live.hub import Hub
from serai.server.notices.notices import Notices
from serai.server.operations.settings import Settings
from serai.server.people.people import People, Person
from serai.server.people.profiles import Choices, Watchers, choices_of, keep_choices
from serai.server.social import blocking
from serai.server.social.presence import presence_of
from serai.server.storage import Change
from serai.server.tables.tables import Tables
from tests.server.hosting import Ear, guest, node, run
from tests.server.social.acquaintances import account, befriended, open_table, play_together


async def seen(tables: Tables, person: Person, ago: int = 0) -> None:
    put = "UPDATE people SET seen = ? WHERE id = ?"
    await tables.store.write([Change(put, (tables.now() - ago, person.id), 1)])


def test_each_chooses_who_sees_them(url: str) -> None:
    async def test() -> None:
        async with node(url) as tables:
            store = tables.store
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            visitor = await guest(tables, "Eve")
            await befriended(tables, ann, bob)
            for person in (ann, visitor):
                await seen(tables, person)
            assert (await choices_of(store, ann)).presence == "friends"
            assert (await choices_of(store, visitor)).presence == "nobody"
            wanted: dict[Watchers, list[bool]] = {
                "friends": [True, False],
                "everybody": [True, True],
                "nobody": [False, False],
            }
            for choice, sees in wanted.items():
                await keep_choices(store, ann, Choices(1, 1, [], choice))
                for viewer, allowed in zip((bob, cyd), sees, strict=True):
                    found = await presence_of(store, viewer.id, [ann.id, visitor.id])
                    assert [*found] == ([ann.id] if allowed else [])
            await keep_choices(store, ann, Choices(1, 1, [], "everybody"))
            await blocking.block(store, ann.id, cyd.id)
            assert await presence_of(store, cyd.id, [ann.id]) == {}

    run(test)


def test_it_tells_whether_somebody_is_here_plays_or_is_away(url: str) -> None:
    async def test() -> None:
        hub = Hub()
        async with node(url, hub) as tables:
            store = tables.store
            ann, bob, cyd = [await account(tables, name) for name in ("Ann", "Bob", "Cyd")]
            for friend in (bob, cyd):
                await befriended(tables, ann, friend)
                await seen(tables, friend, 120_000)
            assert (await presence_of(store, ann.id, [bob.id]))[bob.id].where == "away"
            hub.arrive(bob.id, Ear(bob.id))
            notices = Notices(tables, hub, await People.open(store), Settings(url))
            await notices.note_present()  # as every node does now and then
            assert (await presence_of(store, ann.id, [bob.id]))[bob.id].where == "here"
            await play_together(tables, bob, cyd)
            found = await presence_of(store, ann.id, [bob.id, cyd.id])
            assert (found[bob.id].where, found[cyd.id].where) == ("playing", "away")
            assert found[bob.id].table is not None
            await open_table(tables, bob, public=False)
            assert (await presence_of(store, ann.id, [bob.id]))[bob.id].table is None  # not for others to look on
            await store.write([Change("UPDATE tables SET moved = 0")])
            assert (await presence_of(store, ann.id, [bob.id]))[bob.id].where == "here"

    run(test)
