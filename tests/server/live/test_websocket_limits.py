"""What is kept for a client has limits, and whoever is over them takes nothing from others."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Opcode

from serai.server.live import websocket
from serai.server.live.connections import Bounds, Connections
from serai.server.live.inbox import MOST_UNREAD
from serai.server.live.limits import RATES
from serai.server.live.sending import OVERHEAD, SMALL
from serai.server.live.websocket import POLICY
from tests.server.hosting import run
from tests.server.wires import asking_line, counted, open_line, packet, socket_on


def test_a_client_that_never_reads_is_cut_off() -> None:
    async def test() -> None:
        line, wire = open_line()
        connections = Connections(Bounds(connection=10_000))
        counted(line, connections)
        socket = socket_on(line)
        line.pause_writing()
        wire.buffered = 5_000  # what the system has not taken counts too
        for _ in range(4):
            socket.push(b"x" * (1_000 - OVERHEAD))
        assert (line.waiting, line.held, connections.held, wire.is_closing()) == (4, 9_000, 8_000, False)
        socket.push(b"x" * 1_000)
        assert (line.waiting, line.held, connections.held, wire.is_closing()) == (0, 0, 0, True)
        socket.push(b"late")
        line.resume_writing()
        assert (line.waiting, wire.written) == (0, [])

    run(test)


def test_one_message_of_any_size_gets_through_to_whoever_reads() -> None:
    async def test() -> None:
        line, wire = open_line()
        counted(line, Connections(Bounds(connection=10_000, owner=10_000)))
        for _ in range(3):
            line.put(b"x" * 2 * SMALL)
            await asyncio.sleep(0)
        assert [len(data) for data in wire.written] == [2 * SMALL] * 3
        assert not wire.is_closing()

    run(test)


def test_somebody_over_the_limit_takes_nothing_from_others() -> None:
    """A hundred sockets of one person that never read, and one of another person, in the same room."""

    async def test() -> None:
        connections = Connections(Bounds(connection=50_000, owner=100_000))
        greedy, others = [open_line() for _ in range(100)], [open_line() for _ in range(2)]
        for number, (line, _) in enumerate([*greedy, *others]):
            counted(line, connections, "ann" if number < 100 else f"{number}")
        for line, _ in greedy:
            line.pause_writing()
        frame = b"x" * 20_000
        for _ in range(10):
            for line, _ in [*greedy, *others]:
                line.put(frame)
            await asyncio.sleep(0)
            assert connections.held <= 100_000 + 2 * 20_100
        assert [wire.written for _, wire in others] == [[frame] * 10] * 2
        assert sum(wire.is_closing() for _, wire in greedy) >= 95
        assert not any(wire.is_closing() for _, wire in others)

    run(test)


def test_a_connection_that_is_lost_keeps_nothing() -> None:
    async def test() -> None:
        line, wire = open_line()
        connections = Connections()
        counted(line, connections)
        line.pause_writing()
        line.put(b"x" * 100_000)
        wire.buffered = 50_000
        for _ in range(MOST_UNREAD):
            line.data_received(packet(b"y" * 1_000))
        line.data_received(packet(b"z" * 1_000) * 10)
        line.put(b"x" * 100_000)
        assert line.held > 250_000
        assert connections.held > 150_000
        wire.buffered, wire.closing = 0, True
        line.connection_lost(ConnectionResetError())
        assert (line.held, connections.held, line.waiting, len(line.inbox)) == (0, 0, 0, 0)
        assert await line.message() is None

    run(test)


def test_what_was_said_before_taking_leave_is_still_carried_out() -> None:
    async def test() -> None:
        line, wire = open_line()
        line.data_received(packet(b"last") + packet(b"\x03\xe8", Opcode.CLOSE))
        assert wire.is_closing()
        line.connection_lost(None)
        assert await line.message() == b"last"
        assert await line.message() is None

    run(test)


FRAMES = {
    "pings": packet(b"12345678", Opcode.PING),
    "pongs": packet(b"12345678", Opcode.PONG),
    "fragments": packet(b"", Opcode.CONT, False),
}


@pytest.mark.parametrize("kind", FRAMES)
def test_frames_that_carry_no_message_are_not_taken_for_ever(kind: str) -> None:
    async def test() -> None:
        line, wire = open_line()
        counted(line, Connections())
        line.data_received(packet(b"begun", fin=False) if kind == "fragments" else packet(b"before"))
        line.data_received(FRAMES[kind] * 100)  # few enough
        assert not wire.is_closing()
        line.data_received(FRAMES[kind] * 20_000)
        assert wire.is_closing()
        assert len(wire.written) <= RATES["frame"].burst + 2
        assert line.held == 0

    run(test)


def test_unread_pongs_count_where_frames_are_not_limited() -> None:
    async def test() -> None:
        line, wire = open_line()
        account = Connections(Bounds(connection=10_000)).open("ann", line)
        assert account is not None
        line.open_for(account, lambda: None)
        line.pause_writing()
        wire.buffered = 9_999
        line.data_received(FRAMES["pings"])
        assert not wire.is_closing()
        wire.buffered = 10_001
        line.data_received(FRAMES["pings"])
        assert wire.is_closing()

    run(test)


def test_answers_to_our_own_pings_cost_nothing() -> None:
    async def test() -> None:
        line, wire = open_line()
        counted(line, Connections())
        for _ in range(2 * int(RATES["frame"].burst)):
            line._pinged = b"1234"
            line.data_received(packet(b"1234", Opcode.PONG))
        assert not wire.is_closing()

    run(test)


def test_a_client_that_never_reads_delays_no_farewell(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(websocket, "LAST_WORDS", 0.01)
        line, wire = open_line()
        line.pause_writing()
        socket = socket_on(line)
        socket.push(b"x" * 1_000)
        socket.close(POLICY)
        while not wire.is_closing():
            await asyncio.sleep(0.01)
        assert (wire.written, line.held) == ([], 0)
        line, wire = open_line()
        line.pause_writing()
        line.put(b"x" * 1_000)
        line.shutdown()
        assert (wire.is_closing(), wire.written, line.held) == (True, [], 0)
        line, wire = open_line()
        line.shutdown()
        assert (wire.is_closing(), len(wire.written)) == (True, 1)

    run(test)


def test_a_packet_of_thousands_of_messages_is_read_little_by_little() -> None:
    async def test() -> None:
        line, wire = open_line()
        counted(line, Connections())
        line.data_received(packet(b"") * 20_000)
        assert not wire.is_reading()
        for _ in range(20_000):
            assert 0 < len(line.inbox) <= MOST_UNREAD
            assert await line.message() == b""
        assert wire.is_reading()
        assert not line.inbox

    run(test)


def test_what_clients_say_counts_too() -> None:
    async def test() -> None:
        connections = Connections(Bounds(owner=500_000))
        lines = [open_line() for _ in range(10)]
        for line, _ in lines:
            counted(line, connections)
            for _ in range(3):
                line.data_received(packet(b"x" * 60_000))
        assert connections.held <= 500_000
        assert [wire.is_closing() for _, wire in lines] == [False] * 2 + [True] * 8

    run(test)


def test_large_messages_stop_the_reading_earlier() -> None:
    async def test() -> None:
        line, wire = open_line()
        for number in range(4):
            assert wire.is_reading(), number
            line.data_received(packet(b"x" * 40_000))
        assert not wire.is_reading()

    run(test)


def test_nothing_is_read_before_it_is_known_who_speaks() -> None:
    async def test() -> None:
        line, wire = asking_line()
        line.data_received(packet(b"early") * 2)
        assert (wire.is_reading(), len(line.inbox)) == (False, 0)
        line.accept()
        counted(line, Connections())
        assert (wire.is_reading(), len(line.inbox)) == (True, 2)

    run(test)
