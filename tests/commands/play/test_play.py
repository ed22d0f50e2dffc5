"""`serai play` on the terminal: whole plays typed line by line."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from serai.commands.play import terminal
from serai.commands.records.records import keep, open_record
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.position import write_position
from tests.battery.sample_game import GAME as BAZAAR
from tests.commands.conftest import Serai


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    return tmp_path / "play.json"


def texts(path: Path) -> list[Any]:
    return [row.what for row in open_record(path).rows]


# ---- whole plays


def test_two_people_play_tic_tac_toe_to_the_end(serai: Serai, kept: Path) -> None:
    typed = "square b2\na3\n3\nSQUARE B3\nc2\n"
    said = serai("play", "--terminal", "tic_tac_toe", "--bots", 0, "--record", kept, typed=typed)
    assert said.status == 0
    assert texts(kept) == ["square b2", "square a3", "square a2", "square b3", "square c2"]
    assert "Cross has three in a line and wins." in said.out
    assert said.out.rstrip().endswith("2. Nought: 0 points")
    assert "Pass the screen" not in said.out  # nothing is hidden in this game
    assert said.out.count("Cross claims b2.") == 1


def test_two_people_play_connect_four_to_the_end(serai: Serai, kept: Path) -> None:
    said = serai("play", "--terminal", "connect_four", "--bots", 0, "--record", kept, typed="a\nb\na\nb\na\nb\na\n")
    assert said.status == 0
    assert "Red has four in a line and wins." in said.out
    assert texts(kept) == ["drop a", "drop b"] * 3 + ["drop a"]


def test_a_person_plays_connect_four_against_a_bot(serai: Serai, kept: Path) -> None:
    typed = "1\n" * 60
    said = serai("play", "--terminal", "connect_four", "--bots", 1, "--seed", "x", "--record", kept, typed=typed)
    assert said.status == 0
    assert "The game is over." in said.out
    again = kept.with_name("again.json")
    serai("play", "--terminal", "connect_four", "--bots", 1, "--seed", "x", "--record", again, typed=typed)
    assert texts(again) == texts(kept)  # the seed decides what the bot does


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


def test_bots_alone_play_to_the_end(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    said = serai("play", "--terminal", "bazaar", "--seats", 3, "--bots", 3, "--seed", "x", "--record", kept)
    assert said.status == 0
    assert Match.replay(open_record(kept)).over


# ---- hidden hands, and choosing at once


def test_the_screen_is_passed_where_hands_are_hidden(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    typed = "\n1\ncommit\n\n1\ncommit\n\npass\n\nq\n"  # an empty line takes the screen
    said = serai(
        "play", "--terminal", "bazaar", "--seats", 2, "--bots", 0, "--seed", "x", "--record", kept, typed=typed
    )
    assert said.status == 0
    passed = [line.removeprefix("> ") for line in said.out.splitlines() if "Pass the screen" in line]
    assert passed == [f"Pass the screen to {seat}, then press Enter." for seat in ("red", "blue", "red", "blue")]
    rows = open_record(kept).rows
    assert [row.act for row in rows] == ["all", "chose"]
    assert "Chosen so far: choice-bid" in said.out


def test_the_screen_is_not_passed_to_the_only_person(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    said = serai(
        "play",
        "--terminal",
        "bazaar",
        "--seats",
        3,
        "--bots",
        2,
        "--seed",
        "x",
        "--record",
        kept,
        typed="1\ncommit\nq\n",
    )
    assert "Pass the screen" not in said.out
    assert open_record(kept).rows[0].act == "all"


def test_a_draft_is_kept_and_can_be_taken_back(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    arguments = ("play", "--terminal", "bazaar", "--seats", 2, "--bots", 0, "--seed", "x", "--record", kept)
    serai(*arguments, typed="\n1\nq\n")
    assert [len(draft) for draft in open_record(kept).drafts or []] == [1, 0]
    serai(*arguments, typed="\nu\nq\n")
    assert [len(draft) for draft in open_record(kept).drafts or []] == [0, 0]


def test_something_beside_the_question(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    typed = "\n?\naside give blue 1\naside give red 1\nq\n"
    said = serai(
        "play", "--terminal", "bazaar", "--seats", 2, "--bots", 0, "--seed", "x", "--record", kept, typed=typed
    )
    assert "for instance: aside give blue 1" in said.out
    assert [row.act for row in open_record(kept).rows] == ["aside"]
    assert "[BZ-GIVE-1]" in said.out


# ---- what else can be typed


def play_cross(serai: Serai, kept: Path, typed: str) -> str:
    said = serai("play", "--terminal", "tic_tac_toe", "--bots", 0, "--record", kept, typed=typed)
    assert said.status == 0
    return str(said.out)


def test_why_not_cites_the_rule(serai: Serai, kept: Path) -> None:
    out = play_cross(serai, kept, "b2\nwhy square b2\nwhy square a1\nwhy hop\nsquare b2\nq\n")
    assert out.count("b2 already belongs to Cross.  [TT-TURN-2]") == 2
    assert "Nothing speaks against it." in out
    assert "[SE-ASK-2]" in out
    assert texts(kept) == ["square b2"]


def test_help_names_a_choice_in_notation(serai: Serai, kept: Path) -> None:
    assert "for instance: square a3" in play_cross(serai, kept, "?\nq\n")


def test_undo_is_refused_with_its_reason(serai: Serai, kept: Path) -> None:
    out = play_cross(serai, kept, "b2\nu\nq\n")
    assert "[SE-UNDO-1]" in out


def test_undo_takes_back_while_the_same_seat_is_asked(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    typed = "1\ncommit\n2\nu\nq\n"  # shows a card and takes it back
    serai("play", "--terminal", "bazaar", "--seats", 2, "--bots", 1, "--seed", "y", "--record", kept, typed=typed)
    assert [row.act for row in open_record(kept).rows] == ["all", "chose", "undo"]


def test_part_of_a_choice_shows_all_that_contain_it(serai: Serai, kept: Path) -> None:
    out = play_cross(serai, kept, "a\n2\nq\n")
    assert "1  Claim a3  square a3\n2  Claim a2  square a2\n3  Claim a1  square a1\n0  back to all choices" in out
    assert texts(kept) == ["square a2"]


def test_a_letter_that_is_a_choice_comes_before_the_command(serai: Serai, kept: Path) -> None:
    serai("play", "--terminal", "connect_four", "--bots", 0, "--record", kept, typed="b\nboard\nq\n")
    assert texts(kept) == ["drop b"]


def test_going_back_to_all_choices(serai: Serai, kept: Path) -> None:
    play_cross(serai, kept, "a\n0\n2\nq\n")
    assert texts(kept) == ["square b3"]


def test_a_number_that_is_not_there(serai: Serai, kept: Path) -> None:
    assert "There is no 12; the numbers go up to 9." in play_cross(serai, kept, "12\nq\n")


def test_the_board_again(serai: Serai, kept: Path) -> None:
    assert play_cross(serai, kept, "b\nq\n").count("    a  b  c") == 2


def test_save_writes_another_file(serai: Serai, kept: Path) -> None:
    copy = kept.with_name("copy.txt")
    out = play_cross(serai, kept, f"b2\nsave {copy}\nsave /proc/nowhere/x.json\nq\n")
    assert f"Saved as {copy}." in out
    assert "cannot be written" in out
    assert copy.read_text().startswith("serai 1\n")
    assert texts(copy) == ["square b2"]


# ---- stopping and going on


def test_the_play_goes_on_from_its_record(serai: Serai, kept: Path) -> None:
    out = play_cross(serai, kept, "b2\na3\nq\n")
    assert f"go on with: serai play --terminal tic_tac_toe --record {kept}" in out
    said = serai("play", "--terminal", "--record", kept, "--bots", 0, typed="a2\nb3\nc2\n")
    assert "The game goes on after move 2." in said.out
    assert "Nought claims a3." in said.out  # what happened last is told again
    assert "Cross claims b2." not in said.out
    assert Match.replay(open_record(kept)).over


def test_the_end_of_input_keeps_the_play(serai: Serai, kept: Path) -> None:
    said = serai("play", "--terminal", "tic_tac_toe", "--bots", 0, "--record", kept, typed="b2\n")
    assert said.status == 0
    assert texts(kept) == ["square b2"]


def test_an_interrupt_keeps_the_play(serai: Serai, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["b2", "a3"])

    def read(self: Any) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(terminal.Terminal, "read_line", read)
    said = serai("play", "--terminal", "tic_tac_toe", "--bots", 0, "--record", kept)
    assert said.status == 130
    assert texts(kept) == ["square b2", "square a3"]
    assert "The game is kept in" in said.out


def test_a_finished_play_is_shown_again(serai: Serai, kept: Path) -> None:
    play_cross(serai, kept, "b2\na3\na2\nb3\nc2\n")
    said = serai("play", "--terminal", "--record", kept, "--bots", 0)
    assert said.status == 0
    assert "1. Cross: 1 point" in said.out


def test_plays_are_kept_somewhere_without_being_told(
    serai: Serai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    serai("play", "--terminal", "tic_tac_toe", "--bots", 0, typed="b2\nq\n")
    (path,) = (tmp_path / "serai" / "plays").iterdir()
    assert texts(path) == ["square b2"]


# ---- sitting down


def test_what_the_command_line_leaves_open_is_asked(serai: Serai, register: Any, kept: Path) -> None:
    register(BAZAAR)
    said = serai("play", "--terminal", "bazaar", "--record", kept, typed="9\n\n5\n2\n\nq\n")
    assert said.out.count("How many seats, 2 to 4? [3]") == 2
    assert said.out.count("How many of them are people, 1 to 3? [1]") == 2
    assert len(open_record(kept).seats) == 3
    assert "Pass the screen" in said.out  # two people


def test_the_end_of_input_before_the_play(serai: Serai, kept: Path) -> None:
    assert serai("play", "--terminal", "connect_four", "--record", kept).status == 0
    assert not kept.exists()


def test_options_reach_the_play(serai: Serai, register: Any, kept: Path) -> None:
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


def test_a_record_of_another_play_is_refused(serai: Serai, kept: Path) -> None:
    keep(kept, Match.new(load("tic_tac_toe"), 2, "x").record)
    said = serai("play", "--terminal", "connect_four", "--record", kept)
    assert (said.status, said.err) == (2, f"serai: {kept} is a game of tic_tac_toe, not of connect_four\n")
    assert serai("play", "--terminal", "--seats", 3, "--record", kept).status == 2


def test_the_person_speaks_russian(serai: Serai, kept: Path) -> None:
    typed = "why square b2\nsquare b2\nsquare b2\nq\n"
    said = serai("play", "--terminal", "tic_tac_toe", "--bots", 0, "--lang", "ru", "--record", kept, typed=typed)
    assert "Крестик, займите пустую клетку." in said.out
    assert "Ничто этому не мешает." in said.out
    assert "Клетка b2 уже занята (Крестик).  [TT-TURN-2]" in said.out


def test_the_screen_is_wiped_on_a_terminal(register: Any, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from io import StringIO

    from rich.console import Console

    from serai.bots.bot import Budget
    from serai.words import Words

    screen = StringIO()
    match = Match.new(BAZAAR, 2, "x")
    monkeypatch.setattr(sys, "stdin", StringIO("\n"))
    table = terminal.Terminal(match, Words("en", BAZAAR), {}, Budget(), kept, Console(file=screen, force_terminal=True))
    table.hand_over(1)
    assert screen.getvalue().startswith("\x1b[2J\x1b[3J\x1b[H")
    assert table.at_screen == 1


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
