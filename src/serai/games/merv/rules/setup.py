"""Chapter 3: setup."""

from __future__ import annotations

from serai.engine.core.chance import Chance
from serai.games.merv import tables as t
from serai.games.merv.rules.magistrate.deck import first_deck
from serai.games.merv.rules.year import ROUND
from serai.games.merv.state import Merv, derive


def new_game(seats: int, chance: Chance) -> Merv:
    """A game before its first question."""
    queue = first_queue(seats, chance)
    market_side = chance.below(len(t.CORNER_REWARDS))  # ME-SETUP-5, ME-RND-2
    laid = chance.shuffled(list(range(len(t.TILES))))  # ME-SETUP-6, ME-RND-3
    laid.insert(t.MARKET_CELL, t.NOBODY)  # ME-GEO-2
    cards = [spice for spice, number in enumerate(t.CARDS_OF_SPICE) for _ in range(number)]
    deck = chance.shuffled(cards)  # ME-SETUP-13, ME-RND-4
    row = [deck.pop() for _ in range(t.ROW)]  # ME-SETUP-14
    row_camels = t.ROW_CAMELS[seats]
    players = [*range(seats), *([t.MAGISTRATE] if seats == 1 else [])]
    builders = [*players, *([t.COURTIER] if seats <= 2 else [])]  # ME-SETUP-20, ME-SETUP-23
    s = Merv(
        seats=seats,
        todo=[ROUND],
        chance=chance,
        tiles=tuple(laid),
        market_side=market_side,
        building=[t.NOBODY] * len(t.CELLS),
        soldier=[t.NOBODY] * len(t.CELLS),
        upgrade=[t.NOBODY] * len(t.CELLS),
        walls=[t.NOBODY] * len(t.SLOTS),
        pieces=list(t.PIECE_SUPPLY),  # ME-SETUP-17
        masters=[t.NOBODY] * t.SLOTS_A_SIDE,
        queue=queue,
        queue_camels=[0] * len(queue),
        turn=0,
        year=1,  # ME-SETUP-18
        round=0,
        cubes=[0] * (seats * t.KINDS_OF_CUBES),  # ME-SETUP-4
        camels=[0] * t.OWNERS,
        favour=[0] * t.OWNERS,  # ME-SETUP-3, ME-SETUP-22
        influence=[0] * t.OWNERS,
        vp=[0] * t.OWNERS,
        points=[0] * (t.OWNERS * t.KINDS_OF_POINTS),
        buildings=[t.BUILDINGS if owner in builders else 0 for owner in range(t.OWNERS)],  # ME-COMP-1
        servants=[t.SERVANTS if owner in players else 0 for owner in range(t.OWNERS)],
        discs=[t.DISCS if owner in players else 0 for owner in range(t.OWNERS)],
        free=[0] * (t.OWNERS * t.ITEMS),
        placed=[0] * (t.OWNERS * t.ITEMS),
        spices=[0] * (t.OWNERS * len(t.SPICES)),
        deck=deck,
        row=row,
        row_camels=[int(position < row_camels) for position in range(t.ROW)],  # ME-SETUP-15
        courtiers=[0] * (t.OWNERS * len(t.COURTS)),
        breakthroughs=[t.NOBODY] * len(t.BREAKTHROUGHS),  # ME-SETUP-7
        tokens=[t.NOBODY] * len(t.TOKENS),  # ME-SETUP-12
        contracts=[t.NOBODY] * len(t.CONTRACTS),
        mosque=[t.OUTSIDE] * t.OWNERS,
        mosque_camels=[1] * t.MOSQUE_CAMELS,  # ME-SETUP-11
        upgrades=list(t.UPGRADE_SUPPLY),
        posts=[0] * (t.OWNERS * len(t.CITIES)),
        city_camels=[int(inner) for inner in t.IS_INNER],  # ME-SETUP-8
        link_camels=[0] * len(t.LINKS),
        corners=[0] * len(t.CORNERS),
        camels_out=t.CAMELS - t.CITY_CAMELS - t.MOSQUE_CAMELS - row_camels,  # ME-SETUP-16
        slot=t.NOBODY,
        cell=t.NOBODY,
        acted=False,
        visited=False,
        discount=0,
        wild_spent=[0] * t.SEATS,
        due=[],
        tint=0,
        taken=[0] * len(t.SPICES),
        studied=[],
        bought=[],
        attacked=[],
        unscored=[0] * len(t.COURTS),
        orders=first_deck(chance) if seats == 1 else [],  # ME-RND-5
        layer=[0] * len(t.ACTIONS),
        fresh=seats == 1,
        card=t.NOBODY,
        discard=[],
        removed=[],
        extra=0,
    )
    derive(s)
    return s


def first_queue(seats: int, chance: Chance) -> list[int]:
    """The masters in the first queue, from its front."""
    humans = chance.shuffled(list(range(seats))) if seats > 1 else [0]  # ME-SETUP-2, ME-SETUP-19, ME-RND-1
    queue: list[int] = []
    for who in t.QUEUES[seats]:  # ME-SETUP-20, ME-SETUP-21
        if who == "courtier":
            queue.append(t.COURTIER)
        elif who == "magistrate":
            queue.append(t.MAGISTRATE)
        else:
            queue.append(humans.pop())
    return queue
