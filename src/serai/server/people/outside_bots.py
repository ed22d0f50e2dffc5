"""Bots from outside: programs that play over the interface as people do, each belonging to an account.

A bot is a person without a password: it comes with a token, which says what it may do, and its name says that it is a
bot wherever it is shown. All bots of one owner share what one person may use.
"""

from __future__ import annotations

import secrets
from typing import Any, Literal, NamedTuple

import msgspec

from serai.protocol.refusals import missing, not_now, wrong
from serai.protocol.visible import BOT_MARK, checked_name
from serai.server.people.people import Identity, People, Person, checked_account, hash_of
from serai.server.storage import Change, Conflict, Store
from serai.server.tables.tables import Tables

Scope = Literal["read", "play", "chat"]
SCOPES: tuple[Scope, ...] = ("read", "play", "chat")
PREFIX = "serai_"  # by which a token is known when it turns up where it should not
MOST_BOTS, MOST_TOKENS = 5, 10
LONGEST_LIFE = 366  # days
LABEL_LENGTH = 60
DAY = 86_400_000
USED_EVERY = 60_000  # milliseconds: how exactly it is known when a token was last used
HERE_EVERY = 20_000  # and when a bot was last here that asks over HTTP alone
HERE = "UPDATE people SET seen = ? WHERE id = ? AND seen < ?"


class TokenShown(msgspec.Struct):
    """A token as its owner sees it, without what makes it one."""

    id: str
    label: str
    scopes: list[str]
    created: int
    used: int
    expires: int


class BotShown(msgspec.Struct):
    """A bot as its owner sees it."""

    id: str
    name: str
    account: str
    tokens: list[TokenShown]


class Wish(NamedTuple):
    """What a new token is to be for, and for how many days."""

    label: str
    scopes: list[Scope]
    days: int


class OutsideBots:
    """The bots of all accounts, and their tokens."""

    def __init__(self, store: Store, people: People) -> None:
        self._store = store
        self._people = people

    async def of(self, owner: Person) -> list[BotShown]:
        """A person's bots, the oldest first."""
        bots = await self._store.read(
            "SELECT id, name, account FROM people WHERE owner = ? AND deleted = 0 ORDER BY created, id", owner.id
        )
        tokens = await self._store.read(
            """SELECT t.person, t.hash, t.label, t.scopes, t.created, t.used, t.expires FROM tokens t
               JOIN people p ON p.id = t.person WHERE p.owner = ? ORDER BY t.created, t.hash""",
            owner.id,
        )
        return [
            BotShown(bot, name, account or "", [_token(*row[1:]) for row in tokens if row[0] == bot])
            for bot, name, account in bots
        ]

    async def make(self, owner: Person, name: str, account: str) -> BotShown:
        """A new bot of an account; its name is marked."""
        if owner.account is None or owner.owner is not None:
            raise not_now("guest", "register first: a bot belongs to an account")
        if len(await self.of(owner)) >= MOST_BOTS:
            raise not_now("too-many-bots", f"an account has at most {MOST_BOTS} bots")
        bot, now = secrets.token_hex(16), Tables.now()
        marked = BOT_MARK + checked_name(name, room=len(BOT_MARK))
        folded = checked_account(account)
        add = "INSERT INTO people (id, name, account, owner, language, created, seen) VALUES (?, ?, ?, ?, ?, ?, ?)"
        try:
            await self._store.write([Change(add, (bot, marked, folded, owner.id, owner.language, now, now), 1)])
        except Conflict:
            raise not_now("name-taken", "somebody has this sign-in name already") from None
        return BotShown(bot, marked, folded, [])

    async def bot(self, owner: Person, bot: str) -> Person:
        """A bot of a person's own."""
        found = await self._people.known(bot)
        if found is None or found.owner != owner.id:
            raise missing("bot")
        return found

    async def make_token(self, owner: Person, bot_id: str, wish: Wish) -> str:
        """A new token, which is never shown again."""
        bot = await self.bot(owner, bot_id)
        label = " ".join(wish.label.split())[:LABEL_LENGTH]
        if not wish.scopes or not 1 <= wish.days <= LONGEST_LIFE:
            raise wrong("bad-token", f"a token is for something, and lasts 1 to {LONGEST_LIFE} days")
        held = await self._store.read("SELECT count(*) FROM tokens WHERE person = ?", bot.id)
        if held[0][0] >= MOST_TOKENS:
            raise not_now("too-many-tokens", f"a bot has at most {MOST_TOKENS} tokens; revoke one")
        token, now = PREFIX + secrets.token_urlsafe(24), Tables.now()
        scopes = " ".join(scope for scope in SCOPES if scope in wish.scopes)
        add = "INSERT INTO tokens (hash, person, label, scopes, created, used, expires) VALUES (?, ?, ?, ?, ?, 0, ?)"
        values = (hash_of(token), bot.id, label, scopes, now, now + wish.days * DAY)
        await self._store.write([Change("DELETE FROM tokens WHERE expires < ?", (now,)), Change(add, values, 1)])
        return token

    async def revoke(self, owner: Person, bot_id: str, token_id: str) -> None:
        """End a token."""
        bot = await self.bot(owner, bot_id)
        for (hashed,) in await self._store.read("SELECT hash FROM tokens WHERE person = ?", bot.id):
            if _id_of(hashed) == token_id:
                await self._store.write([Change("DELETE FROM tokens WHERE hash = ?", (hashed,))])
                return
        raise missing("token")

    async def recognise(self, token: str) -> Identity | None:
        """Whose token this is, and what it is for."""
        if not token.startswith(PREFIX) or len(token) > 64:
            return None
        hashed, now = hash_of(token), Tables.now()
        held = "SELECT person, scopes, used FROM tokens WHERE hash = ? AND expires > ?"
        found = await self._store.read(held, hashed, now)
        person = await self._people.known(found[0][0]) if found else None
        if person is None or person.banned > now:
            return None
        if found[0][2] < now - USED_EVERY:
            await self._store.write([Change("UPDATE tokens SET used = ? WHERE hash = ?", (now, hashed))])
        if person.seen < now - HERE_EVERY:  # whoever asks is here, with or without a socket
            await self._store.write([Change(HERE, (now, person.id, now))])
        return Identity(person, hashed, frozenset(found[0][1].split()))


def _token(hashed: str, label: str, scopes: str, *times: Any) -> TokenShown:
    return TokenShown(_id_of(hashed), label, scopes.split(), *times)


def _id_of(hashed: str) -> str:
    """By which a token is named without giving it away."""
    return hashed[:16]


def scope_of(method: str, path: str) -> Scope | None:
    """What a request needs of a token; None is nothing that a token may do."""
    if path.startswith("/api/v1/me") and path != "/api/v1/me":
        return None
    if method in ("GET", "HEAD"):
        return "read"
    if path.startswith("/api/v1/tables/") and path.endswith("/chat"):
        return "chat"
    plays = path == "/api/v1/tables" or path.startswith(("/api/v1/tables/", "/api/v1/tournaments/"))
    return "play" if plays else None


def bearer_of(header: str) -> str:
    """The token that a request carries, or nothing."""
    kind, _, token = header.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
