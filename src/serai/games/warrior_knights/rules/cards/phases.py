"""The four special phases, when each is due, and the return of the cards in its zone."""

from __future__ import annotations

from typing import Any

from serai.games.warrior_knights.events import PHASES
from serai.games.warrior_knights.rules.assembly.assembly import HOLD_ASSEMBLY
from serai.games.warrior_knights.rules.money.draft import HOLD_DRAFT
from serai.games.warrior_knights.rules.money.taxation import HOLD_TAXATION
from serai.games.warrior_knights.rules.money.wages import HOLD_WAGES
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import DRAFT_SURPLUS, PHASE_MULTIPLE, ZONES

DRAFT = len(ZONES)
EACH_ZONE = tuple(range(len(ZONES)))
_steps: dict[str, Any] = {
    "taxation": HOLD_TAXATION,
    "wages": HOLD_WAGES,
    "assembly": HOLD_ASSEMBLY,
    "mercenary_draft": HOLD_DRAFT,
}
PHASE_STEPS: tuple[Any, ...] = tuple(_steps[phase] for phase in PHASES)


def cards_for_phase(s: Realm) -> int:
    """How many cards in a zone bring on its phase."""
    return PHASE_MULTIPLE * s.barons  # WK-ACTION-16 WK-ACTION-17 WK-ACTION-18


def due_phase(s: Realm) -> int:
    """The first special phase that is due, or NOBODY."""
    enough = PHASE_MULTIPLE * s.barons
    zones = s.zones
    for phase in EACH_ZONE:
        if len(zones[phase]) >= enough:
            return phase
    return DRAFT if len(s.track) - s.track.count(NOBODY) >= s.barons + DRAFT_SURPLUS else NOBODY


def is_due(s: Realm, phase: int) -> bool:
    """Whether a zone holds twice as many cards as there are barons, or the track one marker more than barons."""
    if phase == DRAFT:
        return bool(len(s.track) - s.track.count(NOBODY) >= s.barons + DRAFT_SURPLUS)  # WK-ACTION-19
    return len(s.zones[phase]) >= cards_for_phase(s)
