"""The board as text for a terminal, made from a view alone and at most WIDTH columns wide."""

from __future__ import annotations

from typing import Any

from serai.games.merv import tables as t
from serai.games.merv.drawing.below import draw_below
from serai.games.merv.drawing.beside import draw_aside
from serai.games.merv.drawing.city import draw_city
from serai.games.merv.drawing.lines import (
    CAMEL,
    CARD,
    GAP,
    PLACE_ASK,
    STYLES,
    WORDS,
    Line,
    Shown,
    asks_for,
    named,
    owner_span,
    width_of,
)
from serai.games.merv.drawing.players import draw_players

WIDTH = 96


def draw_text(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """The whole table: the city, what lies around it, and the players."""
    city = draw_city(view, marked)
    aside = draw_aside(view, marked)
    height = max(len(city), len(aside))
    city += [[(" " * width_of(city[0]), "")]] * (height - len(city))
    aside += [[]] * (height - len(aside))
    lines = [[*left, ("  ", ""), *right] for left, right in zip(city, aside, strict=True)]
    return [*draw_head(view, marked), [], *lines, [], *draw_below(view, marked), [], *draw_players(view, marked)]


def draw_head(view: Shown, marked: frozenset[Any]) -> list[Line]:
    """Year, side, queue and who is asked; alone, also the Magistrate's cards."""
    line: Line = [("year ", "label"), (f"{view['year']}/{t.YEARS}", "title"), ("   side ", "label")]
    line += [(t.SIDES[view["round"]], "title"), ("   queue ", "label")]
    places = marked if asks_for(view, PLACE_ASK) else frozenset()
    for place, owner in enumerate(view["queue"]):
        line += [named(t.PLACES[place], places, t.PLACES[place], "label"), owner_span(owner)]
        line.append((f" {t.OWNER_NAMES[owner]}" if owner >= 0 else "", STYLES[owner]))
        line += [(CAMEL * view["queue_camels"][place], "camel"), ("  ", "")]
    for seat, _ in view["asked"]:
        line += [(" turn ", "label"), owner_span(seat), (f" {t.OWNER_NAMES[seat]}", STYLES[seat])]
    if view["seats"] > 1:
        return [line]
    cards: Line = [owner_span(t.MAGISTRATE), (f" {t.OWNER_NAMES[t.MAGISTRATE]}", "label"), ("   card ", "label")]
    cards += [(words_of([view["card"]] if view["card"] >= 0 else []), "title")]
    cards += [("   deck ", "label"), (f"{CARD * view['orders'] or GAP}", "title")]
    for name, away in (("discard", view["discard"]), ("removed", view["removed"])):
        cards += [(f"   {name} ", "label"), (words_of(away), "")]
    return [line, cards]


def words_of(actions: list[int]) -> str:
    """The words of actions, or a gap for none."""
    return " ".join(WORDS[action] for action in actions) or GAP
