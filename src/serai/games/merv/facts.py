"""What a board shows of Merv and no field of the state holds; each as the rules count it."""

from __future__ import annotations

from typing import TypedDict

from serai.engine.views.facts import Fact
from serai.engine.views.race import Contender, Distance, Rival, Verdict, contender, verdict_of
from serai.games.merv import tables as t
from serai.games.merv.rules.contracts import items_held, top_of
from serai.games.merv.rules.holdings import courtiers_of, scrolls_of
from serai.games.merv.rules.magistrate.tables import PALACE_INDICES
from serai.games.merv.rules.scoring import counted_in
from serai.games.merv.state import Merv


class Offer(TypedDict):
    """The open contract of a stack to a seat: how many it holds of each item asked for, and whether it reaches it."""

    held: list[int]
    within_reach: bool


class Stack(TypedDict):
    """The card that lay on top of a stack at first, and the cards that are left, the open one first."""

    first: int
    left: list[int]


class Movers(TypedDict):
    """Who moves the Courtier in this round: who sends him to a slot, and who then chooses the tile; -1 for nobody."""

    slot: int
    tile: int


def owners(s: Merv) -> list[int]:
    """Everybody who owns something: the seats, and who plays by rule beside them."""
    beside = {1: [t.MAGISTRATE, t.COURTIER], 2: [t.COURTIER]}
    return [*range(s.seats), *beside.get(s.seats, [])]


def scorers(s: Merv) -> list[int]:
    """Who scores: everybody but the Courtier."""
    return [owner for owner in owners(s) if owner != t.COURTIER]  # ME-TWO-2


def wild_colours(s: Merv) -> list[int]:
    """By owner: the colour of the cubes that stand for any other with a breakthrough of theirs, or -1."""
    return list(s.wilds)


def scrolls(s: Merv) -> list[int]:
    """By owner: all scrolls, those on contracts too."""
    return [scrolls_of(s, owner) for owner in range(t.OWNERS)]


def court_counts(s: Merv) -> list[list[int]]:
    """By owner and court: what one courtier there counts."""
    return [[counted_in(s, owner, court) for court in range(len(t.COURTS))] for owner in range(t.OWNERS)]


def courtier_prices(s: Merv) -> list[int]:
    """By seat: the cubes that its next courtier costs, or 0 when it can have no more."""
    placed = [courtiers_of(s, seat) for seat in range(s.seats)]
    return [t.COURTIER_COST[number] if number < len(t.COURTIER_COST) else 0 for number in placed]  # ME-PALACE-3


def stacks(s: Merv) -> list[Stack]:
    """The stacks of contracts with the cards that are left."""
    return [Stack(first=stack[0], left=[card for card in stack if s.contracts[card] == t.NOBODY]) for stack in t.STACKS]


def offers(s: Merv) -> list[list[Offer]]:
    """By seat and stack: what the open contract is to the seat."""
    return [[_offer(s, seat, top_of(s, stack)) for stack in range(len(t.STACKS))] for seat in range(s.seats)]


def _offer(s: Merv, seat: int, contract: int) -> Offer:
    if contract == t.NOBODY:
        return Offer(held=[0, 0, 0, 0], within_reach=False)
    reaches = s.influence[seat] >= t.CONTRACT_SPACE[contract]  # ME-CONTRACT-3
    return Offer(held=items_held(s, seat, contract), within_reach=reaches)


def courtier_movers(s: Merv) -> Movers:
    """Who moves the Courtier: the one ahead of the other in the queue sends him, the other chooses the tile."""
    others = [owner for owner in s.queue if owner != t.COURTIER]
    if t.COURTIER not in s.queue or t.NOBODY in others:
        return Movers(slot=t.NOBODY, tile=t.NOBODY)
    return Movers(slot=others[0], tile=others[-1])  # ME-TWO-3, ME-TWO-4


def next_orders(s: Merv) -> list[int]:
    """The Magistrate's cards of which one is the next, as far as everybody knows; empty where there is no deck."""
    if s.seats > 1 or not s.orders:
        return []
    seen = {s.card, *s.discard, *s.removed}
    left = [card for card in range(len(t.ACTIONS)) if card not in seen]
    if s.fresh:  # ME-HIDE-3
        top = len(s.orders) - 1
        if t.PALACE in left and top == min(PALACE_INDICES):
            return [t.PALACE]
        return [card for card in left if card != t.PALACE or top in PALACE_INDICES]
    upper = max(s.layer[card] for card in left)
    return [card for card in left if s.layer[card] == upper]


def race(s: Merv) -> list[Contender]:
    """How the race stands: points so far, then what breaks ties; the Magistrate has a plate too."""
    return [
        contender(owner, points=s.vp[owner], favour=s.favour[owner], influence=s.influence[owner])
        for owner in scorers(s)
    ]


def distance(s: Merv) -> list[Distance]:
    """How far the end is: the year, and the side along which the masters walk."""
    return [Distance(part="year", done=s.year, of=t.YEARS), Distance(part="side", done=s.round + 1, of=t.ROUNDS)]


TIES = ("favour_left", "influence_left", "queue")


def verdict(s: Merv) -> Verdict | None:
    """What decided the game, once it is over."""
    found = verdict_of(s.result, TIES)
    if found is None or s.result is None or s.seats > 1:
        return found
    mine, his = s.result[0][0], s.result[2][0]["magistrate"]
    found["winners"] = [0] if mine > his else [t.MAGISTRATE]  # ME-SOLO-36
    found["by"], found["margin"] = "points" if mine != his else "magistrate", abs(mine - his)
    found["adds"] = [part for part in found["adds"] if part != "magistrate"] + ["office"]
    found["ties"] = []  # ME-RULING-53
    first = t.MAGISTRATE * t.KINDS_OF_POINTS
    parts = dict(zip(found["adds"], s.points[first : first + t.KINDS_OF_POINTS], strict=True))
    found["rivals"] = [Rival(owner=t.MAGISTRATE, points=his, parts=parts)]
    return found


FACTS = (
    Fact(owners, "seats"),
    Fact(scorers, "seats"),
    Fact(wild_colours, "breakthroughs tiles wilds"),
    Fact(scrolls, "free placed"),
    Fact(court_counts, "free placed spices mosque"),
    Fact(courtier_prices, "courtiers seats"),
    Fact(stacks, "contracts"),
    Fact(offers, "contracts free influence seats"),
    Fact(courtier_movers, "queue"),
    Fact(next_orders, "orders layer fresh card discard removed seats"),
    Fact(race, "vp favour influence seats"),
    Fact(distance, "year round"),
    Fact(verdict, "result points seats"),
)
