"""Lines of text in styles, the strength of an army, and the fields of a view that are drawn."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from serai.games.warrior_knights.tables import GARRISON, SUPPORT, TROOP_STRENGTH

Line = list[tuple[str, str]]
Marked = frozenset[Any]
SHIELDS: tuple[str, ...] = ("●", "■", "▲", "◆")  # by base
MOST = 98  # columns


class Shown(TypedDict):
    """What of a view is drawn."""

    round: int
    barons: int
    gavel: int
    sceptre: int
    pool: int
    house: list[int]
    alive: list[int]
    crowns: list[int]
    votes: list[int]
    faith: list[int]
    influence: list[int]
    outlaw: list[int]
    castle: list[int]
    owner: list[int]
    fortified: list[int]
    breach: list[int]
    besieger: list[int]
    where: list[int]
    exhausted: list[int]
    office: list[int]
    tokens: list[int]
    neutral_used: list[int]
    row: list[int]
    track: list[int]
    round_events: list[int]
    agenda_open: list[int]
    laws: list[int]
    ship: list[int]
    blessed: list[int]
    stakes: list[int]
    armies: list[list[int]]
    zones: list[list[int]]
    lasting: list[list[int]]
    charges: list[list[int]]
    hand: list[list[int]]
    plan1: list[list[int]]
    plan2: list[list[int]]
    plan3: list[list[int]]
    fate_hand: list[list[int] | int]
    seat: int | None
    seats: int
    draft: NotRequired[list[list[Any]]]


def strength_of(view: Shown, army: int) -> int:
    """The troop strength of an army with the support that its leader's office brings."""
    office = view["office"][army] if army < GARRISON else -1
    power: int = sum(TROOP_STRENGTH[card] for card in view["armies"][army])
    return power + (SUPPORT[office] if office >= 0 and view["where"][army] >= 0 else 0)


def wrap(parts: Line, used: int, indent: int) -> list[Line]:
    """Parts with a space before each, broken into lines that are narrow enough; the first has some columns used."""
    lines: list[Line] = [[]]
    for text, style in parts:
        if used + 1 + len(text) > MOST:
            lines.append([(" " * indent, "empty")])
            used = indent
        lines[-1] += [(" ", "empty"), (text[: MOST - indent - 1], style)]
        used += 1 + len(text)
    return lines


def listed(title: str, parts: Line) -> list[Line]:
    """A titled list, or nothing when it is empty."""
    if not parts:
        return []
    lines = wrap(parts, 10, 10)
    return [[(f"{title:<10}", "label"), *lines[0]], *lines[1:]]


def entries_of(table: tuple[str, ...], cards: list[int], marked: Marked) -> Line:
    """Entries of a table, each once with how often it is there."""
    return [
        (table[card] + (f"×{cards.count(card)}" if cards.count(card) > 1 else ""), entry_style(table[card], marked))
        for card in sorted(set(cards))
    ]


def entry_style(entry: str, marked: Marked) -> str:
    """The style of a word on the table."""
    return "legal" if entry in marked else "neutral"
