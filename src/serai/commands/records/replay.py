"""`serai replay`: a record told from its first move to its last."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from rich.console import Console

from serai.commands.arguments import add_language, polite
from serai.commands.play.board import coloured, draw_text, public_standing, story
from serai.commands.records.records import moves, open_record, row_in_words, seat_named
from serai.engine.core.game import game_of_record
from serai.engine.play.record import UNDO
from serai.words import Words

PAUSE = 0.6  # seconds between moves when somebody watches


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's own arguments."""
    parser.add_argument("record", type=Path, help="a record, as JSON or as text")
    parser.add_argument("--seat", help="whose eyes: a seat by name or number (default: a spectator's)")
    parser.add_argument("--open", action="store_true", help="tell the choices themselves even if made in secret")
    parser.add_argument("--boards", action="store_true", help="show the board after every move, not only at the end")
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--fast", action="store_true", help="do not pause between moves")
    pace.add_argument("--delay", type=float, help=f"seconds between moves (default: {PAUSE} on a terminal, else 0)")
    add_language(parser)


@polite
def run(args: argparse.Namespace) -> int:
    """Tell the play."""
    record = open_record(args.record)
    game = game_of_record(record)
    seat = seat_named(args.seat, record)
    words = Words(args.lang, game)
    seats = len(record.seats)
    console = Console(highlight=False)
    pause = args.delay if args.delay is not None else PAUSE if console.is_terminal and not args.fast else 0.0
    for row, match in moves(record):
        number = row.number if row else 0
        own = row is not None and (args.open or row.seat == seat or row.act == UNDO)
        title = row_in_words(words, row) if row and own else ""
        console.print(words.say("replay-move", number=number), coloured(title, words, seats), style="bold")
        for line in story([told for told in match.events(seat) if told.move == number], words, seats):
            console.print(line)
        if args.boards:
            console.print(draw_text(game, match.view(seat)))
        time.sleep(max(0.0, pause))
    console.print()
    if not args.boards:
        console.print(draw_text(game, match.view(seat)))
    for line in public_standing(match, words, seat):
        console.print(line)
    return 0
