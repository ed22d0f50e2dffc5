"""`serai fuzz`: finds what is wrong, leaves what shows it again, and finds nothing where nothing is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from serai.bots.dice import Dice
from serai.commands.study.fuzzing import FuzzedGame
from serai.commands.study.nonsense import is_legal, nonsense
from serai.engine.core.errors import IllegalChoice
from serai.engine.core.game import load, names
from serai.engine.play.match import Match
from tests.battery.sample_game import GAME as BAZAAR
from tests.commands.conftest import Serai
from tests.commands.odd_games import GAMES


@pytest.mark.parametrize("game", names())
def test_a_sound_game_passes(game: str, serai: Serai, tmp_path: Path) -> None:
    bound = load(game).max_decisions(2)
    games = 15 if bound < 100 else 3 if bound < 1_000_000 else 1
    said = serai("fuzz", game, "--games", games, "--minutes", 30, "--seed", "x", "--records", tmp_path)
    assert said.status == 0, said.err
    assert said.out.startswith(f"{games} game")
    assert not list(tmp_path.iterdir())


def test_every_way_of_handling_a_game_is_tried() -> None:
    done: set[str] = set()
    for number in range(60):
        play = FuzzedGame(BAZAAR, None, f"ways/{number}")
        play.run(lambda: False)
        done |= play.done.keys()
    assert done == {
        *("choices", "refusals", "undo", "agreed_undo", "aside"),
        *("fork", "resume", "replay", "look"),
    }


def test_the_same_seed_does_the_same() -> None:
    one, two = (FuzzedGame(BAZAAR, None, "same") for _ in range(2))
    assert one.run(lambda: False) is None
    assert two.run(lambda: False) is None
    assert one.done == two.done
    assert one._match().state_hash == two._match().state_hash


def test_it_stops_when_it_is_late() -> None:
    play = FuzzedGame(BAZAAR, 2, "late")
    assert play.run(lambda: play.done["choices"] >= 3) is None
    assert play.done["choices"] == 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fault_is_found_and_leaves_a_record(game: Any, serai: Serai, register: Any, tmp_path: Path) -> None:
    register(game)
    said = serai("fuzz", game.name, "--games", 600, "--minutes", 30, "--seed", "x", "--records", tmp_path)
    assert said.status == 1
    note_path = next(tmp_path.glob("*.note.json"))
    note = json.loads(note_path.read_text())
    what = {
        "faulty": "broken: TT-TURN-1",
        "crashing": "ZeroDivisionError: the middle row is full",
        "endless": "longer than 3",
        "lenient": "nonsense was accepted",
        "forgetful": "resumed game is in another state",
    }[game.name]
    assert what in note["what"]
    assert what in said.err
    record = tmp_path / note_path.name.replace(".note", "")
    assert record.exists()
    again = serai(*note["again"].split()[1:], "--records", tmp_path)
    assert again.status == 1
    assert what in again.err
    if game.name in ("faulty", "crashing"):
        verified = serai("verify", record)
        assert verified.status == 1
        assert ("TT-TURN-1" if game.name == "faulty" else "ZeroDivisionError") in verified.err


def test_a_crash_in_the_set_up_is_a_finding_too(serai: Serai, register: Any, tmp_path: Path) -> None:
    class NoStart(type(load("tic_tac_toe"))):  # type: ignore[misc]
        name = "no_start"

        def new(self, seats: int, chance: Any, options: dict[str, Any]) -> Any:
            raise RuntimeError("no board")

    register(NoStart())
    said = serai("fuzz", "no_start", "--games", 1, "--seed", "x", "--records", tmp_path)
    assert said.status == 1
    assert "RuntimeError: no board" in said.err


def test_nonsense_is_never_legal_and_always_refused() -> None:
    dice = Dice("nonsense")
    for number in range(30):
        match = Match.new(BAZAAR, 2 + number % 3, f"n/{number}")
        while not match.over:
            before = match.state_hash
            for _ in range(3):
                bad = nonsense(match, dice)
                assert not is_legal(match, bad)
                with pytest.raises(IllegalChoice):
                    match.choose(bad.seat, bad.choice, bad.at)
            assert match.state_hash == before
            asked = match.asks[dice.below(len(match.asks))]
            match.choose(asked.seat, asked.options[dice.below(len(asked.options))])


def test_bad_input_is_refused_in_one_line(serai: Serai) -> None:
    for arguments in (["nothing"], ["tic_tac_toe", "--seats", "5"], ["tic_tac_toe", "--minutes", "0"]):
        said = serai("fuzz", *arguments)
        assert said.status == 2
        assert "Traceback" not in said.err
