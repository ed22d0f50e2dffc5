"""Chapter 7: the camel market."""

from __future__ import annotations

from typing import Any

from serai.engine.core.errors import Reason
from serai.games.merv import tables as t
from serai.games.merv.choices import PLACE_CAMEL, TAKE_CAMELS, TakeCamels
from serai.games.merv.events import CamelPlaced, CamelsTaken, GoodGained
from serai.games.merv.rules.buildings.caravansary import give_card
from serai.games.merv.rules.buildings.library import gain_scrolls
from serai.games.merv.rules.buildings.mosque import give_step
from serai.games.merv.rules.rewards import give
from serai.games.merv.state import Merv


def visits(s: Merv, seat: int) -> list[Any]:
    """What a player may do at the camel market now."""
    if s.visited or not t.THROUGH_MARKET[s.slot]:
        return []  # ME-MARKET-1
    listed: list[Any] = [TAKE_CAMELS] if 1 in s.corners else []  # ME-MARKET-3
    if s.camels[seat]:
        listed.extend([PLACE_CAMEL[corner] for corner, camels in enumerate(s.corners) if not camels])  # ME-MARKET-5
    return listed


def why_not_visit(s: Merv, seat: int, pick: Any) -> Reason | None:
    """The rule that forbids a visit."""
    if not t.THROUGH_MARKET[s.slot]:
        return Reason("ME-MARKET-1", {"slot": s.slot})
    if s.visited:
        return Reason("ME-MARKET-2", {"seat": seat})
    if type(pick) is TakeCamels:
        return None if 1 in s.corners else Reason("ME-MARKET-3", {})
    if not s.camels[seat]:
        return Reason("ME-MARKET-4", {"corner": pick.corner})
    return Reason("ME-MARKET-5", {"corner": pick.corner}) if s.corners[pick.corner] else None


def take_camels(s: Merv, owner: int) -> None:
    """Give all camels of the market to an owner."""
    number = sum(s.corners)
    s.camels[owner] += number  # ME-MARKET-3
    s.corners[:] = [0] * len(t.CORNERS)
    if s.telling:
        s.tell(CamelsTaken(owner, number))


def place_camel(s: Merv, owner: int, corner: int) -> int:
    """Put a camel on a corner; returns the reward of that corner."""
    s.camels[owner] -= 1
    s.corners[corner] = 1  # ME-MARKET-4
    if s.telling:
        s.tell(CamelPlaced(owner, corner))
    reward: int = t.CORNER_REWARDS[s.market_side][corner]
    return reward


def visit(s: Merv, seat: int, pick: Any) -> None:
    """Carry a visit out."""
    s.visited = True  # ME-MARKET-1, ME-MARKET-2
    if type(pick) is TakeCamels:
        take_camels(s, seat)
        return
    reward = place_camel(s, seat, pick.corner)
    if reward == t.A_SCROLL:
        gain_scrolls(s, seat, 1)  # ME-MARKET-7
    elif reward == t.CARAVAN_CARD:
        give_card(s, seat)  # ME-MARKET-8
    elif reward == t.RARE_GOOD:
        gain_rare(s, seat)  # ME-MARKET-11
    elif reward == t.MOSQUE_STEP:
        give_step(s, seat)  # ME-MARKET-12
    else:
        give(s, seat, reward)  # ME-MARKET-6, ME-MARKET-10, ME-MARKET-13


def gain_rare(s: Merv, owner: int) -> None:
    """Gain a rare good."""
    s.free[owner * t.ITEMS + t.RARE] += 1
    s.goods[owner] += 1
    if s.telling:
        s.tell(GoodGained(owner, t.RARE))
