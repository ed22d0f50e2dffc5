"""What an e-mail can prove: that one may set a new password, and that an address is one's own.

A letter carries a link with a signed note. Nothing is kept of it here: it ends with its time, and when what it was
written for has changed, the password or the address.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import logging
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from typing import Literal, NamedTuple

from serai.protocol.refusals import not_now, wrong
from serai.server.notices.failures import NotDelivered
from serai.server.notices.mail import Outbox, letter
from serai.server.people.people import People, Person, checked_email, folded
from serai.server.tables.tables import Tables

Kind = Literal["reset", "confirm"]
VALID = 3_600_000  # milliseconds
MOST_LETTERS = 50  # under way at once: more are not begun
log = logging.getLogger("serai.recovery")


class Note(NamedTuple):
    """What a link says: what it is for, whose it is, until when, and which address it is about."""

    kind: Kind
    person: str
    until: int
    email: str


class Recovery:
    """Writes such letters and reads their links."""

    def __init__(self, people: People, outbox: Outbox | None, public_url: str) -> None:
        self._people = people
        self._outbox = outbox
        self._url = public_url
        self._under_way: set[asyncio.Task[None]] = set()

    @property
    def works(self) -> bool:
        """Whether this server can write letters with links in them."""
        return self._outbox is not None and bool(self._url)

    # ---- writing

    async def forgotten(self, account: str) -> None:
        """Send a link to whoever has this sign-in name, if they gave an address; nobody is told whether they did."""
        if not self.works:
            raise not_now("no-mail", "this server sends no e-mails; ask whoever runs it")
        self._begin(partial(self._reset_letter, folded(account)))

    async def change_address(self, person: Person, email: str) -> None:
        """Send a link to a new address; it becomes the person's when the link is followed."""
        address = checked_email(email)
        assert address is not None
        self._begin(partial(self._letter, Note("confirm", person.id, _until(), address), person))

    def moved(self, before: Person) -> None:
        """Tell the address that a person had that it is theirs no longer: whoever did not wish that can still act."""
        if self.works and before.email:
            self._begin(partial(self._moved_letter, before, before.email))

    async def _reset_letter(self, account: str) -> EmailMessage | None:
        person = await self._people.called(account)
        if person is None or not person.email:
            return None
        return await self._letter(Note("reset", person.id, _until(), person.email), person)

    async def _letter(self, note: Note, person: Person) -> EmailMessage:
        link = f"{self._url}/account#{note.kind}={await self._signed(note)}"
        return letter(self._sender, note.email, person.language, note.kind, name=person.name, link=link)

    async def _moved_letter(self, before: Person, address: str) -> EmailMessage:
        return letter(self._sender, address, before.language, "moved", name=before.name)

    @property
    def _sender(self) -> str:
        assert self._outbox is not None
        return self._outbox.sender

    def _begin(self, write: Callable[[], Awaitable[EmailMessage | None]]) -> None:
        """Write and send a letter, if there is one; whoever asks does not wait, and cannot tell how long it takes."""
        if len(self._under_way) < MOST_LETTERS:
            task = asyncio.create_task(self._hand_over(write))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _hand_over(self, write: Callable[[], Awaitable[EmailMessage | None]]) -> None:
        assert self._outbox is not None
        try:
            message = await write()
            if message is not None:
                await self._outbox.send(message)
        except NotDelivered as failed:
            log.warning("a letter was not taken", extra={"why": failed.why})
        except Exception:
            log.exception("a letter could not be written")

    # ---- reading

    async def reset(self, token: str, password: str) -> str:
        """Set a new password by a link, and sign out everywhere; gives whose it is."""
        note = await self._read(token, "reset")
        await self._people.set_password(note.person, password)
        return note.person

    async def confirm(self, token: str) -> Person:
        """Take an address over."""
        note = await self._read(token, "confirm")
        before = await self._people.known(note.person)
        changed = await self._people.set_email(note.person, note.email)
        if before is not None:
            self.moved(before)
        return changed

    async def _signed(self, note: Note) -> str:
        body = base64.urlsafe_b64encode(json.dumps(note).encode()).decode().rstrip("=")
        return f"{body}.{await self._mark(note)}"

    async def _read(self, token: str, kind: Kind) -> Note:
        ended = wrong("bad-link", "this link is not valid, or no longer")
        body, _, mark = token.partition(".")
        try:
            note = Note(*json.loads(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))))
        except (ValueError, TypeError):
            raise ended from None
        ours = hmac.compare_digest(mark.encode(), (await self._mark(note)).encode())
        if not ours or note.kind != kind or note.until < Tables.now():
            raise ended
        return note

    async def _mark(self, note: Note) -> str:
        """A signature that ends with the password, or with the address, that the person has now."""
        return self._people.marked(f"{note} {await self._people.standing(str(note.person))}")


def _until() -> int:
    return Tables.now() + VALID
