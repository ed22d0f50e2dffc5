"""Votes and influence, and what is lost to a card."""

from __future__ import annotations

from serai.games.warrior_knights.events import INFLUENCE, VOTES, Gained, Paid
from serai.games.warrior_knights.state import Realm


def gain_votes(s: Realm, seat: int, votes: int, cause: int) -> None:
    """A baron takes votes from the treasury."""
    s.votes[seat] += votes
    if s.telling and votes:
        s.tell(Gained(seat, votes, VOTES, cause))


def gain_influence(s: Realm, seat: int, influence: int, cause: int) -> None:
    """A baron takes influence from the pool, and from outside it once it is empty."""
    s.influence[seat] += influence
    s.pool = max(0, s.pool - influence)  # WK-UPKEEP-5
    if s.telling and influence:
        s.tell(Gained(seat, influence, INFLUENCE, cause))


def lose_goods(s: Realm, held: list[int], seat: int, amount: int, goods: int, cause: int) -> int:
    """A baron gives up so much, or what he has if it is less; tells how much it was."""
    lost = min(amount, held[seat])  # WK-EFFECT-2
    held[seat] -= lost
    if s.telling and lost:
        s.tell(Paid(seat, lost, goods, cause))
    return lost
