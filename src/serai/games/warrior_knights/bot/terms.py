"""The parts that a value of Warrior Knights is made of, by name, for whoever asks why a choice is good.

It computes the same sum as `evaluation.value`, part by part, and is never called while bots search.
"""

from __future__ import annotations

from typing import Final

from serai.games.warrior_knights.bot.evaluation import (
    FAITH,
    MAJORITY,
    NEARLY,
    OUT_OF_THE_GAME,
    PLANNED,
    YIELD,
    holdings,
    might_of,
    prospects,
    rounds_left,
)
from serai.games.warrior_knights.bot.rivals import BOONS, GAVEL, OUTLAWRY, SCEPTRE, order, verdicts
from serai.games.warrior_knights.rules.board import CASTLE, CITY_AREA, KINGDOM_CITIES
from serai.games.warrior_knights.rules.cards.planning import Planning, plans_of
from serai.games.warrior_knights.rules.options import MIGHT_MAKES_RIGHT, TWO_PLAYER_MAJORITY
from serai.games.warrior_knights.rules.war.armies import effective, nobles_in, nobles_of
from serai.games.warrior_knights.rules.war.battle import defence_strength
from serai.games.warrior_knights.rules.war.cities import is_immune
from serai.games.warrior_knights.state import MINE, OFF_BOARD, RAZED, Realm
from serai.games.warrior_knights.tables import ACTION_KINDS, EXPEDITIONS, GARRISON, LEADERSHIP, NOBLES_EACH, SEAT_NAMES

Terms = dict[str, tuple[float, float | None]]  # by name: points, and how many of something a player counts

__all__ = ["SPENT", "terms"]

SPENT: Final = frozenset({"influence", "crowns", "faith", "votes", "troops", "nobles"})


def terms(s: Realm) -> list[Terms]:
    """By seat: influence and cities, sieges and walls within reach, goods, posts, troops, laws and votes."""
    ordered, foreseen = order(s), verdicts(s)
    found: list[Terms] = []
    for seat in range(s.seats):
        if not s.alive[seat]:
            found.append({"out": (OUT_OF_THE_GAME, None)})
            continue
        forces = [effective(s, noble) if s.armies[noble] else 0 for noble in nobles_of(seat)]
        posts, number = _posts(s, seat)
        own = _cities(s, seat) | _sieges(s, seat, prospects(s, seat, forces))
        own |= _goods(s, seat) | _might(s, seat, might_of(s, seat, forces), sum(forces))
        chairs = GAVEL * (s.gavel == seat) + SCEPTRE * (s.sceptre == seat)
        own["posts"] = (chairs + posts, (s.gavel == seat) + (s.sceptre == seat) + number)
        own["laws"] = (ordered[seat] - posts, ordered[seat] - posts)
        own["motions"] = (foreseen[seat], foreseen[seat])
        found.append(own)
    return found


def _crown(s: Realm) -> float:
    might = bool(s.settings[MIGHT_MAKES_RIGHT])
    return MAJORITY if s.seats > 2 or s.settings[TWO_PLAYER_MAJORITY] or might else 0.0


def _cities(s: Realm, seat: int) -> Terms:
    """Influence held, and what cities will bring as far as they are safe."""
    rounds = rounds_left(s)
    lands, kept = holdings(s, seat)
    full = sum(YIELD[city] for city, holder in enumerate(s.owner) if holder == seat)
    needed = (KINGDOM_CITIES - s.owner[:KINGDOM_CITIES].count(RAZED)) // 2 + 1
    share = min(kept / needed, 1.0)
    influence = s.influence[seat]
    castle = s.castle[seat] >= 0
    return {
        "influence": (0.0 if s.settings[MIGHT_MAKES_RIGHT] else float(influence), influence),
        "cities": (rounds * full, s.owner.count(seat)),
        "safety": (rounds * (lands - full), -_unsafe(s, seat)),
        "castle": (0.0 if castle else -rounds * 0.3 * lands, int(castle)),
        "majority": (_crown(s) * share * share, min(kept, needed)),
    }


def _unsafe(s: Realm, seat: int) -> int:
    """The cities of a baron that are besieged, or may revolt."""
    return sum(
        s.besieger[city] >= 0 or (not s.here[CITY_AREA[city]] & MINE[seat] and not is_immune(s, city))
        for city, holder in enumerate(s.owner)
        if holder == seat
    )


def _sieges(s: Realm, seat: int, hoped: float) -> Terms:
    """Sieges under way, and walls that nobles could take."""
    held = 0.0
    walls = [wall for wall, besieger in enumerate(s.besieger) if besieger == seat]
    for wall in walls:
        place = CITY_AREA[wall] if wall < CASTLE else s.castle[wall - CASTLE]
        force = LEADERSHIP + sum(effective(s, noble) for noble in nobles_in(s, seat, place))
        held += NEARLY[force <= defence_strength(s, wall)] * (YIELD[wall] if wall < CASTLE else 1.2)
    weight = rounds_left(s) + 0.12 * _crown(s)
    return {"sieges": (weight * held, len(walls)), "reach": (weight * (hoped - held), hoped - held)}


def _posts(s: Realm, seat: int) -> tuple[float, int]:
    """What a baron's charges and his nobles' offices bring, and how many they are."""
    offices = [office for noble, office in enumerate(s.office) if office >= 0 and noble // NOBLES_EACH == seat]
    held = [*s.charges[seat], *offices]
    return sum(BOONS[post] for post in held), len(held)


def _goods(s: Realm, seat: int) -> Terms:
    """Crowns, faith, votes and stakes; what is planned is whatever else counts as goods."""
    crowns, faith, votes = s.crowns[seat], s.faith[seat], s.votes[seat]
    stakes = sum(s.stakes[len(SEAT_NAMES) * ship + seat] for ship in range(len(EXPEDITIONS)))
    track = s.track.count(seat)
    found: Terms = {
        "crowns": (0.1 * min(crowns, 12) + 0.04 * max(0, min(crowns - 12, 30)), crowns),
        "faith": (FAITH[min(faith, 4)], faith),
        "votes": (0.05 * min(votes, 16), votes),
        "outlaw": (-OUTLAWRY * s.outlaw[seat], -int(s.outlaw[seat])),
        "burdens": (-0.4 * len(s.lasting[seat]), -len(s.lasting[seat])),
        "hiring": ((0.15 + 0.02 * max(0, min(crowns - 6, 15))) * track, track),
        "stakes": (0.11 * stakes, stakes),
    }
    planned = sum(PLANNED[card % ACTION_KINDS] for plan in plans_of(s) for card in plan[seat])
    if s.drafts is not None and type(s.todo[-1]) is Planning:
        planned += sum(PLANNED[pick[1]] for pick in s.drafts[seat] if len(pick) == 2)
    found["planned"] = (planned, None)
    return found


def _might(s: Realm, seat: int, whole: float, force: int) -> Terms:
    """Nobles on the board or ready to come, heirs, and troops as strength in hundreds."""
    lead = born = number = heirs = 0.0
    for noble in nobles_of(seat):
        place = s.where[noble]
        ready = place == OFF_BOARD and bool(s.armies[noble])
        lead += 0.6 if place >= 0 else 0.3 if ready else 0.0
        number += place >= 0 or ready
        born += 0.2 if s.heir[noble] else 0.0
        heirs += bool(s.heir[noble])
    garrison = max(0, s.power[GARRISON + seat] - 100 * s.tokens[GARRISON + seat])
    return {
        "troops": (whole - lead - born, (garrison + force) / 100),
        "nobles": (lead, number),
        "heirs": (born, heirs),
    }
