"""What a game is to the engine: its declarations and a handful of functions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from serai.engine.core.chance import Chance
from serai.engine.core.errors import BadOption, BadRecord, Reason
from serai.engine.core.importance import Importance
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.state import COUNTED, OWN, PUBLIC, State
from serai.engine.core.steps import Choice, Step
from serai.engine.play.record import Record
from serai.engine.views.event_facts import EventFact
from serai.engine.views.facts import Fact


class Option(NamedTuple):
    """A variant agreed on before the game: its default and the values it may take (none: `check_option` decides)."""

    name: str
    default: Any
    values: tuple[Any, ...] = ()


class Preset(NamedTuple):
    """Options that are chosen together under one name, and how long such a game is."""

    name: str  # its words are under `preset-<name>`
    options: Mapping[str, Any] = {}  # those that differ from the default
    decisions: tuple[int, ...] = ()  # of a seat, by number of seats from the fewest on; measured with bots


class Game:
    """The base of every game; a game's folder offers one instance of its subclass as GAME."""

    name: str  # the key under which it is loaded
    rules: int  # the version of the rules, raised whenever an old record would play differently
    min_seats: int  # seats
    max_seats: int
    colours: tuple[str, ...]  # the name of each seat in notation and on the terminal
    options: tuple[Option, ...] = ()
    presets: tuple[Preset, ...] = ()  # the usual game first
    seconds: int = 0  # that a person takes over a decision, on average
    state: type[State]  # its fields say who may see what
    steps: tuple[type[Step], ...]  # every class of steps
    notation: Notation  # every class of choices
    events: tuple[Shape, ...]  # every class of events
    facts: tuple[Fact, ...] = ()  # what boards show and no field holds
    event_facts: Mapping[str, EventFact] = {}  # what boards show of an event and follows from it alone, by its word
    importance: Mapping[str, Importance] = {}  # of events by word; all are alike where nothing is declared
    codes: Mapping[str, int] = {}  # numbers in fields, choices and events that point into no table, by name
    called: Mapping[str, tuple[str, str]] = {}  # tables called by what lies there: its table, the field

    def __init__(self) -> None:
        self.fields = self.state.declared
        self.shown = tuple(field for field in self.fields if field.visibility in (PUBLIC, OWN, COUNTED))
        self.owned = tuple(field for field in self.fields if field.visibility == OWN)
        self.own_names = tuple(field.name for field in self.owned)
        self.piles = tuple(field for field in self.fields if field.cards and field.visibility != PUBLIC)
        self.common_facts = tuple(fact for fact in self.facts if not fact.differs(self))
        followed = [shape for shape in self.events if shape.word in self.event_facts] if self.event_facts else []
        self.facts_by_event: dict[object, EventFact] = {shape.make: self.event_facts[shape.word] for shape in followed}
        self.own_facts = tuple(fact for fact in self.facts if fact.differs(self))

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Any:
        """The state before the first question, its steps on the stack."""
        raise NotImplementedError

    def max_decisions(self, seats: int) -> int:
        """The most decisions that a game can take."""
        raise NotImplementedError

    def derive(self, s: Any) -> None:
        """Make the derived fields of a state anew from the others."""

    def check_option(self, name: str, value: Any, seats: int) -> object:
        """The value of an option in its proper form, or BadOption."""
        for option in self.options:
            if option.name == name:
                if not any(type(value) is type(known) and value == known for known in option.values):
                    raise BadOption(f"{self.name}: option {name} takes one of {option.values}, not {value!r}")
                return value
        raise BadOption(f"{self.name} has no option {name}")

    def imagine(self, s: Any, seat: int | None, chance: Chance) -> None:
        """Draw anew what is hidden from the seat beyond cards in piles."""

    def asides(self, s: Any, seat: int) -> Sequence[Choice]:
        """Choices open to a seat whenever the game waits, beside the question."""
        return ()

    def aside(self, s: Any, seat: int, pick: Any) -> None:
        """Carry out an aside."""
        raise NotImplementedError

    def why_not_aside(self, s: Any, seat: int, pick: Any) -> Reason | None:
        """The rule that forbids an aside, or None."""
        return Reason("SE-ASIDE-1", {})

    def unreadable(self, s: Any, seat: int, text: str) -> Reason | None:
        """The rule that forbids a choice which has no number in the tables, such as a shape off the board."""
        return None

    def check(self, s: Any) -> list[str]:
        """The invariants of the rules that the state breaks; none in a sound state."""
        return []

    def draw_text(self, view: dict[str, Any], marked: frozenset[Any]) -> list[list[tuple[str, str]]]:
        """The board for a terminal as lines of (text, style), made from a view; marked entries stand out."""
        raise NotImplementedError

    def settings(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options of a game, checked, with defaults filled in."""
        if type(seats) is not int or not self.min_seats <= seats <= self.max_seats:
            raise BadOption(f"{self.name} is for {self.min_seats} to {self.max_seats} seats, not {seats}")
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            chosen[name] = self.check_option(name, value, seats)
        return chosen


def load(name: str) -> Game:
    """The game registered under a name."""
    for entry in entry_points(group="serai.games", name=name):
        game: object = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"{name} is registered, but not as a game of Serai")
        return game
    raise LookupError(f"no game is called {name!r}; there are {', '.join(names())}")


def names() -> list[str]:
    """The registered games."""
    return sorted(entry.name for entry in entry_points(group="serai.games"))


def game_of_record(record: Record, game: Game | None = None) -> Game:
    """The game of a record, if it is here in the version that the record needs."""
    if game is None:
        try:
            game = load(record.game)
        except LookupError as error:
            raise BadRecord(f"the record cannot be opened: {error}", "game", game=record.game) from error
    if record.game != game.name:
        raise BadRecord(f"this is a record of {record.game}, not of {game.name}", "game", game=record.game)
    if record.rules != game.rules:  # SE-REC-3
        raise BadRecord(
            f"this record needs version {record.rules} of the rules of {game.name}; this is version {game.rules}",
            "rules",
            rules=record.rules,
            rules_now=game.rules,
        )
    if record.seats != game.colours[: len(record.seats)]:
        said = f"the seats of {game.name} are called {', '.join(game.colours)}, not {', '.join(record.seats)}"
        raise BadRecord(said, "seats")
    return game
