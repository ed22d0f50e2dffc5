"""A tensor holds what its seat may know, nothing else, and holds it where its name says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.state import OWN, PUBLIC
from serai.engine.encoding.encoding import Encoding, Seen, amount, bag, held, kind, sizes
from serai.engine.views.views import look
from serai.games.khan.choices import Chase, Conquer, FreeInvade, Invade, Settle
from serai.games.khan.encoding import MINE, OTHERS, SHARED, WEIGHTS
from serai.games.khan.rules.board import ADJACENT
from serai.games.khan.rules.cards import RULER_OF
from serai.games.khan.rules.placements import COVERED, KIND_OF, KINDS, THROUGH
from serai.games.khan.state import NEUTRAL, PIECE, YURT
from serai.games.warrior_knights.choices import Amount, AttackWith, PlanCard
from serai.research.observing import Observer
from serai.research.playing import Play
from tests.research.morra import MorraGame
from tests.research.plays import GAMES, NAMED, SHORT, walk


def named(play: Play, seat: int) -> dict[str, Any]:
    return play.observer.named(play.observe(seat))


# ---- nothing leaks


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_worlds_that_look_the_same_to_a_seat_are_the_same_tensor(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    worlds = seeded("worlds")
    for play in walk(name, seats, options, every=11):
        for seat in range(seats):
            seen = play.observe(seat)
            imagined = play.imagined(seat, worlds)
            assert np.array_equal(imagined.observe(seat), seen)
            if play.seat == seat:
                assert imagined.legal == play.legal
                for own, other in zip(play.weigh(), imagined.weigh(), strict=True):
                    assert np.array_equal(own, other)


def test_what_a_seat_draws_shows_in_its_own_tensor_and_no_other() -> None:
    for play in walk("khan", 3, {}, every=20):
        if play.over or not play.s.hands[1] or not play.s.deck:
            continue
        before = [play.observe(seat) for seat in range(3)]
        hand, deck = play.s.hands[1], play.s.deck
        place = next(place for place, card in enumerate(deck) if play.s.deck_of[card] == play.s.deck_of[hand[0]])
        hand[0], deck[place] = deck[place], hand[0]
        after = [play.observe(seat) for seat in range(3)]
        assert not np.array_equal(before[1], after[1])
        assert np.array_equal(before[0], after[0])
        assert np.array_equal(before[2], after[2])
        return
    raise AssertionError("no card was ever in a hand")


def test_a_secret_draft_is_seen_by_its_own_seat_alone() -> None:
    for play in walk("warrior_knights", 3, SHORT):
        if type(play.s.todo[-1]).__name__ == "Planning":
            break
    chooser = play.seat
    others = [seat for seat in range(3) if seat != chooser]
    before = {seat: play.observe(seat) for seat in others}
    number = play.legal[0]
    pick = play.observer.numbers.choices[number]
    assert type(pick) is PlanCard
    play.choose(number)
    assert all(np.array_equal(play.observe(seat), before[seat]) for seat in others)
    planned = named(play, chooser)["planned"]
    assert planned.sum() == 0.5
    assert planned[pick.stack * 6 + pick.action] == 0.5


def test_facts_of_a_question_are_observed_by_the_seat_that_is_asked_alone() -> None:
    found = 0
    for play in walk("merv", 3, {}):
        if not play.over and play.facts.get("piece", -1) >= 0:
            for seat in range(3):
                slots = named(play, seat)["asked_piece"]
                assert slots[play.facts["piece"] + 1] == (seat == play.seat)
                assert slots.sum() == 1
            found += 1
    assert found


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_a_glance_is_a_look_that_was_not_copied(name: str, seats: int, options: dict[str, Any]) -> None:
    for play in walk(name, seats, options, every=23):
        for seat in range(seats):
            quick, full = play.observer.glance(play.s, seat), look(play.game, play.s, seat)
            assert set(full) - set(quick) == {"asked", "result"}
            for field in play.game.shown:
                if field.sight == PUBLIC:
                    assert field.form.write(quick[field.name]) == full[field.name]
                elif field.sight == OWN:
                    for owner, held_by in enumerate(full[field.name]):
                        if owner == seat:
                            assert list(quick[field.name][owner]) == list(held_by)
                        else:
                            assert quick[field.name][owner] == (held_by if type(held_by) is int else len(held_by))
                else:
                    assert quick[field.name] == full[field.name]
            assert quick.get("draft") == full.get("draft")


# ---- everything is where its name says


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_the_named_fields_are_the_whole_tensor_and_stay_within_bounds(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    observer = Play(name, seats, options).observer
    ends = [0]
    for part in sorted(observer.parts.values()):
        assert part.start == ends[-1]
        ends.append(part.end)
    assert ends[-1] == observer.size
    for play in walk(name, seats, options, every=17):
        for seat in range(seats):
            seen = play.observe(seat)
            assert seen.shape == (observer.size,)
            assert seen.dtype == np.float32
            assert np.abs(seen).max() <= 1
            fields = observer.named(seen)
            for declared in observer.numbers.seen:
                if declared.form == 1:
                    slots = fields[declared.name].reshape(declared.length, -1)
                    assert np.array_equal(slots.sum(axis=1), np.ones(declared.length))


def test_own_pieces_come_first_whoever_looks() -> None:
    play = Play("tic_tac_toe")
    play.choose(0)
    play.choose(4)
    cross, nought = named(play, 0), named(play, 1)
    assert cross["squares"].tolist()[0] == [0, 1, 0]  # nobody's, mine, the other's
    assert cross["squares"].tolist()[4] == [0, 0, 1]
    assert nought["squares"].tolist()[0] == [0, 0, 1]
    assert nought["squares"].tolist()[4] == [0, 1, 0]
    assert cross["squares"].tolist()[8] == [1, 0, 0]
    assert cross["seat"].tolist() == [1, 0]
    assert nought["seat"].tolist() == [0, 1]
    assert cross["asked_seats"].tolist() == [1, 0]
    assert nought["asked_seats"].tolist() == [0, 1]


def test_discs_are_seen_column_by_column_from_below() -> None:
    play = Play("connect_four")
    for column in (3, 3, 0):
        play.choose(column)
    places = named(play, 1)["places"]
    assert places[18].tolist() == [0, 0, 1]  # red's, seen by yellow
    assert places[19].tolist() == [0, 1, 0]
    assert places[0].tolist() == [0, 0, 1]
    assert places[20].tolist() == [1, 0, 0]
    assert np.allclose(named(play, 1)["heights"], [1 / 6, 0, 0, 2 / 6, 0, 0, 0])


def test_khan_is_observed_as_it_lies() -> None:
    seats, consents, pieces = 3, 0, 0
    for play in walk("khan", seats, {}, seed="lies", every=3):
        s = play.s
        for seat in range(seats):
            fields = named(play, seat)
            assert np.flatnonzero(fields["own_hands"]).tolist() == sorted(s.hands[seat])
            assert np.flatnonzero(fields["discard"]).tolist() == sorted(s.discard)
            turned = [(seat + step) % seats for step in range(seats)]
            assert np.allclose(fields["sizes_hands"][:3] * 4, [len(s.hands[other]) for other in turned])
            assert fields["sizes_hands"][3] == 0
            assert fields["turn"][turned.index(s.turn)] == 1
            assert fields["asked_seats"].sum() == (not play.over)
            special = [s.special[4 * other + kind] / 2 for other in turned for kind in range(4)]
            assert np.allclose(fields["special"][:12], special)
            assert np.allclose(fields["special"][12:], 0)
            assert [int(np.argmax(row)) - 1 for row in fields["reserved"][:3]] == [s.reserved[o] for o in turned]
            for cell, thing in enumerate(s.ground):
                code = int(np.argmax(fields["marks"][cell]))
                if YURT <= thing < YURT + 4:
                    assert code == YURT + turned.index(thing - YURT)
                elif thing >= PIECE:
                    owners = s.owners[thing - PIECE]
                    assert code == (MINE if owners == 1 << seat else SHARED if owners >> seat & 1 else OTHERS)
                    pieces += 1
                else:
                    assert code == min(thing, 6)
            proposed = sorted(int(np.argmax(row)) - 1 for row in fields["proposed"] if row[0] == 0)
            if seat == play.seat and type(s.todo[-1]).__name__ == "Consent":
                assert proposed == sorted(COVERED[s.todo[-1].placement])
                consents += 1
            else:
                assert proposed == []
    assert pieces


def test_the_placement_put_to_a_seat_is_observed() -> None:
    for number in range(40):
        for play in walk("khan", 3, {}, seed=f"consent {number}"):
            if not play.over and type(play.s.todo[-1]).__name__ == "Consent":
                rows = named(play, play.seat)["proposed"]
                cells = sorted(int(np.argmax(row)) - 1 for row in rows if row[0] == 0)
                assert cells == sorted(COVERED[play.s.todo[-1].placement])
                other = named(play, (play.seat + 1) % 3)["proposed"]
                assert all(row[0] == 1 for row in other)
                return
    raise AssertionError("nobody was ever asked for consent")


def test_armies_are_observed_card_by_card_and_never_turned() -> None:
    for play in walk("warrior_knights", 3, SHORT, every=29):
        s = play.s
        for seat in range(3):
            fields = named(play, seat)
            held_cards = fields["armies_held"].reshape(30, 26)
            for army, troops in enumerate(s.armies):
                counts = np.bincount(np.array(troops, int), minlength=26) if troops else np.zeros(26)
                assert np.allclose(held_cards[army], np.minimum(counts / 3, 1))
            assert np.allclose(fields["crowns"][:3], np.minimum(np.array(s.crowns) / 100, 1))
            assert np.allclose(fields["own_hand"] * 2, np.bincount(s.hand[seat], minlength=36))


# ---- looking again


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_who_looked_before_sees_what_who_never_looked_sees(name: str, seats: int, options: dict[str, Any]) -> None:
    worlds = seeded("again")
    for play in walk(name, seats, options, every=3):
        for seat in range(seats):
            for other in (play, play.clone(), play.imagined(seat, worlds)):
                fresh = Play(name, seats, options)
                fresh._s, fresh.seat, fresh._facts = other.s, other.seat, None
                assert np.array_equal(other.observe(seat), fresh.observe(seat))


def test_a_tensor_that_was_handed_out_is_the_callers_own() -> None:
    play = Play("merv", 2)
    seen = play.observe(0)
    kept = seen.copy()
    seen[:] = 7
    assert np.array_equal(play.observe(0), kept)
    play.choose(play.legal[0])
    assert np.array_equal(play.observe(0), Play.observe(play.clone(), 0))
    assert (play.observe(0) <= 1).all()


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


# ---- the forms


def declared(*seen: Seen, seats: int = 2) -> Observer:
    class Sample(MorraGame):
        pass

    Sample.__module__ = "tests.research.sample_numbers"
    import sys
    import types

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


def test_a_tensor_can_be_filled_again() -> None:
    play = Play("khan", 2)
    kept = np.full(play.observer.size, 7, np.float32)
    assert play.observe(0, kept) is kept
    assert np.array_equal(kept, play.observe(0))


# ---- options


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_every_option_has_its_features(name: str, seats: int, options: dict[str, Any]) -> None:
    for play in walk(name, seats, options, every=31):
        if play.over:
            break
        _, features = play.weigh()
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


def test_khan_weighs_every_option_by_what_lies_there() -> None:
    weighed: set[type] = set()
    for play in walk("khan", 3, {}, seed="weigh"):
        if play.over:
            break
        s, seat = play.s, play.seat
        _, rows = play.weigh()
        for number, row in zip(play.legal, rows, strict=True):
            pick = play.observer.numbers.choices[number]
            told = dict(zip(WEIGHTS, row[-len(WEIGHTS) :].tolist(), strict=True))
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
            assert told == pytest.approx({name: expected.get(name, 0) for name in WEIGHTS}, abs=1e-6)
            weighed.add(type(pick))
    assert {Conquer, Chase, Settle, Invade, FreeInvade} <= weighed


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


def test_what_lies_on_a_cell_has_ten_kinds() -> None:
    assert (OTHERS, MINE, SHARED) == (7, 8, 9)
    assert Play("khan", 2).observer.parts["marks"].shape == (154, 10)


def test_a_number_without_a_table_is_one_feature() -> None:
    knights = Play("warrior_knights", 2, SHORT).observer
    row = dict(zip(knights.features, knights.fixed[knights.numbers.number(Amount(30))], strict=True))
    assert {name: value for name, value in row.items() if value} == {"is_amount": 1, "number": np.float32(0.03)}
    both = dict(zip(knights.features, knights.fixed[knights.numbers.number(AttackWith((0, 2)))], strict=True))
    nobles = [name for name, value in both.items() if value and name.startswith("noble_")]
    assert len(nobles) == 2
