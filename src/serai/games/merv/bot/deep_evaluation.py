"""The evaluation of Merv's strongest bot: the priors of `evaluation`, and a small network for the value."""

from __future__ import annotations

from serai.games.merv import tables as t
from serai.games.merv.bot.evaluation import is_quiet, priors, uncertainty
from serai.games.merv.bot.network import ALONE, MAGISTRATE, SEAT, evaluate, magistrate_inputs, seat_inputs
from serai.games.merv.state import Merv

__all__ = ["is_quiet", "priors", "uncertainty", "value"]


def value(s: Merv) -> list[float]:
    """The points that everybody will probably end with, the Magistrate last where he plays."""
    network = SEAT if s.seats > 1 else ALONE
    found = [s.vp[seat] + evaluate(network, seat_inputs(s, seat)) for seat in range(s.seats)]
    if s.seats == 1:
        found.append(s.vp[t.MAGISTRATE] + evaluate(MAGISTRATE, magistrate_inputs(s)))
    return found
