"""`serai show`: the board of a record at a move, and what that move was."""

from __future__ import annotations

import argparse

from rich.console import Console

from serai.commands.arguments import polite
from serai.commands.play.board import coloured, draw_text, own_options, public_standing, story
from serai.commands.records.records import open_record, row_in_words, seat_named
from serai.engine.core.errors import BadInput
from serai.engine.core.game import game_of_record
from serai.engine.play.match import Match
from serai.engine.play.position import write_position
from serai.engine.play.record import UNDO
from serai.words import Words


@polite
def run(args: argparse.Namespace) -> int:
    """Show the position."""
    record = open_record(args.record)
    game = game_of_record(record)
    seat = seat_named(args.seat, record)
    last = len(record.rows)
    at = last if args.at is None else args.at
    if not 0 <= at <= last:
        raise BadInput(f"there is no move {at}; the record has {last}")
    match = Match.replay(record, upto=None if at == last else at, game=game)
    if args.position:
        print(write_position(match.position), end="")
        return 0
    words = Words(args.lang, game)
    seats = len(record.seats)
    console = Console(highlight=False)
    console.print(words.say("show-title", game=words.name(), number=at, last=last), style="bold")
    if at:
        row = record.rows[at - 1]
        if args.open or row.seat == seat or row.act == UNDO:
            console.print(coloured(row_in_words(words, row), words, seats))
    for line in story([told for told in match.events(seat) if told.move == at], words, seats):
        console.print(line)
    console.print()
    console.print(draw_text(game, match.view(seat), own_options(match.asks, seat)))
    console.print()
    for line in public_standing(match, words, seat):
        console.print(line)
    return 0
