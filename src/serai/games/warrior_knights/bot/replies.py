"""What the others may ask a bot to agree to, and how it answers gifts and hostages: always with a reason."""

from __future__ import annotations

from typing import Any

from serai.games.warrior_knights.rules.money.deals import Give, OfferHeir
from serai.games.warrior_knights.rules.war.battle import PermitAttack
from serai.games.warrior_knights.rules.war.movement import PermitPassage
from serai.games.warrior_knights.state import Realm

CONSENTS = (PermitPassage, PermitAttack)
SMALL_GIFT = 3  # crowns that decide nothing
PART = 5  # a gift above a fifth of what the giver had is large


def answer(s: Realm, seat: int, by: int, pick: Any) -> tuple[str, Give | None] | None:
    """The reason a bot gives for its answer to an aside, and the aside it answers with; None for asides to others."""
    if type(pick) is Give and pick.seat == seat:
        large = pick.crowns > SMALL_GIFT and PART * pick.crowns > s.crowns[by] + pick.crowns
        return ("gift-too-large", Give(by, pick.crowns, "")) if large else ("gift-thanks", None)
    if type(pick) is OfferHeir and pick.seat == seat:
        return "no-hostages", None
    return None
