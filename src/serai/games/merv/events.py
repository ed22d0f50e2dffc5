"""Everything that players are told about a game; an owner is a seat, the Courtier or the Magistrate."""

from __future__ import annotations

from typing import NamedTuple

from serai.engine.core.notation import Shape


class RoundBegan(NamedTuple):
    """The masters walk along the next side."""

    year: int
    side: int


class SlotTaken(NamedTuple):
    """A master stands in a slot."""

    owner: int
    slot: int


class TileActivated(NamedTuple):
    """A tile was activated."""

    owner: int
    cell: int


class BuildingPlaced(NamedTuple):
    """A building came from supply onto a tile."""

    owner: int
    cell: int


class Produced(NamedTuple):
    """An owner received cubes."""

    owner: int
    cubes: tuple[int, ...]


class ActionBegan(NamedTuple):
    """The action of the tile begins."""

    owner: int
    action: int


class Paid(NamedTuple):
    """One entry of a cost was paid."""

    owner: int
    way: int


class FavourGained(NamedTuple):
    """The favour disc moved to a space."""

    owner: int
    space_now: int


class FavourSpent(NamedTuple):
    """Favour was spent at the palace."""

    owner: int
    number: int


class InfluenceGained(NamedTuple):
    """The influence disc moved to a space."""

    owner: int
    space_now: int


class PointsGained(NamedTuple):
    """Victory points from a source."""

    owner: int
    number: int
    source: int


class SoldierPlaced(NamedTuple):
    """A soldier stands on a tile."""

    owner: int
    cell: int


class SoldierDeclined(NamedTuple):
    """A soldier was not placed."""

    owner: int


class SoldierReturned(NamedTuple):
    """A soldier went back to supply."""

    owner: int
    cell: int


class UpgradePlaced(NamedTuple):
    """A tile was upgraded."""

    owner: int
    upgrade: int
    cell: int


class CamelsTaken(NamedTuple):
    """The camels of the camel market went to an owner."""

    owner: int
    number: int


class CamelPlaced(NamedTuple):
    """A camel stands on a corner of the camel market."""

    owner: int
    corner: int


class WhiteCubeGained(NamedTuple):
    """A white cube from supply."""

    owner: int


class GoodGained(NamedTuple):
    """A good from supply."""

    owner: int
    item: int


class ScrollsGained(NamedTuple):
    """Scrolls from supply."""

    owner: int
    number: int


class ItemPlaced(NamedTuple):
    """Items were laid on a contract."""

    owner: int
    item: int
    number: int


class ContractCompleted(NamedTuple):
    """A contract went to an owner."""

    owner: int
    contract: int


class CardTaken(NamedTuple):
    """A caravan card went to an owner, with its camel or without."""

    owner: int
    spice: int
    position: int
    camels: int


class CamelOnCard(NamedTuple):
    """A camel was put on a card of the caravan row."""

    owner: int
    position: int


class RowRefilled(NamedTuple):
    """The caravan row closed up and these cards were revealed."""

    spices: tuple[int, ...]


class CourtierPlaced(NamedTuple):
    """A courtier stands in a court."""

    owner: int
    court: int


class BreakthroughMade(NamedTuple):
    """A breakthrough tile was taken."""

    owner: int
    breakthrough: int


class PostFounded(NamedTuple):
    """A trading post was founded."""

    owner: int
    city: int


class CityCamelTaken(NamedTuple):
    """The camel of an inner city went to the founder of its first post."""

    owner: int
    city: int


class GoodBought(NamedTuple):
    """A good was bought in a city."""

    owner: int
    city: int


class CamelLaid(NamedTuple):
    """A camel was laid on a link."""

    owner: int
    link: int


class CamelToRow(NamedTuple):
    """A camel left the road for a caravan card."""

    position: int


class CamelToMarket(NamedTuple):
    """A camel left the road for a corner of the market."""

    corner: int


class CamelLost(NamedTuple):
    """A camel left the game."""


class Climbed(NamedTuple):
    """A disc reached a space of the mosque track."""

    owner: int
    space: int


class MosqueCamelTaken(NamedTuple):
    """The camel of a level-1 space went to whoever reached it."""

    owner: int
    space: int


class TokenTaken(NamedTuple):
    """A bonus token was taken."""

    owner: int
    token: int


class WallBuilt(NamedTuple):
    """A wall or gate stands in a slot."""

    owner: int
    piece: int
    slot: int


class RewardLost(NamedTuple):
    """A reward was lost, since no choice for it was legal."""

    owner: int
    reward: int


class PlaceTaken(NamedTuple):
    """A master stands in the next queue; camels paid and camels taken."""

    owner: int
    place: int
    paid: int
    taken: int


class InvasionBegan(NamedTuple):
    """The Mongols attack from a side."""

    side: int


class TributePaid(NamedTuple):
    """A building was saved by tribute."""

    owner: int
    cell: int
    way: int


class BuildingLost(NamedTuple):
    """A building went back to supply."""

    owner: int
    cell: int


class YearEnded(NamedTuple):
    """The scoring phase of a year is over."""

    year: int


class Ended(NamedTuple):
    """The game is over."""

    winner: int


# ---- scoring: what every point is made of, so that players can check it


class CourtScored(NamedTuple):
    """A courtier scored its court, for so many of what is counted there."""

    owner: int
    court: int
    counted: int
    number: int


class CityScored(NamedTuple):
    """The buildings on these cells scored, with what bonus tokens and the top of the mosque add."""

    owner: int
    number: int
    cells: tuple[int, ...]


class TokenScored(NamedTuple):
    """What a bonus token adds to the city, for the buildings on these cells."""

    owner: int
    number: int
    token: int
    cells: tuple[int, ...]


class TopScored(NamedTuple):
    """What the top of the mosque adds to the city, for the buildings on these cells."""

    owner: int
    number: int
    cells: tuple[int, ...]


class SetScored(NamedTuple):
    """A set of different spices scored."""

    owner: int
    number: int
    spices: tuple[int, ...]


class SpicesScored(NamedTuple):
    """All sets of spices scored."""

    owner: int
    number: int


# ---- the Magistrate's cards and priorities


class CardRevealed(NamedTuple):
    """The Magistrate's card."""

    action: int


class CardRefused(NamedTuple):
    """No slot for the Magistrate's card; it is discarded."""

    action: int


class CardRemoved(NamedTuple):
    """A card of the Magistrate left the game."""

    action: int


class CardsShuffled(NamedTuple):
    """Cards of the Magistrate were shuffled onto his deck."""

    number: int


class NoCard(NamedTuple):
    """No card gives the Magistrate a slot."""


class Weighed(NamedTuple):
    """The priority that decided what the Magistrate chooses next."""

    decision: int
    priority: int


EVENTS = (
    Shape(RoundBegan, "number side"),
    Shape(SlotTaken, "owner slot"),
    Shape(TileActivated, "owner cell"),
    Shape(BuildingPlaced, "owner cell"),
    Shape(Produced, "owner cube*"),
    Shape(ActionBegan, "owner action"),
    Shape(Paid, "owner way"),
    Shape(FavourGained, "owner number"),
    Shape(FavourSpent, "owner number"),
    Shape(InfluenceGained, "owner number"),
    Shape(PointsGained, "owner number source"),
    Shape(SoldierPlaced, "owner cell"),
    Shape(SoldierDeclined, "owner"),
    Shape(SoldierReturned, "owner cell"),
    Shape(UpgradePlaced, "owner upgrade cell"),
    Shape(CamelsTaken, "owner number"),
    Shape(CamelPlaced, "owner corner"),
    Shape(WhiteCubeGained, "owner"),
    Shape(GoodGained, "owner item"),
    Shape(ScrollsGained, "owner number"),
    Shape(ItemPlaced, "owner item number"),
    Shape(ContractCompleted, "owner contract"),
    Shape(CardTaken, "owner spice position number"),
    Shape(CamelOnCard, "owner position"),
    Shape(RowRefilled, "spice*"),
    Shape(CourtierPlaced, "owner court"),
    Shape(BreakthroughMade, "owner breakthrough"),
    Shape(PostFounded, "owner city"),
    Shape(CityCamelTaken, "owner city"),
    Shape(GoodBought, "owner city"),
    Shape(CamelLaid, "owner link"),
    Shape(CamelToRow, "position"),
    Shape(CamelToMarket, "corner"),
    Shape(CamelLost),
    Shape(Climbed, "owner space"),
    Shape(MosqueCamelTaken, "owner space"),
    Shape(TokenTaken, "owner token"),
    Shape(WallBuilt, "owner piece slot"),
    Shape(RewardLost, "owner reward"),
    Shape(PlaceTaken, "owner place number number"),
    Shape(InvasionBegan, "side"),
    Shape(TributePaid, "owner cell way"),
    Shape(BuildingLost, "owner cell"),
    Shape(YearEnded, "number"),
    Shape(Ended, "owner"),
    Shape(CourtScored, "owner court number number"),
    Shape(CityScored, "owner number cell*"),
    Shape(TokenScored, "owner number token cell*"),
    Shape(TopScored, "owner number cell*"),
    Shape(SetScored, "owner number spice*"),
    Shape(SpicesScored, "owner number"),
    Shape(CardRevealed, "action"),
    Shape(CardRefused, "action"),
    Shape(CardRemoved, "action"),
    Shape(CardsShuffled, "number"),
    Shape(NoCard),
    Shape(Weighed, "decision priority"),
)
