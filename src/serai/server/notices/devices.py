"""The browsers in which a person takes push messages."""

from __future__ import annotations

import secrets
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from serai.protocol.refusals import not_now, wrong
from serai.server.notices.web_push import checked_keys
from serai.server.notices.webhooks import target_of
from serai.server.storage import Change, Store

MOST_DEVICES = 8
LONGEST_ENDPOINT = 600
# A device speaks for whoever is signed in there: it ends with the session, and goes over to who signs in next.
LIVING = "EXISTS (SELECT 1 FROM sessions e WHERE e.hash = d.session AND e.expires > ?)"
FIND = f"""SELECT d.id, d.endpoint, d.p256dh, d.auth, d.failures, d.next_try FROM push_devices d
    WHERE d.person = ? AND {LIVING} ORDER BY d.created"""
SHOWN = f"""SELECT d.id, d.endpoint, d.label, d.created, d.failures, d.failed, d.why, d.status, d.next_try
    FROM push_devices d WHERE d.person = ? AND {LIVING} ORDER BY d.created"""
ADD = f"""INSERT INTO push_devices (id, person, session, endpoint, p256dh, auth, label, created)
    SELECT ?, id, ?, ?, ?, ?, ?, CAST(? AS BIGINT) FROM people WHERE id = ? AND deleted = 0
    AND (SELECT count(*) FROM push_devices d
        WHERE d.person = people.id AND d.endpoint <> ? AND {LIVING}) < {MOST_DEVICES}
    ON CONFLICT (endpoint) DO UPDATE SET person = excluded.person, session = excluded.session,
    p256dh = excluded.p256dh, auth = excluded.auth, label = excluded.label,
    failures = 0, failed = NULL, why = NULL, status = NULL, next_try = 0 RETURNING id"""
DROP = "DELETE FROM push_devices WHERE person = ? AND id = ?"
FORGET_ENDED = """DELETE FROM push_devices WHERE NOT EXISTS
    (SELECT 1 FROM sessions e WHERE e.hash = push_devices.session AND e.expires > ?)"""


class Subscription(msgspec.Struct):
    """What a browser gives who wants to send it messages, and what its owner calls it."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    label: Annotated[str, Meta(max_length=100)] = ""


class PushDevice(msgspec.Struct):
    """A browser as its owner sees it: since when it is told, and what fails; `next_try` is null once it is off."""

    id: str
    endpoint: str
    label: str
    created: int
    failures: int
    failed: int | None
    why: str | None
    status: int | None
    next_try: int | None


class Receiver(NamedTuple):
    """Where a browser is reached, and with which keys."""

    device: str
    endpoint: str
    p256dh: str
    auth: str
    failures: int
    next_try: int | None


async def listed(store: Store, person: str, now: int) -> list[PushDevice]:
    """The devices of a person, for their own eyes."""
    return [PushDevice(*row) for row in await store.read(SHOWN, person, now)]


async def receivers(store: Store, person: str, now: int) -> list[Receiver]:
    """The same, for whoever sends."""
    return [Receiver(*row) for row in await store.read(FIND, person, now)]


async def add(store: Store, person: str, session: str, given: Subscription, now: int, private: bool = False) -> None:
    """Send push messages to a browser from now on; only push services of the open internet are called."""
    try:
        target = target_of(given.endpoint)
        checked_keys(given.p256dh, given.auth)
    except ValueError:
        raise wrong("bad-push", "this is no browser that takes push messages") from None
    if not target.tls and not private:
        raise wrong("bad-push", "a push service is called over TLS")
    values = (secrets.token_hex(8), session, given.endpoint, given.p256dh, given.auth, given.label, now)
    if not await store.take(ADD, *values, person, given.endpoint, now):
        raise not_now("too-many-devices", f"at most {MOST_DEVICES} devices can be told")


async def remove(store: Store, person: str, device: str) -> None:
    """Send nothing more to one of a person's devices."""
    await store.write([Change(DROP, (person, device))])
