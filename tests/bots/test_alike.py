"""Choices that read the same are alike to a bot that suggests, and no others."""

import pytest

from serai.bots.alike import alike_in
from serai.engine.core.game import load, names
from serai.engine.play.match import Match
from serai.words import Words

MOVES = 60
LOOKED_AT = 150  # options of a question


@pytest.mark.parametrize("name", names())
def test_alike_is_what_has_the_same_words(name: str) -> None:
    game = load(name)
    match, words, alike = Match.new(game, game.max_seats, "alike"), Words("en", game), alike_in(game)
    equal = 0
    while match.number < MOVES and not match.over:
        asked = match.asks[0]
        options = asked.options[:LOOKED_AT]
        said = [words.choice(pick) for pick in options]
        keys = [alike(pick) for pick in options]
        assert len(set(said)) == len(set(keys)) == len(set(zip(said, keys, strict=True)))
        equal += len(options) - len(set(keys))
        match.make(asked.seat, asked.options[match.number * 7 % len(asked.options)])
    assert equal > 0 or name != "khan"  # there equal cards are in one hand
