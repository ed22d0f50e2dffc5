"""What a person names and cannot be used is told in one line, whatever the command."""

from pathlib import Path

import pytest

from tests.commands.conftest import Serai


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "tic_tac_toe", "--bots", "random,novice", "--games", 1, "--out"),
        ("dataset", "tic_tac_toe", "--games", 1, "--jobs", 1),
    ],
)
def test_a_file_where_a_folder_is_needed_is_named(serai: Serai, tmp_path: Path, words: tuple[object, ...]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    said = serai(*words, file)
    assert (said.status, said.err) == (2, f"serai: {file} cannot be used: File exists\n")
    assert file.read_text() == ""
