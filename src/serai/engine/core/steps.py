"""The kinds of steps on a stack: what happens by itself, what one seat decides, what several seats decide at once.

Every step is a frozen dataclass with slots that carries public values only (numbers, text, tuples of them). The engine
takes a step off the stack before it is carried out; carrying it out may push further steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, ClassVar, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from serai.engine.core.errors import Reason

DO: Final = 0
ASK: Final = 1
ASK_ALL: Final = 2


class Commit(NamedTuple):
    """The seat is done with its draft and shows it as soon as all others are."""


COMMIT = Commit()
Choice: TypeAlias = tuple[Any, ...]  # a named tuple of the game's own
Draft: TypeAlias = tuple[Choice, ...]
SeatStep = TypeVar("SeatStep")


class Draws(Protocol):
    """What picks among options: chance itself, or a bot's dice."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        ...


class Step:
    """Anything that may lie on the stack."""

    __slots__ = ()
    waits: ClassVar[int] = DO
    wide: ClassVar[bool | None] = None  # see Ask; None where nobody is asked, so that the driver need not look further


class Do(Step):
    """Happens by itself."""

    __slots__ = ()
    waits: ClassVar[int] = DO

    def run(self, s: Any) -> None:
        """Carry the step out."""
        raise NotImplementedError


class Ask(Step):
    """One seat must choose; subclasses have a field `seat`."""

    __slots__ = ()
    waits: ClassVar[int] = ASK
    takes: ClassVar[tuple[type, ...]] = ()  # classes of choices; any other is refused before why_not (none: any)
    always: ClassVar[bool] = False  # asked even when there is a single option
    wide: ClassVar[bool | None] = False  # never listed where a list is not needed

    def options(self, s: Any) -> Sequence[Choice]:
        """Every legal choice, never none; the step itself may be on the stack or off it."""
        raise NotImplementedError

    def chosen(self, s: Any, pick: Any) -> None:
        """Carry the choice out."""
        raise NotImplementedError

    def only(self, s: Any) -> Choice | None:
        """The single option, or None when there are several."""
        listed = self.options(s)
        return listed[0] if len(listed) == 1 else None

    def sample(self, s: Any, chance: Draws) -> Choice:
        """One of the options, each equally likely."""
        listed = self.options(s)
        return listed[chance.below(len(listed))]

    def allows(self, s: Any, pick: Any) -> bool:
        """Whether the choice is one of the options."""
        return listed_in(self.options(s), pick)

    def why_not(self, s: Any, pick: Any) -> Reason | None:
        """The rule that forbids the choice, or None for an option."""
        return None if self.allows(s, pick) else Reason("SE-ASK-5", {})

    def facts(self, s: Any) -> dict[str, Any]:
        """What the question has to tell beside its kind, each fact named after its table."""
        return {}


class AskAlways(Ask):
    """One seat is asked even when there is a single option, as for a consent."""

    __slots__ = ()
    always: ClassVar[bool] = True


class AskWide(Ask):
    """One seat must choose from very many; has its own `only`, `sample` and `allows` that build no list."""

    __slots__ = ()
    wide: ClassVar[bool | None] = True


class AskAll(Step):
    """Several seats choose at once and in secret; a draft is the tuple of a seat's choices so far."""

    __slots__ = ()
    waits: ClassVar[int] = ASK_ALL
    wide: ClassVar[bool | None] = True  # drafts are never listed all at once
    takes: ClassVar[tuple[type, ...]] = ()  # as in Ask; Commit is always taken

    def seats(self, s: Any) -> tuple[int, ...]:
        """Who is asked; the same for as long as the question stands, whatever is done beside it."""
        raise NotImplementedError

    def options(self, s: Any, seat: int, draft: Draft) -> Sequence[Choice]:
        """Every choice that may follow the draft, COMMIT among them once it is complete; never none."""
        raise NotImplementedError

    def revealed(self, s: Any, drafts: Sequence[Draft]) -> None:
        """Carry out what all seats chose; drafts are by seat, empty for those not asked."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, draft: Draft, pick: Any) -> Reason | None:
        """The rule that forbids the choice, or None for an option."""
        return None if listed_in(self.options(s, seat, draft), pick) else Reason("SE-ASK-5", {})

    def facts(self, s: Any, seat: int) -> dict[str, Any]:
        """What the question has to tell a seat beside its kind."""
        return {}


def listed_in(options: Sequence[object], pick: object) -> bool:
    """Whether a choice is in a list: same values and same class, since named tuples compare by value alone."""
    kind = type(pick)
    return any(type(option) is kind and option == pick for option in options)


def step_fields(kind: Any) -> tuple[str, ...]:
    """The names of the values that a step of a class carries."""
    return tuple(field.name for field in fields(kind))


# Who must choose: every class of questions has the field itself, so that it may lie anywhere among its own.
seat_asked: Callable[[Ask], int] = attrgetter("seat")


def each_seat(step: Callable[[int], SeatStep], seats: int) -> tuple[SeatStep, ...]:
    """One step object a seat, built once, so that pushing a step makes nothing new."""
    return tuple(map(step, range(seats)))


def is_committed(draft: Draft) -> bool:
    """Whether a draft was handed in."""
    return bool(draft) and type(draft[-1]) is Commit
