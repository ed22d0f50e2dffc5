"""The lines to clients: one write for what is said in one go, patience with slow clients, and its limits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.streams import StreamReader

from serai.server.live.websocket import MOST_UNREAD, POLICY, RESTART, Inbox, alone, framed
from tests.server.hosting import run
from tests.server.wires import open_line, packet, socket_on


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_frame_is_read_as_the_message_it_was(size: int) -> None:
    message = b"x" * size
    reader = StreamReader()
    reader.feed_data(framed(message))
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as done:
        next(parsing)  # all of it is there, so it never has to wait
    frame = done.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, message)
    assert reader.buffer == b""


def test_what_is_said_in_one_go_leaves_in_one_packet() -> None:
    async def test() -> None:
        line, wire = open_line()
        line.put(b"one")
        line.put(b"two")
        assert (wire.written, line.waiting) == ([], 2)
        await asyncio.sleep(0)
        assert (wire.written, line.waiting) == ([b"onetwo"], 0)
        line.put(b"three")
        await asyncio.sleep(0)
        assert wire.written == [b"onetwo", b"three"]

    run(test)


def test_a_slow_client_is_waited_for_and_misses_nothing() -> None:
    async def test() -> None:
        line, wire = open_line()
        line.pause_writing()
        line.put(b"one")
        await asyncio.sleep(0)
        line.put(b"two")
        await asyncio.sleep(0)
        assert (wire.written, line.waiting) == ([], 2)
        line.resume_writing()
        assert (wire.written, line.waiting) == ([b"onetwo"], 0)
        wire.closing = True
        line.put(b"late")
        await asyncio.sleep(0)
        wire.closing, line.conn.state = False, State.CLOSED
        line.put(b"later")
        await asyncio.sleep(0)
        assert wire.written == [b"onetwo"]

    run(test)


def test_a_client_is_sent_away_once() -> None:
    async def test() -> None:
        line, _ = open_line()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        socket = socket_on(line, send)
        socket.close(RESTART)
        socket.close(POLICY)
        for _ in range(3):
            await asyncio.sleep(0)
        assert sent == [{"type": "websocket.close", "code": RESTART}]

    run(test)


def test_a_client_has_what_waits_for_it_before_it_is_sent_away() -> None:
    async def test() -> None:
        line, wire = open_line()

        async def send(message: Any) -> None:
            wire.write(b"close")

        socket = socket_on(line, send)
        socket.push(b"last words")
        socket.close(RESTART)
        socket.push(b"too late")
        for _ in range(3):
            await asyncio.sleep(0)
        assert wire.written == [b"last words", b"close"]

    run(test)


def test_whoever_says_more_than_is_carried_out_is_not_read_for_a_while() -> None:
    async def test() -> None:
        line, wire = open_line()
        message = Frame(Opcode.TEXT, b'{"do":"ping"}')
        for number in range(MOST_UNREAD):
            assert wire.is_reading(), number
            line.handle_text(message)
        assert not wire.is_reading()
        line.handle_text(message)  # was under way already
        for _ in range(MOST_UNREAD):
            assert (await line.receive())["text"] == '{"do":"ping"}'
            assert not wire.is_reading()
        await line.receive()
        assert wire.is_reading()
        line.handle_text(message)
        assert wire.is_reading()

    run(test)


@pytest.mark.parametrize("size", [0, 1, 5, 125, 126, 127, 300, 65_535])
def test_a_message_alone_in_its_packet_needs_no_parser(size: int) -> None:
    message = bytes(range(32, 127)) * (size // 95 + 1)
    assert alone(packet(message[:size])) == message[:size]


OTHERS: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "a beginning": lambda: b"\x81",
    "not all of it": lambda: packet(b"hello")[:-1],
    "more than it": lambda: packet(b"hello") + b"\x81",
    "two": lambda: packet(b"hello") * 2,
    "a very long one": lambda: packet(b"x" * 65_536),
    "a fragment": lambda: packet(b"hello", fin=False),
    "no text": lambda: packet(b"hello", Opcode.BINARY),
    "a ping": lambda: packet(b"hello", Opcode.PING),
    "no mask": lambda: framed(b"no client may do that"),
    "a reserved bit": lambda: b"\xc1" + packet(b"hello")[1:],
}


@pytest.mark.parametrize("kind", OTHERS)
def test_whatever_is_no_message_alone_is_left_to_the_parser(kind: str) -> None:
    assert alone(OTHERS[kind]()) is None


def test_pieces_reach_the_reader_as_the_messages_they_were() -> None:
    """However packets are cut: whole, in parts, several at once, and in fragments with others between."""

    async def test() -> None:
        line, _ = open_line()
        first, second = packet(b"first"), packet(b"second")
        said = [first, second[:3], second[3:], first + second]
        said += [packet(b"fir", fin=False), packet(b"st", Opcode.CONT), second]
        for data in said:
            line.data_received(data)
        heard = [(await line.receive())["text"] for _ in range(6)]
        assert heard == ["first", "second", "first", "second", "first", "second"]
        line.data_received(packet(b"frag", fin=False))
        line.data_received(first)  # a new message before the old one is whole
        assert (await line.receive())["type"] == "websocket.disconnect"
        assert line.close_sent

    run(test)


def test_a_text_that_is_no_text_ends_the_line() -> None:
    async def test() -> None:
        line, _ = open_line()
        line.data_received(packet(b"\xff\xfe"))
        assert (await line.receive())["code"] == 1007

    run(test)


def test_the_inbox_gives_what_it_was_given_in_order_to_whoever_waits() -> None:
    async def test() -> None:
        inbox = Inbox(asyncio.get_running_loop())
        one, two = {"text": "one"}, {"bytes": b"twice"}
        assert inbox.empty()
        waiting = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        inbox.put_nowait(one)
        inbox.put_nowait(two)
        assert await waiting == one
        assert (inbox.empty(), inbox.qsize(), inbox.size) == (False, 1, 5)
        assert await inbox.get() == two
        assert inbox.size == 0
        given_up = asyncio.create_task(inbox.get())
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.sleep(0)
        inbox.put_nowait(one)
        assert await inbox.get() == one

    run(test)
