"""A short chaos run on each database: everything acknowledged is kept, and nobody sees time run backwards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.chaos.run import Plan, run
from tests.server.chaos.verdict import report

SHORT = Plan(
    seconds=10,
    seed="short",
    people=7,
    tables=6,
    think=0.12,
    stay=2.5,
    calm=0.7,
    longest_table=15,
    bots=0.2,
    strict=False,  # how soon the other nodes follow is for a calm machine; here they must follow before the end
    rounds=1,
)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_acknowledged_is_lost_and_nobody_sees_time_run_backwards(kind: str, tmp_path: Path) -> None:
    ledger = run(SHORT, kind, tmp_path)
    told = report(ledger)
    print(told)
    assert not ledger.violations, told
    assert ledger.counts["acknowledged"] >= 50
    assert ledger.counts["acknowledgements found"] > 0
    assert ledger.counts["views compared"] > 0
    assert ledger.counts["trouble: kill a node"] > 0
    assert ledger.counts["trouble: disk full"] > 0
