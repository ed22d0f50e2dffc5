"""`serai arena` and `serai analyse`: balanced seats, honest intervals, and nothing lost when interrupted."""

import json
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from serai import cli
from serai.commands.study import arena, places
from serai.commands.study.contests import Contest, Outcome, Pairing, pairings, play
from serai.commands.study.places import Place, Processes
from serai.commands.study.standings import interval, plot_of, ratings, standing, table_of
from serai.engine.core.game import load
from serai.engine.play.match import Match


def outcome(one: str, rest: str, seat: int, places: list[int], number: int = 0) -> Outcome:
    seats = len(places)
    scores = [10 * (seats - place) for place in places]
    return Outcome(
        f"{seats} {one} {rest} {number}", seats, one, rest, seat, places, scores, 9, [0.5] * seats, [5] * seats
    )


def test_each_bot_meets_the_one_before_it() -> None:
    assert pairings(["a", "b", "c"], [2, 3], every=False) == [
        Pairing(2, "b", "a"),
        Pairing(2, "c", "b"),
        Pairing(3, "b", "a"),
        Pairing(3, "c", "b"),
    ]
    assert pairings(["a", "b", "c"], [2], every=True)[1:] == [Pairing(2, "c", "a"), Pairing(2, "c", "b")]
    assert pairings(["a", "b"], [1], every=False) == [Pairing(1, "a", ""), Pairing(1, "b", "")]
    assert Pairing(4, "b", "a").share == 0.25


def test_a_deal_is_played_from_every_seat() -> None:
    found = [play(Contest("connect_four", {}, "s", Pairing(2, "novice", "random"), number)) for number in range(4)]
    assert [one.seat for one in found] == [0, 1, 0, 1]
    assert found[0] == play(Contest("connect_four", {}, "s", Pairing(2, "novice", "random"), 0))._replace(
        seconds=found[0].seconds
    )
    assert all(sum(one.thoughts) == one.decisions for one in found)


def test_a_shared_win_counts_its_part() -> None:
    assert outcome("b", "a", 0, [1, 2]).won == 1.0
    assert outcome("b", "a", 1, [1, 2]).won == 0.0
    assert outcome("b", "a", 0, [1, 1, 3]).won == 0.5


def test_the_interval_is_wilsons() -> None:
    low, high = interval(70, 100)
    assert (round(low, 4), round(high, 4)) == (0.6042, 0.7811)
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(10, 10)
    assert (round(low, 4), round(high, 4)) == (0.7225, 1.0)
    assert round(interval(0, 10)[0], 9) == 0.0


def test_a_standing_adds_up() -> None:
    found = standing(Pairing(2, "b", "a"), [outcome("b", "a", 0, [1, 2]), outcome("b", "a", 1, [2, 1], 1)])
    assert (found.games, found.won, found.rate) == (2, 2.0, 1.0)
    assert (found.score, found.other_score) == (10.0, 0.0)
    assert found.thought == found.other_thought == 0.1
    assert standing(Pairing(2, "b", "a"), []).rate == 0.0


def test_ratings_follow_the_wins() -> None:
    tables = [outcome("b", "a", 0, [1, 2] if number % 4 else [2, 1], number) for number in range(40)]
    rated = ratings(tables)
    assert rated["a"] == 0.0
    assert rated["b"] == pytest.approx(400 * 0.477, abs=25)  # three wins out of four
    larger = [outcome("b", "a", 0, [1, 2, 3] if number % 3 == 0 else [2, 1, 3], number) for number in range(60)]
    assert abs(ratings(larger)["b"] - ratings(larger)["a"]) < 5  # its share and no more
    assert ratings([]) == {}


def test_the_table_and_the_plot_show_every_pairing() -> None:
    pairing = Pairing(3, "b<", "a")
    found = [standing(pairing, [outcome("b<", "a", 0, [1, 2, 3])]), standing(Pairing(1, "b<", ""), [])]
    table = table_of(found, {"b<": 120.4, "a": 0.0})
    assert "| 3 | b< | 2 × a | 1 | 100.0% |" in table
    assert "| 33% |" in table
    assert "| 1 | b< | the game |" in table
    assert table.index("| b< | 120 |") < table.index("| a | 0 |")
    plot = plot_of("title", found)
    assert plot.count("<circle") == 2
    assert plot.count('class="share"') == 1
    assert "b&lt; – a" in plot


def run(*args: object) -> int:
    return cli.main([str(arg) for arg in args])


def test_an_arena_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    command = ["arena", "tic_tac_toe", "--bots", "random,novice", "--jobs", 1, "--out", tmp_path]
    assert run(*command, "--games", 4) == 0
    results = tmp_path / "results.jsonl"
    first = results.read_text(encoding="utf-8")
    assert len(first.splitlines()) == 5
    results.write_text(first[:-30], encoding="utf-8")  # the last line was cut off
    capsys.readouterr()
    assert run(*command, "--games", 6) == 0
    said = capsys.readouterr().out
    assert "3 games in" in said
    assert "0 left" in said
    lines = results.read_text(encoding="utf-8").splitlines()
    assert lines[:4] == first.splitlines()[:4]
    assert [json.loads(line)["seat"] for line in lines[1:]] == [0, 1] * 3
    assert (tmp_path / "table.md").read_text(encoding="utf-8").startswith("| seats |")
    assert (tmp_path / "plot.svg").read_text(encoding="utf-8").startswith("<svg")
    monkeypatch.setattr(arena, "outcomes", lambda contests, place: iter(()) if not contests else 1 / 0)
    assert run(*command, "--games", 6) == 0  # nothing is left to play


def test_results_under_the_old_name_of_a_level_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "tic_tac_toe", "--jobs", 1, "--games", 2, "--out", tmp_path]
    assert run(*command, "--bots", "random,sultan:nodes=9") == 0
    results = tmp_path / "results.jsonl"
    results.write_text(results.read_text(encoding="utf-8").replace("sultan", "khan"), encoding="utf-8")
    before = capsys.readouterr().out
    assert run(*command, "--bots", "random,khan:nodes=9") == 0
    assert before.startswith(capsys.readouterr().out)  # nothing is left to play, so no time is told
    assert "khan" in results.read_text(encoding="utf-8")


def test_an_interrupt_keeps_what_was_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def one_then_interrupt(contests: list[Contest], place: Place) -> object:
        yield play(contests[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "outcomes", one_then_interrupt)
    assert run("arena", "tic_tac_toe", "--bots", "random,novice", "--games", 4, "--out", tmp_path) == 130
    said = capsys.readouterr()
    assert "3 left" in said.out
    assert "The same command goes on from here." in said.err


def test_an_interrupt_while_processes_start_begins_nothing_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[bool, bool]] = []

    class Pool(ProcessPoolExecutor):
        def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
            asked.append((wait, cancel_futures))
            super().shutdown(wait, cancel_futures=cancel_futures)

    monkeypatch.setattr(places, "ProcessPoolExecutor", Pool)

    def interrupted() -> Iterator[tuple[Path]]:
        for number in range(40):
            if number == 2:
                signal.raise_signal(signal.SIGINT)
            yield (tmp_path / str(number),)

    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(Processes(1).results(Path.touch, interrupted()))
    finally:
        signal.signal(signal.SIGINT, before)
    assert len(list(tmp_path.iterdir())) < 10
    assert asked[0] == (True, True)  # without waiting, the next call may come first and take the cancelling back


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("tic_tac_toe", "--bots", "random,sage"), "no bot is called 'sage'"),
        (("tic_tac_toe", "--bots", "random"), "an arena needs two bots at least"),
        (("tic_tac_toe", "--bots", "novice,novice"), "a bot is named twice"),
        (("tic_tac_toe", "--seats", "two"), "--seats takes numbers"),
        (("tic_tac_toe", "--seats", "3"), "tic_tac_toe is for 2 to 2 seats, not 3"),
        (("chess",), "no game is called 'chess'"),
    ],
)
def test_what_cannot_be_played_is_said(
    args: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run("arena", *args, "--out", tmp_path) == 2
    assert said in capsys.readouterr().err


def test_results_of_another_arena_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "tic_tac_toe", "--bots", "random,novice", "--games", 1, "--jobs", 1, "--out", tmp_path]
    assert run(*command) == 0
    before = (tmp_path / "results.jsonl").read_text(encoding="utf-8")
    assert run(*command, "--seed", "other") == 2
    assert "name another folder with --out" in capsys.readouterr().err
    assert (tmp_path / "results.jsonl").read_text(encoding="utf-8") == before


def test_bots_whose_settings_have_commas_stand_between_slashes() -> None:
    assert arena.bots_named("trader/general:time=1s,processes=2") == ["trader", "general:time=1s,processes=2"]


def record_of(tmp_path: Path, cells: tuple[str, ...]) -> Path:
    match = Match.new(load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    path = tmp_path / "record.json"
    path.write_text(match.record.to_json(), encoding="utf-8")
    return path


def test_a_game_is_looked_back_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_of(tmp_path, ("b2", "a1", "c3", "a3", "b3", "a2"))
    assert run("analyse", path, "--nodes", 60, "--lang", "en") == 0
    said = capsys.readouterr().out
    assert "the chances to win over 6 moves" in said
    assert "Move 5, " in said
    assert "Better: “" in said
    assert run("analyse", path, "--nodes", 60, "--json") == 0
    assert json.loads(capsys.readouterr().out)["turning_points"][0]["better"] == "square a2"


def test_a_game_that_goes_on_is_not(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = record_of(tmp_path, ("b2", "a1"))
    assert run("analyse", path, "--lang", "en") == 2
    assert "not over yet" in capsys.readouterr().err
    assert run("analyse", path, "--nodes", 20, "--what-if", "--lang", "en") == 0
