"""A data set of games: made file by file, resumed where it stopped, read row by row.

On the command line it is `serai dataset tic_tac_toe --bots novice --games 60 out/`.
"""

# %%
from pathlib import Path
from tempfile import TemporaryDirectory

from serai.research.dataset import FORMATS, Wanted, make, prepare, read

wanted = Wanted("tic_tac_toe", 2, {}, ("novice", "random"), "example", games=60, chunk=20, formats=FORMATS)

# %%
with TemporaryDirectory() as name:
    folder = Path(name)
    for number in prepare(wanted, folder):
        make(wanted, folder, number)
    rows = list(read(folder))

# %%
# How often does a first move into the centre win?
first = [row for row in rows if row["move"] == 0]
for square, label in ((4, "centre"), (0, "corner"), (1, "edge")):
    payoffs = [row["payoff"] for row in first if row["choice"] == square]
    if payoffs:
        print(f"{label}: {len(payoffs)} games, worth {sum(payoffs) / len(payoffs):+.2f}")
print(len(rows), "decisions,", rows[0]["observation"].size, "numbers seen at each")
