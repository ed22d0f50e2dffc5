"""What is shown of a table: to anybody as a line of the lobby and as a page, to an audience as a position."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from serai.engine.play.commitment import Commitment
from serai.engine.views.facts import facts_of
from serai.protocol.clocks import Clocks, Pace, Period, now
from serai.protocol.naming import may_know, unnamed
from serai.protocol.play import NOTHING_OFFERED, EventTold, Question, Rows
from serai.protocol.table import OVER, Pause, Proposal, PublicVersion, Seat, Table


@dataclass(slots=True)
class SeatShown:
    """A seat as everybody sees it.

    `resigned` is the last move before its person gave up for good, `kept_for` who alone may sit down here, and
    `vacations` what puts off the end of the time to think, with the one that lasts now. `nameless` is the number of
    somebody whose name whoever looks may not know.
    """

    seat: int
    colour: str
    person: str | None
    name: str | None
    bot: str | None
    away: str | None
    vote: bool
    shared: bool
    resigned: int | None
    kept_for: str | None
    vacations: list[Period]
    nameless: int | None = None


@dataclass(slots=True)
class TableShown:
    """A table as everybody sees it, and how new that is; the seed material is shown once the game is over.

    A game that begins with a position has no seed, and whoever wrote the position knows all of it: its digest is part
    of what was promised.
    """

    id: str
    version: PublicVersion
    game: str
    rules: int
    title: str
    language: str
    public: bool
    status: str
    host: str | None
    options: dict[str, Any]
    pace: Pace
    seats: list[SeatShown]
    number: int
    asked: list[int]
    clocks: Clocks
    deadline: int | None
    created: int
    started: int | None
    ended: int | None
    moved: int
    promise: str
    proposal: Proposal | None
    pause: Pause | None
    result: list[Any] | None
    origin: dict[str, Any] | None
    fair: Commitment | None
    seed: str | None
    from_position: bool
    rated: bool


@dataclass(slots=True)
class Line:
    """A table in a list; `mine` are one's own seats and `my_turn` whether one of them is asked.

    `invited_by` is whoever awaits one there, where one is invited. `nameless` are the numbers of those who are shown
    without a name.
    """

    id: str
    game: str
    title: str
    language: str
    status: str
    pace: Any
    created: int
    moved: int
    number: int
    asked: list[int]
    result: list[Any] | None
    from_position: bool
    rated: bool
    names: list[str | None]
    free: int
    mine: list[int]
    my_turn: bool
    invited_by: str | None = None
    paused: bool = False
    nameless: list[int | None] = field(default_factory=list)


@dataclass(slots=True)
class Position:
    """Everything an audience knows now, with the events from where it asked; `now` is the time of the clocks here."""

    tell: Literal["position"] = field(default="position", init=False)
    table: str
    seat: int | None
    number: int
    next_event: int
    events: list[EventTold]
    view: dict[str, Any]
    facts: dict[str, Any]
    question: Question | None
    asides: Rows
    undo: bool
    backs: list[int]
    now: int
    shown: TableShown


@dataclass(slots=True)
class Moved:
    """What a move changed for an audience: fields and facts that are different now, and fields that are gone."""

    tell: Literal["moved"] = field(default="moved", init=False)
    table: str
    seat: int | None
    version: PublicVersion
    number: int
    next_event: int
    events: list[EventTold]
    changes: dict[str, Any]
    gone: list[str]
    facts: dict[str, Any]
    question: Question | None
    asides: Rows
    undo: bool
    backs: list[int]
    clocks: Clocks
    deadline: int | None
    status: str


def shown_to(table: Table, person: str | None) -> TableShown:
    """The table as somebody may see it."""
    return shown(table, may_know(table, person))


def shown(table: Table, named: bool = True) -> TableShown:
    """The table as those see it who may know all names, or as all others do."""
    row = table.row
    over = row.status == OVER
    colours = table.game.colours
    seats = [
        SeatShown(
            seat.seat,
            colours[seat.seat],
            seat.person,
            seat.name,
            seat.bot,
            seat.away,
            bool(seat.vote),
            bool(seat.share),
            seat.resigned,
            seat.kept_for,
            _vacations(table, seat),
            None if named else seat.nameless,
        )
        for seat in (table.seats if named else map(unnamed, table.seats))
    ]
    host_hides = not named and any(seat.nameless for seat in table.seats if seat.person == row.host)
    return TableShown(
        id=row.id,
        version=table.public_version,
        game=row.game,
        rules=row.rules,
        title=row.title,
        language=row.language,
        public=bool(row.public),
        status=row.status,
        host=None if host_hides else row.host,
        options=row.options,
        pace=row.pace,
        seats=seats,
        number=row.number,
        asked=row.asked,
        clocks=row.clocks,
        deadline=row.deadline,
        created=row.created,
        started=row.started,
        ended=row.ended,
        moved=row.moved,
        promise=table.promise,
        proposal=row.proposal,
        pause=row.pause,
        result=row.result,
        origin=row.origin,
        fair=row.fair if over else None,
        seed=row.seed if over else None,
        from_position=row.position is not None,
        rated=bool(row.rated),
    )


def _vacations(table: Table, place: Seat) -> list[Period]:
    """As much of a person's vacations as concerns this table."""
    row = table.row
    if row.status == OVER or row.pace.kind != "days" or not row.pace.vacation:
        return []
    asked = row.clocks.since[place.seat] if row.clocks.since else None
    return [period for period in place.vacations if period[1] > (asked or now())]


def position(table: Table, seat: int | None, events: list[EventTold], named: bool = True) -> Position:
    """All that an audience may know of a table that has begun."""
    play = table.playing()
    offered = NOTHING_OFFERED if table.row.status == OVER else play.offered(seat)
    view = play.match.view(seat)
    return Position(
        table=table.id,
        seat=seat,
        number=play.match.number,
        next_event=play.events,
        events=events,
        view=view,
        facts=facts_of(table.game, view),
        question=offered.question,
        asides=offered.asides,
        undo=offered.undo,
        backs=offered.backs,
        now=now(),
        shown=shown(table, named),
    )
