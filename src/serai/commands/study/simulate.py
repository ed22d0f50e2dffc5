"""`serai simulate`: many games between bots, and their statistics."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from serai.commands.arguments import game_of, polite, seats_of, settings_of
from serai.commands.records.records import keep
from serai.commands.study.arguments import SimulateArguments
from serai.commands.study.batches import Batch, Kept, Wrong, batches
from serai.commands.study.figures import Tally
from serai.commands.study.places import cores, place_of
from serai.commands.study.walk import Plan
from serai.words import Words

WORTH_ALL_CORES = 200  # games; below this, starting processes costs more than it saves
MOST_RECORDS = 20  # of games that went wrong; the rest are only counted


@polite
def run(args: SimulateArguments) -> int:
    """Play them all, tell the figures, and leave a record of each game that went wrong."""
    game = game_of(args.game)
    seats = seats_of(args, game)
    options = settings_of(args.option, game, seats)
    plan = Plan(game, seats, options, args.seed, args.check, args.player, args.keep is not None)
    jobs = args.jobs or (cores() if args.games >= WORTH_ALL_CORES else 1)
    words = Words(args.lang, game)
    began = time.perf_counter()
    whole = Batch(Tally(seats), 0, [], [])
    with place_of(jobs, args.cluster) as place, progress(words) as bar:
        jobs = place.width
        task = bar.add_task(words.name(), total=args.games)
        for batch in batches(plan, args.games, place):
            whole.tally.join(batch.tally)
            whole.wrong.extend(batch.wrong)
            keep_records(batch.kept, args)
            bar.advance(task, batch.done)
    seconds = time.perf_counter() - began
    left = leave_records(whole.wrong, args)
    if args.json:
        figures = {
            "game": game.name,
            "rules": game.rules,
            "seats": seats,
            "options": plan.options,
            "seed": args.seed,
            "player": args.player,
            "games": args.games,
            "checked": args.check,
            **whole.tally.to_json(game.colours),
            "failures": [{"play": wrong.play, "what": wrong.what} for wrong in whole.wrong],
            "took": {"seconds": round(seconds, 3), "jobs": jobs},
        }
        print(json.dumps(figures, ensure_ascii=False, indent=2))
    else:
        show_figures(whole.tally, words, args.check)
        print(words.say("simulate-took", games=args.games, seconds=round(seconds, 1), jobs=jobs))
    for wrong, path in zip(whole.wrong, left, strict=False):
        print(words.say("simulate-wrong", number=wrong.play, what=wrong.what, file=str(path)), file=sys.stderr)
    return 1 if whole.wrong else 0


def progress(words: Words) -> Progress:
    """A bar on the error stream, so that figures can be piped; none where nobody watches."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def leave_records(wrong: list[Wrong], args: SimulateArguments) -> list[Path]:
    """Write the record of each game that went wrong, as far as there are not too many."""
    paths = []
    for one in wrong[:MOST_RECORDS]:
        args.records.mkdir(parents=True, exist_ok=True)
        path = args.records / f"{args.game}-{one.play}-wrong.json"
        path.write_text(one.record.to_json(), encoding="utf-8")
        paths.append(path)
    return paths


def keep_records(kept: list[Kept], args: SimulateArguments) -> None:
    """Write the records of games that went as they should, as soon as they are played."""
    folder = args.keep or Path()  # nothing is kept unless a folder is named
    for one in kept:
        keep(folder / f"{args.game}-{one.play}.json", one.record)


# ---- telling


def show_figures(tally: Tally, words: Words, checked: bool) -> None:
    """The figures as tables for a person."""
    console = Console(highlight=False)
    figures = tally.to_json([words.seat(seat) for seat in range(tally.seats)])
    results = Table(title=words.say("simulate-title", game=words.name(), games=tally.games))
    results.add_column(words.say("simulate-seat"), no_wrap=True)
    for key in ("simulate-wins", "simulate-shared", "simulate-mean", "simulate-sd", "simulate-min", "simulate-max"):
        results.add_column(words.say(key), justify="right", no_wrap=True)
    for row in figures["results"]:
        score = row["score"]
        results.add_row(
            row["seat"],
            share(row["wins"], tally.games),
            share(row["shared_wins"], tally.games),
            *(f"{score[key]:.2f}" if tally.games else "" for key in ("mean", "sd")),
            *(str(score[key]) if tally.games else "" for key in ("min", "max")),
        )
    console.print(results)
    show_parts(figures["results"], words, console)
    if tally.games:
        console.print(words.say("simulate-length", **figures["length"]))
        show_course(figures, words, console)
    if tally.counted:
        console.print(words.say("simulate-branching", **figures["branching"]))
    if checked:
        console.print(words.say("simulate-checked"))


def show_course(figures: dict[str, Any], words: Words, console: Console) -> None:
    """How much each seat had to decide, how far games went, and how they ended, for games that tell."""
    console.print(words.say("simulate-seat-length", **figures["decisions_a_seat"]))
    if rounds := figures["distance"].get("round"):
        console.print(words.say("simulate-rounds", **rounds))
    if endings := figures["endings"]:
        told = [f"{words.say('simulate-by', by=by)} {times}" for by, times in endings.items()]
        console.print(words.say("simulate-endings", endings=", ".join(told)))


def show_parts(results: list[dict[str, Any]], words: Words, console: Console) -> None:
    """What the points are made of, for games that tell."""
    parts = list(results[0]["parts"])
    if not parts:
        return
    table = Table(title=words.say("simulate-parts"))
    table.add_column(words.say("simulate-seat"), no_wrap=True)
    table.add_column(words.say("simulate-part"))
    for key in ("simulate-mean", "simulate-sd", "simulate-min", "simulate-median", "simulate-max"):
        table.add_column(words.say(key), justify="right", no_wrap=True)
    for row in results:
        for part in parts:
            spread = row["parts"][part]
            table.add_row(
                row["seat"],
                words.part(part),
                *(f"{spread[key]:.2f}" for key in ("mean", "sd")),
                *(str(spread[key]) for key in ("min", "median", "max")),
            )
    console.print(table)


def share(part: int, whole: int) -> str:
    """A count with its percentage."""
    return f"{part} {100 * part / whole:4.1f}%" if whole else "0"
