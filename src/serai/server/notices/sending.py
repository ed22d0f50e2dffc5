"""One notice to one receiver: a call, a letter or a push message."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import NamedTuple

import msgspec

from serai.server.notices import mail, web_push, webhooks
from serai.server.notices.channels import Channel
from serai.server.notices.wording import Subject, Wording
from serai.server.operations.settings import Settings
from serai.server.storage import Store

KEPT = 86_400  # seconds for which a push service keeps a message for a browser that is not running


class Deadlines(NamedTuple):
    """How long one delivery may take, in seconds."""

    call: float = webhooks.DEADLINE
    letter: float = mail.DEADLINE


class Sending:
    """Sends notices by every way that this server has."""

    def __init__(
        self, store: Store, wording: Wording, settings: Settings, deadlines: Deadlines, now: Callable[[], int]
    ) -> None:
        self._store = store
        self._wording = wording
        self._calls = webhooks.Webhooks(settings.private_webhooks, deadlines.call)
        self._outbox = mail.Outbox(settings.mail, deadlines.letter) if settings.mail else None
        self._contact = _contact(settings)
        self._signer: web_push.Signer | None = None
        self._now = now

    async def signer(self) -> web_push.Signer:
        """Who signs push messages; the key is made when it is first needed."""
        if self._signer is None:
            self._signer = await web_push.Signer.open(self._store, self._contact)
        return self._signer

    async def send(self, channel: Channel, subject: Subject) -> None:
        """Send a notice by a channel; NotDelivered if it is not taken."""
        if channel.kind == "push":
            await self._push(channel, subject)
        elif channel.kind == "email":
            assert self._outbox is not None
            await self._outbox.send(self._wording.letter(self._outbox.sender, channel, subject))
        else:
            body = msgspec.json.encode(self._wording.call(channel, subject))
            await self._calls.send(channel.address, body, webhooks.JSON)

    async def _push(self, channel: Channel, subject: Subject) -> None:
        assert channel.device is not None
        message = msgspec.json.encode(self._wording.push(channel, subject))
        body = web_push.encrypt(message, *web_push.checked_keys(channel.device.p256dh, channel.device.auth))
        origin = webhooks.target_of(channel.address).origin
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Topic": _topic(subject),
            "Authorization": (await self.signer()).authorization(origin, self._now()),
        }
        await self._calls.send(channel.address, body, headers)


def _topic(subject: Subject) -> str:
    """What a later message takes the place of, where the browser has not taken the earlier one yet."""
    return web_push.encoded(
        hashlib.sha256(f"{subject.event} {subject.table_id or subject.tournament}".encode()).digest()[:24]
    )


def _contact(settings: Settings) -> str:
    """Where push services may complain."""
    if settings.secure:
        return settings.public_url
    return f"mailto:{settings.mail.sender}" if settings.mail else ""
