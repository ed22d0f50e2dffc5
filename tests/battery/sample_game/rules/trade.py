"""What a turn may lead to: a sale that needs consent, and a price out of very many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Draws
from tests.battery.sample_game.choices import AGREE, PRICES, REFUSE, Agree, Price, Refuse
from tests.battery.sample_game.events import Named, Sold
from tests.battery.sample_game.state import Bazaar
from tests.battery.sample_game.tables import HIGHEST_PRICE


@dataclass(frozen=True, slots=True)
class Consent(Ask):
    always: ClassVar[bool] = True
    seat: int
    seller: int

    def options(self, s: Bazaar) -> list[Any]:
        return [REFUSE, AGREE] if s.coins[self.seat] else [REFUSE]

    def chosen(self, s: Bazaar, pick: Any) -> None:
        card = s.offer.pop()
        if type(pick) is Refuse:
            s.hands[self.seller].append(card)
            return
        s.coins[self.seat] -= 1
        s.coins[self.seller] += 1
        s.hands[self.seat].append(card)
        if s.telling:
            s.tell(Sold(self.seller, self.seat))

    def why_not(self, s: Bazaar, pick: Any) -> Reason | None:
        if type(pick) is Agree:
            return None if s.coins[self.seat] else Reason("BZ-SELL-1", {})
        return None if type(pick) is Refuse else Reason("SE-ASK-3", {})

    def facts(self, s: Bazaar) -> dict[str, Any]:
        return {"card": s.offer[-1], "seat": self.seller}


@dataclass(frozen=True, slots=True)
class Pricing(Ask):
    """A question with many options, which lists none of them in playouts."""

    wide: ClassVar[bool] = True
    seat: int

    def options(self, s: Bazaar) -> tuple[Price, ...]:
        return PRICES[s.price + 1 :]

    def only(self, s: Bazaar) -> Price | None:
        return PRICES[-1] if s.price == HIGHEST_PRICE - 1 else None

    def sample(self, s: Bazaar, chance: Draws) -> Price:
        return PRICES[s.price + 1 + chance.below(HIGHEST_PRICE - s.price)]

    def allows(self, s: Bazaar, pick: Any) -> bool:
        return type(pick) is Price and s.price < pick.coins <= HIGHEST_PRICE

    def chosen(self, s: Bazaar, pick: Price) -> None:
        s.price = pick.coins
        if s.telling:
            s.tell(Named(self.seat, pick.coins))

    def why_not(self, s: Bazaar, pick: Any) -> Reason | None:
        if type(pick) is not Price:
            return Reason("SE-ASK-3", {})
        return None if self.allows(s, pick) else Reason("BZ-PRICE-1", {"number": s.price})
