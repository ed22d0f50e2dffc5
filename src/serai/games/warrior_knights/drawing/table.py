"""What lies beside the board."""

from __future__ import annotations

from serai.games.warrior_knights.drawing.barons import PLANS
from serai.games.warrior_knights.drawing.lines import Line, Marked, Shown, entries_of, entry_style, listed
from serai.games.warrior_knights.tables import (
    ACTIONS,
    AGENDA,
    BATTLE_CARDS,
    EVENTS,
    EXPEDITION_SPACES,
    EXPEDITIONS,
    FATE_BATTLE,
    FATES,
    HIRE_COST,
    NEUTRALS,
    PHASE_MULTIPLE,
    POSTS,
    SEAT_NAMES,
    SPACE_COST,
    SPACES,
    STACKS,
    TROOPS,
    ZONES,
)


def draw_table(view: Shown, marked: Marked) -> list[Line]:
    """What lies beside the board, and what a seat alone sees of its own cards."""
    full = PHASE_MULTIPLE * view["barons"]
    zones: Line = [
        (f"{zone} {len(cards)}/{full} ", entry_style(zone, marked))
        for zone, cards in zip(ZONES, view["zones"], strict=True)
    ]
    lines = listed(
        "round", [(f"{view['round']} ", "neutral"), ("influence", "label"), (f"{view['pool']} ", "neutral"), *zones]
    )
    track: Line = []
    for space, seat in enumerate(view["track"]):
        style = (
            f"seat{seat}" if seat >= 0 else entry_style(SPACES[space], marked) if SPACES[space] in marked else "label"
        )
        track.append((f"{SPACES[space]}:{SEAT_NAMES[seat] if seat >= 0 else f'◎{SPACE_COST[space]}'} ", style))
    ships: Line = []
    for ship, space in enumerate(view["ship"]):
        blessed = "✝" if view["blessed"][ship] else ""
        ships.append(
            (f" {EXPEDITIONS[ship]}{blessed} {space}/{EXPEDITION_SPACES[ship]}", entry_style(EXPEDITIONS[ship], marked))
        )
        for seat in range(view["seats"]):
            stake = view["stakes"][6 * ship + seat]
            if stake:
                ships.append((f"◎{stake}", f"seat{seat}"))
    row: Line = [(f"{TROOPS[troop]}◎{HIRE_COST[troop]}", entry_style(TROOPS[troop], marked)) for troop in view["row"]]
    lines += [*listed("track", track), *listed("expedition", ships)]
    lines += listed("agenda", entries_of(AGENDA, view["agenda_open"], marked))
    lines += listed("law", entries_of(AGENDA, view["laws"], marked))
    lines += listed("event", entries_of(EVENTS, view["round_events"], marked))
    lines += listed("mercenary", row)
    lines += listed("neutral", entries_of(NEUTRALS, view["neutral_used"], marked))
    return [*lines, *_own(view, marked)]


def _own(view: Shown, marked: Marked) -> list[Line]:
    """The cards that only the seat whose view it is can see."""
    seat = view["seat"]
    if seat is None:
        return []
    kinds = len(ACTIONS)
    lines = listed("hand", entries_of(ACTIONS, [card % kinds for card in view["hand"][seat]], marked))
    plan: Line = []
    for stack, name in enumerate(PLANS):
        plan += [(f"{STACKS[stack]}:{ACTIONS[card % kinds]}", "neutral") for card in view[name][seat]]
    for row in view.get("draft", ()):
        if row[0] == "plan-card":
            plan.append((f"{STACKS[row[1]]}:{ACTIONS[row[2]]}", "note"))
        elif row[0] == "post":
            plan.append((POSTS[row[1]], "note"))
    held = view["fate_hand"][seat]
    fate: Line = [
        (f"{FATES[card]}:{BATTLE_CARDS[FATE_BATTLE[card]]}", entry_style(FATES[card], marked))
        for card in (held if isinstance(held, list) else ())
    ]
    return [*lines, *listed("plan", plan), *listed("fate", fate)]
