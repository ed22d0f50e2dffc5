"""Facts: what a board shows and no field holds, such as points so far; the game works them out from what is seen.

A fact is handed a state of its game in which only what it declares is set, as its seat sees it. So it can call the
rules themselves, and whatever it does not declare, or may not see, is not there to be read.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.engine.core.state import COUNTED, DERIVED, OWN, PUBLIC, SECRET, Field, Result, State

if TYPE_CHECKING:
    from serai.engine.core.game import Game

ALIKE = frozenset(("seats", "result"))  # what all see of a state beside the fields of its game
APART = frozenset(("seat", "draft"))  # and what differs: who one is, and what one has chosen in secret so far


class Fact:
    """A function of what a seat sees, and all that it reads, derived fields too.

    If it reads `seat`, that is its second argument; without it nobody's cards are more than counted, so that it is the
    same to all. What it is `supposing` stands in fields that it does not read. A costly one may say when it rests:
    while a field that all see has one value, it is what is given for that, and nothing is worked out.
    What it gives is sent as JSON and typed for the browser by its annotation.
    """

    __slots__ = ("find", "name", "reads", "rests", "supposing")

    def __init__(
        self,
        find: Callable[..., Any],
        reads: str,
        supposing: Mapping[str, Any] | None = None,
        rests: tuple[str, Any, Any] | None = None,
    ) -> None:
        self.find = find
        self.rests = rests  # the field, its value then, and the fact then
        self.name = find.__name__
        self.reads = frozenset(reads.split())
        self.supposing = tuple((supposing or {}).items())

    def differs(self, game: Game) -> bool:
        """Whether it may be another to each seat."""
        return reading(game, self).seat


class Reading(NamedTuple):
    """What a fact reads: what all see as it is, fields of which something is hidden, and what follows from others."""

    alike: tuple[str, ...]
    hidden: tuple[Field, ...]
    derived: tuple[str, ...]
    draft: bool
    seat: bool


@lru_cache(maxsize=2000)
def reading(game: Game, fact: Fact) -> Reading:
    """What a fact of a game reads; TypeError where no view shows it."""
    seen = {field.name for field in game.fields if field.visibility != SECRET}
    for name in sorted(fact.reads - ALIKE - APART - seen):
        raise TypeError(f"{game.name}: no view shows {name}, which the fact {fact.name} reads")
    if fact.rests is not None and fact.rests[0] not in _read_of(game, fact.reads).alike:
        raise TypeError(
            f"{game.name}: the fact {fact.name} rests on {fact.rests[0]}, which not all see or it does not read"
        )
    return _read_of(game, fact.reads)


@lru_cache(maxsize=200)
def _all_reading(game: Game) -> Reading:
    """What all facts of a game read together."""
    return _read_of(game, frozenset[str]().union(*[fact.reads for fact in game.facts]))


def _read_of(game: Game, names: Collection[str]) -> Reading:
    fields = [field for field in game.fields if field.name in names]
    public = [field.name for field in fields if field.visibility == PUBLIC]
    return Reading(
        (*sorted(ALIKE.intersection(names)), *public),
        tuple(field for field in fields if field.visibility in (OWN, COUNTED)),
        tuple(field.name for field in fields if field.visibility == DERIVED),
        "draft" in names,
        "seat" in names,
    )


UNTOLD = object()  # differs from whatever a fact may be


class Unknown:
    """Stands where a card lies that one does not see: cards can be counted, and using one fails."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        raise TypeError(NOT_SEEN)

    def __hash__(self) -> int:
        raise TypeError(NOT_SEEN)

    def __bool__(self) -> bool:
        raise TypeError(NOT_SEEN)


NOT_SEEN = "a fact uses a card that its seat does not see"
UNKNOWN = Unknown()


class Seen:
    """What one audience sees of a state, and the facts that follow from it; None is a spectator."""

    __slots__ = ("_derived", "_seat", "_state", "game")

    def __init__(self, game: Game, s: State, seat: int | None) -> None:
        self.game, self._state, self._seat = game, s, seat
        self._derived: State | None = None

    @classmethod
    def in_view(cls, game: Game, view: dict[str, Any]) -> Seen:
        """What a view shows."""
        return cls(game, state_in(game, view), view["seat"])

    def facts(self, facts: Iterable[Fact]) -> dict[str, Any]:
        """The value of each fact, by name."""
        return {fact.name: self.found(fact) for fact in facts}

    def found(self, fact: Fact) -> Any:
        """The value of one fact."""
        return self.found_in(fact, reading(self.game, fact), None)

    def found_in(self, fact: Fact, reads: Reading, shown: State | None) -> Any:
        """The value of a fact that reads this; all that it reads may have been shown to another already."""
        if fact.rests is not None:
            name, still, then = fact.rests
            if getattr(self._state, name) == still:
                return then
        s = self.shown(reads) if shown is None else shown
        if reads.derived:
            derived = self._with_derived()
            for name in reads.derived:
                setattr(s, name, getattr(derived, name))
        for name, value in fact.supposing:
            setattr(s, name, value)
        return fact.find(s, self._seat) if reads.seat else fact.find(s)

    def _with_derived(self) -> State:
        """What all facts read, and what the game derives from it: never what it derived from hidden cards."""
        if self._derived is None:
            self._derived = self.shown(_all_reading(self.game))
            self.game.derive(self._derived)
        return self._derived

    def shown(self, reads: Reading) -> State:
        """A state in which only this is set, and what is hidden in it is not known."""
        whole, seat = self._state, self._seat if reads.seat else None
        s = blank(self.game)
        for name in reads.alike:
            setattr(s, name, getattr(whole, name))
        for field in reads.hidden:
            held = getattr(whole, field.name)
            setattr(s, field.name, _unseen(held) if field.visibility == COUNTED else _own(held, seat))
        if reads.draft:
            s.drafts = None if whole.drafts is None else _own_draft(whole.drafts, seat)
        return s


def blank(game: Game) -> State:
    """A state of which nothing is set: reading a field of it is an AttributeError."""
    kind: Any = game.state
    made: State = kind.__new__(kind)
    return made


def _unseen(cards: Collection[Any]) -> list[Any]:
    return [UNKNOWN] * len(cards)


def _own(held: Iterable[Any], seat: int | None) -> list[Any]:
    """What a seat holds as it is, and of what the others hold only how much."""
    return [mine if owner == seat else _unseen(mine) for owner, mine in enumerate(held)]


def _own_draft(drafts: Iterable[Any], seat: int | None) -> list[Any]:
    """What a seat has chosen in secret; of the others not even how much."""
    return [draft if owner == seat else UNKNOWN for owner, draft in enumerate(drafts)]


def state_in(game: Game, view: dict[str, Any]) -> State:
    """What a view shows of what the facts of a game read, as the state of which it is a view."""
    reads, seat, seats = _all_reading(game), view["seat"], view["seats"]
    s = blank(game)
    s.seats = seats
    s.result = None if view["result"] is None else Result(*map(tuple, view["result"]))
    for field in game.fields:
        if field.name in reads.alike:
            setattr(s, field.name, field.form.read(view[field.name]))
    for field in reads.hidden:
        shown = view[field.name]
        setattr(s, field.name, [UNKNOWN] * shown if field.visibility == COUNTED else _rows_in(field, shown, seat))
    if reads.draft:
        mine = tuple(map(game.notation.from_row, view.get("draft", ())))
        s.drafts = _own_draft([mine] * seats, seat) if "draft" in view else None
    return s


def _rows_in(field: Field, shown: list[Any], seat: int | None) -> list[Any]:
    """What each seat holds, made from a view: of the others it shows how many, or the lots of their cards."""
    sizes = [held if isinstance(held, int) else len(held) for held in shown]
    return [
        field.form.read([shown[owner]])[0] if owner == seat else [UNKNOWN] * size for owner, size in enumerate(sizes)
    ]


def facts_of(game: Game, view: dict[str, Any]) -> dict[str, Any]:
    """The facts of a view, by name."""
    return Seen.in_view(game, view).facts(game.facts) if game.facts else {}


class Concerned(NamedTuple):
    """A fact that a change concerns, what it reads, and which of these facts are shown the same state, if any."""

    fact: Fact
    reads: Reading
    together: int | None


@lru_cache(maxsize=2000)
def _concerned(game: Game, facts: tuple[Fact, ...], changed: frozenset[str]) -> tuple[Concerned, ...]:
    """The facts that are made from something that changed; those that read the same and no more share a state."""
    read = [(fact, reading(game, fact)) for fact in facts if not fact.reads.isdisjoint(changed)]
    plain = [reads for fact, reads in read if not (fact.supposing or reads.derived)]
    return tuple(
        Concerned(fact, reads, plain.index(reads) if plain.count(reads) > 1 and not fact.supposing else None)
        for fact, reads in read
    )


class FactDiff:
    """The facts that an audience was told last."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: dict[str, Any] = {}

    def news(self, facts: tuple[Fact, ...], changed: frozenset[str], seen: Seen) -> dict[str, Any]:
        """The facts that are different now; only those are worked out of which something they are made from changed."""
        told, news, states = self._told, dict[str, Any](), dict[int, State]()
        for fact, reads, together in _concerned(seen.game, facts, changed):
            shown = None
            if together is not None and (shown := states.get(together)) is None:
                shown = states[together] = seen.shown(reads)
            name, value = fact.name, seen.found_in(fact, reads, shown)
            if told.get(name, UNTOLD) != value:
                told[name] = news[name] = value
        return news
