"""Identities: guests known by a signed cookie, accounts with a password and a session for each device."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from serai.protocol.refusals import forbidden, not_now, wrong
from serai.protocol.visible import NAME_LENGTH, checked_name, is_visible
from serai.server.moderation.sanctions import must_not_be_banned
from serai.server.notices import kept
from serai.server.notices.failures import WORKS
from serai.server.notices.webhooks import target_of
from serai.server.people import passwords
from serai.server.people.devices import Devices
from serai.server.people.passwords import Passwords
from serai.server.storage import Change, Conflict, Store
from serai.server.tables.tables import Tables
from serai.words import LANGUAGES

SESSION_DAYS = 60
COLUMNS = "id, name, account, email, webhook, admin, language, created, seen, owner, moderator, banned"
SESSION = "SELECT person FROM sessions WHERE hash = ? AND expires > ?"
ENDED_SESSION = SESSION.replace("sessions", "ended_sessions")
FORGET_INVITATIONS = "DELETE FROM invitations WHERE person = ? OR inviter = ?"
INVITATIONS = """SELECT i.table_id, inviter.name, invited.name, i.made FROM invitations i
    JOIN people inviter ON inviter.id = i.inviter JOIN people invited ON invited.id = i.person
    WHERE i.person = ? OR i.inviter = ? ORDER BY i.made"""


class Person(msgspec.Struct):
    """A person who plays here; `account` is the sign-in name, which guests do not have.

    `owner` is whom a bot from outside belongs to, and `banned` until when nobody is let in as this person.
    """

    id: str
    name: str
    account: str | None
    email: str | None
    webhook: str | None
    admin: int
    language: str
    created: int
    seen: int
    owner: str | None = None
    moderator: int = 0
    banned: int = 0

    @property
    def pays(self) -> str:
        """On whose account it goes what this person uses: all bots of one owner share one."""
        return f"bots of {self.owner}" if self.owner else self.id


class Identity(msgspec.Struct):
    """A person as recognised by a cookie or a token, the session it came with, and what a token is for."""

    person: Person
    session: str | None
    scopes: frozenset[str] | None = None  # None: for everything


class People:
    """Guests and accounts."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key
        self.passwords = Passwords()
        self.devices = Devices(key)

    @classmethod
    async def open(cls, store: Store) -> People:
        """The people of a store; the key that signs guests' cookies is made with the first of them."""
        fresh = secrets.token_hex(32)
        add = "INSERT INTO house (name, value) VALUES ('cookie-key', ?) ON CONFLICT (name) DO NOTHING"
        await store.write([Change(add, (fresh,))])
        found = await store.read("SELECT value FROM house WHERE name = 'cookie-key'")
        return cls(store, bytes.fromhex(found[0][0]))

    # ---- recognising

    async def recognise(self, cookie: str | None) -> Identity | None:
        """Whose cookie this is; nobody's while its owner is banned, or if a ban has ended its session."""
        identity = await self._held(cookie, SESSION)
        return None if identity is None or identity.person.banned > Tables.now() else identity

    async def banned(self, cookie: str | None) -> Person | None:
        """Whose cookie this is, if they are not let in."""
        identity = await self._held(cookie, f"{SESSION} UNION ALL {ENDED_SESSION}")
        return identity.person if identity is not None and identity.person.banned > Tables.now() else None

    async def _held(self, cookie: str | None, sessions: str) -> Identity | None:
        """Whose cookie this is, by some sessions, whether they are let in or not."""
        kind, _, rest = (cookie or "").partition(".")
        if kind == "g":
            person_id, _, mark = rest.partition(".")
            if not hmac.compare_digest(mark.encode(), self._mark(person_id).encode()):
                return None
            person = await self._person("id = ? AND account IS NULL AND deleted = 0", person_id)
            return Identity(person, None) if person else None
        if kind == "s" and len(rest) <= 64:
            hashed = hash_of(rest)
            held = f"id IN ({sessions}) AND deleted = 0"
            person = await self._person(held, *(hashed, Tables.now()) * sessions.count("hash = ?"))
            return Identity(person, hashed) if person else None
        return None

    async def still(self, person_id: str, session: str | None) -> bool:
        """Whether an identity that was recognised once would be now."""
        now = Tables.now()
        if session is None:
            guest = "id = ? AND account IS NULL AND deleted = 0 AND banned <= ?"
            return await self._person(guest, person_id, now) is not None
        held = """SELECT person FROM sessions WHERE hash = ? AND expires > ?
            UNION ALL SELECT person FROM tokens WHERE hash = ? AND expires > ?"""
        let_in = f"SELECT id FROM people WHERE banned <= ? AND id IN ({held})"
        return bool(await self._store.read(let_in, now, session, now, session, now))

    async def known(self, person_id: str) -> Person | None:
        """The person with an id, unless they were deleted."""
        return await self._person("id = ? AND deleted = 0", person_id)

    async def _person(self, where: str, *values: Any) -> Person | None:
        found = await self._store.read(f"SELECT {COLUMNS} FROM people WHERE {where}", *values)
        return Person(*found[0]) if found else None

    def guest_cookie(self, person_id: str) -> str:
        """The cookie that keeps a guest's identity."""
        return f"g.{person_id}.{self._mark(person_id)}"

    def _mark(self, person_id: str) -> str:
        return hmac.new(self._key, person_id.encode(), hashlib.sha256).hexdigest()

    # ---- arriving

    async def arrive(self, name: str, language: str) -> Person:
        """A new guest."""
        person_id = secrets.token_hex(16)
        add = "INSERT INTO people (id, name, language, created, seen) VALUES (?, ?, ?, ?, ?)"
        now = Tables.now()
        await self._store.write([Change(add, (person_id, checked_name(name), checked_language(language), now, now))])
        person = await self._person("id = ?", person_id)
        assert person is not None
        return person

    async def register(
        self, guest: Person | None, account: str, password: str, email: str | None, device: str, place: str = ""
    ) -> str:
        """Make an account, of a guest where there is one; gives the session's token. The first is administrator."""
        if guest is not None and guest.account is not None:
            raise not_now("signed-in", "sign out before you register somebody else")
        name = checked_account(account)
        hashed = await self.passwords.hashed(password, known=False)
        person = guest or await self.arrive(account[: NAME_LENGTH[-1]], "en")
        put = """UPDATE people SET account = ?, password = ?, email = ?,
            admin = CASE WHEN EXISTS (SELECT 1 FROM people WHERE account IS NOT NULL) THEN 0 ELSE 1 END
            WHERE account IS NULL AND id = ?"""
        try:
            await self._store.write([Change(put, (name, hashed, checked_email(email), person.id), 1)])
        except Conflict:
            raise not_now("name-taken", "somebody has this sign-in name already") from None
        return await self._session(person.id, device, place)

    async def credentials(self, account: str) -> tuple[str, str] | None:
        """The person who has a folded sign-in name, and what is kept of the password."""
        found = await self._store.read(
            "SELECT id, password FROM people WHERE account = ? AND deleted = 0 AND password IS NOT NULL", account
        )
        return (found[0][0], found[0][1]) if found else None

    async def was_at(self, person_id: str, place: str) -> bool:
        """Whether a person is signed in on some device of a place."""
        held = "SELECT person FROM sessions WHERE person = ? AND place = ? AND expires > ?"
        return bool(await self._store.read(held, person_id, self._mark(f"place {place}"), Tables.now()))

    async def signed_in(self, person_id: str, password: str, hashed: str, device: str, place: str) -> str:
        """A session after a correct password."""
        await must_not_be_banned(self._store, person_id)
        if passwords.HASHER.check_needs_rehash(hashed):
            await self._set_password(person_id, password)
        return await self._session(person_id, device, place)

    async def device_cookie(self, cookie: str | None, person_id: str) -> str:
        """The cookie that makes a device known to a person, beside those whom it knows already."""
        found = await self._store.read("SELECT password FROM people WHERE id = ?", person_id)
        return self.devices.remembering(cookie, person_id, found[0][0] or "")

    async def _session(self, person_id: str, device: str, place: str) -> str:
        token = secrets.token_urlsafe(16)
        now = Tables.now()
        add = "INSERT INTO sessions (hash, person, device, place, created, expires) VALUES (?, ?, ?, ?, ?, ?)"
        expires = now + SESSION_DAYS * 86_400_000
        await self._store.write(
            [
                Change("DELETE FROM sessions WHERE expires < ?", (now,)),
                Change("DELETE FROM ended_sessions WHERE expires < ?", (now,)),
                Change(add, (hash_of(token), person_id, device[:100], self._mark(f"place {place}"), now, expires), 1),
            ]
        )
        return token

    # ---- changing

    async def sign_out(self, identity: Identity, everywhere: bool) -> None:
        """End this session, or all of this person's."""
        if everywhere:
            await self._store.write([Change("DELETE FROM sessions WHERE person = ?", (identity.person.id,))])
        elif identity.session is not None:
            await self._store.write([Change("DELETE FROM sessions WHERE hash = ?", (identity.session,))])

    async def change(self, person: Person, name: str, language: str, email: str | None, webhook: str | None) -> Person:
        """Other words for oneself, and where to be told that it is one's turn."""
        email, webhook = checked_email(email), checked_webhook(webhook)
        put = "UPDATE people SET name = ?, language = ?, email = ?, webhook = ? WHERE id = ?"
        changes = [Change(put, (checked_name(name), checked_language(language), email, webhook, person.id), 1)]
        for channel, changed in (("email", email != person.email), ("webhook", webhook != person.webhook)):
            if changed:  # another address has not failed yet
                changes.append(Change(WORKS, (person.id, channel)))
        await self._store.write(changes)
        found = await self._person("id = ?", person.id)
        assert found is not None
        return found

    async def change_password(self, identity: Identity, old: str, new: str) -> None:
        """A new password, given the old one; every other device must sign in again."""
        found = await self._store.read("SELECT password FROM people WHERE id = ?", identity.person.id)
        if not found or found[0][0] is None or not await self.passwords.fits(found[0][0], old, known=True):
            raise forbidden("bad-password", "the old password is wrong")
        await self._set_password(identity.person.id, new)
        drop = "DELETE FROM sessions WHERE person = ? AND hash <> ?"
        await self._store.write([Change(drop, (identity.person.id, identity.session or ""))])

    async def set_password(self, person_id: str, password: str) -> None:
        """A new password for whoever proved to be this person; every device must sign in again."""
        await self._set_password(person_id, password)
        await self._store.write([Change("DELETE FROM sessions WHERE person = ?", (person_id,))])

    async def set_email(self, person_id: str, email: str) -> Person:
        """Another address for letters, which was proven to be theirs."""
        put = Change("UPDATE people SET email = ? WHERE id = ? AND deleted = 0", (email, person_id), 1)
        await self._store.write([put, Change(WORKS, (person_id, "email"))])
        found = await self.known(person_id)
        assert found is not None
        return found

    async def called(self, account: str) -> Person | None:
        """The person with a folded sign-in name who may sign in."""
        return await self._person("account = ? AND deleted = 0 AND password IS NOT NULL", account)

    async def standing(self, person_id: str) -> str:
        """What changes with a person's password or address: what was signed for the old one ends then."""
        found = await self._store.read("SELECT password, email FROM people WHERE id = ? AND deleted = 0", person_id)
        return f"{found[0]}" if found else ""

    def marked(self, text: str) -> str:
        """A signature that only this server can make."""
        return self._mark(f"note {text}")

    async def _set_password(self, person_id: str, password: str) -> None:
        hashed = await self.passwords.hashed(password, known=True)
        await self._store.write([Change("UPDATE people SET password = ? WHERE id = ?", (hashed, person_id), 1)])

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept about a person."""
        devices = await self._store.read(
            "SELECT device, created, expires FROM sessions WHERE person = ? ORDER BY created", person.id
        )
        seats = await self._store.read(
            """SELECT t.id, t.game, s.seat, s.name, t.status, t.created, t.result
               FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? ORDER BY t.created, s.seat""",
            person.id,
        )
        seat = ("table", "game", "seat", "seat_name", "status", "created", "result")
        said = await self._store.read(
            "SELECT table_id, room, words, said FROM chat WHERE person = ? ORDER BY said", person.id
        )
        invited = await self._store.read(INVITATIONS, person.id, person.id)
        return {
            "person": msgspec.to_builtins(person),
            "devices": [dict(zip(("device", "created", "expires"), row, strict=True)) for row in devices],
            "tables": [dict(zip(seat, row, strict=True)) for row in seats],
            "chat": [dict(zip(("table", "room", "words", "said"), row, strict=True)) for row in said],
            "invitations": [dict(zip(("table", "from", "to", "made"), row, strict=True)) for row in invited],
            **await kept.exported(self._store, person.id),
        }

    async def delete(self, person: Person, also: Sequence[Change] = ()) -> None:
        """Delete a person, and what others keep of them; their games stay, without the name."""
        await self._store.write(
            [
                Change(
                    """UPDATE people SET name = '—', account = NULL, password = NULL, email = NULL, webhook = NULL,
                       admin = 0, moderator = 0, deleted = 1 WHERE id = ?""",
                    (person.id,),
                    1,
                ),
                Change("DELETE FROM sessions WHERE person = ?", (person.id,)),
                Change("DELETE FROM tokens WHERE person = ?", (person.id,)),
                *kept.forgotten(person.id),
                Change(FORGET_INVITATIONS, (person.id, person.id)),
                Change("UPDATE seats SET name = NULL WHERE person = ?", (person.id,)),
                Change("UPDATE chat SET name = '—', words = '' WHERE person = ?", (person.id,)),
                *also,
            ]
        )


def hash_of(token: str) -> str:
    """What is kept of a session's token: enough to know it again, too little to use it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def folded(account: str) -> str:
    """A sign-in name as it is compared."""
    return unicodedata.normalize("NFKC", account).casefold().strip()


def checked_account(account: str) -> str:
    """A sign-in name that can be used."""
    name = folded(account)
    if not re.fullmatch(r"[\w.@+-]{2,60}", name) or not is_visible(name):
        raise wrong("bad-account", "a sign-in name has 2 to 60 letters, digits or . @ + - _")
    return name


def checked_language(language: str) -> str:
    """A language that there are words in."""
    if language not in LANGUAGES:
        raise wrong("bad-language", f"there are words in {', '.join(LANGUAGES)}")
    return language


def checked_email(email: str | None) -> str | None:
    """An address that a letter can be sent to, or none."""
    if not email:
        return None
    parts = re.fullmatch(r"[^@\s<>\"',;:]+@[^@\s<>\"',;:]+\.[^@\s<>\"',;:]+", email) if len(email) <= 200 else None
    if parts is None or not is_visible(email):
        raise wrong("bad-email", "this is no e-mail address")
    return email


def checked_webhook(webhook: str | None) -> str | None:
    """An address that can be called, or none."""
    if not webhook:
        return None
    try:
        target_of(webhook)
    except ValueError:
        raise wrong("bad-webhook", "a webhook is an address that begins with https://") from None
    return webhook
