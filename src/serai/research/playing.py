"""One game for programs that learn: numbers in, numbers and tensors out, as fast as the engine allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai.engine.core.chance import Chance, seeded
from serai.engine.core.drafts import drafts_of, waiting_seats
from serai.engine.core.drive import settle
from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.game import Game
from serai.engine.core.notation import word_of
from serai.engine.core.state import Result, State
from serai.engine.core.steps import ASK, Ask, AskAll, Choice, Draft, Step, is_committed
from serai.engine.play.match import Match
from serai.engine.play.questions import asked_alone, why_not, why_not_draft
from serai.engine.views.views import look, redeal
from serai.research.compact import Looks, Tensor
from serai.research.observing import Observer, game_named, observer_of

NOBODY = -1
Mask = NDArray[np.int8]


def payoffs(result: Result) -> list[float]:
    """From 1 for a seat better than all others to -1 for one worse than all; they add up to 0.

    A single player gets 1 for a win and -1 otherwise.
    """
    places = result.places
    others = len(places) - 1
    if others == 0:
        return [1.0 if places[0] == 1 else -1.0]
    return [(sum(p > place for p in places) - sum(p < place for p in places)) / others for place in places]


class Play:
    """A game without record, events and undo; `match()` gives the same game with all of them.

    Seats that choose at once and in secret are asked one after the other, and see nothing of each other's drafts; a
    draft to which nothing can be added is handed in by itself.
    """

    __slots__ = (
        "_facts",
        "_legal",
        "_looks",
        "_options",
        "_s",
        "_trail",
        "game",
        "observer",
        "options",
        "seat",
        "seats",
        "seed",
    )

    def __init__(self, game: Game | str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = game_named(game)
        self.seats = self.game.max_seats if seats is None else seats
        self.options = self.game.settings(self.seats, options or {})
        self.observer: Observer = observer_of(self.game, self.seats)
        self._looks: Looks = {}  # shared with copies, which look much the same
        self.begin("serai")

    def begin(self, seed: str) -> None:
        """Start again; the same seed and the same choices always give the same game."""
        self.seed: str | None = seed
        self._trail: list[tuple[int, Choice]] = []
        self._s: State = self.game.new(self.seats, seeded(seed), self.options)
        self._options: Sequence[Choice] | None = settle(self._s)
        self._turn_to()

    def _turn_to(self) -> None:
        """See who is asked now."""
        s = self._s
        self._legal: list[int] | None = None
        self._facts: dict[str, Any] | None = None
        if not s.todo:
            self.seat = NOBODY
            return
        alone = asked_alone(s)
        self.seat = waiting_seats(s)[0] if alone is None else alone

    def ask(self, seat: int) -> None:
        """Let another of the seats that choose at once go first."""
        if seat not in self.waiting:
            raise IllegalChoice(Reason("SE-ASK-1", {}))
        if seat != self.seat:
            self.seat, self._options, self._legal, self._facts = seat, None, None, None

    @property
    def s(self) -> Any:
        """The state itself, of the class that the game declares."""
        return self._s

    # ---- what is asked

    @property
    def waiting(self) -> list[int]:
        """The seats that have something to choose now."""
        s = self._s
        if not s.todo:
            return []
        return waiting_seats(s) if asked_alone(s) is None else [self.seat]

    @property
    def question(self) -> str:
        """The kind of the question, as the notation names it."""
        step: Step = self._s.todo[-1]
        return word_of(type(step).__name__)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._s.result is not None

    @property
    def choices(self) -> Sequence[Choice]:
        """What the asked seat may choose."""
        if self._options is None:
            s = self._s
            if asked_alone(s) is None:
                drafted: AskAll = s.todo[-1]
                self._options = drafted.options(s, self.seat, drafts_of(s)[self.seat])
            else:
                ask: Ask = s.todo[-1]
                self._options = ask.options(s)
        return self._options

    @property
    def legal(self) -> list[int]:
        """The numbers of what the asked seat may choose, in the order of the options; none when the game is over."""
        if self._legal is None:
            self._legal = [] if self.seat == NOBODY else self.observer.numbered(self.choices)
        return self._legal

    @property
    def facts(self) -> dict[str, Any]:
        """What the question tells the asked seat beside its kind."""
        if self._facts is None:
            if asked_alone(self._s) is None:
                drafted: AskAll = self._s.todo[-1]
                self._facts = drafted.facts(self._s, self.seat)
            else:
                ask: Ask = self._s.todo[-1]
                self._facts = ask.facts(self._s)
        return self._facts

    def _asked(self, seat: int) -> dict[str, Any]:
        """What is observed of the question that is put to a seat, if one is."""
        if seat != self.seat:
            return {}
        read = self.observer.numbers.asked
        return self.facts if read is None else read(self._s.todo[-1])

    def mask(self, into: Mask | None = None) -> Mask:
        """1 at the number of every option of the asked seat."""
        if into is not None:
            into.fill(0)
            into[self.legal] = 1
            return into
        ones = bytearray(self.observer.numbers.size)  # filled faster than an array
        for number in self.legal:
            ones[number] = 1
        return np.frombuffer(ones, np.int8)

    # ---- what is seen

    def view(self, seat: int) -> dict[str, Any]:
        """Everything the seat has learned."""
        return look(self.game, self._s, seat)

    def public_view(self) -> dict[str, Any]:
        """What everybody can see."""
        return {"move": len(self._trail), **look(self.game, self._s, None)}

    def draw_text(self) -> str:
        """The board as everybody sees it, as text."""
        lines = self.game.draw_text(self.public_view(), frozenset())
        return "\n".join("".join(part for part, _ in line) for line in lines)

    def render(self, mode: str | None) -> str | None:
        """The board in one of the modes of Gymnasium and PettingZoo: printed for people, else given as text."""
        if mode is None:
            return None
        text = self.draw_text()
        if mode == "human":
            print(text)
            return None
        return text

    def observe(self, seat: int, into: Tensor | None = None) -> Tensor:
        """What the seat sees, as a tensor."""
        return self.observer.observe(self.observer.see(self._s, seat, self._asked(seat)), into, self._looks)

    def compact(self, seat: int) -> bytes:
        """The same in small: a byte for each entry, which `observer.expand` turns into the tensor, many at a time."""
        return bytes(self.observer.codes(self.observer.see(self._s, seat, self._asked(seat)), self._looks))

    def option_features(self) -> tuple[Tensor, Tensor]:
        """For the asked seat: what it sees, and the features of its options in the order of `legal`."""
        view = self.observer.see(self._s, self.seat, self._asked(self.seat))
        return self.observer.observe(view, None, self._looks), self.observer.option_features(view, self.legal)

    def chosen_by(self, seat: int) -> list[int]:
        """The numbers of all that the seat has chosen so far."""
        return [self.observer.numbers.number(pick) for who, pick in self._trail if who == seat]

    # ---- choosing

    def choose(self, number: int) -> None:
        """Carry a choice out for the asked seat; a number that is no option changes nothing and is refused."""
        legal = self._legal
        if number not in (self.legal if legal is None else legal):
            raise IllegalChoice(self.why_not(number) or Reason("SE-ASK-2", {"words": str(number)}))
        self.take(self.observer.numbers.choices[number])

    def take(self, pick: Choice) -> None:
        """Carry out what is known to be an option of the asked seat."""
        s, seat = self._s, self.seat
        self._trail.append((seat, pick))
        step: Step = s.todo[-1]
        if step.waits == ASK:
            ask: Ask = s.todo.pop()
            ask.chosen(s, pick)
            self._options = settle(s)
        else:
            self._options = None
            drafted: AskAll = s.todo[-1]
            drafts = drafts_of(s)
            drafts[seat] = (*drafts[seat], pick)
            while not is_committed(drafts[seat]):
                listed = drafted.options(s, seat, drafts[seat])
                if len(listed) != 1:
                    self._options = listed
                    break
                drafts[seat] = (*drafts[seat], listed[0])
            else:
                if not waiting_seats(s):
                    self._options = settle(s)
        self._turn_to()

    def why_not(self, number: int) -> Reason | None:
        """The rule that forbids a number, or None for an option."""
        if self.seat == NOBODY:
            return Reason("SE-END-1", {})
        if not 0 <= number < self.observer.numbers.size:
            return Reason("SE-ASK-2", {"words": str(number)})
        s, pick = self._s, self.observer.numbers.choices[number]
        if asked_alone(s) is None:
            drafted: AskAll = s.todo[-1]
            return why_not_draft(drafted, s, self.seat, drafts_of(s)[self.seat], pick)
        ask: Ask = s.todo[-1]
        return why_not(ask, s, pick)

    @property
    def payoffs(self) -> list[float]:
        """The payoff of every seat; 0 until the end."""
        return [0.0] * self.seats if self._s.result is None else payoffs(self._s.result)

    # ---- copies

    def clone(self) -> Play:
        """An independent copy."""
        return self._with(self._s.clone(), self.seed, self._trail[:])

    def imagined(self, seat: int, chance: Chance) -> Play:
        """A game that looks the same to the seat, in which everything that it cannot see is drawn anew."""
        s = redeal(self.game, self._s, seat, chance)
        return self._with(s, None, [(who, pick) for who, pick in self._trail if who == seat])

    def _with(self, s: State, seed: str | None, trail: list[tuple[int, Choice]]) -> Play:
        copy: Play = object.__new__(Play)
        copy.game, copy.seats, copy.options, copy.observer = self.game, self.seats, self.options, self.observer
        copy.seed, copy._trail, copy._s, copy._options, copy._looks = seed, trail, s, None, self._looks
        copy._turn_to()
        return copy

    def __deepcopy__(self, memo: object) -> Play:
        return self.clone()

    def match(self) -> Match:
        """The same game from its beginning as a match: with record, events and undo."""
        if self.seed is None:
            raise ValueError("an imagined game was never played, so there is no match of it")
        match = Match.new(self.game, self.seats, self.seed, self.options)
        for seat, pick in self._trail:
            match.choose(seat, pick)
            while (only := _left_over(match, seat)) is not None:
                match.choose(seat, only)
        return match


def _left_over(match: Match, seat: int) -> Choice | None:
    """The only choice that can follow in a seat's open draft, if there is just one."""
    drafts: list[Draft] | None = match.state.drafts
    if drafts is not None:
        for asked in match.asks:
            if asked.seat == seat and len(asked.options) == 1:
                return asked.options[0]
    return None
