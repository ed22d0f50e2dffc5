"""Content files that do not describe the game are refused on load, with a complaint that says what is wrong."""

import importlib.util
import shutil
from pathlib import Path
from types import ModuleType

import pytest

from serai.games.khan import tables
from serai.games.khan.rules import board, cards, placements


def load_with(change: tuple[str, str, str], module: ModuleType, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a module anew on content in which one text is replaced by another."""
    name, old, new = change
    shutil.copytree(tables.FOLDER, folder / "content")
    file = folder / "content" / name
    text = file.read_text("utf-8")
    assert old in text
    file.chmod(0o644)
    file.write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setattr(tables, "FOLDER", folder / "content")
    spec = importlib.util.spec_from_file_location(f"fresh_{module.__name__.rpartition('.')[2]}", module.__file__)
    assert spec
    assert spec.loader
    spec.loader.exec_module(importlib.util.module_from_spec(spec))


BOARD = [
    ("board.txt", "TTIIIIIIIMMMMM\n", "", "board.txt has another size than game.toml"),
    ("board.txt", "TTIIIIIIIMMMMM", "TTIIIIIIIMMMM", "board.txt has another size than game.toml"),
    ("board.txt", "TIIIIIIIIIMMMM", "TIIIIIIIIMMMMM", "board.txt has 23 cells of mountain, not 22"),
    ("game.toml", "rows = 11", "rows = 12", "board.txt has another size than game.toml"),
    ("game.toml", 'id = "river"', 'id = "rivers"', "river must be the last terrain"),
    ("borders.toml", "[0, 13], [1, 13]", "[0, 13], [0, 13]", "the cells of borders.toml must be different"),
    ("borders.toml", "[0, 13], [1, 13]", "[0, 13], [1, 12]", "borders.toml lists edge land only"),
    ("borders.toml", "[0, 13], [1, 13]", "[0, 13], [4, 13]", "borders.toml lists edge land only"),
    ("borders.toml", "[0, 13], [1, 13]", "[0, 13], [0, 14]", "borders.toml lists edge land only"),
]
CARDS = [
    (
        "rulers.toml",
        "start = [7, 1]",
        "start = [2, 2]",
        "rulers.toml: c3 is named twice",
    ),
    ("rulers.toml", "start = [7, 1]", "start = [4, 1]", "rulers.toml: b5 is a river cell"),
    ("rulers.toml", "start = [7, 1]", "start = [11, 1]", "a ruler starts outside the board"),
    ("rulers.toml", 'id = "delhi"', 'id = "song"', "the ids of rulers.toml must be different"),
    ("cards.toml", '["c02", "seljuk"', '["c01", "seljuk"', "the ids of cards.toml must be different"),
    ("cards.toml", 'directions = ["N", "NE"', 'directions = ["NE", "N"', "name other directions"),
    ("cards.toml", 'kinds = ["mountain", "ice"', 'kinds = ["ice", "mountain"', "other invasion kinds than the rules"),
]
PIECES = [
    ("pieces.toml", 'class = "tile"', 'class = "tent"', "tile_i2 is neither tile nor bridge"),
    ("pieces.toml", "size = 2", "size = 3", "tile_i2 has 2 cells, not 3"),
    ("pieces.toml", 'id = "tile_i3"', 'id = "tile_i2"', "the ids of pieces.toml must be different"),
    (
        "pieces.toml",
        'size = 3\ncount = 4\nvp = 3\ncolour = "timber"\ncells = [[0, 0], [0, 1], [0, 2]]',
        'size = 2\ncount = 4\nvp = 3\ncolour = "timber"\ncells = [[0, 0], [1, 0]]',
        "the shapes of pieces.toml must be different",
    ),
    (
        "pieces.toml",
        'size = 2\ncount = 4\nvp = 2\ncolour = "timber"\ncells = [[0, 0], [0, 1]]',
        'size = 2\ncount = 4\nvp = 2\ncolour = "timber"\ncells = [[0, 0], [0, 14]]',
        "tile_i2 fits nowhere on the board",
    ),
    (
        "pieces.toml",
        'size = 2\ncount = 4\nvp = 2\ncolour = "timber"\ncells = [[0, 0], [0, 1]]',
        'size = 6\ncount = 4\nvp = 2\ncolour = "timber"\ncells = [[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5]]',
        "a piece over more than 5 land cells cannot be counted",
    ),
]


@pytest.mark.parametrize(
    ("module", "name", "old", "new", "complaint"),
    [(module, *case) for module, cases in ((board, BOARD), (cards, CARDS), (placements, PIECES)) for case in cases],
)
def test_wrong_content(
    module: ModuleType,
    name: str,
    old: str,
    new: str,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(tables.BadContent, match=complaint):
        load_with((name, old, new), module, tmp_path, monkeypatch)


@pytest.mark.parametrize("module", [board, cards, placements])
def test_the_content_as_it_is(module: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_with(("game.toml", "rows = 11", "rows = 11"), module, tmp_path, monkeypatch)


def test_a_ruler_may_start_in_the_corner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_with(("rulers.toml", "start = [7, 1]", "start = [0, 0]"), cards, tmp_path, monkeypatch)


def test_the_sea_may_begin_in_the_corner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    load_with(("borders.toml", "[0, 13], [1, 13]", "[0, 0], [1, 13]"), board, tmp_path, monkeypatch)


def test_other_special_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    specials = [{**special, "id": special["id"].upper()} for special in board.GAME_TABLE["special_cards"]]
    monkeypatch.setattr(board, "GAME_TABLE", {**board.GAME_TABLE, "special_cards": specials})
    with pytest.raises(tables.BadContent, match="other special cards than the rules"):
        load_with(("cards.toml", "c01", "c01"), cards, tmp_path, monkeypatch)


def test_river_comes_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (tables.FOLDER / "game.toml").read_text("utf-8")
    river = '[[terrains]]\nletter = "~"\nid = "river"\ncells = 22\n'
    forest = '[[terrains]]\nletter = "F"\nid = "forest"\ncells = 25\n'
    assert forest + river in text
    with pytest.raises(tables.BadContent, match="river must be the last terrain"):
        load_with(("game.toml", forest + river, river + forest), board, tmp_path, monkeypatch)


def test_a_river_that_parts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    # The river fills a corner: one bank is left.
    drawn = "\n".join(["~" * 11 + "MMM", "~" * 11 + "MMM", *["M" * 14] * 9])
    counts = {"M": drawn.count("M"), "~": drawn.count("~")}
    monkeypatch.setattr(
        board, "LAND", tuple(cell for cell, letter in enumerate(drawn.replace("\n", "")) if letter == "M")
    )
    monkeypatch.setattr(board, "IS_LAND", bytes(letter == "M" for letter in drawn.replace("\n", "")))
    assert counts == {"M": 132, "~": 22}
    with pytest.raises(tables.BadContent, match="the river must cut the land into banks"):
        board._banks()
