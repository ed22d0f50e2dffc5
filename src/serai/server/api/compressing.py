"""Answers of the interface travel compressed, where they are long enough for it and short enough to do so at once."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
LEAST, MOST = 1_000, 100_000  # bytes: beyond this others would wait while it is compressed
LEVEL = 4
ENCODING = b"content-encoding"


def compressing(send: Send) -> Send:
    """The same way out, for a client that takes gzip; what is in pieces or compressed already passes as it is."""
    held: Message | None = None

    async def pass_on(message: Message) -> None:
        nonlocal held
        if message["type"] == "http.response.start":
            held = message
            return
        if held is not None:
            start, held = held, None
            body = message.get("body", b"")
            if not message.get("more_body") and LEAST <= len(body) <= MOST and not _is_packed(start):
                message["body"] = body = gzip.compress(body, LEVEL, mtime=0)
                start["headers"] = [
                    *(pair for pair in start["headers"] if pair[0].lower() != b"content-length"),
                    (b"content-length", str(len(body)).encode()),
                    (ENCODING, b"gzip"),
                    (b"vary", b"accept-encoding"),
                ]
            await send(start)
        await send(message)

    return pass_on


def _is_packed(start: Message) -> bool:
    """Whether it is compressed already, as pictures are by themselves."""
    return any(
        name.lower() == ENCODING or (name.lower() == b"content-type" and value.startswith(b"image/png"))
        for name, value in start.get("headers", ())
    )
