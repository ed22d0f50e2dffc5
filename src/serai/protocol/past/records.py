"""Records from elsewhere and positions that somebody wrote: read, checked, and refused with what does not fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from serai.engine.core.errors import BadPosition, BadRecord
from serai.engine.play.commitment import digest_of_position
from serai.engine.play.match import Match
from serai.engine.play.position_check import checked_position
from serai.engine.play.record import Record
from serai.protocol.games import game_of
from serai.protocol.play import EventTold
from serai.protocol.refusals import Refused

LONGEST_RECORD = 4_000_000
MOST_ROWS = 20_000
BRACKETS = 12  # of a move in JSON at most: its own, and those of what up to ten seats chose in secret
OTHER_LINES = 1_000  # of a text, beside those of the moves


@dataclass(slots=True)
class Importing:
    """A record as JSON or as text."""

    record: str

    def __post_init__(self) -> None:
        if len(self.record) > LONGEST_RECORD:
            raise ValueError(f"a record has at most {LONGEST_RECORD} characters")


@dataclass(slots=True)
class Opened:
    """The name of a new table."""

    table: str


@dataclass(slots=True)
class Replayed:
    """A position of the past as an audience knew it, and what the move before it caused."""

    number: int
    last: int
    view: dict[str, Any]
    facts: dict[str, Any]
    events: list[EventTold]


class ReadIn(NamedTuple):
    """A record in which everything fits, and how its game ended."""

    record: Record
    result: list[Any] | None


class Placed(NamedTuple):
    """A game that begins with a position: its record without rows, and the digest of the position."""

    match: Match
    header: Record
    digest: str


def check_size(text: str) -> None:
    """Refuse, before anything is read, a record that is too large; each move has a line, or brackets around it."""
    brackets = text.count("[") + text.count("{")
    if len(text) > LONGEST_RECORD:
        said = f"a record has at most {LONGEST_RECORD} characters"
    elif text.lstrip().startswith("{"):
        said = f"a record may have {MOST_ROWS} moves" if brackets > MOST_ROWS * BRACKETS else ""
    else:
        said = f"a record may have {MOST_ROWS} moves" if text.count("\n") > MOST_ROWS + OTHER_LINES else ""
    if said:
        raise refused_record(BadRecord(said, "long", number=MOST_ROWS))


def read_in(text: str) -> ReadIn:
    """A record as it was written, checked to its end; what does not fit is named with its move."""
    try:
        read = Record.from_json if text.lstrip().startswith("{") else Record.from_text
        record = read(text, MOST_ROWS)
        return ReadIn(record, _checked(record))
    except UNFIT as error:
        raise refused_record(error) from None


# What a text that is no record may raise, wherever it is read.
UNFIT = (BadRecord, ValueError, LookupError, TypeError, RecursionError)


def refused_record(error: Exception) -> Refused:
    """The refusal of a record that does not fit."""
    facts = {"fault": error.fault, **error.facts} if isinstance(error, BadRecord) else {"fault": "unreadable"}
    return Refused(400, "bad-record", str(error)[:300], facts)


def _checked(record: Record) -> list[Any] | None:
    """The result of a record in which everything fits, the state at its end too."""
    try:
        game = game_of(record.game)
    except LookupError:
        raise BadRecord(f"the game {record.game[:60]} is not here", "game", game=record.game[:60]) from None
    if record.position:
        try:
            checked_position(record.position, game)
        except BadPosition as error:
            raise BadRecord(f"the position with which the record begins: {error}", "position") from None
    match = Match.replay(record, None, game)
    return [list(part) for part in match.result] if match.result else None


def placed(text: str) -> Placed:
    """A game that begins with a position which somebody wrote; what is wrong with it is named with its line."""
    try:
        match = Match.from_position(checked_position(text))
        if match.over:
            raise BadPosition("the game is over in this position")
        header = match.unsealed()
        return Placed(match, header, digest_of_position(header.position))
    except (BadPosition, UnicodeEncodeError) as error:
        raise Refused(400, "bad-position", str(error)[:300]) from None
