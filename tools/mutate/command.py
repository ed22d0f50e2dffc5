"""`serai mutate`: break the code on purpose, many times in small ways, and see whether a test notices.

A sample of all possible mutants is tried, each in a copy of the project, with the tests that reach the changed line,
the quickest first. Results are kept in `build/mutate`, so an interrupted run goes on where it stopped, and after better
tests only the survivors are tried again.
"""

import argparse
import random
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from serai.commands.checkout import root
from tools.mutate.lab import KILLED, SURVIVED, TIMEOUT, BaselineFailed, Bench, Results, Verdict, learn
from tools.mutate.mutants import Mutant, in_order, mutants_of

NOT_FOR_MUTANTS = {"project", "docs", "commands", "tools"}  # folders of tests that say nothing about engine and games


def run(args: argparse.Namespace) -> int:
    """Try the sample and report."""
    console = Console(highlight=False, emoji=False)
    project = root()
    sources = {path: (project / path).read_bytes() for path in files_of(project, args.paths)}
    everything = [mutant for path, source in sources.items() for mutant in mutants_of(path, source)]
    if not everything:
        console.print(f"there is nothing to break in {' '.join(args.paths)}")
        return 2
    sample = random.Random(args.seed).sample(everything, min(args.sample, len(everything)))
    console.print(
        f"{len(everything)} mutants of {len(sources)} files, {len(sample)} of them in the sample", markup=False
    )
    if args.list:
        for mutant in sorted(sample, key=in_order):
            show(mutant, sources, mutant.kind, console)
        return 0
    tests = args.tests or tests_of(project)
    try:
        verdicts = try_all(project, sample, sources, tests, args.jobs, console)
    except BaselineFailed as failure:
        console.print(str(failure), markup=False)
        return 2
    return report(verdicts, sources, args.at_least, console)


def files_of(project: Path, paths: list[str]) -> list[str]:
    """The Python files under the paths, relative to the project."""
    found: set[Path] = set()
    for path in paths:
        place = (project / path).resolve()
        found |= {place} if place.is_file() else set(place.rglob("*.py"))
    return sorted(path.relative_to(project).as_posix() for path in found)


def tests_of(project: Path) -> list[str]:
    """The folders of tests that can notice a change of engine or games."""
    folders = sorted(path for path in (project / "tests").iterdir() if any(path.glob("**/test_*.py")))
    return [f"tests/{folder.name}" for folder in folders if folder.name not in NOT_FOR_MUTANTS]


def try_all(
    project: Path,
    sample: list[Mutant],
    sources: dict[str, bytes],
    tests: list[str],
    jobs: int,
    console: Console,
) -> list[tuple[Mutant, Verdict]]:
    """Run the tests on every mutant of the sample that has no verdict yet."""
    with console.status("running the tests once, to learn which of them reach which line"):
        baseline = learn(project, list(sources), tests)
    console.print(f"{len(baseline.tests)} tests, {sum(baseline.seconds):.0f} s while being traced", markup=False)
    results = Results(project / "build" / "mutate" / "results.jsonl", sources, baseline.tests_digest)
    known = [(mutant, verdict) for mutant in sample if (verdict := results.get(mutant))]
    decided = {mutant for mutant, _ in known}
    missing = [mutant for mutant in sample if mutant not in decided]
    benches: SimpleQueue[Bench] = SimpleQueue()
    opened = [Bench(project, baseline) for _ in range(min(jobs, len(missing)))]
    for bench in opened:
        benches.put(bench)

    def attempt(mutant: Mutant) -> tuple[Mutant, Verdict]:
        bench = benches.get()
        try:
            return mutant, bench.attempt(mutant, sources[mutant.path])
        finally:
            benches.put(bench)

    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=console,
    )
    survivors = sum(verdict.what == SURVIVED for _, verdict in known)
    pool = ThreadPoolExecutor(max(1, len(opened)))
    try:
        with bar:
            task = bar.add_task("", total=len(sample), completed=len(known))
            for future in as_completed([pool.submit(attempt, mutant) for mutant in missing]):
                mutant, verdict = future.result()
                results.add(mutant, verdict)
                known.append((mutant, verdict))
                survivors += verdict.what == SURVIVED
                bar.update(task, advance=1, description=f"{survivors} survived")
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for bench in opened:
            bench.close()
    return sorted(known, key=lambda pair: in_order(pair[0]))


def report(verdicts: list[tuple[Mutant, Verdict]], sources: dict[str, bytes], at_least: float, console: Console) -> int:
    """Show every survivor and the share of mutants that a test noticed."""
    for mutant, verdict in verdicts:
        if verdict.what != KILLED:
            show(mutant, sources, f"{verdict.what}: {mutant.kind}{verdict.note and f' ({verdict.note})'}", console)
    counts = {what: sum(verdict.what == what for _, verdict in verdicts) for what in (KILLED, TIMEOUT, SURVIVED)}
    noticed = 100 * (counts[KILLED] + counts[TIMEOUT]) / len(verdicts)
    told = ", ".join(f"{number} {what}" for what, number in counts.items())
    console.print(f"{told}: {noticed:.1f} % of {len(verdicts)} mutants noticed", markup=False)
    if noticed < at_least:
        console.print(f"that is below {at_least:g} %", style="red")
        return 1
    return 0


def show(mutant: Mutant, sources: dict[str, bytes], headline: str, console: Console) -> None:
    """One mutant: where it is and what it changes."""
    console.print(f"\n{mutant.path}:{mutant.line} {headline}", style="bold", markup=False, soft_wrap=True)
    for line in mutant.diff(sources[mutant.path]).splitlines():
        console.print(line, style="red" if line.startswith("-") else "green", markup=False, soft_wrap=True)
