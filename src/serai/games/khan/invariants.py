"""Chapter 20: what must hold in every state."""

from __future__ import annotations

from typing import Final

from serai.games.khan.rules.active import count_guards
from serai.games.khan.rules.board import ALL_CELLS, IS_LAND, LIMITS
from serai.games.khan.rules.cards import (
    ALL_CARDS,
    ALL_RULERS,
    CAMP,
    DEALT_SPECIALS,
    HAND,
    NEUTRAL_YURTS,
    RULERS_OUT_FOR_FINAL,
)
from serai.games.khan.rules.placement_index import count_yurts, derive_index
from serai.games.khan.rules.placements import ALL_KINDS, COPIES, COVERED, KIND_OF, KINDS
from serai.games.khan.state import (
    EMPTY,
    FINAL,
    NEUTRAL,
    NONE,
    NORMAL,
    PIECE,
    RULER,
    SETTLING,
    TRIGGERED,
    YURT,
    Khan,
    is_ruler,
)

MOST_TURNS: Final = LIMITS["max_normal_turns"]


def check(s: Khan) -> list[str]:
    """The invariants that the state breaks."""
    holds = {
        "KH-CHECK-1": _cards_are_all_there(s),
        "KH-CHECK-2": _rulers_and_camps_fit(s),
        "KH-CHECK-4": _pieces_are_all_there(s),
        "KH-CHECK-5": _ground_fits(s),
        "KH-CHECK-6": all(0 < owners < 1 << s.seats for owners in s.owners),
        "KH-CHECK-7": _hands_are_full(s),
        "KH-CHECK-8": _rulers_fit_phase(s),
        "KH-CHECK-9": s.turns <= MOST_TURNS,
        "KH-CHECK-10": s.ground.count(NEUTRAL) + sum(s.camps) + s.supply == NEUTRAL_YURTS,
        "KH-CHECK-12": _points_are_given(s),
        "KH-CHECK-13": s.seats == 4 or s.divine.count(NONE) >= s.seats - 1,
        "KH-SPECIAL-7": not any(s.protector == seat and s.divine[seat] != NONE for seat in range(s.seats)),
        "KH-SETUP-4": _specials_are_ours(s),
        "KH-INFO-10": all(s.deck_of[card] == s.decks for card in s.deck),
    }
    found = [rule for rule, kept in holds.items() if not kept]
    return found or [f"derived {name}" for name in wrong_derived(s)]


def _cards_are_all_there(s: Khan) -> bool:
    cards = [*s.deck, *s.discard]
    for hand in s.hands:
        cards += hand
    return sorted(cards) == list(ALL_CARDS)


def _rulers_and_camps_fit(s: Khan) -> bool:
    return all(s.camps[ruler] <= CAMP and (s.rulers[ruler] == NONE or s.camps[ruler] >= 1) for ruler in ALL_RULERS)


def _pieces_are_all_there(s: Khan) -> bool:
    laid = [KIND_OF[placement] for placement in s.laid]
    return len(s.owners) == len(laid) and all(s.beside[kind] + laid.count(kind) == COPIES[kind] for kind in ALL_KINDS)


def _ground_fits(s: Khan) -> bool:
    """Rulers, pieces and the cells agree, and nothing but bridges lies on the river."""
    expected = {}
    for ruler in ALL_RULERS:
        if s.rulers[ruler] != NONE:
            expected[s.rulers[ruler]] = RULER + ruler
    for number, placement in enumerate(s.laid):
        for cell in COVERED[placement]:
            if cell in expected:
                return False
            expected[cell] = PIECE + number
    for cell in ALL_CELLS:
        standing = s.ground[cell]
        yurt = standing == NEUTRAL or YURT <= standing < YURT + s.seats
        if cell in expected:
            if standing != expected[cell]:
                return False
        elif not (standing == EMPTY or (yurt and IS_LAND[cell])):
            return False
        if is_ruler(standing) and not IS_LAND[cell]:
            return False
    return True


def _hands_are_full(s: Khan) -> bool:
    """Only the player whose turn it is may hold less than a full hand."""
    if s.phase == SETTLING:
        return not any(s.hands)
    return all(len(hand) == HAND or (seat == s.turn and len(hand) < HAND) for seat, hand in enumerate(s.hands))


def _rulers_fit_phase(s: Khan) -> bool:
    out = s.rulers.count(NONE)
    if s.phase in (TRIGGERED, FINAL):
        return out == len(s.rulers)
    return s.phase in (SETTLING, NORMAL) and out < RULERS_OUT_FOR_FINAL


def _points_are_given(s: Khan) -> bool:
    if s.result is None:
        return True
    worth = sum(KINDS[KIND_OF[placement]].points for placement in s.laid)
    return bool(sum(part["pieces"] for part in s.result.reasons) >= worth)


def _specials_are_ours(s: Khan) -> bool:
    dealt = DEALT_SPECIALS[s.seats] * s.seats
    return all(held <= most for held, most in zip(s.special, dealt, strict=True))


def wrong_derived(s: Khan) -> list[str]:
    """The derived fields that differ from fresh ones; bits of placements that are no longer alive do not count."""
    counted, fresh = s.clone(), s.clone()
    derive_index(fresh)
    fresh.guards = count_guards(fresh)
    found = [name for name in ("alive", "ready", "guards") if getattr(s, name) != getattr(fresh, name)]
    count_yurts(counted)
    count_yurts(fresh)
    for name in ("fill0", "fill1", "fill2", "top2", "top3", "own1", "counted1", "own2", "own3", "neutral"):
        kept, made = getattr(counted, name), getattr(fresh, name)
        pairs = [(kept, made)] if isinstance(kept, int) else list(zip(kept, made, strict=True))
        if any((one ^ other) & s.alive for one, other in pairs):
            found += [name]
    return found
