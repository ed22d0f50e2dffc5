"""How important each event of Khan is to those who look on."""

from __future__ import annotations

from serai.engine.core.importance import LARGE, NOTABLE, USUAL, Importance

FLIGHT = ("turned", "announced")
IMPORTANCE = {
    "final-phase-triggered": Importance(LARGE),
    "last-yurt": Importance(LARGE, FLIGHT),
    "no-escape": Importance(LARGE, FLIGHT),
    "conquered": Importance(NOTABLE, of=("yurts", "neutral"), large_from=5),
    "fled": Importance(NOTABLE, FLIGHT),
    "refused": Importance(NOTABLE, ("consent-asked",)),
    "refused-for-turn": Importance(NOTABLE, ("consent-asked",)),
    "used-high-morale": Importance(NOTABLE),
    "used-protection": Importance(NOTABLE),
    "used-divine-support": Importance(NOTABLE),
    "reserved": Importance(NOTABLE),
    "invaded": Importance(USUAL),
    "invaded-freely": Importance(USUAL),
    "settled": Importance(USUAL),
    "passed": Importance(USUAL),
}
