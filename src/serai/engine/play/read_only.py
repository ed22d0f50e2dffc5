"""All that can be asked of a match without changing it; most of it as one seat may know it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from serai.engine.core import snapshot
from serai.engine.core.chance import Chance
from serai.engine.core.errors import IllegalChoice, Reason
from serai.engine.core.game import Game
from serai.engine.core.state import Event, Result, State
from serai.engine.core.steps import Choice
from serai.engine.play.history import Asked, History, Told
from serai.engine.play.position import Position
from serai.engine.play.preview import cannot_be_taken_back, foretold, foretold_facts, foretold_next
from serai.engine.play.questions import checked, is_seat, questions
from serai.engine.play.record import Record, Row
from serai.engine.views.facts import FactDiff, Seen
from serai.engine.views.view_diff import News, ViewDiff
from serai.engine.views.views import Imagining, apart_look, look, own_look, redeal


class ReadOnlyMatch:
    """A match as it stands."""

    def __init__(self, game: Game, record: Record, s: State) -> None:
        self.game = game
        self._state = s
        self._record = record
        self._number = len(record.rows)  # moves may lie before the first row of the record
        self._history = History()
        self._asks: tuple[Asked, ...] | None = None

    # ---- what is asked

    @property
    def number(self) -> int:
        """The number of the last move."""
        return self._number

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._state.seats

    @property
    def last_row(self) -> Row:
        """The row of the last move, for callers that store the record; it may hold secrets."""
        return self._record.rows[-1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state.result is not None

    @property
    def result(self) -> Result | None:
        """Scores, places and their reasons, once the game is over."""
        return self._state.result

    @property
    def asks(self) -> tuple[Asked, ...]:
        """Who must choose now, and from what."""
        if self._asks is None:
            self._asks = questions(self._state)
        return self._asks

    def asides(self, seat: int) -> Sequence[Choice]:
        """What the seat may do beside the question."""
        self._check_seat(seat)
        return () if self.over else self.game.asides(self._state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not is_seat(self._state, seat):
            raise IllegalChoice(Reason("SE-SEAT-1", {}))

    # ---- what a choice would do

    def why_not(self, seat: int, choice: object) -> Reason | None:
        """None for a choice that would be accepted, else the rule that forbids it and the facts that break it."""
        try:
            checked(self.game, self._state, seat, choice)
        except IllegalChoice as refusal:
            return refusal.reason
        return None

    def preview(self, seat: int, choice: object) -> list[Event]:
        """The events that a choice would cause, as far as nothing is drawn or revealed."""
        return foretold(self.game, self._state, seat, choice)

    def preview_next(self, seat: int, choice: object) -> list[tuple[Choice, list[Event]]]:
        """What each answer to the question that a choice leads to would cause in its turn."""
        return foretold_next(self.game, self._state, seat, choice)

    def preview_facts(self, seat: int, choice: object) -> dict[str, Any]:
        """The facts that would be different after a choice, as far as nothing is drawn or revealed; changes nothing."""
        return foretold_facts(self.game, self._state, seat, choice)

    def final(self, seat: int, choice: object) -> bool:
        """Whether this choice could not be taken back without the others' consent."""
        return cannot_be_taken_back(self.game, self._state, seat, choice)

    # ---- what is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything the seat has learned, ready for JSON; None is a spectator."""
        self._check_seat(seat)
        return {"move": self.number, **look(self.game, self._state, seat)}

    def apart_view(self, seat: int | None, everybodys: dict[str, Any] | None = None) -> dict[str, Any]:
        """The fields in which views differ, as an audience sees them; those of a spectator need not be made anew."""
        self._check_seat(seat)
        if seat is None or everybodys is None:
            return apart_look(self.game, self._state, seat)
        return own_look(self.game, self._state, seat, everybodys)

    def news(self, seen: ViewDiff) -> News:
        """What is different from what was seen last."""
        return seen.news(self.game, self._state, self.number)

    def facts(self, seat: int | None) -> dict[str, Any]:
        """What follows from the seat's view: the game's declared facts, ready for JSON."""
        self._check_seat(seat)
        return Seen(self.game, self.state, seat).facts(self.game.facts)

    def fact_news(self, told: FactDiff, news: News) -> dict[str, Any]:
        """The facts that are different now and the same to all, after what changed in the views."""
        changed = frozenset((*news.changes, *self.game.own_names)) if news.apart else frozenset(news.changes)
        return told.news(self.game.common_facts, changed, Seen(self.game, self._state, None))

    def own_fact_news(self, told: FactDiff, seat: int | None, changed: Collection[str]) -> dict[str, Any]:
        """Likewise the facts that may be others to each audience."""
        return told.news(self.game.own_facts, frozenset(changed), Seen(self.game, self.state, seat))

    def redealt(self, seat: int | None, chance: Chance) -> Any:
        """A state in which everything that the seat cannot see is drawn anew: all that a bot may think on."""
        self._check_seat(seat)
        return redeal(self.game, self._state, seat, chance)

    def worlds(self, seat: int | None) -> Imagining[Any]:
        """Many such states of the present position, whatever becomes of the match."""
        self._check_seat(seat)
        return Imagining(self.game, self._state.clone(), seat)

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What the seat may know of what happened, from an event number on."""
        self._check_seat(seat)
        return self._history.heard(seat, since)

    # ---- the truth, with all secrets

    @property
    def state(self) -> Any:
        """The state itself, of the class that the game declares."""
        return self._state

    def happened(self, since: int = 0) -> list[tuple[int, Event]]:
        """Moves and what they caused, before it is split by audience."""
        return self._history.since(since)

    @property
    def state_hash(self) -> str:
        """Equal for equal states, on every machine."""
        return snapshot.state_hash(self.game, self._state)

    @property
    def position(self) -> Position:
        """The state as it is, with what is needed to go on from it."""
        return Position(self.game, self._record.options, self._state.clone())

    def save(self) -> dict[str, Any]:
        """The state as it is, ready for JSON."""
        return snapshot.save(self.game, self._state)

    def unsealed(self) -> Record:
        """The rows up to now, without drafts and hash: all there is when the state itself is in doubt."""
        return self._record.copy()

    @property
    def record(self) -> Record:
        """The record up to now, complete with open drafts and the hash of the state."""
        kept = self._record.copy()
        kept.drafts = None if self._state.drafts is None else [self.draft(seat) for seat in range(self._state.seats)]
        kept.state = self.state_hash
        return kept

    def draft(self, seat: int) -> list[str]:
        """What a seat has chosen in secret so far, as text."""
        drafts = self._state.drafts
        return [] if drafts is None else list(map(self.game.notation.to_text, drafts[seat]))
