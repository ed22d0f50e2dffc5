"""Bots by name: `novice`, `general:time=2s`, `sultan:nodes=2500,processes=2`; the same text is always the same bot.

What stands behind the colon replaces the level's own budget: `general:time=1s` thinks for a second however many nodes
that makes, `general:nodes=250` looks at 250 positions however long that takes and answers the same every time; with
both it stops at the first limit it reaches. A level named alone thinks for as long as it may. Other packages add bots
under the entry-point group `serai.bots`: a callable that takes the game and a seed and gives a bot; an attribute
`budget` of it is its own budget.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.metadata import entry_points
from typing import Any, NamedTuple

from serai.bots.bot import Bot, Budget
from serai.bots.evaluation import evaluation_of
from serai.bots.levels import GENERAL, NOVICE, SULTAN, TRADER, OneMoveBot, SearchBot, tuned, tuned_nodes
from serai.bots.random_bot import RandomBot
from serai.bots.search import SearchConfig
from serai.engine.core.game import Game

GROUP = "serai.bots"
UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0}
MOST_SECONDS = 3600.0
MOST_NODES = 10_000_000
MOST_PROCESSES = 64
SEARCHERS: dict[str, tuple[SearchConfig, Budget]] = {
    "general": (GENERAL, Budget(seconds=2.0)),
    "sultan": (SULTAN, Budget(seconds=5.0)),
}
ONE_MOVE = {"novice": NOVICE, "trader": TRADER}
LEVELS = (*ONE_MOVE, *SEARCHERS)  # from the weakest to the strongest
OWN = ("random", *LEVELS)
OLD_NAMES = {"khan": "sultan"}  # levels that were renamed: stored tables, data sets and results may still say so


class BadSpec(ValueError):
    """A text that names no bot; the message says what would."""


class Spec(NamedTuple):
    """A bot as its text names it."""

    text: str
    name: str
    budget: Budget  # as the text says, or the level's own
    processes: int = 1
    given: bool = False  # whether the text says it

    def make(self, game: Game, seed: str, seats: int) -> Bot:
        """The bot itself, for one seat of one game with so many seats."""
        if self.name == "random":
            return RandomBot(seed)
        if self.name in LEVELS:
            changes = tuned(evaluation_of(game), self.name, seats)
            if self.name in ONE_MOVE:
                return OneMoveBot(game, seed, ONE_MOVE[self.name]._replace(**changes))
            config = SEARCHERS[self.name][0]._replace(**changes)
            if self.processes > 1:
                from serai.bots.parallel import ParallelBot

                return ParallelBot(game, seed, config, self.processes)
            return SearchBot(game, seed, config)
        bot: Bot = _registered(self.name)(game, seed)
        return bot

    def budget_at(self, game: Game, seats: int) -> Budget:
        """What it may spend on a choice: as the text says, else what the level spends at this game."""
        if self.given or self.name not in SEARCHERS:
            return self.budget
        return self.budget._replace(nodes=tuned_nodes(evaluation_of(game), self.name, seats, self.budget.nodes))


def spec_of(text: str) -> Spec:
    """The bot that a text names, or BadSpec; an old name gives the level that it became."""
    text = present_name(text.strip())
    name, colon, rest = text.partition(":")
    if name not in bot_names():
        raise BadSpec(f"no bot is called {name!r}; there are {', '.join(bot_names())}")
    given = _settings(text, rest) if colon else {}
    if name in OWN and name not in SEARCHERS and given:
        raise BadSpec(f"{name} does not search, so it takes no {', '.join(given)}")
    processes = int(given.pop("processes", 1))
    budget = SEARCHERS[name][1] if name in SEARCHERS else Budget()
    if name not in OWN:
        budget = getattr(_registered(name), "budget", budget)
    if given:
        nodes = given.get("nodes")
        budget = Budget(seconds=given.get("time"), nodes=None if nodes is None else int(nodes))
    return Spec(text, name, budget, processes, bool(given))


def present_name(text: str) -> str:
    """A bot's text with the name that its level has now."""
    name, colon, rest = text.partition(":")
    return OLD_NAMES.get(name, name) + colon + rest


def bot_names() -> tuple[str, ...]:
    """Every bot there is, Serai's own first."""
    others = sorted({entry.name for entry in entry_points(group=GROUP)} - {*OWN, *OLD_NAMES})
    return (*OWN, *others)


def _registered(name: str) -> Callable[[Game, str], Any]:
    for entry in entry_points(group=GROUP, name=name):
        made: Callable[[Game, str], Any] = entry.load()
        return made
    raise BadSpec(f"no bot is called {name!r}")


def _settings(text: str, rest: str) -> dict[str, float]:
    found: dict[str, float] = {}
    for pair in rest.split(","):
        name, equals, value = pair.partition("=")
        if not equals or name not in READ:
            raise BadSpec(f"{text!r}: behind the colon stand time=2s, nodes=400 or processes=2, not {pair!r}")
        if name in found:
            raise BadSpec(f"{text!r} gives {name} twice")
        found[name] = READ[name](text, value)
    return found


def _time(text: str, value: str) -> float:
    read = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|m)", value)
    seconds = float(read[1]) * UNITS[read[2]] if read else 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise BadSpec(f"{text!r}: a time is written 500ms, 2s or 1m, not {value!r}")
    return seconds


def _nodes(text: str, value: str) -> float:
    return _whole(text, "nodes", value, MOST_NODES)


def _processes(text: str, value: str) -> float:
    return _whole(text, "processes", value, MOST_PROCESSES)


def _whole(text: str, name: str, value: str, most: int) -> float:
    if not re.fullmatch(r"[0-9]{1,9}", value) or not 1 <= int(value) <= most:
        raise BadSpec(f"{text!r}: {name} is a whole number from 1 to {most}, not {value!r}")
    return int(value)


READ: dict[str, Callable[[str, str], float]] = {"time": _time, "nodes": _nodes, "processes": _processes}
