"""A play under way: who must choose, what they may choose, what happened, and the record of it all."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, NamedTuple

from serai.engine.core import snapshot
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.drafts import has_chosen, keep_legal, reopened, waiting_seats
from serai.engine.core.drive import answer, settle
from serai.engine.core.errors import BadOption, BadRecord, IllegalChoice, Reason, Unreadable
from serai.engine.core.game import Game, game_of_record
from serai.engine.core.state import Result
from serai.engine.core.steps import ASK_ALL, is_committed
from serai.engine.play.commitment import Commitment
from serai.engine.play.history import Asked, History, TakenBack, Told
from serai.engine.play.preview import cannot_be_taken_back, foretold, foretold_facts, foretold_next
from serai.engine.play.questions import checked, checked_aside, checked_draft, is_seat, questions, refuse, still_asked
from serai.engine.play.record import ALL, ASIDE, CHOSE, UNDO, Record, Row
from serai.engine.views.facts import facts_of
from serai.engine.views.views import look, own_look, redeal

_number_of = attrgetter("number")


class _Back(NamedTuple):
    """Where an undo leads: the state before a move of the seat that is still asked."""

    move: int
    state: Any


class Match:
    """One play of one game. The state inside is the truth; everything handed out is for the eyes of one seat."""

    def __init__(self, game: Game, record: Record, s: Any) -> None:
        self.game = game
        self.state = s
        self._record = record
        self._past = 0  # moves before the first row of the record
        self._line: list[Row] = []  # the rows in force: without undos and what they took back
        self._back: list[_Back] = []
        self._chronicle = History()
        self._asks: tuple[Asked, ...] | None = None

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
        """A fresh play; the same seed and the same choices always give the same play."""
        settings = game.settings(seats, options or {})
        record = Record(game.name, game.rules, game.colours[:seats], settings, seed, fair)
        match = cls(game, record, game.new(seats, seeded(seed), settings))
        match.state.telling = True
        settle(match.state)
        match._collect(0)
        return match

    @classmethod
    def replay(cls, record: Record, upto: int | None = None, game: Game | None = None) -> Match:
        """Play a record again, exactly; the first move that does not fit is named."""
        game = game_of_record(record, game)
        try:
            match = cls.new(game, len(record.seats), record.seed, record.options, record.fair)
        except BadOption as error:
            raise BadRecord(f"the play cannot begin: {error}", "options") from error
        whole = upto is None or upto >= len(record.rows)
        for row in record.rows if upto is None else record.rows[:upto]:
            try:
                match.repeat(row)
            except (IllegalChoice, Unreadable) as error:
                said = f"move {row.number}: {row.what} is refused ({error})"
                raise BadRecord(said, "refused", number=row.number) from error
        if match.state.drafts is not None:
            match._reveal()  # an aside may have left nobody anything to choose
        if whole and record.drafts is not None:
            try:
                match._draft_again(record.drafts, whole=False)
            except (IllegalChoice, Unreadable) as error:
                said = f"after move {match.number} the open drafts are refused ({error})"
                raise BadRecord(said, "refused", number=match.number + 1) from error
        if whole and record.state and record.state != match.state_hash:
            said = f"after move {match.number} the play is not in the state that the record names"
            raise BadRecord(said, "state", number=match.number)
        return match

    @classmethod
    def resume(cls, record: Record, kept: dict[str, Any], game: Game | None = None, past: int = 0) -> Match:
        """Go on from a saved state instead of playing the record again; earlier events are not told again.

        So many moves of the `past` are not among the rows of the record: what led to them is kept elsewhere.
        """
        game = game_of_record(record, game)
        match = cls(game, record.copy(), snapshot.restore(game, kept))
        match.state.telling = True
        match._past = past
        for *row, before in kept.get("undo", ()):
            match._line.append(Row(*row))
            match._back.append(_Back(row[0], snapshot.restore(game, before)))
        for row in record.rows:
            if row.act == UNDO:
                match._cut_line(row.what[0])
            else:
                match._line.append(row)
        return match

    def save(self) -> dict[str, Any]:
        """The state as it is, ready for JSON; not for anybody's eyes."""
        return snapshot.save(self.game, self.state)

    def save_with_undo(self) -> dict[str, Any]:
        """The same with what can be taken back at once, so that it still can be: each move, and the state before it."""
        kept = self.save()
        if self._back:
            moves = {row.number: row for row in self._line[-len(self._back) :]}
            kept["undo"] = [[*moves[back.move], snapshot.save(self.game, back.state)] for back in self._back]
        return kept

    def repeat(self, row: Row) -> None:
        """Carry out a row of a record."""
        number = self.number + 1
        if row.act == UNDO:
            self.undo(row.seat, to=row.what[0], agreed=tuple(row.what[1:]))
        elif row.act == ASIDE:
            self.aside(row.seat, row.what)
        elif row.act == ALL:
            self._draft_again(row.what, whole=True)
        else:
            self.make(row.seat, row.what)
        if self.number != number:
            raise IllegalChoice(Reason("SE-ASK-6", {}))

    def _draft_again(self, drafts: list[list[str]], whole: bool) -> None:
        """Let every seat choose in secret what a record says it chose."""
        s = self.state
        if s.drafts is None:
            raise IllegalChoice(Reason("SE-ASK-6", {}))
        drafted = [checked_draft(self.game, s, seat, texts) for seat, texts in enumerate(drafts)]
        if whole and not all(is_committed(drafted[seat]) for seat in s.todo[-1].seats(s)):
            raise IllegalChoice(Reason("SE-ASK-6", {}))
        s.drafts = drafted
        self._reveal()

    def _texts(self, draft: tuple[Any, ...]) -> list[str]:
        return list(map(self.game.notation.to_text, draft))

    # ---- what is asked

    @property
    def number(self) -> int:
        """The number of the last move."""
        return self._past + len(self._record.rows)

    @property
    def last_row(self) -> Row:
        """The row of the last move, for whoever keeps the record elsewhere; not for anybody's eyes."""
        return self._record.rows[-1]

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return self.state.result is not None

    @property
    def result(self) -> Result | None:
        """Scores, places and their reasons, once the play is over."""
        result: Result | None = self.state.result
        return result

    @property
    def asks(self) -> tuple[Asked, ...]:
        """Who must choose now, and from what."""
        if self._asks is None:
            self._asks = questions(self.state)
        return self._asks

    def asides(self, seat: int) -> Sequence[Any]:
        """What the seat may do beside the question."""
        self._check_seat(seat)
        return () if self.over else self.game.asides(self.state, seat)

    # ---- choosing

    def choose(self, seat: int, choice: Any, at: int | None = None) -> list[Told]:
        """Carry a choice out and tell the seat what happened; an illegal one changes nothing."""
        since = self._chronicle.size
        self.make(seat, choice, at)
        return self._chronicle.heard(seat, since)

    def make(self, seat: int, choice: Any, at: int | None = None) -> None:
        """Carry a choice out, for whoever tells what `happened`; an illegal one changes nothing."""
        self._check_number(at)
        s = self.state
        pick = checked(self.game, s, seat, choice)
        if s.todo[-1].waits == ASK_ALL:
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
        if s.barrier == before.barrier and still_asked(s, seat):
            self._back.append(_Back(self.number, before))
        else:
            self._back.clear()

    def _choose_in_secret(self, seat: int, pick: Any) -> None:
        s = self.state
        before = s.clone()
        try:
            s.drafts[seat] = (*s.drafts[seat], pick)
            self._reveal()
        except BaseException:
            self._restore(before)
            raise

    def _reveal(self) -> None:
        """Show what all chose in secret, once nobody's draft is open any more."""
        s = self.state
        self._asks = None
        if not waiting_seats(s):
            texts = list(map(self._texts, s.drafts))
            settle(s)
            self._write(Row(self.number + 1, -1, ALL, texts))

    def _restore(self, before: Any) -> None:
        """An interrupted move must not leave half of itself behind."""
        self.state = before
        self.state.telling = True
        self._asks = None

    def aside(self, seat: int, choice: Any, at: int | None = None) -> list[Told]:
        """Carry an aside out; it never answers the question."""
        self._check_number(at)
        s = self.state
        since = self._chronicle.size
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
        self._write(Row(self.number + 1, seat, ASIDE, self.game.notation.to_text(pick)))
        return self._chronicle.heard(seat, since)

    def _check_number(self, at: int | None) -> None:
        if at is not None and at != self.number:
            raise IllegalChoice(Reason("SE-ASK-4", {"number": at, "number_now": self.number}))

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not is_seat(self.state, seat):
            raise IllegalChoice(Reason("SE-SEAT-1", {}))

    def why_not(self, seat: int, choice: Any) -> Reason | None:
        """None for a choice that would be accepted, else the rule that forbids it and the facts that break it."""
        try:
            checked(self.game, self.state, seat, choice)
        except IllegalChoice as refusal:
            return refusal.reason
        return None

    def preview(self, seat: int, choice: Any) -> list[Any]:
        """The events that a choice would cause, as far as nothing is drawn or revealed; changes nothing."""
        return foretold(self.game, self.state, seat, choice)

    def preview_next(self, seat: int, choice: Any) -> list[tuple[Any, list[Any]]]:
        """What each answer to the question that a choice leads to would cause in its turn; changes nothing."""
        return foretold_next(self.game, self.state, seat, choice)

    def preview_facts(self, seat: int, choice: Any) -> dict[str, Any]:
        """The facts that would be different after a choice, as far as nothing is drawn or revealed; changes nothing."""
        return foretold_facts(self.game, self.state, seat, choice)

    def final(self, seat: int, choice: Any) -> bool:
        """Whether this choice could not be taken back without the others' consent; changes nothing."""
        return cannot_be_taken_back(self.game, self.state, seat, choice)

    # ---- what is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """Everything the seat has learned, ready for JSON; None is a spectator."""
        self._check_seat(seat)
        return {"move": self.number, **look(self.game, self.state, seat)}

    def own_view(self, seat: int, everybodys: dict[str, Any]) -> dict[str, Any]:
        """The fields in which a seat's view is not everybody's, for whoever shows one position to many."""
        self._check_seat(seat)
        return own_look(self.game, self.state, seat, everybodys)

    def facts(self, seat: int | None) -> dict[str, Any]:
        """What follows from the seat's view: the game's declared facts, ready for JSON."""
        return facts_of(self.game, self.view(seat))

    def redealt(self, seat: int | None, chance: Chance) -> Any:
        """A state in which everything that the seat cannot see is drawn anew: all that a bot may think on."""
        self._check_seat(seat)
        return redeal(self.game, self.state, seat, chance)

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What the seat may know of what happened, from an event number on."""
        self._check_seat(seat)
        return self._chronicle.heard(seat, since)

    def happened(self, since: int = 0) -> list[tuple[int, Any]]:
        """Moves and what they caused, for whoever tells each seat its part; not for anybody's eyes."""
        return self._chronicle.since(since)

    @property
    def state_hash(self) -> str:
        """Equal for equal states, on every machine."""
        return snapshot.state_hash(self.game, self.state)

    # ---- taking back

    def undo(self, seat: int, to: int | None = None, agreed: tuple[int, ...] = ()) -> list[Told]:
        """Take back the seat's last move, or all moves from `to` on; what others saw or decided needs their consent."""
        refuse(self.why_not_undo(seat, to, agreed))
        if to is None and self._has_drafted(seat):
            self._reopen(seat)
            return []
        first = self._back[-1].move if to is None else to
        if any(back.move == first for back in self._back):
            while self._back[-1].move != first:
                self._back.pop()
            self.state = self._back.pop().state.clone()
            self.state.telling = True
        else:
            self.state = self._rebuilt(first)
            self._back.clear()
        row = Row(self.number + 1, seat, UNDO, [first, *agreed])
        self._record.rows.append(row)
        self._cut_line(first)
        self._asks = None
        self._chronicle.add(row.number, [TakenBack(seat, first)])
        return self._chronicle.heard(seat, self._chronicle.size - 1)

    def why_not_undo(self, seat: int, to: int | None = None, agreed: tuple[int, ...] = ()) -> Reason | None:
        """None when the seat may take back, else what stands in the way."""
        s = self.state
        if not is_seat(s, seat):
            return Reason("SE-SEAT-1", {})
        if to is None and self._has_drafted(seat):
            return None
        if to is None and not self._back:
            return Reason("SE-UNDO-1", {})
        first = self._back[-1].move if to is None else to
        if to is not None and not self._stands(to):
            return Reason("SE-UNDO-2", {"number": first})
        free = still_asked(s, seat) and any(back.move == first for back in self._back)
        if free or (s.seats > 1 and set(agreed) == set(range(s.seats)) - {seat}):  # who plays alone can ask nobody
            return None
        return Reason("SE-UNDO-3", {"number": first})

    def _stands(self, number: Any) -> bool:
        """Whether a move is in force."""
        if type(number) is not int:
            return False
        place = bisect_left(self._line, number, key=_number_of)
        return place < len(self._line) and self._line[place].number == number

    def _cut_line(self, first: int) -> None:
        """Moves from one on are no longer in force."""
        del self._line[bisect_left(self._line, first, key=_number_of) :]

    def takes_back(self, seat: int) -> list[int]:
        """The moves from which on the seat may take everything back without asking anybody, oldest first."""
        return [back.move for back in self._back] if self._back and still_asked(self.state, seat) else []

    def _has_drafted(self, seat: int) -> bool:
        """Whether the seat has chosen something in secret that it may still change."""
        s = self.state
        return s.drafts is not None and has_chosen(s, s.todo[-1], seat, s.drafts[seat])

    def _reopen(self, seat: int) -> None:
        """Take back the last thing a seat chose in secret, with what followed of itself."""
        s = self.state
        s.drafts[seat] = reopened(s, seat)
        self._asks = None

    def _rebuilt(self, first: int) -> Any:
        """The state before a move, played again from the beginning."""
        kept = self._record
        earlier = Match.new(self.game, len(kept.seats), kept.seed, kept.options)
        for row in self._line:
            if row.number < first:
                earlier.repeat(row)
        if earlier.state.drafts is not None:
            earlier._reveal()
        return earlier.state

    def _write(self, row: Row) -> None:
        """Put a move on record and its events with it."""
        self._record.rows.append(row)
        self._line.append(row)
        self._asks = None
        self._collect(row.number)
        if row.act != CHOSE:
            self._back.clear()

    def _collect(self, move: int) -> None:
        self._chronicle.add(move, self.state.told)
        self.state.told.clear()

    # ---- keeping and branching

    def let_go(self) -> None:
        """Hold nothing of what led here, for whoever keeps it elsewhere; what can be taken back is held on to."""
        if not self._back:
            self._past = self.number
            self._record.rows.clear()
            self._line.clear()
        self._chronicle.let_go()

    def unsealed(self) -> Record:
        """The rows up to now, without drafts and hash: all there is when the state itself is in doubt."""
        return self._record.copy()

    @property
    def record(self) -> Record:
        """The record up to now, complete with open drafts and the hash of the state."""
        kept = self._record.copy()
        kept.drafts = None if self.state.drafts is None else list(map(self._texts, self.state.drafts))
        kept.state = self.state_hash
        return kept

    def clone(self) -> Match:
        """An independent copy of the play."""
        copy = Match(self.game, self._record.copy(), self.state.clone())
        copy.state.telling = True
        copy._past = self._past
        copy._line = list(self._line)
        copy._back = list(self._back)
        copy._chronicle = self._chronicle.clone()
        return copy

    def fork(self, at: int) -> Match:
        """A new play that is the same up to a move."""
        if not 0 <= at <= self.number:
            raise ValueError(f"there is no move {at}; the play has {self.number}")
        return Match.replay(self.record, upto=at, game=self.game)
