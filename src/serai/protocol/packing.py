"""Options as they travel: rows of numbers by word."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from serai.engine.core.notation import word_of
from serai.protocol.json_text import encode


def packed(options: Sequence[Any]) -> bytes:
    """JSON of the options by word; a choice is a tuple of its numbers, which is the row that stands for it."""
    by_word: dict[str, list[Any]] = {}
    for kind, alike in groupby(options, type):
        word = word_of(kind.__name__)
        if word in by_word:
            by_word[word] += alike
        else:
            by_word[word] = list(alike)
    return encode(by_word)
