"""Everybody bids a card for a ware, in secret and at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import COMMIT, AskAll
from tests.battery.sample_game.choices import ADDS, BIDS, Add, Bid
from tests.battery.sample_game.events import Bidden, Won
from tests.battery.sample_game.state import Bazaar
from tests.battery.sample_game.tables import worth


@dataclass(frozen=True, slots=True)
class Auction(AskAll):
    def seats(self, s: Bazaar) -> tuple[int, ...]:
        return tuple(
            seat for seat in range(s.seats) if s.hands[seat] or s.stalls[seat]
        )  # gifts of coins change nothing here

    def options(self, s: Bazaar, seat: int, draft: tuple[Any, ...]) -> list[Any]:
        if not s.hands[seat]:
            return [COMMIT]
        if not draft:
            return [BIDS[card] for card in s.hands[seat]]
        if len(draft) == 1 and s.coins[seat]:
            return [*ADDS[1 : min(s.coins[seat], 3) + 1], COMMIT]
        return [COMMIT]

    def revealed(self, s: Bazaar, drafts: Sequence[tuple[Any, ...]]) -> None:
        s.bar()
        best = None
        for seat, draft in enumerate(drafts):
            if not draft:
                continue
            card = draft[0].card
            coins = draft[1].coins if len(draft) > 1 else 0
            s.hands[seat].remove(card)
            s.discard.append(card)
            s.coins[seat] -= coins
            if s.telling:
                s.tell(Bidden(seat, card, coins))
            if best is None or worth(card) + coins > best[0]:
                best = (worth(card) + coins, seat)
        ware = s.market.pop()
        if best is None:
            s.discard.append(ware)
            return
        s.stalls[best[1]].append(ware)
        s.totals[best[1]] += worth(ware)
        if s.telling:
            s.tell(Won(best[1], ware))

    def facts(self, s: Bazaar, seat: int) -> dict[str, Any]:
        return {"card": s.market[-1], "number": s.coins[seat]}

    def why_not(self, s: Bazaar, seat: int, draft: tuple[Any, ...], pick: Any) -> Reason | None:
        kind = type(pick)
        if kind is Bid:
            if draft:
                return Reason("BZ-BID-1", {})
            return None if pick.card in s.hands[seat] else Reason("BZ-BID-2", {"card": pick.card})
        if kind is Add:
            if len(draft) != 1:
                return Reason("BZ-BID-3", {})
            return None if 1 <= pick.coins <= min(3, s.coins[seat]) else Reason("BZ-BID-4", {"number": pick.coins})
        if kind is type(COMMIT):
            return Reason("BZ-BID-2", {}) if not draft and s.hands[seat] else None
        return Reason("SE-ASK-3", {})
