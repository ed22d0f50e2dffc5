"""Every choice has one number, the same everywhere and for as long as the version stands."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from typing import Any

import pytest

from serai.engine.core.game import load
from serai.engine.core.notation import Notation, Shape
from serai.engine.core.steps import COMMIT, Commit
from serai.engine.encoding.encoding import Encoding
from serai.games.khan.choices import Conquer, Invade, Settle
from serai.games.warrior_knights.choices import Amount, AttackWith, PayRegulars, PlanCard
from serai.games.warrior_knights.encoding import MOST_NAMED
from serai.games.warrior_knights.rules.money.deals import ASIDES
from serai.research.observing import Observer, encoding_of
from tests.research.morra import GAME as MORRA
from tests.research.morra import MorraGame, Show
from tests.research.random_games import GAMES, NAMED, walk

# Raise the version of a game's encoding.py whenever its line here has to change: models and data sets depend on it.
FIXED = {
    "connect_four": (1, 7, "606fadff81512451ae3e9daaeb39f20e"),
    "khan": (1, 8965, "7e324ec7962e6377876b12d653fefd2a"),
    "merv": (1, 294, "11d1095315a2642cdc61ec6ca5319129"),
    "tic_tac_toe": (1, 9, "ea220e0c484dd287937b50fdce135a58"),
    "warrior_knights": (1, 4174, "7c892b3cf43b7833ed6d7e81f11c0259"),
}


LAID_OUT = {
    "connect_four": "6d357d7970da3207",
    "khan": "269373f2012811e1",
    "merv": "d111e612af88689a",
    "tic_tac_toe": "bab1e63fb0ccf108",
    "warrior_knights": "ac799b6a66695da8",
}


@pytest.mark.parametrize("name", FIXED)
def test_the_numbers_of_a_version_never_change(name: str) -> None:
    numbers = encoding_of(name)
    assert (numbers.version, numbers.size, numbers.fingerprint()) == FIXED[name]


@pytest.mark.parametrize("name", LAID_OUT)
def test_what_is_observed_lies_in_the_same_place_for_as_long(name: str) -> None:
    observer = Observer(name, load(name).max_seats)
    text = repr([(name, tuple(part)) for name, part in observer.parts.items()]) + repr(observer.features)
    assert blake2b(text.encode(), digest_size=8).hexdigest() == LAID_OUT[name]


def test_the_numbers_are_the_same_in_another_process_with_other_hashes() -> None:
    says = "from serai.research.observing import encoding_of; print(encoding_of('merv').fingerprint())"
    for hashing in ("1", "2"):
        told = subprocess.run(
            [sys.executable, "-c", says],
            env={**os.environ, "PYTHONHASHSEED": hashing},
            capture_output=True,
            text=True,
            check=True,
        )
        assert told.stdout.strip() == encoding_of("merv").fingerprint()


@pytest.mark.parametrize("name", FIXED)
def test_every_number_is_a_choice_of_the_notation_and_back(name: str) -> None:
    numbers = encoding_of(name)
    notation = load(name).notation
    for number in range(0, numbers.size, 1 if numbers.size < 1000 else 7):
        choice = numbers.choices[number]
        assert numbers.number(choice) == number
        assert numbers.number(notation.from_text(notation.to_text(choice))) == number


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_every_option_of_a_game_has_a_number_of_its_own(name: str, seats: int, options: dict[str, Any]) -> None:
    for play in walk(name, seats, options):
        if play.over:
            break
        numbers = play.observer.numbers
        assert [numbers.choices[number] for number in play.legal] == list(play.choices)
        assert [type(numbers.choices[number]) for number in play.legal] == list(map(type, play.choices))
        assert len(set(play.legal)) == len(play.legal)


def test_classes_follow_the_notation_and_entries_their_tables() -> None:
    merv = encoding_of("merv")
    assert [choice[0] for choice in merv.choices[:20]] == list(range(20))
    knights = encoding_of("warrior_knights")
    plans = [choice for choice in knights.choices if type(choice) is PlanCard]
    assert plans == [PlanCard(stack, action) for stack in range(3) for action in range(6)]
    khan = encoding_of("khan")
    kinds = list(dict.fromkeys(type(choice) for choice in khan.choices))
    declared = [shape.make for shape in khan.game.notation.shapes if shape.make is not Commit]
    assert kinds == declared


def test_equal_values_of_different_classes_have_different_numbers() -> None:
    khan = encoding_of("khan")
    assert len({Settle(0), Conquer(0)}) == 1
    assert khan.number(Settle(0)) != khan.number(Conquer(0))
    assert khan.numbers([Settle(0), Conquer(0)]) == [khan.number(Settle(0)), khan.number(Conquer(0))]


def test_what_can_never_be_offered_has_no_number() -> None:
    khan = encoding_of("khan")
    assert khan.number(COMMIT) == -1
    unplaced = [cell for cell in range(154) if khan.number(Settle(cell)) == -1]
    assert unplaced  # the river
    assert all(khan.number(Invade(0, cell)) == -1 for cell in unplaced)
    knights = encoding_of("warrior_knights")
    assert not any(type(choice) in ASIDES for choice in knights.choices)
    assert knights.number(COMMIT) >= 0
    assert knights.number(AttackWith((0, 1))) >= 0
    assert knights.number(AttackWith((0, 4))) == -1  # nobles of two barons
    assert knights.number(PayRegulars(())) >= 0


def test_options_without_a_number_are_left_out_of_the_list() -> None:
    knights = encoding_of("warrior_knights")
    listed = [Amount(MOST_NAMED), Amount(MOST_NAMED + 1), Amount(0)]
    assert knights.numbers(listed) == [knights.number(Amount(MOST_NAMED)), knights.number(Amount(0))]


def test_a_game_that_is_a_single_file_declares_its_numbers_there() -> None:
    assert encoding_of(MORRA).choices == tuple(Show(finger) for finger in range(4))


def test_a_game_without_numbers_is_told_what_is_missing() -> None:
    class Bare(MorraGame):
        name = "bare"

    Bare.__module__ = "tests.research.random_games"
    with pytest.raises(LookupError, match=r"bare has no numbers: tests\.research\.random_games\.encoding"):
        encoding_of(Bare())


def test_numbers_without_a_table_must_be_listed() -> None:
    class Unlisted(MorraGame):
        notation = Notation([Shape(Show, "number")], {})

    with pytest.raises(TypeError, match="must list the choices show one by one"):
        Encoding(Unlisted(), 1, [])
    assert Encoding(Unlisted(), 1, [], {Show: [Show(5)]}).choices == (Show(5), COMMIT)


def test_a_choice_listed_twice_is_refused() -> None:
    with pytest.raises(TypeError, match="twice"):
        Encoding(MORRA, 1, [], {Show: [Show(1), Show(1)]})


def test_options_are_numbered_alike_however_often_and_whatever_object_stands_for_them() -> None:
    observer = Observer("khan", 2)
    for _ in range(2):
        fresh = [Settle(cell) for cell in range(5)]
        assert observer.numbered(fresh) == observer.numbers.numbers(fresh)
        assert observer.numbered(fresh) == observer.numbers.numbers(fresh)
    knights = Observer("warrior_knights", 2)
    listed = [Amount(MOST_NAMED + 1), Amount(3)]
    for _ in range(2):
        assert knights.numbered(listed) == [knights.numbers.number(Amount(3))]


def test_no_more_objects_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.research.observing.MOST_KEPT", 3)
    observer = Observer("tic_tac_toe", 2)
    for _ in range(4):
        squares = [observer.game.notation.from_text(f"square {cell}") for cell in ("a3", "c1")]
        assert observer.numbered(squares) == [0, 8]
    assert len(observer._kept) == 3
