"""What the board of Nim shows and no field holds."""

from __future__ import annotations

from serai.engine.views.facts import Fact
from serai_nim.choices import MOST
from serai_nim.state import Nim


def turns_left(s: Nim) -> int:
    """How many turns the game still takes at least."""
    return -(-s.heap // MOST)


FACTS = (Fact(turns_left, "heap"),)
