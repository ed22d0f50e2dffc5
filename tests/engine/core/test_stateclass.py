"""A state is written once: what is made from its lines, and what is said of a wrong one."""

from __future__ import annotations

import inspect
import json
from typing import Any, ClassVar

import pytest

import serai
from serai.engine.core import snapshot
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.drive import playout
from serai.engine.core.game import Game
from serai.engine.core.notation import Notation
from serai.engine.core.state import (
    BYTE_ROWS,
    BYTES,
    COUNTED,
    DERIVED,
    LIST,
    OWN,
    PUBLIC,
    ROWS,
    SCALAR,
    SECRET,
    TABLE,
    TUPLE,
    TUPLES,
    Field,
    Form,
    State,
)
from serai.engine.core.stateclass import counted, derived, own, public, secret, stateclass


class Pair:
    """A value with a form of its own."""

    def __init__(self, left: int, right: int) -> None:
        self.left, self.right = left, right

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pair) and self.row() == other.row()

    __hash__ = None  # type: ignore[assignment]  # which is how Python is told so

    def row(self) -> list[int]:
        return [self.left, self.right]

    def clone(self) -> Pair:
        return Pair(self.left, self.right)


PAIR = Form(Pair.row, lambda row: Pair(*row), "{}.clone()", "()")


@stateclass
class Every(State):
    """One field of every form and of every visibility."""

    MOST: ClassVar[int] = 9

    number: int = public()
    maybe: int | None = public()
    text: str = secret()
    truth: bool = public()
    cards: list[int] = counted(cards="card", lots="lot")
    names: tuple[str, ...] = public()
    lot: bytearray = public()
    hands: list[list[int]] = own(cards="card", lots="lot")
    moves: list[tuple[int, ...]] = public()
    boards: list[bytearray] = public()
    table: dict[str, int] = public()
    pair: Pair = public(form=PAIR)
    total: int = derived()
    known: bool = derived()
    word: str = derived()
    guess: int | None = derived()
    sizes: list[int] = derived()
    bits: bytearray = derived()
    fixed: tuple[int, ...] = derived()
    lookup: dict[str, int] = derived()

    def double(self) -> int:
        return 2 * self.number


def every(**changed: Any) -> Every:
    given: dict[str, Any] = {
        "seats": 2, "todo": [], "chance": seeded("every"), "number": 3, "maybe": None, "text": "x", "truth": True,
        "cards": [1, 2], "names": ("a", "b"), "lot": bytearray(3), "hands": [[1], [2, 0]], "moves": [(1, 2), ()],
        "boards": [bytearray(2), bytearray(1)], "table": {"a": 1}, "pair": Pair(1, 2),
    }  # fmt: skip
    return Every(**given | changed)


class EveryGame(Game):
    name, rules, min_seats, max_seats, colours = "every", 1, 2, 2, ("a", "b")
    state, steps, notation, events = Every, (), Notation([], {}), ()

    def derive(self, s: Every) -> None:
        s.sizes = [len(hand) for hand in s.hands]


def test_every_field_is_declared_once_in_the_order_of_its_lines() -> None:
    assert Every.declared[:13] == (
        Field("number", PUBLIC, SCALAR, "", "", int),
        Field("maybe", PUBLIC, SCALAR, "", "", int | None),
        Field("text", SECRET, SCALAR, "", "", str),
        Field("truth", PUBLIC, SCALAR, "", "", bool),
        Field("cards", COUNTED, LIST, "card", "lot", list[int]),
        Field("names", PUBLIC, TUPLE, "", "", tuple[str, ...]),
        Field("lot", PUBLIC, BYTES, "", "", bytearray),
        Field("hands", OWN, ROWS, "card", "lot", list[list[int]]),
        Field("moves", PUBLIC, TUPLES, "", "", list[tuple[int, ...]]),
        Field("boards", PUBLIC, BYTE_ROWS, "", "", list[bytearray]),
        Field("table", PUBLIC, TABLE, "", "", dict[str, int]),
        Field("pair", PUBLIC, PAIR, "", "", Pair),
        Field("total", DERIVED, SCALAR, "", "", int),
    )
    names = [field.name for field in Every.declared]
    assert Every.__slots__ == tuple(names)
    assert len(set(names)) == len(names) == 20
    assert EveryGame().fields is Every.declared


def test_the_constructor_takes_every_field_by_its_name_and_derived_ones_begin_empty() -> None:
    parameters = inspect.signature(Every).parameters
    kept = [field.name for field in Every.declared if field.visibility != DERIVED]
    assert list(parameters) == ["seats", "todo", "chance", "barrier", "drafts", "result", *kept]
    assert {parameter.kind for parameter in parameters.values()} == {inspect.Parameter.KEYWORD_ONLY}
    s = every()
    assert (s.barrier, s.drafts, s.result, s.telling, s.told) == (0, None, None, False, [])
    assert (s.total, s.known, s.word, s.guess, s.sizes) == (0, False, "", None, [])
    assert (s.bits, s.fixed, s.lookup) == (bytearray(), (), {})
    assert every().sizes is not s.sizes
    assert every().told is not s.told
    with pytest.raises(TypeError, match="number"):
        Every(seats=2, todo=[], chance=seeded("x"))  # type: ignore[call-arg]  # which is refused
    with pytest.raises(TypeError, match="total"):
        every(total=3)


def test_the_class_keeps_what_else_is_written_in_it() -> None:
    s = every()
    assert s.double() == 6
    assert (Every.MOST, Every.__doc__) == (9, "One field of every form and of every visibility.")
    assert (Every.__module__, Every.__qualname__) == (__name__, "Every")
    assert not hasattr(s, "__dict__")
    with pytest.raises(AttributeError):
        s.nubmer = 4  # type: ignore[attr-defined]  # which is refused


def test_a_clone_is_equal_and_shares_nothing_that_can_change() -> None:
    s = every(todo=[1], drafts=[(), ((1,),)])
    s.sizes, s.bits, s.lookup, s.total = [1, 2], bytearray(2), {"b": 2}, 7
    s.telling, s.told = True, [("news",)]
    copy = s.clone()
    assert type(copy) is Every
    for name in (*Every.__slots__, "seats", "todo", "barrier", "drafts", "result"):
        value = getattr(s, name)
        assert getattr(copy, name) == value, name
        if isinstance(value, list | bytearray | dict | Pair):
            assert getattr(copy, name) is not value, name
    for name in ("hands", "boards"):
        for mine, other in zip(getattr(s, name), getattr(copy, name), strict=True):
            assert mine is not other, name
    assert (copy.telling, copy.told) == (False, [])
    assert (copy.chance.key, copy.chance.drawn) == (s.chance.key, s.chance.drawn)
    copy.chance.below(6)
    assert copy.drafts is not None
    copy.drafts[0] = ((2,),)
    assert s.chance.drawn == 0
    assert s.drafts == [(), ((1,),)]


def test_what_is_saved_comes_back_and_the_rest_is_derived() -> None:
    game, s = EveryGame(), every(barrier=4, result=serai.Result((1, 0), (1, 2), ({}, {})))
    s.total = 7
    kept = json.loads(json.dumps(snapshot.save(game, s)))
    assert list(kept)[6:] == [field.name for field in Every.declared if field.visibility != DERIVED]
    again = snapshot.restore(game, kept)
    assert isinstance(again, Every)
    for field in Every.declared:
        if field.visibility != DERIVED:
            assert getattr(again, field.name) == getattr(s, field.name), field.name
            assert type(getattr(again, field.name)) is type(getattr(s, field.name)), field.name
    assert (again.sizes, again.total) == ([1, 2], 0)
    assert snapshot.state_hash(game, again) == snapshot.state_hash(game, s)


@pytest.mark.parametrize("name", serai.names())
def test_every_game_comes_back_equal_and_clones_apart(name: str) -> None:
    game = serai.load(name)
    s = game.new(game.max_seats, seeded(name), game.settings(game.max_seats, {}))
    playout(s, seeded("dice"), 60)
    again = snapshot.restore(game, json.loads(json.dumps(snapshot.save(game, s))))
    copy = s.clone()
    for field in game.fields:
        value = getattr(s, field.name)
        if field.visibility != DERIVED:
            assert getattr(again, field.name) == value, f"{field.name} is not saved as it was"
        assert getattr(copy, field.name) == value
        if isinstance(value, list | bytearray | dict):
            assert getattr(copy, field.name) is not value, f"{field.name} is shared with the clone"
    assert snapshot.state_hash(game, copy) == snapshot.state_hash(game, again) == snapshot.state_hash(game, s)


def test_a_state_can_be_extended() -> None:
    @stateclass
    class More(Every):
        extra: list[int] = public()

    s = More(**{name: getattr(every(), name) for name in inspect.signature(Every).parameters}, extra=[1])
    assert [field.name for field in More.declared] == [*Every.__slots__, "extra"]
    assert type(s.clone()) is More
    assert s.clone().extra == [1]
    assert s.clone().hands == s.hands


# ---- wrong declarations


def wrong(body: dict[str, Any], annotations: dict[str, Any], base: type[State] = State) -> str:
    """What is said of a class with these lines."""
    kind = type("Wrong", (base,), {"__slots__": (), "__annotations__": annotations, **body})
    with pytest.raises(TypeError) as refusal:
        stateclass(kind)
    return str(refusal.value)


def test_a_wrong_line_is_named_with_what_is_missing() -> None:
    assert wrong({}, {"heap": int}) == "Wrong.heap: say who may see it, such as `heap: ... = public()`"
    assert wrong({"heap": 3}, {"heap": int}) == "Wrong.heap: say who may see it, such as `heap: ... = public()`"
    assert wrong({"heap": public()}, {}) == "Wrong.heap: give it a type, such as `heap: int = ...`"
    assert wrong({"seats": public()}, {"seats": int}) == "Wrong.seats: every state has something of this name already"
    assert wrong({"tell": public()}, {"tell": int}) == "Wrong.tell: every state has something of this name already"
    assert wrong({"lot": public()}, {"lot": int}, Every) == "Wrong.lot: every state has something of this name already"


@pytest.mark.parametrize(
    "annotated",
    [set[int], Pair, object, list[Pair], list[set[int]], list[list[list[int]]], dict[int, int], tuple[list[int], ...]],
)
def test_a_type_without_a_form_is_named(annotated: Any) -> None:
    said = wrong({"heap": public()}, {"heap": annotated})
    assert said == f"Wrong.heap: give it a form, there is none for {annotated}"


def test_cards_and_what_is_ones_own_must_fit() -> None:
    assert wrong({"deck": counted(lots="lot")}, {"deck": list[int]}) == (
        "Wrong.deck: lots are for cards; name the deck with cards=..."
    )
    assert wrong({"deck": counted(cards="card", lots="lot")}, {"deck": list[int]}) == (
        "Wrong.deck: there is no field lot that could hold its lots"
    )
    assert wrong({"hand": own()}, {"hand": int}) == (
        "Wrong.hand: what is each seat's own is a list with one entry a seat, not <class 'int'>"
    )


def test_lots_may_be_a_property() -> None:
    @stateclass
    class Dealt(State):
        deck: list[int] = counted(cards="card", lots="lot")

        @property
        def lot(self) -> tuple[int, ...]:
            return (0, 1)

    s = Dealt(seats=1, todo=[], chance=Chance(b"k", 0), deck=[0, 1])
    assert s.clone().lot == (0, 1)
