"""Everything the server refuses has words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import serai.server
from serai.server import sayings
from serai.server.notices import Turn, letter
from serai.words import LANGUAGES

NOTICES = {f"notice-{event}-{part}" for event in ("your-turn", "invitation") for part in ("subject", "letter")}
HOME = Path(serai.server.__file__).parent


def keys_in_code() -> set[str]:
    code = "\n".join(path.read_text(encoding="utf-8") for path in HOME.rglob("*.py"))
    found = set(re.findall(r"(?:wrong|not_now|forbidden)\(\s*\"([a-z-]+)\"", code))
    found |= set(re.findall(r"(?:Refused|Refusal|_refuse)\(\s*(?:\d+, |asked, |None, )?\"([a-z-]+)\"", code))
    found |= set(re.findall(r'"key":"([a-z-]+)"', code))
    return {f"refused-{key}" for key in found if key != "illegal"} | NOTICES


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_missing_and_none_is_unused(language: str) -> None:
    assert set(re.findall(r"^([a-z-]+) =", sayings.text(language), re.MULTILINE)) == keys_in_code()


@pytest.mark.parametrize(
    ("language", "subject"), [("en", "Your turn: Tea"), ("fr", "À vous : Tea"), ("ru", "Ваш ход: Tea")]
)
def test_letters_speak_the_persons_language(language: str, subject: str) -> None:
    turn = Turn("id", "Tea\r\nBcc: evil@example.org", "khan", "{}", 0, "Ann", "ann@example.org", None, language)
    message = letter(turn, "https://example.org/table/id", "serai@example.org")
    assert message["Subject"].startswith(subject)
    assert message["Bcc"] is None
    assert "https://example.org/table/id" in message.get_content()
