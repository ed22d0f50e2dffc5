"""Khan in PettingZoo: four agents take turns, each sees a tensor and a mask over the numbers of all choices."""

# %%
import numpy as np

from serai.research.pettingzoo import env

table = env("khan", seats=4, render_mode="ansi")
table.reset(seed=42)
dice = np.random.default_rng(42)

# %%
# Any policy will do that looks at the mask; this one draws.
decisions = 0
earned = dict.fromkeys(table.agents, 0.0)
for agent in table.agent_iter():
    seen, reward, termination, truncation, info = table.last()
    earned[agent] += reward
    if termination or truncation:
        table.step(None)
        continue
    table.step(dice.choice(np.flatnonzero(seen["action_mask"])))
    decisions += 1

# %%
print(table.render())
print(f"{decisions} decisions; from best to worst:", sorted(earned, key=lambda agent: -earned[agent]))

# %%
# The tensor has named fields.
play = table.unwrapped.play
for name, field in play.observer.named(play.observe(0)).items():
    print(f"{name:15} {field.shape}")

# %%
# The same game as a match of the engine: with record, events and everything else.
print(play.match().record.to_text().splitlines()[-1])
