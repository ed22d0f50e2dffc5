"""The gate before a release: every stored match is played again on the rules as they are now, and compared.

Every choice must still be accepted, cause the same events for every audience, lead to the same question and the same
states, and the match must end with the same scores and places.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from serai.engine.core.errors import BadOption, BadRecord, IllegalChoice, Unreadable
from serai.engine.core.game import load
from serai.engine.play.commitment import Commitment
from serai.engine.play.match import Match
from serai.engine.play.position import with_rules
from serai.engine.play.record import Record, Row
from serai.protocol.play import Play
from serai.protocol.table import RUNNING
from serai.server.operations.database import Database
from serai.server.tables.kept_events import stored_events

FAILURES = (BadOption, BadRecord, IllegalChoice, Unreadable, LookupError, ValueError)
COLUMNS = "id, game, rules, options, seed, fair, status, number, asked, result, position"
Progress = Callable[[int, int], None]  # how many of how many are done


def nobody_looks(done: int, whole: int) -> None:
    """Progress that is not shown."""


@dataclass
class Found:
    """What replaying showed."""

    games: int = 0
    moves: int = 0
    migrated: int = 0
    differences: list[str] = field(default_factory=list)


class Stored(NamedTuple):
    """A match as the database keeps it."""

    table_id: str
    game: str
    rules: int
    options: str
    seed: str
    fair: str | None
    status: str
    number: int
    asked: str
    result: str | None
    position: str | None


def database(database: Database, migrate: bool, progress: Progress = nobody_looks) -> Found:
    """Replay every match of a database."""
    found = Found()
    matches = database.rows(f"SELECT {COLUMNS} FROM tables WHERE seed IS NOT NULL ORDER BY id")
    for place, values in enumerate(matches):
        progress(place, len(matches))
        stored = Stored(*values)
        difference = _difference(database, stored, found)
        found.games += 1
        if difference:
            found.differences.append(f"{stored.table_id} ({stored.game}, rules {stored.rules}): {difference}")
        elif migrate and stored.rules != load(stored.game).rules:
            database.execute("UPDATE tables SET rules = ? WHERE id = ?", load(stored.game).rules, stored.table_id)
            found.migrated += 1
    return found


def _difference(database: Database, stored: Stored, found: Found) -> str | None:
    """The first thing that is not as it was, or None."""
    table_id, number = stored.table_id, 0
    seats = database.rows("SELECT count(*) FROM seats WHERE table_id = ?", table_id)[0][0]
    rows = database.rows(
        "SELECT number, seat, act, what, events, question FROM moves WHERE table_id = ? ORDER BY number", table_id
    )
    states = dict(database.rows("SELECT number, state FROM snapshots WHERE table_id = ?", table_id))
    try:
        play = Play.begin(load(stored.game), _header(database, stored, seats))
        for number, seat, act, what, events, question in rows:
            fresh = play.repeat(Row(number, seat, act, json.loads(what))) if number else play.happened
            found.moves += 1
            if json.loads(stored_events(fresh)) != json.loads(events):
                return f"move {number}: other events"
            if question is not None and question != play.question_digest():  # before schema 4 it was not kept
                return f"move {number}: another question"
            if number in states and _state(states[number]) != _as_read(play.match.save()):
                return f"move {number}: another state"
        return _other_end(database, stored, play)
    except FAILURES as error:
        return f"move {number}: {error}"


def _header(database: Database, stored: Stored, seats: int) -> Record:
    """The record without its rows, for the rules as they are now."""
    game = load(stored.game)
    record = Record(game.name, game.rules, game.colours[:seats], json.loads(stored.options), stored.seed)
    if stored.position is not None:
        text = database.rows("SELECT position FROM positions WHERE digest = ?", stored.position)[0][0]
        record.position = with_rules(text, game.rules)
    elif stored.fair is not None:
        record.fair = msgspec.json.decode(stored.fair, type=Commitment)
    return record


def _other_end(database: Database, stored: Stored, play: Play) -> str | None:
    """What is different where the match stands now: how far it is, how it ended, or who is asked."""
    if play.match.number != stored.number:
        return f"{play.match.number} moves instead of {stored.number}"
    if _as_read(play.match.result) != (stored.result and json.loads(stored.result)):
        return "another result"
    if stored.status == RUNNING:
        drafts = database.rows(
            "SELECT seat, draft FROM drafts WHERE number = ? AND table_id = ?", stored.number, stored.table_id
        )
        if play.match.state.drafts is not None:
            play.match.draft_again({seat: json.loads(draft) for seat, draft in drafts})
        if play.asked != json.loads(stored.asked):
            return "others are asked"
    return None


def _state(kept: str) -> Any:
    """The state of a snapshot, without what could be taken back there."""
    state = json.loads(kept)
    state.pop("undo", None)
    return state


def _as_read(value: Any) -> Any:
    """A value as it comes back from JSON."""
    return json.loads(json.dumps(value))


def folder(path: Path, progress: Progress = nobody_looks) -> Found:
    """Replay every record file of a folder; one without any is no proof of anything."""
    found = Found()
    files = sorted([*path.glob("**/*.json"), *path.glob("**/*.txt")])
    if not files:
        raise BadRecord(f"there are no records in {path}")
    for place, file in enumerate(files):
        progress(place, len(files))
        text = file.read_text(encoding="utf-8")
        found.games += 1
        try:
            record = Record.from_json(text) if file.suffix == ".json" else Record.from_text(text)
            found.moves += Match.replay(record).number
        except FAILURES as error:
            found.differences.append(f"{file.name}: {error}")
    return found
