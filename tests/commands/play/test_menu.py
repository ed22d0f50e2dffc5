"""The menu of the terminal: about thirty lines whatever there is to choose, and every choice to be found in it."""

from collections.abc import Sequence
from typing import Any

import pytest
from rich.style import Style

from serai.bots.dice import Dice
from serai.commands.play.board import STYLES, draw_text, marked_by, seat_colour, style_of
from serai.commands.play.menu import FEW, entries, matching
from serai.engine.core.game import Game, load, names
from serai.engine.play.match import Match
from serai.words import Words
from tests.battery.sample_game import GAME as BAZAAR


def leaves(options: Sequence[Any], words: Words, game: Game) -> list[Any]:
    """Every choice that can be reached through the menu."""
    menu = entries(options, words, game)
    assert len(menu) <= FEW + 1
    found = []
    for entry in menu:
        if len(entry.options) == 1:
            found.append(entry.options[0])
        else:
            assert len(entry.options) < len(options)
            found += leaves(entry.options, words, game)
    return found


@pytest.mark.parametrize("game", [*names(), "bazaar"])
def test_every_choice_is_in_the_menu_once(game: str) -> None:
    played = BAZAAR if game == "bazaar" else load(game)
    words, dice = Words("en", played), Dice("menu")
    match = Match.new(played, played.max_seats, "menu")
    widest = 0
    while not match.over:
        asked = match.asks[0]
        if len(asked.options) > widest:
            widest = len(asked.options)
            found = leaves(asked.options, words, played)
            text = played.notation.to_text
            assert sorted(map(text, found)) == sorted(map(text, asked.options))
        match.choose(asked.seat, asked.options[dice.below(len(asked.options))])


def options(*texts: str) -> list[Any]:
    return [BAZAAR.notation.from_text(text) for text in texts]


def told(found: Sequence[Any]) -> list[str]:
    return [BAZAAR.notation.to_text(option) for option in found]


def test_many_choices_of_several_kinds_are_grouped_by_kind() -> None:
    words = Words("en", BAZAAR)
    many = options("pass", *(f"price {coins}" for coins in range(60)), "show silk1", "show silk2")
    assert [entry.label for entry in entries(many, words, BAZAAR)] == ["choice-pass", "price (60)", "show (2)"]


def test_many_choices_of_one_kind_are_grouped_by_a_field() -> None:
    words = Words("en", BAZAAR)
    many = options(
        *(f"sell {card} {seat}" for card in BAZAAR.notation.tables["card"] for seat in ("red", "blue", "green"))
    )
    labels = [entry.label for entry in entries(many, words, BAZAAR)]
    assert labels[:2] == ["silk1 (3)", "silk2 (3)"]
    assert len(labels) == 15


def test_what_cannot_be_grouped_is_cut_into_runs() -> None:
    words = Words("en", BAZAAR)
    menu = entries(options(*(f"price {coins}" for coins in range(151))), words, BAZAAR)
    assert [len(entry.options) for entry in menu] == [30, 30, 30, 30, 30, 1]


def test_typed_words_find_their_choices() -> None:
    words = Words("en", BAZAAR)
    known = options("sell silk1 red", "sell silk2 red", "sell silk1 blue", "pass")
    assert told(matching("silk1", known, words, BAZAAR)[0]) == ["sell silk1 red", "sell silk1 blue"]
    assert matching("silk1 blue", known, words, BAZAAR) == ([known[2]], True)
    assert matching("BLUE", known, words, BAZAAR) == ([known[2]], True)
    found, exact = matching("sil bl", known, words, BAZAAR)
    assert (told(found), exact) == (["sell silk1 blue"], False)
    assert matching("jade", known, words, BAZAAR) == ([], False)


# ---- the draw_text


def test_what_the_options_name_is_marked() -> None:
    assert marked_by(BAZAAR, options("sell silk1 red", "price 3", "pass")) == {"silk1", "red"}
    game = load("tic_tac_toe")
    match = Match.new(game, 2, "x")
    match.choose(0, "square b2")
    drawn = draw_text(game, match.view(1), match.asks[0].options)
    assert drawn.plain.splitlines()[1] == "2   ·  ×  · "
    legal = [span for span in drawn.spans if str(span.style) == style_of("legal", game)]
    assert len(legal) == 8


def test_every_style_can_be_drawn_and_the_four_glazes_differ() -> None:
    assert all(Style.parse(style) for style in STYLES.values())
    for kind in ("glaze", "cube"):
        assert len({STYLES[f"{kind}-{colour}"] for colour in ("purple", "sand", "turquoise", "orange")}) == 4


def test_styles_fall_back_on_their_beginning() -> None:
    game = load("connect_four")
    assert style_of("ruler-of-nowhere", game) == style_of("ruler", game) != ""
    assert style_of("no-such-style", game) == ""
    assert style_of("seat0", game) == f"bold {seat_colour(0, game)}"
    assert style_of("seat1-piece", game).endswith(f"on {seat_colour(1, game)}")
    assert seat_colour(0, game) != seat_colour(1, game)


def test_a_game_without_a_picture_shows_its_view() -> None:
    match = Match.new(BAZAAR, 2, "x")
    assert "market: " in draw_text(BAZAAR, match.view(0)).plain
