"""The events of a row of the record, as the database keeps them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from serai.protocol.play import Happened

read_kept = msgspec.json.Decoder(list[tuple[msgspec.Raw, dict[str, msgspec.Raw]]]).decode


def stored_events(events: Sequence[Happened]) -> str:
    """The events of one row as they are kept."""
    return (b"[%b]" % b",".join([b"[%b,%b]" % (event.public, _own(event)) for event in events])).decode()


def _own(event: Happened) -> bytes:
    if not event.own:
        return b"{}"
    return b"{%b}" % b",".join([b'"%d":%b' % (seat, known) for seat, known in event.own.items()])


def events_of(move: int, first: int, kept: str) -> list[Happened]:
    """The events of one row, read back."""
    rows = read_kept(kept)
    return [
        Happened(first + place, move, bytes(public), {int(seat): bytes(known) for seat, known in own.items()})
        for place, (public, own) in enumerate(rows)
    ]
