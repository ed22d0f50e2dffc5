"""States: forms, places, telling; snapshots and hashes; games, their options and how they are found."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

import serai
from serai import BadOption, IllegalChoice, Reason, Result
from serai.engine.core import snapshot
from serai.engine.core.chance import Chance, seeded
from serai.engine.core.game import Game
from serai.engine.core.state import (
    BAR,
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
    Bar,
    Form,
    Hidden,
    State,
    places_of,
)
from serai.engine.core.steps import COMMIT, Do
from serai.engine.play.history import History, Told, as_known
from tests.battery import sample_game as bz
from tests.engine.positions import auction, bazaar

# ---- forms


@pytest.mark.parametrize(
    ("form", "value"),
    [
        (SCALAR, 5),
        (SCALAR, None),
        (SCALAR, "x"),
        (LIST, [1, None, 2]),
        (TUPLE, (1, 2)),
        (BYTES, bytearray(b"\1\2")),
        (ROWS, [[1], [], [2, 3]]),
        (TUPLES, [(1, 2), ()]),
        (BYTE_ROWS, [bytearray(b"\1"), bytearray()]),
        (TABLE, {"a": 1}),
    ],
)
def test_a_value_comes_back_from_json_as_it_was(form: Form, value: Any) -> None:
    written = form.write(value)
    again = form.read(json.loads(json.dumps(written)))
    assert again == value
    assert type(again) is type(value)
    if isinstance(value, list) and value and not isinstance(value[0], int):
        assert [type(row) for row in again] == [type(row) for row in value]
    if type(value) in (list, bytearray, dict):
        assert written is not value
        assert form.read(written) is not written


def test_written_rows_share_nothing_with_the_state() -> None:
    rows = [[1], [2]]
    written = ROWS.write(rows)
    written[0].append(9)
    assert rows == [[1], [2]]


# ---- telling


def test_telling_whispering_and_barriers() -> None:
    s = bazaar([[0], [1]]).state
    s.tell(("news",))
    s.whisper((1,), ("secret",), ("twin",))
    s.bar()
    assert s.told == [("news",), Hidden((1,), ("secret",), ("twin",)), BAR]
    assert s.barrier == 1
    s.telling = False
    s.bar()
    assert s.barrier == 2
    assert len(s.told) == 3
    assert type(BAR) is Bar


def test_finishing_clears_the_stack() -> None:
    s = bazaar([[0], [1]]).state
    todo = s.todo
    result = Result((1, 0), (1, 2), ({}, {}))
    s.finish(result)
    assert s.result is result
    assert s.todo is todo
    assert todo == []


def test_a_state_must_clone_itself() -> None:
    with pytest.raises(NotImplementedError):
        State(seats=2, todo=[], chance=seeded("x")).clone()


@pytest.mark.parametrize(
    ("ranks", "places"),
    [
        ((3, 1, 2), (1, 3, 2)),
        ((5, 5, 1), (1, 1, 3)),
        ((1, 5, 5), (3, 1, 1)),
        ((2, 2, 2, 2), (1, 1, 1, 1)),
        (((5, 1), (5, 2), (4, 9)), (2, 1, 3)),
        ((), ()),
        ((0,), (1,)),
    ],
)
def test_places_from_ranks(ranks: tuple[Any, ...], places: tuple[int, ...]) -> None:
    assert places_of(ranks) == places


def test_who_hears_what() -> None:
    secret = Hidden((0, 2), ("card 5",), ("a card",))
    assert [as_known(secret, seat) for seat in (0, 1, 2, None)] == [("card 5",), ("a card",), ("card 5",), ("a card",)]
    assert as_known(("news",), None) == ("news",)
    chronicle = History()
    chronicle.add(1, [BAR, ("begun",), secret])
    assert chronicle.heard(1, 0) == [Told(0, 1, ("begun",)), Told(1, 1, ("a card",))]
    chronicle.add(2, [BAR])
    assert chronicle.heard(1, chronicle.size) == []
    chronicle.add(3, [("over",)])
    assert chronicle.heard(0, 2) == [Told(2, 3, ("over",))]
    assert chronicle.heard(0, 1) == [Told(1, 1, ("card 5",)), Told(2, 3, ("over",))]
    copy = chronicle.clone()
    copy.add(4, [("more",)])
    assert len(chronicle.heard(0, 0)) == 3
    assert len(copy.heard(0, 0)) == 4


# ---- snapshots


def test_a_snapshot_holds_everything_but_derived_fields() -> None:
    match = auction([[0, 7], [3, 4]], coins=[2, 1], deck=[9])
    match.choose(0, bz.Bid(7))
    match.choose(0, "commit")
    match.state.stalls[1].append(2)
    kept = snapshot.save(bz.GAME, match.state)
    assert kept == {
        "seats": 2,
        "todo": [["Round"], ["Turn", 0], ["Auction"]],
        "chance": [seeded("position").key.hex(), 0],
        "barrier": 0,
        "drafts": [[["bid", 7], ["commit"]], []],
        "result": None,
        "coins": [2, 1],
        "deck": [9],
        "discard": match.state.discard,
        "goals": [[0], [1]],
        "hands": [[0, 7], [3, 4]],
        "lot": [0] * 15,
        "lots": 0,
        "market": [14],
        "offer": [],
        "omen": 1,
        "price": -1,
        "round": 2,
        "shown": 0,
        "spare": [4, 5],
        "stalls": [[], [2]],
    }
    again = snapshot.restore(bz.GAME, json.loads(json.dumps(kept)))
    assert isinstance(again, bz.Bazaar)
    assert again.drafts is not None
    assert again.drafts == [(bz.Bid(7), COMMIT), ()]
    assert [type(pick) for pick in again.drafts[0]] == [bz.Bid, type(COMMIT)]
    assert again.drafts[0][1] is COMMIT
    assert again.totals == [0, 3]
    assert again.todo == match.state.todo
    assert type(again.lot) is bytearray
    assert not again.telling
    assert snapshot.save(bz.GAME, again) == kept


def test_a_snapshot_of_a_finished_game() -> None:
    s = bazaar([[0], [1]]).state
    s.finish(Result((1, 0), (1, 2), ({"wares": 1}, {})))
    kept = json.loads(json.dumps(snapshot.save(bz.GAME, s)))
    assert kept["result"] == [[1, 0], [1, 2], [{"wares": 1}, {}]]
    assert snapshot.restore(bz.GAME, kept).result == s.result
    assert type(snapshot.restore(bz.GAME, kept).result) is Result
    assert kept["drafts"] is None
    assert snapshot.restore(bz.GAME, kept).drafts is None


@dataclass(frozen=True, slots=True)
class Nested(Do):
    """A step with everything a step may hold."""

    always: ClassVar[bool] = True
    seat: int
    path: tuple[Any, ...]
    word: str
    maybe: Any = None


def test_steps_come_back_with_their_tuples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bz.BazaarGame, "steps", (*bz.BazaarGame.steps, Nested))
    step = Nested(1, (1, (2, 3), ()), "x")
    s = bazaar([[0], [1]], todo=[step, bz.Consent(1, 0)]).state
    kept = json.loads(json.dumps(snapshot.save(bz.GAME, s)))
    assert kept["todo"] == [["Nested", 1, [1, [2, 3], []], "x", None], ["Consent", 1, 0]]
    again = snapshot.restore(bz.GAME, kept)
    assert again.todo == [step, bz.Consent(1, 0)]
    assert type(again.todo[0].path[1]) is tuple


def test_the_hash_tells_states_apart_and_nothing_else() -> None:
    match = bazaar([[0, 7], [3, 4]], deck=[9])
    first = match.state_hash
    assert len(first) == 32
    changes = {
        "seats": 3, "todo": [bz.Turn(1)], "chance": seeded("other"), "barrier": 5, "coins": [9, 9], "deck": [],
        "hands": [[7, 0], [3, 4]], "omen": 2, "price": 8, "drafts": [(), ()], "lot": bytearray(14),
        "result": Result((), (), ()),
    }  # fmt: skip
    hashes = {first}
    for name, value in changes.items():
        s = match.state.clone()
        setattr(s, name, value)
        hashes.add(snapshot.state_hash(bz.GAME, s))
    assert len(hashes) == len(changes) + 1
    s = match.state.clone()
    s.chance = Chance(s.chance.key, 1)
    assert snapshot.state_hash(bz.GAME, s) not in hashes
    s = match.state.clone()
    s.totals = [99, 99]
    s.telling = True
    s.told = ["x"]
    assert snapshot.state_hash(bz.GAME, s) == first


def test_the_hash_of_a_known_state_never_changes() -> None:
    match = serai.Match.new(serai.load("tic_tac_toe"), 2, "fixed for ever")
    match.choose(0, "square b2")
    assert match.state_hash == "b963bd738cb92b87b7ee8c20efe03773"


# ---- games


class Bare(Game):
    name, rules, min_seats, max_seats, colours, state = "bare", 1, 2, 3, ("a", "b", "c"), State


def test_what_a_game_must_write_itself() -> None:
    game = Bare()
    for call in (
        lambda: game.new(2, seeded("x"), {}),
        lambda: game.max_decisions(2),
        lambda: game.aside(None, 0, None),
        lambda: game.draw_text({}, frozenset()),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_a_game_does_if_it_says_nothing_else() -> None:
    game = Bare()
    silent: tuple[Callable[[], object], ...] = (lambda: game.derive(None), lambda: game.imagine(None, 0, seeded("x")))
    assert [call() for call in silent] == [None, None]
    assert game.asides(None, 0) == ()
    assert game.why_not_aside(None, 0, None) == Reason("SE-ASIDE-1", {})
    assert game.unreadable(None, 0, "x") is None
    assert game.check(None) == []
    assert game.options == ()
    assert game.settings(2, {}) == game.settings(3, {}) == {}


@pytest.mark.parametrize("seats", [1, 4, 0, -1, True, None, "2", 2.0])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption) as error:
        Bare().settings(seats, {})
    assert str(error.value) == f"bare is for 2 to 3 seats, not {seats}"


def test_options_are_filled_in_and_checked() -> None:
    game = bz.GAME
    assert game.settings(2, {}) == {"rounds": 4, "rich": False, "purse": 2}
    assert game.settings(4, {"rich": True, "purse": 9}) == {"rounds": 4, "rich": True, "purse": 9}
    for wrong in ({"rounds": 3}, {"rounds": True}, {"rich": 0}, {"rich": None}, {"purse": 10}, {"colour": 1}):
        with pytest.raises(BadOption):
            game.settings(2, wrong)
    with pytest.raises(BadOption, match=r"^bazaar: option rounds takes one of \(1, 2, 4, 6\), not '4'$"):
        game.settings(2, {"rounds": "4"})
    with pytest.raises(BadOption, match=r"^bare has no option pace$"):
        Bare().settings(2, {"pace": 1})


def test_games_are_found_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert serai.load("tic_tac_toe").name == "tic_tac_toe"
    assert serai.load("tic_tac_toe") is serai.load("tic_tac_toe")
    assert serai.names() == sorted(serai.names())
    with pytest.raises(LookupError, match=r"^no game is called 'chess'; there are connect_four, "):
        serai.load("chess")

    class Entry:
        name = "odd"

        def load(self) -> object:
            return object()

    monkeypatch.setattr("serai.engine.core.game.entry_points", lambda **wanted: [Entry()])
    with pytest.raises(TypeError, match="odd is registered, but not as a game of Serai"):
        serai.load("odd")


def test_a_refusal_reads_well() -> None:
    assert str(IllegalChoice(Reason("SE-ASK-1", {}))) == "SE-ASK-1"
    refusal = IllegalChoice(Reason("SE-ASK-1", {"seat": 2}))
    assert str(refusal) == "SE-ASK-1 {'seat': 2}"
    assert (refusal.rule, refusal.reason) == ("SE-ASK-1", Reason("SE-ASK-1", {"seat": 2}))
    assert isinstance(refusal, ValueError)


def test_a_new_game_checks_its_seats_and_options() -> None:
    with pytest.raises(BadOption):
        serai.Match.new(bz.GAME, 5, "x")
    with pytest.raises(BadOption):
        serai.Match.new(bz.GAME, 2, "x", {"rounds": 5})
    match = serai.Match.new(bz.GAME, 3, "x", {"rounds": 1})
    assert match.record.seats == ("red", "blue", "green")
    assert match.state.telling
    assert match.record.seed == "x"
    assert serai.Match.new(bz.GAME, 3, "x", {"rounds": 1}).state_hash == match.state_hash
    assert serai.Match.new(bz.GAME, 3, "y", {"rounds": 1}).state_hash != match.state_hash


def test_the_kinds_of_sight_are_different() -> None:
    assert len({PUBLIC, OWN, COUNTED, SECRET, DERIVED}) == 5
