"""Winning: more than half of the kingdom's cities, or the most influence when the last round is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.state import Result, places_of
from serai.engine.core.steps import Do
from serai.games.warrior_knights.events import GameWon, NobodyWon
from serai.games.warrior_knights.rules.board import KINGDOM_CITIES
from serai.games.warrior_knights.rules.options import MIGHT_MAKES_RIGHT, TWO_PLAYER_MAJORITY
from serai.games.warrior_knights.rules.war.armies import nobles_of, on_board
from serai.games.warrior_knights.state import NOBODY, RAZED, Realm
from serai.games.warrior_knights.tables import GARRISON

CONTESTS = ("influence", "cities", "wealth", "troops")  # what decides after the last round, in this order: WK-WIN-8


def troops_on_board(s: Realm, seat: int) -> int:
    """The card strength of a baron's armies in the field and of the garrison of a castle that stands."""
    total = sum(s.power[noble] for noble in nobles_of(seat) if on_board(s, noble))  # WK-RULING-62
    return int(total + (s.power[GARRISON + seat] if s.castle[seat] >= 0 else 0))


def rank_of(s: Realm, seat: int) -> tuple[int, ...]:
    """What decides after the last round, in this order; a baron out of the game ranks below all."""
    if not s.alive[seat]:
        return (-1,)
    cities = s.owner.count(seat)  # WK-WIN-6
    wealth = s.crowns[seat] + s.faith[seat] + s.votes[seat]  # WK-WIN-7
    return (s.influence[seat], cities, wealth, troops_on_board(s, seat))  # WK-WIN-4 WK-WIN-8


def finish(s: Realm, winner: int) -> None:
    """End the game with one winner, or with none."""
    if s.telling:
        s.tell(NobodyWon() if winner < 0 else GameWon(winner))
    scores = tuple(int(seat == winner) for seat in range(s.seats))
    reasons: tuple[dict[str, Any], ...] = tuple(
        {
            "influence": s.influence[seat],
            "cities": s.owner.count(seat),
            "wealth": s.crowns[seat] + s.faith[seat] + s.votes[seat],
            "troops": troops_on_board(s, seat),
        }
        for seat in range(s.seats)
    )
    s.finish(Result(scores, places_of(scores), reasons))


def kingdom_majority(s: Realm) -> tuple[int, int]:
    """The kingdom cities that are not razed, and how many of them are more than half."""
    left = KINGDOM_CITIES - s.owner[:KINGDOM_CITIES].count(RAZED)  # WK-WIN-3
    return left, left // 2 + 1  # WK-WIN-1


def majority_wins(s: Realm) -> bool:
    """Whether the majority of cities wins: between two barons that is an option."""
    agreed = s.settings[TWO_PLAYER_MAJORITY] or s.settings[MIGHT_MAKES_RIGHT]  # WK-RULING-93
    return s.seats > 2 or bool(agreed)  # WK-OPT-9.2


def majority_holder(s: Realm) -> int:
    """Who controls more than half of the unrazed kingdom cities, besieged ones included; else NOBODY."""
    if not majority_wins(s):
        return NOBODY
    kingdom = s.owner[:KINGDOM_CITIES]
    _, needed = kingdom_majority(s)
    for seat in range(s.seats):
        if kingdom.count(seat) >= needed:
            return seat  # WK-WIN-2
    return NOBODY


def judge(s: Realm) -> int:
    """Who wins after the last round; NOBODY when the best are tied in everything."""
    if s.settings[MIGHT_MAKES_RIGHT]:
        return NOBODY  # WK-OPT-5.2
    ranks = [rank_of(s, seat) for seat in range(s.seats)]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else NOBODY  # WK-WIN-9 WK-RULING-61


@dataclass(frozen=True, slots=True)
class LastBaron(Do):
    """The only baron left wins at once."""

    def run(self, s: Realm) -> None:
        finish(s, s.alive.index(1))


LAST_BARON = LastBaron()
