"""What a board shows of the realm and no field of the state holds; each as the rules count it from what is seen."""

from __future__ import annotations

from typing import TypedDict

from serai.engine.core.state import places_of
from serai.engine.views.facts import Fact
from serai.engine.views.race import Contender, Distance, Verdict, contender
from serai.games.warrior_knights.choices import Post, Sail
from serai.games.warrior_knights.rules.board import (
    CASTLE,
    CITIES,
    IS_ROAD_MARCH,
    KINGDOM_CITIES,
    ROUTE_PASSES,
)
from serai.games.warrior_knights.rules.cards.lasting import lasting_of
from serai.games.warrior_knights.rules.cards.phases import cards_for_phase
from serai.games.warrior_knights.rules.money.taxation import city_income, income
from serai.games.warrior_knights.rules.money.wages import wages_of
from serai.games.warrior_knights.rules.options import INFLUENCE_PER_PLAYER, MIGHT_MAKES_RIGHT, ROUND_LIMIT
from serai.games.warrior_knights.rules.setup import starting_troops
from serai.games.warrior_knights.rules.war.armies import (
    armies_of,
    effective,
    on_board,
    opponents_in,
    wall_strength,
)
from serai.games.warrior_knights.rules.war.fight import fight_of
from serai.games.warrior_knights.rules.war.fighting import must_bury
from serai.games.warrior_knights.rules.war.movement import RANGE_WITH, can_set_out, ways
from serai.games.warrior_knights.rules.war.odds import Odds, Voyage, may_attack, odds_of, voyages_of
from serai.games.warrior_knights.rules.winning import CONTESTS, kingdom_majority, majority_wins
from serai.games.warrior_knights.state import LAW_KINDS, NOBODY, Realm
from serai.games.warrior_knights.tables import AGENDA_MOD, CASUALTY, NOBLES_EACH, TROOP_STRENGTH

LAW_ON_SEA = AGENDA_MOD["mod_ports_closed"]
LAWS_ON_ROADS = (AGENDA_MOD["mod_forbid_roads"], AGENDA_MOD["mod_road_toll"])


class Leave(TypedDict):
    """An area that a march passes, and the seats that may forbid it."""

    area: int
    seats: list[int]


class Reach(TypedDict):
    """How far a noble gets: routes and ports, whom he must ask, and which laws bear on the sea and on road marches."""

    marches: list[int]
    sails: list[int]
    leaves: list[Leave]
    road_marches: list[int]
    road_laws: list[int]
    sea_laws: list[int]


class Majority(TypedDict):
    """The cities of the kingdom that stand, how many of them are more than half, and whether those win."""

    cities: int
    needed: int
    wins: bool


class Finale(TypedDict):
    """How the game ended, whether influence could win it, which of CONTESTS decided, and where each fell behind."""

    ending: str
    by_influence: bool
    decided: int
    behind: list[int]


class Assigned(TypedDict):
    """The troops that one begins with, while they are given out: by post, and those that are left.

    For any way to give them out: by set of cards, the n-th card being its bit n, their strength, and by post what it
    would pay for them.
    """

    posts: list[list[int]]
    left: list[int]
    strengths: list[int]
    wages: list[int]
    wages_with_next: list[int]
    cards: list[int]
    strength_of_set: list[int]
    wages_of_set: list[list[int]]


def strengths(s: Realm) -> list[int]:
    """By army: its strength with support, less its casualties."""
    return [effective(s, army) for army in range(len(s.armies))]


def wages(s: Realm) -> list[int]:
    """By army: what its cards are paid if Wages came now."""
    due = [0] * len(s.armies)
    for seat in range(s.seats):
        for army in armies_of(seat):
            due[army] = wages_of(s, army, s.armies[army]) if s.house[seat] >= 0 else 0
    return due


def wages_due(s: Realm) -> list[int]:
    """By seat: what it owes if Wages came now."""
    due = wages(s)
    return [sum(due[army] for army in armies_of(seat)) for seat in range(s.seats)]


def incomes(s: Realm) -> list[int]:
    """By seat: what it receives if Taxation came now."""
    return [income(s, seat) for seat in range(s.seats)]


def city_incomes(s: Realm) -> list[int]:
    """By city: what it yields while it is not besieged."""
    return [city_income(s, city) for city in range(len(CITIES))]


def wall_strengths(s: Realm) -> list[int]:
    """By city, then by seat's castle: the strength as it stands."""
    castles = [CASTLE + seat for seat in range(s.seats)]
    return [wall_strength(s, wall) if _is_known(s, wall) else 0 for wall in (*range(len(CITIES)), *castles)]


def _is_known(s: Realm, wall: int) -> bool:
    """Whether it is settled how strong the walls are: a castle's house may still be open."""
    return wall < CASTLE or s.house[wall - CASTLE] >= 0


def walls(s: Realm) -> list[int]:
    """By area: the castle or the city that stands there, or -1."""
    return s.walled[:]


def reach(s: Realm) -> list[Reach]:
    """By noble: how far he gets from where he stands, whom he must ask for leave, and which laws bear on it."""
    return [_reach(s, noble) for noble in range(NOBLES_EACH * s.seats)]


def _reach(s: Realm, noble: int) -> Reach:
    if not on_board(s, noble) or not (can_set_out(s, noble) or noble == s.mover):
        return Reach(marches=[], sails=[], leaves=[], road_marches=[], road_laws=[], sea_laws=[])
    seat = noble // NOBLES_EACH
    listed = ways(s, noble)
    marches = [way.route for way in listed if type(way) is not Sail]
    passed = sorted({area for route in marches for area in ROUTE_PASSES[route]})
    on_road = IS_ROAD_MARCH[RANGE_WITH[s.office[noble]]]
    laws = [] if s.outlaw[seat] else s.laws
    return Reach(
        marches=marches,
        sails=[way.area for way in listed if type(way) is Sail],
        leaves=[Leave(area=area, seats=asked) for area in passed if (asked := opponents_in(s, seat, area))],
        road_marches=[route for route in marches if on_road[route]],
        road_laws=[law for law in laws if any(kind[law] for kind in LAWS_ON_ROADS)],
        sea_laws=[law for law in laws if LAW_ON_SEA[law]],
    )


def majority(s: Realm) -> Majority:
    """The cities of the kingdom that stand, and how many of them win."""
    cities, needed = kingdom_majority(s)
    return Majority(cities=cities, needed=needed, wins=majority_wins(s))


def kingdom(s: Realm) -> list[int]:
    """By seat: how many cities of the kingdom it holds."""
    held = s.owner[:KINGDOM_CITIES]
    return [held.count(seat) for seat in range(s.seats)]


def phase_cards(s: Realm) -> int:
    """How many cards in a zone bring on its phase."""
    return cards_for_phase(s)


def lasting_events(s: Realm) -> list[list[tuple[int, int]]]:
    """By seat: the events that last, each with the noble whom it befell, or -1."""
    return [[(kept.event, kept.noble) for kept in lasting_of(s, seat)] for seat in range(s.seats)]


def finale(s: Realm) -> Finale | None:
    """How the game ended and what decided it, once it is over."""
    if s.result is None:
        return None
    scores, _, reasons = s.result
    behind = [len(CONTESTS) if alive else NOBODY for alive in s.alive]
    decided = _race([[reason[part] for part in CONTESTS] for reason in reasons], behind)
    ending = _ending(s, 1 in scores)
    return Finale(
        ending=ending,
        by_influence=not s.settings[MIGHT_MAKES_RIGHT],
        decided=decided if ending == "influence" else NOBODY,
        behind=behind,
    )


def _ending(s: Realm, won: bool) -> str:
    if not won:
        return "might" if s.settings[MIGHT_MAKES_RIGHT] else "tie"
    if s.alive.count(1) == 1:
        return "survivor"
    return "influence" if s.last else "majority"


def _race(brings: list[list[int]], behind: list[int]) -> int:
    """Note for each seat in which contest it falls behind the best; gives the contest after which one was left."""
    decided = NOBODY
    for contest in range(len(CONTESTS)):
        left = [seat for seat, fell in enumerate(behind) if fell == len(CONTESTS)]
        best = max(brings[seat][contest] for seat in left)
        for seat in left:
            if brings[seat][contest] < best:
                behind[seat] = contest
        if decided == NOBODY and behind.count(len(CONTESTS)) == 1:
            decided = contest
    return decided


def assigned(s: Realm, seat: int | None) -> Assigned | None:
    """While troops are assigned: where one's own cards are so far, and what each post would cost with the next."""
    if seat is None or s.drafts is None or not s.levy:
        return None
    cards = list(starting_troops(s, seat))
    posts: list[list[int]] = [[] for _ in armies_of(seat)]
    for card, pick in zip(cards, [pick for pick in s.drafts[seat] if isinstance(pick, Post)], strict=False):
        posts[pick.post].append(card)
    left = cards[sum(map(len, posts)) :]
    sets = _sets(cards)
    return Assigned(
        posts=posts,
        left=left,
        strengths=[sum(TROOP_STRENGTH[card] for card in post) for post in posts],
        wages=[wages_of(s, army, post) for army, post in zip(armies_of(seat), posts, strict=True)],
        wages_with_next=[
            wages_of(s, army, [*post, *left[:1]]) for army, post in zip(armies_of(seat), posts, strict=True)
        ],
        cards=cards,
        strength_of_set=[sum(TROOP_STRENGTH[card] for card in some) for some in sets],
        wages_of_set=[[wages_of(s, army, some) for some in sets] for army in armies_of(seat)],
    )


def _sets(cards: list[int]) -> list[list[int]]:
    """Every set of the cards, by the number whose bits are its places."""
    return [[card for place, card in enumerate(cards) if bits >> place & 1] for bits in range(1 << len(cards))]


def fates_kept(s: Realm, seat: int | None) -> int:
    """How many of the fate cards that one holds as a commander one may keep at most."""
    held = 0 if seat is None else len(s.fate_hand[seat])
    return held - must_bury(held, True)


def race(s: Realm) -> list[Contender]:
    """How the race stands: influence, then what breaks ties."""
    return [
        contender(
            seat,
            influence=s.influence[seat],
            cities=s.owner.count(seat),
            crowns=s.crowns[seat],
            votes=s.votes[seat],
            faith=s.faith[seat],
        )
        for seat in range(s.seats)
    ]


def distance(s: Realm) -> list[Distance]:
    """How far the end is: the round, the influence that is left, and the most cities of the kingdom that one holds."""
    found = [Distance(part="last", done=0, of=0)] if s.last else []
    found.append(Distance(part="round", done=s.round, of=s.settings[ROUND_LIMIT]))
    if not s.settings[MIGHT_MAKES_RIGHT]:  # WK-OPT-5.1
        whole = max(s.pool, s.settings[INFLUENCE_PER_PLAYER] * s.seats)
        found.append(Distance(part="pool", done=whole - s.pool, of=whole))
    if majority_wins(s):
        found.append(Distance(part="majority", done=max(kingdom(s)), of=kingdom_majority(s)[1]))
    return found


def hand_sizes(s: Realm) -> list[int]:
    """By seat: how many action cards it holds."""
    return [len(hand) for hand in s.hand]


def verdict(s: Realm) -> Verdict | None:
    """What decided the game, once it is over: influence and what breaks its ties, or cities, or the sword."""
    told = finale(s)
    if told is None or s.result is None:
        return None
    scores, _, reasons = s.result
    winners = [seat for seat, score in enumerate(scores) if score]
    ending, decided = told["ending"], told["decided"]
    by = "level" if ending == "tie" else ending
    ranks = [(scores[seat], s.alive[seat], *(reasons[seat][part] for part in CONTESTS)) for seat in range(s.seats)]
    found = Verdict(
        winners=winners,
        places=list(places_of(ranks)),
        by=by,
        part="",
        margin=0,
        adds=[CONTESTS[0]],
        ties=list(CONTESTS[1:]),
        rivals=[],
    )
    if decided != NOBODY and winners:
        found["part"] = part = CONTESTS[decided]
        beaten = max(reasons[seat][part] for seat, fell in enumerate(told["behind"]) if fell == decided)
        found["by"] = "influence" if decided == 0 else "tie"
        found["margin"] = reasons[winners[0]][part] - beaten
    return found


def odds(s: Realm, seat: int | None) -> list[Odds]:
    """What each attack that one may declare now would come to; nothing for whoever has no card to attack with."""
    return [] if seat is None or not may_attack(s, seat) else odds_of(s, seat)


def unplaced(s: Realm) -> list[int] | None:
    """While a battle goes on: the strength in damage that the attacker and the defender have still to place."""
    if not s.fight:
        return None
    fight = fight_of(s)
    return [CASUALTY * fight.damage, CASUALTY * fight.foe_damage]


def voyages(s: Realm, seat: int | None) -> list[Voyage]:
    """By expedition: what news may come next, as far as one has not seen the cards."""
    return voyages_of(s, seat)


# Where a fact reads what is derived, such as `power`, it reads what that is derived from as well.
PAID = "armies house laws law paid seats"
STANDS = "where here castle walled owner"
PLACED = "where castle owner"
STRONG = "armies office tokens house breach fortified alive"
FATE = "fate_pool fate_order fate_under fate_hand fate_shown fate_discard"
ATTACKS = "area card fight host exhausted outside besieger siege_round round"
BINDS = "laws outlaw round_events storm"
BINDING = "laws round_events bowed permits seats seat"
# odds derives these where it must; a compiled state takes only what has the type of its field.
DERIVED_THERE: dict[str, list[int]] = {name: [] for name in ("here", "walled", "power", "law", "storm")}
NOT_ASKED = {"area": NOBODY, "permits": [], "bowed": 0}  # as if nobody had been asked for leave yet
LAWLESS = {"laws": [], "law": [0] * len(LAW_KINDS), "paid": []}  # as it is while the first troops are given out
FACTS = (
    Fact(strengths, "armies power office where tokens"),
    Fact(wages, PAID),
    Fact(wages_due, PAID),
    Fact(incomes, "owner besieger fortified laws law charges office seats"),
    Fact(city_incomes, "fortified laws law"),
    Fact(wall_strengths, "house breach fortified seats"),
    Fact(walls, "castle walled owner"),
    Fact(reach, f"{STANDS} {BINDS} exhausted marched outside besieger office mover seats", NOT_ASKED),
    Fact(majority, "owner settings seats"),
    Fact(finale, "result alive settings last"),
    Fact(kingdom, "owner seats"),
    Fact(phase_cards, "barons"),
    Fact(lasting_events, "lasting seats"),
    Fact(assigned, "draft levy house seat", LAWLESS),
    Fact(odds, f"{ATTACKS} {PLACED} {STRONG} {FATE} {BINDING}", DERIVED_THERE, rests=("area", NOBODY, [])),
    Fact(unplaced, "fight"),
    Fact(fates_kept, "fate_hand seat"),
    Fact(voyages, f"{FATE} ship blessed seat"),
    Fact(race, "influence owner crowns votes faith seats"),
    Fact(distance, "round last pool settings owner seats"),
    Fact(hand_sizes, "hand"),
    Fact(verdict, "result alive settings last seats"),
)
