"""`serai fuzz`: legal choices and nonsense for a game, until something breaks or the time is up."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from serai.commands.arguments import fresh_seed, game_of, polite
from serai.commands.study.arguments import FuzzArguments
from serai.commands.study.fuzzing import Finding, fuzzed
from serai.commands.study.places import in_order, place_of
from serai.words import Words

Task = tuple[str, int | None, str, float]


@polite
def run(args: FuzzArguments) -> int:
    """Fuzz until the time is up or something is found."""
    game = game_of(args.game)
    if args.seats is not None:
        game.settings(args.seats, {})
    words = Words(args.lang, game)
    seed = args.seed or fresh_seed()
    ends = time.monotonic() + args.minutes * 60
    done: Counter[str] = Counter()
    number, finding = args.first, None
    with place_of(args.jobs, args.cluster) as place, progress() as bar:
        task = bar.add_task(words.name(), total=args.minutes * 60)
        # In order: what is counted, and which finding is the first, must not depend on how many play at once.
        for acts, finding in in_order(place.results(fuzzed, tasks(args, seed, ends))):
            done.update(acts)
            number += 1
            told = words.say("fuzz-progress", games=number - args.first, choices=done["choices"], **_refusals(done))
            bar.update(task, completed=args.minutes * 60 - (ends - time.monotonic()), description=told)
            if finding is not None:
                break
    print(words.say("fuzz-done", games=number - args.first, choices=done["choices"], seed=seed, **_refusals(done)))
    if finding is None:
        return 0
    again = f"serai fuzz {args.game} --seed {seed} --first {number - 1} --games 1"
    path = leave(finding, args, number - 1, again + (f" --seats {args.seats}" if args.seats else ""))
    print(words.say("fuzz-found", what=finding.what, doing=finding.doing, file=str(path)), file=sys.stderr)
    return 1


def progress() -> Progress:
    """A bar that fills with the time, on the error stream; none where nobody watches."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


def tasks(args: FuzzArguments, seed: str, ends: float) -> Iterator[Task]:
    """Game after game, each with the seconds that are left, until there are none."""
    for number in range(args.first, args.first + args.games) if args.games else count(args.first):
        left = ends - time.monotonic()
        if left <= 0:
            return
        yield args.game, args.seats, f"{seed}/{number}", left


def _refusals(done: Counter[str]) -> dict[str, int]:
    others = sum(times for name, times in done.items() if name not in ("choices", "refusals"))
    return {"refusals": done["refusals"], "others": others}


def leave(finding: Finding, args: FuzzArguments, number: int, again: str) -> Path:
    """Write the record of a finding, and beside it a note of what was being done."""
    args.records.mkdir(parents=True, exist_ok=True)
    path: Path = args.records / f"{args.game}-fuzz-{number}.json"
    if finding.record is not None:
        path.write_text(finding.record.to_json(), encoding="utf-8")
    note = {"what": finding.what, "doing": finding.doing, "again": again, "trace": finding.trace.splitlines()}
    path.with_suffix(".note.json").write_text(json.dumps(note, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")
    return path
