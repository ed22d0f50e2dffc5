"""Nobody reads an internal code: whole games told by the browser's own words, with people's names."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import serai
from serai.server.api.games import notation_of
from serai.words import LANGUAGES, Words, texts
from tests.roots import ROOT
from tests.words.walker import Saying, Told, walked

MATCHES = int(os.environ.get("SERAI_TOLD_GAMES", "1"))  # of each game, with more and more seats
NAMES = ["Аня", "Benoît", "O'Neil", "Éva", "Trader 2", "Zoé"]
DRAWN = {("khan", "cell"), ("tic_tac_toe", "cell")}  # codes that stand on the board
LETTERS = {"F", "N", "Y", "Z"}  # shapes that Russian calls by these letters
ENGLISH = {"Warrior", "Knights"}
RAW = re.compile(r"\{ ?\$|\?\?\?|\bnull\b|undefined|NaN|\[object|\b(ask|choice|event|reason|table|score)-[A-Za-z]")
FRENCH = re.compile(r"[^\s] [:;?!»]|« |\bnone\b|\b([Dd]e|[Qq]ue|[Ll]e) [AEIOUÉaeioué](?!\d)")
ARTICLES = re.compile(r"\b(le|la|du|au|des|aux) (" + "|".join(map(re.escape, NAMES)) + ")")
CODE = re.compile(r"[0-9_:]")


@pytest.fixture(scope="module")
def renderer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The browser's words, made into a program for Node.js."""
    made = tmp_path_factory.mktemp("words") / "render.mjs"
    bundler = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
    source = Path(__file__).with_name("render.ts")
    subprocess.run(
        [bundler, source, "--platform", "node", "--format", "esm", "--file", made],
        check=True, capture_output=True, cwd=ROOT / "web",
    )  # fmt: skip
    return made


def said(renderer: Path, told: Told, names: list[str]) -> dict[str, list[str]]:
    """What the browser says of a game, by language."""
    game = serai.load(told.game)
    given = {
        "game": msgspec.to_builtins(notation_of(told.game)),
        "texts": {language: texts(language, game) for language in LANGUAGES},
        "names": names,
        "laid": told.laid if names else {},
        "sayings": [saying[:3] for saying in told.sayings],
    }
    run = subprocess.run(
        ["node", renderer], input=json.dumps(given), check=True, capture_output=True, text=True, encoding="utf-8"
    )
    spoken: dict[str, list[str]] = json.loads(run.stdout)
    return spoken


def codes_of(name: str) -> re.Pattern[str]:
    """The entries of a game's tables that only a program would say."""
    tables = serai.load(name).notation.tables
    drawn = {entry for table, entries in tables.items() if (name, table) in DRAWN for entry in entries}
    codes = {
        entry
        for table, entries in tables.items()
        for entry in entries
        if entry not in drawn and CODE.search(entry) and not entry.isdigit()
    }
    return re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, sorted(codes) or ["\0"])) + r")(?![\w-])")


def faults(language: str, saying: Saying, text: str, codes: re.Pattern[str]) -> Iterator[str]:
    """What is wrong with a sentence."""
    if not text.strip():
        yield "says nothing"
    if RAW.search(text):
        yield "shows what a program would say"
    if codes.search(text):
        yield f"shows the code {codes.search(text)}"
    if language == "ru":
        latin = set(re.findall(r"[A-Za-zÀ-ÿ]{2,}|[A-Z]", re.sub("|".join(NAMES), "", text)))
        if latin - LETTERS - ENGLISH:
            yield f"is not in Russian: {latin}"
    if language == "fr" and (FRENCH.search(text) or ARTICLES.search(text)):
        yield "is not as French is written"
    if saying.of != "entry" and text[:1].islower() and not re.match(r"[a-z]\d", text):  # but for a cell of the board
        yield "begins with a small letter"


@pytest.mark.parametrize("number", range(MATCHES))
@pytest.mark.parametrize("game", serai.names())
def test_nobody_reads_a_code(game: str, number: int, renderer: Path) -> None:
    told = walked(game, number + 1)
    codes = codes_of(game)
    wrong = [
        f"{language} {saying.of} {saying.given[0]}: {fault}: {text}"
        for language, lines in said(renderer, told, NAMES).items()
        for saying, text in zip(told.sayings, lines, strict=True)
        for fault in faults(language, saying, text, codes)
    ]
    assert not wrong, f"{len(wrong)} sentences, among them:\n" + "\n".join(wrong[:40])


@pytest.mark.parametrize("game", serai.names())
def test_the_browser_and_the_terminal_say_the_same(game: str, renderer: Path) -> None:
    told = walked(game, 0)
    spoken = said(renderer, told, [])
    for language in LANGUAGES:
        words = Words(language, serai.load(game), strict=True)
        for saying, text in zip(told.sayings, spoken[language], strict=True):
            assert in_python(words, saying) in (text, None), saying


def in_python(words: Words, saying: Saying) -> str | None:
    """The same by Python's words."""
    if saying.of == "choice":
        return words.choice(saying.thing, saying.asked or "none")
    if saying.of == "entry":
        return words.entry(*saying.given)
    sentences: dict[str, Callable[[Any], str]] = {
        "prompt": words.prompt,
        "event": words.event,
        "reason": words.reason,
    }
    return sentences[saying.of](saying.thing) if saying.of in sentences else None


def test_the_faults_are_found() -> None:
    codes = codes_of("khan")
    event = Saying("event", ({},))

    def found(language: str, text: str) -> list[Any]:
        return list(faults(language, event, text, codes))

    assert found("en", "Аня invades k1 (mountain card).") == []
    assert found("en", "Аня invades k1 with c64.")
    assert found("ru", "У {$seat_gen} нет юрты.")
    assert found("ru", "Аня invades k1.")
    assert found("fr", "Le château de Éva tombe.")
    assert found("fr", "Qui attaquez-vous ?")
    assert found("fr", "Il attaque le Benoît.")
    assert found("en", "the ruler flees.")
