"""Whether one choice of a position is clearly better than all others, how much, and how hard that is to see.

A short search weeds out most positions. Then every legal choice is searched by itself, all in the same imagined worlds;
the better quarter goes on with more nodes, until the closest few have had the whole budget; so
have those that looked best to anybody, as some choices show what they are worth only later. These are searched again
with further seeds, which imagine other worlds: only what is better by the margin in all of them is a puzzle. Who judges
quickly gives up after a glance that sees nothing, and where two choices that looked best are alike: several times as
many positions are judged, and some of the puzzles that are hard to see are lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from serai.bots.bot import Budget, asks_of, view_of
from serai.bots.evaluation import evaluation_of
from serai.bots.levels import GENERAL, SULTAN, tuned
from serai.bots.search import Considered, Search, SearchConfig
from serai.bots.specs import spec_of
from serai.engine.core.chance import seeded
from serai.engine.core.steps import Choice
from serai.engine.play.match import Match
from serai.teach.puzzles import Grade

FEWEST_CHOICES = 4
GLANCE = 50  # nodes of a glance
GLANCE_MARGIN = 0.3  # of the margin, that a glance must see where one judges quickly
SCREEN = 200  # nodes of the short search
SCREEN_MARGIN = 0.75  # of the margin, that the short search must see
FIRST = 32  # nodes for every choice: with fewer, those that pay only later are overlooked
GIVE_UP = 0.5  # of the margin, that a choice must have at every stage
CLOSEST = 4  # choices that get the whole budget
LIKED = 3  # of the short search, that get it too
SEEDS = 2
LOOKS = 3  # bots of each level that are asked whether they see the best choice
SHORT = "general:nodes=60"  # the search that finds what is of medium grade
QUICK = "trader"  # the look, one move ahead, that finds what is easy
REPLIER = "general:nodes=80"
TEMPTING = 3  # wrong choices whose consequences are kept
SHORTEST_LINE = 3  # so that a mere consent is no reply
LONGEST_LINE = 6


class Verdict(NamedTuple):
    """What is known of a puzzle after it was judged; choices in notation."""

    best: str
    chance: float
    second: float
    margins: list[float]
    seeds: list[str]
    chances: dict[str, float]


class Looks(NamedTuple):
    """What others take for the best choice: who has tried nothing yet, who looks one move ahead, who searches a bit."""

    first: str
    quick: list[str]
    short: list[str]

    def grade(self, best: str) -> Grade:
        """Easy is what every quick look finds; hard what a short search misses, or no look at all finds; or medium."""
        if all(choice == best for choice in self.quick):
            return "easy"
        seen = best in (self.first, *self.quick) and all(choice == best for choice in self.short)
        return "medium" if seen else "hard"


class Judge:
    """Judges the question put to a seat by what the seat knows."""

    def __init__(self, match: Match, seat: int, seed: str, nodes: int, quick: bool = False) -> None:
        self.match, self.seat, self.seed, self.nodes, self.quick = match, seat, seed, nodes, quick
        self.options: Sequence[Choice] = asks_of(match, seat)[0].options
        self._imagine = view_of(match, seat).imagine
        self._text = match.game.notation.to_text
        self._liked: list[str] = []

    def glance(self) -> float:
        """How far one choice is ahead of the others after the first few nodes of the short search."""
        return ahead_of(self._short_search().think(self.options, Budget(nodes=GLANCE)))

    def promising(self, margin: float) -> bool:
        """Whether a short search sees one choice ahead of the others; those that it liked best are not forgotten."""
        if self.quick and self.glance() < margin * GLANCE_MARGIN:
            return False
        seen = self._short_search().think(self.options, Budget(nodes=SCREEN))
        if ahead_of(seen) < margin * SCREEN_MARGIN:
            return False
        liked = [one.pick for one in seen[:LIKED]]
        self._liked = [self._text(pick) for pick in liked]
        return not self.quick or self._stands_out(liked, f"{self.seed}/1", margin)

    def _short_search(self) -> Search:
        evaluation = evaluation_of(self.match.game)
        config = GENERAL._replace(**tuned(evaluation, "general", self.match.seats))
        return Search(evaluation, self.seat, self._imagine, f"{self.seed}/screen", config, None)

    def verdict(self, margin: float, looks: Looks) -> Verdict | None:
        """The best choice with its margins, or None where another comes too close in any of the seeds."""
        seeds = [f"{self.seed}/{number}" for number in range(1, SEEDS + 1)]
        named = {*self._liked, looks.first, *looks.quick, *looks.short}
        liked = [pick for pick in self.options if self._text(pick) in named]
        if self.quick and not self._stands_out(liked, seeds[0], margin):
            return None
        closest, chances = self._closest(seeds[0], margin, named)
        if not closest:
            return None
        names = [self._text(pick) for pick in closest]
        margins, totals = [], dict.fromkeys(names, 0.0)
        for number, seed in enumerate(seeds):
            found = [chances[name] for name in names]
            if number:
                found = [self.value(pick, self.nodes, seed) for pick in closest]
            margins.append(found[0] - max(found[1:]))
            if margins[-1] < margin:
                return None
            for name, value in zip(names, found, strict=True):
                totals[name] += value / len(seeds)
        told = {choice: round(value, 3) for choice, value in (chances | totals).items()}
        chance, second = told.pop(names[0]), max(told[name] for name in names[1:])
        return Verdict(names[0], chance, second, [round(one, 3) for one in margins], seeds, told)

    def _stands_out(self, picks: Sequence[Choice], seed: str, margin: float) -> bool:
        """Whether one of some choices is ahead of the others at a first look."""
        found = sorted(self.value(pick, min(FIRST, self.nodes), seed) for pick in picks)
        return len(found) < 2 or found[-1] - found[-2] >= margin * GIVE_UP

    def _closest(self, seed: str, margin: float, named: set[str]) -> tuple[list[Choice], dict[str, float]]:
        """The choices that come closest, the best first, and what was found of all; none where no choice stands out."""
        left, nodes = list(self.options), min(FIRST, self.nodes)
        chances: dict[str, float] = {}
        while True:
            found = [(self.value(pick, nodes, seed), -place) for place, pick in enumerate(left)]
            chances.update((self._text(left[-place]), value) for value, place in found)
            left = [left[-place] for _, place in sorted(found, reverse=True)]
            if nodes == self.nodes:
                return left, chances
            ahead = chances[self._text(left[0])] - chances[self._text(left[1])]
            if ahead < margin * GIVE_UP:
                return [], chances
            most = max(CLOSEST, len(left) // 4)
            left = left[:most] + [pick for pick in left[most:] if self._text(pick) in named]
            nodes = min(self.nodes, nodes * 4)

    def value(self, pick: Choice, nodes: int, seed: str) -> float:
        """The chance to win after a choice, as so many nodes see it."""
        config: SearchConfig = SULTAN._replace(**tuned(evaluation_of(self.match.game), "sultan", self.match.seats))
        evaluation = evaluation_of(self.match.game, config.deep)
        search = Search(evaluation, self.seat, self._imagine, seed, config, None)
        return search.think((pick,), Budget(nodes=nodes))[0].value

    def looks(self) -> Looks:
        """What others take for the best choice."""
        return Looks(self._looks_best(), self._seen_by(QUICK), self._seen_by(SHORT))

    def _seen_by(self, level: str) -> list[str]:
        """What bots of a level choose here."""
        spec, match = spec_of(level), self.match
        chosen = []
        for look in range(LOOKS):
            bot = spec.make(match.game, f"{self.seed}/{level}/{look}", match.seats)
            budget = spec.budget_at(match.game, match.seats)
            chosen.append(self._text(bot.choose(view_of(match, self.seat), asks_of(match, self.seat), budget)))
        return chosen

    def _looks_best(self) -> str:
        """The choice that looks best before anything is tried."""
        world = self._imagine(seeded(f"{self.seed}/first look"))
        weights = evaluation_of(self.match.game).priors(world, self.seat, self.options)
        place = max(range(len(weights)), key=weights.__getitem__) if weights else 0
        return self._text(self.options[place])


def ahead_of(seen: Sequence[Considered]) -> float:
    """How much better the best of some choices is than the second."""
    found = sorted((one.value for one in seen), reverse=True)
    return found[0] - found[1] if len(found) > 1 else 0.0


def tempting(verdict: Verdict, looks: Looks) -> list[str]:
    """The wrong choices that one would make most readily: what looks took for the best, then what comes closest."""
    wrong = [choice for choice in (looks.first, *looks.quick, *looks.short) if choice != verdict.best]
    wrong += sorted(verdict.chances, key=lambda choice: -verdict.chances[choice])
    return list(dict.fromkeys(wrong))[:TEMPTING]


def line_after(match: Match, seat: int, choice: str, seed: str) -> list[str]:
    """What follows a choice if all go on as a search would: until somebody else has replied, or a little longer."""
    match, spec = match.clone(), spec_of(REPLIER)
    line: list[str] = []
    match.make(seat, choice)
    before = seat
    while match.asks and len(match.asks) == 1 and len(line) < LONGEST_LINE:
        asked = match.asks[0]
        replied = before not in (seat, asked.seat) and len(line) >= SHORTEST_LINE
        if replied or match.state.drafts is not None:
            break
        bot = spec.make(match.game, f"{seed}/{len(line)}", match.seats)
        pick = bot.choose(view_of(match, asked.seat), (asked,), spec.budget)
        text = match.game.notation.to_text(pick)
        line.append(f"{match.game.colours[asked.seat]} {text}")
        match.make(asked.seat, text)
        before = asked.seat
    return line
