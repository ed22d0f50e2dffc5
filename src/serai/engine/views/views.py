"""What a seat may know and what it may imagine, both made from the declarations on the state's fields."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.drafts import draft_at_random, move_draft_on, waiting_seats
from serai.engine.core.notation import word_of
from serai.engine.core.state import OWN, PUBLIC, SCALAR
from serai.engine.core.steps import ASK, ASK_ALL, is_committed


def look(game: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """Everything the seat has learned; None is a spectator."""  # SE-KNOW-1
    shown = open_look(game, s)
    if seat is not None:
        shown.update(own_look(game, s, seat, shown))
    return shown


def open_look(game: Any, s: Any) -> dict[str, Any]:
    """What everybody sees: a spectator's view."""
    shown: dict[str, Any] = {}
    for name, sight, form, _, lots, _ in game.shown:
        if sight == PUBLIC:
            value = getattr(s, name)
            shown[name] = value if form is SCALAR else form.write(value)
        elif sight == OWN:
            shown[name] = [_size(s, hand, lots) for hand in getattr(s, name)]
        else:
            shown[name] = len(getattr(s, name))
    shown["seat"] = None
    shown["seats"] = s.seats
    shown["asked"] = _asked(s)
    if s.drafts is not None:
        shown["draft"] = []
    shown["result"] = _result(s)
    return shown


def frame_look(s: Any) -> dict[str, Any]:
    """What all see alike of the engine's own fields."""
    return {"seats": s.seats, "asked": _asked(s), "result": _result(s)}


def apart_look(game: Any, s: Any) -> dict[str, Any]:
    """The fields that are not the same to all, as a spectator sees them."""
    shown: dict[str, Any] = {"seat": None}
    for name, _, _, _, lots, _ in game.owned:
        shown[name] = [_size(s, hand, lots) for hand in getattr(s, name)]
    if s.drafts is not None:
        shown["draft"] = []
    return shown


def own_look(game: Any, s: Any, seat: int, shown: dict[str, Any]) -> dict[str, Any]:
    """The fields of what everybody sees that are different to a seat."""
    own: dict[str, Any] = {"seat": seat}
    for name, _, form, _, _, _ in game.owned:
        own[name] = held = list(shown[name])
        held[seat] = form.write(getattr(s, name)[seat : seat + 1])[0]
    if s.drafts is not None:
        own["draft"] = [game.notation.to_row(pick) for pick in s.drafts[seat]]  # SE-DRAFT-3
    return own


def _asked(s: Any) -> list[list[Any]]:
    """Who must choose now, and the kind of the question."""
    if not s.todo:
        return []
    step = s.todo[-1]
    kind = word_of(type(step).__name__)
    if step.waits == ASK:
        return [[step.seat, kind]]
    return [[seat, kind] for seat in waiting_seats(s)]


def _result(s: Any) -> list[Any] | None:
    return None if s.result is None else [list(part) for part in s.result]


def _size(s: Any, held: Any, lots: str) -> Any:
    """What the others see of a hand: how many cards it has, and of which lot each is where cards have lots."""
    if not lots:
        return len(held)
    lot_of = getattr(s, lots)
    return sorted([lot_of[card] for card in held])  # where in the hand they are is nobody's business


def unseen_piles(game: Any, s: Any, seat: int | None) -> dict[tuple[str, str], list[list[int]]]:
    """The piles whose cards a seat cannot see, by deck and by the field of its lots."""
    found: dict[tuple[str, str], list[list[int]]] = {}
    for name, sight, _, cards, lots, _ in game.piles:
        held = getattr(s, name)
        piles = [hand for owner, hand in enumerate(held) if owner != seat] if sight == OWN else [held]
        if (cards, lots) in found:
            found[cards, lots] += piles
        else:
            found[cards, lots] = piles
    return found


def redeal(game: Any, s: Any, seat: int | None, chance: Chance) -> Any:
    """A state that looks the same to the seat, with everything it cannot see drawn anew and another future."""
    imagined = s.clone()  # SE-KNOW-2
    for (_, lots), piles in unseen_piles(game, imagined, seat).items():
        _exchange(piles, getattr(imagined, lots) if lots else None, chance)
    chance.drawn += 1  # so that every world imagined from one stream has a future of its own
    imagined.chance = chance.branch(f"imagined {chance.drawn}")
    game.imagine(imagined, seat, chance)
    if imagined.drafts is not None:
        _redraft(imagined, seat, chance)
    return imagined


def _exchange(piles: list[list[int]], lot_of: Any, chance: Chance) -> None:
    """Deal the cards of the piles anew, each into a place of its own lot."""  # SE-KNOW-3
    cards: list[int] = []
    for pile in piles:
        cards += pile
    cards.sort()  # so that the outcome hangs on the cards alone and not on how they lay
    cards = chance.shuffled(cards)
    if lot_of is None:
        _deal(cards, piles)
        return
    by_lot: dict[int, list[int]] = {lot: [] for lot in sorted(set(map(lot_of.__getitem__, cards)))}
    if len(by_lot) == 1:
        _deal(cards, piles)
        return
    for card in cards:
        by_lot[lot_of[card]].append(card)
    for pile in piles:
        pile[:] = [by_lot[lot_of[card]].pop() for card in pile]


def _deal(cards: list[int], piles: list[list[int]]) -> None:
    start = 0
    for pile in piles:
        end = start + len(pile)
        pile[:] = cards[start:end]
        start = end


def _redraft(s: Any, seat: int | None, chance: Chance) -> None:
    """Imagine what the others chose in secret: who has handed in is known, what is not."""
    step = s.todo[-1]
    if step.waits != ASK_ALL:
        return
    for other in range(s.seats):
        if other != seat:
            handed_in = is_committed(s.drafts[other])
            s.drafts[other] = ()
            if handed_in:
                draft_at_random(s, step, other, chance)
            elif other in step.seats(s):
                move_draft_on(s, step, other)
                if is_committed(s.drafts[other]):  # a gift left it a single option, which it still has to take
                    s.drafts[other] = ()
