"""Whole games on a device, against bots, with the page closed in the middle; their records hold everywhere."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from serai.cli import main
from serai.engine.play.record import Record
from tests.offline.conftest import Scene

GAMES = {
    "khan": (2, 12, {}),
    "merv": (1, 12, {}),
    "warrior_knights": (1, 40, {"influence_per_player": 8, "round_limit": 5}),
    "connect_four": (1, 6, {}),
    "tic_tac_toe": (1, 3, {}),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_to_its_end_and_its_record_is_verified(
    game: str, scene: Scene, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots, halfway, options = GAMES[game]
    played: dict[str, Any] = scene("whole_game", game, bots, halfway, options)
    shown = played["shown"]
    assert (shown["game"], shown["status"], shown["host"]) == (game, "over", "here")
    assert shown["result"]
    assert [seat["bot"] for seat in shown["seats"]] == [None, *["novice"] * bots]
    for ending in ("json", "txt"):
        file = tmp_path / f"record.{ending}"
        file.write_text(played["record" if ending == "json" else "text"])
        assert main(["verify", str(file)]) == 0, capsys.readouterr().err
    first = Record.from_json(played["record"])
    assert len(first.rows) == shown["number"]
    for out in played["outs"]:
        assert Record.from_json(out).rows == first.rows
        assert Record.from_json(out).state == first.state
