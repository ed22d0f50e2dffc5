"""Every class of steps, chapter by chapter."""

from __future__ import annotations

from typing import Any

from serai.engine.core.steps import Ask, AskAll, Do, Step
from serai.games.warrior_knights.rules import setup, winning
from serai.games.warrior_knights.rules.assembly import assembly, ballots, laws, motions, posts, voting
from serai.games.warrior_knights.rules.cards import (
    action_cards,
    effects,
    expeditions,
    important_event,
    maneuvers,
    neutral_cards,
    planning,
    selections,
    zones,
)
from serai.games.warrior_knights.rules.money import draft, taxation, wages
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.rules.upkeep import upkeep, upkeep_baron
from serai.games.warrior_knights.rules.war import (
    assault,
    battle,
    castles,
    cities,
    death,
    fighting,
    movement,
    retreat,
    troops,
)

CHAPTERS = (
    setup, planning, action_cards, maneuvers, neutral_cards, important_event, selections, effects, expeditions,
    taxation, wages, assembly, ballots, voting, motions, posts, laws, draft, movement, troops, battle, fighting,
    assault, castles, cities, retreat, death, upkeep, upkeep_baron, winning, zones,
)  # fmt: skip


def _steps() -> tuple[Any, ...]:
    found: list[Any] = []
    for chapter in CHAPTERS:
        for thing in vars(chapter).values():
            is_step = isinstance(thing, type) and issubclass(thing, Step)
            if is_step and thing not in (Step, Do, Ask, AskAll, Question) and thing.__module__ == chapter.__name__:
                found.append(thing)
    return tuple(found)


ALL_STEPS = _steps()
