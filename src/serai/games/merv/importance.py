"""How important each event of Merv is to those who look on."""

from __future__ import annotations

from serai.engine.core.importance import LARGE, NOTABLE, USUAL, Importance

WEIGHED = ("weighed",)  # why the Magistrate chose what he did
IMPORTANCE = {
    "invasion-began": Importance(LARGE),
    "building-lost": Importance(LARGE, ("invasion-began",)),
    "year-ended": Importance(LARGE),
    "contract-completed": Importance(NOTABLE, WEIGHED),
    "breakthrough-made": Importance(NOTABLE, WEIGHED),
    "token-taken": Importance(NOTABLE, WEIGHED),
    "tribute-paid": Importance(NOTABLE, ("invasion-began",)),
    "courtier-placed": Importance(NOTABLE, WEIGHED),
    "climbed": Importance(NOTABLE, WEIGHED),
    "post-founded": Importance(NOTABLE, WEIGHED),
    "wall-built": Importance(NOTABLE, WEIGHED),
    "card-taken": Importance(NOTABLE, WEIGHED),
    "building-placed": Importance(NOTABLE, WEIGHED),
    "scrolls-gained": Importance(USUAL),
    "soldier-placed": Importance(USUAL),
    "upgrade-placed": Importance(USUAL),
    "tile-activated": Importance(USUAL, WEIGHED),
    "slot-taken": Importance(USUAL, WEIGHED),
    "no-card": Importance(USUAL, ("card-refused",)),
}
