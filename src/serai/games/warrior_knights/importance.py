"""How important each event of Warrior Knights is to those who look on."""

from __future__ import annotations

from serai.engine.core.importance import LARGE, NOTABLE, USUAL, Importance

COUNTED = ("vote-counted",)
FOUGHT = ("battle-joined", "walls-assaulted", "siege-won")
IMPORTANCE = {
    "battle-joined": Importance(LARGE),
    "walls-assaulted": Importance(LARGE),
    "victory-counted": Importance(LARGE, FOUGHT),
    "siege-won": Importance(LARGE, ("siege-counted",)),
    "city-taken": Importance(LARGE, FOUGHT),
    "city-razed": Importance(LARGE),
    "castle-fell": Importance(LARGE, FOUGHT),
    "revolt-began": Importance(LARGE, ("city-tested",)),
    "baron-eliminated": Importance(LARGE),
    "baron-elected": Importance(LARGE),
    "card-passed": Importance(LARGE, COUNTED),
    "card-failed": Importance(LARGE, COUNTED),
    "proposal-passed": Importance(LARGE, COUNTED),
    "proposal-failed": Importance(LARGE, COUNTED),
    "event-revealed": Importance(LARGE),
    "last-round-near": Importance(LARGE),
    "heir-executed": Importance(LARGE),
    "baron-outlawed": Importance(NOTABLE, ("law-broken", "motion-defied")),
    "siege-laid": Importance(NOTABLE),
    "siege-lifted": Importance(NOTABLE),
    "noble-died": Importance(NOTABLE),
    "noble-gone": Importance(NOTABLE),
    "noble-retreated": Importance(NOTABLE),
    "marched": Importance(NOTABLE),
    "sailed": Importance(NOTABLE),
    "landed": Importance(NOTABLE),
    "noble-placed": Importance(NOTABLE),
    "city-freed": Importance(NOTABLE),
    "city-fortified": Importance(NOTABLE),
    "gavel-passed": Importance(NOTABLE),
    "sceptre-passed": Importance(NOTABLE),
    "office-taken": Importance(NOTABLE),
    "crowns-given": Importance(NOTABLE),
    "expedition-founded": Importance(NOTABLE),
    "news-came": Importance(NOTABLE),
    "castle-placed": Importance(NOTABLE),
    "company-hired": Importance(USUAL),
    "marker-placed": Importance(USUAL),
    "gained": Importance(USUAL),
    "card-declined": Importance(USUAL),
    "planned": Importance(USUAL),
    "house-taken": Importance(USUAL),
}
