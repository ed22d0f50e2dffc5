"""`serai bench server` measures a real server with real sockets."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from serai import cli
from serai.commands import bench_server


def test_everything_is_measured(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(bench_server, "SETTLE", 0.2)
    monkeypatch.setitem(sys.modules, "uvloop", None)  # it would be every later test's loop too
    few = ("--tables", "30", "--seats", "2", "--seconds", "0.4", "--pace", "50", "--bots", "1", "--json")
    assert cli.main(["bench", "server", *few]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert (measured["database"], measured["tables"], measured["sockets"]) == ("sqlite", 30, 60)
    for name in ("paced_moves_per_s", "paced_with_bots_moves_per_s", "moves_per_s"):
        assert measured[name] > 0, name
    for part in ("paced", "paced_with_bots", "flat_out"):
        assert 0 < measured[f"{part}_p50_ms"] <= measured[f"{part}_p99_ms"]
    assert {"server_cpu_ms_per_move", "memory_tables_mb", "memory_per_table_kb"} <= set(measured)
    assert bench_server.percentiles("x", [0.001 * number for number in range(1, 201)]) == pytest.approx(
        {"x_p50_ms": 101, "x_p95_ms": 191, "x_p99_ms": 199}
    )
