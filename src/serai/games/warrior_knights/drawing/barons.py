"""A line for every baron."""

from __future__ import annotations

from typing import Literal

from serai.games.warrior_knights.drawing.lines import SHIELDS, Line, Marked, Shown, strength_of, wrap
from serai.games.warrior_knights.tables import AGENDA, EVENTS, GARRISON, HOUSES, NOBLES_EACH, SEAT_NAMES

PLANS: tuple[Literal["plan1", "plan2", "plan3"], ...] = ("plan1", "plan2", "plan3")
PURSE: tuple[Literal["crowns", "votes", "faith", "influence"], ...] = ("crowns", "votes", "faith", "influence")


def draw_barons(view: Shown, marked: Marked) -> list[Line]:
    """A heading and a line for every baron: goods, cities, troops, cards, then his dignities in words."""
    heading = f"{'seat':<7}{'house':<10}" + "".join(f"{name:>{len(name) + 1}}" for name in PURSE)
    lines: list[Line] = [[(heading + " cities troops hand  plan", "label")]]
    for seat in range(view["seats"]):
        house = HOUSES[view["house"][seat]] if view["house"][seat] >= 0 else "?"
        armies = (*range(NOBLES_EACH * seat, NOBLES_EACH * seat + NOBLES_EACH), GARRISON + seat)
        troops = sum(strength_of(view, army) for army in armies)
        goods = "".join(f"{view[name][seat]:>{len(name) + 1}}" for name in PURSE)
        plan = "·".join(str(len(view[name][seat])) for name in PLANS)
        goods += f"{view['owner'].count(seat):>7}{troops:>7}{len(view['hand'][seat]):>5} {plan:>5}"
        style = f"seat{seat}" if view["alive"][seat] else "empty"
        name = "legal" if SEAT_NAMES[seat] in marked or house in marked else style
        line: Line = [(f"{SEAT_NAMES[seat]:<7}", name), (f"{house:<10}", style), (goods, style)]
        more = wrap(_dignities(view, seat), sum(len(text) for text, _ in line), 17)
        lines += [[*line, *more[0]], *more[1:]]
    return lines


def _dignities(view: Shown, seat: int) -> Line:
    """What a baron is and holds, in words."""
    parts: Line = []
    if view["gavel"] == seat:
        parts.append(("gavel", "ruler"))
    if view["sceptre"] == seat:
        parts.append(("sceptre", "ruler"))
    if view["outlaw"][seat]:
        parts.append(("outlaw", "warning"))
    if not view["alive"][seat]:
        parts.append(("fallen", "empty"))
    for base in range(NOBLES_EACH):
        office: int = view["office"][seat * NOBLES_EACH + base]
        if office >= 0:
            parts.append((f"{SHIELDS[base]}{AGENDA[office]}", "neutral"))
    parts += [(AGENDA[charge], "neutral") for charge in view["charges"][seat]]
    return [*parts, *[(EVENTS[event % 64], "label") for event in view["lasting"][seat]]]
