"""Why the Magistrate chose what he chose: the priority that set his choice apart from the others."""

from __future__ import annotations

from collections.abc import Sequence

from serai.games.merv.events import Weighed
from serai.games.merv.rules.magistrate.priorities import PRIORITIES_OF
from serai.games.merv.state import Merv


def deciding(ranks: Sequence[tuple[int, ...]], best: tuple[int, ...]) -> int:
    """How many parts of the ranks single out the best; one more than there are if others stay equal."""
    left = list(ranks)
    for part, value in enumerate(best):
        if len(left) == 1:
            return part
        left = [rank for rank in left if rank[part] == value]
    return len(best) if len(left) == 1 else len(best) + 1


def tell_why(s: Merv, decision: int, ranks: Sequence[tuple[int, ...]], best: tuple[int, ...]) -> None:
    """Tell which priority decided; call it only while s.telling."""
    s.tell(Weighed(decision, PRIORITIES_OF[decision][deciding(ranks, best)]))
