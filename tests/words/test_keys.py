"""Every key that is needed is there in every language, and no key is there for nothing."""

import re
from pathlib import Path

import pytest

import serai
from serai.engine.core.steps import ASK, ASK_ALL
from serai.words import LANGUAGES, Words, kind_of
from tests.roots import ROOT
from tests.words.declared import (
    SOURCE,
    calls_of,
    cited_rules,
    constants_in,
    entries_in,
    folder_of,
    mentioned,
    missing_entries,
    named_rules,
    needed,
    table_keys,
    trees,
    variables,
)

ENGINE, TERMINAL = SOURCE / "words" / "engine", SOURCE / "words" / "terminal"
SETS = {"engine": ENGINE, "terminal": TERMINAL}
RULES = ROOT / "docs" / "rules"


def game_words(game: str) -> Path:
    return folder_of(serai.load(game)) / "words"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", serai.names())
def test_a_game_says_everything_it_needs_to(game: str, language: str) -> None:
    keys = set(entries_in(game_words(game) / f"{language}.ftl"))
    missing = sorted(needed(serai.load(game)) - keys) + missing_entries(serai.load(game), keys)
    assert not missing, f"{game} has no words in {language} for {', '.join(missing)}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", serai.names())
def test_a_game_says_nothing_that_is_never_used(game: str, language: str) -> None:
    entries = entries_in(game_words(game) / f"{language}.ftl")
    known = needed(serai.load(game)) | table_keys(serai.load(game)) | set().union(*map(mentioned, entries.values()))
    known |= {f"reason-{re.sub('[.]', '-', rule)}" for rule in named_rules(folder_of(serai.load(game)))}
    unused = sorted(
        key for key in entries.keys() - known if not key.startswith(("score-", "race-", "distance-", "verdict-"))
    )
    assert not unused, f"nothing of {game} uses, in {language}: {', '.join(unused)}"


@pytest.mark.parametrize("game", serai.names())
def test_a_game_says_the_same_things_in_every_language(game: str) -> None:
    spoken = {language: entries_in(game_words(game) / f"{language}.ftl") for language in LANGUAGES}
    for language in LANGUAGES[1:]:
        here = {key for key in spoken[language] if not key.startswith("-")}
        there = {key for key in spoken["en"] if not key.startswith("-")}
        assert here == there, f"en and {language} of {game} differ in {', '.join(sorted(here ^ there))}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", serai.names())
def test_choices_and_events_use_only_their_own_fields(game: str, language: str) -> None:
    played = serai.load(game)
    entries = entries_in(game_words(game) / f"{language}.ftl")
    kinds = (("choice", played.notation.shapes), ("event", played.events))
    for kind, shapes in kinds:
        for shape in shapes:
            entry = entries.get(f"{kind}-{shape.word}")
            for name in variables(entry) if entry else ():
                fits = any(name == field or name.startswith(f"{field}_") for field in shape.names)
                fits = fits or (kind == "choice" and name == "asked")  # the kind of the question
                assert fits, f"{kind}-{shape.word} ({language}) has no field {name}"


@pytest.mark.parametrize("game", serai.names())
def test_every_question_names_the_rule_it_comes_from(game: str) -> None:
    played = serai.load(game)
    book = (RULES / f"{game}.md").read_text(encoding="utf-8")
    # The page of rules can be opened at a rule of a list, not at a row of a table.
    known = set(re.findall(r"^- \*\*([A-Z]+(?:-[A-Z]+)+-[\d.]+)\*\*", book, re.MULTILINE))
    spoken = {language: Words(language, played, strict=True) for language in LANGUAGES}  # strict: no English instead
    for kind in (kind_of(step) for step in played.steps if step.waits in (ASK, ASK_ALL)):
        named = {language: words.rule_of(kind) for language, words in spoken.items()}
        assert len(set(named.values())) == 1, f"ask-{kind} of {game} names different rules: {named}"
        assert named["en"] in known, f"ask-{kind} of {game} names {named['en']}, which its rules do not have"


@pytest.mark.parametrize("folder", SETS.values(), ids=SETS)
def test_all_languages_have_the_same_keys(folder: Path) -> None:
    english = set(entries_in(folder / "en.ftl"))
    for language in LANGUAGES[1:]:
        other = set(entries_in(folder / f"{language}.ftl"))
        assert english == other, f"en and {language} differ in {', '.join(sorted(english ^ other))}"


@pytest.mark.parametrize("folder", SETS.values(), ids=SETS)
def test_all_languages_use_the_same_variables(folder: Path) -> None:
    english = entries_in(folder / "en.ftl")
    for language in LANGUAGES[1:]:
        for key, entry in entries_in(folder / f"{language}.ftl").items():
            strange = variables(entry) - variables(english[key])
            assert not strange, f"{key} ({language}) uses {', '.join(sorted(strange))}, which en does not"


def test_every_reason_of_the_table_has_words() -> None:
    keys = set(entries_in(ENGINE / "en.ftl"))
    cited = cited_rules(SOURCE / "engine").union(*(cited_rules(folder_of(serai.load(game))) for game in serai.names()))
    needed_reasons = {f"reason-{rule}" for rule in cited if rule.startswith("SE-")}
    assert needed_reasons == {key for key in keys if key.startswith("reason-")}


def test_everything_the_command_line_says_has_words_and_is_said() -> None:
    entries = {**entries_in(TERMINAL / "en.ftl"), **entries_in(ENGINE / "en.ftl")}
    said = {text for call in calls_of(SOURCE, "say") for argument in call.args for text in constants_in(argument)}
    keys = {key for key in entries if not key.startswith("reason-")}
    whole = {text for text in said if re.fullmatch(r"[a-z]+(-[a-z_]+)+|over|nothing", text)}
    assert not whole - keys, f"said without words: {', '.join(sorted(whole - keys))}"
    written = {text for tree in trees(SOURCE / "commands") for text in constants_in(tree)} | said
    begun = tuple(text for text in said if text.endswith("-"))  # the rest of such a key is put together
    unused = sorted(key for key in keys - written if not key.startswith(begun))
    assert not unused, f"never said: {', '.join(unused)}"
