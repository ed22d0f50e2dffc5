"""The events of a row of the record, as the database keeps them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from serai.engine.core.game import Game
from serai.engine.views.event_facts import facts_of_event
from serai.protocol.play import Happened

WORD = b'{"event":"'  # with this an event begins
read_kept = msgspec.json.Decoder(list[tuple[msgspec.Raw, dict[str, msgspec.Raw]]]).decode


def stored_events(events: Sequence[Happened]) -> str:
    """The events of one row as they are kept."""
    return (b"[%b]" % b",".join([b"[%b,%b]" % (event.public, _own(event)) for event in events])).decode()


def _own(event: Happened) -> bytes:
    if not event.own:
        return b"{}"
    return b"{%b}" % b",".join([b'"%d":%b' % (seat, known) for seat, known in event.own.items()])


def events_of(game: Game, move: int, first: int, kept: str) -> list[Happened]:
    """The events of one row, read back."""
    return [
        Happened(
            first + place,
            move,
            bytes(public),
            {int(seat): bytes(known) for seat, known in own.items()},
            _facts(game, bytes(public)),
        )
        for place, (public, own) in enumerate(read_kept(kept))
    ]


def _facts(game: Game, public: bytes) -> bytes:
    """What follows from an event that was kept; nothing is read of one from which nothing follows."""
    make = _with_facts(game).get(public[len(WORD) : public.find(b'"', len(WORD))])
    if make is None:
        return b""
    fields = msgspec.json.decode(public)
    del fields["event"]
    return msgspec.json.encode(facts_of_event(game, make(**fields)))


@lru_cache(maxsize=100)
def _with_facts(game: Game) -> dict[bytes, Callable[..., Any]]:
    """The classes of events from which something follows, by word."""
    return {shape.word.encode(): shape.make for shape in game.events if shape.word in game.event_facts}
