"""Friends: asked for and accepted, between people with an account."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import msgspec

from serai.protocol.clocks import now
from serai.protocol.refusals import forbidden, missing, not_now, wrong
from serai.server.people.people import Person
from serai.server.people.profiles import looks_of
from serai.server.social.blocking import blocked_between, cannot_meet
from serai.server.social.presence import Presence, presence_of
from serai.server.storage import Change, Store

MOST_FRIENDS = 200  # with those who were asked
MOST_ASKING = 100  # who wait for an answer
Bond = Literal["none", "asked", "asks", "friends"]

ASK = """INSERT INTO friends (one, other, asker, asked) VALUES (?, ?, ?, ?)
    ON CONFLICT (one, other) DO UPDATE SET accepted = excluded.asked
    WHERE friends.accepted IS NULL AND friends.asker <> excluded.asker"""
END = "DELETE FROM friends WHERE one = ? AND other = ?"
BOND = "SELECT asker, accepted FROM friends WHERE one = ? AND other = ?"
OWN = "SELECT count(*) FROM friends WHERE (one = ? OR other = ?) AND (accepted IS NOT NULL OR asker = ?)"
ASKING = "SELECT count(*) FROM friends WHERE (one = ? OR other = ?) AND accepted IS NULL AND asker <> ?"
CIRCLE = """SELECT p.id, p.name, q.shape, q.colour, f.asker, f.accepted FROM friends f
    JOIN people p ON p.id = CASE WHEN f.one = ? THEN f.other ELSE f.one END LEFT JOIN profiles q ON q.person = p.id
    WHERE f.one = ? OR f.other = ? ORDER BY p.name, p.id"""
BLOCKED = """SELECT p.id, p.name, q.shape, q.colour FROM blocks b JOIN people p ON p.id = b.blocked
    LEFT JOIN profiles q ON q.person = p.id WHERE b.person = ? ORDER BY p.name, p.id"""


class Known(msgspec.Struct):
    """Somebody one knows, with where they are if they show it."""

    id: str
    name: str
    shape: int
    colour: int
    presence: Presence | None = None


class Circle(msgspec.Struct):
    """A person's friends, who asks to be one, whom they asked, and whom they blocked."""

    friends: list[Known]
    asking: list[Known]
    asked: list[Known]
    blocked: list[Known]


class Tie(msgspec.Struct):
    """What somebody is to the viewer: `asks` waits for the viewer's answer, `asked` for theirs."""

    bond: Bond
    blocked: bool
    presence: Presence | None
    account: bool  # whether they can be a friend at all


class Pair(NamedTuple):
    """Two people in the order in which they are kept."""

    one: str
    other: str


def pair(person: str, other: str) -> Pair:
    """The key of what is between two people."""
    return Pair(min(person, other), max(person, other))


def has_friends(person: Person) -> bool:
    """Whether somebody can have friends: an account that is no bot."""
    return person.account is not None and person.owner is None


async def befriend(store: Store, person: Person, other: Person) -> Bond:
    """Ask somebody to be a friend, or accept if they have asked."""
    if not has_friends(person):
        raise forbidden("friends-account", "friends are for accounts")
    if person.id == other.id:
        raise wrong("oneself", "this is you")
    if not has_friends(other) or await blocked_between(store, (person.id, other.id)):
        raise cannot_meet()
    before = await bond_of(store, person.id, other.id)
    if before in ("friends", "asked"):
        return before
    await _must_have_room(store, person, other, accepts=before == "asks")
    await store.write([Change(ASK, (*pair(person.id, other.id), person.id, now()))])
    return await bond_of(store, person.id, other.id)


async def _must_have_room(store: Store, person: Person, other: Person, accepts: bool) -> None:
    held = await store.read(OWN, person.id, person.id, person.id)
    if held[0][0] >= MOST_FRIENDS:
        raise not_now("too-many-friends", f"at most {MOST_FRIENDS} friends")
    asking = await store.read(ASKING, other.id, other.id, other.id)
    if not accepts and asking[0][0] >= MOST_ASKING:
        raise cannot_meet()


async def unfriend(store: Store, person: str, other: str) -> None:
    """Decline, withdraw what was asked, or end a friendship; nobody is told."""
    await store.write([Change(END, pair(person, other))])


async def bond_of(store: Store, person: str, other: str) -> Bond:
    """What two people are to each other, as the first sees it."""
    found = await store.read(BOND, *pair(person, other))
    if not found:
        return "none"
    asker, accepted = found[0]
    if accepted is not None:
        return "friends"
    return "asked" if asker == person else "asks"


async def tie(store: Store, viewer: Person, other: Person) -> Tie:
    """What somebody is to whoever looks at them."""
    mine = "SELECT 1 FROM blocks WHERE person = ? AND blocked = ?"
    blocked = bool(await store.read(mine, viewer.id, other.id))
    presence = await presence_of(store, viewer.id, [other.id])
    bond = await bond_of(store, viewer.id, other.id)
    return Tie(bond, blocked, presence.get(other.id), has_friends(other))


async def circle(store: Store, person: str) -> Circle:
    """All whom a person knows here."""
    found = Circle([], [], [], [Known(*_looks(*row)) for row in await store.read(BLOCKED, person)])
    for *known, asker, accepted in await store.read(CIRCLE, person, person, person):
        group = found.friends if accepted is not None else found.asked if asker == person else found.asking
        group.append(Known(*_looks(*known)))
    where = await presence_of(store, person, [friend.id for friend in found.friends])
    for friend in found.friends:
        friend.presence = where.get(friend.id)
    return found


def _looks(person: str, name: str, shape: int | None, colour: int | None) -> tuple[Any, ...]:
    return person, name, *looks_of(person, shape, colour)


async def asking(store: Store, person: str) -> list[Known]:
    """Who waits for a person's answer."""
    found = await store.read(CIRCLE, person, person, person)
    return [Known(*_looks(*row[:4])) for row in found if row[5] is None and row[4] != person]


async def account_of(store: Store, person: str, friend: str) -> str:
    """The sign-in name of a friend, to invite them by: it is not shown to anybody."""
    found = await store.read("SELECT account FROM people WHERE id = ? AND deleted = 0", friend)
    if not found or await bond_of(store, person, friend) != "friends":
        raise missing("friend")
    return str(found[0][0])
