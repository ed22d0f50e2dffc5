"""What is said in a game, in every language, with nothing missing and numbers as the language has them."""

from typing import Any

import pytest

import serai
from serai.bots.dice import Dice
from serai.commands.study.nonsense import any_choice, nonsense
from serai.engine.core.errors import Reason
from serai.engine.core.state import Result
from serai.engine.core.steps import COMMIT
from serai.languages import native_language
from serai.words import LANGUAGES, MANY, NoWords, Words
from serai.words.functions import FUNCTIONS
from tests.battery.cases import SHORTENED
from tests.battery.sample_game import GAME as BAZAAR

GAMES = 3
ALIKE = {("khan", "card"), ("warrior_knights", "fate")}  # cards that look the same have the same name
CHOICES_TOLD = 12


def strict(language: str, game: str) -> Words:
    return Words(language, serai.load(game), strict=True)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", serai.names())
def test_whole_games_are_told_in_words(game: str, language: str) -> None:
    words = strict(language, game)
    played = serai.load(game)
    dice = Dice(f"told/{game}")
    for number in range(GAMES):
        seats = played.min_seats + number % (played.max_seats - played.min_seats + 1)
        match = serai.Match.new(played, seats, f"told/{number}", SHORTENED.get(game))
        while not match.over:
            asked = match.asks[dice.below(len(match.asks))]
            assert words.prompt(asked)
            for _ in range(min(CHOICES_TOLD, len(asked.options))):
                option = asked.options[dice.below(len(asked.options))]
                assert words.choice(option)
                assert words.group(option)
            for bad in (any_choice(match, dice), nonsense(match, dice).choice):
                reason = match.why_not(asked.seat, bad)
                assert reason is None or words.reason(reason)
            match.choose(asked.seat, asked.options[dice.below(len(asked.options))])
        for seat in (None, *range(seats)):
            for told in match.events(seat):
                assert words.event(told.event)
        assert match.result is not None
        assert len(words.result(match.result)) == seats


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", serai.names())
def test_every_entry_of_every_table_has_a_name(game: str, language: str) -> None:
    words = strict(language, game)
    tables: dict[str, Any] = {"seat": words.game.colours, **words.game.notation.tables}  # type: ignore[union-attr]
    for table, entries in tables.items():
        names = [words.entry(table, number) for number in range(min(len(entries), 2 * MANY))]
        assert all(names)
        if (game, table) not in ALIKE:
            assert len(set(names)) == len(names), f"two entries of {table} have the same name in {language}"


@pytest.mark.parametrize(
    ("language", "points", "line"),
    [
        ("en", 1, "1. Cross: 1 point"),
        ("en", 2, "1. Cross: 2 points"),
        ("ru", 1, "1. Крестик: 1 очко"),
        ("ru", 2, "1. Крестик: 2 очка"),
        ("ru", 5, "1. Крестик: 5 очков"),
        ("ru", 11, "1. Крестик: 11 очков"),
        ("ru", 21, "1. Крестик: 21 очко"),
        ("fr", 0, "1. Croix\u00a0: 0 point"),
        ("fr", 1, "1. Croix\u00a0: 1 point"),
        ("fr", 2, "1. Croix\u00a0: 2 points"),
    ],
)
def test_numbers_agree_with_what_they_count(language: str, points: int, line: str) -> None:
    result = Result((points, 0), (1, 2), ({}, {}))
    assert strict(language, "tic_tac_toe").result(result)[0] == line


def test_results_are_told_by_place() -> None:
    result = Result((3, 7), (2, 1), ({}, {}))
    assert strict("en", "tic_tac_toe").result(result) == ["1. Nought: 7 points", "2. Cross: 3 points"]


def test_thousands_are_parted_as_the_language_does() -> None:
    said = {language: Words(language).say("replay-move", number=12345) for language in LANGUAGES}
    assert said == {"en": "Move 12,345", "ru": "Ход 12\xa0345", "fr": "Coup 12\u202f345"}


def test_a_refusal_tells_its_facts() -> None:
    reason = Reason("TT-TURN-2", {"cell": 4, "seat": 1})
    assert strict("en", "tic_tac_toe").reason(reason) == "b2 already belongs to Nought."
    assert strict("fr", "tic_tac_toe").reason(reason) == "La case b2 est déjà prise (Rond)."


def test_a_refusal_may_lack_a_fact() -> None:
    words = strict("en", "tic_tac_toe")
    assert words.reason(Reason("SE-ASK-1", {"seat": 1})) == "It is Nought’s turn to choose."
    assert words.reason(Reason("SE-ASK-1", {})) == "It is not your turn to choose."


def test_what_the_engine_itself_says() -> None:
    words = strict("ru", "connect_four")
    assert words.choice(COMMIT) == "Готово"
    assert words.event(serai.TakenBack(0, 7)) == "Красные: отменено всё, начиная с хода 7."


# ---- forms, lists, and what is missing


class Borrowed(Words):
    """Words of the sample game from a text of the test."""

    def __init__(self, text: str, strict: bool = True) -> None:
        super().__init__("en", BAZAAR, strict)
        from fluent.runtime import FluentBundle, FluentResource

        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        self._bundles = (bundle,)


def test_a_variable_is_the_name_of_its_entry_and_its_other_forms() -> None:
    words = Borrowed("""
choice-show = { $card } / { $card_of } / { $card_key }
table-card-silk1 = silk
    .of = of silk
""")
    assert words.choice(BAZAAR.notation.from_text("show silk1")) == "silk / of silk / silk1"


def test_several_entries_are_listed_and_counted() -> None:
    words = Borrowed("""
choice-throw = { $cards_count } cards: { $cards }
table-card = the { $entry }
nothing = nothing
list-and = { $others } and { $last }
""")
    assert words.choice(BAZAAR.notation.from_text("throw silk1,jade2")) == "2 cards: the silk1, the jade2"
    assert words.choice(BAZAAR.notation.from_text("throw -")) == "0 cards: nothing"


def test_a_list_may_be_spoken() -> None:
    words = Borrowed("""
choice-throw = { $cards_and }
table-card = { $entry }
nothing = nothing
list-and = { $others } and { $last }
""")
    spoken = [words.choice(BAZAAR.notation.from_text(f"throw {cards}")) for cards in ("silk1", "silk1,jade2", "-")]
    assert spoken == ["silk1", "silk1 and jade2", "nothing"]


def test_numbers_stand_beside_their_names() -> None:
    words = strict("en", "khan")
    ended = next(shape.make for shape in words.game.events if shape.word == "ended")  # type: ignore[union-attr]
    assert words.event(ended((1,), (12, 47, 0))) == "Yellow wins. Points: Red 12, Yellow 47, Blue 0."
    conquered = next(shape.make for shape in words.game.events if shape.word == "conquered")  # type: ignore[union-attr]
    assert "Yurts under it: Yellow 2, neutral 1." in words.event(conquered(1, 0, (1,), (0, 2), 1, 3))
    knights = strict("fr", "warrior_knights")
    host = next(shape.make for shape in knights.game.events if shape.word == "host-counted")  # type: ignore[union-attr]
    assert knights.event(host(0, (0, 24), (50, 400))) == (
        "Force\u00a0: le noble 1 de Baron 1 – 50, la garnison de Baron 1 – 400."
    )


@pytest.mark.parametrize(
    ("taken", "line"),
    [
        (3, "The Song Emperor flees south-east, from a1 to b1."),
        (4, "The Song Emperor flees south, from a1 to b1: the card says south-east, which is blocked."),
    ],
)
def test_causes_are_told(taken: int, line: str) -> None:
    words = strict("en", "khan")
    fled = next(shape.make for shape in words.game.events if shape.word == "fled")  # type: ignore[union-attr]
    assert words.event(fled(5, 0, 1, 3, taken)) == line


def test_a_choice_knows_what_is_asked() -> None:
    words = strict("en", "warrior_knights")
    amount = words.game.notation.from_text("amount 1")  # type: ignore[union-attr]
    said = [words.choice(amount, kind) for kind in ("choose-one", "invest", "repair-walls", "none")]
    assert said == ["Repair walls", "1 crown", "1", "1"]


@pytest.mark.parametrize(
    ("name", "of"),
    [("Benoît", "de Benoît"), ("Éva", "d’Éva"), ("O'Neil", "d’O'Neil"), ("Аня", "de Аня"), ("", "de ")],
)
def test_french_elides_before_a_vowel(name: str, of: str) -> None:
    assert FUNCTIONS["DE"](name) == of


def test_lines_begin_with_a_capital() -> None:
    assert [FUNCTIONS["CAP"](text) for text in ("зона", "the zone", "")] == ["Зона", "The zone", ""]


def test_a_class_of_choices_has_a_name() -> None:
    words = Borrowed("""
choice-show = show { $card }
    .group = show a card
choice-roll = roll
""")
    assert words.group(BAZAAR.notation.from_text("show silk1")) == "show a card"
    assert words.group(BAZAAR.notation.from_text("roll")) == "roll"


def test_a_question_has_the_rule_it_comes_from() -> None:
    words = Borrowed("""
ask-bid = { $seat }, what do you bid?
    .rule = BZ-BID-1
ask-wait = { $seat }, wait.
""")
    assert words.rule_of("bid") == "BZ-BID-1"
    assert words.rule_of("wait") is None
    assert words.rule_of("dance") is None


def test_a_fact_belongs_to_the_table_it_begins_with() -> None:
    words = Borrowed("""
reason-BZ-X-1 = { $card_from }, { $seat_to }, { $number }, { $goal }
table-card = the { $entry }
table-seat = player { $entry }
""")
    reason = Reason("BZ-X-1", {"card_from": 0, "seat_to": 1, "number": 3})
    assert words.reason(reason) == "the silk1, player blue, 3, none"


def test_nobody_and_truth_are_words() -> None:
    words = Borrowed("reason-BZ-X-1 = { $seat_to } { $late } { $seat }")
    assert words.reason(Reason("BZ-X-1", {"seat_to": -1, "late": True, "seat": None})) == "none yes none"


def test_missing_words_are_an_error_or_the_key() -> None:
    with pytest.raises(NoWords, match="choice-roll has no words in en"):
        Borrowed("").choice(BAZAAR.notation.from_text("roll"))
    with pytest.raises(NoWords, match="table-card-silk1 has no words"):
        Borrowed("").entry("card", 0)
    with pytest.raises(NoWords, match="choice-roll"):
        Borrowed("choice-roll = { $nobody-knows }").choice(BAZAAR.notation.from_text("roll"))
    assert Borrowed("", strict=False).choice(BAZAAR.notation.from_text("roll")) == "choice-roll"
    assert Borrowed("", strict=False).entry("card", 0) == "silk1"


def test_what_a_language_lacks_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Words("fr", serai.load("tic_tac_toe"))
    french, english = words._bundles
    french._messages.pop("event-drawn", None)
    try:
        drawn = next(shape.make for shape in words.game.events if shape.word == "drawn")  # type: ignore[union-attr]
        assert words.event(drawn()) == "All squares are claimed: a draw."
    finally:
        from serai.words import _bundle

        _bundle.cache_clear()
    assert english is not french


def test_a_language_that_is_not_spoken() -> None:
    with pytest.raises(ValueError, match="there are words in en, ru, fr, not in de"):
        Words("de")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ru_RU.UTF-8", "SERAI_LANG": "en"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_is_the_systems(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("SERAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert native_language() == language


def test_what_belongs_to_a_seat_is_called_after_it() -> None:
    words = strict("en", "warrior_knights")
    assert words.entry("noble", 5) == "Baron 2’s Noble 2"
    assert words.entry("army", 26) == "Baron 3’s garrison"


@pytest.mark.parametrize(
    ("language", "mine", "theirs"),
    [("en", "Godwin", "Hugues Limon"), ("fr", "Godwin", "Hugues Limon")],
)
def test_players_are_called_by_what_lies_before_them(language: str, mine: str, theirs: str) -> None:
    words = strict(language, "warrior_knights")
    assert not words.entry("post", 0).startswith(mine)
    words.lay({"house": [0, 1]}, 0)
    assert words.entry("post", 0) == mine
    assert words.entry("noble", 4) == theirs
    words.lay({"house": [0, 1]}, 1)
    assert words.entry("post", 0) == theirs.split()[0]
    words.lay({})
    assert words.entry("noble", 4) != theirs
