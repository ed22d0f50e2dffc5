"""The one way in which rule tests of all games lead a game: a position, choices in words, and what came of them.

A game adds how its positions are set up, in `tests/rules/<game>/position.py`, and what it reads in its own words.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from serai.engine.core.chance import Chance
from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import word_of
from serai.engine.core.state import Bar, Result, State
from serai.engine.core.steps import ASK, listed_in
from serai.engine.play.history import Asked, TakenBack, as_known
from serai.engine.play.match import Match
from serai.engine.play.questions import questions
from serai.engine.play.record import Record

S = TypeVar("S", bound=State)
Refusal = tuple[str, dict[str, Any]]  # the rule, and its facts by name


def rule_of(reason: Reason | None) -> str:
    """The rule of a refusal, or nothing."""
    return "" if reason is None else reason.rule


class Words:
    """A game's numbers as names, from the tables of its notation and those that a test adds."""

    def __init__(self, game: Game, more: Mapping[str, Sequence[str]] | None = None) -> None:
        self._names = {"seat": game.colours, **game.notation.tables, **(more or {})}
        self._fields = {shape.make: shape.fields for shape in game.events}

    def name_of(self, table: str, value: Any) -> Any:
        known = type(value) is int and value >= 0 and table in self._names
        return self._names[table][value] if known else value

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with entries of tables by name."""
        return {fact: self.name_of(fact.partition("_")[0], value) for fact, value in facts.items()}

    def refusal(self, reason: Reason | None) -> Refusal | None:
        return None if reason is None else (reason.rule, self.named(reason.facts))

    def of(self, event: Any) -> str:
        """An event as a line: its word and its values by name."""
        if type(event) is TakenBack:
            return f"taken-back {self.name_of('seat', event.seat)} {event.first}"
        words = [word_of(type(event).__name__)]
        for table, value in zip(self._fields[type(event)], event, strict=True):
            if table.endswith("*"):
                words.append(",".join(str(self.name_of(table[:-1], entry)) for entry in value) or "-")
            else:
                words.append(str(self.name_of(table, value)))
        return " ".join(words)


class Driver(Generic[S]):
    """A game at some position; who chooses is always who is asked, unless a seat is named."""

    game: ClassVar[Game]
    words: ClassVar[Words]
    whole = True  # whether the position keeps the invariants of the rules, which are then checked after every choice

    def __init__(self, match: Match) -> None:
        self.match = match
        self.match.state.telling = True
        self._earlier: list[Any] = []  # what happened before the last position from which the game went on

    # ---- beginning

    @classmethod
    def new(cls, seats: int, seed: str = "seed", options: dict[str, Any] | None = None) -> Self:
        """A game from its very beginning."""
        return cls(Match.new(cls.game, seats, seed, options))

    @classmethod
    def unbegun(cls, s: S, settings: dict[str, Any]) -> Match:
        """A match that stands still at a state until `run`, for what is to be laid out in it."""
        game = cls.game
        return Match(game, Record(game.name, game.rules, game.colours[: s.seats], settings, "position"), s)

    def run(self, *steps: Any) -> Self:
        """Go on from the position as it is now with these steps, the first one first, up to the next question."""
        self.s.todo.extend(reversed(steps))
        self._earlier = self._happened
        self.match = Match.from_position(self.match.position)
        self.sound()
        return self

    # ---- what is asked

    @property
    def s(self) -> S:
        state: S = self.match.state
        return state

    @property
    def asks(self) -> tuple[Asked, ...]:
        """Who must choose now, and from what; made anew, as a test may have changed something."""
        return questions(self.s)

    @property
    def asked(self) -> str:
        """Who is asked what, such as `red act`; nothing when no question is open."""
        return ", ".join(f"{self.game.colours[ask.seat]} {ask.kind}" for ask in self.asks)

    @property
    def kind(self) -> str:
        """What is asked, whoever is; nothing when no question is open."""
        return word_of(type(self.s.todo[-1]).__name__) if self.s.todo else ""

    @property
    def prompt(self) -> dict[str, Any]:
        """The facts of the question by name."""
        (asked,) = self.asks
        return self.words.named(asked.prompt)

    @property
    def choices(self) -> list[Any]:
        """The options as the rules list them."""
        (asked,) = self.asks
        return list(asked.options)

    @property
    def options(self) -> list[str]:
        return [self.text(option) for option in self.choices]

    def offers(self, word: str) -> set[str]:
        """What follows a word in the options: the cells of `free-invade`, the placements of `conquer`."""
        return {rest for first, _, rest in (option.partition(" ") for option in self.options) if first == word}

    def choices_for(self, seat: str) -> list[Any]:
        """The options of one of several seats that choose in secret."""
        return next(list(ask.options) for ask in self.asks if ask.seat == self.seat(seat))

    def asides(self, seat: str) -> list[str]:
        return [self.text(option) for option in self.match.asides(self.seat(seat))]

    @property
    def drafts(self) -> list[tuple[Any, ...]]:
        """What the seats have chosen in secret so far."""
        drafts = self.s.drafts
        assert drafts is not None
        return drafts

    @property
    def result(self) -> Result:
        """Scores, places and their reasons of a game that is over."""
        result = self.match.result
        assert result is not None
        return result

    # ---- choosing

    def choose(self, *picks: Any) -> list[str]:
        """Make these choices, as text or as the rules list them; gives all that they caused, as everybody hears it."""
        since = len(self._happened)
        for pick in picks:
            (asked,) = self.asks
            assert self.refusal(pick) is None
            self.match.choose(asked.seat, pick)
            self.sound()
        return self.told(since)

    def after(self, *picks: Any) -> Self:
        """The same game, once these choices are made."""
        self.choose(*picks)
        return self

    def go_on(self) -> Self:
        """Say "done" to every question that allows it."""
        while len(self.asks) == 1 and "done" in self.options:
            self.choose("done")
        return self

    def choose_at_random(self, chance: Chance) -> list[str]:
        choices = self.choices
        return self.choose(choices[chance.below(len(choices))])

    def draft(self, seat: str, *picks: Any) -> None:
        """What a seat chooses in secret; it stays open until the seat commits."""
        for pick in picks:
            self.match.choose(self.seat(seat), pick)
        self.sound()

    def commit(self, **drafts: Sequence[Any]) -> Self:
        """Let several seats choose in secret: first=[…], second=[…]."""
        for seat, picks in drafts.items():
            self.draft(seat, *picks, "commit")
        return self

    def aside(self, seat: str, text: str) -> list[str]:
        """Do something beside the question."""
        since = len(self._happened)
        self.match.aside(self.seat(seat), text)
        self.sound()
        return self.told(since)

    def sound(self) -> None:
        """What must hold after every choice."""
        assert not self.whole or self.game.check(self.s) == []

    # ---- what is forbidden

    def refusal(self, pick: Any, seat: str | None = None) -> Refusal | None:
        """The rule that forbids a choice and its facts by name; the list of options must say the same."""
        asks = self.asks
        who = self.seat(seat) if seat else asks[0].seat if asks else 0
        reason = self.match.why_not(who, pick)
        if reason is None:
            choice, step = self.game.notation.read(pick), self.s.todo[-1]
            assert any(listed_in(ask.options, choice) for ask in asks if ask.seat == who), f"{pick} is not listed"
            assert step.waits != ASK or step.why_not(self.s, choice) is None
        else:
            listed = [self.text(option) for ask in asks if ask.seat == who for option in ask.options]
            assert (pick if isinstance(pick, str) else self.text(pick)) not in listed, f"{pick} is listed but refused"
        return self.words.refusal(reason)

    def refused(self, pick: Any, seat: str | None = None) -> str:
        """The rule that forbids a choice, or nothing."""
        return (self.refusal(pick, seat) or ("",))[0]

    def refusal_by(self, step: Any, text: str) -> Refusal | None:
        """What a question says to a choice here, for questions with one option, which the engine answers itself."""
        pick = self.game.notation.from_text(text)
        reason = step.why_not(self.s, pick)
        assert (reason is None) == listed_in(step.options(self.s), pick)
        return self.words.refusal(reason)

    def aside_refusal(self, seat: str, text: str) -> Refusal | None:
        """The rule that forbids something beside the question, and its facts by name."""
        try:
            self.match.clone().aside(self.seat(seat), text)
        except IllegalChoice as refused:
            assert text not in self.asides(seat)
            return self.words.refusal(refused.reason)
        return None

    # ---- what happened

    @property
    def _happened(self) -> list[Any]:
        """All events of this game, what a test let single functions of the rules tell included."""
        since = [*(event for _, event in self.match.happened()), *self.s.told]
        return [*self._earlier, *(event for event in since if type(event) is not Bar)]

    def events(self, kind: Callable[..., Any] | None = None, seat: str | None = None) -> list[Any]:
        """What a seat has heard, everybody if none is named; all of it or one class."""
        who = None if seat is None else self.seat(seat)
        heard = [as_known(event, who) for event in self._happened]
        return [event for event in heard if kind is None or type(event) is kind]

    def told(self, since: int = 0, seat: str | None = None) -> list[str]:
        """The same in words, from some event on."""
        return [self.words.of(event) for event in self.events(seat=seat)[since:]]

    def heard(self, word: str) -> list[str]:
        """What has been told of one kind."""
        return [line.partition(" ")[2] for line in self.told() if line.split()[0] == word]

    # ---- words

    def seat(self, name: str) -> int:
        return self.game.colours.index(name)

    def text(self, choice: Any) -> str:
        return self.game.notation.to_text(choice)
