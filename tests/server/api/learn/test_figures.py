"""How to play over HTTP: the text in each language and every figure of it, kept by browsers like words and rules."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from serai.engine.core.game import load
from serai.teach.how_to_play import figures_of
from tests.server.running import Server

GAMES = ("khan", "merv", "warrior_knights")
FIGURES = [(game, figure) for game in GAMES for figure in figures_of(load(game))]


@pytest.fixture
def anybody(server: Server) -> Iterator[httpx.Client]:
    """Somebody without an identity."""
    with httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=60) as client:
        yield client


def test_every_figure_of_every_game_is_told(anybody: httpx.Client) -> None:
    for game, name in FIGURES:
        figure = figures_of(load(game))[name]
        answer = anybody.get(f"/games/{game}/figures/{name}")
        assert answer.status_code == 200, (game, name)
        told = answer.json()
        assert (told["part"], told["seat"], told["view"]["seat"]) == (figure.part, figure.seat, figure.seat)
        assert told["view"]["seats"] == told["seats"] > figure.seat
        assert told["facts"]
        assert [[mark["at"], mark["number"]] for mark in told["numbers"]] == [
            [list(thing), number] for thing, number in figure.numbers
        ]


def test_a_figure_shows_what_its_seat_sees(anybody: httpx.Client) -> None:
    told = anybody.get("/games/khan/figures/hand").json()
    hands = told["view"]["hands"]
    assert all(hands[told["seat"]])
    assert [any(hand) for hand in hands].count(True) == 1


def test_the_end_of_a_game_is_a_figure_too(anybody: httpx.Client) -> None:
    assert anybody.get("/games/khan/figures/count").json()["view"]["result"]
    assert anybody.get("/games/khan/figures/start").json()["view"]["result"] is None


@pytest.mark.parametrize("path", ["khan/figures/nothing", "tic_tac_toe/figures/start", "nowhere/figures/start"])
def test_unknown_figures_are_missing(anybody: httpx.Client, path: str) -> None:
    assert anybody.get(f"/games/{path}").status_code == 404


def test_the_text_is_told_in_each_language(anybody: httpx.Client) -> None:
    assert anybody.get("/games/khan/how-to-play/en").text.startswith("# Khan\n")
    assert "## Цель" in anybody.get("/games/khan/how-to-play/ru").text
    assert "figure:start" in anybody.get("/games/merv/how-to-play/fr").text
    assert anybody.get("/games/khan/how-to-play/xx").status_code == 404
    assert anybody.get("/games/tic_tac_toe/how-to-play/en").status_code == 404
    listed = {game["name"]: game["how_to_play"] for game in anybody.get("/games").json()}
    assert [listed[game] for game in (*GAMES, "tic_tac_toe")] == [True, True, True, False]
