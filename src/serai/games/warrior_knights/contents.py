"""Every class of steps, chapter by chapter."""

from __future__ import annotations

from typing import Any

from serai.engine.steps import Ask, AskAll, Do, Step
from serai.games.warrior_knights import (
    action_cards,
    affairs,
    assault,
    assembly,
    ballots,
    battle,
    castles,
    cities,
    death,
    draft,
    effects,
    events,
    expeditions,
    fighting,
    laws,
    maneuvers,
    motions,
    movement,
    neutral_cards,
    planning,
    posts,
    retreat,
    selections,
    setup,
    taxation,
    troops,
    upkeep,
    voting,
    wages,
    winning,
    zones,
)
from serai.games.warrior_knights.question import Question

CHAPTERS = (
    setup, planning, action_cards, maneuvers, neutral_cards, events, selections, effects, expeditions, taxation, wages,
    assembly, ballots, voting, motions, posts, laws, draft, movement, troops, battle, fighting, assault, castles,
    cities, retreat, death, upkeep, affairs, winning, zones,
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
