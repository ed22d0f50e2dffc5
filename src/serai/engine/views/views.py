"""What a seat sees and what it may imagine, both made from the declarations on the state's fields.

A view has two parts: what all see alike, and the fields in which audiences differ. Whoever shows one position to many
makes the first part once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeVar

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
    return Imagining(game, s, seat).world(chance)  # SE-KNOW-2


class Imagining(Generic[Table]):
    """Worlds that look the same to a seat; what is the same for all of them is found once.

    The state must not change as long as worlds are imagined from it.
    """

    __slots__ = ("_game", "_hidden", "_s", "_seat")

    def __init__(self, game: Game, s: Table, seat: int | None) -> None:
        self._game = game
        self._s = s
        self._seat = seat
        piles = unseen_piles(game, s, seat)
        where = _unseen_places(game, s, seat)
        self._hidden = [
            Hidden(where[deck], list(map(len, piles[deck])), *_hidden_cards(piles[deck], s, deck[1])) for deck in piles
        ]

    def world(self, chance: Chance) -> Table:
        """Another world, which has a future of its own."""
        imagined = self._s.clone()
        for where, sizes, cards, lot_of, lots in self._hidden:
            dealt = chance.shuffled(cards)  # SE-KNOW-3
            if lot_of is not None:
                dealt = _by_lots(dealt, lot_of, lots)
            start = 0
            for (name, owner), size in zip(where, sizes, strict=True):
                pile: Any = getattr(imagined, name)
                if owner >= 0:
                    pile = pile[owner]
                pile[:] = dealt[start : start + size]
                start += size
        chance.drawn += 1  # so that every world imagined from one stream has a future of its own
        imagined.chance = chance.branch(f"imagined {chance.drawn}")
        self._game.imagine(imagined, self._seat, chance)
        if imagined.drafts is not None:
            _redraft(imagined, self._seat, chance)
        return imagined


class Hidden(NamedTuple):
    """The cards of one deck that a seat cannot see, and the piles they lie in."""

    where: list[tuple[str, int]]  # by pile: its field, and whose it is
    sizes: list[int]
    cards: list[int]  # sorted, so that the outcome hangs on the cards alone and not on how they lie
    lot_of: Sequence[int] | None  # by card, where a card can only lie in a place of its own lot
    lots: list[int]  # by place, pile after pile


def _unseen_places(game: Game, s: State, seat: int | None) -> dict[tuple[str, str], list[tuple[str, int]]]:
    """Where the piles of `unseen_piles` lie: their fields, and whose they are."""
    found: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for name, visibility, _, cards, lots, _ in game.piles:
        held: Sequence[Any] = getattr(s, name)
        own = [(name, owner) for owner in range(len(held)) if owner != seat] if visibility == OWN else [(name, -1)]
        found.setdefault((cards, lots), []).extend(own)
    return found


def _hidden_cards(piles: list[list[int]], s: State, lots: str) -> tuple[list[int], Sequence[int] | None, list[int]]:
    """The cards of the piles in order; and the lots of cards and places, where there is more than one."""
    placed = [card for pile in piles for card in pile]
    lot_of: Sequence[int] | None = getattr(s, lots) if lots else None
    if lot_of is not None and len(set(map(lot_of.__getitem__, placed))) > 1:
        return sorted(placed), lot_of[:], list(map(lot_of.__getitem__, placed))
    return sorted(placed), None, []


def _by_lots(cards: list[int], lot_of: Sequence[int], lots: list[int]) -> list[int]:
    """Cards in another order, such that each lies in a place of its own lot."""
    by_lot: dict[int, list[int]] = {}
    for card in cards:
        by_lot.setdefault(lot_of[card], []).append(card)
    return [by_lot[lot].pop() for lot in lots]


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
