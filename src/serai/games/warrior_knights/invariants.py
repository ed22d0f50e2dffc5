"""The invariants of the rules, each with its number."""

from __future__ import annotations

from serai.games.warrior_knights.rules.board import CASTLE, CITIES, CITY_IN, CITY_STRENGTH, KINGDOM
from serai.games.warrior_knights.rules.cards.lasting import lasting_of
from serai.games.warrior_knights.rules.cards.phases import is_due
from serai.games.warrior_knights.rules.war.armies import capacity, wall_area
from serai.games.warrior_knights.state import AT_SEA, MINE, NOBODY, OUT, RAZED, Realm, derive
from serai.games.warrior_knights.tables import (
    ACTION_DECK,
    ACTION_KINDS,
    AGENDA_DECK,
    CASTLE_STRENGTH,
    CHARGE_LIMIT,
    EVENT_DECK,
    FATES,
    FORTIFY_STRENGTH,
    GARRISON,
    MERCENARIES,
    MERCENARY_DECK,
    NEUTRAL_DECK,
    NOBLES_EACH,
    PRINTED_AGENDA,
    REGULARS_EACH,
)

CALM = (
    "Planning", "LevyTaxes", "DraftSoldiers", "RallySupport", "ServeTheChurch", "MobilizeForces", "VersatileStrategy",
    "Found", "NameCandidate", "Upgrade", "Muster",
)  # fmt: skip


def check(s: Realm) -> list[str]:
    """The invariants that a state breaks; some hold only between cards."""
    if s.gavel < 0:
        return []  # setup has not come so far
    found = [rule for rule, holds in CHECKS if not holds(s)]
    if s.todo and type(s.todo[-1]).__name__ in CALM:
        found += [rule for rule, holds in CALM_CHECKS if not holds(s)]
    return found


def _action_cards(s: Realm) -> bool:
    for seat in range(s.seats):
        held = [*s.hand[seat], *s.plan1[seat], *s.plan2[seat], *s.plan3[seat]]
        shared = [*s.returned, *s.zones[0], *s.zones[1], *s.zones[2], *([s.card] if s.card >= 0 else [])]
        held += [card for card in shared if card // ACTION_KINDS == seat]
        expected = sorted(seat * ACTION_KINDS + kind for kind in ACTION_DECK) if s.alive[seat] else []
        if sorted(held) != expected:
            return False
    return True


def _mercenaries(s: Realm) -> bool:
    cards = [*s.companies, *s.row, *s.levy]
    cards += [troop for army in s.armies for troop in army if troop < MERCENARIES]
    return tuple(sorted(cards)) == MERCENARY_DECK


def _regulars(s: Realm) -> bool:
    if all(type(step).__name__ != "AssignTroops" for step in s.todo):
        for seat in range(s.seats):
            armies = (*range(NOBLES_EACH * seat, NOBLES_EACH * seat + NOBLES_EACH), GARRISON + seat)
            count = sum(troop >= MERCENARIES for army in armies for troop in s.armies[army])
            gone = any(s.where[noble] == OUT for noble in armies[:-1])
            if count > len(REGULARS_EACH) or (count < len(REGULARS_EACH) and not gone):
                return False
    return True


def _zones(s: Realm) -> bool:
    return not any(is_due(s, phase) for phase in range(4))


def _counts(s: Realm) -> bool:
    lists = (s.crowns, s.votes, s.faith, s.influence, s.breach, s.tokens, s.stakes, s.ship)
    if min(map(min, lists)) < 0 or s.pool < 0:
        return False
    for city in range(len(CITIES)):
        full = CITY_STRENGTH[city] + FORTIFY_STRENGTH * s.fortified[city]
        if s.breach[city] > full // 100:
            return False
    return all(s.breach[CASTLE + seat] <= CASTLE_STRENGTH[s.house[seat]] // 100 for seat in range(s.seats))


def _castles(s: Realm) -> bool:
    placed = [area for area in s.castle if area >= 0]
    if len(set(placed)) != len(placed):
        return False
    return all(area < KINGDOM and (CITY_IN[area] < 0 or s.owner[CITY_IN[area]] == RAZED) for area in placed)


def _offices(s: Realm) -> bool:
    return bool(s.alive[s.gavel] and s.alive[s.sceptre])


def _decks(s: Realm) -> bool:
    fate = [*s.fate_pool, *s.fate_walls, *s.fate_shown, *s.fate_discard]
    for cards in (*s.fate_under, *s.fate_hand):
        fate += cards
    under = sum(map(len, s.fate_under))
    events = [*s.event_pool, *s.event_discard, *s.round_events]
    lasting = [kept.event for seat in range(s.seats) for kept in lasting_of(s, seat)]
    events += lasting
    on_table = s.event >= 0 and s.event not in s.round_events
    if on_table and s.event not in lasting:
        events.append(s.event)
    agenda = [*s.agenda_pool, *s.agenda_open, *s.agenda_discard]
    agenda += [law for law in s.laws if law < PRINTED_AGENDA] + [office for office in s.office if office >= 0]
    agenda += [charge for charges in s.charges for charge in charges] + ([s.motion] if s.motion >= 0 else [])
    neutral = [*s.neutral1, *s.neutral2, *s.neutral3, *s.neutral_rest, *s.neutral_used]
    neutral += [s.neutral] if s.neutral >= 0 else []
    return (
        sorted(fate) == list(range(len(FATES)))
        and under == len(s.fate_order)
        and tuple(sorted(events)) == EVENT_DECK
        and tuple(sorted(agenda)) == AGENDA_DECK
        and tuple(sorted(neutral)) == NEUTRAL_DECK
    )


def _derived(s: Realm) -> bool:
    kept = (s.power[:], s.here[:], s.walled[:], s.law[:], s.storm[:])
    copy: Realm = s.clone()
    derive(copy)
    return kept == (copy.power, copy.here, copy.walled, copy.law, copy.storm)


def _nobles(s: Realm) -> bool:
    for noble, place in enumerate(s.where[: NOBLES_EACH * s.seats]):
        if place >= 0 and (not s.armies[noble] or s.tokens[noble] >= capacity(s, noble)):
            return False
        if place < 0 and (s.outside[noble] or s.exhausted[noble]):
            return False
    return True


def _charges(s: Realm) -> bool:
    return all(len(charges) <= CHARGE_LIMIT for charges in s.charges)


def _sieges(s: Realm) -> bool:
    for wall, seat in enumerate(s.besieger):
        if seat != NOBODY:
            area = wall_area(s, wall)
            if area < 0 or s.walled[area] != wall or not s.here[area] & MINE[seat]:
                return False
    for noble, outside in enumerate(s.outside):
        if outside and not (0 <= s.where[noble] < AT_SEA):
            return False
    return True


def _tokens(s: Realm) -> bool:
    return all(s.tokens[army] <= capacity(s, army) for army in range(len(s.armies)))


CHECKS = (
    ("WK-INV-1", _action_cards),
    ("WK-INV-2", _mercenaries),
    ("WK-INV-3", _regulars),
    ("WK-INV-6", _counts),
    ("WK-INV-7", _castles),
    ("WK-INV-8", _offices),
    ("WK-INV-11", _decks),
    ("derived", _derived),
)
CALM_CHECKS = (
    ("WK-INV-4", _zones),
    ("WK-INV-5", _nobles),
    ("WK-INV-9", _charges),
    ("WK-INV-10", _sieges),
    ("WK-INV-12", _tokens),
)
