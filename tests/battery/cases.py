"""Which games the battery looks at, and how it plays them.

The table BUDGET says how much of each game is looked at; the whole battery is meant to take two or three minutes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from random import Random
from typing import Any, NamedTuple

import serai
from serai.engine.core.game import Game
from serai.engine.core.notation import event_json
from serai.engine.core.state import DERIVED, State
from serai.engine.core.steps import ASK_ALL
from serai.engine.play.history import Told
from serai.games.khan.rules.placement_index import count_yurts
from serai.games.khan.state import Khan


class Budget(NamedTuple):
    """How much the battery looks at, for each number of seats."""

    games: int  # whole games in which little is done at every decision
    walks: int  # games in which much is done at some decisions
    stops: int  # the decisions of a walk at which much is done
    choices: int  # conceivable choices tried at a stop beside the options
    worlds: int  # imagined worlds a stop


BUDGET = {
    "bazaar": Budget(games=12, walks=6, stops=14, choices=600, worlds=3),
    "tic_tac_toe": Budget(games=8, walks=4, stops=9, choices=600, worlds=1),
    "connect_four": Budget(games=8, walks=4, stops=12, choices=600, worlds=1),
    "khan": Budget(games=6, walks=4, stops=12, choices=800, worlds=2),
    "merv": Budget(games=3, walks=2, stops=12, choices=800, worlds=2),
    "warrior_knights": Budget(games=3, walks=2, stops=10, choices=400, worlds=2),
}
OTHERS = Budget(games=4, walks=3, stops=10, choices=600, worlds=2)


class Case(NamedTuple):
    """One game of the battery."""

    game: Game
    seats: int
    seed: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = "".join(f"-{name}={value}" for name, value in self.options.items()).replace(" ", "")
        return f"{self.game.name}-{self.seats}seats-seed{self.seed}{options}"

    @property
    def budget(self) -> Budget:
        return BUDGET.get(self.game.name, OTHERS)

    def rng(self, purpose: str) -> Random:
        return Random(f"{self} {purpose}")

    def new(self) -> serai.Match:
        return serai.Match.new(self.game, self.seats, f"battery {self.seed}", self.options)

    def at_most(self, wanted: int) -> int:
        """So many things that take as long as the game is: a sixth of them where it is long."""
        return wanted if finished(self) < 1000 else 1 + wanted // 6

    def some_decisions(self, purpose: str, most: int) -> set[int]:
        """Some decisions of this case's walks: the first, the last, and others by chance."""
        last = finished(self)
        return {0, last - 1, *self.rng(purpose).sample(range(last), min(last, most))}


def registered() -> list[Game]:
    """Every registered game whose folder is there; that all of them are is a test of its own."""
    entries = sorted(entry_points(group="serai.games"))
    return [loaded(entry) for entry in entries if find_spec(entry.module) is not None]


# Random barons seldom take a city and fight on for hundreds of rounds; a limit lets many games be seen whole.
SHORTENED = {"warrior_knights": {"round_limit": 5}}


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults, then each value that is not the default, one at a time."""
    common = SHORTENED.get(game.name, {})
    free = [option for option in game.options if option.name not in common]
    others = [{option.name: value} for option in free for value in option.values if value is not option.default]
    return [common, *({**common, **other} for other in others)]


def cases_of(game: Game, seeds: int) -> list[Case]:
    """One game a seed for every number of seats; further seeds go through the option sets."""
    sets = option_sets(game)
    return [
        Case(game, seats, seed, sets[seed % len(sets)])
        for seats in range(game.min_seats, game.max_seats + 1)
        for seed in range(seeds)
    ]


def all_games() -> list[Game]:
    """The sample game and every registered one, or the one that `python -m tests.battery` was asked for."""
    if "SERAI_BATTERY" in os.environ:
        return [named(os.environ["SERAI_BATTERY"])]
    return [named("tests.battery.sample_game:GAME"), *registered()]


def named(path: str) -> Game:
    """The game that is written like an entry point: `module:GAME`."""
    return loaded(EntryPoint(path, path, "serai.games"))


def loaded(entry: EntryPoint) -> Game:
    game = entry.load()
    assert isinstance(game, Game)
    return game


def whole_games() -> list[Case]:
    return [case for game in all_games() for case in cases_of(game, BUDGET.get(game.name, OTHERS).games)]


def walks() -> list[Case]:
    return [case for game in all_games() for case in cases_of(game, BUDGET.get(game.name, OTHERS).walks)]


# ---- playing


class Decision(NamedTuple):
    """What somebody chose."""

    seat: int
    pick: Any


def decide(match: serai.Match, rng: Random) -> Decision:
    """A random choice of a random seat that is asked."""
    asked = rng.choice(match.asks)
    return Decision(asked.seat, rng.choice(asked.options))


def play_on(match: serai.Match, rng: Random) -> list[Told]:
    """Choose at random, sometimes take back, now and then do something beside the question."""
    what, seat = rng.random(), rng.randrange(match.state.seats)
    if what < 0.05:
        listed = match.asides(seat)
        if listed:
            return match.aside(seat, rng.choice(listed))
    elif what < 0.15 and match.why_not_undo(seat) is None:
        return match.undo(seat)
    return match.choose(*decide(match, rng))


def walk(case: Case) -> Iterator[serai.Match]:
    """The match before each of its decisions, only choices, until it is over; the last one given is at its end."""
    match, rng = case.new(), case.rng("walk")
    while not match.over:
        yield match
        match.choose(*decide(match, rng))
    yield match


_lengths: dict[str, int] = {}
_stops: dict[str, list[serai.Match]] = {}


def finished(case: Case) -> int:
    """How many decisions a walk through the case has."""
    if str(case) not in _lengths:
        _lengths[str(case)] = sum(1 for _ in walk(case)) - 1
    return _lengths[str(case)]


def stops(case: Case) -> Iterator[serai.Match]:
    """The match at the decisions of a walk that are looked at closely; each time a copy, since walking takes long."""
    if str(case) not in _stops:
        wanted = case.some_decisions("stops", case.budget.stops)
        _stops[str(case)] = [match.clone() for place, match in enumerate(walk(case)) if place in wanted]
    for match in _stops[str(case)]:
        yield match.clone()


def strolls(case: Case, purpose: str, most: int) -> Iterator[serai.Match]:
    """The match at many decisions of a walk: all of a short game, some of a long one; then at its end."""
    wanted = case.some_decisions(purpose, most)
    for place, match in enumerate(walk(case)):
        if place in wanted or match.over:
            yield match


# ---- what can be compared


def seats_and_spectator(match: serai.Match) -> list[int | None]:
    return [*range(match.state.seats), None]


def as_text(value: Any) -> str:
    """The bytes that would be sent."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False)


def asks_text(match: serai.Match, seat: int | None = None) -> str:
    """The questions as they travel: those of one seat, or all."""
    pack = match.game.notation.pack
    return as_text(
        [
            [asked.seat, asked.kind, pack(asked.options), asked.prompt]
            for asked in match.asks
            if seat is None or asked.seat == seat
        ]
    )


def events_text(match: serai.Match, seat: int | None, since: int = 0) -> str:
    return as_text([[told.number, told.move, event_json(told.event)] for told in match.events(seat, since)])


def fingerprint(match: serai.Match) -> tuple[Any, ...]:
    """All that a refused choice must leave as it is."""
    return (match.state_hash, match.number, len(match.events(None)), asks_text(match), match.state.telling)


def position(match: serai.Match) -> tuple[Any, ...]:
    """All that taking back must bring back: everything but the number of moves and the events."""
    views = [{**match.view(seat), "move": None} for seat in seats_and_spectator(match)]
    return (match.state_hash, asks_text(match), as_text(views), as_text(derived(match.game, match.state)))


# Of placements that are no longer possible these derived sets of Khan say nothing (see placement_index.py).
MEANT_FOR_THE_LIVING = {
    "khan": ("fill0", "fill1", "fill2", "own1", "counted1", "own2", "own3", "top2", "top3", "neutral"),
}
LIVING = {"khan": "alive"}  # the field that holds those still possible


def derived(game: Game, s: State) -> list[str]:
    """The derived fields, which snapshots leave out; what is brought up to date when it is asked for is so."""
    if isinstance(s, Khan):
        s = s.clone()
        count_yurts(s)
    found = []
    for field in game.fields:
        if field.visibility == DERIVED:
            value = getattr(s, field.name)
            if field.name in MEANT_FOR_THE_LIVING.get(game.name, ()):
                alive = getattr(s, LIVING[game.name])
                value = value & alive if isinstance(value, int) else [part & alive for part in value]
            found.append(f"{field.name} {value!r}")
    return found


def in_secret(match: serai.Match) -> bool:
    return bool(match.state.todo) and match.state.todo[-1].waits == ASK_ALL
