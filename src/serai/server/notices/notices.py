"""Telling people who are away what waits for them: once, by the ways that they chose, and not if they are here."""

from __future__ import annotations

import asyncio

import msgspec

from serai.protocol.refusals import not_now
from serai.server.live.hub import Hub
from serai.server.notices import choices, daily, devices
from serai.server.notices.channels import Channel, ChannelFailure, ChannelName, Channels
from serai.server.notices.choices import Kind, NoticeChoices
from serai.server.notices.claims import Claims, Occasion
from serai.server.notices.delivery import NoticeSender
from serai.server.notices.finding import Due, Finder, LetterDue
from serai.server.notices.off_links import OffLinks
from serai.server.notices.sending import Deadlines, Sending
from serai.server.notices.wording import Subject, Wording
from serai.server.operations.settings import Settings
from serai.server.people.people import People
from serai.server.storage import Change
from serai.server.tables.tables import Tables

TIDY_EVERY = 180  # looks
LONGEST_TEST = 3.0  # seconds that a request waits for the outcome of a test: it must not hold up the end of a node
QUIET = "UPDATE notice_choices SET quiet_until = ? WHERE person = ?"
NEXT_LETTER = "UPDATE notice_choices SET next_letter = ? WHERE person = ? AND next_letter = ?"


class NoticeState(msgspec.Struct):
    """How a person is told: what they chose, their devices, whether something is on its way, and what fails."""

    choices: NoticeChoices
    devices: list[devices.PushDevice]
    email: bool  # whether this server writes letters
    trying: bool
    failing: list[ChannelFailure]


class Notices:
    """Notes who is here, and tells those who are not."""

    def __init__(
        self, tables: Tables, hub: Hub, people: People, settings: Settings, deadlines: Deadlines | None = None
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._hub = hub
        self._private = settings.private_webhooks
        self._channels = Channels(self._store, tables.now, email=settings.mail is not None)
        self._finder = Finder(self._store, self._channels.kinds)
        self._claims = Claims(self._store)
        self._stopped = False
        self._looks = 0
        self.off_links = OffLinks(self._store, people)
        wording = Wording(self.off_links, settings.public_url)
        self.sending = Sending(self._store, wording, settings, deadlines or Deadlines(), tables.now)
        self.sender = NoticeSender(self._channels, self._claims, self.sending)

    async def look(self) -> None:
        """Note who is here, tell who must be told, and now and then tidy up."""
        await self.note_present()
        await self.send_due()
        if self._looks % TIDY_EVERY == 0:
            await self.tidy()
        self._looks += 1

    async def stop(self) -> None:
        """Give up everything at once."""
        self._stopped = True
        await self.sender.stop()

    async def note_present(self) -> None:
        """Write down who is connected, so that every node knows."""
        people = list(self._hub.present)
        for start in range(0, len(people), 200):
            some = people[start : start + 200]
            marks = ", ".join("?" * len(some))
            put = f"UPDATE people SET seen = ? WHERE id IN ({marks})"
            await self._store.write([Change(put, (self._tables.now(), *some))])

    async def tidy(self) -> None:
        """Forget what was told long ago, and devices on which nobody is signed in any more."""
        now = self._tables.now()
        await self._claims.forget_old(now)
        await self._store.write([Change(devices.FORGET_ENDED, (now,))])

    # ---- telling

    async def send_due(self) -> None:
        """Begin to tell everybody who is away what is true now and was not told yet, and write letters that are due."""
        await self._claims.write()
        now = self._tables.now()
        for due in await self._finder.due(now):
            if not self._stopped:
                await self._tell(due, now)
        if "email" in self._channels.kinds:
            for letter in await self._finder.letters(now):
                if not self._stopped:
                    await self._write(letter, now)

    async def _tell(self, due: Due, now: int) -> None:
        person = due.occasion.person
        chosen = await choices.read(self._store, person)
        if await self._is_quiet(person, chosen, now):
            return
        channels = await self._awake(person, chosen, due.kind)
        if not channels or not self.sender.ready(channels):
            return
        # Claimed before it is sent: two nodes never tell the same.
        claim = await self._claims.take(due.occasion, now)
        if claim is not None:
            self.sender.tell(due.subject, channels, claim)
        else:
            await self._claims.seen_again(due.occasion, now)

    async def _awake(self, person: str, chosen: NoticeChoices, kind: Kind) -> list[Channel]:
        return [one for one in await self._channels.awake(person) if chosen.wants(kind, one.kind)]

    async def _is_quiet(self, person: str, chosen: NoticeChoices, now: int) -> bool:
        """Whether it is one of a person's quiet hours; then they are not looked at again until these end."""
        until = chosen.quiet_until(now)
        if until is not None:
            await self._store.write([Change(QUIET, (until, person))])
        return until is not None

    async def _write(self, letter: LetterDue, now: int) -> None:
        person = letter.person
        chosen = await choices.read(self._store, person)
        if await self._is_quiet(person, chosen, now):
            return
        occasion = Occasion(person, "daily", "", letter.since)
        parts = await daily.waiting(self._store, person, chosen, letter.since, now)
        if not parts or await self._claims.is_told(occasion):
            await self._store.write([Change(NEXT_LETTER, (chosen.next_letter(now), person, letter.since))])
            return
        channels = [one for one in await self._channels.awake(person) if one.kind == "email"]
        if channels and self.sender.ready(channels):
            claim = await self._claims.take(occasion, now)
            if claim is not None:
                self.sender.tell(Subject("daily", parts=parts), channels, claim)

    # ---- what a person's own page shows and changes

    async def state(self, person: str) -> NoticeState:
        """How a person is told, and what fails at present."""
        return NoticeState(
            await choices.read(self._store, person),
            await devices.listed(self._store, person, self._tables.now()),
            "email" in self._channels.kinds,
            self.sender.tells(person),
            await self._channels.failures(person),
        )

    async def choose(self, person: str, chosen: NoticeChoices) -> None:
        """Keep what a person wishes to be told, how and when."""
        await self._store.write([choices.put(person, choices.checked(chosen), self._tables.now())])

    async def add_device(self, person: str, session: str, given: devices.Subscription) -> None:
        """Send push messages to a browser."""
        await devices.add(self._store, person, session, given, self._tables.now(), self._private)

    async def remove_device(self, person: str, device: str) -> None:
        """Send none to it any more."""
        await devices.remove(self._store, person, device)

    async def switch_off(self, token: str, everything: bool) -> None:
        """Do what a link was made for, or switch everything off."""
        await self.off_links.carry_out(token, everything, self._tables.now())

    async def test(self, person: str, kind: ChannelName) -> None:
        """Send a test by one way, whose outcome is mostly known when this returns."""
        channels = [one for one in await self._channels.of(person) if one.kind == kind]
        if not channels:
            raise not_now("no-channel", "there is nothing to send a test to")
        if not self.sender.crowded(person):
            await asyncio.wait([self.sender.tell(Subject("test"), channels)], timeout=LONGEST_TEST)
