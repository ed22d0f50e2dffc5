"""`serai bench server --part lists` fills a database as a server would have, and measures every page of lists."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serai import cli
from serai.commands.bench import lists
from serai.commands.bench.stored_games import REGULAR, Shelf
from serai.server.operations import rate_all
from serai.server.operations.database import open_database

FEW = ("--people", "50", "--stored", "200")


def test_every_page_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(lists, "LOOKS", 2)
    assert cli.main(["bench", "server", "--part", "lists", *FEW, "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert (measured["stored_games"], measured["people"]) == (200, 50)
    for name in ("lobby", "mine_regular", "profile_own", "games_shown_deep", "board_last", "solo_deep", "notices"):
        assert 0 < measured[f"{name}_p50_ms"] <= measured[f"{name}_p99_ms"], name
    assert set(measured["lists_above_50_ms"]) <= {name.removesuffix("_p99_ms") for name in measured}


def test_too_few_are_refused(capsys: Any) -> None:
    assert cli.main(["bench", "server", "--part", "lists", "--people", "3"]) == 2
    assert "at least 50 people" in capsys.readouterr().err


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_what_is_made_follows_from_the_games(database: str, request: pytest.FixtureRequest, tmp_path: Any) -> None:
    url = f"sqlite:///{tmp_path}/serai.db" if database == "sqlite" else request.getfixturevalue("pg_url")
    with open_database(url) as rows:
        shelf = Shelf(rows, 50)
        shelf.fill(200)
        ((kinds,),) = rows.rows("SELECT count(DISTINCT game) FROM results")
        assert kinds == 5
        sat = "SELECT count(*) FROM seats s JOIN tables t ON t.id = s.table_id WHERE s.person = ? AND t.status = 'over'"
        assert rows.rows(sat, shelf.crowd.regular.id) == [(200 // REGULAR,)]
        statuses = rows.rows("SELECT status, count(*) FROM tables GROUP BY status ORDER BY status")
        assert statuses == [("open", 2), ("over", 200), ("running", 2)]
        rated = rate_all.run(rows)
    assert rated.entered == 0
    assert rated.results > 190
    openings = ("standings", "tallies")  # without the moves nobody can tell them
    assert {line.split()[0] for line in rated.differences} <= set(openings)
