"""Everything in one file: lines of JSON, compressed, the same from either database and for either."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

from serai.engine.core.errors import BadInput
from serai.server.operations.database import Database

FORMAT = 1
# In an order in which each only points back.
CONTENTS = {
    "house": "name, value",
    "people": """id, name, account, password, email, webhook, admin, language, created, seen, deleted, owner, moderator,
        banned""",
    "sessions": "hash, person, device, created, expires, place",
    "ended_sessions": "hash, person, expires",
    "traces": "person, kind, mark, since, expires",
    "tokens": "hash, person, label, scopes, created, used, expires",
    "notice_failures": "person, channel, failures, failed, why, status, next_try",
    "notice_choices": """person, on_turn, on_invitation, on_end, on_time, quiet_from, quiet_to, zone, letter_hour,
        next_letter, quiet_until, on_round""",
    "push_devices": """id, person, session, endpoint, p256dh, auth, label, created, failures, failed, why, status,
        next_try""",
    "told": "person, kind, table_id, turn, sent, taken_by, lease",
    "positions": "digest, position",
    "tables": """id, game, rules, options, title, language, public, pace, host, status, created, started, ended, moved,
        secret, seed, fair, origin, number, drafted, changed, asked, clocks, deadline, proposal, result,
        position, rated, pause""",
    "seats": "table_id, seat, person, bot, away, share, vote, name, resigned, kept_for",
    "invitations": "table_id, person, inviter, made",
    "moves": "table_id, number, seat, act, what, key, first_event, events, made, question",
    "drafts": "table_id, seat, number, draft, keys",
    "snapshots": "table_id, number, events, state",
    "chat": "table_id, number, room, person, name, words, said, seat, remark",
    "analyses": "table_id, asked, found",
    "bot_turns": "table_id, seat, number, level",
    "notices": "table_id, seat, turn, sent",
    "endings": "table_id",
    "ledger": "id, entered",
    "results": "number, table_id, game, rated, seats, begun, ended, moves",
    "standings": "number, seat, person, game, place, score, left_early, opening, mean, deviation",
    "ratings": "person, game, mean, deviation, certain, games",
    "solo_scores": "person, game, best, number, won, games",
    "tallies": "person, game, kind, subject, games, won, moves, lasted",
    "vacations": "person, periods",
    "waiting_queue": "person, game, seats, pace, rated, since, seen, table_id",
    "tournaments": """id, title, language, host, game, options, seats, fewest, pace, kind, rounds, advance, seeding,
        invited, most, starts, rated, level, round_time, absence, seed, status, round, round_began, entered, changed,
        created, ended, due""",
    "entrants": "tournament, number, person, bot, status, joined, left_round, seeded",
    "tournament_tables": "tournament, round, number, table_id, status",
    "tournament_seats": "tournament, round, number, seat, entrant, absent, place, score, points",
    "profiles": "person, shape, colour, ratings, results, opponents, openings, games, presence",
    "friends": "one, other, asker, asked, accepted",
    "blocks": "person, blocked, made",
    "reports": "id, reporter, person, table_id, line, kind, words, kept, made, closed",
    "sanctions": "id, person, act, why, words, table_id, made, until, told",
    "moderation_log": "number, made, moderator, act, person, table_id, report, until, why, words, hash",
}


def write(database: Database, path: Path) -> int:
    """Write everything as it is at one moment; gives the number of rows."""
    written = 0
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # it holds seeds and hashes of passwords
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file, database.whole():
        file.write(json.dumps({"serai-backup": FORMAT}) + "\n")
        for table, columns in CONTENTS.items():
            for row in database.rows(f"SELECT {columns} FROM {table}"):
                file.write(json.dumps([table, *row], ensure_ascii=False) + "\n")
                written += 1
    return written


def restore(database: Database, path: Path) -> int:
    """Fill an empty database; all of it or nothing."""
    if database.rows("SELECT count(*) FROM tables")[0][0] or database.rows("SELECT count(*) FROM people")[0][0]:
        raise BadInput("a backup is restored into an empty database, and this one is not")
    restored = 0
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file, database.whole():
            if json.loads(file.readline()) != {"serai-backup": FORMAT}:
                raise BadInput(f"{path} is no backup of this format")
            for begun_with in ("house", "ledger"):
                database.execute(f"DELETE FROM {begun_with}")
            for line in file:
                table, *values = json.loads(line)
                names = ",".join(CONTENTS[table].split(",")[: len(values)])  # an older backup lacks the last ones
                marks = ", ".join("?" * len(values))
                database.execute(f"INSERT INTO {table} ({names}) VALUES ({marks})", *values)
                restored += 1
            database.execute("UPDATE tables SET host = NULL WHERE host = ''")  # as an older backup says that nobody is
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise BadInput(f"{path} cannot be read as a backup: {error}") from None
    return restored
