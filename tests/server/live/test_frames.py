"""Frames as bytes: those that are sent, and where those that come begin and end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from serai.server.live.frames import alone, first_frame, framed
from tests.server.wires import packet


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


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_where_a_frame_ends_is_known_as_soon_as_it_is_there(size: int) -> None:
    whole = packet(b"x" * size)
    assert [first_frame(whole[:some], 70_000) for some in (0, 1, len(whole) - 1)] == [0, 0, 0]
    assert first_frame(whole, 70_000) == first_frame(whole + b"\x81", 70_000) == len(whole)
