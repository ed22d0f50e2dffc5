"""Everything a player can choose, built once; each value is a number of its table."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Notation, Shape
from serai.games.merv import tables as t
from serai.games.merv.rules.magistrate.priorities import DECISIONS, PRIORITIES


class TakeSlot(NamedTuple):
    """The master goes to an action slot."""

    slot: int


class Activate(NamedTuple):
    """A tile of the active line is activated."""

    cell: int


class Act(NamedTuple):
    """The action of the activated tile."""


class GainFavour(NamedTuple):
    """One favour instead of the action of the tile."""


class DeploySoldier(NamedTuple):
    """A soldier instead of the action of the tile."""


class TakeCamels(NamedTuple):
    """All camels of the camel market."""


class PlaceCamel(NamedTuple):
    """One camel on a corner of the camel market, for its reward."""

    corner: int


class Complete(NamedTuple):
    """A contract is completed."""

    contract: int


class EndTurn(NamedTuple):
    """The turn is over."""


class Stop(NamedTuple):
    """The action is over."""


class TakeCard(NamedTuple):
    """A card of the caravan row, by its position."""

    position: int


class PutCamel(NamedTuple):
    """A camel onto the first caravan card without one."""


class PlaceCourtier(NamedTuple):
    """A servant becomes a courtier."""

    court: int


class PayWith(NamedTuple):
    """One entry of a cost is paid in this way."""

    way: int


class FoundPost(NamedTuple):
    """A trading post in a city."""

    city: int


class NoPost(NamedTuple):
    """No trading post this time."""


class BuyGood(NamedTuple):
    """A good of a city."""

    city: int


class Climb(NamedTuple):
    """A step up the mosque track."""

    space: int


class BuyPiece(NamedTuple):
    """A wall or a gate, by colour and cost."""

    piece: int


class BuildAt(NamedTuple):
    """The slot in which the piece is built."""

    slot: int


class PlaceSoldier(NamedTuple):
    """A servant becomes a soldier."""

    cell: int


class NoSoldier(NamedTuple):
    """The soldier is declined."""


class TakeUpgrade(NamedTuple):
    """One of the extra upgrades."""

    upgrade: int


class PlaceUpgrade(NamedTuple):
    """The tile that is upgraded."""

    cell: int


class TakeToken(NamedTuple):
    """One of the bonus tokens."""

    token: int


class TakeBreakthrough(NamedTuple):
    """One of the breakthrough tiles of a level."""

    breakthrough: int


class UseGood(NamedTuple):
    """The kind of good that meets an open requirement of a contract."""

    good: int


class TakeReward(NamedTuple):
    """The reward that comes next."""

    reward: int


class TakePlace(NamedTuple):
    """A space of the next queue."""

    place: int


class LoseBuilding(NamedTuple):
    """No tribute: the building goes back to supply."""


class ScoreCourt(NamedTuple):
    """One courtier in this court scores."""

    court: int


class Settle(NamedTuple):
    """The tile on which the Courtier's building is placed."""

    cell: int


TAKE_SLOT = tuple(TakeSlot(slot) for slot in range(len(t.SLOTS)))
ACTIVATE = tuple(Activate(cell) for cell in range(len(t.CELLS)))
ACT, GAIN_FAVOUR, DEPLOY_SOLDIER, TAKE_CAMELS, END_TURN = Act(), GainFavour(), DeploySoldier(), TakeCamels(), EndTurn()
PLACE_CAMEL = tuple(PlaceCamel(corner) for corner in range(len(t.CORNERS)))
COMPLETE = tuple(Complete(contract) for contract in range(len(t.CONTRACTS)))
STOP, PUT_CAMEL, NO_POST, NO_SOLDIER, LOSE_BUILDING = Stop(), PutCamel(), NoPost(), NoSoldier(), LoseBuilding()
TAKE_CARD = tuple(TakeCard(position) for position in range(t.ROW))
PLACE_COURTIER = tuple(PlaceCourtier(court) for court in range(len(t.COURTS)))
PAY_WITH = tuple(PayWith(way) for way in range(len(t.WAYS)))
FOUND_POST = tuple(FoundPost(city) for city in range(len(t.CITIES)))
BUY_GOOD = tuple(BuyGood(city) for city in range(len(t.CITIES)))
CLIMB = tuple(Climb(space) for space in range(len(t.SPACES)))
BUY_PIECE = tuple(BuyPiece(piece) for piece in range(len(t.PIECES)))
BUILD_AT = tuple(BuildAt(slot) for slot in range(len(t.SLOTS)))
PLACE_SOLDIER = tuple(PlaceSoldier(cell) for cell in range(len(t.CELLS)))
TAKE_UPGRADE = tuple(TakeUpgrade(upgrade) for upgrade in range(len(t.UPGRADES)))
PLACE_UPGRADE = tuple(PlaceUpgrade(cell) for cell in range(len(t.CELLS)))
TAKE_TOKEN = tuple(TakeToken(token) for token in range(len(t.TOKENS)))
TAKE_BREAKTHROUGH = tuple(TakeBreakthrough(tile) for tile in range(len(t.BREAKTHROUGHS)))
USE_GOOD = tuple(UseGood(good) for good in range(len(t.GOODS)))
TAKE_REWARD = tuple(TakeReward(reward) for reward in range(len(t.REWARDS)))
TAKE_PLACE = tuple(TakePlace(place) for place in range(len(t.PLACES)))
SCORE_COURT = tuple(ScoreCourt(court) for court in range(len(t.COURTS)))
SETTLE = tuple(Settle(cell) for cell in range(len(t.CELLS)))

# Harmless is what only gains: favours, camels, upgrades, tokens, breakthroughs, rewards, points of a court.
NOTATION = Notation(
    [
        Shape(TakeSlot, "slot"),
        Shape(Activate, "cell"),
        Shape(Act),
        Shape(GainFavour, harmless="*"),
        Shape(DeploySoldier),
        Shape(TakeCamels, harmless="*"),
        Shape(PlaceCamel, "corner"),
        Shape(Complete, "contract"),
        Shape(EndTurn, declines=True),
        Shape(Stop, declines=True),
        Shape(TakeCard, "position"),
        Shape(PutCamel),
        Shape(PlaceCourtier, "court"),
        Shape(PayWith, "way"),
        Shape(FoundPost, "city"),
        Shape(NoPost, declines=True),
        Shape(BuyGood, "city"),
        Shape(Climb, "space"),
        Shape(BuyPiece, "piece"),
        Shape(BuildAt, "slot"),
        Shape(PlaceSoldier, "cell"),
        Shape(NoSoldier, declines=True),
        Shape(TakeUpgrade, "upgrade", harmless="*"),
        Shape(PlaceUpgrade, "cell", harmless="*"),
        Shape(TakeToken, "token", harmless="*"),
        Shape(TakeBreakthrough, "breakthrough", harmless="*"),
        Shape(UseGood, "good"),
        Shape(TakeReward, "reward", harmless="*"),
        Shape(TakePlace, "place"),
        Shape(LoseBuilding, declines=True, costly=True),
        Shape(ScoreCourt, "court", harmless="*"),
        Shape(Settle, "cell"),
    ],
    {
        "slot": t.SLOTS,
        "cell": t.CELLS,
        "corner": t.CORNERS,
        "contract": t.CONTRACTS,
        "position": t.POSITIONS,
        "court": t.COURTS,
        "way": t.WAYS,
        "city": t.CITIES,
        "space": t.SPACES,
        "piece": t.PIECES,
        "upgrade": t.UPGRADES,
        "token": t.TOKENS,
        "breakthrough": t.BREAKTHROUGHS,
        "good": t.GOODS,
        "reward": t.REWARDS,
        "place": t.PLACES,
        "owner": t.OWNER_NAMES,
        "cube": t.CUBES,
        "spice": t.SPICES,
        "action": t.ACTIONS,
        "side": t.SIDES,
        "link": t.LINKS,
        "source": t.SOURCES,
        "item": t.ITEM_NAMES,
        "tile": t.TILES,
        "decision": DECISIONS,
        "priority": PRIORITIES,
    },
)
