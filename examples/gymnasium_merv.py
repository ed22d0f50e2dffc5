"""Merv in Gymnasium: one seat is yours, bots play the other."""

# %%
import gymnasium

from serai.research.gymnasium import register

register()
table = gymnasium.make("serai/merv-v1", seat=0, seats=2, bots="novice")
seen, info = table.reset(seed=7)
table.action_space.seed(7)

# %%
# Play one whole episode; the mask goes straight into the action space.
over = False
while not over:
    number = table.action_space.sample(seen["action_mask"])
    seen, reward, over, cut, info = table.step(number)
print("the end is worth", reward)

# %%
# A number that is no option loses at once, and the rule that forbids it is told.
seen, info = table.reset(seed=7)
forbidden = next(number for number, legal in enumerate(seen["action_mask"]) if not legal)
seen, reward, over, cut, info = table.step(forbidden)
print(reward, over, info)
table.close()
