"""A match: one game under way, driven by choices, with the record of all of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drafts import drafts_of, has_chosen, keep_legal, reopened, waiting_seats
from serai.engine.core.drive import answer, settle
from serai.engine.core.errors import BadOption, BadPosition, BadRecord, IllegalChoice, Reason, Unreadable
from serai.engine.core.game import Game, game_of_record
from serai.engine.core.state import Event, State
from serai.engine.core.steps import ASK_ALL, AskAll, Choice, Step
from serai.engine.play.commitment import Commitment
from serai.engine.play.history import TakenBack, Told
from serai.engine.play.position import Position, read_position, write_position
from serai.engine.play.questions import checked, checked_aside, checked_draft, is_seat, questions, refuse, still_asked
from serai.engine.play.read_only import ReadOnlyMatch
from serai.engine.play.record import ALL, ASIDE, CHOSE, UNDO, Record, Row
from serai.engine.play.timeline import Before, Timeline


class Match(ReadOnlyMatch):
    """A game under way. The state inside is the truth; what is handed out is as one seat may know it."""

    def __init__(self, game: Game, record: Record, s: State) -> None:
        super().__init__(game, record, s)
        self._timeline = Timeline()

    # ---- beginning

    @classmethod
    def new(
        cls,
        game: Game,
        seats: int,
        seed: str,
        options: dict[str, Any] | None = None,
        fair: Commitment | None = None,
    ) -> Match:
        """A fresh game; the same seed and the same choices always give the same game."""
        settings = game.settings(seats, options or {})
        record = Record(game.name, game.rules, game.colours[:seats], settings, seed, fair)
        return cls(game, record, game.new(seats, seeded(seed), settings))._begun()

    @classmethod
    def from_position(cls, position: Position | str, game: Game | None = None) -> Match:
        """A game that begins with a position, which may be given as text; its record begins with it too."""
        if isinstance(position, str):
            position = read_position(position, game)
        game, options, s = position
        record = Record(game.name, game.rules, game.colours[: s.seats], options, "")
        record.position = write_position(position)
        return cls(game, record, s.clone())._begun()

    def _begun(self) -> Match:
        """The match at its first question."""
        self._state.telling = True
        settle(self._state)
        self._collect(0)
        return self

    @classmethod
    def beginning(cls, record: Record, game: Game | None = None) -> Match:
        """The match before the first row of a record."""
        game = game_of_record(record, game)
        try:
            if not record.position:
                return cls.new(game, len(record.seats), record.seed, record.options, record.fair)
            match = cls.from_position(record.position, game)
        except BadOption as error:
            raise BadRecord(f"the game cannot begin: {error}", "options") from error
        except BadPosition as error:
            raise BadRecord(f"the position with which the record begins: {error}", "position") from error
        if (match._record.seats, match._record.options) != (record.seats, record.options):
            raise BadRecord("the position with which the record begins has other seats or options", "position")
        return match

    # ---- repeating a record

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, game: Game | None = None) -> Match:
        """Play a record again, exactly; the first move that does not fit is named."""  # SE-REC-2, SE-REC-3
        match = cls.beginning(record, game)
        for _ in match.replayed(record, upto):
            pass
        return match

    def replayed(self, record: Record, upto: int | None = None) -> Iterator[Row]:
        """Repeat the rows of a record, halting after each; its drafts and its state are compared after the last."""
        whole = upto is None or upto >= len(record.rows)
        for row in record.rows if upto is None else record.rows[:upto]:
            try:
                self.repeat(row)
            except (IllegalChoice, Unreadable) as error:
                said = f"move {row.number}: {row.what} is refused ({error})"
                raise BadRecord(said, "refused", number=row.number) from error
            yield row
        if self._state.drafts is not None:
            self._reveal()  # after an aside nothing may be left to choose
        if whole and record.drafts is not None:
            try:
                self.draft_again(dict(enumerate(record.drafts)))
            except (IllegalChoice, Unreadable) as error:
                said = f"after move {self.number} the open drafts are refused ({error})"
                raise BadRecord(said, "refused", number=self.number + 1) from error
        if whole and record.state and record.state != self.state_hash:
            said = f"after move {self.number} the game is not in the state that the record names"
            raise BadRecord(said, "state", number=self.number)

    def repeat(self, row: Row) -> None:
        """Carry out a row of a record; the one way in which rows are repeated."""
        number = self.number + 1
        if row.act == UNDO:
            self.undo(row.seat, to=row.what[0], agreed=tuple(row.what[1:]))
        elif row.act == ASIDE:
            self.aside(row.seat, row.what)
        elif row.act == ALL:
            self.draft_again(dict(enumerate(row.what)))
        else:
            self.make(row.seat, row.what)
        if self.number != number:
            raise IllegalChoice(Reason("SE-ASK-6", {}))

    def draft_again(self, drafts: Mapping[int, list[str]]) -> None:
        """Let seats choose in secret what a record says they chose; seats that it does not name keep what they have."""
        s = self._state
        if s.drafts is None:
            raise IllegalChoice(Reason("SE-ASK-6", {}))
        drafted = list(s.drafts)
        for seat, texts in drafts.items():
            drafted[seat] = checked_draft(self.game, s, seat, texts)
        s.drafts = drafted
        self._reveal()

    # ---- choosing

    def choose(self, seat: int, choice: object, at: int | None = None) -> list[Told]:
        """Carry a choice out and tell the seat what happened; an illegal one changes nothing."""
        since = self._history.size
        self.make(seat, choice, at)
        return self._history.heard(seat, since)

    def make(self, seat: int, choice: object, at: int | None = None) -> None:
        """Carry a choice out, for callers that read `happened`; an illegal one changes nothing."""
        self._check_number(at)
        s = self._state
        pick = checked(self.game, s, seat, choice)
        step: Step = s.todo[-1]
        if step.waits == ASK_ALL:
            self._choose_in_secret(seat, pick)
            return
        before = s.clone()
        try:
            listed = answer(s, pick)
        except BaseException:
            self._restore(before)
            raise
        self._write(Row(self.number + 1, seat, CHOSE, self.game.notation.to_text(pick)))
        if listed is not None:
            self._asks = questions(s, listed)
        if s.barrier == before.barrier and still_asked(s, seat):  # SE-UNDO-1; a card shown is no barrier: SE-UNDO-4
            self._timeline.free.append(Before(self.number, before))
        else:
            self._timeline.free.clear()

    def _choose_in_secret(self, seat: int, pick: Choice) -> None:
        s = self._state
        before = s.clone()
        try:
            drafts = drafts_of(s)
            drafts[seat] = (*drafts[seat], pick)
            self._reveal()
        except BaseException:
            self._restore(before)
            raise

    def _reveal(self) -> None:
        """Show what all chose in secret, once no draft is open any more."""
        s = self._state
        self._asks = None
        if not waiting_seats(s):
            texts = [self.draft(seat) for seat in range(s.seats)]
            settle(s)
            self._write(Row(self.number + 1, -1, ALL, texts))  # SE-DRAFT-4

    def _restore(self, before: State) -> None:
        """An interrupted move must not leave half of itself behind."""
        self._state = before
        self._state.telling = True
        self._asks = None

    def aside(self, seat: int, choice: object, at: int | None = None) -> list[Told]:
        """Carry an aside out; it never answers the question."""
        self._check_number(at)
        s = self._state
        since = self._history.size
        pick = checked_aside(self.game, s, seat, choice)
        before = s.clone()
        try:
            self.game.aside(s, seat, pick)
            if s.drafts is None:
                settle(s)
            else:
                keep_legal(s)
        except BaseException:
            self._restore(before)
            raise
        self._write(Row(self.number + 1, seat, ASIDE, self.game.notation.to_text(pick)))  # SE-ASIDE-2
        return self._history.heard(seat, since)

    def _check_number(self, at: int | None) -> None:
        if at is not None and at != self.number:
            raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": self.number}))

    # ---- taking back

    def undo(self, seat: int, to: int | None = None, agreed: tuple[int, ...] = ()) -> list[Told]:
        """Take back the seat's last move, or all moves from `to` on; what others saw or decided needs their consent."""
        refuse(self.why_not_undo(seat, to, agreed))
        if to is None and self._has_drafted(seat):
            self._reopen(seat)
            return []
        timeline = self._timeline
        first = timeline.free[-1].move if to is None else to
        if timeline.is_free(first):
            self._state = timeline.taken_back(first).clone()
            self._state.telling = True
        else:
            self._state = self._rebuilt(first)
            timeline.free.clear()
        row = Row(self.number + 1, seat, UNDO, [first, *agreed])  # SE-UNDO-5
        self._record.rows.append(row)
        self._number += 1
        timeline.add(row)
        self._asks = None
        self._history.add(row.number, [TakenBack(seat, first)])
        return self._history.heard(seat, self._history.size - 1)

    def why_not_undo(self, seat: int, to: int | None = None, agreed: tuple[int, ...] = ()) -> Reason | None:
        """None when the seat may take back, else what stands in the way."""
        s = self._state
        if not is_seat(s, seat):
            return Reason("SE-SEAT-1", {})
        if to is None and self._has_drafted(seat):
            return None
        timeline = self._timeline
        if to is None and not timeline.free:
            return Reason("SE-UNDO-1", {})
        first = timeline.free[-1].move if to is None else to
        if to is not None and not timeline.has(to):
            return Reason("SE-UNDO-2", {"number": first})
        free = still_asked(s, seat) and timeline.is_free(first)
        if free or (s.seats > 1 and set(agreed) == set(range(s.seats)) - {seat}):  # who plays alone can ask nobody
            return None
        return Reason("SE-UNDO-3", {"number": first})

    def takes_back(self, seat: int) -> list[int]:
        """The moves from which on the seat may take everything back without asking anybody, oldest first."""
        free = self._timeline.free
        return [before.move for before in free] if free and still_asked(self._state, seat) else []

    def _has_drafted(self, seat: int) -> bool:
        """Whether the seat has chosen something in secret that it may still change."""
        s = self._state
        if s.drafts is None:
            return False
        step: AskAll = s.todo[-1]
        return has_chosen(s, step, seat, s.drafts[seat])

    def _reopen(self, seat: int) -> None:
        """Take back the last thing a seat chose in secret, with what followed of itself."""
        s = self._state
        drafts_of(s)[seat] = reopened(s, seat)
        self._asks = None

    def _rebuilt(self, first: int) -> State:
        """The state before a move, played again from the beginning."""
        earlier = Match.beginning(self._record, self.game)
        for row in self._timeline.before(first):
            earlier.repeat(row)
        if earlier._state.drafts is not None:
            earlier._reveal()
        return earlier._state

    def _write(self, row: Row) -> None:
        """Put a move on record and its events with it."""
        self._record.rows.append(row)
        self._number += 1
        self._timeline.add(row)
        self._asks = None
        self._collect(row.number)
        if row.act != CHOSE:
            self._timeline.free.clear()

    def _collect(self, move: int) -> None:
        self._history.add(move, self._state.told)
        self._state.told.clear()

    # ---- keeping and branching

    def save_with_undo(self) -> dict[str, Any]:
        """What `save` gives, and what can be taken back at once: each move, and the state before it."""
        kept = self.save()
        if self._timeline.free:
            kept["undo"] = [[*row, snapshot.save(self.game, before)] for row, before in self._timeline.free_rows()]
        return kept

    @classmethod
    def resume(cls, record: Record, kept: dict[str, Any], game: Game | None = None, past: int = 0) -> Match:
        """Go on from a saved state instead of playing the record again; earlier events are not told again.

        So many moves of the `past` are not among the rows of the record: what led to them is kept elsewhere.
        """
        game = game_of_record(record, game)
        match = cls(game, record.copy(), snapshot.restore(game, kept))
        match._state.telling = True
        match._number += past
        for *row, before in kept.get("undo", ()):
            match._timeline.add(Row(*row))
            match._timeline.free.append(Before(row[0], snapshot.restore(game, before)))
        for row in record.rows:
            match._timeline.add(row)
        return match

    def take_happened(self) -> list[tuple[int, Event]]:
        """Moves and what they caused, before it is split by audience, for whoever holds it from now on."""
        return self._history.taken()

    def let_go(self) -> None:
        """Free the rows and events up to here, which are stored elsewhere; moves that can be taken back are kept."""
        if not self._timeline.free:
            self._record.rows.clear()
            self._timeline.rows.clear()
        self._history.let_go()

    def clone(self) -> Match:
        """An independent copy of the match."""
        copy = Match(self.game, self._record.copy(), self._state.clone())
        copy._state.telling = True
        copy._number = self._number
        copy._timeline = self._timeline.clone()
        copy._history = self._history.clone()
        return copy

    def fork(self, at: int) -> Match:
        """A new match that is the same up to a move."""
        if not 0 <= at <= self.number:
            raise ValueError(f"there is no move {at}; the game has {self.number}")
        return Match.replay(self.record, upto=at, game=self.game)
