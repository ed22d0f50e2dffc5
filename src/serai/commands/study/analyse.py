"""`serai analyse`: how the chances of a game went, and the three choices at which it turned."""

from __future__ import annotations

import json
import sys

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from serai.bots.analysis import Analysis, StillPlayed, analyse, evenly_spaced
from serai.commands.arguments import polite
from serai.commands.records.records import open_record
from serai.commands.study.arguments import AnalyseArguments
from serai.engine.core.errors import BadInput
from serai.engine.core.game import Game, game_of_record
from serai.words import Words

ROWS = 17  # of the table of chances
COLUMNS = 60  # of the lines of bars
BARS = "▁▂▃▄▅▆▇█"


@polite
def run(args: AnalyseArguments) -> int:
    """Look back at the game."""
    record = open_record(args.record)
    game = game_of_record(record)
    words = Words(args.lang, game)
    quiet = args.json or not sys.stderr.isatty()
    with Progress(console=Console(stderr=True), disable=quiet, transient=True) as bar:
        task = bar.add_task("")

        def progress(done: int, whole: int) -> None:
            bar.update(task, completed=done, total=whole)

        try:
            found = analyse(record, args.nodes, args.what_if, progress)
        except StillPlayed:
            raise BadInput(words.say("analyse-not-over")) from None
    if args.json:
        print(json.dumps(found.to_json()))
        return 0
    tell(found, game, words, Console(highlight=False), len(record.seats))
    return 0


def tell(found: Analysis, game: Game, words: Words, console: Console, seats: int) -> None:
    """Print the chances as a table and a line of bars a seat, then the turning points."""
    last = len(found.moves) - 1
    console.print(words.say("analyse-title", game=words.name(), number=found.moves[-1]), style="bold")
    table = Table(words.say("analyse-move"))
    for seat in range(seats):
        table.add_column(words.seat(seat), justify="right")
    for place in evenly_spaced(last + 1, ROWS):
        table.add_row(str(found.moves[place]), *[f"{chance:.0%}" for chance in found.chances[place]])
    console.print(table)
    for seat in range(seats):
        bars = "".join(BARS[min(7, int(8 * found.chances[place][seat]))] for place in evenly_spaced(last + 1, COLUMNS))
        console.print(f"{bars} {words.seat(seat)}")
    read = game.notation.read
    for point in found.turning_points:
        console.print()
        console.print(
            words.say(
                "analyse-turning",
                number=point.move,
                seat=words.seat(point.seat),
                choice=words.choice(read(point.chosen)),
                chance=round(100 * point.chance),
            )
        )
        console.print(
            words.say(
                "analyse-better",
                choice=words.choice(read(point.better)),
                chance=round(100 * point.better_chance),
            )
        )
    if not found.turning_points:
        console.print(words.say("analyse-no-turning"))
