"""One fuzzed game: legal choices mixed with nonsense, taking back, saving and branching, and a check after each."""

from __future__ import annotations

import json
import re
import time
import traceback
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from serai.bots.dice import Dice
from serai.commands.study.nonsense import Input, any_choice, any_of, nonsense
from serai.engine.core.chance import seeded
from serai.engine.core.errors import IllegalChoice
from serai.engine.core.game import Game, load
from serai.engine.core.steps import ASK_ALL, Commit
from serai.engine.play.match import Match
from serai.engine.play.record import ALL, ASIDE, CHOSE, Record, Row
from serai.engine.views.views import look

RULE = re.compile(r"[A-Z]{2}-[A-Z0-9.-]+")


class Violation(Exception):
    """The game did something that it must not."""


class Finding(NamedTuple):
    """What was found: in words, with the input that did it, and the record up to there."""

    what: str
    doing: str
    trace: str
    record: Record | None


class FuzzedGame:
    """A game that is fully told by its seed: who sits, which options, every choice and every nonsense."""

    def __init__(self, game: Game, seats: int | None, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.dice = Dice(seed)
        self.seats = seats or game.min_seats + self.dice.below(game.max_seats - game.min_seats + 1)
        self.match: Match | None = None
        self.hashes: dict[int, str] = {}  # after so many rows, unless drafts were begun by then
        self.decisions = 0
        self.done: Counter[str] = Counter()
        self.doing = "new"
        self.trying: Row | None = None  # the row that a legal choice is about to write

    def run(self, late: Callable[[], bool]) -> Finding | None:
        """Play to the end, or until it is late; what went wrong is returned, not raised."""
        try:
            self._play(late)
        except Violation as violation:
            return Finding(str(violation), self.doing, "", self._record())
        except Exception as error:
            return Finding(f"{type(error).__name__}: {error}", self.doing, traceback.format_exc(), self._record())
        return None

    def _record(self) -> Record | None:
        if self.match is None:
            return Record(self.game.name, self.game.rules, self.game.colours[: self.seats], self.options(), self.seed)
        kept = self.match.unsealed()  # without the state's hash: the state may be what is broken
        if self.trying is not None:
            kept.rows.append(self.trying)
        return kept

    def options(self) -> dict[str, Any]:
        """Options of the game drawn from the values they may take."""
        dice = Dice(f"{self.seed}/options")
        return {option.name: any_of(option.values, dice) for option in self.game.options if option.values}

    def _play(self, late: Callable[[], bool]) -> None:
        self.match = Match.new(self.game, self.seats, self.seed, self.options())
        bound = self.game.max_decisions(self.seats)
        self._note_hash()
        while not self._over() and not late():
            for _ in range(self.dice.below(3)):
                self._refuse_nonsense()
            self._now_and_then()
            if not self._over():  # something done beside the question may have ended the game
                self._choose()
            self._check()
            if self.decisions > bound:
                raise Violation(f"the game is longer than {bound} decisions")
        if self._over():
            self._refuse_nonsense()
            self._replay()

    # ---- choices

    def _choose(self) -> None:
        match = self._match()
        asked = any_of(match.asks, self.dice)
        if not asked.options:
            raise Violation(f"{asked.kind} has no options")
        pick = any_of(asked.options, self.dice)
        notation = self.game.notation
        form = any_of((pick, notation.to_row(pick), notation.to_text(pick)), self.dice)
        self.doing = f"choose({asked.seat}, {form!r})"
        self.trying = self._row(asked.seat, pick)
        number = match.number
        match.choose(asked.seat, form, match.number if self.dice.below(2) else None)
        self.trying = None
        self.done["choices"] += 1
        if len(asked.options) > 1:
            self.decisions += 1
        if match.number != number:
            self._note_hash()

    def _row(self, seat: int, pick: Any) -> Row | None:
        """The row that the choice would write, so that a crash can be shown again."""
        match, text = self._match(), self.game.notation.to_text
        s = match.state
        if s.todo[-1].waits != ASK_ALL:
            return Row(match.number + 1, seat, CHOSE, text(pick))
        if type(pick) is not Commit or len(match.asks) > 1:
            return None
        drafts = [[*draft, pick] if owner == seat else draft for owner, draft in enumerate(s.drafts)]
        return Row(match.number + 1, -1, ALL, [list(map(text, draft)) for draft in drafts])

    def _refuse_nonsense(self) -> None:
        match = self._match()
        before, number = match.state_hash, match.number
        bad = nonsense(match, self.dice)
        if self.dice.below(8) == 0:
            pick = any_choice(match, self.dice)
            seat = self.dice.below(self.seats)
            late = -1 if not match.over and self.game.why_not_aside(match.state, seat, pick) is None else None
            bad = Input(seat, pick, late)
            self._refused("aside", lambda: match.aside(seat, pick, late), bad)
        else:
            self._refused("choose", lambda: match.choose(bad.seat, bad.choice, bad.at), bad)
            if bad.at is None and match.why_not(bad.seat, bad.choice) is None:
                raise Violation("why_not sees nothing wrong with what is refused")
        if match.state_hash != before or match.number != number:
            raise Violation("a refused choice changed the game")

    def _refused(self, name: str, act: Callable[[], object], bad: Input) -> None:
        self.doing = f"{name}({bad.seat!r}, {bad.choice!r}, at={bad.at!r})"
        try:
            act()
        except IllegalChoice as refusal:
            if not RULE.fullmatch(refusal.rule):
                raise Violation(f"the refusal cites {refusal.rule!r}, which is no rule") from None
            self.done["refusals"] += 1
            return
        raise Violation("nonsense was accepted")

    # ---- everything else one can do with a game

    def _now_and_then(self) -> None:
        acts = (
            *(self._undo, self._undo, self._agreed_undo, self._aside),
            *(self._fork, self._resume, self._replay, self._look),
        )
        if self.dice.below(12) == 0:
            act = any_of(acts, self.dice)
            self.doing = act.__name__.strip("_")
            self.done[self.doing] += 1
            act()
            self._check()

    def _undo(self) -> None:
        match = self._match()
        seat = any_of(match.asks, self.dice).seat if self.dice.below(4) else self.dice.below(self.seats)
        to = None if self.dice.below(2) else self.dice.below(match.number + 2)
        self._take_back(seat, to, ())

    def _agreed_undo(self) -> None:
        match = self._match()
        seat = self.dice.below(self.seats)
        others = tuple(other for other in range(self.seats) if other != seat)
        self._take_back(seat, max(1, match.number - self.dice.below(6)), others)

    def _take_back(self, seat: int, to: int | None, agreed: tuple[int, ...]) -> None:
        match = self._match()
        self.doing = f"undo({seat}, to={to}, agreed={agreed})"
        before, number = match.state_hash, match.number
        allowed = match.why_not_undo(seat, to, agreed) is None
        try:
            match.undo(seat, to, agreed)
        except IllegalChoice:
            if allowed:
                raise Violation("why_not_undo sees nothing wrong with what undo refuses") from None
            if match.state_hash != before or match.number != number:
                raise Violation("a refused undo changed the game") from None
            return
        if not allowed:
            raise Violation("undo does what why_not_undo forbids")
        self.decisions = 0  # what was taken back is played again
        if match.number == number:
            return  # a draft was reopened, which writes no row
        first = match.last_row.what[0]
        expected = self.hashes.get(first - 1)
        if expected is not None and match.state_hash != expected:
            raise Violation(f"undo to move {first} does not lead back to the state before it")
        self._note_hash()

    def _aside(self) -> None:
        match = self._match()
        seat = self.dice.below(self.seats)
        asides = match.asides(seat)
        if asides:
            pick = any_of(asides, self.dice)
            self.doing = f"aside({seat}, {pick!r})"
            self.trying = Row(match.number + 1, seat, ASIDE, self.game.notation.to_text(pick))
            match.aside(seat, pick)
            self.trying = None
            self._note_hash()

    def _fork(self) -> None:
        match = self._match()
        at = self.dice.below(match.number + 1)
        self.doing = f"fork({at})"
        branch = match.fork(at)
        # Open drafts belong to the last move.
        expected = match.state_hash if at == match.number else self.hashes.get(at)
        if expected is not None and branch.state_hash != expected:
            raise Violation(f"the fork at move {at} is in another state")

    def _resume(self) -> None:
        match = self._match()
        kept = json.loads(json.dumps(match.save()))
        resumed = Match.resume(match.record, kept, self.game)
        if resumed.state_hash != match.state_hash:
            raise Violation("the resumed game is in another state")
        if resumed.asks != match.asks:
            raise Violation("the resumed play asks something else")
        if self.dice.below(2):
            self.match = resumed

    def _replay(self) -> None:
        match = self._match()
        record = match.record
        for name, again in (("JSON", Record.from_json(record.to_json())), ("text", Record.from_text(record.to_text()))):
            if again != record:
                raise Violation(f"the record is another after a round trip as {name}")
            if Match.replay(again, game=self.game).state_hash != match.state_hash:
                raise Violation(f"the record played again from {name} ends in another state")

    def _look(self) -> None:
        match = self._match()
        before = match.state_hash
        for seat in (None, *range(self.seats)):
            view = match.view(seat)
            json.dumps(view)
            match.events(seat)
            imagined = match.redealt(seat, seeded(f"{self.seed}/{self.decisions}"))
            if look(self.game, imagined, seat) != look(self.game, match.state, seat):
                raise Violation(f"an imagined position looks different to seat {seat}")
        for asked in match.asks:
            pick = any_of(asked.options, self.dice)
            self.doing = f"preview({asked.seat}, {pick!r})"
            match.preview(asked.seat, pick)
            if match.why_not(asked.seat, pick) is not None:
                raise Violation("why_not finds fault with an option")
        match.clone().choose(match.asks[0].seat, match.asks[0].options[0])
        if match.state_hash != before:
            raise Violation("looking changed the game")

    # ---- checks

    def _check(self) -> None:
        broken = self.game.check(self._match().state)
        if broken:
            raise Violation(f"broken: {', '.join(broken)}")

    def _note_hash(self) -> None:
        match = self._match()
        drafts = match.state.drafts
        if drafts is None or not any(drafts):
            self.hashes[match.number] = match.state_hash
        else:
            self.hashes.pop(match.number, None)

    def _over(self) -> bool:
        return self._match().over

    def _match(self) -> Match:
        assert self.match is not None
        return self.match


def fuzzed(game: str, seats: int | None, seed: str, seconds: float) -> tuple[Counter[str], Finding | None]:
    """Fuzz one game for at most so long; gives what was done in it, and what was found."""
    ends = time.monotonic() + seconds
    play = FuzzedGame(load(game), seats, seed)
    finding = play.run(late=lambda: time.monotonic() > ends)
    return play.done, finding
