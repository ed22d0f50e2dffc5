"""`serai simulate`: figures that add up, the same for the same seed, and a record of whatever goes wrong."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from serai.commands.study.figures import Tally, spread
from serai.commands.study.walk import Walked
from serai.engine.core.game import names
from serai.engine.core.state import Result
from tests.battery.sample_game import GAME as BAZAAR
from tests.commands.conftest import Serai
from tests.commands.odd_games import GAMES


def figures(said: Any) -> dict[str, Any]:
    assert said.status == 0, said.err
    told: dict[str, Any] = json.loads(said.out)
    told.pop("took")
    return told


def test_the_figures_add_up(serai: Serai) -> None:
    told = figures(serai("simulate", "tic_tac_toe", "--games", 60, "--check", "--json"))
    cross, nought = told["results"]
    assert cross["seat"] == "cross"
    assert cross["wins"] + nought["wins"] + cross["shared_wins"] == 60
    assert cross["shared_wins"] == nought["shared_wins"]
    assert cross["score"]["mean"] == pytest.approx(cross["wins"] / 60, abs=0.001)
    assert 5 <= told["length"]["min"] <= told["length"]["median"] <= told["length"]["max"] <= 8
    assert told["branching"]["max"] == 9
    assert told["branching"]["games"] == 6
    assert told["checked"] is True


def test_the_same_seed_gives_the_same_figures_whatever_the_jobs(serai: Serai) -> None:
    one = figures(serai("simulate", "connect_four", "--games", 30, "--seed", "x", "--jobs", 1, "--json"))
    two = figures(serai("simulate", "connect_four", "--games", 30, "--seed", "x", "--jobs", 2, "--json"))
    other = figures(serai("simulate", "connect_four", "--games", 30, "--seed", "y", "--jobs", 1, "--json"))
    assert one == two
    assert one["length"] != other["length"]


def test_games_in_which_all_choose_at_once(serai: Serai, register: Any) -> None:
    register(BAZAAR)
    told = figures(
        serai("simulate", "bazaar", "--seats", 3, "--games", 20, "--option", "rounds=2", "--check", "--json")
    )
    assert told["options"] == {"rounds": 2, "rich": False, "purse": 2}
    assert told["branching"]["mean"] > 1
    assert len(told["results"]) == 3


@pytest.mark.parametrize("game", names())
def test_every_game_can_be_simulated(game: str, serai: Serai, tmp_path: Path) -> None:
    said = serai("simulate", game, "--games", 5, "--check", "--records", tmp_path)
    assert said.status == 0, said.err


def test_the_table_is_for_people(serai: Serai) -> None:
    said = serai("simulate", "tic_tac_toe", "--games", 1, "--lang", "ru")
    assert said.status == 0
    assert "Крестики-нолики: 1 партия" in said.out
    assert "1 партия за" in said.out


@pytest.mark.parametrize("game", GAMES[:3], ids=lambda game: game.name)
def test_a_game_that_goes_wrong_leaves_a_record_that_shows_it_again(
    game: Any, serai: Serai, register: Any, tmp_path: Path
) -> None:
    register(game)
    said = serai("simulate", game.name, "--games", 5, "--check", "--records", tmp_path, "--json")
    assert said.status == 1
    failures = json.loads(said.out)["failures"]
    assert len(failures) == len(list(tmp_path.iterdir())) > 0
    what = {"faulty": "broken: TT-TURN-1", "crashing": "ZeroDivisionError", "endless": "longer than 3 decisions"}
    assert all(what[game.name] in failure["what"] for failure in failures)
    path = tmp_path / f"{game.name}-{failures[0]['play']}-wrong.json"
    assert f"serai verify {path}" in said.err
    again = serai("verify", path)
    shown = {"faulty": "breaks TT-TURN-1", "crashing": "ZeroDivisionError: the middle row is full"}
    if game.name in shown:
        assert again.status == 1
        assert shown[game.name] in again.err


def test_a_crash_is_found_without_check(serai: Serai, register: Any, tmp_path: Path) -> None:
    register(GAMES[1])
    assert serai("simulate", "crashing", "--games", 5, "--records", tmp_path).status == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["nothing"], "no game is called 'nothing'"),
        (["tic_tac_toe", "--seats", "3"], "tic_tac_toe is for 2 to 2 seats, not 3"),
        (["tic_tac_toe", "--option", "size=4"], "tic_tac_toe has no option size"),
        (["tic_tac_toe", "--option", "size"], "an option is written NAME=VALUE"),
        (["tic_tac_toe", "--games", "0"], "'0' is not a whole number above zero"),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: list[str], complaint: str, serai: Serai) -> None:
    said = serai("simulate", *arguments)
    assert said.status == 2
    assert complaint in said.err
    assert "Traceback" not in said.err


# ---- the tally itself


def walked(scores: tuple[int, ...], places: tuple[int, ...], decisions: int, options: int = 0) -> Walked:
    counted = decisions if options else 0
    return Walked(Result(scores, places, ({},) * len(scores)), decisions, counted, options, options, "", None)


def test_a_tally_counts_wins_and_shared_wins() -> None:
    tally = Tally(3)
    tally.add(walked((5, 3, 1), (1, 2, 3), 10))
    tally.add(walked((4, 4, 1), (1, 1, 3), 12, options=30))
    tally.add(walked((0, 2, 9), (3, 2, 1), 14))
    assert (tally.wins, tally.shared) == ([1, 0, 1], [1, 1, 0])
    told = tally.to_json("abc")
    assert told["length"] == {"mean": 12.0, "sd": 1.633, "min": 10, "p5": 10, "median": 12, "p95": 14, "max": 14}
    assert told["branching"] == {"mean": 2.5, "max": 30, "decisions": 12, "games": 1}
    assert told["results"][2]["score"]["max"] == 9


def test_tallies_join_in_any_order() -> None:
    parts = [walked((5, 3), (1, 2), 10, 40), walked((4, 4), (1, 1), 12), walked((0, 2), (2, 1), 14, 9)]
    forth, back, whole = Tally(2), Tally(2), Tally(2)
    for part in parts:
        single = Tally(2)
        single.add(part)
        forth.join(single)
        whole.add(part)
    for part in reversed(parts):
        single = Tally(2)
        single.add(part)
        back.join(single)
    assert forth == back == whole


def test_a_game_without_result_is_not_counted() -> None:
    tally = Tally(2)
    tally.add(Walked(None, 3, 0, 0, 0, "crash", None))
    assert tally == Tally(2)
    assert tally.to_json("ab")["length"]["mean"] is None


def test_shares_are_values_that_occur() -> None:
    told = spread(Counter({1: 5, 2: 90, 7: 5}))
    assert (told["p5"], told["median"], told["p95"], told["max"]) == (1, 2, 2, 7)
    assert told["mean"] == 2.2


def test_a_sensible_player_does_better_and_parts_of_scores_are_told(serai: Serai) -> None:
    common = ("simulate", "merv", "--seats", 1, "--games", 3, "--seed", "solo", "--json")
    random, sensible = figures(serai(*common)), figures(serai(*common, "--player", "sensible", "--jobs", 1))
    assert (random["player"], sensible["player"]) == ("random", "sensible")
    (own,) = sensible["results"]
    assert own["score"]["mean"] > random["results"][0]["score"]["mean"]
    assert own["parts"]["magistrate"]["min"] > 60  # he is stronger than this player, and his points are told
    assert own["parts"]["city"]["max"] >= own["parts"]["city"]["median"] >= own["parts"]["city"]["min"]


def test_the_course_of_games_is_told_where_a_game_tells_its_race(serai: Serai) -> None:
    asked = ("simulate", "warrior_knights", "--seats", 2, "--games", 2, "--option", "round_limit=5")
    told = figures(serai(*asked, "--json"))
    assert told["distance"]["round"]["max"] <= 5
    assert sum(told["endings"].values()) == 2
    assert told["decisions_a_seat"]["mean"] * 2 == pytest.approx(told["length"]["mean"])
    said = serai(*asked).out
    assert "Rounds: " in said
    assert "How games ended: " in said
    assert "A seat: " in said
    plain = figures(serai("simulate", "tic_tac_toe", "--games", 2, "--json"))
    assert (plain["endings"], plain["distance"]) == ({}, {})


def test_levels_of_bots_play_too(serai: Serai) -> None:
    told = figures(serai("simulate", "khan", "--seats", 2, "--games", 1, "--player", "trader", "--json"))
    assert told["player"] == "trader"
    assert told["failures"] == []
    assert sum(told["endings"].values()) == 1


def test_sensible_players_choose_at_once_as_well(serai: Serai, register: Any) -> None:
    register(BAZAAR)
    told = figures(serai("simulate", "bazaar", "--seats", 2, "--games", 2, "--check", "--json", "--player", "sensible"))
    assert told["failures"] == []
    assert told["length"]["min"] > 0
