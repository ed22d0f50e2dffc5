"""Pictures of positions: what stands there is drawn, and nothing that anybody wrote is anything but text."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from serai.drawing.boards import drawn
from serai.drawing.card import Card, Player, picture
from serai.drawing.colours import colours
from serai.drawing.khan.shapes import SHAPES as KHAN
from serai.drawing.merv.shapes import SHAPES as MERV
from serai.drawing.seats import SHAPES as SEATS
from serai.drawing.warrior_knights.shapes import SHAPES as REALM
from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.words import LANGUAGES, Words
from tests.roots import ROOT

SAMPLES = ROOT / "tests" / "server" / "samples"
SVG = "{http://www.w3.org/2000/svg}"


@lru_cache(maxsize=8)
def record(game: str) -> Record:
    return Record.from_text((SAMPLES / f"{game}.txt").read_text(encoding="utf-8"))


def paths(match: Match, language: str = "en") -> tuple[Counter[str], str]:
    """How often each shape is drawn in a picture of a position, and all that is written in it."""
    view, facts = match.view(None), match.facts(None)
    board = drawn(match.game, view, facts, Words(language, match.game))
    card = Card("Title", "", [Player(0, "Ann", "7", True)], "Move 1 of 2", 0.5)
    tree = ElementTree.fromstring(picture(card, board))
    found = Counter(element.get("d", "") for element in tree.iter(f"{SVG}path"))
    return found, " ".join(element.text or "" for element in tree.iter(f"{SVG}text"))


def at(game: str, move: int | None = None) -> Match:
    return Match.replay(record(game), move)


def test_khan_shows_every_yurt_ruler_and_piece() -> None:
    match = at("khan", 60)
    found, _ = paths(match)
    state = match.state
    standing = sum(1 <= code < 6 for code in state.ground)
    markers = sum(owners.bit_count() for owners in state.owners)
    inside = [camp if state.rulers[ruler] >= 0 else 0 for ruler, camp in enumerate(state.camps)]
    assert found[KHAN["yurt"]["felt"]] == standing + markers + sum(inside)
    assert found[KHAN["ruler"]["robe"]] == len(state.rulers)  # on the map, or in their courts
    assert state.laid
    assert found[KHAN["court"]["roof"]] == len(state.rulers)


def test_merv_shows_every_house_soldier_and_wall() -> None:
    match = at("merv")
    found, said = paths(match)
    state = match.state
    count = MERV["pieces"]
    houses, soldiers = (sum(owner >= 0 for owner in field) for field in (state.building, state.soldier))
    assert houses
    assert found[count["house"]["body"]] == 3 * houses  # with its shade and its halo
    assert found[count["soldier"]["body"]] == 3 * soldiers
    assert found[count["disc"]["body"]] == 3 * sum(state.posts)
    assert {"Samarkand", "Mosque"} <= set(said.split())


def test_warrior_knights_shows_every_noble_city_and_castle() -> None:
    match = at("warrior_knights")
    found, said = paths(match)
    state = match.state
    assert found[REALM["field"]] >= sum(place >= 0 for place in state.where) > 0
    assert found[REALM["keep"]] == sum(area >= 0 for area in state.castle)
    assert found[REALM["town"]] == sum(owner != -2 for owner in state.owner)
    assert "Constantinople" in said


@pytest.mark.parametrize("game", ["connect_four", "tic_tac_toe"])
def test_small_games_show_whose_each_place_is(game: str) -> None:
    match = at(game)
    found, _ = paths(match)
    made = Counter(row.seat for row in match.record.rows)
    assert found[SEATS[0]] == made[0] + 1  # and the badge beside the name
    assert found[SEATS[1]] == made[1]


@pytest.mark.parametrize("game", ["khan", "merv", "warrior_knights", "connect_four", "tic_tac_toe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_is_whole_at_the_beginning_in_every_language(game: str, language: str) -> None:
    found, said = paths(at(game, 0), language)
    assert found.total() > 3
    assert "Ann" in said


def test_a_game_without_cells_has_a_picture_too(monkeypatch: pytest.MonkeyPatch) -> None:
    match = at("tic_tac_toe")
    monkeypatch.setitem(match.game.notation.tables, "cell", ("here", "there"))
    _, said = paths(match)
    assert said.startswith("Tic-tac-toe ")


def test_what_people_write_is_text_and_nothing_else() -> None:
    match = at("tic_tac_toe")
    board = drawn(match.game, match.view(None), match.facts(None), Words("en", match.game))
    bad = '</text><script>alert("x")</script>&\x00\x1b'
    card = Card(bad, bad, [Player(0, bad, "1", False)], bad, 1.0)
    tree = ElementTree.fromstring(picture(card, board))
    assert not list(tree.iter(f"{SVG}script"))
    assert any('<script>alert("x")' in (text.text or "") for text in tree.iter(f"{SVG}text"))


def test_the_longest_names_stay_in_their_room() -> None:
    match = at("tic_tac_toe")
    board = drawn(match.game, match.view(None), match.facts(None), Words("en", match.game))
    players = [Player(seat, "W" * 300, "1000000", True) for seat in range(10)]
    tree = ElementTree.fromstring(picture(Card("W" * 300, "W" * 300, players, "W" * 300, 1.0), board))
    lines = [text.text or "" for text in tree.iter(f"{SVG}text")]
    assert max(map(len, lines)) < 60
    assert sum(line.startswith("W") and line.endswith("…") for line in lines) >= 8


def test_colours_are_those_of_the_style_sheets() -> None:
    for game in ("", "khan", "merv", "warrior_knights"):
        for name, value in colours(game).items():
            assert "var(" not in value, name
    assert colours()["seat-0"] == "#c2391b"  # by day, and in the palette that stays apart
    assert colours("khan")["owned-inlay"] == colours()["mark"]
    assert colours("khan")["wood-grain"] == "rgba(60,22,8,0.32)"


@pytest.mark.parametrize("game", ["khan", "merv", "warrior_knights"])
def test_boards_and_pictures_read_the_same_files(game: str) -> None:
    board = ROOT / "web" / "src" / "boards" / game
    assert f'@import "$drawing/{game}/colours.css"' in (board / "looks.css").read_text(encoding="utf-8")
    sources = [path for path in board.rglob("*") if path.suffix in (".ts", ".svelte")]
    using = [path for path in sources if f"$drawing/{game}/shapes.json" in path.read_text(encoding="utf-8")]
    assert len(using) >= 5
    shapes = (Path(ROOT) / "src" / "serai" / "drawing" / game / "shapes.json").read_text(encoding="utf-8")
    for shape in re.findall(r'"(M[^"]{24,})"', shapes):
        assert not any(shape in path.read_text(encoding="utf-8") for path in sources), f"{shape} stands there twice"
