"""The gate before a release: every stored match is played again on the rules as they are now, and compared.

Every choice must still be accepted, cause the same events for every audience, and lead to the same states.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from serai.engine.errors import BadOption, BadRecord, IllegalChoice, Unreadable
from serai.engine.fair import Fair
from serai.engine.game import load
from serai.engine.match import Match
from serai.engine.record import Record, Row
from serai.server.database import Database
from serai.server.play import Play, stored_events

FAILURES = (BadOption, BadRecord, IllegalChoice, Unreadable, LookupError, ValueError)


@dataclass
class Found:
    """What replaying showed."""

    plays: int = 0
    moves: int = 0
    migrated: int = 0
    differences: list[str] = field(default_factory=list)


def database(database: Database, migrate: bool) -> Found:
    """Replay every match of a database."""
    found = Found()
    matches = database.rows(
        "SELECT id, game, rules, options, seed, fair FROM tables WHERE seed IS NOT NULL ORDER BY id"
    )
    for table_id, game, rules, options, seed, fair in matches:
        difference = _difference(database, table_id, game, json.loads(options), seed, _fair(fair), found)
        found.plays += 1
        if difference:
            found.differences.append(f"{table_id} ({game}, rules {rules}): {difference}")
        elif migrate and rules != load(game).rules:
            database.execute("UPDATE tables SET rules = ? WHERE id = ?", load(game).rules, table_id)
            found.migrated += 1
    return found


def _fair(kept: str | None) -> Fair | None:
    return None if kept is None else msgspec.json.decode(kept, type=Fair)


def _difference(
    database: Database, table_id: str, game: str, options: Any, seed: str, fair: Fair | None, found: Found
) -> str | None:
    seats = database.rows("SELECT count(*) FROM seats WHERE table_id = ?", table_id)[0][0]
    rows = database.rows(
        "SELECT number, seat, act, what, events FROM moves WHERE table_id = ? ORDER BY number", table_id
    )
    states = dict(database.rows("SELECT number, state FROM snapshots WHERE table_id = ?", table_id))
    number = 0
    try:
        play = Play.begin(load(game), seats, seed, options, fair)
        for number, seat, act, what, events in rows:
            fresh = play.repeat(Row(number, seat, act, json.loads(what))) if number else play.happened
            found.moves += 1
            if json.loads(stored_events(fresh)) != json.loads(events):
                return f"move {number}: other events"
            if number in states and _state(states[number]) != json.loads(json.dumps(play.match.save())):
                return f"move {number}: another state"
    except FAILURES as error:
        return f"move {number}: {error}"
    return None


def _state(kept: str) -> Any:
    """The state of a snapshot, without what could be taken back there."""
    state = json.loads(kept)
    state.pop("undo", None)
    return state


def folder(path: Path) -> Found:
    """Replay every record file of a folder; one without any is no proof of anything."""
    found = Found()
    files = sorted([*path.glob("**/*.json"), *path.glob("**/*.txt")])
    if not files:
        raise BadRecord(f"there are no records in {path}")
    for file in files:
        text = file.read_text(encoding="utf-8")
        found.plays += 1
        try:
            record = Record.from_json(text) if file.suffix == ".json" else Record.from_text(text)
            found.moves += Match.replay(record).number
        except FAILURES as error:
            found.differences.append(f"{file.name}: {error}")
    return found
