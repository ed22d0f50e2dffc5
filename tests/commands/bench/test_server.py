"""`serai bench server` measures a real server with real sockets."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serai import cli
from serai.commands.bench import growth, players


def test_everything_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(players, "SETTLE", 0.2)
    few = ("--tables", "30", "--seats", "2", "--seconds", "0.4", "--pace", "50", "--bots", "1", "--json")
    assert cli.main(["bench", "server", *few]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert (measured["database"], measured["tables"], measured["sockets"]) == ("sqlite", 30, 60)
    for name in ("paced_moves_per_s", "paced_with_bots_moves_per_s", "moves_per_s"):
        assert measured[name] > 0, name
    for part in ("paced", "paced_with_bots", "flat_out"):
        assert 0 < measured[f"{part}_p50_ms"] <= measured[f"{part}_p99_ms"]
    assert {"server_cpu_ms_per_move", "memory_tables_mb", "memory_per_table_kb"} <= set(measured)
    assert players.percentiles("x", [0.001 * number for number in range(1, 201)]) == pytest.approx(
        {"x_p50_ms": 101, "x_p95_ms": 191, "x_p99_ms": 199}
    )


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything in small numbers."""
    monkeypatch.setattr(players, "SETTLE", 0.3)
    for name, value in {"LOOKS": 8, "QUIET": 2, "AT_ONCE": 2, "WINDOW": 20}.items():
        monkeypatch.setattr(growth, name, value)


def test_growth_is_measured_part_by_part(small: None, capsys: Any) -> None:
    few = (
        "--tables",
        "3",
        "--seconds",
        "0.3",
        "--pace",
        "50",
        "--idle",
        "30",
        "--stored",
        "12",
        "--moves",
        "120",
        "--grown",
        "100",
    )
    parts = ("idle", "stored", "long", "growth")
    asked = [word for part in parts for word in ("--part", part)]
    assert cli.main(["bench", "server", *asked, *few, "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert "paced_moves_per_s" not in measured  # a part that was not asked for
    assert (measured["idle_sockets"], measured["stored_games"], measured["long_moves"]) == (30, 12, 120)
    for name in ("without_idle", "beside_idle", "beside_stored"):
        assert measured[f"{name}_moves_per_s"] > 0, name
    for name in ("first_look", "list_open", "list_mine", "replay", "long_first_look", "long_replay"):
        assert 0 < measured[f"{name}_p50_ms"] <= measured[f"{name}_p99_ms"], name
    assert {"memory_per_socket_kb", "after_10_cpu_ms_per_move", "after_100_cpu_ms_per_move"} <= set(measured)


def test_one_and_two_nodes_are_measured(small: None, pg_url: str, capsys: Any) -> None:
    few = ("--tables", "25", "--seconds", "0.3", "--pace", "50", "--json")
    assert cli.main(["bench", "server", "--part", "nodes", "--database", pg_url, *few]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert measured["database"] == "postgresql"
    for many in (1, 2):
        assert measured[f"nodes_{many}_paced_moves_per_s"] > 0
        assert measured[f"nodes_{many}_paced_p99_ms"] > 0
        assert f"nodes_{many}_server_cpu_ms_per_move" in measured


def test_nodes_without_postgresql_are_refused(capsys: Any) -> None:
    assert cli.main(["bench", "server", "--part", "nodes"]) != 0
    assert "PostgreSQL" in capsys.readouterr().err
