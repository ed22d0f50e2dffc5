"""Openings as records tell them: Khan's first regions, Merv's first action, and nothing that was taken back."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.engine.core.notation import event_json
from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.server.ratings.openings import openings_in, openings_known
from serai.words import LANGUAGES
from tests.roots import ROOT

SAMPLES = Path(__file__).parents[1] / "samples"
Stored = tuple[int, int, str, str, str]


def stored(game: str) -> list[Stored]:
    """The first rows of a sample as the database keeps them."""
    record = Record.from_text((SAMPLES / f"{game}.txt").read_text())
    events: dict[int, list[object]] = {}
    for told in Match.replay(record).events(None):
        events.setdefault(told.move, []).append([event_json(told.event), {}])
    known = openings_known(game)
    assert known is not None
    return [
        (row.number, row.seat, row.act, json.dumps(row.what), json.dumps(events.get(row.number, [])))
        for row in record.rows[: known.LONGEST]
    ]


@pytest.mark.parametrize(
    ("game", "openings"),
    [
        (
            "khan",
            {
                0: "table-region-mountain table-region-sand_desert",
                1: "table-region-rocky_desert table-region-forest",
                2: "table-region-ice table-region-tundra",
            },
        ),
        ("merv", {0: "choice-gain-favour", 1: "table-action-caravansary", 2: "table-action-caravansary"}),
    ],
)
def test_openings_of_a_game_have_words(game: str, openings: dict[int, str]) -> None:
    known = openings_known(game)
    assert known is not None
    found = openings_in(known, stored(game), 3)
    assert found == openings
    for language in LANGUAGES:
        words = (ROOT / "src/serai/games" / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        for key in " ".join(found.values()).split():
            assert f"\n{key} =" in words


def test_what_was_taken_back_is_no_opening() -> None:
    known = openings_known("khan")
    assert known is not None
    rows = stored("khan")[:6]
    undone: Stored = (7, 0, "undo", "[6]", "[]")
    assert openings_in(known, [*rows, undone], 3)[0] == openings_in(known, rows[:5], 3)[0]


def test_games_without_openings_have_none() -> None:
    assert openings_known("tic_tac_toe") is None
    assert openings_known("no such game") is None
