"""Everything that can be told about a game: what happened, in numbers of the declared tables."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

from serai.engine.core.notation import Shape
from serai.engine.core.state import Event

GOODS = ("crowns", "votes", "faith", "influence")
CROWNS, VOTES, FAITH, INFLUENCE = range(len(GOODS))
CAUSES = (
    "action-card", "taxation", "wages", "hire", "track", "repair", "fortify", "muster", "event", "expedition",
    "assembly", "law", "ransom", "raze", "castle", "cities", "office", "charge", "church", "blessing",
)  # fmt: skip
(
    BY_CARD, BY_TAXATION, BY_WAGES, BY_HIRE, BY_TRACK, BY_REPAIR, BY_FORTIFY, BY_MUSTER, BY_EVENT, BY_EXPEDITION,
    BY_ASSEMBLY, BY_LAW, BY_RANSOM, BY_RAZE, BY_CASTLE, BY_CITIES, BY_OFFICE, BY_CHARGE, BY_CHURCH, BY_BLESSING,
) = range(len(CAUSES))  # fmt: skip
PHASES = ("taxation", "wages", "assembly", "mercenary_draft")
ACTS = ("attack", "siege", "assault", "raze", "roads", "sea", "hire", "wages")
ATTACK, SIEGE, ASSAULT, RAZE, ROADS, SEA, HIRE, WAGES = range(len(ACTS))
PARTS = ("influence", "revolts", "landing", "rest", "affairs")
INFLUENCE_PART, REVOLTS_PART, LANDING_PART, REST_PART, AFFAIRS_PART = range(len(PARTS))

_shapes: list[Shape] = []
_named: Any = namedtuple  # the classes below are made from their declarations


def told(name: str, fields: str = "", tables: str = "") -> Callable[..., Event]:
    """Declare an event by its fields and the tables they point into."""
    made: type[Event] = _named(name, fields.split())
    _shapes.append(Shape(made, tables or fields))
    return made


# ---- setup
HouseTaken = told("HouseTaken", "seat house")
CityRuined = told("CityRuined", "city")
TroopsAssigned = told("TroopsAssigned", "army troops", "army troop*")
CompaniesRevealed = told("CompaniesRevealed", "troops", "troop*")
AgendaRevealed = told("AgendaRevealed", "agenda")
CastlePlaced = told("CastlePlaced", "seat area")
NoblePlaced = told("NoblePlaced", "noble area")
GavelPassed = told("GavelPassed", "seat")
SceptrePassed = told("SceptrePassed", "seat")

# ---- rounds and cards
RoundBegan = told("RoundBegan", "round", "number")
Planned = told("Planned", "seat first second third", "seat number number number")
CardRevealed = told("CardRevealed", "stack card")
NeutralRevealed = told("NeutralRevealed", "stack neutral")
CardDeclined = told("CardDeclined", "card")
CardLaid = told("CardLaid", "card zone")
CardReturned = told("CardReturned", "card")
PhaseBegan = told("PhaseBegan", "phase")
ZoneReturned = told("ZoneReturned", "zone")
Gained = told("Gained", "seat amount goods cause", "seat number goods cause")
Paid = told("Paid", "seat amount goods cause", "seat number goods cause")
MarkerPlaced = told("MarkerPlaced", "seat space")
MarkerRemoved = told("MarkerRemoved", "seat space")
FateTurned = told("FateTurned", "fate")
FateShuffled = told("FateShuffled")

# ---- movement
Marched = told("Marched", "noble area")
Sailed = told("Sailed", "noble area")
Landed = told("Landed", "noble area")
TroopTaken = told("TroopTaken", "army army_from troop", "army army troop")
ArmyTaken = told("ArmyTaken", "army army_from", "army army")
TroopJoined = told("TroopJoined", "army troop")
TroopLeft = told("TroopLeft", "army troop")
NobleLeft = told("NobleLeft", "noble")
NobleExhausted = told("NobleExhausted", "noble")
Permitted = told("Permitted", "seat")
Forbidden = told("Forbidden", "seat")

# ---- battle
BattleJoined = told("BattleJoined", "seat seat_against area nobles", "seat seat area noble*")
WallsAssaulted = told("WallsAssaulted", "seat wall nobles", "seat wall noble*")
SiegeLaid = told("SiegeLaid", "seat wall")
SiegeWon = told("SiegeWon", "seat wall")
SiegeLifted = told("SiegeLifted", "wall")
HostCounted = told("HostCounted", "seat armies strengths", "seat army* number*")
WallsCounted = told("WallsCounted", "wall strength", "wall number")
SiegeCounted = told("SiegeCounted", "attack defence", "number number")
CommandTaken = told("CommandTaken", "noble")
FateDrawn = told("FateDrawn", "seat fates", "seat fate*")
FateCounted = told("FateCounted", "seat number", "seat number")
FateForWalls = told("FateForWalls", "wall number", "wall number")
FateBuried = told("FateBuried", "seat fates", "seat fate*")
FateHidden = told("FateHidden", "seat number", "seat number")
FateRevealed = told("FateRevealed", "seat fates", "seat fate*")
WallsRevealed = told("WallsRevealed", "wall fates", "wall fate*")
BlowsCounted = told("BlowsCounted", "deals prevents deals_against prevents_against", "number number number number")
DamageCounted = told("DamageCounted", "attacker defender", "number number")
CasualtyTaken = told("CasualtyTaken", "army number", "army number")
CasualtiesHealed = told("CasualtiesHealed", "army number", "army number")
BreachTaken = told("BreachTaken", "wall number", "wall number")
BreachesRepaired = told("BreachesRepaired", "wall number", "wall number")
FortificationLost = told("FortificationLost", "city")
CityFortified = told("CityFortified", "city")
VictoryCounted = told("VictoryCounted", "attacker defender", "number number")
RetreatBegan = told("RetreatBegan", "noble")
DesertionDrawn = told("DesertionDrawn", "army")
NobodyDeserted = told("NobodyDeserted", "army")
NobleRetreated = told("NobleRetreated", "noble area")
NobleDied = told("NobleDied", "noble")
NobleGone = told("NobleGone", "noble")
CityTaken = told("CityTaken", "seat city")
CityFreed = told("CityFreed", "city")
CityRazed = told("CityRazed", "seat city")
CastleFell = told("CastleFell", "seat seat_by", "seat seat")
CityTested = told("CityTested", "city")
RevoltBegan = told("RevoltBegan", "city")

# ---- events and expeditions
CandidateNamed = told("CandidateNamed", "seat")
EventRevealed = told("EventRevealed", "event_card", "event")
EventAssigned = told("EventAssigned", "event_card seat", "event seat")
FaithPledged = told("FaithPledged", "seat number missing", "seat number number")
PledgesFailed = told("PledgesFailed", "event_card", "event")
EventCancelled = told("EventCancelled", "event_card", "event")
EventWorked = told("EventWorked", "event_card", "event")
EventEnded = told("EventEnded", "event_card", "event")
HeirLost = told("HeirLost", "noble")
HeirRestored = told("HeirRestored", "noble")
ExpeditionFounded = told("ExpeditionFounded", "expedition")
ExpeditionBlessed = told("ExpeditionBlessed", "expedition")
ExpeditionMoved = told("ExpeditionMoved", "expedition space", "expedition number")
NewsCame = told("NewsCame", "expedition news")

# ---- the Assembly
SittingBegan = told("SittingBegan", "seats", "seat*")
ChairTaken = told("ChairTaken", "seat")
ProposerDrawn = told("ProposerDrawn", "seat")
Proposed = told("Proposed", "seat proposal")
ObjectNamed = told("ObjectNamed", "agenda")
BaronNamed = told("BaronNamed", "seat")
OrderAnnounced = told("OrderAnnounced", "agenda", "agenda*")
VoteCalled = told("VoteCalled", "agenda")
SheetRevealed = told("SheetRevealed", "seat votes", "seat number*")
VotesCommitted = told("VotesCommitted", "seat number", "seat number")
DeclaredFor = told("DeclaredFor", "seat")
DeclaredAgainst = told("DeclaredAgainst", "seat")
DeclaredName = told("DeclaredName", "seat seat_named", "seat seat")
TieBroken = told("TieBroken", "seat")
VoteCounted = told("VoteCounted", "ayes noes", "number number")
ProposalPassed = told("ProposalPassed", "proposal")
ProposalFailed = told("ProposalFailed", "proposal")
CardPassed = told("CardPassed", "agenda")
CardFailed = told("CardFailed", "agenda")
BaronElected = told("BaronElected", "seat agenda")
MotionDefied = told("MotionDefied", "seat")
PostRefused = told("PostRefused", "seat agenda")
LawBroken = told("LawBroken", "seat act")
BaronOutlawed = told("BaronOutlawed", "seat")
BaronReadmitted = told("BaronReadmitted", "seat")
LawMade = told("LawMade", "agenda")
Annulled = told("Annulled", "agenda")
ChargeTaken = told("ChargeTaken", "seat agenda")
ChargeDropped = told("ChargeDropped", "seat agenda")
OfficeTaken = told("OfficeTaken", "noble agenda")
OfficeDropped = told("OfficeDropped", "agenda")
TalkRecorded = told("TalkRecorded", "talk", "words")
SittingPostponed = told("SittingPostponed")
AgendaDropped = told("AgendaDropped", "agenda")

# ---- upkeep
UpkeepBegan = told("UpkeepBegan", "round", "number")
PartBegan = told("PartBegan", "part")
AffairsBegan = told("AffairsBegan", "seat")

# ---- companies, deals, the end
CompaniesOffered = told("CompaniesOffered", "troops", "troop*")
HiringBegan = told("HiringBegan", "seat space")
CompanyHired = told("CompanyHired", "seat troop")
CrownsGiven = told("CrownsGiven", "seat seat_to crowns note", "seat seat number words")
HeirOffered = told("HeirOffered", "noble seat")
HeirHanded = told("HeirHanded", "noble seat")
HeirReleased = told("HeirReleased", "noble")
HeirExecuted = told("HeirExecuted", "noble")
BaronEliminated = told("BaronEliminated", "seat")
LastRoundNear = told("LastRoundNear")
GameWon = told("GameWon", "seat")
NobodyWon = told("NobodyWon")

EVENT_SHAPES: tuple[Shape, ...] = tuple(_shapes)
EVENT_TABLES: dict[str, tuple[str, ...]] = {
    "goods": GOODS,
    "cause": CAUSES,
    "phase": PHASES,
    "act": ACTS,
    "part": PARTS,
}
