"""Real games, played at random to their ends, of which the stored games of `bench server --part lists` are copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from serai.bots.dice import Dice
from serai.engine.core.game import Game
from serai.engine.play.record import Record
from serai.protocol.games import game_of
from serai.protocol.play import Play
from serai.server.ratings.openings import openings_in, openings_known
from serai.server.tables.columns import as_json
from serai.server.tables.kept_events import stored_events

OF_EACH = 2  # games of every title and size of table


class Original(NamedTuple):
    """How a game went; `result` is what the table's row keeps of it."""

    game: str
    seats: int
    options: dict[str, Any]
    moves: int
    result: list[Any]
    openings: Mapping[int, str]

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points."""
        return tuple(self.result[0])

    @property
    def places(self) -> tuple[int, ...]:
        """Everybody's places."""
        return tuple(self.result[1])


def originals(title: str) -> list[Original]:
    """Games of a title, as many of every size of table."""
    game = game_of(title)
    sizes = range(game.min_seats, game.max_seats + 1)
    return [played(game, seats, f"lists/{number}") for seats in sizes for number in range(OF_EACH)]


def played(game: Game, seats: int, seed: str) -> Original:
    """Play a game by the last, which is the shortest, of its ready-made kinds."""
    options = game.settings(seats, dict(game.presets[-1].options) if game.presets else {})
    play = Play.begin(game, Record(game.name, game.rules, game.colours[:seats], options, seed))
    dice, rows = Dice(seed), []
    while not play.match.over:
        asked = play.match.asks[0]
        row, events, _ = play.choose(asked.seat, asked.options[dice.below(len(asked.options))], None)
        if row is not None:
            rows.append((row.number, row.seat, row.act, as_json(row.what) or "", stored_events(events)))
    known, result = openings_known(game.name), play.match.result
    assert result is not None
    openings = openings_in(known, rows[: known.LONGEST], seats) if known else {}
    return Original(game.name, seats, options, play.match.number, [list(part) for part in result], openings)
