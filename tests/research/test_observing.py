"""A tensor holds what its seat may know, nothing else, and holds it where its name says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.state import OWN, PUBLIC
from serai.engine.views.views import look
from serai.games.khan.encoding import MINE, OTHERS, SHARED
from serai.games.khan.rules.placements import COVERED
from serai.games.khan.state import PIECE, YURT
from serai.games.warrior_knights.choices import PlanCard
from serai.research.playing import Play
from tests.research.random_games import GAMES, NAMED, SHORT, walk


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
                for own, other in zip(play.option_features(), imagined.option_features(), strict=True):
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
def test_a_view_without_copies_is_the_same(name: str, seats: int, options: dict[str, Any]) -> None:
    for play in walk(name, seats, options, every=23):
        for seat in range(seats):
            quick, full = play.observer.uncopied_view(play.s, seat), look(play.game, play.s, seat)
            told = {"asked", "result", "draft", "seat", "seats"}
            assert {field.name for field in play.game.shown} >= set(full) - told
            for field in play.game.shown:
                if field.visibility == PUBLIC:
                    assert field.form.write(quick[field.name]) == full[field.name]
                elif field.visibility == OWN:
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


def test_a_tensor_can_be_filled_again() -> None:
    play = Play("khan", 2)
    kept = np.full(play.observer.size, 7, np.float32)
    assert play.observe(0, kept) is kept
    assert np.array_equal(kept, play.observe(0))


def test_what_lies_on_a_cell_has_ten_kinds() -> None:
    assert (OTHERS, MINE, SHARED) == (7, 8, 9)
    assert Play("khan", 2).observer.parts["marks"].shape == (154, 10)
