"""A random play driven straight on the state, with the rows of its record kept in case something goes wrong."""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.bots.dice import Dice
from serai.engine.chance import seeded
from serai.engine.drafts import draft_at_random, waiting_seats
from serai.engine.drive import settle
from serai.engine.game import Game
from serai.engine.record import ALL, CHOSE, Record, Row
from serai.engine.state import Result
from serai.engine.steps import ASK


class Plan(NamedTuple):
    """Which plays are wanted: each is fully told by the plan and its number."""

    game: Game
    seats: int
    options: dict[str, Any]
    seed: str
    check: bool = False


class Walked(NamedTuple):
    """How one play went: its result, or what went wrong and the record that shows it again."""

    result: Result | None
    decisions: int
    counted: int  # decisions whose options were counted
    options: int  # how many options they had in all
    widest: int
    wrong: str
    record: Record | None


class Walk:
    """One random play under way."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.seed = f"{plan.seed}/{number}"
        self.dice = Dice(self.seed)
        self.rows: list[tuple[int, Any]] = []  # the seat and its pick; seat -1 and all drafts where all chose at once
        self.decisions = 0
        self.options = 0
        self.widest = 0

    def walked(self, count_options: bool) -> Walked:
        """Play to the end and tell how it went; an error of the game is told, not raised."""
        wrong, result = "", None
        try:
            result, wrong = self.play(count_options)
        except Exception as error:
            wrong = f"{type(error).__name__}: {error}"
        counted = self.decisions if count_options else 0
        record = self.record() if wrong else None
        return Walked(result, self.decisions, counted, self.options, self.widest, wrong, record)

    def play(self, count_options: bool) -> tuple[Result | None, str]:
        """The result of the play, and the first thing that is wrong with it."""
        game, seats, check = self.plan.game, self.plan.seats, self.plan.check
        bound = game.bound(seats)
        s = game.new(seats, seeded(self.seed), self.plan.options)
        listed = settle(s)
        while s.todo:
            if check and (broken := game.broken(s)):
                return None, f"broken: {', '.join(broken)}"
            if self.decisions > bound:
                return None, f"longer than {bound} decisions"
            step = s.todo[-1]
            if step.waits == ASK:
                if count_options:
                    listed = step.options(s) if listed is None else listed
                    self.options += len(listed)
                    self.widest = max(self.widest, len(listed))
                pick = step.sample(s, self.dice) if listed is None else listed[self.dice.below(len(listed))]
                self.rows.append((step.seat, pick))
                self.decisions += 1
                s.todo.pop()
                step.chosen(s, pick)
            else:
                self.draft_all(s, step, count_options)
            listed = settle(s)
        broken = game.broken(s) if check else []
        if broken:
            return None, f"broken: {', '.join(broken)}"
        return s.result, "" if s.result else "ended without a result"

    def draft_all(self, s: Any, step: Any, count_options: bool) -> None:
        """Let every seat that is asked choose in secret."""
        for seat in waiting_seats(s):
            held = len(s.drafts[seat])
            self.decisions += draft_at_random(s, step, seat, self.dice)
            if count_options:
                draft = s.drafts[seat]
                for length in range(held, len(draft)):
                    width = len(step.options(s, seat, draft[:length]))
                    if width > 1:
                        self.options += width
                        self.widest = max(self.widest, width)
        self.rows.append((-1, list(s.drafts)))

    def record(self) -> Record:
        """The play up to the last choice, which is the one that went wrong."""
        game, seats, options = self.plan.game, self.plan.seats, self.plan.options
        record = Record(game.name, game.rules, game.colours[:seats], options, self.seed)
        text = game.notation.to_text
        for number, (seat, what) in enumerate(self.rows, 1):
            if seat < 0:
                record.rows.append(Row(number, seat, ALL, [list(map(text, draft)) for draft in what]))
            else:
                record.rows.append(Row(number, seat, CHOSE, text(what)))
        return record
