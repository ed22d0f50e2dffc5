"""What if: private worlds, each made from what one seat knows and played on by one person for all seats.

A world is a table in memory alone. Everything that its seat could not see was drawn anew, with a chance of its own; the
real game is read to make it and never touched again. It is forgotten with the socket, or when nobody uses it.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.notation import event_json
from serai.engine.play.history import TakenBack
from serai.engine.play.record import ASIDE, Record
from serai.protocol.clocks import Clocks, Pace
from serai.protocol.json_text import encode
from serai.protocol.live.rooms import Listener, Rooms
from serai.protocol.play import Happened, Play
from serai.protocol.refusals import Refused, missing
from serai.protocol.shown import Position, position
from serai.protocol.table import OVER, RUNNING, Seat, Table, copied

MOST_WORLDS = 4  # of one person
MOST_OF_ALL = 400
MOST_MOVES = 300
LONGEST_UNUSED = 15 * 60.0


class Before(NamedTuple):
    """The state before a move of a world, and the number of that move."""

    move: int
    state: bytes


class ImaginedPlay(Play):
    """A game in which everything can be taken back."""

    __slots__ = ("past",)
    past: list[Before]

    @property
    def alone(self) -> int | None:
        return None

    def takes_back(self, seat: int | None) -> list[int]:
        return [] if seat is None else [before.move for before in self.past]


class World:
    """A table that exists for one person, on one socket."""

    def __init__(self, table: Table, owner: str, framed: Callable[[bytes], bytes]) -> None:
        self.table = table
        self.owner = owner
        self.rooms = Rooms(framed)
        self.used = 0.0

    @property
    def play(self) -> ImaginedPlay:
        """The game as it stands in this world."""
        play = self.table.playing()
        assert isinstance(play, ImaginedPlay)
        return play

    @property
    def origin(self) -> str:
        """The table that this world was made from."""
        assert self.table.row.origin is not None
        return str(self.table.row.origin["imagined"])

    # ---- looking

    def watch(self, seat: int | None, since: int | None, listener: Listener) -> Position:
        """All that a seat knows in this world; what changes from now on is told to the listener."""
        if seat is not None and not 0 <= seat < len(self.table.seats):
            raise IllegalChoice(Reason("SE-SEAT-1", {}))
        play = self.play
        events = [] if since is None else play.happened[max(0, since - play.first) :]
        self.rooms.enter(self.table, seat, listener)
        return position(self.table, seat, [event.to(seat) for event in events])

    # ---- moving

    def choose(self, seat: int, choice: Any, at: int, act: str) -> int:
        """Choose for any seat; gives the number of the last move."""
        play = self.play
        if len(play.past) >= MOST_MOVES:
            raise Refused(429, "imagined-enough", f"a world takes {MOST_MOVES} moves; imagine again")
        before = encode(play.match.save())
        outcome = play.aside(seat, choice, at) if act == ASIDE else play.choose(seat, choice, at)
        if outcome.row is not None:
            play.past.append(Before(outcome.row.number, before))
        return self._tell()

    def undo(self, seat: int, at: int, to: int | None) -> int:
        """Take back the last move, everything from a move on, or a seat's last choice in secret."""
        play = self.play
        number = play.match.number
        if at != number:
            raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": number}))
        if to is None and play.match.state.drafts is not None and play.match.why_not_undo(seat) is None:
            play.undo(seat, None, ())
            return self._tell()
        if not play.past:
            raise IllegalChoice(Reason("SE-UNDO-1", {}))
        first = play.past[-1].move if to is None else to
        place = next((place for place, before in enumerate(play.past) if before.move == first), None)
        if place is None:
            raise IllegalChoice(Reason("SE-UNDO-2", {"number": first}))
        gone_back = resumed(self.table, number + 1, play.first, play.past[place].state)
        taken_back = encode(event_json(TakenBack(seat, first)))
        gone_back.happened = [*play.happened, Happened(play.events, number + 1, taken_back, {})]
        gone_back.past = play.past[:place]
        self.table.play = gone_back
        return self._tell()

    def _tell(self) -> int:
        match = self.play.match
        row = self.table.row
        row.number, row.asked, row.status = match.number, self.play.asked, OVER if match.over else RUNNING
        row.result = [list(part) for part in match.result] if match.result else None
        self.rooms.tell(self.table)
        return match.number


def resumed(table: Table, number: int, events: int, state: bytes) -> ImaginedPlay:
    """A game that goes on from a state, with nothing known of what led to it."""
    row, colours = table.row, table.game.colours[: len(table.seats)]
    header = Record(row.game, row.rules, colours, row.options, "")
    play = ImaginedPlay.resume(table.game, header, number, events, state, ())
    assert isinstance(play, ImaginedPlay)
    play.past = []
    return play


def past_move(table: Table, at: int | None) -> int | None:
    """The past move after which a what-if begins, or None for the current position."""
    last = table.playing().match.number
    if at is not None and not 0 <= at <= last:
        raise missing("move")
    return None if at == last else at


def imagine(
    table: Table, play: Play, seat: int | None, name: str, owner: str, person: str, framed: Callable[[bytes], bytes]
) -> World:
    """A world that looks to the seat as the table does in a play of it, now or after a past move."""
    redealt = play.match.redealt(seat, seeded(secrets.token_hex(16)))
    row = copied(table.row)
    row.id, row.public, row.host = name, 0, owner
    row.status, row.ended = OVER if play.match.over else RUNNING, None
    row.pace, row.clocks, row.deadline = Pace(), Clocks(), None
    row.secret, row.seed, row.fair = "", None, None
    row.proposal, row.pause, row.origin = None, None, {"imagined": table.id, "at": play.match.number}
    row.result = [list(part) for part in play.match.result] if play.match.result else None
    row.number, row.drafted = play.match.number, 0
    seats = [Seat(place.seat, owner, None, None, "", 0, person) for place in table.seats]
    imagined = Table(row, seats, table.game)
    kept = encode(snapshot.save(table.game, redealt))
    imagined.play = resumed(imagined, play.match.number, play.events, kept)
    row.asked = imagined.play.asked
    return World(imagined, owner, framed)


class Worlds:
    """All worlds of this node, the one used last at the end."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._worlds: OrderedDict[tuple[Listener, str], World] = OrderedDict()

    def __len__(self) -> int:
        return len(self._worlds)

    def add(self, listener: Listener, name: str, world: World) -> None:
        """Keep a world; a person's fifth takes the place of the one they have not used for longest."""
        self._worlds.pop((listener, name), None)
        theirs = [key for key, known in self._worlds.items() if known.owner == world.owner]
        for key in theirs[: max(0, len(theirs) + 1 - MOST_WORLDS)]:
            del self._worlds[key]
        while len(self._worlds) >= MOST_OF_ALL:
            self._worlds.popitem(last=False)
        world.used = self._clock()
        self._worlds[listener, name] = world

    def find(self, listener: Listener, name: str) -> World:
        """The world that a socket knows under a name."""
        self.forget_unused()
        world = self._worlds.get((listener, name))
        if world is None:
            raise Refused(404, "not-imagined", "this world is no longer there; imagine again")
        world.used = self._clock()
        self._worlds.move_to_end((listener, name))
        return world

    def forget(self, listener: Listener, name: str | None = None) -> None:
        """Forget one world of a socket, or all of them."""
        for key in [key for key in self._worlds if key[0] is listener and name in (None, key[1])]:
            del self._worlds[key]

    def forget_unused(self) -> None:
        """Forget worlds that were not used for a while."""
        limit = self._clock() - LONGEST_UNUSED
        while self._worlds and next(iter(self._worlds.values())).used < limit:
            self._worlds.popitem(last=False)
