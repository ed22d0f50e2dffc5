"""Two players made of a few lines: one that picks anything, and a busy one that acts whenever it can."""

from typing import Any

from serai.engine.core.chance import Chance
from serai.games.merv.choices import (
    Act,
    BuyPiece,
    Climb,
    Complete,
    DeploySoldier,
    EndTurn,
    FoundPost,
    GainFavour,
    LoseBuilding,
    NoPost,
    NoSoldier,
    PlaceCourtier,
    Stop,
)

LAST = (Stop, NoPost, NoSoldier, LoseBuilding, EndTurn)
RATHER = (Complete, PlaceCourtier, Climb, BuyPiece, FoundPost, Act)
SELDOM = (GainFavour, DeploySoldier)


def anything(s: Any, options: Any, chance: Chance) -> Any:
    return options[chance.below(len(options))]


def busy(s: Any, options: Any, chance: Chance) -> Any:
    """Rather does something than nothing, and rather something that lasts."""
    for kinds in (RATHER[:1], RATHER[1:]):
        liked = [option for option in options if type(option) in kinds]
        if liked and chance.below(8):
            return liked[chance.below(len(liked))]
    useful = [option for option in options if type(option) not in LAST + SELDOM]
    if useful and chance.below(12):
        return useful[chance.below(len(useful))]
    return options[chance.below(len(options))]
