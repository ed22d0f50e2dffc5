"""Lessons over HTTP: anybody may learn, and nothing is kept between two requests."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from serai.games.khan import GAME
from serai.teach.lessons import course_of
from tests.server.running import Server
from tests.teach.scripts import LESSONS, scenes

LAY = ["conquer", GAME.notation.tables["placement"].index("tile_i3:d2-e2-f2")]
SMALL = ["conquer", GAME.notation.tables["placement"].index("tile_i2:d2-e2")]


@pytest.fixture
def anybody(server: Server) -> Iterator[httpx.Client]:
    """Somebody without an identity."""
    with httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=60) as client:
        yield client


def test_the_lessons_of_a_game_are_listed(anybody: httpx.Client) -> None:
    course = anybody.get("/games/khan/lessons").json()
    assert [lesson["id"] for lesson in course["lessons"]] == [lesson.id for lesson in course_of(GAME).lessons]
    aim = course["lessons"][0]
    assert (aim["seat"], aim["seats"]) == (0, 2)
    cell = GAME.notation.tables["cell"].index("d2")
    assert aim["steps"][2] == {
        "say": "aim-yurts",
        "point": [["cell", cell], ["cell", cell + 1], ["cell", cell + 2]],
        "asks": False,
    }
    assert course["first_game"]["level"] == "novice"
    assert anybody.get("/games/tic_tac_toe/lessons").json() == {"lessons": [], "first_game": None}
    listed = {game["name"]: game["lessons"] for game in anybody.get("/games").json()}
    assert listed == {"khan": 10, "merv": 12, "warrior_knights": 14, "connect_four": 0, "tic_tac_toe": 0}


def test_what_lessons_say_is_told_in_each_language(anybody: httpx.Client) -> None:
    assert "lesson-aim = Цель игры" in anybody.get("/games/khan/lessons/words/ru").text
    assert anybody.get("/games/khan/lessons/words/xx").status_code == 404
    assert anybody.get("/games/tic_tac_toe/lessons/words/en").text == ""


def test_what_the_coach_says_is_told_in_each_language(anybody: httpx.Client) -> None:
    for language, word in (("en", "High Morale"), ("ru", "Высокий боевой дух"), ("fr", "Moral élevé")):
        told = anybody.get(f"/games/khan/coach/words/{language}")
        assert "coach-act = " in told.text
        assert word in told.text
        assert told.headers["content-type"].startswith("text/plain")
    assert anybody.get("/games/khan/coach/words/xx").status_code == 404
    assert anybody.get("/games/chess/coach/words/en").status_code == 404
    assert anybody.get("/games/tic_tac_toe/coach/words/en").text == ""
    coached = {name: anybody.get(f"/games/{name}").json()["coach"] for name in ("khan", "tic_tac_toe")}
    assert coached == {"khan": True, "tic_tac_toe": False}


def test_a_lesson_is_gone_through(anybody: httpx.Client) -> None:
    stood = anybody.post("/lessons/khan/aim", json={}).json()
    assert (stood["done"], stood["answer"], stood["question"], stood["number"]) == (0, None, None, 0)
    stood = anybody.post("/lessons/khan/aim", json={"made": [None, None, None]}).json()
    assert LAY[1:] in stood["question"]["options"]["conquer"]
    stood = anybody.post("/lessons/khan/aim", json={"made": [None, None, None, LAY]}).json()
    assert (stood["done"], stood["number"], stood["question"]) == (4, 1, None)
    assert [told["event"]["event"] for told in stood["events"] if told["number"] >= stood["fresh"]] == ["conquered"]
    assert stood["facts"]["race"]


def test_another_choice_is_answered_and_shown(anybody: httpx.Client) -> None:
    stood = anybody.post("/lessons/khan/aim", json={"made": [None, None, None, SMALL]}).json()
    assert (stood["done"], stood["answer"], stood["number"], stood["question"]) == (3, "aim-small", 1, None)


def test_what_cannot_be_done_is_refused(anybody: httpx.Client) -> None:
    wrong = anybody.post("/lessons/khan/aim", json={"made": [None, None, None, ["chase", 99]]})
    assert (wrong.status_code, wrong.json()["rule"]) == (422, "SE-ASK-2")
    assert anybody.post("/lessons/khan/aim", json={"made": [LAY]}).json()["key"] == "out-of-step"
    assert anybody.post("/lessons/khan/aim", json={"made": [None] * 41}).status_code == 400
    assert anybody.post("/lessons/khan/dancing", json={}).status_code == 404
    assert anybody.post("/lessons/whist/aim", json={}).status_code == 404


def test_previews_and_reasons_work_in_lessons(anybody: httpx.Client) -> None:
    made = [None, None, None]
    foreseen = anybody.post("/lessons/khan/aim/preview", json={"made": made, "choice": LAY}).json()
    assert [event["event"] for event in foreseen["events"]] == ["conquered"]
    assert foreseen["facts"]["race"]
    assert foreseen["then"] == []
    taken = GAME.notation.tables["cell"].index("d2")
    asked = {"made": made, "choice": ["free-invade", taken]}
    assert anybody.post("/lessons/khan/aim/why-not", json=asked).json()["rule"] == "KH-FREE-1"
    assert anybody.post("/lessons/khan/aim/why-not", json={"made": made, "choice": LAY}).json()["rule"] is None


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_of_every_lesson_is_answered(anybody: httpx.Client, game: str, name: str) -> None:
    for step, made, now, _ in scenes(game, name):
        stood = anybody.post(f"/lessons/{game}/{name}", json={"made": made}).json()
        assert (stood["done"], stood["number"]) == (now.done, now.match.number)
        assert (stood["question"] is not None) == step.asks
