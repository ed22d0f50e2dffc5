"""What games tell their bots: sound at every question, changing nothing, and right where the matter is plain."""

from types import SimpleNamespace
from typing import Any

import pytest

from serai.bots.dice import Dice
from serai.bots.evaluation import NO_EVALUATION, evaluation_of, result_values, softmax, utilities, win_chances
from serai.bots.policy import best_of, complete_draft, play_to_quiet, sample, to_question
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.core.game import Game, load, names
from serai.engine.core.state import Result
from serai.engine.core.steps import ASK, is_committed
from tests.battery.sample_game import GAME as BAZAAR

EVALUATED = [name for name in names() if evaluation_of(load(name)) is not NO_EVALUATION]


def positions(game: Game, seats: int, seed: str, every: int) -> list[Any]:
    """Positions of a random game, each at a question."""
    dice = Dice(seed)
    found: list[Any] = []
    s = game.new(seats, seeded(seed), game.settings(seats, {}))
    settle(s)
    while s.todo and len(found) < 40:
        found.append(s.clone())
        playout(s, dice, every)
    return found


def test_every_game_of_the_package_has_an_evaluation() -> None:
    assert set(EVALUATED) == set(names())
    assert evaluation_of(BAZAAR) is NO_EVALUATION  # its game is a single file


def test_a_game_may_bring_its_evaluation_along() -> None:
    own: Any = SimpleNamespace(evaluation=object())
    assert evaluation_of(own) is own.evaluation


@pytest.mark.parametrize("name", EVALUATED)
def test_every_position_has_a_value_and_every_option_a_prior(name: str) -> None:
    game = load(name)
    evaluation = evaluation_of(game)
    for seats in range(game.min_seats, game.max_seats + 1):
        for s in positions(game, seats, f"{name} {seats}", 9):
            before = snapshot.state_hash(game, s)
            points = evaluation.value(s)
            assert len(points) >= seats
            assert all(-1000 < own < 1000 for own in points)
            assert evaluation.uncertainty(s) > 0
            assert evaluation.is_quiet(s) in (True, False)
            step = s.todo[-1]
            if step.waits == ASK:
                asked, options = step.seat, step.options(s)
            else:
                asked = next(seat for seat in step.seats(s) if not is_committed(s.drafts[seat]))
                options = step.options(s, asked, s.drafts[asked])
            priors = evaluation.priors(s, asked, options)
            assert len(priors) in (0, len(options))
            assert all(weight >= 0 for weight in priors)
            assert snapshot.state_hash(game, s) == before, "an evaluation changed the position"


@pytest.mark.parametrize("name", ["khan", "merv"])
def test_value_foretells_who_wins(name: str) -> None:
    game = load(name)
    right = whole = 0
    for number in range(40):
        dice = Dice(f"{number}")
        s = game.new(2, seeded(f"foretold {number}"), game.settings(2, {}))
        playout(s, dice, 95 if name == "khan" else 150)
        if not s.todo:
            continue
        points = evaluation_of(game).value(s)
        if abs(points[0] - points[1]) > 4:
            whole += 1
            playout(s, dice, 10_000)
            right += s.result.places[0 if points[0] > points[1] else 1] == 1
    assert whole >= 12
    assert 3 * right >= 2 * whole  # even where the game goes on at random


def test_points_become_chances() -> None:
    assert softmax([10.0, 10.0], 5.0) == [0.5, 0.5]
    ahead, behind = softmax([15.0, 10.0], 5.0)
    assert ahead == pytest.approx(0.75, abs=0.001)  # one uncertainty ahead: three times as likely
    assert ahead + behind == pytest.approx(1.0)
    assert softmax([5000.0, 0.0], 1.0)[0] == pytest.approx(1.0)
    assert softmax([1.0, 2.0, 3.0], 0.0)[2] == pytest.approx(1.0)


def test_the_end_is_worth_its_places() -> None:
    nothing: Any = ({}, {}, {})
    assert result_values(Result((5, 3), (1, 2), nothing[:2]), 2) == [1.0, 0.0]
    assert result_values(Result((5, 5), (1, 1), nothing[:2]), 2) == [0.5, 0.5]
    assert result_values(Result((5,), (1,), nothing[:1]), 1) == [1.0]
    assert result_values(Result((5,), (2,), nothing[:1]), 1) == [0.0]
    first, second, third = result_values(Result((9, 5, 3), (1, 2, 3), nothing), 3)
    assert first == 1.0
    assert 0.0 == third < second < 0.2  # a better place is a comfort, no more


def test_a_game_without_evaluation_is_played_out() -> None:
    game = load("tic_tac_toe")
    s = game.new(2, seeded("x"), {})
    settle(s)
    before = snapshot.state_hash(game, s)
    seen = {tuple(win_chances(NO_EVALUATION, s, Dice(f"{number}"))) for number in range(30)}
    assert {(1.0, 0.0), (0.0, 1.0)} <= seen
    assert snapshot.state_hash(game, s) == before


def test_points_count_a_little_beside_the_win() -> None:
    nothing: Any = ({}, {})
    s: Any = SimpleNamespace(result=Result((30, 10), (1, 2), nothing), seats=2)
    narrow: Any = SimpleNamespace(result=Result((11, 10), (1, 2), nothing), seats=2)
    lost: Any = SimpleNamespace(result=Result((12, 10), (2, 1), nothing), seats=2)
    won_by_much, won_by_little = (
        utilities(NO_EVALUATION, s, Dice("none"))[0],
        utilities(NO_EVALUATION, narrow, Dice("none"))[0],
    )
    assert 1 > won_by_much > won_by_little > 0.9
    assert 0 < utilities(NO_EVALUATION, lost, Dice("none"))[0] < 0.1  # points without the win are a small comfort
    assert sum(utilities(NO_EVALUATION, s, Dice("none"))) == pytest.approx(1.0)
    alone: Any = SimpleNamespace(result=Result((30,), (1,), nothing[:1]), seats=1)
    assert utilities(NO_EVALUATION, alone, Dice("none")) == [1.0]


def test_quick_play_draws_by_weight() -> None:
    dice = Dice("weights")
    drawn = [sample("ab", (1.0, 3.0), dice) for _ in range(2000)]
    assert 420 < drawn.count("a") < 580
    assert {sample("ab", (0.0, 0.0), dice) for _ in range(50)} == {"a", "b"}
    assert {sample("ab", (0.0, 2.0), dice) for _ in range(50)} == {"b"}
    assert best_of("abc", (1.0, 2.0, 2.0), dice) == "b"
    assert {best_of("abc", (), dice) for _ in range(60)} == {"a", "b", "c"}


def test_secret_drafts_of_others_are_imagined_once_the_own_is_in() -> None:
    s = BAZAAR.new(3, seeded("drafts"), BAZAAR.settings(3, {}))
    dice = Dice("d")
    options = to_question(NO_EVALUATION, s, 1, dice)
    assert options is not None
    drafts = s.drafts
    assert drafts is not None
    assert not any(is_committed(held) for held in drafts)
    step = s.todo[-1]
    complete_draft(NO_EVALUATION, s, 1, dice)
    to_question(NO_EVALUATION, s, 1, dice)
    assert s.drafts is None or s.todo[-1] is not step  # all were shown


class Restless:
    """An evaluation that is never quiet."""

    value, uncertainty, priors = NO_EVALUATION.value, NO_EVALUATION.uncertainty, NO_EVALUATION.priors

    def is_quiet(self, s: Any) -> bool:
        return False


def test_playing_to_quiet_has_an_end() -> None:
    game = load("tic_tac_toe")
    s = game.new(2, seeded("x"), {})
    settle(s)
    play_to_quiet(Restless(), s, 0, Dice("r"), 3)
    assert sum(owner is not None for owner in s.owner) == 3
    play_to_quiet(Restless(), s, 0, Dice("r"), 50)
    assert s.result is not None


class Dozing(Restless):
    """An evaluation that is quiet at every second choice."""

    def is_quiet(self, s: Any) -> bool:
        return sum(owner is not None for owner in s.owner) % 2 == 0


@pytest.mark.parametrize(("most", "ahead", "taken"), [(5, 0, 2), (5, 1, 4), (5, 2, 6), (1, 2, 3), (2, 2, 6)])
def test_quiet_positions_may_be_passed(most: int, ahead: int, taken: int) -> None:
    game = load("tic_tac_toe")
    s = game.new(2, seeded("x"), {})
    settle(s)
    play_to_quiet(Restless(), s, 0, Dice("r"), 1)
    play_to_quiet(Dozing(), s, 0, Dice("r"), most, ahead)
    assert sum(owner is not None for owner in s.owner) == taken
