"""What a client said is carried out in order, by whoever waits for it."""

from __future__ import annotations

import asyncio

from serai.server.live.inbox import Inbox
from tests.server.hosting import run


async def said(inbox: Inbox) -> bytes | None:
    """The next message, as a line waits for it."""
    while not inbox:
        if inbox.ended:
            return None
        await inbox.more()
    return inbox.take()


def test_the_inbox_gives_what_it_was_given_in_order_to_whoever_waits() -> None:
    async def test() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        assert not inbox
        waiting = asyncio.create_task(said(inbox))
        await asyncio.sleep(0)
        inbox.put(b"one")
        inbox.put(b"twice")
        assert await waiting == b"one"
        assert (len(inbox), inbox.size) == (1, 5)
        assert await said(inbox) == b"twice"
        assert inbox.size == 0
        given_up = asyncio.create_task(said(inbox))
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        inbox.put(b"one")
        assert await said(inbox) == b"one"

    run(test)


def test_the_inbox_ends_after_what_is_in_it() -> None:
    async def test() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        waiting = asyncio.create_task(said(inbox))
        await asyncio.sleep(0)
        inbox.end()
        assert await waiting is None
        inbox.put(b"before")
        assert [await said(inbox) for _ in range(3)] == [b"before", None, None]

    run(test)
