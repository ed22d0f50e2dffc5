"""Receivers of webhooks that behave badly, each on a port of this machine, in the event loop of the test."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

Answer = Callable[[asyncio.StreamWriter], Awaitable[None]]


async def drip(writer: asyncio.StreamWriter) -> None:
    """An answer that never ends, a byte at a time, and never gets as far as its status."""
    while True:
        writer.write(b"H")
        await writer.drain()
        await asyncio.sleep(0.2)


async def drip_after_status(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 204 No Content\r\n")
    while True:
        writer.write(b"x")
        await writer.drain()
        await asyncio.sleep(0.2)


async def silence(writer: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def flood(writer: asyncio.StreamWriter) -> None:
    """An answer without end and without a line, as fast as it is read."""
    while True:
        writer.write(b"x" * 65_536)
        await writer.drain()


def saying(words: bytes) -> Answer:
    async def answer(writer: asyncio.StreamWriter) -> None:
        writer.write(words)
        await writer.drain()

    return answer


class Receiver:
    """One receiver: its address, the requests it got, and how many of them are open."""

    def __init__(self, port: int = 0) -> None:
        self.url = f"http://127.0.0.1:{port}/hook"
        self.got: list[bytes] = []
        self.open = 0
        self.most_open = 0


@asynccontextmanager
async def receiver(answer: Answer, at_once: bool = False) -> AsyncIterator[Receiver]:
    """A receiver that takes every request, unless it speaks at once, and then answers as it is told to."""
    here = Receiver()
    talks: dict[asyncio.Task[None], asyncio.StreamWriter] = {}

    async def answering(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        here.open += 1
        here.most_open = max(here.most_open, here.open)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            if not at_once:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().split(b"content-length: ")[1].split()[0])
                here.got.append(head + await reader.readexactly(length))
            await answer(writer)
        here.open -= 1
        writer.close()

    def come(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talks[asyncio.create_task(answering(reader, writer))] = writer

    server = await asyncio.start_server(come, "127.0.0.1", 0)
    here.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    try:
        yield here
    finally:
        server.close()
        for task, writer in talks.items():
            task.cancel()
            writer.transport.abort()
        await asyncio.gather(*talks, return_exceptions=True)
        await asyncio.sleep(0)


@asynccontextmanager
async def unaccepting() -> AsyncIterator[Receiver]:
    """A receiver that accepts nothing, and whose backlog is full."""
    with socket.socket() as server, contextlib.ExitStack() as held:
        server.bind(("127.0.0.1", 0))
        server.listen(0)
        for _ in range(4):
            waiting = held.enter_context(socket.socket())
            waiting.setblocking(False)
            waiting.connect_ex(server.getsockname())
        yield Receiver(server.getsockname()[1])
