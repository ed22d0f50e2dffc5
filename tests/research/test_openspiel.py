"""OpenSpiel's own suite and bots on games of ours, and worlds resampled from what a player knows."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import serai.research.openspiel as adapter
from tests.research.random_games import GAMES, NAMED

HIDDEN = [(name, seats, options) for name, seats, options in GAMES if name not in ("tic_tac_toe", "connect_four")]
HIDDEN_NAMED = [f"{name}-{seats}" for name, seats, _ in HIDDEN]


def loaded(name: str, seats: int, options: dict[str, Any], **more: Any) -> Any:
    text = json.dumps(options).replace(",", ";").replace(":", "~")
    return pyspiel.load_game(f"serai_{name}", {"players": seats, "options": text, **more})


def begun(game: Any, seed: int = 7) -> Any:
    state = game.new_initial_state()
    state.apply_action(seed)
    return state


@pytest.mark.parametrize(("name", "seats", "options"), GAMES[:-1], ids=NAMED[:-1])  # it restores at every move
def test_openspiel_simulates_copies_and_restores_it(name: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(loaded(name, seats, options), num_sims=1, serialize=True, verbose=False)


def play_out(game: Any, bot: Any) -> Any:
    """A whole game: the bot in the first seat, random choices in the others."""
    state, dice = begun(game), Random(1)
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "seats", "options"), GAMES[:3] + GAMES[4:7], ids=NAMED[:3] + NAMED[4:7])
def test_its_mcts_plays_whole_games(name: str, seats: int, options: dict[str, Any]) -> None:
    game, chance = loaded(name, seats, options), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert play_out(game, bot).is_terminal()


@pytest.mark.parametrize(
    ("name", "seats", "options"), [HIDDEN[0], *HIDDEN[2:5]], ids=[HIDDEN_NAMED[0], *HIDDEN_NAMED[2:5]]
)
def test_its_ismcts_plays_whole_games_in_resampled_worlds(name: str, seats: int, options: dict[str, Any]) -> None:
    game, chance = loaded(name, seats, options), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 2, random_state=chance)
    assert play_out(game, bot).is_terminal()


def test_mcts_finds_the_winning_square() -> None:
    game, chance = loaded("tic_tac_toe", 2, {}), np.random.RandomState(1)
    state = begun(game)
    for cell in (0, 3, 1, 4):
        state.apply_action(cell)
    bot = mcts.MCTSBot(game, 2.0, 200, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) == 2


@pytest.mark.parametrize(("name", "seats", "options"), HIDDEN, ids=HIDDEN_NAMED)
def test_a_resampled_world_is_the_same_to_the_player_and_another_to_the_rest(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    state, dice, draw, others = begun(loaded(name, seats, options)), Random(2), np.random.RandomState(3), 0
    for _ in range(120):
        if state.is_terminal():
            break
        player = dice.randrange(seats)
        before = str(state), state.history()
        world = state.resample_from_infostate(player, draw.random_sample)
        assert world.information_state_string(player) == state.information_state_string(player)
        assert np.array_equal(world.observation_tensor(player), state.observation_tensor(player))
        if player == state.current_player():
            assert world.legal_actions() == state.legal_actions()
        assert world.play.s.chance.key != state.play.s.chance.key  # the future is another one
        others += (
            any(world.observation_string(other) != state.observation_string(other) for other in range(seats))
            or seats == 1
        )
        assert (str(state), state.history()) == before
        state.apply_action(dice.choice(state.legal_actions()))
    assert others or name == "merv"  # where everybody sees the same


def test_the_first_draw_is_the_seed_of_the_game() -> None:
    game = loaded("khan", 2, {}, worlds=5)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [seed for seed, _ in state.chance_outcomes()] == [0, 1, 2, 3, 4]
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
    assert game.max_chance_outcomes() == 5
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 3) == "seed 3"
    assert str(state) == "before the seed is drawn"
    assert state.returns() == [0, 0]
    assert not np.any(state.observation_tensor(0))
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert str(begun(game, 1)) == str(begun(game, 1)) != str(begun(game, 2))


def test_actions_are_numbers_of_choices_in_notation() -> None:
    state = begun(loaded("tic_tac_toe", 2, {}))
    assert [state.action_to_string(0, number) for number in state.legal_actions()][:2] == ["square a3", "square b3"]
    assert state.legal_actions(1) == []
    state.apply_action(4)
    assert 4 not in state.legal_actions()
    assert state.current_player() == 1


def test_the_end_is_paid_by_places() -> None:
    state = begun(loaded("tic_tac_toe", 2, {}))
    for cell in (0, 3, 1, 4, 2):
        state.apply_action(cell)
    assert state.is_terminal()
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    assert state.returns() == [1, -1]


def test_a_restored_state_is_the_same_state() -> None:
    state = begun(loaded("khan", 3, {}))
    dice = Random(4)
    for _ in range(60):
        state.apply_action(dice.choice(state.legal_actions()))
    _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(restored) == str(state)
    assert [restored.observation_string(seat) for seat in range(3)] == [
        state.observation_string(seat) for seat in range(3)
    ]


def test_a_copy_goes_its_own_way() -> None:
    state = begun(loaded("khan", 2, {}))
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_its_observers_fill_the_named_fields() -> None:
    game = loaded("khan", 2, {})
    state = begun(game)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert np.array_equal(observation.tensor, state.play.observe(1))
    assert np.shares_memory(observation.dict["marks"], observation.tensor)
    assert observation.string_from(state, 1) == state.observation_string(1)
    observation.set_from(game.new_initial_state(), 1)
    assert not observation.tensor.any()
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"wrong": 1})


def test_what_a_player_chose_is_part_of_its_information_state_alone() -> None:
    state = begun(loaded("khan", 2, {}))
    number = state.legal_actions()[0]
    player = state.current_player()
    state.apply_action(number)
    assert json.loads(state.information_state_string(player))[0] == [number]
    assert json.loads(state.information_state_string(1 - player))[0] == []


def test_games_are_described_truly() -> None:
    kinds = {name: loaded(name, seats, {}).get_type() for name, seats, _ in GAMES}
    hidden = pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert {name for name, kind in kinds.items() if kind.information == hidden} == {"khan", "merv", "warrior_knights"}
    assert kinds["merv"].utility == pyspiel.GameType.Utility.GENERAL_SUM  # who plays alone takes from nobody
    assert kinds["khan"].utility == pyspiel.GameType.Utility.ZERO_SUM
    assert loaded("warrior_knights", 3, {"round_limit": 9}).begun.options["round_limit"] == 9
    assert loaded("warrior_knights", 3, {}).max_game_length() == adapter.LONGEST
    adapter.register_all()  # a second time changes nothing
