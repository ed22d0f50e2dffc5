"""Telling people who are away that it is their turn: once a turn, by e-mail or webhook, and not if they are here."""

from __future__ import annotations

import asyncio
import logging
from typing import NamedTuple

import msgspec

from serai.protocol.clocks import Clocks
from serai.protocol.refusals import not_now
from serai.server.live.hub import Hub
from serai.server.notices.channels import ChannelFailure, ChannelName, Channels
from serai.server.notices.delivery import TEST, Claim, Deadlines, NoticeSender, Subject
from serai.server.operations.settings import Settings
from serai.server.storage import Change
from serai.server.tables.tables import Tables

AWAY_AFTER = 60_000  # since a person was last seen, and since the turn began
HERE_EVERY = 20.0  # seconds between two notes of who is here
RECENT = 7 * 86_400_000
LONGEST_TEST = 3.0  # seconds that a request waits for the outcome of a test: it must not hold up the end of a node
log = logging.getLogger("serai.notices")

# Only those who are asked, have a channel that does not rest, and were not told since the table last moved:
# whoever was told, or cannot be, must not push others out of the limit.
WAITING = """SELECT t.id, t.title, t.game, t.clocks, s.seat, p.id
    FROM tables t JOIN seats s ON s.table_id = t.id JOIN people p ON p.id = s.person
    WHERE t.status = 'running' AND t.moved > ? AND s.away IS NULL AND p.seen < ?
    AND replace(t.asked, CAST(s.seat AS TEXT), '') <> t.asked
    AND NOT EXISTS (SELECT 1 FROM notices n
        WHERE n.table_id = t.id AND n.seat = s.seat AND n.sent >= t.moved + ?)
    AND ({}) ORDER BY t.moved LIMIT 500"""
USABLE = """p.{kind} IS NOT NULL AND NOT EXISTS (SELECT 1 FROM notice_failures f
    WHERE f.person = p.id AND f.channel = '{kind}' AND (f.next_try IS NULL OR f.next_try > ?))"""
CLAIM = """INSERT INTO notices (table_id, seat, turn, sent) VALUES (?, ?, ?, ?)
    ON CONFLICT (table_id, seat, turn) DO NOTHING RETURNING turn"""
# Others moved since, in the same turn of this seat: it need not be looked at again until they do once more.
TOLD = "UPDATE notices SET sent = ? WHERE table_id = ? AND seat = ? AND turn = ?"


class Turn(NamedTuple):
    """A person who is away and may have to choose."""

    table_id: str
    title: str
    game: str
    clocks: str
    seat: int
    person: str

    def began(self, now: int) -> int | None:
        """The move at which the turn began, if that was a while ago."""
        clocks = msgspec.json.decode(self.clocks, type=Clocks)
        since = clocks.since[self.seat]
        return None if since is None or since > now - AWAY_AFTER else clocks.turn[self.seat]


class NoticeState(msgspec.Struct):
    """How telling a person goes: whether something is on its way, and the channels that fail."""

    trying: bool
    failing: list[ChannelFailure]


class Notices:
    """Notes who is here, and tells those who are not."""

    def __init__(self, tables: Tables, hub: Hub, settings: Settings, deadlines: Deadlines | None = None) -> None:
        self._tables = tables
        self._hub = hub
        self._channels = Channels(tables.store, tables.now, email=settings.mail is not None)
        self._inviting: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.sender = NoticeSender(tables.store, self._channels, settings, deadlines or Deadlines())

    async def run(self) -> None:
        """Look again and again, for as long as the node runs."""
        while True:
            try:
                await self.note_present()
                await self.send_due()
            except Exception:
                log.exception("notices could not be sent")
            await asyncio.sleep(HERE_EVERY)

    async def stop(self) -> None:
        """Give up everything at once."""
        self._stopped = True
        for task in list(self._inviting):
            task.cancel()
        await asyncio.gather(*self._inviting, return_exceptions=True)
        await self.sender.stop()

    async def note_present(self) -> None:
        """Write down who is connected, so that every node knows."""
        people = list(self._hub.present)
        for start in range(0, len(people), 200):
            some = people[start : start + 200]
            marks = ", ".join("?" * len(some))
            put = f"UPDATE people SET seen = ? WHERE id IN ({marks})"
            await self._tables.store.write([Change(put, (self._tables.now(), *some))])

    async def send_due(self) -> None:
        """Begin to tell everybody whose turn began a while ago, who is away, and who was not told yet."""
        await self.sender.release()
        now = self._tables.now()
        kinds = self._channels.kinds
        find = WAITING.format(" OR ".join(USABLE.format(kind=kind) for kind in kinds))
        values = (now - RECENT, now - AWAY_AFTER, AWAY_AFTER, *(now for _ in kinds))
        for row in await self._tables.store.read(find, *values):
            if not self._stopped:
                await self._tell(Turn(*row), now)

    async def _tell(self, turn: Turn, now: int) -> None:
        began = turn.began(now)
        if began is None:
            return
        channels = await self._channels.awake(turn.person)
        if not channels or not self.sender.ready(channels):
            return
        # Claimed before it is sent: two nodes never tell the same.
        claim = Claim(turn.table_id, turn.seat, began)
        if await self._tables.store.take(CLAIM, *claim, now):
            self.sender.tell(Subject("your-turn", turn.table_id, turn.title, turn.game), channels, claim)
        else:
            await self._tables.store.write([Change(TOLD, (now, *claim))])

    # ---- invitations

    def invite(self, person: str, table_id: str, title: str, game: str, by: str) -> None:
        """Send an invitation in the background: whoever invites does not wait for letters."""
        inviting = asyncio.create_task(self._invite(person, Subject("invitation", table_id, title, game, by)))
        self._inviting.add(inviting)
        inviting.add_done_callback(self._inviting.discard)

    async def _invite(self, person: str, subject: Subject) -> None:
        try:
            channels = await self._channels.awake(person)
            if channels and not self.sender.crowded(person):
                self.sender.tell(subject, channels)
        except Exception:
            log.exception("an invitation could not be sent")

    # ---- what a person's own page shows

    async def state(self, person: str) -> NoticeState:
        """Which of a person's channels fail at present."""
        return NoticeState(self.sender.tells(person), await self._channels.failures(person))

    async def retry(self, person: str, kind: ChannelName) -> NoticeState:
        """Use a channel again; a webhook is called with a test, whose outcome is mostly known when this returns."""
        if kind == "email":  # no letter at the press of a button: the address may be a stranger's
            await self._channels.works(person, kind)
            return await self.state(person)
        channels = [one for one in await self._channels.of(person) if one.kind == kind]
        if not channels:
            raise not_now("no-webhook", "there is no webhook to call")
        if not self.sender.crowded(person):
            await asyncio.wait([self.sender.tell(Subject(TEST), channels)], timeout=LONGEST_TEST)
        return await self.state(person)
