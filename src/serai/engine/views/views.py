"""What a seat sees and what it may imagine, both made from the declarations on the state's fields.

A view has two parts: what all see alike, and the fields in which audiences differ. Whoever shows one position to many
makes the first part once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from serai.engine.core.chance import Chance
from serai.engine.core.drafts import draft_at_random, drafts_of, move_draft_on, waiting_seats
from serai.engine.core.notation import word_of
from serai.engine.core.state import BYTES, COUNTED, LIST, OWN, PUBLIC, SCALAR, TABLE, TUPLE, TUPLES, Form, State
from serai.engine.core.steps import ASK, ASK_ALL, Ask, AskAll, Step, is_committed, seat_asked

if TYPE_CHECKING:
    from serai.engine.core.game import Game


Table = TypeVar("Table", bound=State)  # the state of one game


class Shown(NamedTuple):
    """A field that all see alike; without a function for it, its value is written, or kept, as it is."""

    name: str
    write: Callable[[Any], Any] | None
    keep: Callable[[Any], Any] | None  # makes a value that stays as it is now, and can be compared with later ones


class SeenFields(NamedTuple):
    """The shown fields of a game: what all see alike, of what nobody sees more than the size, what each sees otherwise.

    Those that are read at once are read after a field that all states have, so that what is read is always a tuple.
    """

    public: tuple[Shown, ...]
    read_public: Callable[[State], tuple[Any, ...]]
    counted: tuple[str, ...]
    read_apart: Callable[[State], tuple[Any, ...]]
    order: tuple[str, ...]  # of everything in a view


def copied(value: object) -> object:
    """The value as it is now, whatever becomes of it."""
    if type(value) is list and value and type(value[0]) in (list, bytearray):
        return [row[:] for row in value]
    return value.copy() if isinstance(value, (list, bytearray, dict)) else value


KEEPERS: Final[dict[Form, Callable[[Any], Any] | None]] = {
    SCALAR: None,
    TUPLE: None,
    LIST: list,
    TUPLES: list,
    BYTES: bytes,
    TABLE: dict,
}  # by the usual forms, without a look at each value


@lru_cache(maxsize=200)
def seen_fields(game: Game) -> SeenFields:
    """The shown fields of a game, put in order once."""
    fields = [field for field in game.shown if field.visibility == PUBLIC]
    public = tuple(
        Shown(field.name, None if field.form is SCALAR else field.form.write, KEEPERS.get(field.form, copied))
        for field in fields
    )
    counted = tuple(field.name for field in game.shown if field.visibility == COUNTED)
    apart = [name for field in game.owned for name in (field.name, field.lots) if name]
    read_public = attrgetter("seats", *(field.name for field in fields))
    order = (*(field.name for field in game.shown), "seat", "seats", "asked", "draft", "result")
    return SeenFields(public, read_public, counted, attrgetter("seats", "drafts", *apart), order)


def look(game: Game, s: State, seat: int | None) -> dict[str, Any]:
    """Everything the seat has learned; None is a spectator."""  # SE-KNOW-1
    public, read_public, _, _, order = seen_fields(game)
    shown: dict[str, Any] = dict.fromkeys(order)
    for (name, write, _), value in zip(public, read_public(s)[1:], strict=True):
        shown[name] = write(value) if write else value
    shown.update(frame_look(game, s))
    shown.update(apart_look(game, s, seat))
    if s.drafts is None:
        del shown["draft"]
    return shown


def frame_look(game: Game, s: State) -> dict[str, Any]:
    """What all see alike beside the public fields: sizes, who is asked, how the game ended."""
    shown: dict[str, Any] = {"seats": s.seats, "asked": _asked(s), "result": _result(s)}
    for name in seen_fields(game).counted:
        shown[name] = len(getattr(s, name))
    return shown


def apart_look(game: Game, s: State, seat: int | None) -> dict[str, Any]:
    """The fields in which audiences differ, as one audience sees them."""
    everybodys: dict[str, Any] = {"seat": None}
    for name, _, _, _, lots, _ in game.owned:
        hands: Sequence[Sequence[int]] = getattr(s, name)
        everybodys[name] = [_size(s, hand, lots) for hand in hands]
    if s.drafts is not None:
        everybodys["draft"] = []
    return everybodys if seat is None else own_look(game, s, seat, everybodys)


def own_look(game: Game, s: State, seat: int, everybodys: dict[str, Any]) -> dict[str, Any]:
    """The fields in which audiences differ as a seat sees them, made from what a spectator sees."""
    own: dict[str, Any] = {"seat": seat}
    for name, _, form, _, _, _ in game.owned:
        own[name] = held = list(everybodys[name])
        held[seat] = form.write(getattr(s, name)[seat : seat + 1])[0]
    if s.drafts is not None:
        own["draft"] = [game.notation.to_row(pick) for pick in s.drafts[seat]]  # SE-DRAFT-3
    return own


def _asked(s: State) -> list[list[Any]]:
    """Who must choose now, and the kind of the question."""
    if not s.todo:
        return []
    step: Step = s.todo[-1]
    kind = word_of(type(step).__name__)
    if step.waits == ASK:
        ask: Ask = s.todo[-1]
        return [[seat_asked(ask), kind]]
    return [[seat, kind] for seat in waiting_seats(s)]


def _result(s: State) -> list[Any] | None:
    return None if s.result is None else [list(part) for part in s.result]


def _size(s: State, held: Sequence[int], lots: str) -> int | list[int]:
    """What the others see of a hand: how many cards it has, and of which lot each is where cards have lots."""
    if not lots:
        return len(held)
    lot_of: Sequence[int] = getattr(s, lots)
    return sorted([lot_of[card] for card in held])  # their order in the hand is hidden


def unseen_piles(game: Game, s: State, seat: int | None) -> dict[tuple[str, str], list[list[int]]]:
    """The piles whose cards a seat cannot see, by deck and by the field of its lots."""
    found: dict[tuple[str, str], list[list[int]]] = {}
    for name, visibility, _, cards, lots, _ in game.piles:
        held: list[Any] = getattr(s, name)  # cards, or the cards of every seat
        piles: list[list[int]] = (
            [hand for owner, hand in enumerate(held) if owner != seat] if visibility == OWN else [held]
        )
        if (cards, lots) in found:
            found[cards, lots] += piles
        else:
            found[cards, lots] = piles
    return found


def redeal(game: Game, s: Table, seat: int | None, chance: Chance) -> Table:
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


def _exchange(piles: list[list[int]], lot_of: Sequence[int] | None, chance: Chance) -> None:
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


def _redraft(s: State, seat: int | None, chance: Chance) -> None:
    """Imagine what the others chose in secret: who has handed in is known, what is not."""
    waiting: Step = s.todo[-1]
    if waiting.waits != ASK_ALL:
        return
    step: AskAll = s.todo[-1]
    drafts = drafts_of(s)
    for other in range(s.seats):
        if other != seat:
            handed_in = is_committed(drafts[other])
            drafts[other] = ()
            if handed_in:
                draft_at_random(s, step, other, chance)
            elif other in step.seats(s):
                move_draft_on(s, step, other)
                if is_committed(drafts[other]):  # a gift left it a single option, which it still has to take
                    drafts[other] = ()
