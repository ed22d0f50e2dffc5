"""`serai play --terminal`: who sits down, with which bots and options, where the game is kept, and positions."""

import json
from pathlib import Path
from typing import Any

import pytest

from serai.commands.records.records import keep, open_record
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.position import write_position
from tests.battery.sample_game import GAME as BAZAAR
from tests.commands.conftest import Serai
from tests.commands.play.conftest import texts

# ---- sitting down


def test_what_the_command_line_leaves_open_is_asked(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    said = serai("play", "--terminal", "bazaar", "--record", kept, typed="9\n\n5\n2\n\nq\n")
    assert said.out.count("How many seats, 2 to 4? [3]") == 2
    assert said.out.count("How many of them are people, 1 to 3? [1]") == 2
    assert len(open_record(kept).seats) == 3
    assert "Pass the screen" in said.out  # two people


def test_the_end_of_input_before_the_game(serai: Serai, kept: Path) -> None:
    assert serai("play", "--terminal", "connect_four", "--record", kept).status == 0
    assert not kept.exists()


def test_options_reach_the_game(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    serai("play", "--terminal", "bazaar", "--seats", 2, "--bots", 2, "--option", "rounds=1", "--record", kept)
    assert json.loads(kept.read_text())["options"]["rounds"] == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "no game is called 'chess'"),
        (["tic_tac_toe", "--seats", "7"], "is for 2 to 2 seats"),
        (["tic_tac_toe", "--bots", "3"], "of 2 seats, 3 cannot be bots"),
        (["tic_tac_toe", "--bots", "-1"], "of 2 seats, -1 cannot be bots"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: list[str], complaint: str, serai: Serai) -> None:
    said = serai("play", "--terminal", "--bots", "0", *arguments)
    assert said.status == 2
    assert complaint in said.err


def test_a_record_of_another_game_is_refused(serai: Serai, kept: Path) -> None:
    keep(kept, Match.new(load("tic_tac_toe"), 2, "x").record)
    said = serai("play", "--terminal", "connect_four", "--record", kept)
    assert (said.status, said.err) == (2, f"serai: {kept} is a game of tic_tac_toe, not of connect_four\n")
    assert serai("play", "--terminal", "--seats", 3, "--record", kept).status == 2


def test_the_level_of_the_bots_can_be_chosen_and_is_said(serai: Serai, kept: Path) -> None:
    asked = ("play", "--terminal", "tic_tac_toe", "--bots", 2, "--seed", "x", "--record", kept)
    assert "2 seats are bots’, Trader: Takes the best bargain in sight." in serai(*asked).out
    kept.unlink()
    assert "Novice: Sees one move" in serai(*asked, "--level", "novice").out
    kept.unlink()
    refused = serai(*asked, "--level", "wizard")
    assert refused.status == 2
    assert "no bot is called 'wizard'" in refused.err
    assert not kept.exists()


def test_games_are_kept_somewhere_without_being_told(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    serai("play", "--terminal", "tic_tac_toe", "--bots", 0, typed="b2\nq\n")
    (path,) = (tmp_path / "serai" / "games").iterdir()
    assert texts(path) == ["square b2"]


# ---- Khan


def test_khan_is_played_to_the_end_by_a_person_and_two_bots(serai: Serai, kept: Path) -> None:
    arguments = ("play", "--terminal", "khan", "--seats", 3, "--bots", 2, "--seed", "steppe", "--record", kept)
    said = serai(*arguments, typed="1\n" * 2000)  # the first choice, or the first of the first group
    assert said.status == 0, said.err
    assert "The game is over." in said.out
    assert "[SE-" not in said.out
    record = open_record(kept)
    assert any(row.seat == 0 for row in record.rows)
    assert Match.replay(record).over
    shown = serai("show", kept, "--at", 40, "--seat", "red", "--lang", "ru")
    assert shown.status == 0
    assert "после хода 40" in shown.out
    assert serai("verify", kept).status == 0
    assert serai("replay", kept, "--fast", "--lang", "fr").status == 0


def test_khan_is_what_is_played_without_a_name(serai: Serai, kept: Path) -> None:
    said = serai("play", "--terminal", "--record", kept, typed="2\n1\nq\n")
    assert said.status == 0
    assert open_record(kept).game == "khan"
    assert len(open_record(kept).seats) == 2


# ---- from a position


def position_file(path: Path, moves: tuple[str, ...] = ("square b2", "square a3")) -> Path:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for text in moves:
        match.make(match.asks[0].seat, text)
    path.write_text(write_position(match.position), encoding="utf-8")
    return path


def test_a_game_begins_with_a_position(serai: Serai, kept: Path, tmp_path: Path) -> None:
    file = position_file(tmp_path / "position.txt")
    typed = "a2\nb3\nc2\n"
    said = serai("play", "--terminal", "--position", file, "--bots", 0, "--record", kept, typed=typed)
    assert said.status == 0
    assert "Cross has three in a line and wins." in said.out
    assert texts(kept) == ["square a2", "square b3", "square c2"]
    assert open_record(kept).position == file.read_text(encoding="utf-8")
    assert Match.replay(open_record(kept)).over


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["khan"], "position.txt is a game of tic_tac_toe, not of khan"),
        (["--seats", 3], "position.txt is a game of 2 seats, not of 3"),
        (["--seed", "x"], "--seed is for a new game; the position has its own"),
        (["--bots", 3], "of 2 seats, 3 cannot be bots"),
    ],
)
def test_what_does_not_fit_a_position_is_refused(
    arguments: list[Any], complaint: str, serai: Serai, kept: Path, tmp_path: Path
) -> None:
    file = position_file(tmp_path / "position.txt")
    said = serai("play", "--terminal", "--position", file, "--record", kept, *arguments)
    assert said.status == 2
    assert complaint in said.err


def test_a_bad_position_is_refused_with_its_line(serai: Serai, tmp_path: Path) -> None:
    file = position_file(tmp_path / "position.txt")
    file.write_text(file.read_text(encoding="utf-8").replace("Claim", "Sleep"), encoding="utf-8")
    said = serai("play", "--terminal", "--position", file)
    assert (said.status, said.err) == (2, f"serai: {file}: line 8: tic_tac_toe has no step Sleep\n")
    said = serai("play", "--terminal", "--position", tmp_path / "nowhere")
    assert said.status == 2
    assert "cannot be read" in said.err


def test_a_position_that_breaks_a_rule_is_refused(serai: Serai, tmp_path: Path) -> None:
    file = position_file(tmp_path / "position.txt")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("seat=cross", "seat=nought"), encoding="utf-8")
    for where in ([], ["--terminal"]):
        said = serai("play", *where, "--position", file)
        assert (said.status, said.err) == (2, f"serai: {file}: the position breaks TT-TURN-1\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["khan"], "position.txt is a game of tic_tac_toe, not of khan"),
        (["--seats", 3], "position.txt is a game of 2 seats, not of 3"),
        (["--seed", "x"], "--seed goes with --terminal"),
        (["--record", "x.json"], "--record goes with --terminal"),
        (["--bots", 3], "of 2 seats, 3 cannot be bots"),
        (["--bots", 2], "a person sits in one seat at least"),
        (["--level", "grandmaster"], "bots play at random"),
    ],
)
def test_what_does_not_fit_a_position_in_the_browser_is_refused(
    arguments: list[Any], complaint: str, serai: Serai, tmp_path: Path
) -> None:
    said = serai("play", "--position", position_file(tmp_path / "position.txt"), *arguments)
    assert said.status == 2
    assert complaint in said.err


def test_a_game_that_is_over_is_not_begun_in_the_browser(serai: Serai, tmp_path: Path) -> None:
    whole = ("square a1", "square b1", "square a2", "square b2", "square a3")
    said = serai("play", "--position", position_file(tmp_path / "position.txt", whole))
    assert said.status == 2
    assert "the game is over in this position" in said.err


# ---- ready-made options


def test_a_short_game_is_one_of_the_ready_made_ones(serai: Serai, kept: Path) -> None:
    said = serai("play", "--terminal", "warrior_knights", "--record", kept, typed="2\n2\n\nq\n")
    assert "2  Short game" in said.out
    assert open_record(kept).options["round_limit"] == 5
    kept.unlink()
    asked = ("--seats", 2, "--bots", 1, "--preset", "short", "--option", "round_limit=6")
    serai("play", "--terminal", "warrior_knights", "--record", kept, *asked, typed="q\n")
    options = open_record(kept).options
    assert (options["influence_per_player"], options["round_limit"]) == (8, 6)


def test_a_preset_that_a_game_does_not_have_is_refused(serai: Serai, kept: Path) -> None:
    said = serai("play", "--terminal", "khan", "--seats", 2, "--bots", 1, "--preset", "short", "--record", kept)
    assert said.status == 2
    assert "khan has no preset 'short'; there are: usual" in said.err
