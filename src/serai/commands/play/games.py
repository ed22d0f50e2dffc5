"""`serai games`: what can be played here."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from serai.engine.core.game import Game, load, names
from serai.words import Words


def run(args: argparse.Namespace) -> int:
    """List the registered games."""
    games, broken = [], False
    for name in names():
        try:
            games.append(load(name))
        except Exception as error:  # one game that is not well must not hide the others
            print(f"serai: {name} cannot be loaded ({type(error).__name__}: {error})", file=sys.stderr)
            broken = True
    if args.json:
        print(json.dumps([told(game) for game in games], ensure_ascii=False, indent=2))
    else:
        words = Words(args.lang)
        table = Table()
        for key in ("games-name", "games-title", "games-seats", "games-options", "games-rules"):
            table.add_column(words.say(key), overflow="fold")  # what is typed after --option is there whole
        for game in games:
            own = Words(args.lang, game)
            seats = f"{game.min_seats}–{game.max_seats}" if game.min_seats != game.max_seats else str(game.max_seats)
            options = "\n".join(
                f"{option.name}={spelled_value(option.default)}  {own.option(option.name)}" for option in game.options
            )
            options += "".join(f"\n--preset {one.name}  {own.say(f'preset-{one.name}')}" for one in game.presets[1:])
            table.add_row(game.name, own.name(), seats, options, str(game.rules))
        Console(highlight=False).print(table)
    return 1 if broken else 0


def told(game: Game) -> dict[str, object]:
    """A game's declarations for a program."""
    return {
        "name": game.name,
        "rules": game.rules,
        "seats": [game.min_seats, game.max_seats],
        "colours": list(game.colours),
        "options": [
            {"name": option.name, "default": option.default, "values": list(option.values)} for option in game.options
        ],
        "presets": {preset.name: dict(preset.options) for preset in game.presets},
    }


def spelled_value(value: object) -> str:
    """An option's value as it is typed after --option."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
