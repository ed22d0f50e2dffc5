"""What a vote leaves behind: the outcomes it can have, and the card that is done with."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.warrior_knights.choices import POSTPONE
from serai.games.warrior_knights.state import NOBODY, Realm
from serai.games.warrior_knights.tables import AGENDA_NAMES_BARON

ABSENT, FOR_IT, AGAINST_IT = -1, 100, 101  # what a baron has said, beside the numbers of seats
POSTPONED = -2  # a proposal that has ended the sitting


def names_baron(s: Realm) -> bool:
    """Whether the vote is on a baron; a private motion is voted on for or against."""
    return bool(s.proposal < 0 and AGENDA_NAMES_BARON[s.motion])


@dataclass(frozen=True, slots=True)
class VotingDone(Do):
    """A card that is not in force is discarded, a Private Motion among them."""

    def run(self, s: Realm) -> None:
        if s.motion >= 0:
            s.agenda_discard.append(s.motion)  # WK-ASSEMBLY-40 WK-ASSEMBLY-21
        ended = s.proposal == POSTPONE and s.bound and s.bound[0]
        s.proposal = POSTPONED if ended else NOBODY
        s.motion = s.matter = s.motion_seat = NOBODY
        s.words = ""


VOTING_DONE = VotingDone()
