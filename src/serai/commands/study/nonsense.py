"""Input that no game should accept, made at random: unlisted choices, malformed rows and texts, wrong seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from serai.bots.dice import Dice
from serai.engine.core.errors import Unreadable
from serai.engine.core.steps import Choice, listed_in
from serai.engine.play.match import Match

NOT_SEATS: tuple[object, ...] = (-1, 6, 99, 1 << 70, None, "red", "0", True, 0.0, (0,), [])
NOT_NUMBERS: tuple[object, ...] = (-1, 1 << 53, 1 << 80, None, True, "0", "a1", 1.5, [], [0], {}, float("nan"))
NOT_CHOICES: tuple[object, ...] = (
    *(None, 0, -1, True, 1.5, (), [], {}, [[]], [None], [0], [""]),
    *("", " ", "\x00", "-", {"a": 1}),
)
SCRAPS = (
    *("-", "0", "99999999999999999999", '"', '"unclosed', ",", ";", "|", "~", "\n"),
    *("é", "\u202e", "a" * 600, "commit"),
)


Thing = TypeVar("Thing")


class Input(NamedTuple):
    """A choice as somebody might send it: the seat, the choice in any form, the number of the last move seen."""

    seat: Any
    choice: object
    at: Any = None


def nonsense(match: Match, dice: Dice) -> Input:
    """Something that must be refused."""
    while True:
        asked = any_of(match.asks, dice) if match.asks else None
        seat = asked.seat if asked else dice.below(match.seats)
        fine = any_of(asked.options, dice) if asked else any_choice(match, dice)
        kind = dice.below(6)
        if kind == 0:
            made = Input(seat, any_choice(match, dice))
        elif kind == 1:
            made = Input(seat, bad_row(match, fine, dice))
        elif kind == 2:
            made = Input(seat, bad_text(match, fine, dice))
        elif kind == 3:
            made = Input(wrong_seat(match, dice), fine)
        elif kind == 4:
            numbers: tuple[object, ...] = (-1, match.number - 1, match.number + 1, "x", 1.5, [])
            made = Input(seat, fine, at=any_of(numbers, dice))
        else:
            made = Input(seat, any_of(NOT_CHOICES, dice))
        if not is_legal(match, made):
            return made


def any_of(things: Sequence[Thing], dice: Dice) -> Thing:
    """One of them."""
    return things[dice.below(len(things))]


def any_choice(match: Match, dice: Dice) -> Choice:
    """A choice that can be written in the game's notation, whether or not it is an option."""
    notation = match.game.notation
    shape = any_of(notation.shapes, dice)
    row: list[object] = [shape.word]
    for field in shape.fields:
        table = field.rstrip("*")
        several = [any_value(notation.tables.get(table), table, dice) for _ in range(dice.below(4))]
        row.append(several if field.endswith("*") else any_value(notation.tables.get(table), table, dice))
    return notation.from_row(row)


def any_value(table: Sequence[str] | None, field: str, dice: Dice) -> object:
    """A value that fits a field."""
    if field == "words":
        return "any words"
    return dice.below(len(table)) if table else dice.below(9) - 2


def bad_row(match: Match, fine: Choice, dice: Dice) -> list[Any]:
    """A row of JSON with something wrong in it."""
    row = match.game.notation.to_row(fine)
    kind = dice.below(4)
    if kind == 0:
        row.append(any_of(NOT_NUMBERS, dice))
    elif kind == 1 and len(row) > 1:
        row.pop()
    elif kind == 2 and len(row) > 1:
        row[1 + dice.below(len(row) - 1)] = any_of(NOT_NUMBERS, dice)
    else:
        words: tuple[object, ...] = ("", "no-such-word", str(row[0]).upper(), None, 0, [])
        row[0] = any_of(words, dice)
    return row


def bad_text(match: Match, fine: Choice, dice: Dice) -> str:
    """A line of text with something wrong in it."""
    text: str = match.game.notation.to_text(fine)
    place = dice.below(len(text) + 1)
    kind = dice.below(4)
    if kind == 0:
        return text[:place]
    if kind == 1:
        return f"{text[:place]}{any_of(SCRAPS, dice)}{text[place:]}"
    if kind == 2:
        return f"{text} {any_of(SCRAPS, dice)}"
    return str(any_of(SCRAPS, dice))


def wrong_seat(match: Match, dice: Dice) -> object:
    """Anything but a seat that is asked."""
    asked = {one.seat for one in match.asks}
    others = [seat for seat in range(match.seats) if seat not in asked]
    return any_of(others, dice) if others and dice.below(2) else any_of(NOT_SEATS, dice)


def is_legal(match: Match, made: Input) -> bool:
    """Whether the input happens to be right: its seat is asked, and the choice is on the list in whatever form."""
    if made.at is not None and not (type(made.at) is int and made.at == match.number):
        return False
    options = [option for asked in match.asks if is_int(made.seat, asked.seat) for option in asked.options]
    try:
        return listed_in(options, match.game.notation.read(made.choice))
    except Unreadable:
        return False


def is_int(value: object, number: int) -> bool:
    """Whether a value is this number and no other thing that equals it."""
    return type(value) is int and value == number
