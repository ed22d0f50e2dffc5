"""Many games of Khan at once in several processes, for learning from all seats."""

# %%
import time

import numpy as np

from serai.research.vector import Vector

GAMES, STEPS = 32, 60


# %%
def main() -> None:
    """Random choices in all games; a policy would look at `observations` and `masks` instead."""
    dice = np.random.default_rng(1)
    with Vector("khan", GAMES, seats=4) as vector:
        rows = vector.reset()
        began = time.perf_counter()
        ended = 0
        for _ in range(STEPS):
            drawn = dice.random(rows.masks.shape, np.float32) * rows.masks
            rows = vector.step(drawn.argmax(axis=1))
            ended += int(rows.over.sum())
        print(f"{GAMES * STEPS / (time.perf_counter() - began):,.0f} decisions a second, {ended} games ended")


# %%
if __name__ == "__main__":  # processes that are started import this file again
    main()
