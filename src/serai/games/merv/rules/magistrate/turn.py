"""The Magistrate's turn: he reveals a card, takes a slot, builds, acts and visits the camel market."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.steps import Do
from serai.games.merv import tables as t
from serai.games.merv.events import NoCard
from serai.games.merv.rules.buildings.caravansary import refill
from serai.games.merv.rules.magistrate.actions import carry_out, complete_contracts
from serai.games.merv.rules.magistrate.deck import is_spent, remove, reveal
from serai.games.merv.rules.magistrate.picks import HIM
from serai.games.merv.rules.magistrate.slots import building_tile, buildings_on, free_slots
from serai.games.merv.rules.magistrate.tables import HIS_MARKET_CORNERS, HIS_MARKET_REWARD, TAKES_CAMELS_AT
from serai.games.merv.rules.market import gain_rare, place_camel, take_camels
from serai.games.merv.rules.turn import put_building, take_slot
from serai.games.merv.state import Merv


@dataclass(frozen=True, slots=True)
class MagistrateTurn(Do):
    """The Magistrate takes his whole turn by himself."""

    def run(self, s: Merv) -> None:
        s.extra = 0
        s.cell = t.NOBODY
        slot, builds = reveal(s)  # ME-SOLO-8
        if slot == t.NOBODY:
            if s.telling:
                s.tell(NoCard())
            take_slot(s, HIM, free_slots(s)[-1])  # ME-RULING-50, ME-RULING-62
        else:
            take_slot(s, HIM, slot)
            if builds:
                put_building(s, HIM, building_tile(s, slot, s.card))
            line = t.LINES[slot]
            times = buildings_on(s, line, HIM) + buildings_on(s, line, t.COURTIER)  # ME-SOLO-19, ME-SOLO-20
            carry_out(s, s.card, times)
        if t.THROUGH_MARKET[s.slot]:
            visit_market(s)  # ME-SOLO-21
        complete_contracts(s)  # ME-RULING-43
        refill(s)  # ME-SOLO-48
        if s.card != t.NOBODY and is_spent(s, s.card):
            remove(s, s.card)  # ME-RULING-61
            s.card = t.NOBODY


def visit_market(s: Merv) -> None:
    """Take the camels if there are enough or if he has none, else place one for a reward."""
    number = sum(s.corners)
    if number >= TAKES_CAMELS_AT or not s.camels[HIM]:
        if number:
            take_camels(s, HIM)  # ME-SOLO-22
        return
    for corner in HIS_MARKET_CORNERS:  # ME-SOLO-23
        if not s.corners[corner]:
            reward_him(s, HIS_MARKET_REWARD[place_camel(s, HIM, corner)])
            return


def reward_him(s: Merv, reward: int) -> None:
    """Give him his reward for a corner of the market."""
    if reward == t.LIBRARY_ACTION:
        carry_out(s, t.LIBRARY, 1)  # ME-SOLO-24
    elif reward == t.CARAVANSARY_ACTION:
        carry_out(s, t.CARAVANSARY, 1)  # ME-SOLO-25
    elif reward == t.MOSQUE_ACTION:
        carry_out(s, t.MOSQUE, 1)  # ME-SOLO-27
    else:
        gain_rare(s, HIM)  # ME-SOLO-26


MAGISTRATE_TURN = MagistrateTurn()
