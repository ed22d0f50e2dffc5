"""A play that tests lead in the words of the notation, and what happens in it read in words."""

from collections.abc import Mapping, Sequence
from typing import Any

from serai.engine.core.game import Game
from serai.engine.core.notation import word_of
from serai.engine.play.history import TakenBack
from serai.engine.play.match import Match


class Words:
    """A game's numbers as names: `names` gives the entries of each table."""

    def __init__(self, game: Game, names: Mapping[str, Sequence[str]]) -> None:
        self._names = names
        self._fields = {shape.make: shape.fields for shape in game.events}

    def name_of(self, table: str, value: Any) -> Any:
        return self._names[table][value] if table in self._names and value >= 0 else value

    def named(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with entries of tables by name."""
        return {fact: self.name_of(fact.partition("_")[0], value) for fact, value in facts.items()}

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


class Led:
    """A match at some position; who chooses is always who is asked."""

    game: Game
    seats: Sequence[str]
    words: Words

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def s(self) -> Any:
        return self.match.state

    @property
    def asked(self) -> str:
        """Who is asked what, such as `red act`; nothing when the play is over."""
        return ", ".join(f"{self.seats[ask.seat]} {ask.kind}" for ask in self.match.asks)

    @property
    def options(self) -> list[str]:
        (asked,) = self.match.asks
        return [self.game.notation.to_text(option) for option in asked.options]

    def offers(self, word: str) -> set[str]:
        """What follows a word in the options: the cells of `free-invade`, the placements of `conquer`."""
        return {rest for first, _, rest in (option.partition(" ") for option in self.options) if first == word}

    def choose(self, *texts: str) -> list[str]:
        """Make these choices and give all that they caused, as everybody hears it."""
        since = len(self.match.events(None))
        for text in texts:
            (asked,) = self.match.asks
            self.match.choose(asked.seat, text)
            assert self.game.notation.from_text(text) in asked.options, f"{text} was accepted but not listed"
            self.sound()
        return self.told(since)

    def sound(self) -> None:
        """What must hold after every choice; drawn positions need not be whole."""

    def told(self, since: int = 0, seat: str | None = None) -> list[str]:
        """All that happened since the position was set up."""
        who = None if seat is None else self.seats.index(seat)
        return [self.words.of(told.event) for told in self.match.events(who, since)]
