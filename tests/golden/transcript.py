"""A whole game as text: its record, every seat's view at chosen moves, and everything that happened.

The record in the file is the source: the rest is made from it anew and compared. So a file changes only where the game
does, and `python -m tests.golden --write` shows in the version control what that was.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import serai
from serai.engine.core.notation import event_json
from tests.battery.cases import Case, all_games, option_sets, play_on, seats_and_spectator

FOLDER = Path(__file__).with_name("games")
VIEWS, EVENTS = "\n==== what each seat sees\n", "\n==== what happened\n"


class Golden(NamedTuple):
    """A game that is kept."""

    game: Any
    seats: int
    seed: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.game.name}-{self.seats}-{self.seed}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self}.txt"


def goldens() -> list[Golden]:
    """Two matches of every game and number of seats; where there are options, one of them with unusual ones."""
    found = []
    for game in all_games():
        usual, *others = option_sets(game)
        for seats in range(game.min_seats, game.max_seats + 1):
            found += [
                Golden(game, seats, 1, usual),
                Golden(game, seats, 2, others[seats % len(others)] if others else usual),
            ]
    return found


def played(golden: Golden) -> serai.Record:
    """A fresh game, with asides and undos among its moves."""
    match = Case(golden.game, golden.seats, golden.seed, golden.options).new()
    rng = Case(*golden).rng("golden")
    while not match.over:
        play_on(match, rng)
    return match.record


def kept(golden: Golden) -> serai.Record:
    """The record that a file begins with."""
    text = golden.path.read_text(encoding="utf-8")
    return serai.Record.from_text(text.partition(VIEWS)[0])


def transcript(game: Any, record: serai.Record) -> str:
    """The record and all that follows from it."""
    whole = serai.Match.replay(record, game=game)
    lines = [whole.record.to_text().rstrip("\n"), VIEWS]
    for move in sorted({0, 1, *(whole.number * part // 4 for part in range(1, 5))}):
        lines += views(serai.Match.replay(record, upto=move, game=game))
    return "\n".join([*lines, EVENTS, *events(whole)]) + "\n"


def views(match: serai.Match) -> list[str]:
    """What a spectator sees, line by line, and of each seat what it sees otherwise."""
    everybody = match.view(None)
    lines = [f"-- after move {match.number}", *(f"{name}: {line(value)}" for name, value in everybody.items())]
    for seat in range(match.state.seats):
        more = {name: value for name, value in match.view(seat).items() if everybody.get(name, ...) != value}
        lines += [f"  {match.game.colours[seat]}: {name}: {line(value)}" for name, value in more.items()]
    for asked in match.asks:
        options = line(match.game.notation.pack(asked.options))
        lines.append(f"  {match.game.colours[asked.seat]} is asked: {asked.kind} {line(asked.prompt)} {options}")
    return [*lines, ""]


def events(match: serai.Match) -> list[str]:
    """Every event as everybody hears it, and below it what single seats hear instead."""
    heard = {seat: match.events(seat) for seat in seats_and_spectator(match)}
    lines = []
    for place, told in enumerate(heard[None]):
        lines.append(f"{told.number} move {told.move} {line(event_json(told.event))}")
        others = [seat for seat in range(match.state.seats) if heard[seat][place] != told]
        lines += [f"  {match.game.colours[seat]}: {line(event_json(heard[seat][place].event))}" for seat in others]
    return lines


def line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
