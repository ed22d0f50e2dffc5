"""What is drawn beside the city: caravan row, camel market, palace, Silk Road and mosque."""

from __future__ import annotations

from typing import Any

from serai.games.merv import tables as t
from serai.games.merv.drawing.lines import (
    ASIDE_LABEL,
    CAMEL,
    GAP,
    PLACE_ASK,
    SIGNS,
    STYLES,
    Line,
    Shown,
    asks_for,
    camel,
    flow,
    label,
    letters,
    named,
    owner_span,
    padded,
)


def draw_aside(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Caravan row, camel market, palace, Silk Road and mosque."""
    return [
        *draw_caravan(view, marked),
        *draw_market(view, marked),
        *draw_palace(view, marked),
        *draw_road(view, marked),
        *draw_mosque(view, marked),
    ]


def draw_caravan(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The open cards of the row by position, and how many are left in the deck."""
    positions = frozenset() if asks_for(view, PLACE_ASK) else marked
    cards: list[Line] = []
    for position, spice in enumerate(view["row"]):
        card = named(f"{position + 1} {t.SPICES[spice]}", positions, t.POSITIONS[position])
        cards.append(padded([card, (" ", ""), camel(view["row_camels"][position])], 14))
    lines = flow("caravan", cards)
    if len(lines) == 1:
        lines.append([("", "")])
    lines[1][0] = label(f"deck {view['deck']}", ASIDE_LABEL)
    return lines


def draw_market(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """What the corners of the camel market give, laid out like the market."""
    corners: list[Line] = []
    for corner, reward in enumerate(t.CORNER_REWARDS[view["market_side"]]):
        word = named(t.REWARDS[reward], marked, t.CORNERS[corner])
        corners.append(padded([word, (" ", ""), camel(view["corners"][corner])], 14))
    return flow("market", [corners[corner] for corner in (0, 1, 3, 2)])


def draw_palace(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The courts in the colours of their cubes, with their courtiers."""
    courts: list[Line] = []
    for court, name in enumerate(t.COURTS):
        word = named(name, marked, name, f"cube-{t.COLOURS[t.COURT_COLOUR[court]]}")
        courts.append(
            padded([word, (" ", ""), *owners_in(view["courtiers"][court :: len(t.COURTS)], t.COURT_PLACES)], 14)
        )
    return flow("palace", courts)


def owners_in(numbers: list[int], places: int) -> Line:
    """A sign for each piece of each owner, and gaps for the places that are left."""
    line: Line = [(SIGNS[owner] * number, STYLES[owner]) for owner, number in enumerate(numbers) if number]
    return [*line, (GAP * (places - sum(numbers)), "empty")]


def draw_road(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Each inner city with the outer one behind it: cost, camels and trading posts."""
    lines: list[Line] = []
    for near in range(len(t.CITIES)):
        if t.IS_INNER[near]:
            line = [label("road" if near == 0 else "", ASIDE_LABEL)]
            for city in (near, t.NEAR.index(near)):
                line.append((CAMEL, "camel") if view["link_camels"][t.LINK_TO[city]] else ("─", "frame"))
                place: Line = [named(t.CITIES[city], marked, t.CITIES[city]), (" ", ""), *letters(t.CITY_COST[city])]
                place += [
                    (CAMEL if view["city_camels"][city] else " ", "camel"),
                    *owners_in(view["posts"][city :: len(t.CITIES)], 0),
                ]
                line += padded(place, 16)
            lines.append(line)
    return lines


def draw_mosque(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The spaces of the mosque where something stands or where somebody may climb."""
    spaces: list[Line] = []
    for space, name in enumerate(t.SPACES):
        here = [owner_span(owner) for owner, stands in enumerate(view["mosque"]) if stands == space]
        has_camel = space < len(view["mosque_camels"]) and view["mosque_camels"][space]
        if here or has_camel or name in marked:
            spaces.append([named(name, marked, name), camel(has_camel), *here])
    return flow("mosque", spaces)
