"""`serai show`, `replay` and `verify`: a record is read as JSON or text, told in words, and proven or refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from serai.commands.records.records import keep, open_record
from serai.engine.core.game import load
from serai.engine.play.commitment import make_fair, seed_of
from serai.engine.play.match import Match
from serai.engine.play.position import read_position, write_position
from serai.engine.play.record import Record
from tests.battery.sample_game import GAME as BAZAAR
from tests.commands.conftest import Serai

# Cross claims the middle row while Nought fills the upper one.
MOVES = ("square b2", "square a3", "square a2", "square b3", "square c2")


def played(moves: tuple[str, ...] = MOVES) -> Match:
    match = Match.new(load("tic_tac_toe"), 2, "records")
    for move in moves:
        match.choose(match.asks[0].seat, move)
    return match


@pytest.fixture(params=["json", "txt"])
def record(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"play.{request.param}"
    keep(path, played().record)
    return path


@pytest.fixture
def bazaar(register: Any, tmp_path: Path) -> Path:
    """A game in which everybody chose at once, gave, took back and drew in private."""
    register(BAZAAR)
    match = Match.new(BAZAAR, 2, "secret", {"rounds": 1})
    while match.state.drafts is not None:
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[-1])
    match.choose(0, match.asks[0].options[1])  # shows a card
    match.undo(0)
    match.aside(1, "give red 1")
    match.choose(0, "draw")
    path = tmp_path / "bazaar.json"
    keep(path, match.record)
    return path


# ---- show


def test_show_tells_the_last_move_and_the_result(record: Path, serai: Serai) -> None:
    said = serai("show", record)
    assert said.status == 0
    assert said.out.splitlines() == [
        "Tic-tac-toe, after move 5 of 5",
        "  Cross claims c2.",
        "  Cross has three in a line and wins.",
        "",
        "3   ○  ○  · ",
        "2   ×  ×  × ",
        "1   ·  ·  · ",
        "    a  b  c",
        "",
        "The game is over.",
        "1. Cross: 1 point",
        "2. Nought: 0 points",
    ]


def test_show_at_a_move_from_a_seat(record: Path, serai: Serai) -> None:
    said = serai("show", record, "--at", 2, "--seat", "nought", "--lang", "ru")
    assert said.status == 0
    assert said.out.splitlines()[:3] == [
        "Крестики-нолики, после хода 2 из 5",
        "Нолик: Занять a3",
        "  Нолик занимает a3.",
    ]
    assert said.out.splitlines()[-1] == "Выбирает Крестик."


def test_show_the_own_question_in_full(record: Path, serai: Serai) -> None:
    assert "Cross, claim an empty square." in serai("show", record, "--at", 2, "--seat", "0").out


def test_show_the_beginning(record: Path, serai: Serai) -> None:
    said = serai("show", record, "--at", 0)
    assert said.status == 0
    assert "after move 0 of 5" in said.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--at", "6"], "there is no move 6; the record has 5"),
        (["--at", "-1"], "there is no move -1"),
        (["--seat", "green"], "there is no seat 'green'; there are cross, nought and spectator"),
        (["--seat", "2"], "there is no seat '2'"),
    ],
)
def test_show_refuses_what_is_not_there(arguments: list[str], complaint: str, record: Path, serai: Serai) -> None:
    said = serai("show", record, *arguments)
    assert said.status == 2
    assert complaint in said.err


def test_what_was_drawn_in_private_is_shown_to_its_seat_alone(bazaar: Path, serai: Serai) -> None:
    assert "event-drew-something" in serai("show", bazaar).out
    assert "event-drew-something" in serai("show", bazaar, "--seat", "blue").out
    assert "event-drew\n" in serai("show", bazaar, "--seat", "red").out


def test_a_choice_made_by_another_is_told_only_when_asked_for(bazaar: Path, serai: Serai) -> None:
    assert "choice-draw" not in serai("show", bazaar, "--seat", "blue").out
    assert "choice-draw" in serai("show", bazaar, "--seat", "red").out
    assert "choice-draw" in serai("show", bazaar, "--open").out


# ---- replay


def test_replay_tells_every_move(record: Path, serai: Serai) -> None:
    said = serai("replay", record, "--fast")
    assert said.status == 0
    assert [line for line in said.out.splitlines() if "claims" in line] == [
        f"  {who} claims {move.split()[1]}." for who, move in zip(("Cross", "Nought") * 3, MOVES, strict=False)
    ]
    assert said.out.count("    a  b  c") == 1
    assert "1. Cross: 1 point" in said.out


def test_replay_with_boards(record: Path, serai: Serai) -> None:
    assert serai("replay", record, "--boards", "--delay", "0").out.count("    a  b  c") == 6


def test_replay_tells_all_kinds_of_rows(bazaar: Path, serai: Serai) -> None:
    said = serai("replay", bazaar, "--open")
    assert said.status == 0
    assert "Move 1 All at once: red: choice-bid" in said.out
    assert "red takes back everything from move 2 on" in said.out
    assert "blue, beside the question: choice-give" in said.out


# ---- verify


def test_verify_says_what_is_proven(record: Path, serai: Serai) -> None:
    said = serai("verify", record)
    assert said.status == 0
    assert said.out.splitlines() == [
        "All 5 moves are legal in Tic-tac-toe (rules version 1).",
        "No invariant of the rules was broken after any move.",
        "Played again, the game ends in exactly the recorded state.",
        "The record has no seed material: that the shuffles were fair is not proven.",
        "The game is over:",
        "  1. Cross: 1 point",
        "  2. Nought: 0 points",
    ]


def test_verify_a_game_under_way(serai: Serai, bazaar: Path, tmp_path: Path) -> None:
    keep(tmp_path / "one.json", played(MOVES[:1]).record)
    assert "Its one move is legal" in serai("verify", tmp_path / "one.json").out
    keep(tmp_path / "none.json", played(()).record)
    assert "No move was made" in serai("verify", tmp_path / "none.json").out
    said = serai("verify", bazaar)
    assert said.status == 0
    assert "still under way" in said.out


def fair_record(shares: tuple[str, ...] = ("salt", "sand")) -> Record:
    fair = make_fair("the host's secret", shares)
    return Match.new(load("tic_tac_toe"), 2, seed_of("the host's secret", shares), fair=fair).record


@pytest.mark.rule("SE-CHANCE-3")
def test_verify_proves_the_seed(serai: Serai, tmp_path: Path) -> None:
    path = tmp_path / "fair.json"
    keep(path, fair_record())
    assert "The seed was promised by the host" in serai("verify", path).out


def test_verify_refuses_a_seed_that_was_steered(serai: Serai, tmp_path: Path) -> None:
    path = tmp_path / "steered.json"
    record = fair_record()
    assert record.fair is not None
    for changed, complaint in (
        (record.fair._replace(secret="another"), "the secret is not the one that was promised"),
        (record.fair._replace(shares=("salt", "mud")), "the seed is not made of the secret and the shares"),
        (record.fair._replace(shares=("salt",)), "the seed has 1 shares for 2 seats"),
    ):
        record.fair = changed
        keep(path, record)
        said = serai("verify", path)
        assert said.status == 1
        assert complaint in said.err


@pytest.mark.rule("SE-REC-3")
@pytest.mark.parametrize("command", ["verify", "show", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"square a2"', '"square a1"', "move 3: the record was changed here"),
        ('[3,0,"chose"', '[4,0,"chose"', "move 3: the row says 4"),
        ('"rules":1', '"rules":9', "version 9 of the rules"),
        ('"serai":1', '"serai":7', "format 7"),
        ('"state":"', '"state":"0', "after move 5 the game is not in the state that the record names"),
        ("}", "", "not JSON"),
        ('"tic_tac_toe"', '"chess"', "no game is called 'chess'"),
    ],
)
def test_a_broken_record_is_refused_with_the_place(
    command: str, old: str, new: str, complaint: str, serai: Serai, tmp_path: Path
) -> None:
    path = tmp_path / "broken.json"
    text = played().record.to_json().replace(old, new)
    if '"rules":9' in text or "chess" in text:  # the header is part of every check
        text = rechecked(text)
    path.write_text(text)
    said = serai(command, path)
    assert said.status == 1
    assert complaint in said.err
    assert said.err.count("\n") == 1


def rechecked(text: str) -> str:
    whole = json.loads(text)
    record = Record.from_json(json.dumps({**whole, "rows": []}))
    record.rows = played().record.rows
    return record.to_json()


def test_an_illegal_move_is_named_even_if_its_check_fits(serai: Serai, tmp_path: Path) -> None:
    record = played().record
    record.rows[2] = record.rows[2]._replace(what="square b2")
    keep(tmp_path / "illegal.json", record)
    said = serai("verify", tmp_path / "illegal.json")
    assert said.status == 1
    assert said.err.startswith("serai: move 3: square b2 is refused (TT-TURN-2")


def test_what_is_no_record_is_refused(serai: Serai, tmp_path: Path) -> None:
    assert serai("verify", tmp_path / "missing.json").status == 2
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    said = serai("verify", binary)
    assert (said.status, said.err.count("\n")) == (1, 1)
    empty = tmp_path / "empty"
    empty.write_text("")
    assert f"{empty}: a text record begins with" in serai("show", empty).err


# ---- keeping


def test_keeping_leaves_no_half_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "folder" / "play.json"
    keep(path, played(MOVES[:2]).record)
    monkeypatch.setattr("os.fsync", lambda _: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        keep(path, played().record)
    assert len(open_record(path).rows) == 2


def test_games_lists_what_can_be_played(serai: Serai, register: Any) -> None:
    register(BAZAAR)
    said = serai("games", "--json")
    told = {game["name"]: game for game in json.loads(said.out)}
    assert told["tic_tac_toe"]["seats"] == [2, 2]
    assert told["bazaar"]["options"][0] == {"name": "rounds", "default": 4, "values": [1, 2, 4, 6]}
    table = serai("games", "--lang", "fr").out
    assert "Morpion" in table
    assert "rounds=4" in table
    assert "rich=false" in table
    assert "2–4" in table


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(serai: Serai, register: Any) -> None:
    class Ill:
        name = "ill"

    register(Ill())
    said = serai("games")
    assert said.status == 1
    assert "ill cannot be loaded (TypeError" in said.err
    assert "Connect Four" in said.out


# ---- positions


def test_show_prints_the_position_after_a_move(record: Path, serai: Serai) -> None:
    said = serai("show", record, "--at", 2, "--position")
    assert said.status == 0
    assert said.out == write_position(Match.replay(open_record(record), upto=2).position)
    assert read_position(said.out).state.todo


def test_a_record_that_begins_with_a_position_is_shown_replayed_and_verified(serai: Serai, tmp_path: Path) -> None:
    match = Match.from_position(played(MOVES[:2]).position)
    asked = match.asks[0]
    match.make(asked.seat, asked.options[0])
    for name in ("short.json", "short.txt"):
        keep(tmp_path / name, match.record)
        assert "after move 1 of 1" in serai("show", tmp_path / name).out
        assert serai("replay", tmp_path / name).status == 0
        said = serai("verify", tmp_path / name)
        assert said.status == 0
        assert "It begins with a position that the record holds" in said.out
