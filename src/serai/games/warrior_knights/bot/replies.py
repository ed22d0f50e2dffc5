"""What the others may ask a bot to agree to, and how it answers gifts and hostages: always with a reason."""

from __future__ import annotations

from typing import Any

from serai.games.warrior_knights.rules.money.deals import AcceptHeir, Give, OfferHeir, ReleaseHeir
from serai.games.warrior_knights.rules.options import HEIR_EXCHANGE
from serai.games.warrior_knights.rules.war.armies import effective, nobles_of
from serai.games.warrior_knights.rules.war.battle import PermitAttack
from serai.games.warrior_knights.rules.war.movement import PermitPassage
from serai.games.warrior_knights.state import AT_HOME, HOSTAGE, OUT, Realm

CONSENTS = (PermitPassage, PermitAttack)
SMALL_GIFT = 3  # crowns that decide nothing
PART = 5  # a gift above a fifth of what the giver had is large
PLEDGED = 8  # up to so many crowns are worth an heir given as a pledge
FOR_A_HOSTAGE = 4  # crowns that a hostage is sent home for


def answer(s: Realm, seat: int, by: int, pick: Any) -> tuple[str, Any | None] | None:
    """The reason a bot gives for its answer to an aside, and the aside it answers with; None for asides to others."""
    if type(pick) is Give and pick.seat == seat:
        return _to_gift(s, seat, by, pick.crowns)
    if type(pick) is OfferHeir and pick.seat == seat:
        if held_from(s, seat, by):
            return "no-hostages", None  # one of a house is as good as two
        return "hostage-kept", AcceptHeir(pick.noble)  # he costs nothing, and his noble returns by our leave alone
    return None


def _to_gift(s: Realm, seat: int, by: int, crowns: int) -> tuple[str, Any | None]:
    hostages = held_from(s, seat, by)
    if hostages and crowns >= FOR_A_HOSTAGE:
        return "hostage-released", ReleaseHeir(hostages[0])
    if crowns <= SMALL_GIFT or PART * crowns <= s.crowns[by] + crowns:
        return "gift-thanks", None
    spare = spare_heirs(s, seat)
    if crowns <= PLEDGED and spare:
        return "gift-pledged", OfferHeir(spare[0], by)
    return "gift-too-large", Give(by, crowns, "")


def held_from(s: Realm, seat: int, by: int) -> list[int]:
    """The nobles of a baron whose heirs another holds."""
    return [noble for noble in nobles_of(by) if s.heir[noble] == HOSTAGE + seat]


def spare_heirs(s: Realm, seat: int) -> list[int]:
    """The nobles whose heirs a baron can best do without, those with the fewest troops first."""
    if not s.settings[HEIR_EXCHANGE] or any(s.heir[noble] >= HOSTAGE for noble in nobles_of(seat)):
        return []  # one pledge is enough
    at_home = [noble for noble in nobles_of(seat) if s.where[noble] != OUT and s.heir[noble] == AT_HOME]
    return sorted(at_home, key=lambda noble: effective(s, noble))
