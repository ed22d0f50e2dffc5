"""The lines to clients: one write for what is said in one go, patience with slow clients, and its limits."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Opcode

from serai.server.live import websocket
from serai.server.live.inbox import MOST_UNREAD
from serai.server.live.websocket import BROKEN, EXTENSION, POLICY, RESTART, Line
from tests.server.hosting import run
from tests.server.wires import Wire, asking_line, open_line, packet, socket_on


def farewell(code: int) -> bytes:
    return b"\x88\x02" + code.to_bytes(2, "big")


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
        wire.closing = False
        line.put(b"later")
        line.data_received(packet(b"", Opcode.CLOSE))  # before it leaves
        wire.closing = False
        await asyncio.sleep(0)
        assert wire.written == [b"onetwo", b"\x88\x00"]

    run(test)


def test_a_client_is_sent_away_once_and_has_what_waits_for_it_before() -> None:
    async def test() -> None:
        line, wire = open_line()
        socket = socket_on(line)
        socket.push(b"last words")
        socket.close(RESTART)
        socket.close(POLICY)
        socket.push(b"too late")
        await asyncio.sleep(0)
        assert wire.written == [b"last words", farewell(RESTART)]
        assert await line.message() is None
        assert not wire.is_closing()  # the client may answer
        line.data_received(packet(b"said meanwhile") + packet(RESTART.to_bytes(2, "big"), Opcode.CLOSE))
        assert wire.is_closing()
        assert await line.message() is None

    run(test)


def test_a_client_that_does_not_answer_a_farewell_is_not_waited_for_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(websocket, "ANSWERING", 0.01)
        line, wire = open_line()
        line.close(POLICY)
        while not wire.is_closing():
            await asyncio.sleep(0.01)

    run(test)


def test_a_client_is_let_in_or_not() -> None:
    async def test() -> None:
        line, wire = asking_line()
        assert not wire.written
        line.accept()
        line.accept()
        (answer,) = wire.written
        assert answer.startswith(b"HTTP/1.1 101")
        assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
        line, wire = asking_line()
        line.refuse()
        line.accept()
        (answer,) = wire.written
        assert answer.startswith(b"HTTP/1.1 403")
        assert wire.is_closing()

    run(test)


def test_an_application_that_fails_is_written_down_and_told(caplog: pytest.LogCaptureFixture) -> None:
    async def fails(scope: Any, receive: Any, send: Any) -> None:
        if scope["extensions"][EXTENSION] in let_in:
            scope["extensions"][EXTENSION].accept()
        raise LookupError("not for the eyes of clients")

    let_in: list[Line] = []

    async def test() -> None:
        line, wire = asking_line(fails)
        while not wire.written:
            await asyncio.sleep(0)
        assert wire.written[0].startswith(b"HTTP/1.1 500")
        line, wire = asking_line(fails)
        let_in.append(line)
        while len(wire.written) < 2:
            await asyncio.sleep(0)
        assert wire.written[1] == farewell(BROKEN)
        for line in let_in:
            line.connection_lost(None)

    run(test)
    assert "not for the eyes of clients" in caplog.text


def test_a_request_that_is_none_is_answered() -> None:
    async def test() -> None:
        config = uvicorn.Config(None, ws=Line, log_config=None)  # type: ignore[arg-type]
        line, wire = Line(config, ServerState(), {}), Wire()
        line.connection_made(wire)
        line.data_received(b"GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: Upgrade\r\n\r\n")
        assert wire.written[0].startswith(b"HTTP/1.1 400")
        assert wire.is_closing()

    run(test)


def test_whoever_says_more_than_is_carried_out_is_not_read_for_a_while() -> None:
    async def test() -> None:
        line, wire = open_line()
        message = packet(b'{"do":"ping"}')
        for number in range(MOST_UNREAD):
            assert wire.is_reading(), number
            line.data_received(message)
        assert not wire.is_reading()
        line.data_received(message)  # was under way already
        for _ in range(MOST_UNREAD):
            assert await line.message() == b'{"do":"ping"}'
            assert not wire.is_reading()
        await line.message()
        assert wire.is_reading()
        line.data_received(message)
        assert wire.is_reading()

    run(test)


def test_pieces_reach_the_reader_as_the_messages_they_were() -> None:
    """However packets are cut: whole, in parts, several at once, and in fragments with others between."""

    async def test() -> None:
        line, wire = open_line()
        first, second = packet(b"first"), packet(b"second")
        said = [first, second[:3], second[3:], first + second]
        said += [packet(b"fir", fin=False), packet(b"st", Opcode.CONT), second]
        for data in said:
            line.data_received(data)
        heard = [await line.message() for _ in range(6)]
        assert heard == [b"first", b"second", b"first", b"second", b"first", b"second"]
        line.data_received(packet(b"frag", fin=False))
        line.data_received(first)  # a new message before the old one is whole
        assert await line.message() is None
        assert wire.written[-1][2:4] == (1002).to_bytes(2, "big")
        assert wire.is_closing()

    run(test)


def test_a_text_that_is_no_text_ends_the_line() -> None:
    async def test() -> None:
        line, wire = open_line()
        for text in ("всё", "日本"):
            line.data_received(packet(text.encode()))
            assert await line.message() == text.encode()
        line.data_received(packet(b"\xff\xfe"))
        assert wire.written[-1][2:4] == (1007).to_bytes(2, "big")
        assert wire.is_closing()
        assert await line.message() is None

    run(test)


def test_a_message_larger_than_may_be_ends_the_line_before_it_is_all_there() -> None:
    async def test() -> None:
        for beginning in (packet(b"x" * 200)[:8], packet(b"x" * 70_000)[:10]):
            line, wire = open_line(ws_max_size=199)
            line.data_received(beginning)
            assert wire.written[-1][2:4] == (1009).to_bytes(2, "big")
            assert wire.is_closing()
        line, wire = open_line(ws_max_size=199)
        line.data_received(packet(b"x" * 150, fin=False) + packet(b"x" * 50, Opcode.CONT))
        assert wire.is_closing()

    run(test)


# ---- pings


def test_a_client_that_answers_pings_stays_and_one_that_does_not_goes() -> None:
    async def test() -> None:
        line, wire = open_line(ws_ping_interval=0.01, ws_ping_timeout=0.2)
        for number in range(3):
            while len(wire.written) <= number:
                await asyncio.sleep(0.005)
            assert wire.written[number][:2] == b"\x89\x04"
            line.data_received(packet(wire.written[number][2:], Opcode.PONG))
        assert not wire.is_closing()
        while not wire.is_closing():
            await asyncio.sleep(0.01)
        assert wire.written[-1][2:4] == (1011).to_bytes(2, "big")

    run(test)


def test_a_client_that_takes_a_long_message_has_time_to_answer_a_ping() -> None:
    async def test() -> None:
        line, wire = open_line()
        wire.buffered = 1_000_000
        line._unanswered()
        assert not wire.is_closing()
        assert line._heartbeat is not None
        line._heartbeat.cancel()
        wire.buffered = 0
        line._unanswered()
        assert wire.is_closing()

    run(test)
