"""What several commands ask of the command line: the game, the seats, options, the language; and how they refuse."""

from __future__ import annotations

import argparse
import functools
import json
import secrets
import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from serai.engine.core.errors import BadInput, BadRecord
from serai.engine.core.game import Game, load
from serai.languages import LANGUAGES, native_language


class Wish(argparse.Namespace):
    """What is to be played, as `add_game` understands it."""

    game: str
    seats: int | None
    option: list[str]


Given = TypeVar("Given", bound=argparse.Namespace)  # the arguments of a command


def polite(run: Callable[[Given], int]) -> Callable[[Given], int]:
    """Turn what a person did wrong into one line and an exit status: 2 for input, 1 for a record that does not hold."""

    @functools.wraps(run)
    def answered(args: Given) -> int:
        try:
            return run(args)
        except BadInput as error:
            print(f"serai: {error}", file=sys.stderr)
            return 2
        except BadRecord as error:
            print(f"serai: {error}", file=sys.stderr)
            return 1
        except OSError as error:
            if error.filename is None:
                raise
            print(f"serai: {error.filename} cannot be used: {error.strerror}", file=sys.stderr)
            return 2

    return answered


def test(parser: argparse.ArgumentParser) -> None:
    """Everything given to `serai test` is pytest's, and then only pytest runs."""
    parser.usage = "serai test [what pytest understands: paths, -k, -x, ...]"
    parser.set_defaults(passed_on=[])


def add_game(parser: argparse.ArgumentParser) -> None:
    """The arguments that say what is played."""
    parser.add_argument("game", help="its name, as `serai games` lists it")
    parser.add_argument("--seats", type=int, help="how many play (default: as many as can)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; may be repeated"
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """The argument that says which language is spoken."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=native_language(), help="the language (default: your system's, or English)"
    )


def game_of(name: str) -> Game:
    """The game of that name."""
    try:
        return load(name)
    except LookupError as error:
        raise BadInput(str(error.args[0])) from None


def seats_of(args: Wish, game: Game) -> int:
    """The number of seats asked for, or the most the game takes."""
    seats = game.max_seats if args.seats is None else args.seats
    game.settings(seats, {})
    return seats


def settings_of(wishes: Sequence[str], game: Game, seats: int) -> dict[str, Any]:
    """All options of the game."""
    return game.settings(seats, given_options(wishes))


def given_options(wishes: Sequence[str]) -> dict[str, Any]:
    """The options that are given as NAME=VALUE; values are read as JSON where they are JSON, else as text."""
    given = {}
    for pair in wishes:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadInput(f"an option is written NAME=VALUE, not {pair!r}")
        try:
            given[name] = json.loads(text)
        except ValueError:
            given[name] = text
    return given


def positive(text: str) -> int:
    """A whole number above zero."""
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return number


def port(text: str) -> int:
    """The number of a port."""
    if not text.isdecimal() or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port, a number from 1 to 65535")
    return int(text)


def share(text: str) -> float:
    """A part of one: above zero and below one."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number between 0 and 1")
    return number


def duration(text: str) -> float:
    """A time above zero, in the unit the argument names."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a time above zero")
    return number


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)
