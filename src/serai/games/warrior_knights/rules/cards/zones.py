"""Where played cards and markers go: zones, the mercenary track, and back to hands after a special phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import ZONE, PickZone
from serai.games.warrior_knights.events import CardDeclined, CardLaid, MarkerPlaced, PhaseBegan, ZoneReturned
from serai.games.warrior_knights.rules.question import Question
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import (
    ACTION_ZONES,
    MOBILIZE_FORCES,
    SEAT_NAMES,
    SERVE_THE_CHURCH,
    SPACE_BARONS,
    ZONES,
)

# By number of barons: the spaces that are usable.
USABLE_SPACES = tuple(
    tuple(space for space, least in enumerate(SPACE_BARONS) if least <= barons)  # WK-ACTION-29 WK-RULING-12
    for barons in range(len(SEAT_NAMES) + 1)
)
THREE_ZONES = tuple(ZONE[zone] for zone in ACTION_ZONES[SERVE_THE_CHURCH])
TWO_ZONES = tuple(ZONE[zone] for zone in ACTION_ZONES[MOBILIZE_FORCES])


@dataclass(frozen=True, slots=True)
class ReturnZone(Do):
    """All cards of a zone return to their owners' hands."""

    zone: int

    def run(self, s: Realm) -> None:
        s.returned += s.zones[self.zone]  # WK-TAX-5 WK-WAGES-14 WK-ASSEMBLY-15
        s.zones[self.zone] = ()
        if s.telling:
            s.tell(ZoneReturned(self.zone))


def announce(s: Realm, phase: int) -> None:
    """Tell that a special phase begins."""
    if s.telling:
        s.tell(PhaseBegan(phase))


def lay(s: Realm, zone: int) -> None:
    """The card being resolved goes into a zone."""
    card = s.card
    s.zones[zone] = (*s.zones[zone], card)
    s.card = NOBODY
    if s.telling:
        s.tell(CardLaid(card, zone))


def decline(s: Realm) -> None:
    """Tell that the card is not used."""
    if s.telling:
        s.tell(CardDeclined(s.card))


def free_spaces(s: Realm) -> list[int]:
    """The track spaces that are usable and free."""
    track = s.track
    return [space for space in USABLE_SPACES[s.barons] if track[space] < 0]


def place_marker(s: Realm, seat: int, space: int) -> None:
    """A baron's marker is put on the mercenary track."""
    s.track[space] = seat
    if s.telling:
        s.tell(MarkerPlaced(seat, space))


def why_no_space(s: Realm, space: int) -> Reason:
    """Why a track space cannot be had at any price."""
    if SPACE_BARONS[space] > s.barons:
        return Reason("WK-ACTION-29", {"space": space})
    return Reason("WK-ACTION-28", {"space": space})


@dataclass(frozen=True, slots=True)
class ChooseZone(Question):  # WK-D8 WK-D15
    """The owner chooses the zone for his card."""

    seat: int
    mobilized: int

    takes = (PickZone,)

    def options(self, s: Realm) -> tuple[PickZone, ...]:
        return TWO_ZONES if self.mobilized else THREE_ZONES

    def chosen(self, s: Realm, pick: PickZone) -> None:
        lay(s, pick.zone)

    def reason(self, s: Realm, pick: Any) -> Reason:
        return Reason("WK-ACTION-14", {"zone": pick.zone})


RETURN_ZONE = tuple(map(ReturnZone, range(len(ZONES))))
CHOOSE_ZONE = tuple((ChooseZone(seat, 0), ChooseZone(seat, 1)) for seat in range(len(SEAT_NAMES)))
