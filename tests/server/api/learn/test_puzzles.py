"""Puzzles over HTTP: anybody may try them, and nobody is told what the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import msgspec
import pytest

import serai
from serai.engine.core.chance import seeded
from serai.engine.play.match import Match
from serai.engine.play.position import read_position
from serai.protocol.learning.lessons import Trying, foreseen, reason_against
from serai.protocol.learning.puzzles import answered, put
from serai.teach.puzzles import Puzzle, laid_out, puzzles_of
from tests.server.running import Server

GAMES = ("khan", "merv", "warrior_knights")


@pytest.fixture
def anybody(server: Server) -> Iterator[httpx.Client]:
    """Somebody without an identity."""
    with httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=60) as client:
        yield client


def row(game: str, choice: str) -> list[object]:
    notation = serai.load(game).notation
    return list(notation.to_row(notation.from_text(choice)))


def twin_of(game: str, puzzle: Puzzle, number: int) -> Puzzle:
    """The same puzzle in another world that looks the same to the seat."""
    match = laid_out(serai.load(game), puzzle.position)
    position = read_position(puzzle.position, match.game)
    world = match.redealt(puzzle.seat, seeded(f"twin {number}"))
    return puzzle._replace(position=Match.from_position(position._replace(state=world)).record.position)


@pytest.mark.parametrize("game", GAMES)
def test_the_list_tells_nothing_that_helps(anybody: httpx.Client, game: str) -> None:
    listed = anybody.get(f"/games/{game}/puzzles").json()
    book = puzzles_of(serai.load(game))
    assert [one["grade"] for one in listed] == [puzzle.grade for puzzle in book.puzzles]
    assert set(listed[0]) == {"number", "grade", "kind", "seat", "seats", "choices"}
    counts = {one["name"]: one["puzzles"] for one in anybody.get("/games").json()}
    assert (counts[game], counts["tic_tac_toe"]) == (len(book.puzzles), 0)
    assert anybody.get("/games/tic_tac_toe/puzzles").json() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_put_answered_and_solved(anybody: httpx.Client, game: str) -> None:
    puzzle = puzzles_of(serai.load(game)).puzzles[0]
    asked = anybody.post(f"/puzzles/{game}/1", json={}).json()
    assert (asked["done"], asked["answer"], asked["judgement"], asked["number"]) == (0, None, None, 0)
    assert asked["question"]["kind"] == puzzle.kind
    assert sum(map(len, asked["question"]["options"].values())) == 1 + len(puzzle.chances)
    tempting = next(choice for choice in puzzle.lines if choice != puzzle.best)
    wrong = anybody.post(f"/puzzles/{game}/1", json={"made": [row(game, tempting)]}).json()
    assert (wrong["done"], wrong["answer"], wrong["question"]) == (0, "wrong", None)
    judged = wrong["judgement"]
    assert (judged["right"], judged["kept"]) == (False, True)
    assert judged["against"] - judged["chance"] >= 4  # of a hundred
    assert wrong["number"] == 1 + len(puzzle.lines[tempting])
    right = anybody.post(f"/puzzles/{game}/1", json={"made": [row(game, puzzle.best)]}).json()
    assert (right["done"], right["answer"], right["judgement"]["right"]) == (1, None, True)
    assert right["judgement"]["chance"] == round(100 * puzzle.chance)
    assert [told for told in right["events"] if told["number"] >= right["fresh"]]


def test_what_cannot_be_done_is_refused(anybody: httpx.Client) -> None:
    wrong = anybody.post("/puzzles/khan/1", json={"made": [["chase", 99]]})
    assert (wrong.status_code, wrong.json()["rule"]) == (422, "SE-ASK-2")
    assert anybody.post("/puzzles/khan/1", json={"made": [None, None]}).status_code == 400
    assert anybody.post("/puzzles/khan/999", json={}).status_code == 404
    assert anybody.post("/puzzles/tic_tac_toe/1", json={}).status_code == 404
    assert anybody.post("/puzzles/whist/1", json={}).status_code == 404


def test_previews_and_reasons_work_in_puzzles(anybody: httpx.Client) -> None:
    puzzle = puzzles_of(serai.load("khan")).puzzles[0]
    asked = {"choice": row("khan", puzzle.best)}
    assert anybody.post("/puzzles/khan/1/preview", json=asked).json()["events"]
    assert anybody.post("/puzzles/khan/1/why-not", json=asked).json()["rule"] is None
    assert anybody.post("/puzzles/khan/1/why-not", json={"choice": ["chase", 99]}).json()["rule"]


@pytest.mark.parametrize("game", GAMES)
def test_twins_that_look_the_same_to_the_seat_are_told_the_same(game: str) -> None:
    """Whatever others hold and whatever comes next, a client learns nothing of it before the choice is made."""
    played, differ = serai.load(game), 0
    for number, puzzle in enumerate(puzzles_of(played).puzzles):
        twin = twin_of(game, puzzle, number)
        differ += twin.position != puzzle.position
        assert msgspec.json.encode(put(played, twin)) == msgspec.json.encode(put(played, puzzle))
        one, other = (laid_out(played, which.position) for which in (puzzle, twin))
        for choice in (puzzle.best, *list(puzzle.chances)[:3]):
            trying = Trying(row(game, choice))
            assert foreseen(one, puzzle.seat, trying) == foreseen(other, puzzle.seat, trying)
        assert reason_against(one, puzzle.seat, ["dance"]) == reason_against(other, puzzle.seat, ["dance"])
    assert differ == len(puzzles_of(played).puzzles)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_is_told_as_the_seat_may_know_it(game: str) -> None:
    played = serai.load(game)
    for puzzle in puzzles_of(played).puzzles[:5]:
        led = answered(played, puzzle, puzzle.best)
        match = laid_out(played, puzzle.position).clone()
        match.make(puzzle.seat, puzzle.best)
        for reply in puzzle.lines[puzzle.best]:
            colour, _, choice = reply.partition(" ")
            match.make(played.colours.index(colour), choice)
        assert led.view == match.view(puzzle.seat)
        assert len(led.events) == len(match.events(puzzle.seat))
