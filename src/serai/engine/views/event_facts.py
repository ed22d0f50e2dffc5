"""Facts of events: what follows by the rules from one event alone, such as what each casualty would leave of an army.

They are no part of the event: nothing is kept of them, and an event that was told long ago has the same ones. As they
are made of the event and of nothing else, whoever hears them knows no more than whoever heard the event.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from serai.engine.core.notation import event_json

if TYPE_CHECKING:
    from serai.engine.core.game import Game
    from serai.engine.core.state import Event

EventFact = Callable[[Any], Mapping[str, Any]]


def facts_of_event(game: Game, event: Event) -> Mapping[str, Any]:
    """What follows from an event, by name; mostly nothing."""
    find = game.facts_by_event.get(type(event))
    return find(event) if find else {}


def event_shown(game: Game, event: Event) -> dict[str, Any]:
    """An event ready for JSON as boards get it: its word, its fields, and what follows from it."""
    return {**event_json(event), **facts_of_event(game, event)}
