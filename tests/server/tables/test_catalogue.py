"""The catalogue: everything that a client needs for a table of any game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from serai.engine.core.game import load, names
from serai.protocol.opening import LEVELS
from serai.server.operations import schemas
from serai.words import LANGUAGES
from tests.server.running import Client, Server


def test_the_list_of_games_tells_how_a_table_can_be_laid(server: Server) -> None:
    listed = {game["name"]: game for game in Client(server).get("/games")}
    assert set(listed) == set(names())
    for name, told in listed.items():
        game = load(name)
        assert (told["min_seats"], told["max_seats"], told["colours"]) == (
            game.min_seats,
            game.max_seats,
            list(game.colours),
        )
        assert told["levels"] == list(LEVELS)
        assert [option["name"] for option in told["options"]] == [option.name for option in game.options]
    options = {option["name"]: option for option in listed["warrior_knights"]["options"]}
    assert options["heir_exchange"] == {
        "name": "heir_exchange", "kind": "switch", "default": False, "values": [False, True]
    }  # fmt: skip
    assert (options["influence_per_player"]["kind"], options["influence_per_player"]["default"]) == ("number", 10)
    assert options["baron_assignment"]["kind"] == "word"
    assert listed["khan"]["options"] == [{"name": "ruler_cells", "kind": "free", "default": None, "values": []}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_level_has_a_name(server: Server, language: str) -> None:
    words = "\n".join(Client(server).get(f"/games/khan/words/{language}"))
    assert all(f"\nlevel-{level} = " in words for level in LEVELS)


def test_every_number_of_a_game_points_into_a_table_that_is_told(server: Server) -> None:
    ann = Client(server)
    for name in names():
        told = ann.get(f"/games/{name}")
        tables = {"number", "words", *told["tables"]}
        for shape in told["choices"] + told["events"]:
            assert {table.removesuffix("*") for table in shape["tables"]} <= tables, shape
        assert told["tables"]["seat"] == list(load(name).colours)


def test_the_fields_of_a_view_are_told(server: Server) -> None:
    ann = Client(server)
    fields = {field["name"]: field for field in ann.get("/games/khan")["fields"]}
    assert fields["hands"] == {"name": "hands", "visibility": "own", "cards": "card"}
    assert (fields["ground"]["visibility"], fields["deck"]["visibility"]) == ("public", "counted")
    table = ann.table("khan", "me", "me")
    ann.start(table)
    assert set(fields) <= set(ann.position(table, 0)["view"])


def test_the_content_of_a_game_travels_as_its_folder_has_it_without_notes(server: Server) -> None:
    ann = Client(server)
    khan = ann.get("/games/khan/content")
    assert khan["board"][-1] == "SSSS~FFFFFFFFF"
    assert set(khan["borders"]) == {"sea"}  # and nothing of where it comes from
    assert set(khan) == {"board", "borders", "cards", "examples", "game", "pieces", "rulers"}
    assert ann.get("/games/tic_tac_toe/content") == {}
    assert ann.get("/games/nothing/content", 404)["key"] == "not-found"


def test_the_descriptions_are_written_for_clients(tmp_path: Path) -> None:
    schemas.write(tmp_path / "made")
    described = json.loads((tmp_path / "made" / "openapi.json").read_text())
    assert "/api/v1/tables/{table_id}/position" in described["paths"]
    spoken = json.loads((tmp_path / "made" / "socket.json").read_text())
    assert {"from_client", "to_client", "$defs"} == set(spoken)
