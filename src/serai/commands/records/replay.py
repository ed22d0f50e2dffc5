"""`serai replay`: a record told from its first move to its last."""

from __future__ import annotations

import argparse
import time

from rich.console import Console

from serai.commands.arguments import polite
from serai.commands.play.board import coloured, draw_text, public_standing, story
from serai.commands.records.arguments import PAUSE
from serai.commands.records.records import moves, open_record, row_in_words, seat_named
from serai.engine.core.game import game_of_record
from serai.engine.play.record import UNDO
from serai.words import Words


@polite
def run(args: argparse.Namespace) -> int:
    """Tell the game."""
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
