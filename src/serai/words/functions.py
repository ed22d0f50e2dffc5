"""The functions that words may use in their messages; the browser has the same in `web/src/words/bundles.ts`."""

from __future__ import annotations

import unicodedata
from typing import Any

VOWELS = "aeiouœæ"


def capital(text: Any) -> str:
    """CAP: a text that begins a line, with a capital."""
    said = str(text)
    return said[:1].upper() + said[1:]


def de(text: Any) -> str:
    """DE: a name after the French word for of, which loses its vowel before another."""
    said = str(text)
    first = unicodedata.normalize("NFD", said[:1].lower())[:1]
    return f"d’{said}" if first and first in VOWELS else f"de {said}"


FUNCTIONS: dict[str, Any] = {"CAP": capital, "DE": de}
