"""Telling people who are away that it is their turn: once a turn, by e-mail or webhook, and not if they are here."""

from __future__ import annotations

import asyncio
import logging
import smtplib
from email.message import EmailMessage
from typing import NamedTuple

import msgspec

from serai.server.clocks import Clocks
from serai.server.house import House
from serai.server.hub import Hub
from serai.server.sayings import say
from serai.server.settings import Mail, Settings
from serai.server.storage import Change
from serai.server.webhooks import post_json

AWAY_AFTER = 60_000  # since a person was last seen, and since the turn began
HERE_EVERY = 20.0  # seconds between two notes of who is here
log = logging.getLogger("serai.notices")

WAITING = """SELECT t.id, t.title, t.game, t.clocks, s.seat, p.name, p.email, p.webhook, p.language
    FROM tables t JOIN seats s ON s.table_id = t.id JOIN people p ON p.id = s.person
    WHERE t.status = 'running' AND t.moved > ? AND s.away IS NULL AND p.seen < ?
    AND (p.email IS NOT NULL OR p.webhook IS NOT NULL) ORDER BY t.moved LIMIT 500"""
CLAIM = """INSERT INTO notices (table_id, seat, turn, sent) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat, turn) DO NOTHING RETURNING turn"""
RECENT = 7 * 86_400_000


class Turn(NamedTuple):
    """A person who is away and must choose."""

    table_id: str
    title: str
    game: str
    clocks: str
    seat: int
    name: str
    email: str | None
    webhook: str | None
    language: str


class Notices:
    """Notes who is here, and tells those who are not."""

    def __init__(self, house: House, hub: Hub, settings: Settings) -> None:
        self._house = house
        self._hub = hub
        self._settings = settings
        self._inviting: set[asyncio.Task[None]] = set()
        self.sent = 0

    async def run(self) -> None:
        """Look again and again, for as long as the node runs."""
        while True:
            try:
                await self.note_present()
                await self.send_due()
            except Exception:
                log.exception("notices could not be sent")
            await asyncio.sleep(HERE_EVERY)

    async def note_present(self) -> None:
        """Write down who is connected, so that every node knows."""
        people = list(self._hub.present)
        for start in range(0, len(people), 200):
            some = people[start : start + 200]
            marks = ", ".join("?" * len(some))
            put = f"UPDATE people SET seen = ? WHERE id IN ({marks})"
            await self._house.store.write([Change(put, (self._house.now(), *some))])

    async def send_due(self) -> None:
        """Tell everybody whose turn began a while ago, who is away, and who was not told yet."""
        now = self._house.now()
        for values in await self._house.store.read(WAITING, now - RECENT, now - AWAY_AFTER):
            turn = Turn(*values)
            clocks = msgspec.json.decode(turn.clocks, type=Clocks)
            since, began = clocks.since[turn.seat], clocks.turn[turn.seat]
            if since is None or began is None or since > now - AWAY_AFTER:
                continue
            # Claimed before it is sent: a notice may be lost with a node, but never comes twice.
            if await self._house.store.take(CLAIM, turn.table_id, turn.seat, began, now):
                await self._tell(turn)

    def invite(self, account: str, table_id: str, title: str, game: str, by: str) -> None:
        """Tell somebody that they are awaited at a table; nobody learns whether there is such an account, nor waits."""
        inviting = asyncio.create_task(self._invite(account, table_id, title, game, by))
        self._inviting.add(inviting)
        inviting.add_done_callback(self._inviting.discard)

    async def _invite(self, account: str, table_id: str, title: str, game: str, by: str) -> None:
        found = await self._house.store.read(
            "SELECT name, email, webhook, language FROM people WHERE account = ? AND deleted = 0", account
        )
        for name, email, webhook, language in found:
            await self._tell(Turn(table_id, title, game, "", 0, name, email, webhook, language), "invitation", by)

    async def _tell(self, turn: Turn, event: str = "your-turn", by: str = "") -> None:
        link = f"{self._settings.public_url}/table/{turn.table_id}" if self._settings.public_url else ""
        self.sent += 1
        mail = self._settings.mail
        try:
            if turn.webhook:
                told = {
                    "event": event,
                    "game": turn.game,
                    "title": turn.title,
                    "table": turn.table_id,
                    "link": link,
                }
                await asyncio.to_thread(post_json, turn.webhook, told, self._settings.private_webhooks)
            if turn.email and mail is not None:
                await asyncio.to_thread(send_mail, mail, letter(turn, link, mail.sender, event, by))
        except Exception as error:
            log.warning("a notice was not delivered", extra={"table": turn.table_id, "why": type(error).__name__})


def letter(turn: Turn, link: str, sender: str, event: str = "your-turn", by: str = "") -> EmailMessage:
    """The e-mail that says whose turn it is, or where somebody is awaited."""
    values = {"name": turn.name, "title": " ".join(turn.title.split()), "link": link, "by": by}
    message = EmailMessage()
    message["From"], message["To"] = sender, turn.email or ""
    message["Subject"] = say(turn.language, f"notice-{event}-subject", **values)
    message.set_content(say(turn.language, f"notice-{event}-letter", **values))
    return message


def send_mail(mail: Mail, message: EmailMessage) -> None:
    """Hand a letter to the mail server."""
    kind = smtplib.SMTP_SSL if mail.tls else smtplib.SMTP
    with kind(mail.host, mail.port, timeout=20) as server:
        server.ehlo()
        if not mail.tls and server.has_extn("starttls"):
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
