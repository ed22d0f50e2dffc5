"""`serai verify`: play a record again and say what that proves."""

from __future__ import annotations

import argparse

from rich.console import Console

from serai.commands.arguments import polite
from serai.commands.records.records import moves, open_record
from serai.engine.core.errors import BadRecord
from serai.engine.core.game import game_of_record
from serai.engine.play.commitment import check_fair, digest_of_position
from serai.engine.play.record import Record
from serai.words import Words


@polite
def run(args: argparse.Namespace) -> int:
    """Prove the record or say where it fails."""
    record = open_record(args.record)
    game = game_of_record(record)
    words = Words(args.lang, game)
    prove_seed(record)
    number = 0
    try:
        for row, match in moves(record):
            number = row.number if row else 0
            broken = game.check(match.state)
            if broken:
                raise BadRecord(f"after move {number} the game breaks {', '.join(broken)}")
    except BadRecord:
        raise
    except Exception as error:  # a fault of the game's own code, which a record left by fuzz or simulate shows again
        raise BadRecord(f"move {number + 1}: the game fails ({type(error).__name__}: {error})") from error
    console = Console(highlight=False)
    proven = [
        words.say("verify-moves", number=number, game=words.name(), rules=record.rules),
        words.say("verify-invariants"),
        words.say("verify-state" if record.state else "verify-no-state"),
        words.say("verify-position", digest=digest_of_position(record.position))
        if record.position
        else words.say("verify-fair" if record.fair else "verify-no-fair"),
        words.say("verify-over" if match.over else "verify-open"),
    ]
    for line in proven:
        console.print(line)
    if match.result is not None:
        for line in words.result(match.result):
            console.print(f"  {line}")
    return 0


def prove_seed(record: Record) -> None:
    """Check that the seed is the one that host and seats made together."""
    if record.fair is not None:
        if len(record.fair.shares) != len(record.seats):
            raise BadRecord(f"the seed has {len(record.fair.shares)} shares for {len(record.seats)} seats")
        fault = check_fair(record.fair, record.seed)
        if fault is not None:
            raise BadRecord(fault)
