"""A game in memory: the engine's match, its events as each seat may know them, and how they are stored.

A game held here is a cache. It is rebuilt at any time from the last snapshot and the rows after it; snapshots are made
only where nothing can be taken back without consent, so that taking back works the same after rebuilding.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple
from zlib import crc32

from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.game import Game
from serai.engine.core.state import Hidden
from serai.engine.play.history import Asked
from serai.engine.play.match import Match
from serai.engine.play.record import Record, Row
from serai.engine.views.event_facts import facts_of_event
from serai.protocol.json_text import decode, encode, event_text, quick, written
from serai.protocol.packing import packed

Rows = dict[str, list[list[Any]]]  # choices by word


@dataclass(slots=True)
class EventTold:
    """An event with its number and the move that caused it; the event is its word and its fields."""

    number: int
    move: int
    event: dict[str, Any]


class Happened(NamedTuple):
    """An event in its JSON form: as everybody knows it, as some seats know it instead, and what follows from it."""

    number: int
    move: int
    public: bytes
    own: dict[int, bytes]
    facts: bytes = b""  # what follows from what everybody knows, as an object; it is told and not kept

    def told(self, seat: int | None) -> bytes:
        """The event with its numbers as an audience hears it."""
        known = self.public if seat is None else self.own.get(seat, self.public)
        if self.facts and known is self.public:
            known = b"%b,%b" % (known[:-1], self.facts[1:])
        return b'{"number":%d,"move":%d,"event":%b}' % (self.number, self.move, known)

    def to(self, seat: int | None) -> EventTold:
        """The same, for an answer that is still to be written."""
        told: EventTold = written(self.told(seat))
        return told


NOTHING: dict[int, bytes] = {}


def told_together(events: Sequence[Happened], seat: int | None) -> list[EventTold]:
    """Several events with their numbers as an audience hears them, for an answer that is still to be written."""
    told: list[EventTold] = written(b"[%b]" % b",".join([event.told(seat) for event in events]))
    return told


class Outcome(NamedTuple):
    """What a choice did: a new row of the record with its events, or a seat's new draft."""

    row: Row | None
    events: Sequence[Happened]
    drafter: int | None


@dataclass(slots=True)
class Question:
    """What a seat is asked: the kind, the facts for its words, and every legal choice as rows of numbers by word."""

    kind: str
    prompt: dict[str, Any]
    options: Rows


QUESTION = quick(Question)


class Offered(NamedTuple):
    """What a seat may do: answer, act beside the question, take its last choice back, and everything from moves on.

    Only what needs nobody's consent.
    """

    question: Question | None
    asides: Rows
    undo: bool
    backs: list[int]


NOTHING_OFFERED = Offered(None, {}, False, [])  # to those who watch, and once the game is over


class Play:
    """One match, driven through the engine's public face alone."""

    __slots__ = ("_before", "_has_asides", "_offers", "_offers_of", "first", "happened", "kept", "match")

    def __init__(self, match: Match, first: int) -> None:
        self.match = match
        self.first = first  # the number of the first event held here
        self.happened: list[Happened] = []
        self.kept = 0  # the move of the last snapshot
        self._before = first  # the number of the next event when the last snapshot was made
        self._offers_of: tuple[Asked, ...] = ()  # the questions
        self._offers: dict[int, bytes] = {}  # and their options
        self._has_asides = type(match.game).asides is not Game.asides

    @classmethod
    def begin(cls, game: Game, header: Record) -> Play:
        """A new game, from a seed or a position, with the events of its set-up."""
        play = cls(Match.beginning(header, game), 0)
        play._collect()
        return play

    @classmethod
    def resume(cls, game: Game, header: Record, number: int, events: int, state: bytes, rows: Sequence[Row]) -> Play:
        """A game from a snapshot and the rows after it, however long it is."""
        play = cls(Match.resume(header, decode(state), game, number), events)
        for row in rows:
            play.repeat(row)
        return play

    # ---- moving on

    def choose(self, seat: int, choice: Any, at: int | None) -> Outcome:
        """Carry a choice out."""
        before = self.match.number
        self.match.make(seat, choice, at)
        return self._outcome(before, seat)

    def aside(self, seat: int, choice: Any, at: int | None) -> Outcome:
        """Carry out something beside the question."""
        before = self.match.number
        self.match.aside(seat, choice, at)
        return self._outcome(before, seat)

    def undo(self, seat: int, to: int | None, agreed: tuple[int, ...]) -> Outcome:
        """Take back; with consents the whole record must be in memory."""
        before = self.match.number
        self.match.undo(seat, to, agreed)
        return self._outcome(before, seat)

    def _outcome(self, before: int, seat: int) -> Outcome:
        if self.match.number == before:
            return Outcome(None, (), seat)
        return Outcome(self.match.last_row, self._collect(), None)

    def repeat(self, row: Row) -> list[Happened]:
        """Carry out a row that was accepted before, here or elsewhere."""
        self.match.repeat(row)
        if self.match.number != row.number:
            raise IllegalChoice(Reason("SE-ASK-6", {}))
        return self._collect()

    def _collect(self) -> list[Happened]:
        """Take over the match's new events, each once for everybody and once for every seat that knows it otherwise."""
        fresh = []
        game = self.match.game
        number = self.first + len(self.happened)
        for move, event in self.match.take_happened():
            own: dict[int, bytes] = NOTHING
            if type(event) is Hidden:
                known = event_text(event.event)
                own, event = dict.fromkeys(event.seats, known), event.twin
            facts = encode(facts_of_event(game, event)) if type(event) in game.facts_by_event else b""
            fresh.append(Happened(number, move, event_text(event), own, facts))
            number += 1
        self.happened += fresh
        return fresh

    # ---- what is known

    @property
    def events(self) -> int:
        """The number that the next event will have."""
        return self.first + len(self.happened)

    @property
    def asked(self) -> list[int]:
        """The seats that must choose now."""
        return [asked.seat for asked in self.match.asks]

    def offers(self) -> dict[int, bytes]:
        """The options of every seat that is asked, as they travel; they are put together once."""
        asks = self.match.asks
        if asks is not self._offers_of:
            self._offers_of, self._offers = asks, {asked.seat: packed(asked.options) for asked in asks}
        return self._offers

    def question(self, seat: int | None) -> Question | None:
        """What is put to a seat now."""
        for asking, kind, _, prompt in self.match.asks:
            if asking == seat:
                return QUESTION(kind, prompt, written(self.offers()[asking]))
        return None

    def question_digest(self) -> str:
        """What is asked now, in a few letters: whom, what kind, and a checksum of the facts and all options."""
        offers = self.offers()
        return " ".join(
            [
                f"{seat}:{kind}:{crc32(offers[seat], crc32(encode(prompt))):08x}"
                for seat, kind, _, prompt in self.match.asks
            ]
        )

    def asides(self, seat: int | None) -> Rows:
        """What a seat may do beside the question."""
        found = () if seat is None or not self._has_asides else self.match.asides(seat)
        return written(packed(found)) if found else {}

    def takes_back(self, seat: int | None) -> list[int]:
        """The moves from which on a seat can take everything back without asking anybody."""
        return [] if seat is None else self.match.takes_back(seat)

    def offered(self, seat: int | None) -> Offered:
        """All that a seat may do now."""
        if seat is None or self.alone not in (None, seat):
            return NOTHING_OFFERED
        backs = self.takes_back(seat)
        undo = self.match.why_not_undo(seat) is None if self._drafting else bool(backs)
        return Offered(self.question(seat), self.asides(seat), undo, backs)

    @property
    def alone(self) -> int | None:
        """The seat that alone may do anything now: who takes back is asked too, and nobody has anything beside that."""
        asks = self.match.asks
        return asks[0].seat if len(asks) == 1 and not self._has_asides and not self._drafting else None

    @property
    def _drafting(self) -> bool:
        """Whether seats choose in secret, each of which may change what it has chosen so far."""
        return self.match.state.drafts is not None

    def let_go(self) -> None:
        """Hold only what happened since the snapshot before this one, however long the game is."""
        events = self.events
        del self.happened[: self._before - self.first]
        self.first, self._before = self._before, events
        self.match.let_go()

    def may_snapshot(self) -> bool:
        """Whether a snapshot can be made here without ending any seat's right to take back."""
        return all(self.match.why_not_undo(seat) is not None for seat in range(self.match.state.seats))
