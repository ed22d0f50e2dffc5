"""A game between bots played straight on the state, with the rows of its record kept in case something goes wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from serai.bots.bot import Bot, Budget, View
from serai.bots.dice import Dice
from serai.bots.sensible_bot import SensibleBot
from serai.bots.specs import LEVELS, spec_of
from serai.engine.core.chance import seeded
from serai.engine.core.drafts import draft_at_random, drafts_of, waiting_seats
from serai.engine.core.drive import settle
from serai.engine.core.game import Game
from serai.engine.core.state import Result, State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice, Draft, Step, is_committed, seat_asked
from serai.engine.play.history import Asked
from serai.engine.play.record import ALL, CHOSE, Record, Row
from serai.engine.views.facts import Seen
from serai.engine.views.views import look, redeal


class Plan(NamedTuple):
    """Which games are wanted; the plan and its number determine a game completely."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    check: bool = False
    player: str = "random"  # one of PLAYERS
    keep: bool = False  # whether every game leaves its record, not only those that go wrong


PLAYERS = ("random", "sensible", *LEVELS)


class Ending(NamedTuple):
    """How a game that tells its race ended: by what it was decided, and how far it had gone, by part."""

    by: str = ""
    distance: dict[str, int] = {}  # noqa: RUF012 - read only


class Walked(NamedTuple):
    """How one game went: its result, or what went wrong; the record that shows it again, where one is kept."""

    result: Result | None
    decisions: int
    counted: int  # decisions whose options were counted
    options: int  # how many options they had in all
    widest: int
    wrong: str
    record: Record | None
    by_seat: tuple[int, ...] = ()  # decisions
    ending: Ending = Ending()


class Walk:
    """One game in progress."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.seed = f"{plan.seed}/{number}"
        self.dice = Dice(self.seed)
        self.bots, self.budget = bots_of(plan, self.seed)
        self.rows: list[
            tuple[int, Choice] | list[Draft]
        ] = []  # a seat and its pick, or where all chose at once, all drafts
        self.by_seat = [0] * plan.seats
        self.ending = Ending()
        self.options = 0
        self.widest = 0

    @property
    def decisions(self) -> int:
        """How many decisions all seats have made."""
        return sum(self.by_seat)

    def walked(self, count_options: bool) -> Walked:
        """Play to the end and tell how it went; an error of the game is told, not raised."""
        wrong, result = "", None
        try:
            result, wrong = self.play(count_options)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        counted = self.decisions if count_options else 0
        record = self.record() if wrong or self.plan.keep else None
        return Walked(
            result,
            self.decisions,
            counted,
            self.options,
            self.widest,
            wrong,
            record,
            tuple(self.by_seat),
            self.ending,
        )

    def play(self, count_options: bool) -> tuple[Result | None, str]:
        """The result of the game, and the first thing that is wrong with it."""
        game, seats, check = self.plan.game, self.plan.seats, self.plan.check
        bound = game.max_decisions(seats)
        s: State = game.new(seats, seeded(self.seed), self.plan.options)
        listed = settle(s)
        while s.todo:
            if check and (broken := game.check(s)):
                return None, f"broken: {', '.join(broken)}"
            if self.decisions > bound:
                return None, f"longer than {bound} decisions"
            step: Step = s.todo[-1]
            if step.waits == ASK:
                self.answer(s, listed, count_options)
            else:
                self.draft_all(s, count_options)
            listed = settle(s)
        broken = game.check(s) if check else []
        if broken:
            return None, f"broken: {', '.join(broken)}"
        self.ending = ending_of(game, s)
        return s.result, "" if s.result else "ended without a result"

    def answer(self, s: State, listed: Sequence[Choice] | None, count_options: bool) -> None:
        """Let the one seat that is asked choose; its options may have been listed already."""
        ask: Ask = s.todo[-1]
        if count_options:
            listed = ask.options(s) if listed is None else listed
            self.options += len(listed)
            self.widest = max(self.widest, len(listed))
        if self.bots:
            pick = self.thought(s, seat_asked(ask), ask.options(s) if listed is None else listed)
        else:
            pick = ask.sample(s, self.dice) if listed is None else listed[self.dice.below(len(listed))]
        self.rows.append((seat_asked(ask), pick))
        self.by_seat[seat_asked(ask)] += 1
        s.todo.pop()
        ask.chosen(s, pick)

    def draft_all(self, s: State, count_options: bool) -> None:
        """Let every seat that is asked choose in secret."""
        step: AskAll = s.todo[-1]
        drafts = drafts_of(s)
        for seat in waiting_seats(s):
            held = len(drafts[seat])
            if self.bots:
                self.draft(s, step, seat)
            else:
                self.by_seat[seat] += draft_at_random(s, step, seat, self.dice)
            if count_options:
                draft = drafts[seat]
                for length in range(held, len(draft)):
                    width = len(step.options(s, seat, draft[:length]))
                    if width > 1:
                        self.options += width
                        self.widest = max(self.widest, width)
        self.rows.append(list(drafts))

    def draft(self, s: State, step: AskAll, seat: int) -> None:
        """Let a bot choose in secret."""
        drafts = drafts_of(s)
        while not is_committed(drafts[seat]):
            listed = step.options(s, seat, drafts[seat])
            self.by_seat[seat] += len(listed) > 1
            pick = listed[0] if len(listed) == 1 else self.thought(s, seat, listed)
            drafts[seat] = (*drafts[seat], pick)

    def thought(self, s: State, seat: int, listed: Sequence[Choice]) -> Choice:
        """The choice of the bot in a seat, which sees only what its seat may see."""
        game = self.plan.game
        view = View(seat, look(game, s, seat), partial(redeal, game, s, seat))
        return self.bots[seat].choose(view, (Asked(seat, "", listed, {}),), self.budget)

    def record(self) -> Record:
        """The game up to the last choice, which is the one that went wrong if anything did."""
        game, seats, options = self.plan.game, self.plan.seats, self.plan.options
        record = Record(game.name, game.rules, game.colours[:seats], options, self.seed)
        text = game.notation.to_text
        for number, row in enumerate(self.rows, 1):
            if isinstance(row, list):
                record.rows.append(Row(number, -1, ALL, [list(map(text, draft)) for draft in row]))
            else:
                record.rows.append(Row(number, row[0], CHOSE, text(row[1])))
        return record


def bots_of(plan: Plan, seed: str) -> tuple[list[Bot], Budget]:
    """A bot a seat, and what it may spend on a choice; none for random play, which goes faster without."""
    if plan.player == "random":
        return [], Budget()
    make: Callable[[str], Bot] = SensibleBot
    budget = Budget()
    if plan.player in LEVELS:
        spec = spec_of(plan.player)
        make, budget = partial(_level, plan), spec.budget_at(plan.game, plan.seats)
    return [make(f"{seed}/{seat}") for seat in range(plan.seats)], budget


def _level(plan: Plan, seed: str) -> Bot:
    return spec_of(plan.player).make(plan.game, seed, plan.seats)


def ending_of(game: Game, s: State) -> Ending:
    """How a game ended, as its facts tell anybody; nothing where a game tells none."""
    told = Seen(game, s, None).facts(fact for fact in game.facts if fact.name in ("verdict", "distance"))
    verdict = told.get("verdict")
    distance = {step["part"]: step["done"] for step in told.get("distance", ())}
    return Ending(verdict["by"] if verdict else "", distance)
