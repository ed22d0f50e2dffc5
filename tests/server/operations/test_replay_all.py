"""The gate before a release finds whatever plays otherwise than it did, in every stored match that it touches."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from serai.engine.core.game import names
from serai.engine.core.state import Result, State
from serai.games.khan.rules.setup import PlaceYurt
from serai.games.warrior_knights import declare
from serai.games.warrior_knights.tables import STARTING_CROWNS
from serai.server.operations import replay_all
from serai.server.operations.database import Database, open_database
from serai.server.tables.tables import Tables
from tests.server.bids import GAME as BIDS
from tests.server.hosting import node, play_on, table_of

WHOLE = 3_000  # moves, more than nearly any game has


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database with a match of every game that is over, and one that has just begun."""
    url = f"sqlite:///{tmp_path_factory.mktemp('kept')}/serai.db"

    async def fill() -> None:
        async with node(url) as tables:
            for game in sorted(names()):
                await play_on(tables, await table_of(tables, game), 3)
                while not await has_loser(tables, game):
                    pass

    dice = Random(1)
    with pytest.MonkeyPatch.context() as fixed:  # the same deals every time
        fixed.setattr(secrets, "token_hex", lambda size: dice.randbytes(size).hex())
        asyncio.run(fill())
    return url


async def has_loser(tables: Tables, game: str) -> bool:
    """Play a match to its end; a few go on for very long, or end without one who loses."""
    table_id = await table_of(tables, game)
    await play_on(tables, table_id, WHOLE)
    async with tables.at(table_id) as table:
        result = table.playing().match.result
        return result is not None and max(result.places) > 1


@pytest.fixture
def database(kept: str) -> Iterator[Database]:
    with open_database(kept) as database:
        yield database


def differences(database: Database) -> dict[str, list[str]]:
    """What is found, by game."""
    found: dict[str, list[str]] = {}
    for line in replay_all.database(database, migrate=False).differences:
        _, _, rest = line.partition(" (")
        game, _, what = rest.partition(", rules ")
        found.setdefault(game, []).append(what.partition(": ")[2])
    return found


def test_what_plays_as_it_did_is_no_difference(database: Database) -> None:
    assert differences(database) == {}


def test_other_places_of_the_losers_are_found_in_every_game(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = State.finish

    def worse(s: State, result: Result) -> None:
        finish(s, result._replace(places=tuple(place + (place > 1) for place in result.places)))

    monkeypatch.setattr(State, "finish", worse)
    assert set(differences(database)) == set(names())


def test_another_amount_to_begin_with_is_found_before_anybody_notices(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(declare, "STARTING_CROWNS", STARTING_CROWNS + 1)
    found = differences(database)
    assert set(found) == {"warrior_knights"}
    ((stored,),) = database.rows("SELECT count(*) FROM tables WHERE game = 'warrior_knights'")
    assert len(found["warrior_knights"]) == stored > 1  # also in the match of three moves


def test_another_question_is_found_though_every_choice_is_still_there(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    options = PlaceYurt.options
    monkeypatch.setattr(PlaceYurt, "options", lambda self, s: list(options(self, s))[::-1])
    found = differences(database)
    assert set(found) == {"khan"}
    assert all("another question" in what for what in found["khan"])


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ("UPDATE tables SET result = NULL WHERE id = ?", "another result"),
        ("UPDATE tables SET number = number + 1 WHERE id = ?", "moves instead of"),
        ("UPDATE tables SET status = 'running', asked = '[1]' WHERE id = ?", "others are asked"),
        (
            "UPDATE moves SET question = '0:claim:0' WHERE number = 2 AND table_id = ?",
            "move 2: another question",
        ),
        ("UPDATE snapshots SET state = '{}' WHERE number = 0 AND table_id = ?", "move 0: another state"),
        ("UPDATE moves SET events = '[]' WHERE number = 2 AND table_id = ?", "move 2: other events"),
    ],
)
def test_what_was_kept_wrongly_is_named(kept: str, tmp_path: Path, change: str, what: str) -> None:
    copy = tmp_path / "serai.db"
    with open_database(kept) as database:
        database.execute(f"VACUUM INTO '{copy}'")
    with open_database(f"sqlite:///{copy}") as database:
        over = "SELECT id FROM tables WHERE game = 'tic_tac_toe' AND result IS NOT NULL"
        table_id = database.rows(over)[0][0]
        database.execute(change, table_id)
        assert [what in line for line in differences(database)["tic_tac_toe"]] == [True]


def test_matches_from_before_questions_were_kept_are_still_compared(kept: str, tmp_path: Path) -> None:
    copy = tmp_path / "serai.db"
    with open_database(kept) as database:
        database.execute(f"VACUUM INTO '{copy}'")
    with open_database(f"sqlite:///{copy}") as database:
        database.execute("UPDATE moves SET question = NULL")
        assert differences(database) == {}


def test_what_was_asked_while_others_chose_in_secret_is_not_compared(
    tmp_path: Path, bids: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A gift made then is a row; what the others had chosen by then is in no row, so it cannot be asked for again."""
    url = f"sqlite:///{tmp_path}/serai.db"

    async def play() -> None:
        async with node(url) as tables:
            table_id = await table_of(tables, bids, seats=3)
            async with tables.at(table_id) as table:
                first = table.playing().question(0)
            assert first is not None
            word, rows = next(iter(json.loads(msgspec.json.encode(first))["options"].items()))
            await tables.choose(table_id, 0, [word, *rows[0]], 0, "chosen")
            await tables.choose(table_id, 1, ["gift", 0], 0, "gift", act="aside")

    asyncio.run(play())
    monkeypatch.setattr(replay_all, "load", lambda name: BIDS)
    with open_database(url) as database:
        assert differences(database) == {}
