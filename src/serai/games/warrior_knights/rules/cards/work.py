"""How a card works on barons: whom it targets, and the closed vocabulary of instant effects that carry it out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.warrior_knights.rules.board import FATE_CITY
from serai.games.warrior_knights.rules.cards.fate import seat_named
from serai.games.warrior_knights.rules.cards.selections import shown
from serai.games.warrior_knights.rules.war.armies import clockwise
from serai.games.warrior_knights.state import Realm
from serai.games.warrior_knights.tables import EFFECTS, Effect

Act = Callable[[Realm, int, list[int], bool], None]
INSTANT: dict[str, Act] = {}  # effects.py fills it; motions push Work before any effect is known


def instant(*names: str) -> Callable[[Act], Act]:
    """Let a function carry out the effects of these names."""

    def register(act: Act) -> Act:
        INSTANT.update(dict.fromkeys(names, act))
        return act

    return register


def targets(s: Realm, effect: Effect, motion: bool) -> list[int]:
    """The barons on whom an effect works, in order; of those bound by a motion only who obeys."""
    order = clockwise(s, s.chair if motion and s.chair >= 0 else s.gavel)  # WK-EFFECT-17 WK-ASSEMBLY-59
    name = effect.target
    if name == "assigned":
        found = [s.event_seat]
    elif name == "elected":
        found = [s.motion_seat]
    elif name == "all":
        found = order
    elif name == "all_except_head":
        found = [seat for seat in order if seat != s.sceptre]
    elif name == "all_outlawed":
        return [seat for seat in order if s.outlaw[seat]]
    elif name == "fate_baron":
        found = [seat_named(s, shown(s))]
    elif name == "city_controller":
        found = [s.owner[FATE_CITY[shown(s)]]]
    elif name == "head_of_church":
        found = [s.sceptre]
    else:  # none, or an effect without a target
        return []
    if motion:
        found = [seat for seat in found if s.bound[seat]]  # WK-ASSEMBLY-43
    return [seat for seat in found if seat >= 0]


@dataclass(frozen=True, slots=True)
class Work(Do):
    """An effect of a card is carried out."""

    effect: int
    motion: bool

    def run(self, s: Realm) -> None:
        effect = EFFECTS[self.effect]
        INSTANT[effect.name](s, self.effect, targets(s, effect, self.motion), self.motion)
