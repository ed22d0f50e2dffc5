"""Everything the server refuses has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serai
import serai.engine
import serai.offline
import serai.protocol
import serai.server
from serai.engine.core.errors import BadRecord
from serai.server.api import sayings
from serai.server.api.games import words_of
from serai.words import LANGUAGES, keys_in, texts

LETTERS = (
    "your-turn",
    "invitation",
    "tournament",
    "round",
    "time",
    "over",
    "daily",
    "test",
    "reset",
    "confirm",
    "moved",
)
NOTICES = {f"notice-{event}-{part}" for event in LETTERS for part in ("subject", "letter")}
NOTICES |= {f"notice-off-{place}" for place in ("letter", "push")}
ROOMS = [Path(str(room.__file__)).parent for room in (serai.server, serai.protocol, serai.offline)]
ENGINE = Path(serai.engine.__file__).parent


def keys_in_code() -> set[str]:
    code = "\n".join(path.read_text(encoding="utf-8") for room in ROOMS for path in room.rglob("*.py"))
    found = set(re.findall(r"(?:wrong|not_now|forbidden)\(\s*\"([a-z-]+)\"", code))
    found |= set(re.findall(r"(?:Refused|Refusal|[._]refuse)\(\s*(?:\d+, |asked, |None, )?\"([a-z-]+)\"", code))
    found |= set(re.findall(r'"key":"([a-z-]+)"', code))
    return {f"refused-{key}" for key in found if key != "illegal"} | NOTICES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(language: str) -> None:
    assert set(re.findall(r"^([a-z-]+) =", sayings.text(language), re.MULTILINE)) == keys_in_code()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_record_has_words(language: str) -> None:
    code = "".join(
        path.read_text(encoding="utf-8") for path in [*ENGINE.rglob("*.py"), ROOMS[1] / "past" / "records.py"]
    )
    faults = {"unreadable", *re.findall(r'BadRecord\([^"\n]*(?:f?"[^\n]*")?,? "([a-z]+)"[,)]', code)}
    faults |= set(re.findall(r'^ +"([a-z]+)",\n +rules=', code, re.MULTILINE))
    said = re.search(r"^refused-bad-record = .*?^}", sayings.text(language), re.MULTILINE | re.DOTALL)
    assert said
    assert set(re.findall(r"\[([a-z]+)\]", said[0])) == faults
    listed = re.search(r"The kinds are ([a-z,\s]+?)\s+and ([a-z]+)\.", BadRecord.__doc__ or "")
    assert listed
    assert {*re.split(r",\s+", listed[1]), listed[2]} == faults


def test_english_travels_only_where_a_language_lacks_something(monkeypatch: pytest.MonkeyPatch) -> None:
    assert words_of("khan", "ru") == texts("ru", serai.load("khan"))
    assert keys_in(["a = 1\n    .b = 2\n# c = 3\nd-e =\n    { $x ->\n       *[other] f\n    }\n"]) == {
        "a",
        "a.b",
        "d-e",
    }
    files = {"en": ["a = 1\n    .b = 2\n"], "ru": ["a = 3\n"]}
    monkeypatch.setattr("serai.server.api.games.texts", lambda language, _: files[language])
    assert words_of("khan", "ru") == ["a = 3\n", "a = 1\n    .b = 2\n"]
