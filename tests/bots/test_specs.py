"""Bots by name: fixed meanings, clear errors, and bots of other packages."""

from importlib.metadata import EntryPoint
from typing import Any

import pytest

from serai.bots import specs
from serai.bots.bot import Budget
from serai.bots.levels import GENERAL, SULTAN, OneMoveBot, SearchBot
from serai.bots.parallel import ParallelBot
from serai.bots.random_bot import RandomBot
from serai.bots.specs import BadSpec, bot_names, spec_of
from serai.engine.core.game import load

GAME = load("tic_tac_toe")


def test_a_level_named_alone_thinks_for_as_long_as_it_may() -> None:
    assert spec_of("general").budget == Budget(seconds=2.0)
    assert spec_of("sultan").budget == Budget(seconds=5.0)


@pytest.mark.parametrize(
    ("text", "budget", "processes"),
    [
        ("general:time=2s", Budget(seconds=2.0), 1),
        ("general:time=500ms", Budget(seconds=0.5), 1),
        ("sultan:time=1.5m", Budget(seconds=90.0), 1),
        ("general:nodes=400", Budget(nodes=400), 1),
        ("sultan:time=5s,nodes=70,processes=3", Budget(seconds=5.0, nodes=70), 3),
        ("general:processes=2", specs.SEARCHERS["general"][1], 2),
        (" novice ", Budget(), 1),
    ],
)
def test_settings_replace_the_own_budget(text: str, budget: Budget, processes: int) -> None:
    spec = spec_of(text)
    assert (spec.budget, spec.processes) == (budget, processes)
    assert spec.text == text.strip()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("genral", "no bot is called 'genral'; there are random, novice, trader, general, sultan"),
        ("", "no bot is called ''"),
        ("novice:time=2s", "novice does not search, so it takes no time"),
        ("random:nodes=5", "random does not search"),
        ("general:", "behind the colon stand time=2s, nodes=400 or processes=2, not ''"),
        ("general:speed=2", "not 'speed=2'"),
        ("general:nodes", "not 'nodes'"),
        ("general:time=2", "a time is written 500ms, 2s or 1m, not '2'"),
        ("general:time=0s", "a time is written"),
        ("general:time=61m", "a time is written"),
        ("general:nodes=0", "nodes is a whole number from 1 to 10000000, not '0'"),
        ("general:nodes=10000001", "nodes is a whole number"),
        ("general:nodes=-4", "nodes is a whole number"),
        ("general:nodes=4.5", "nodes is a whole number"),
        ("general:nodes=٤", "nodes is a whole number"),
        ("sultan:processes=65", "processes is a whole number from 1 to 64, not '65'"),
        ("sultan:nodes=5,nodes=6", "gives nodes twice"),
    ],
)
def test_what_names_no_bot_is_refused_with_what_would(text: str, said: str) -> None:
    with pytest.raises(BadSpec) as refusal:
        spec_of(text)
    assert said in str(refusal.value)


def test_every_name_makes_its_bot() -> None:
    made = {name: spec_of(name).make(GAME, "s", 2) for name in specs.OWN}
    assert type(made["random"]) is RandomBot
    assert type(made["novice"]) is type(made["trader"]) is OneMoveBot
    assert made["novice"]._config.blunder > made["trader"]._config.blunder == 0
    assert type(made["general"]) is type(made["sultan"]) is SearchBot
    assert (made["general"]._config, made["sultan"]._config) == (GENERAL, SULTAN)
    shared = spec_of("sultan:processes=2").make(GAME, "s", 2)
    assert type(shared) is ParallelBot
    assert (shared._processes, shared._config) == (2, SULTAN)


@pytest.mark.parametrize("setting", ["", ":nodes=70", ":time=5s,processes=3"])
def test_the_old_name_of_a_level_is_the_same_bot(setting: str) -> None:
    assert spec_of(f"khan{setting}") == spec_of(f"sultan{setting}")
    assert spec_of(f" khan{setting} ").text == f"sultan{setting}"
    assert "khan" not in bot_names()


class Hermit:
    """A bot of another package."""

    budget = Budget(nodes=7)

    def __init__(self, game: Any, seed: str) -> None:
        self.made_with = (game, seed)


def test_other_packages_add_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("hermit", f"{__name__}:Hermit", specs.GROUP),
        EntryPoint("sultan", "nowhere:at_all", specs.GROUP),
        EntryPoint("khan", "nowhere:at_all", specs.GROUP),
    ]
    monkeypatch.setattr(EntryPoint, "load", lambda self: Hermit)

    def registered(group: str, name: str | None = None) -> list[EntryPoint]:
        assert group == "serai.bots"
        return [entry for entry in entries if name in (None, entry.name)]

    monkeypatch.setattr(specs, "entry_points", registered)
    assert bot_names() == (*specs.OWN, "hermit")  # nobody takes the place of Serai's own
    assert spec_of("hermit").budget == Budget(nodes=7)
    assert spec_of("hermit:nodes=9").budget == Budget(nodes=9)
    bot: Any = spec_of("hermit").make(GAME, "seed", 2)
    assert bot.made_with == (GAME, "seed")
    assert type(spec_of("sultan").make(GAME, "s", 2)) is SearchBot
