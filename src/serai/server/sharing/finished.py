"""A game that is over, as far as others than its players are told of it: everything is taken from one look at it."""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.protocol.naming import unnamed
from serai.protocol.past.analysis import must_be_over
from serai.protocol.table import Seat, Table
from serai.server.sharing.sayings import phrase
from serai.words import Words, name_of

Result = list[Any]


class Finished(NamedTuple):
    """Its game, title and moves, who sat where, how it ended, and what everybody is called in a language."""

    table: str
    game: str
    language: str
    called: str  # the game
    title: str  # of the table, where it has one of its own
    last: int
    names: tuple[str | None, ...]  # by seat; without a name a seat is called by its colour
    winners: tuple[int, ...]

    def standing(self, number: int) -> str:
        """Where in the game a move is, in words."""
        if number == self.last:
            return phrase(self.language, "share-end", last=self.last)
        key = "share-move" if number else "share-begin"
        return phrase(self.language, key, number=number, last=self.last)

    @property
    def heading(self) -> str:
        """The game, and the table where it has a name of its own."""
        return f"{self.called} · {self.title}" if self.title else self.called

    def told(self, number: int) -> str:
        """Who played, how it ended, and where in the game the move is."""
        names = [name for name in self.names if name]
        won = [self.names[seat] or "" for seat in self.winners]
        end = phrase(self.language, "share-won", names=", ".join(won), count=len(won)) if won and all(won) else ""
        return " · ".join(part for part in (", ".join(names), end, self.standing(number)) if part)


def finished(table: Table, language: str) -> Finished:
    """What is told of a table; one that is not over is refused."""
    must_be_over(table)
    row = table.row
    return Finished(
        row.id,
        row.game,
        language,
        name_of(table.game, language),
        "" if row.title == row.game else row.title,
        table.playing().match.number,
        names_of([unnamed(seat) for seat in table.seats], language),
        winners_of(row.result),
    )


def winners_of(result: Result | None) -> tuple[int, ...]:
    """Those in the first place; nobody where the game was ended early, and where all are."""
    places: list[int] = result[1] if result else []
    first = tuple(seat for seat, place in enumerate(places) if place == 1)
    return first if len(first) < len(places) else ()


def names_of(seats: list[Seat], language: str) -> tuple[str | None, ...]:
    """What those who sit there are called; None where the colour's name must do."""
    return tuple(_name(seats, seat, Words(language)) for seat in seats)


def _name(seats: list[Seat], seat: Seat, words: Words) -> str | None:
    if seat.bot:
        same = [other.seat for other in seats if other.bot == seat.bot]
        key = f"level-{seat.bot.partition(':')[0]}"
        level = words.say(key)
        called = seat.bot if level == key else level
        return f"{called} {same.index(seat.seat) + 1}" if len(same) > 1 else called
    if seat.nameless is not None:
        return phrase(words.language, "share-player", number=seat.nameless)
    # Whoever plays several seats on one screen under one name is called by the colours.
    twin = any(other is not seat and (other.person, other.name) == (seat.person, seat.name) for other in seats)
    return None if twin else seat.name
