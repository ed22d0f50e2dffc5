"""A small tournament in a short chaos run: the power fails while a round is opened, and nothing of it is lost."""

from __future__ import annotations

from pathlib import Path

from tests.server.chaos.run import Plan, run
from tests.server.chaos.tournament.cups import CupPlan
from tests.server.chaos.tournament.openings import CUT
from tests.server.chaos.verdict import report

SMALL = Plan(
    seconds=150,
    seed="short",
    people=0,
    tables=0,
    think=0.1,
    stay=8,
    calm=10_000,  # no other trouble: those are the other short run's
    strict=False,
    cup=CupPlan(people=8, rounds=2, round_break=1.0, look=1.0, withdraw=0.05),
)


def test_a_round_that_is_cut_short_while_it_is_opened_goes_on_and_nothing_is_lost(tmp_path: Path) -> None:
    ledger = run(SMALL, "postgres", tmp_path)
    told = report(ledger)
    print(told)
    assert not ledger.violations, told
    assert ledger.counts[CUT] >= 1
    assert ledger.counts["tables of the tournament"] >= 6
    assert ledger.counts["standings worked out again"] > 0
    assert ledger.counts["results rated again"] > 0
