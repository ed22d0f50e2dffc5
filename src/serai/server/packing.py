"""Options as they travel: rows of numbers by word."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from serai.engine.notation import word_of

encode = msgspec.json.encode


def packed(options: Sequence[Any]) -> bytes:
    """JSON of the options by word; a choice is a tuple of its numbers, which is the row that stands for it."""
    rows_by_class: dict[type, bytes] = {}
    for kind, alike in groupby(options, type):
        rows = encode(list(alike))
        known = rows_by_class.get(kind)
        rows_by_class[kind] = rows if known is None else b"%b,%b" % (known[:-1], rows[1:])
    return b"{%b}" % b",".join([_label(kind) + rows for kind, rows in rows_by_class.items()])


@lru_cache(maxsize=1_000)
def _label(kind: type) -> bytes:
    return b'"%b":' % word_of(kind.__name__).encode()
