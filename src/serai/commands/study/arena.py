"""`serai arena`: bots against bots in balanced seats, with intervals, ratings, a table and a plot."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serai.bots.specs import BadSpec, spec_of
from serai.commands.arguments import game_of, polite, settings_of
from serai.commands.study.arguments import ArenaArguments
from serai.commands.study.contests import Contest, Outcome, Pairing, Results, pairings, play
from serai.commands.study.places import Place, cores, place_of
from serai.commands.study.standings import plot_of, ratings, standing, table_of
from serai.engine.core.errors import BadInput


@polite
def run(args: ArenaArguments) -> int:
    """Play what is missing, then tell how everything came out."""
    game = game_of(args.game)
    bots = bots_named(args.bots)
    seats = seats_named(args.seats)
    options = {number: settings_of(args.option, game, number) for number in seats}
    paired = pairings(bots, seats, args.every)
    if not paired:
        raise BadInput("an arena needs two bots at least")
    contests = [
        Contest(game.name, options[pairing.seats], args.seed, pairing, number)
        for number in range(args.games)
        for pairing in paired
    ]
    folder = args.out or Path("arena") / game.name
    head = {"game": game.name, "rules": game.rules, "seed": args.seed, "option": args.option}
    results = Results(folder / "results.jsonl", head)
    began = time.monotonic()
    missing = results.missing(contests)
    jobs = args.jobs or cores()
    stopped = False
    try:
        if missing:
            with place_of(jobs if len(missing) > 1 else 1, args.cluster) as place:
                jobs = place.width
                played(missing, place, results)
            results.put_in_order(contests)
    except KeyboardInterrupt:
        stopped = True
    tell(game.name, results, paired, folder)
    if missing:
        left = len(results.missing(contests))
        print(f"{len(missing) - left} games in {time.monotonic() - began:.0f} s on {jobs} processes; {left} left")
    if stopped:
        print("The same command goes on from here.", file=sys.stderr)
        return 130
    return 0


def bots_named(text: str) -> list[str]:
    """The bots of the command line, each of which must exist."""
    parts = text.split("/") if "/" in text else text.split(",")
    try:
        named = [spec_of(part).text for part in parts]
    except BadSpec as error:
        raise BadInput(str(error)) from None
    if len(set(named)) != len(named):
        raise BadInput("a bot is named twice")
    return named


def seats_named(text: str) -> list[int]:
    """The sizes of tables of the command line."""
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise BadInput(f"--seats takes numbers with commas between, such as 2,3,4, not {text!r}") from None


def played(contests: Sequence[Contest], place: Place, results: Results) -> None:
    """Play, keep every result at once, and show how far it is."""
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task("", total=len(contests))
        for outcome in outcomes(contests, place):
            results.add(outcome)
            bar.advance(task)


def outcomes(contests: Sequence[Contest], place: Place) -> Iterator[Outcome]:
    """The outcomes as they come."""
    for _, outcome in place.results(play, [(contest,) for contest in contests]):
        yield outcome


def tell(game: str, results: Results, paired: Sequence[Pairing], folder: Path) -> None:
    """Print the table and write it, with the plot, beside the results."""
    standings = [standing(pairing, list(results.of(pairing))) for pairing in paired]
    table = table_of(standings, ratings(list(results.outcomes.values())))
    (folder / "table.md").write_text(table, encoding="utf-8")
    (folder / "plot.svg").write_text(plot_of(f"{game}: games won, with 95 % intervals", standings), encoding="utf-8")
    print(table, end="")
