"""How a declared field is written into a tensor: amounts, kinds, bags, hands and their sizes."""

from __future__ import annotations

import sys
import types
from typing import Any

import numpy as np
import pytest

from serai.engine.encoding.encoding import Encoding, Seen, amount, bag, held, kind, sizes
from serai.research.observing import Observer
from serai.research.playing import Play
from tests.research.morra import MorraGame
from tests.research.random_games import GAMES, SHORT, walk


def declared(*seen: Seen, seats: int = 2) -> Observer:
    class Sample(MorraGame):
        pass

    Sample.__module__ = "tests.research.sample_numbers"
    game = Sample()
    module = types.ModuleType(Sample.__module__)
    vars(module)["ENCODING"] = Encoding(game, 1, seen)
    sys.modules[Sample.__module__] = module
    try:
        return Observer(game, seats)
    finally:
        del sys.modules[Sample.__module__]


def seen_as(observer: Observer, seat: int = 0, **view: Any) -> dict[str, list[Any]]:
    whole = {"seat": seat, "asked_seats": [0, 0], "question": -1, **view}
    fields = observer.named(observer.observe(whole))
    return {name: fields[name].tolist() for name in fields if name not in ("seat", "asked_seats", "question")}


def test_lists_grow_and_shrink_between_two_looks() -> None:
    observer = declared(
        amount("row", 2, 3), kind("two", 1, 0, 2), bag("pool", 3, 2), held("hands", 3), sizes("hands", 4, 3)
    )
    looks: dict[int, Any] = {}
    pool: list[int] = []  # changed in place, as states are
    hands: list[Any] = [2, []]
    for row, two, drawn in (([1, 2], [1], 2), ([], [], 0), ([0, 0, 2], [0, 1], 2), ([2], [1, 1], None)):
        if drawn is None:
            pool.clear()
            hands[1].pop()
        else:
            pool.append(drawn)
            hands[1].append(drawn)
        view = {"seat": 1, "asked_seats": [0, 0], "question": -1, "row": row, "two": two, "pool": pool, "hands": hands}
        assert np.array_equal(observer.observe(view, looks=looks), observer.observe(view))
        assert observer.named(observer.observe(view, looks=looks))["own_hands"].sum() == len(set(hands[1]))


def test_a_bag_may_change_anywhere_and_short_and_long_rows_hold_any_number() -> None:
    observer = declared(
        bag("few", 20), bag("many", 20, 3), amount("short", 3, 4), amount("long", 3, 12), kind("cells", 200, -1, 4)
    )
    looks: dict[int, Any] = {}
    few, many = list(range(15)), [5, 5, 5, 5, *range(12)]
    for taken in (0, 3, 12, None):
        if taken is None:
            few.reverse()
            many[:] = [19] * 8
        else:
            del few[taken % len(few)], many[taken % len(many)]
        rows = {"short": [1, -300, 300, 2], "long": [2, -1, 300, *range(9)], "cells": [-1, 4, 200, -9]}
        view = {"seat": 0, "asked_seats": [0, 0], "question": -1, "few": few, "many": many, **rows}
        seen = {name: values.tolist() for name, values in observer.named(observer.observe(view, looks=looks)).items()}
        assert seen["few"] == [float(entry in few) for entry in range(20)]
        assert np.allclose(seen["many"], [min(3, many.count(entry)) / 3 for entry in range(20)])
        assert np.allclose(seen["short"], [1 / 3, -1, 1, 2 / 3])
        assert np.allclose(seen["long"], [2 / 3, -1 / 3, 1, 0, 1 / 3, 2 / 3, 1, 1, 1, 1, 1, 1])
        assert np.argmax(seen["cells"], axis=1).tolist() == [0, 5, 201, 0]


def test_an_amount_is_a_share_of_the_most_and_is_cut_off_there() -> None:
    observer = declared(amount("gold", 4), amount("row", 2, 3))
    assert seen_as(observer, gold=1, row=[1, 2]) == {"gold": [0.25], "row": [0.5, 1, 0]}
    assert seen_as(observer, gold=9, row=[0, 0, 8]) == {"gold": [1], "row": [0, 0, 1]}
    assert seen_as(observer, gold=-9, row=[]) == {"gold": [-1], "row": [0, 0, 0]}


def test_amounts_by_seat_begin_with_ones_own() -> None:
    observer = declared(amount("gold", 1, 6, each=2))
    assert seen_as(observer, gold=[1, 0, 0, 1]) == {"gold": [1, 0, 0, 1, 0, 0]}
    assert seen_as(observer, seat=1, gold=[1, 0, 0, 1]) == {"gold": [0, 1, 1, 0, 0, 0]}
    assert seen_as(observer, seat=1, gold=[1, 0, 0, 1, 1, 0]) == {"gold": [0, 1, 1, 0, 1, 0]}  # not of any seat


def test_kinds_have_a_place_for_every_value_and_seats_are_turned() -> None:
    observer = declared(kind("who", 3, -1, seats_at=1), kind("two", 1, 0, 2))
    assert seen_as(observer, who=-1, two=[1]) == {"who": [1, 0, 0, 0, 0], "two": [[0, 1], [1, 0]]}
    assert seen_as(observer, who=1, two=[0, 1]) == {"who": [0, 0, 1, 0, 0], "two": [[1, 0], [0, 1]]}
    assert seen_as(observer, seat=1, who=1, two=[]) == {"who": [0, 0, 0, 1, 0], "two": [[1, 0], [1, 0]]}
    assert seen_as(observer, seat=1, who=3, two=[]) == {"who": [0, 0, 0, 0, 1], "two": [[1, 0], [1, 0]]}


def test_bags_count_and_hands_are_ones_own() -> None:
    observer = declared(bag("pool", 3), bag("coins", 3, 4), held("hands", 3), sizes("hands", 4, 3))
    seen = seen_as(observer, seat=1, pool=[2, 0], coins=[1, 1, 1], hands=[2, [1]])
    assert seen == {"pool": [1, 0, 1], "coins": [0, 0.75, 0], "own_hands": [0, 1, 0], "sizes_hands": [0.25, 0.5, 0]}


def test_a_field_observed_twice_is_refused() -> None:
    with pytest.raises(TypeError, match="gold is observed twice"):
        declared(amount("gold", 1), kind("gold", 1))


# ---- the same as bytes


def test_bytes_mean_the_tensor_and_many_are_turned_into_tensors_at_once() -> None:
    for name, seats, options in GAMES:
        plays = [play.clone() for play in walk(name, seats, options, every=17)][:12]
        observer = plays[0].observer
        looks = [(play, seat) for play in plays for seat in range(seats)]
        small = [play.compact(seat) for play, seat in looks]
        assert {len(one) for one in small} == {observer.layout.entries}
        whole = observer.expand(np.frombuffer(b"".join(small), np.uint8).reshape(len(small), -1))
        assert whole.shape == (len(small), observer.size)
        for row, one, (play, seat) in zip(whole, small, looks, strict=True):
            assert np.array_equal(row, observer.expand(one))
            assert np.array_equal(row, play.observe(seat))


def test_khan_is_seen_in_four_hundred_bytes() -> None:
    play = Play("khan", 4)
    assert len(play.compact(0)) < 400 < play.observe(0).nbytes / 30


def test_large_amounts_are_told_in_255_steps_and_kinds_end_at_256() -> None:
    observer = declared(amount("gold", 1000, 2), amount("debt", 200))
    seen = seen_as(observer, gold=[1000, 500], debt=-20)
    assert seen["gold"] == pytest.approx([1, 0.5], abs=0.002)
    assert seen["debt"] == pytest.approx([-0.1])
    assert seen_as(observer, gold=[5000, -5], debt=300) == {"gold": [1, 0], "debt": [1]}
    with pytest.raises(TypeError, match="who has more than 256 kinds"):
        declared(kind("who", 256, 0))


def test_what_is_made_from_another_field_follows_it() -> None:
    play = Play("warrior_knights", 2, SHORT)
    before = play.observer.named(play.observe(0))["armies_held"].copy()
    play.s.armies[3] = (*play.s.armies[3], 1)
    after = play.observer.named(play.observe(0))["armies_held"]
    assert not np.array_equal(before, after)
    assert np.array_equal(after, play.observer.named(play.clone().observe(0))["armies_held"])
