"""Frames of the WebSocket as bytes: one for a message to clients, and where those of clients begin and end.

What clients say is nearly always one message in one packet, which needs no parser.
"""

from __future__ import annotations

from struct import Struct

from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it is built

TEXT = b"\x81"  # a whole message of text in one frame
MASKED = 0x80  # as whatever a client says must be, and what a server says is not
SHORT, LONG, LONGEST = Struct(">cB").pack, Struct(">cBH").pack, Struct(">cBQ").pack  # heads, by the size that follows


def framed(message: bytes) -> bytes:
    """A message of text as it travels to clients."""
    size = len(message)
    if size < 126:
        return SHORT(TEXT, size) + message
    if size < 65_536:
        return LONG(TEXT, 126, size) + message
    return LONGEST(TEXT, 127, size) + message


def alone(data: bytes) -> bytes | None:
    """The message in a packet that is one whole, masked frame of text; None if it is anything else."""
    size = data[1] & 0x7F if len(data) > 5 and data[:1] == TEXT and data[1] & MASKED else 127
    start = 6
    if size == 126:
        size, start = int.from_bytes(data[2:4], "big"), 8
    elif size == 127:
        return None
    return apply_mask(data[start:], data[start - 4 : start]) if len(data) == start + size else None


def first_frame(data: bytes | bytearray, largest: int) -> int:
    """How many bytes the first frame has, or its head if it is larger than may be; 0 if it is not all there."""
    if len(data) < 2:
        return 0
    size, start = data[1] & 0x7F, 2
    if size >= 126:
        start = 4 if size == 126 else 10
        if len(data) < start:
            return 0
        size = int.from_bytes(data[2:start], "big")
    if size > largest:
        return start  # enough to be refused for
    if data[1] & MASKED:
        start += 4
    return start + size if len(data) >= start + size else 0
