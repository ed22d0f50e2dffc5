"""A game by numbers is the one that the engine would have played."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.errors import BadOption, IllegalChoice
from serai.engine.core.snapshot import save
from serai.engine.core.state import Result
from serai.engine.core.steps import ASK_ALL, Commit
from serai.engine.play.match import Match
from serai.research.playing import NOBODY, Play, payoffs
from tests.research.morra import GAME as MORRA
from tests.research.random_games import GAMES, NAMED, SHORT, walk


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_the_same_choices_make_the_same_match(name: str, seats: int, options: dict[str, Any]) -> None:
    *_, play = walk(name, seats, options)
    match = play.match()
    assert match.over
    assert save(play.game, match.state) == save(play.game, play.s)
    assert Match.replay(match.record).state_hash == match.state_hash


@pytest.mark.parametrize(("name", "seats", "options"), GAMES, ids=NAMED)
def test_at_every_point_the_match_asks_the_same(name: str, seats: int, options: dict[str, Any]) -> None:
    for play in walk(name, seats, options, every=61):
        match = play.match()
        assert save(play.game, match.state) == save(play.game, play.s)
        if play.over:
            continue
        asked = {asked.seat: asked for asked in match.asks}
        assert play.waiting == list(asked)
        assert list(play.choices) == list(asked[play.seat].options)
        assert play.facts == asked[play.seat].prompt
        mask = play.mask()
        assert np.flatnonzero(mask).tolist() == sorted(play.legal)
        assert mask.dtype == np.int8
        assert set(mask.tolist()) <= {0, 1}


def test_a_mask_can_be_filled_again() -> None:
    play = Play("khan", 2)
    kept = np.full(play.observer.numbers.size, 1, np.int8)
    assert play.mask(kept) is kept
    assert np.array_equal(kept, play.mask())
    assert play.mask().flags.writeable


def test_the_same_seed_is_the_same_game_and_another_is_another() -> None:
    def cards(seed: str) -> list[list[int]]:
        *_, play = walk("khan", 4, {}, seed=seed)
        return [play.s.hands, play.s.laid, play.s.discard]

    assert cards("one") == cards("one") != cards("two")


def test_without_a_number_of_seats_as_many_as_can_play_do() -> None:
    assert Play("khan").seats == 4
    with pytest.raises(BadOption):
        Play("khan", 5)


# ---- refusals


def test_a_number_that_is_no_option_is_refused_with_its_rule_and_changes_nothing() -> None:
    play = Play("tic_tac_toe")
    play.choose(4)
    before = save(play.game, play.s)
    with pytest.raises(IllegalChoice, match="TT-TURN-2"):
        play.choose(4)
    for number in (-1, 9):
        with pytest.raises(IllegalChoice, match="SE-ASK-2"):
            play.choose(number)
        reason = play.why_not(number)
        assert reason
        assert reason.rule == "SE-ASK-2"
    assert play.why_not(0) is None
    assert save(play.game, play.s) == before


def test_a_number_of_another_kind_is_refused_before_the_question_is_reached() -> None:
    play = Play("khan", 2)
    numbers = play.observer.numbers
    chase = next(number for number, choice in enumerate(numbers.choices) if type(choice).__name__ == "Chase")
    reason = play.why_not(chase)
    assert reason is not None
    assert reason.rule == "SE-ASK-3"
    with pytest.raises(IllegalChoice, match="SE-ASK-3"):
        play.choose(chase)
    assert {number for number in range(numbers.size) if play.why_not(number) is None} == set(play.legal)


def test_a_game_that_is_over_takes_no_number() -> None:
    play = Play("tic_tac_toe")
    for number in (0, 3, 1, 4, 2):
        play.choose(number)
    assert (play.seat, play.legal, play.waiting) == (NOBODY, [], [])
    assert play.payoffs == [1, -1]
    with pytest.raises(IllegalChoice, match="SE-END-1"):
        play.choose(8)


def test_a_draft_is_refused_what_its_seat_may_not_add() -> None:
    for play in walk("warrior_knights", 2, SHORT):
        if play.s.todo[-1].waits == ASK_ALL:
            break
    numbers = play.observer.numbers
    commit = next(number for number, choice in enumerate(numbers.choices) if type(choice) is Commit)
    reason = play.why_not(commit)
    assert reason
    assert reason.rule == "WK-SETUP-13"
    with pytest.raises(IllegalChoice, match="WK-SETUP-13"):
        play.choose(commit)


# ---- choosing at once


def test_seats_that_choose_at_once_are_asked_in_any_order() -> None:
    one, other = Play(MORRA, 3), Play(MORRA, 3)
    for seat, finger in ((0, 1), (1, 2), (2, 3)):
        assert one.seat == seat
        one.choose(finger)
    for seat, finger in ((2, 3), (0, 1), (1, 2)):
        other.ask(seat)
        assert other.seat == seat
        other.choose(finger)
    assert one.s.shown == other.s.shown == [1, 2, 3]
    assert one.waiting == other.waiting == [0, 1, 2]


def test_who_has_handed_in_is_not_asked_again() -> None:
    play = Play(MORRA, 2)
    play.choose(0)
    assert play.waiting == [1]
    with pytest.raises(IllegalChoice, match="SE-ASK-1"):
        play.ask(0)
    play.ask(1)
    assert play.legal == [0, 1, 2, 3]


def test_one_who_is_asked_alone_cannot_be_passed_over() -> None:
    with pytest.raises(IllegalChoice, match="SE-ASK-1"):
        Play("tic_tac_toe").ask(1)


# ---- copies


def test_a_clone_goes_its_own_way() -> None:
    play = Play("khan", 2)
    for copied in (Play.clone, deepcopy):
        copy = copied(play)
        before = save(play.game, play.s)
        copy.choose(copy.legal[0])
        assert save(play.game, play.s) == before
        assert copy.match().number == play.match().number + 1
        play.choose(play.legal[0])
        assert save(play.game, play.s) == save(play.game, copy.s)


def test_an_imagined_game_has_other_secrets_and_no_record() -> None:
    for play in walk("khan", 3, {}, every=40):
        if play.s.turns > 3:
            break
    worlds = seeded("imagined")
    imagined = [play.imagined(0, worlds) for _ in range(4)]
    assert len({str(world.s.hands[1]) for world in imagined}) > 1
    assert all(world.s.hands[0] == play.s.hands[0] for world in imagined)
    assert imagined[0].chosen_by(0) == play.chosen_by(0) != []
    assert imagined[0].chosen_by(1) == []
    with pytest.raises(ValueError, match="imagined"):
        imagined[0].match()
    assert imagined[0].clone().seed is None


# ---- what it was worth


def test_payoffs_count_who_is_better_and_who_is_worse() -> None:
    def of(*places: int) -> list[float]:
        return payoffs(Result((0,) * len(places), places, ({},) * len(places)))

    assert of(1, 2) == [1, -1]
    assert of(1, 1) == [0, 0]
    assert of(2, 1, 2) == [-0.5, 1, -0.5]
    assert of(4, 1, 2, 3) == [-1, 1, pytest.approx(1 / 3), pytest.approx(-1 / 3)]
    assert of(1) == [1]
    assert of(2) == [-1]


def test_nothing_is_paid_before_the_end() -> None:
    assert Play("khan", 3).payoffs == [0, 0, 0]


def test_everybody_sees_the_board() -> None:
    play = Play("tic_tac_toe")
    play.choose(0)
    assert play.public_view()["move"] == 1
    assert play.public_view()["seat"] is None
    assert play.draw_text().splitlines()[0] == "3   ×  ·  · "
