"""The rounds, and how the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from serai.engine.core.state import Result, places_of
from serai.engine.core.steps import Do
from tests.battery.sample_game.events import Ended, LaidOut
from tests.battery.sample_game.rules.auction import Auction
from tests.battery.sample_game.rules.turn import TURNS
from tests.battery.sample_game.state import Bazaar, can_draw, draw_from_deck


@dataclass(frozen=True, slots=True)
class Round(Do):
    def run(self, s: Bazaar) -> None:
        if s.round == 0 or not can_draw(s):
            s.todo.append(End())
            return
        s.round -= 1
        card = draw_from_deck(s)
        s.market.append(card)
        if s.telling:
            s.tell(LaidOut(card, s.round))
        s.todo += (Round(), *(TURNS[seat] for seat in reversed(range(s.seats))), Auction())


@dataclass(frozen=True, slots=True)
class End(Do):
    def run(self, s: Bazaar) -> None:
        s.bar()
        if s.telling:
            s.tell(Ended(s.omen))
        bonus = [(goal + s.omen) % 3 for (goal,) in s.goals]
        scores = tuple(total + more for total, more in zip(s.totals, bonus, strict=True))
        places = places_of([(score, s.coins[seat]) for seat, score in enumerate(scores)])
        reasons = tuple({"wares": total, "bonus": more} for total, more in zip(s.totals, bonus, strict=True))
        s.finish(Result(scores, places, reasons))
