"""Blocking: whom somebody does not want to meet. Nobody is told that they are blocked."""

from __future__ import annotations

from collections.abc import Collection

from serai.protocol.clocks import now
from serai.protocol.refusals import Refused, not_now, wrong
from serai.server.storage import Change, Store

MOST_BLOCKED = 500
ADD = """INSERT INTO blocks (person, blocked, made) SELECT ?, id, CAST(? AS BIGINT) FROM people
    WHERE id = ? AND deleted = 0 ON CONFLICT (person, blocked) DO NOTHING"""
# What the two had with each other ends at once.
END_FRIENDSHIP = "DELETE FROM friends WHERE one = ? AND other = ?"
END_INVITATIONS = "DELETE FROM invitations WHERE (person = ? AND inviter = ?) OR (person = ? AND inviter = ?)"

END_TOURNAMENTS = """DELETE FROM entrants WHERE status = 'invited' AND person = ?
    AND tournament IN (SELECT id FROM tournaments WHERE host = ?)"""


async def block(store: Store, person: str, other: str) -> None:
    """Meet somebody no more."""
    if person == other:
        raise wrong("oneself", "this is you")
    held = await store.read("SELECT count(*) FROM blocks WHERE person = ?", person)
    if held[0][0] >= MOST_BLOCKED:
        raise not_now("too-many-blocked", f"at most {MOST_BLOCKED} people can be blocked")
    await store.write(
        [
            Change(ADD, (person, now(), other)),
            Change(END_FRIENDSHIP, (min(person, other), max(person, other))),
            Change(END_INVITATIONS, (person, other, other, person)),
            Change(END_TOURNAMENTS, (person, other)),
            Change(END_TOURNAMENTS, (other, person)),
        ]
    )


async def unblock(store: Store, person: str, other: str) -> None:
    """Let somebody meet one again."""
    await store.write([Change("DELETE FROM blocks WHERE person = ? AND blocked = ?", (person, other))])


async def apart(store: Store, people: Collection[str]) -> set[frozenset[str]]:
    """Which two of these people cannot meet, since one has blocked the other."""
    if len(people) < 2:
        return set()
    marks = ", ".join("?" * len(people))
    among = f"SELECT person, blocked FROM blocks WHERE person IN ({marks}) AND blocked IN ({marks})"
    return {frozenset(pair) for pair in await store.read(among, *people, *people)}


async def blocked_between(store: Store, people: Collection[str]) -> bool:
    """Whether somebody among these people does not want to meet another of them."""
    return bool(await apart(store, people))


async def must_meet(store: Store, person: str, *others: str | None) -> None:
    """Refuse what somebody cannot do with others since one has blocked the other; the refusal does not say so."""
    known = {person, *others} - {None}
    if any(person in pair for pair in await apart(store, [one for one in known if one])):
        raise cannot_meet()


def cannot_meet() -> Refused:
    """What is said whenever somebody is out of one's reach, for whatever reason."""
    return not_now("cannot-meet", "this is not possible with this person")


async def blocked_by(store: Store, person: str | None) -> set[str]:
    """Whom somebody has blocked."""
    if person is None:
        return set()
    return {other for (other,) in await store.read("SELECT blocked FROM blocks WHERE person = ?", person)}


async def blockers_of(store: Store, person: str) -> set[str]:
    """Who has blocked somebody."""
    return {other for (other,) in await store.read("SELECT person FROM blocks WHERE blocked = ?", person)}
