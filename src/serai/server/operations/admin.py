"""Looking after a server from the command line: backups, people, tables, ratings, and the gate before a release."""

from __future__ import annotations

import argparse
import getpass
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from serai.engine.core.errors import BadInput
from serai.server.moderation import log as moderation_log
from serai.server.operations import backup, rate_all, replay_all
from serai.server.operations.database import Database, must_be_there, open_database
from serai.server.operations.settings import settings_from
from serai.server.people.passwords import HASHER, SHORTEST_PASSWORD
from serai.server.people.people import folded


def run(args: argparse.Namespace) -> int:
    """Do it."""
    if args.word == "replay-all" and args.records:
        with shown_progress() as progress:
            found = replay_all.folder(args.records, progress)
        return report(found)
    url = args.database or settings_from().database
    if args.word != "restore":
        must_be_there(url)
    with open_database(url) as database:
        if args.word == "backup":
            print(f"{backup.write(database, args.file)} rows written to {args.file}")
        elif args.word == "restore":
            print(f"{backup.restore(database, args.file)} rows restored")
        elif args.word == "users":
            _users(database, args)
        elif args.word == "tables":
            _tables(database, args)
        elif args.word == "moderation-log":
            return _moderation_log(database, args)
        elif args.word == "rate-all":
            with shown_progress() as progress:
                rated = rate_all.run(database, progress)
            return report_rated(rated)
        else:
            with shown_progress() as progress:
                found = replay_all.database(database, args.migrate, progress)
            return report(found)
    return 0


@contextmanager
def shown_progress() -> Iterator[replay_all.Progress]:
    """A progress bar on a terminal."""
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, whole: bar.update(task, completed=done, total=whole)


def report(found: replay_all.Found) -> int:
    """Say what replaying showed; a difference is a failure."""
    for line in found.differences:
        print(line)
    print(f"{found.games} games, {found.moves} moves: {len(found.differences)} differences, {found.migrated} migrated")
    return 1 if found.differences else 0


def report_rated(rated: rate_all.Rated) -> int:
    """Say what was put right; a difference is a failure, though it is mended."""
    for line in rated.differences:
        print(line)
    print(f"{rated.results} results, {rated.entered} entered now: {len(rated.differences)} differences, put right")
    return 1 if rated.differences else 0


def _users(database: Database, args: argparse.Namespace) -> None:
    changes = (
        (args.make_admin, "admin = 1"),
        (args.make_moderator, "moderator = 1"),
        (args.drop_moderator, "moderator = 0"),
        (args.set_password, "password = ?"),
    )
    for account, change in changes:
        if account is None:
            continue
        values = (HASHER.hash(_new_password()),) if account == args.set_password else ()
        if database.execute(f"UPDATE people SET {change} WHERE account = ?", *values, folded(account)) != 1:
            raise BadInput(f"there is no account {account!r}")
        if args.set_password:
            database.execute(
                "DELETE FROM sessions WHERE person IN (SELECT id FROM people WHERE account = ?)", folded(account)
            )
        print(f"{account}: done")
        return
    listed = "SELECT account, name, admin, moderator, created FROM people WHERE account IS NOT NULL ORDER BY created"
    rows = database.rows(listed)
    for account, name, admin, moderator, created in rows:
        role = "administrator" if admin else "moderator" if moderator else ""
        print(f"{account}\t{name}\t{role}\t{_day(created)}")
    guests = database.rows("SELECT count(*) FROM people WHERE account IS NULL AND deleted = 0")[0][0]
    print(f"{len(rows)} accounts, {guests} guests")


def _new_password() -> str:
    password = getpass.getpass("new password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    if len(password) < SHORTEST_PASSWORD:
        raise BadInput(f"a password has at least {SHORTEST_PASSWORD} characters")
    return password


def _tables(database: Database, args: argparse.Namespace) -> None:
    if args.close:
        ended = "UPDATE tables SET status = 'over', asked = '[]', deadline = NULL, changed = changed + 1 WHERE id = ?"
        if database.execute(ended, args.close) != 1:
            raise BadInput(f"there is no table {args.close!r}")
        for waiting in ("bot_turns", "invitations"):
            database.execute(f"DELETE FROM {waiting} WHERE table_id = ?", args.close)
        print(f"{args.close}: closed")
        return
    rows = database.rows(
        "SELECT id, game, status, number, moved, title FROM tables WHERE status = ? OR ? = '' ORDER BY moved DESC",
        args.status or "",
        args.status or "",
    )
    for table_id, game, status, number, moved, title in rows:
        print(f"{table_id}\t{game}\t{status}\tmove {number}\t{_day(moved)}\t{title}")
    print(f"{len(rows)} tables")


def _moderation_log(database: Database, args: argparse.Namespace) -> int:
    """Print the log, or prove that nothing of it was changed."""
    rows = database.rows(moderation_log.ALL)
    if not args.verify:
        for number, made, moderator, act, person, table, _, until, why, words, _ in rows:
            end = _day(until) if until else ""
            print(f"{number}\t{_day(made)}\t{moderator}\t{act}\t{person or table or ''}\t{end}\t{why}\t{words}")
        print(f"{len(rows)} entries")
        return 0
    found = moderation_log.verified(rows)
    if found.broken is not None:
        print(f"the log was changed: entry {found.broken} does not follow from those before it")
        return 1
    if args.holds and args.holds not in {*found.hashes, moderation_log.BEGINNING}:
        print(f"the log was changed: it no longer holds {args.holds}")
        return 1
    print(f"{found.rows} entries, unchanged; the last has the hash {found.head}")
    return 0


def _day(milliseconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(milliseconds / 1000))
