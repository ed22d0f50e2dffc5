"""Whole games go as they have always gone; `python -m tests.golden --write` says that a change is meant."""

from difflib import unified_diff

import pytest

from tests.golden.transcript import FOLDER, VIEWS, Golden, goldens, kept, transcript

AGAIN = "if this is meant: .venv/bin/python -m tests.golden --write"


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_a_game_goes_as_it_was_written_down(golden: Golden) -> None:
    assert golden.path.exists(), f"{golden.path.name} is not there; {AGAIN}"
    old = golden.path.read_text(encoding="utf-8")
    new = transcript(golden.game, kept(golden))
    if new != old:
        diff = list(unified_diff(old.split("\n"), new.split("\n"), "kept", "now", lineterm="", n=1))
        more = f"\n… and {len(diff) - 60} lines more" if len(diff) > 60 else ""
        pytest.fail("\n".join(diff[:60]) + f"{more}\n{AGAIN}", pytrace=False)


def test_every_file_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {str(golden) for golden in goldens()}


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_a_golden_game_is_whole(golden: Golden) -> None:
    seen = golden.path.read_text(encoding="utf-8").partition(VIEWS)[2]
    assert seen.count("-- after move") >= 3
    assert "\nresult: [[" in seen, "the game is kept to its end"
