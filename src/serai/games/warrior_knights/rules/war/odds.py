"""The chances of an attack and of a voyage, from what one seat knows: fate cards it has not seen may be any of them.

A battle is played out with a fixed number of fixed orders of the unseen cards, so that the same knowledge always gives
the same chances. Both sides are taken to put under the deck what helps least: victories are kept first, then damage.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypedDict

from serai.engine.core.chance import seeded
from serai.games.warrior_knights.choices import Assault, Besiege, Fight
from serai.games.warrior_knights.rules.board import CASTLE
from serai.games.warrior_knights.rules.war.armies import (
    ability_of,
    capacity,
    effective,
    in_the_open,
    inside_walls,
    wall_owner,
    wall_strength,
)
from serai.games.warrior_knights.rules.war.battle import (
    attack_strength,
    attacks,
    defence_strength,
    ready_in,
    why_no_siege,
)
from serai.games.warrior_knights.rules.war.battle_strength import cards_due
from serai.games.warrior_knights.rules.war.fight import BY_ASSAULT, BY_SIEGE, IN_THE_OPEN, fight_of
from serai.games.warrior_knights.rules.war.fighting import must_bury
from serai.games.warrior_knights.state import NOBODY, Realm, derive
from serai.games.warrior_knights.tables import (
    AGENDA_EFFECTS,
    BATTLE_CARDS,
    CARD_LOT,
    CASUALTY,
    DEAL,
    DRAW,
    EXPEDITION_SPACES,
    FATE_BATTLE,
    FATE_NEWS,
    FATES,
    GARRISON,
    NEWS,
    NEWS_ENDS,
    NEWS_MULTIPLE,
    PREVENT,
    VICTORY,
    modifier,
)

TRIALS = 360  # orders of cards tried for one question, over all its attacks
FEWEST = 60  # orders tried for one attack
DRAWS = FATE_BATTLE.count(DRAW)  # cards that can come beside those that a side draws
KEPT_FIRST = (VICTORY, DEAL, DRAW, PREVENT)
KINDS = {IN_THE_OPEN: "open", BY_ASSAULT: "assault", BY_SIEGE: "siege"}


class Muster(TypedDict):
    """What one side brings: armies with their strength, walls, and fate cards drawn and kept."""

    seat: int
    armies: list[int]
    strength: int
    walls: int
    leaders: int  # what leadership adds to a siege
    cards: int
    keeps: int


class Odds(TypedDict):
    """An attack that can be declared now: both sides, the fate cards still unseen, and how it may end, in percent."""

    kind: str
    against: int
    wall: int
    ours: Muster
    theirs: Muster
    unseen: list[int]  # by BATTLE_CARDS
    win: int
    even: int
    lose: int
    ruin: int  # of losing: all attacking nobles die
    again: bool  # a siege that has to be declared once more


class Voyage(TypedDict):
    """An expedition: its next news in percent by NEWS, what a crown brings in the end on average, the way left."""

    news: list[int]
    brings: float
    spaces: int


class Force(NamedTuple):
    """A side in a battle as numbers."""

    cards: int
    led: bool
    points: int  # of damage that it can take
    deals: int
    prevents: int
    victories: int


def unseen_fates(s: Realm, seat: int) -> list[int]:
    """The fate cards that a seat has not seen and that may still be drawn before the discards return."""
    seen = {*s.fate_discard, *s.fate_shown, *s.fate_under[seat], *s.fate_hand[seat]}
    return [card for card in range(len(FATES)) if card not in seen]


@lru_cache(maxsize=1)
def whole_orders() -> tuple[tuple[int, ...], ...]:
    """Always the same orders of all cards."""
    chance = seeded("odds")
    return tuple(tuple(chance.shuffled(list(range(len(FATES))))) for _ in range(TRIALS))


@lru_cache(maxsize=32)
def orders(cards: int) -> tuple[tuple[int, ...], ...]:
    """The same orders of so many cards."""
    return tuple(tuple(place for place in order if place < cards) for order in whole_orders())


def percent(part: float, whole: float) -> int:
    """A share in whole percent."""
    return round(100 * part / whole) if whole else 0


class Deck(NamedTuple):
    """The fate deck as a seat knows it, by kinds of cards: what lies on top may be any that it has not seen."""

    unseen: tuple[int, ...]
    known: tuple[int, ...]  # from the top: a card that this seat put there itself, or NOBODY for an unknown one
    discards: tuple[int, ...]

    def counts(self) -> list[int]:
        """How many cards of each kind are unseen."""
        return [self.unseen.count(kind) for kind in range(len(BATTLE_CARDS))]

    def drawn(self, tries: int, number: int) -> list[list[int]]:
        """The kinds of the cards from the top on, for each order that is tried; at least so many if there are."""
        unseen, known, discards = self
        number += DRAWS
        first = orders(len(unseen))[:tries]
        if len(known) >= number and all(kind == NOBODY for kind in known[:number]):
            return [[unseen[place] for place in order[:number]] for order in first]
        found = []
        for order, again in zip(first, orders(len(discards)), strict=False):
            lying = iter([unseen[place] for place in order])
            cards = [next(lying, NOBODY) if kind == NOBODY else kind for kind in known]
            found.append([*cards, *(discards[place] for place in again)])  # WK-SUPPLY-3
        return found


WHOLE = Deck(tuple(FATE_BATTLE), (NOBODY,) * len(FATES), ())  # nobody has seen a card


def deck_of(s: Realm, seat: int) -> Deck:
    """The fate deck as a seat knows it."""
    mine = iter(s.fate_under[seat])
    known = [NOBODY] * len(s.fate_pool)
    known += [FATE_BATTLE[next(mine)] if owner == seat else NOBODY for owner in s.fate_order]
    return Deck(
        tuple(FATE_BATTLE[card] for card in unseen_fates(s, seat)),
        tuple(known),
        tuple(sorted(FATE_BATTLE[card] for card in s.fate_discard)),
    )


# ---- attacks


def may_attack(s: Realm, seat: int) -> bool:
    """Whether a card is being resolved with which the seat may still declare an attack."""
    return s.area != NOBODY and s.card != NOBODY and CARD_LOT[s.card] == seat and not s.host


def odds_of(s: Realm, seat: int) -> list[Odds]:
    """Every attack that a seat may declare in the area of its card, with its chances."""
    derive(s)  # here, not for every look of every seat
    plans = _hosts(s, seat) if s.fight else _declared(s, seat)
    if not plans:
        return []
    tries = max(FEWEST, TRIALS // len(plans))
    deck = deck_of(s, seat)
    return [_one(s, seat, deck, tries, *plan) for plan in plans]


def _declared(s: Realm, seat: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """Each attack by its kind, the seat it is against, and everybody who could take part."""
    ready = tuple(ready_in(s, seat, s.area))
    wall = s.walled[s.area]
    found = []
    for pick in attacks(s, seat, s.area):
        if type(pick) is Fight:
            found.append((IN_THE_OPEN, pick.seat, ready))
        elif type(pick) in (Assault, Besiege):
            found.append((BY_ASSAULT if type(pick) is Assault else BY_SIEGE, wall_owner(s, wall), ready))
    return found


def _hosts(s: Realm, seat: int) -> list[tuple[int, int, tuple[int, ...]]]:
    """The attack that has been declared, with each host that could carry it out; the largest first."""
    fight = fight_of(s)
    ready = ready_in(s, seat, s.area)
    hosts = [nobles for size in range(len(ready), 0, -1) for nobles in combinations(ready, size)]
    if fight.kind == BY_SIEGE:
        hosts = [nobles for nobles in hosts if why_no_siege(s, seat, fight.wall, nobles) is None]
    return [(fight.kind, fight.defender, nobles) for nobles in hosts[: TRIALS // FEWEST]]


def _one(s: Realm, seat: int, deck: Deck, tries: int, kind: int, against: int, host: tuple[int, ...]) -> Odds:
    wall = NOBODY if kind == IN_THE_OPEN else s.walled[s.area]
    foes = tuple(in_the_open(s, against, s.area) if wall == NOBODY else inside_walls(s, wall))
    armies = (*foes, GARRISON + wall - CASTLE) if wall >= CASTLE else foes
    found = Odds(
        kind=KINDS[kind],
        against=against,
        wall=wall,
        ours=_muster(s, seat, host, NOBODY, True),
        theirs=_muster(s, against, armies, wall, bool(foes)),
        unseen=deck.counts(),
        win=0,
        even=0,
        lose=0,
        ruin=0,
        again=False,
    )
    if kind == BY_SIEGE:
        found["ours"]["leaders"] = attack_strength(s, host) - found["ours"]["strength"]
        theirs = found["theirs"]
        theirs["leaders"] = defence_strength(s, wall) - theirs["strength"] - theirs["walls"]
        found["ours"]["cards"] = found["ours"]["keeps"] = theirs["cards"] = theirs["keeps"] = 0
        found["win"], found["again"] = 100, s.besieger[wall] != seat  # WK-SIEGE-5 WK-SIEGE-11
        return found
    ours = _force(s, host, host, NOBODY, found["ours"]["cards"], kind == BY_ASSAULT)
    theirs_force = _force(s, armies, foes, wall, found["theirs"]["cards"], False)
    found["win"], found["even"], found["lose"], found["ruin"] = chances(deck, tries, ours, theirs_force, wall >= 0)
    return found


def rough_odds(s: Realm, seat: int, area: int, kind: int, against: int) -> tuple[int, int]:
    """How often in percent a seat wins with all it has in an area, and loses everybody; by a deck of which all is open.

    The same forces always have the same odds, so that whoever asks many times is soon answered.
    """
    wall = NOBODY if kind == IN_THE_OPEN else s.walled[area]
    host = tuple(ready_in(s, seat, area))
    foes = tuple(in_the_open(s, against, area) if wall == NOBODY else inside_walls(s, wall))
    armies = (*foes, GARRISON + wall - CASTLE) if wall >= CASTLE else foes
    ours = _force(s, host, host, NOBODY, cards_due(s, host, NOBODY, True), kind == BY_ASSAULT)
    theirs = _force(s, armies, foes, wall, cards_due(s, armies, wall, bool(foes)), False)
    win, _, _, ruin = chances(WHOLE, FEWEST, ours, theirs, wall >= 0)
    return win, ruin


@lru_cache(maxsize=1024)
def chances(deck: Deck, tries: int, ours: Force, theirs: Force, walls: bool) -> tuple[int, int, int, int]:
    """How often in percent the attacker wins, nobody does, he loses, and he loses everybody."""
    ends, ruined = [0, 0, 0], 0
    for cards in deck.drawn(tries, ours.cards + theirs.cards):
        outcome, ruin = _fought(cards, ours, theirs, walls)
        ends[outcome] += 1
        ruined += ruin
    win, lose = percent(ends[WON], tries), percent(ends[LOST], tries)
    return win, 100 - win - lose, lose, percent(ruined, tries)


def _muster(s: Realm, seat: int, armies: tuple[int, ...], wall: int, led: bool) -> Muster:
    cards = cards_due(s, armies, wall, led)
    return Muster(
        seat=seat,
        armies=list(armies),
        strength=sum(effective(s, army) for army in armies),
        walls=wall_strength(s, wall) if wall >= 0 else 0,
        leaders=0,
        cards=cards,
        keeps=cards - must_bury(cards, led),
    )


def _force(s: Realm, armies: tuple[int, ...], nobles: tuple[int, ...], wall: int, cards: int, assaults: bool) -> Force:
    """A side as numbers; the noble whose ability helps most commands."""
    points = sum(capacity(s, army) - s.tokens[army] for army in armies)
    points += -(-wall_strength(s, wall) // CASUALTY) if wall >= 0 else 0
    gifts = [(ability_of(s, noble), assaults and _is_engineer(s, noble)) for noble in nobles]
    best = max(gifts, key=lambda gift: (gift[0] == VICTORY, gift[1], gift[0] == DEAL, gift[0] == PREVENT), default=None)
    ability, engineer = best or (NOBODY, False)
    deals = int(ability == DEAL) + int(engineer)  # WK-BATTLE-22 WK-EFFECT-15
    return Force(cards, bool(nobles), points, deals, int(ability == PREVENT), int(ability == VICTORY))


def _is_engineer(s: Realm, noble: int) -> bool:
    if s.office[noble] < 0:
        return False
    effect = modifier(AGENDA_EFFECTS[s.office[noble]], "mod_battle_card")
    return effect is not None and effect.card == BATTLE_CARDS[DEAL]


WON, EVEN, LOST = range(3)


def _fought(cards: list[int], ours: Force, theirs: Force, walls: bool) -> tuple[int, bool]:
    """How a battle ends with these cards on top of the deck, and whether every attacker dies."""
    end = ours.cards + theirs.cards
    more = iter(cards[end:])
    mine = _shown(cards[: ours.cards], ours.led, more)
    other = _shown(cards[ours.cards : end], theirs.led, more)
    hit = mine[DEAL] + ours.deals - other[PREVENT] - theirs.prevents
    taken = other[DEAL] + theirs.deals - mine[PREVENT] - ours.prevents
    we_fall, they_fall = taken >= ours.points, hit >= theirs.points
    if we_fall or they_fall:
        if we_fall and they_fall:
            return (LOST if walls else EVEN), True  # WK-RULING-73
        return (LOST, True) if we_fall else (WON, False)
    ahead = mine[VICTORY] + ours.victories - other[VICTORY] - theirs.victories
    if ahead == 0:
        return EVEN, False  # WK-BATTLE-32
    return (WON, False) if ahead > 0 else (LOST, ahead <= -2)  # WK-BATTLE-30


def _shown(hand: list[int], led: bool, more: Iterator[int]) -> list[int]:
    """How often each kind is shown: the least useful go under the deck, and each "draw 1" brings another."""
    counts = [hand.count(kind) for kind in range(len(BATTLE_CARDS))]
    left = must_bury(len(hand), led)
    for kind in reversed(KEPT_FIRST):
        gone = min(left, counts[kind])
        counts[kind] -= gone
        left -= gone
    draws = counts[DRAW]
    while draws:
        card = next(more, NOBODY)
        draws -= card != DRAW
        if card == NOBODY:
            break
        counts[card] += 1
    return counts


# ---- voyages


def voyages_of(s: Realm, seat: int | None) -> list[Voyage]:
    """By expedition: its next news, as far as the cards that are unseen allow."""
    seen = {*s.fate_discard, *s.fate_shown}
    if seat is not None:
        seen |= {*s.fate_under[seat], *s.fate_hand[seat]}
    cards = tuple(card for card in range(len(FATES)) if card not in seen)
    found = []
    for ship, spaces in enumerate(EXPEDITION_SPACES):
        news, brings = _news(ship, cards, bool(s.blessed[ship]))
        found.append(Voyage(news=news, brings=brings, spaces=spaces - s.ship[ship]))
    return found


@lru_cache(maxsize=64)
def _news(ship: int, cards: tuple[int, ...], blessed: bool) -> tuple[list[int], float]:
    """What news any of these cards, or the better of two, would bring: in percent, and what a crown becomes."""
    drawn = [FATE_NEWS[card][ship] for card in cards or range(len(FATES))]
    counts = [drawn.count(kind) for kind in range(len(NEWS))]
    if blessed and len(drawn) > 1:  # WK-EXPED-13
        below = [sum(counts[:kind]) for kind in range(len(NEWS))]
        counts = [number * (number - 1) // 2 + number * less for number, less in zip(counts, below, strict=True)]
    ends = sum(number for kind, number in enumerate(counts) if NEWS_ENDS[kind])
    paid = sum(number * NEWS_MULTIPLE[kind] for kind, number in enumerate(counts))
    return [percent(number, sum(counts)) for number in counts], round(paid / ends, 1) if ends else 0.0
