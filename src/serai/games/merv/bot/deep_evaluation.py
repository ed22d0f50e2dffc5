"""The sense of Merv's strongest bot: the same glances as `sense`, and a finer judgement of what a position is worth."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.bot.evaluation import first, resting, spread
from serai.games.merv.bot.network import ALONE, MAGISTRATE, SEAT, judged, magistrate_numbers, seat_numbers
from serai.games.merv.state import Merv

__all__ = ["first", "resting", "spread", "worth"]


def worth(s: Merv) -> list[float]:
    """The points that everybody will probably end with, the Magistrate last where he plays."""
    panel = SEAT if s.seats > 1 else ALONE
    found = [s.vp[seat] + judged(panel, seat_numbers(s, seat)) for seat in range(s.seats)]
    if s.seats == 1:
        found.append(s.vp[t.MAGISTRATE] + judged(MAGISTRATE, magistrate_numbers(s)))
    return found
