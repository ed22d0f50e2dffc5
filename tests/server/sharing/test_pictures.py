"""The pictures that a node keeps, and who stands in them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from serai import Match, load
from serai.drawing.boards import drawn
from serai.drawing.card import Card, picture
from serai.engine.core.chance import seeded
from serai.server.sharing.drawing_process import Position, players_of
from serai.server.sharing.finished import Finished, winners_of
from serai.server.sharing.pictures import MOST_BYTES, Pictures
from serai.words import Words
from tests.server.hosting import node, run


def test_pictures_are_bounded_and_those_asked_for_last_stay(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            pictures = Pictures(tables)
            third = b"x" * (MOST_BYTES // 3)
            for tag in ("one", "two", "three"):
                pictures.keep(tag, third)
            assert pictures.kept("one") == third  # and is the last asked for
            pictures.keep("four", third)
            assert pictures.kept("two") is None
            assert [tag for tag in ("one", "three", "four") if pictures.kept(tag)] == ["one", "three", "four"]

    run(test)


def played_alone(seed: str) -> Match:
    match, chance = Match.new(load("merv"), 1, seed), seeded(seed)
    while not match.over:
        asked = match.asks[0]
        match.choose(asked.seat, asked.options[chance.below(len(asked.options))])
    return match


@pytest.mark.parametrize(("language", "magistrate"), [("en", "Magistrate"), ("ru", "Судья"), ("fr", "Magistrat")])
def test_the_magistrate_stands_beside_whoever_plays_merv_alone(language: str, magistrate: str) -> None:
    match = played_alone("alone")
    view, facts, words = match.view(None), match.facts(None), Words(language, match.game)
    last, result = match.number, match.state.result
    game = Finished("t", "merv", language, "Merv", "", last, ("Ann",), winners_of(result))
    mine, his = players_of(game, Position(last, view, facts), words)
    assert (mine.name, his.name) == ("Ann", magistrate)
    rival = facts["verdict"]["rivals"][0]
    assert (mine.score, his.score) == (str(result[0][0]), str(rival["points"]))
    assert [mine.won, his.won] == [result[0][0] > rival["points"], result[0][0] <= rival["points"]]
    card = Card("Merv", "", [mine, his], "", 1.0)
    tree = ElementTree.fromstring(picture(card, drawn(match.game, view, facts, words)))
    said = [element.text for element in tree.iter("{http://www.w3.org/2000/svg}text")]
    assert {"Ann", magistrate, his.score} <= set(said)
    # Meanwhile nobody is marked.
    early = Match.replay(match.record, 5)
    both = players_of(game, Position(5, early.view(None), early.facts(None)), words)
    assert [(one.name, one.won) for one in both] == [("Ann", False), (magistrate, False)]


def test_among_several_nobody_stands_beside_the_seats() -> None:
    match = Match.new(load("merv"), 2, "two")
    game = Finished("t", "merv", "en", "Merv", "", 10, ("Ann", "Bob"), ())
    found = players_of(game, Position(0, match.view(None), match.facts(None)), Words("en", match.game))
    assert [one.name for one in found] == ["Ann", "Bob"]
