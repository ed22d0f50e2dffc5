"""Serai: Khan, Merv and Warrior Knights with every rule enforced, nothing hidden leaking, every play replayable."""

from serai.engine.errors import BadOption, BadRecord, IllegalChoice, Reason, Unreadable
from serai.engine.game import Game, load, names
from serai.engine.match import Match
from serai.engine.record import Record
from serai.engine.state import Result
from serai.engine.told import Asked, TakenBack, Told

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
