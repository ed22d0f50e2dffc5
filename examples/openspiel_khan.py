"""Khan in OpenSpiel: its IS-MCTS searches worlds that look the same to the player, and never sees the real one."""

# %%
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import serai.research.openspiel  # noqa: F401  (registers the games)

game = pyspiel.load_game("serai_khan(players=2)")
print(game.get_type().short_name, game.num_distinct_actions(), "numbers,", game.observation_tensor_size(), "places")

# %%
# The first draw is the seed of the game; everything after it follows from the choices.
state = game.new_initial_state()
state.apply_action(11)
print([state.action_to_string(number) for number in state.legal_actions()[:3]])

# %%
# A world that player 0 cannot tell from the real one.
chance = np.random.RandomState(1)
world = state.resample_from_infostate(0, chance.random_sample)
assert world.information_state_string(0) == state.information_state_string(0)

# %%
# A whole game: IS-MCTS with two simulations a move against random choices.
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 2, random_state=chance)
dice = random.Random(1)
while not state.is_terminal():
    searching = state.current_player() == 0
    state.apply_action(int(bot.step(state)) if searching else dice.choice(state.legal_actions()))
print(state.returns())
