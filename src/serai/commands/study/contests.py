"""Contests between bots: who sits where, one game in another process, and the file that keeps what was played."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from serai.bots.bot import Bot, Budget, View
from serai.bots.specs import present_name, spec_of
from serai.commands.study.walk import Plan, Walk
from serai.engine.core.errors import BadInput
from serai.engine.core.game import load
from serai.engine.play.history import Asked


class Pairing(NamedTuple):
    """One bot against a table of others; alone where a game is played alone."""

    seats: int
    one: str
    rest: str

    @property
    def share(self) -> float:
        """What the one would win if it were no better than the rest."""
        return 1 / self.seats if self.seats > 1 else 0.5


class Contest(NamedTuple):
    """One game of a pairing; the one sits in every seat of a deal once."""

    game: str
    options: dict[str, Any]
    seed: str
    pairing: Pairing
    number: int

    @property
    def seat(self) -> int:
        """Where the one sits."""
        return self.number % self.pairing.seats

    @property
    def key(self) -> str:
        """What tells this game from all others."""
        seats, one, rest = self.pairing
        return f"{seats} {one} {rest} {self.number}"


class Outcome(NamedTuple):
    """The outcome of a game, as a line of the results file."""

    key: str
    seats: int
    one: str
    rest: str
    seat: int
    places: list[int]
    scores: list[int]
    decisions: int
    seconds: list[float]  # of thought, by seat
    thoughts: list[int]  # choices thought about, by seat

    @property
    def won(self) -> float:
        """What the one won: a shared first place counts its part."""
        if self.places[self.seat] != 1:
            return 0.0
        return 1 / self.places.count(1)


class Seated:
    """A bot in its seat, with its own budget and a clock beside it."""

    __slots__ = ("bot", "budget", "seconds", "thoughts")

    def __init__(self, bot: Bot, budget: Budget) -> None:
        self.bot = bot
        self.budget = budget
        self.seconds = 0.0
        self.thoughts = 0

    def choose(self, view: View, asks: Sequence[Asked], budget: Budget) -> Any:
        began = time.thread_time()  # not the process's, which has others on a cluster
        pick = self.bot.choose(view, asks, self.budget)
        self.seconds += time.thread_time() - began
        self.thoughts += 1
        return pick


def pairings(bots: Sequence[str], seats: Sequence[int], every: bool) -> list[Pairing]:
    """Each bot against the one named before it, or against all named before it; alone, each by itself."""
    found = []
    for number in seats:
        if number == 1:
            found += [Pairing(1, bot, "") for bot in bots]
            continue
        for place in range(1, len(bots)):
            below = bots[:place] if every else bots[place - 1 : place]
            found += [Pairing(number, bots[place], other) for other in below]
    return found


def play(contest: Contest) -> Outcome:
    """Play it out."""
    seats, one, rest = contest.pairing
    game = load(contest.game)
    deal = contest.number // seats
    plan = Plan(game, seats, contest.options, contest.seed)
    walk = Walk(plan, deal)
    seated = []
    for seat in range(seats):
        spec = spec_of(one if seat == contest.seat else rest)
        bot = spec.make(game, f"{walk.seed}/{contest.number}/{seat}", seats)
        seated.append(Seated(bot, spec.budget_at(game, seats)))
    walk.bots = list(seated)
    walked = walk.walked(count_options=False)
    if walked.result is None:
        raise RuntimeError(f"{contest.key}: {walked.wrong}")
    places, scores = list(walked.result.places), list(walked.result.scores)
    seconds = [round(bot.seconds, 3) for bot in seated]
    thoughts = [bot.thoughts for bot in seated]
    return Outcome(contest.key, seats, one, rest, contest.seat, places, scores, walked.decisions, seconds, thoughts)


def under_present_names(outcome: Outcome) -> Outcome:
    """An outcome from a file that may name levels as they were called before."""
    one, rest = present_name(outcome.one), present_name(outcome.rest)
    number = outcome.key.rpartition(" ")[2]
    return outcome._replace(key=f"{outcome.seats} {one} {rest} {number}", one=one, rest=rest)


class Results:
    """The file that keeps every game as soon as it is over, so that an interrupted arena can continue."""

    def __init__(self, path: Path, head: dict[str, Any]) -> None:
        self.path = path
        self.outcomes: dict[str, Outcome] = {}
        if path.exists():
            self._read(head)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, head: dict[str, Any]) -> None:
        lines = self.path.read_text(encoding="utf-8").split("\n")
        try:
            known = json.loads(lines[0])
        except ValueError:
            raise BadInput(f"{self.path} is no file of an arena") from None
        if known != head:
            raise BadInput(f"{self.path} was begun with {known}; name another folder with --out, or the same settings")
        whole = self.path.stat().st_size
        kept = len(lines[0].encode()) + 1
        for line in lines[1:-1]:
            outcome = under_present_names(Outcome(**json.loads(line)))
            self.outcomes[outcome.key] = outcome
            kept += len(line.encode()) + 1
        if kept < whole:  # the last line was cut off in the middle
            with self.path.open("rb+") as file:
                file.truncate(kept)

    def add(self, outcome: Outcome) -> None:
        """Keep one more."""
        self.outcomes[outcome.key] = outcome
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(outcome._asdict()) + "\n")

    def put_in_order(self, contests: Sequence[Contest]) -> None:
        """Write the file anew in the order of the contests: games end in another order on every machine."""
        wanted = [contest.key for contest in contests]
        self.outcomes = {key: self.outcomes[key] for key in dict.fromkeys([*wanted, *self.outcomes])}
        with self.path.open(encoding="utf-8") as file:
            head = file.readline()
        fresh = self.path.with_suffix(".fresh")
        lines = [json.dumps(outcome._asdict()) + "\n" for outcome in self.outcomes.values()]
        fresh.write_text(head + "".join(lines), encoding="utf-8")
        fresh.replace(self.path)

    def missing(self, contests: Sequence[Contest]) -> list[Contest]:
        """What is still to be played."""
        return [contest for contest in contests if contest.key not in self.outcomes]

    def of(self, pairing: Pairing) -> Iterator[Outcome]:
        """The games of one pairing."""
        for outcome in self.outcomes.values():
            if (outcome.seats, outcome.one, outcome.rest) == tuple(pairing):
                yield outcome
