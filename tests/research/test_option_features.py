"""What a program is told of each option beside its number: features of its class, and what the game tells."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from serai.games.khan.choices import Chase, Conquer, FreeInvade, Invade, Settle
from serai.games.khan.encoding import FEATURES
from serai.games.khan.rules.board import ADJACENT
from serai.games.khan.rules.cards import RULER_OF
from serai.games.khan.rules.placements import COVERED, KIND_OF, KINDS, THROUGH
from serai.games.khan.state import NEUTRAL, PIECE, YURT
from serai.games.warrior_knights.choices import Amount, AttackWith
from serai.research.playing import Play
from tests.research.random_games import GAMES, NAMED, SHORT, walk


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_every_option_has_its_features(name: str, seats: int, options: dict[str, Any]) -> None:
    for play in walk(name, seats, options, every=31):
        if play.over:
            break
        _, features = play.option_features()
        names = play.observer.features
        assert features.shape == (len(play.legal), len(names))
        assert len(set(names)) == len(names)
        classes = [place for place, feature in enumerate(names) if feature.startswith("is_")]
        assert np.array_equal(features[:, classes].sum(axis=1), np.ones(len(play.legal)))
        assert np.abs(features).max() <= 1


def test_features_tell_entries_of_small_tables_and_numbers_of_large_ones() -> None:
    play = Play("merv", 2)
    row = dict(zip(play.observer.features, play.observer.fixed[0], strict=True))
    slot = play.game.notation.tables["slot"][0]
    assert {name for name, value in row.items() if value} == {"is_take-slot", f"slot_{slot}"}
    khan = Play("khan", 2).observer
    last = khan.numbers.number(Conquer(len(COVERED) - 1))
    row = dict(zip(khan.features, khan.fixed[last], strict=True))
    assert row["is_conquer"] == 1
    assert 0.999 < row["placement"] < 1


def test_khan_tells_of_every_option_by_what_lies_there() -> None:
    kinds: set[type] = set()
    for play in walk("khan", 3, {}, seed="option_features"):
        if play.over:
            break
        s, seat = play.s, play.seat
        _, rows = play.option_features()
        for number, row in zip(play.legal, rows, strict=True):
            pick = play.observer.numbers.choices[number]
            told = dict(zip(FEATURES, row[-len(FEATURES) :].tolist(), strict=True))
            if type(pick) is Conquer:
                expected = of_placement(s, seat, pick.placement)
            elif hasattr(pick, "cell"):
                near = [s.ground[other] for other in ADJACENT[pick.cell]]
                expected = {
                    "beside_own": near.count(YURT + seat) / 4,
                    "beside_neutral": near.count(NEUTRAL) / 4,
                    "beside_other": sum(near.count(YURT + other) for other in range(3) if other != seat) / 4,
                    "room": THROUGH[pick.cell].bit_count() / max(through.bit_count() for through in THROUGH),
                }
            elif type(pick) is Chase:
                cards = [card for card in s.hands[seat] if RULER_OF[card] == pick.ruler]
                expected = {"camp": s.camps[pick.ruler] / 5, "cards": len(cards) / 4}
            else:
                expected = {}
            assert told == pytest.approx({name: expected.get(name, 0) for name in FEATURES}, abs=1e-6)
            kinds.add(type(pick))
    assert {Conquer, Chase, Settle, Invade, FreeInvade} <= kinds


def of_placement(s: Any, seat: int, placement: int) -> dict[str, float]:
    cells = COVERED[placement]
    yurts = [sum(s.ground[cell] == YURT + other for cell in cells) for other in range(3)]
    owners = [other for other in range(3) if yurts[other] == max(yurts)] if max(yurts) else [seat]
    share = -(-KINDS[KIND_OF[placement]].points // len(owners))
    others_get = share if owners != [seat] else 0
    beside = {other for cell in cells for other in ADJACENT[cell]}
    mine = {cell for cell, thing in enumerate(s.ground) if thing >= PIECE and s.owners[thing - PIECE] >> seat & 1}
    return {
        "points": (share * (seat in owners) - others_get / 2) / 10,
        "cells": len(cells) / 5,
        "own_yurts": yurts[seat] / 5,
        "neutral_yurts": sum(s.ground[cell] == NEUTRAL for cell in cells) / 5,
        "other_yurts": (sum(yurts) - yurts[seat]) / 5,
        "owners": len(owners) / 4,
        "joins_own": float(bool(beside & mine) and seat in owners),
    }


def test_a_number_without_a_table_is_one_feature() -> None:
    knights = Play("warrior_knights", 2, SHORT).observer
    row = dict(zip(knights.features, knights.fixed[knights.numbers.number(Amount(30))], strict=True))
    assert {name: value for name, value in row.items() if value} == {"is_amount": 1, "number": np.float32(0.03)}
    both = dict(zip(knights.features, knights.fixed[knights.numbers.number(AttackWith((0, 2)))], strict=True))
    nobles = [name for name, value in both.items() if value and name.startswith("noble_")]
    assert len(nobles) == 2
