"""Serai: Khan, Merv and Warrior Knights with every rule enforced, nothing hidden leaking, every game replayable."""

from serai.engine.core.errors import BadOption, BadRecord, IllegalChoice, Reason, Unreadable
from serai.engine.core.game import Game, load, names
from serai.engine.core.state import Result
from serai.engine.play.history import Asked, TakenBack, Told
from serai.engine.play.match import Match
from serai.engine.play.record import Record

__all__ = [
    "Asked",
    "BadOption",
    "BadRecord",
    "Game",
    "IllegalChoice",
    "Match",
    "Reason",
    "Record",
    "Result",
    "TakenBack",
    "Told",
    "Unreadable",
    "load",
    "names",
]
