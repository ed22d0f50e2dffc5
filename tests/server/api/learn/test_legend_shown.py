"""Legends over HTTP: asked for by themselves, in one language, and kept by browsers."""

from __future__ import annotations

import httpx
import pytest

import serai
from serai.teach.legend import GROUPS, legend_of
from serai.words import LANGUAGES
from tests.server.running import Server


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["khan", "merv", "warrior_knights"])
def test_a_legend_is_told_in_a_language(server: Server, game: str, language: str) -> None:
    answer = httpx.get(f"http://{server.host}/api/v1/games/{game}/legend/{language}")
    entries = answer.json()["entries"]
    assert [entry["id"] for entry in entries] == [entry.id for entry in legend_of(serai.load(game))]
    assert {entry["group"] for entry in entries} <= set(GROUPS)
    assert all(entry["name"] and entry["sentence"] for entry in entries)
    assert answer.headers["cache-control"] == "no-cache"


def test_a_game_may_have_no_legend_and_nobody_speaks_every_language(server: Server) -> None:
    at = f"http://{server.host}/api/v1/games"
    assert httpx.get(f"{at}/tic_tac_toe/legend/en").json() == {"entries": []}
    assert httpx.get(f"{at}/khan/legend/tlh").status_code == 404
    assert httpx.get(f"{at}/dragons/legend/en").status_code == 404
    listed = {game["name"]: game["legend"] for game in httpx.get(at).json()}
    assert (listed["khan"], listed["tic_tac_toe"]) == (True, False)
