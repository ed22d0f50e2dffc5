"""The part of `serai bench server` about lists: how long each page takes beside many stored games and people."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from serai.commands.bench.arguments import ServerArguments
from serai.commands.bench.crowd import Crowd, Somebody
from serai.commands.bench.growth import looking, timed
from serai.commands.bench.nodes import processor_time, server
from serai.commands.bench.stored_cups import large_cup
from serai.commands.bench.stored_games import TITLES, Shelf
from serai.engine.core.errors import BadInput
from serai.server.operations.admin import shown_progress
from serai.server.operations.database import Database, open_database

LOOKS = 100  # at each page
LEAST_PEOPLE, LEAST_STORED = 50, 200  # fewer might leave a list empty
WANTED = 50  # milliseconds, in 99 of 100 looks
BOARD = "SELECT certain, mean, person FROM ratings WHERE game = ? ORDER BY certain DESC, mean DESC, person DESC"
SOLO = "SELECT best, person FROM solo_scores WHERE game = ? ORDER BY best DESC, person DESC"
LAST = "SELECT r.person FROM ratings r WHERE r.game = ? ORDER BY r.certain, r.mean, r.person LIMIT 1"
GAMES = "SELECT number FROM standings WHERE person = ?"
OVER = "SELECT ended, id FROM tournaments WHERE status = 'over' ORDER BY ended, id"
RATED = "SELECT table_id FROM results WHERE rated = 1"
TITLE, ALONE = "khan", "merv"  # whose long boards are looked at


class Page(NamedTuple):
    """A list, who looks at it, and at what."""

    name: str
    looker: Somebody
    paths: list[str]


def lists(args: ServerArguments, database: str, folder: Path) -> dict[str, Any]:
    """Fill a database, and look at every list there is."""
    if args.people < LEAST_PEOPLE or args.stored < LEAST_STORED:
        raise BadInput(f"lists need at least {LEAST_PEOPLE} people and {LEAST_STORED} stored games")
    began = time.perf_counter()
    with open_database(database) as rows, shown_progress() as progress:
        shelf = Shelf(rows, args.people)
        if not shelf.is_full(args.stored):
            shelf.fill(args.stored, progress)
            if database.startswith("postgres"):
                rows.execute("VACUUM ANALYZE")  # as autovacuum has done where so much has gathered in time
        pages = list(pages_of(rows, shelf.crowd))
    measured: dict[str, Any] = {"stored_games": args.stored, "people": args.people}
    measured["filled_s"] = time.perf_counter() - began
    gc.collect()
    gc.freeze()  # what was filled in lies in this process, and looking for cycles in it would count as waiting
    with server(database, folder / "log") as (port, process):
        for page in pages:
            measured |= _measured(port, page, process.pid)
    measured["load_average"] = os.getloadavg()[0]
    slow = [page.name for page in pages if measured[f"{page.name}_p99_ms"] > WANTED]
    return measured | {"lists_above_50_ms": slow}


def _measured(port: int, page: Page, pid: int) -> dict[str, float]:
    """How long a page takes, and what it costs the server, which hangs less on what else the machine does."""
    with looking(port, page.looker.cookie) as guest:
        guest.ask("/who", method="GET")  # by which the connection is there
        worked = processor_time([pid])
        found = timed(guest, page.name, page.paths)
        return found | {f"{page.name}_cpu_ms": 1000 * (processor_time([pid]) - worked) / len(page.paths)}


def _company(database: Database, crowd: Crowd) -> Iterator[Page]:
    """Tournaments, friends, and what waits for somebody."""
    regular, other, cup = crowd.regular, crowd.people[1], f"/tournaments/{large_cup(crowd)}"
    over, dice = database.rows(OVER), Random("cups")
    yield Page("tournaments", other, ["/tournaments"] * LOOKS)
    before = [",".join(map(str, dice.choice(over))) for _ in range(LOOKS)]
    yield Page("tournaments_over_deep", other, [f"/tournaments/over?before={one}" for one in before])
    yield Page("tournaments_mine", regular, ["/tournaments/mine"] * LOOKS)
    yield Page("tournament_of_200", other, [cup] * LOOKS)
    yield Page("tournament_round", other, [f"{cup}/rounds/1"] * LOOKS)
    yield Page("friends", regular, ["/me/friends"] * LOOKS)
    yield Page("news", regular, ["/me/news"] * LOOKS)


def pages_of(database: Database, crowd: Crowd) -> Iterator[Page]:
    """All of them, as the regular sees them and as somebody else does."""
    people = crowd.people
    dice, regular, other = Random("looks"), people[0], people[1]
    titles = [list(TITLES)[place % len(TITLES)] for place in range(LOOKS)]
    anybody = [one.id for one in dice.choices(people, k=LOOKS)]
    numbers = [number for (number,) in database.rows(GAMES, regular.id)]
    before = [dice.choice(numbers) for _ in range(LOOKS)]
    own = f"/people/{regular.id}"
    yield Page("lobby", other, ["/tables"] * LOOKS)
    yield Page("lobby_200", other, ["/tables?most=200"] * LOOKS)
    yield Page("mine", other, ["/tables/mine"] * LOOKS)
    yield Page("mine_regular", regular, ["/tables/mine"] * LOOKS)
    yield Page("mine_regular_200", regular, ["/tables/mine?most=200"] * LOOKS)
    yield Page("profile", other, [f"/people/{one}" for one in anybody])
    yield Page("profile_own", regular, [own] * LOOKS)
    yield Page("profile_regular", other, [own] * LOOKS)
    yield Page("curve", other, [f"{own}/curve/{title}" for title in titles])
    yield Page("games_own", regular, [f"{own}/games"] * LOOKS)
    yield Page("games_own_deep", regular, [f"{own}/games?before={number}" for number in before])
    yield Page("games_shown_deep", other, [f"{own}/games?before={number}" for number in before])
    rated = [table for (table,) in database.rows(RATED)]
    yield Page("rating_changes", other, [f"/tables/{dice.choice(rated)}/ratings" for _ in range(LOOKS)])
    yield from _boards(database, people, titles, dice)
    yield from _company(database, crowd)
    yield Page("notices", regular, ["/me/notices"] * LOOKS)
    yield Page("bots", regular, ["/me/bots"] * LOOKS)


def _boards(database: Database, people: Sequence[Somebody], titles: Sequence[str], dice: Random) -> Iterator[Page]:
    """Leaderboards: first pages, any others, and as whoever is last sees them, with their own place."""
    board, solo = database.rows(BOARD, TITLE), database.rows(SOLO, ALONE)
    last = database.rows(LAST, TITLE)[0][0]
    deep, deep_solo = ([",".join(map(str, dice.choice(rows))) for _ in range(LOOKS)] for rows in (board, solo))
    regular, lowest = people[0], next(one for one in people if one.id == last)
    yield Page("board", regular, [f"/leaderboards/{title}" for title in titles])
    yield Page("board_deep", regular, [f"/leaderboards/{TITLE}?after={after}" for after in deep])
    yield Page("board_last", lowest, [f"/leaderboards/{TITLE}"] * LOOKS)
    yield Page("solo", regular, [f"/leaderboards/{ALONE}/solo"] * LOOKS)
    yield Page("solo_deep", regular, [f"/leaderboards/{ALONE}/solo?after={after}" for after in deep_solo])
