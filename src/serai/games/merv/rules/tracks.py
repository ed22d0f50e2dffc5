"""Chapters 9 and 10: the favour track and the influence track, which overflow into each other."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.events import FavourGained, FavourSpent, InfluenceGained, PointsGained
from serai.games.merv.rules.magistrate.tables import OVERFLOW_POINTS
from serai.games.merv.state import Merv


def gain_points(s: Merv, owner: int, number: int, source: int) -> None:
    """Gain victory points, counted also by where they come from."""
    if number:
        s.vp[owner] += number
        s.points[owner * t.KINDS_OF_POINTS + source] += number
        if s.telling:
            s.tell(PointsGained(owner, number, source))


def gain_favour(s: Merv, owner: int, number: int) -> None:
    """Gain favour unit by unit, since each may overflow."""
    favour = s.favour
    while number > 0:  # ME-RULING-9
        number -= 1
        if favour[owner] < t.LAST_FAVOUR:
            _favour_step(s, owner)
        elif s.influence[owner] < t.LAST_INFLUENCE:
            _influence_step(s, owner)  # ME-FAVOUR-4, ME-SOLO-39
        elif owner == t.MAGISTRATE:
            gain_points(s, owner, OVERFLOW_POINTS, t.FROM_OFFICE)  # ME-SOLO-40; a player's unit is lost: ME-FAVOUR-5


def gain_influence(s: Merv, owner: int, number: int) -> None:
    """Gain influence unit by unit, since each may overflow."""
    influence = s.influence
    while number > 0:  # ME-RULING-9
        number -= 1
        if influence[owner] < t.LAST_INFLUENCE:
            _influence_step(s, owner)
        elif s.favour[owner] < t.LAST_FAVOUR:
            _favour_step(s, owner)  # ME-INFLUENCE-4, ME-SOLO-39
        elif owner == t.MAGISTRATE:
            gain_points(s, owner, OVERFLOW_POINTS, t.FROM_OFFICE)  # ME-SOLO-40; a player's is lost: ME-INFLUENCE-5


def spend_favour(s: Merv, owner: int, number: int) -> None:
    """Spend favour; points stay as they are."""
    if number:
        s.favour[owner] -= number  # ME-FAVOUR-3
        if s.telling:
            s.tell(FavourSpent(owner, number))


def _favour_step(s: Merv, owner: int) -> None:
    space = s.favour[owner] + 1
    s.favour[owner] = space  # ME-FAVOUR-1
    if s.telling:
        s.tell(FavourGained(owner, space))
    points = t.FAVOUR_POINTS[space]
    if points:
        gain_points(s, owner, points, t.FROM_FAVOUR)  # ME-FAVOUR-2, ME-RULING-10, ME-SOLO-37


def _influence_step(s: Merv, owner: int) -> None:
    space = s.influence[owner] + 1
    s.influence[owner] = space  # ME-INFLUENCE-1
    if s.telling:
        s.tell(InfluenceGained(owner, space))
    points = t.INFLUENCE_POINTS[space]
    if points:
        gain_points(s, owner, points, t.FROM_INFLUENCE)  # ME-INFLUENCE-2, ME-SOLO-37
