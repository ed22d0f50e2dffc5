"""Lists stay quick however much is stored: SQLite says how it would read them, and it reads nothing whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from serai.server.people import profiles
from serai.server.ratings import boards, ledger
from serai.server.storage.sqlite import connect, migrate

LISTS = {
    "board": boards.BOARD,
    "before": boards.BEFORE,
    "solo board": boards.SOLO_BOARD,
    "own ratings": boards.OWN,
    "own solo scores": boards.OWN_SOLO,
    "curve": boards.CURVE,
    "games": boards.GAMES,
    "results": profiles.RESULTS,
    "openings": profiles.OPENINGS,
    "opponents": profiles.OPPONENTS,
    "sitters": ledger.SELECT_SITTERS,
}
FOUND_ALREADY = ("SCAN t", "SCAN CONSTANT ROW")  # whom one met most, a page of games, and the two counts of a place


@pytest.mark.parametrize("name", LISTS)
def test_no_list_reads_or_sorts_a_whole_table(tmp_path: Path, name: str) -> None:
    connection = connect(str(tmp_path / "serai.db"))
    migrate(connection)
    statement = LISTS[name]
    plan = connection.execute(f"EXPLAIN QUERY PLAN {statement}", [1] * statement.count("?")).fetchall()
    connection.close()
    steps = [step for *_, step in plan]
    assert not [step for step in steps if step.startswith("SCAN") and step not in FOUND_ALREADY], steps
    sorts = [step for step in steps if "B-TREE FOR" in step and "LAST" not in step]
    assert not sorts or name in ("opponents", "results", "games"), steps  # those sort the few rows that they give
