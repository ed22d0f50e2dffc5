"""A seat's turn, whose choices lead to most of what a game may ask."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask
from tests.battery.sample_game.choices import DRAW, NAME, PASS, ROLL, SHOWS, Draw, Name, Pass, Roll, Sell, Show, Throw
from tests.battery.sample_game.events import Drew, DrewSomething, Offered, Rolled, Shown, Threw
from tests.battery.sample_game.rules.trade import Consent, Pricing
from tests.battery.sample_game.state import Bazaar, can_draw, draw_from_deck
from tests.battery.sample_game.tables import COLOURS, HIGHEST_PRICE, worth


@dataclass(frozen=True, slots=True)
class Turn(Ask):
    seat: int

    def options(self, s: Bazaar) -> list[Any]:
        hand = s.hands[self.seat]
        found: list[Any] = [PASS]
        if s.shown < 2:
            found += [SHOWS[card] for card in hand]
        if can_draw(s):
            found.append(DRAW)
        found.append(ROLL)
        if s.price < HIGHEST_PRICE:
            found.append(NAME)
        found += [Sell(card, other) for other in range(s.seats) if other != self.seat for card in hand]
        found += [Throw(pair) for pair in combinations(sorted(hand), 2)]
        return found

    def show(self, s: Bazaar, card: int) -> None:
        """Lay a card on one's stall, which ends nothing: the seat goes on."""
        seat = self.seat
        s.hands[seat].remove(card)
        s.stalls[seat].append(card)
        s.totals[seat] += worth(card)
        s.shown += 1
        if s.telling:
            s.tell(Shown(seat, card))
        s.todo.append(self)

    def chosen(self, s: Bazaar, pick: Any) -> None:
        seat, kind = self.seat, type(pick)
        if kind is Show:
            self.show(s, pick.card)
            return
        s.shown = 0
        if kind is Draw:
            card = draw_from_deck(s)
            s.hands[seat].append(card)
            if s.telling:
                s.whisper((seat,), Drew(seat, card), DrewSomething(seat))
        elif kind is Roll:
            s.bar()
            coins = s.chance.below(3)
            s.coins[seat] += coins
            if s.telling:
                s.tell(Rolled(seat, coins))
        elif kind is Name:
            s.todo.append(Pricing(seat))
        elif kind is Sell:
            s.hands[seat].remove(pick.card)
            s.offer.append(pick.card)
            s.lots += 1
            s.lot[pick.card] = s.lots  # from now on everybody knows where this card is, also in a hand
            if s.telling:
                s.tell(Offered(seat, pick.seat, pick.card))
            s.todo.append(Consent(pick.seat, seat))
        elif kind is Throw:
            for card in pick.cards:
                s.hands[seat].remove(card)
                s.discard.append(card)
            if s.telling:
                s.tell(Threw(seat, pick.cards))

    def why_not(self, s: Bazaar, pick: Any) -> Reason | None:
        hand, kind = s.hands[self.seat], type(pick)
        if kind is Pass or kind is Roll:
            return None
        if kind is Name:
            return None if s.price < HIGHEST_PRICE else Reason("BZ-PRICE-1", {})
        if kind is Draw:
            return None if can_draw(s) else Reason("BZ-TURN-1", {})
        if kind is Show:
            if pick.card not in hand:
                return Reason("BZ-TURN-2", {"card": pick.card})
            return None if s.shown < 2 else Reason("BZ-TURN-3", {})
        if kind is Sell:
            if pick.seat == self.seat or pick.seat >= s.seats:
                return Reason("BZ-TURN-4", {"seat": pick.seat})
            return None if pick.card in hand else Reason("BZ-TURN-2", {"card": pick.card})
        if kind is Throw:
            legal = len(pick.cards) == 2 and pick.cards[0] < pick.cards[1] and all(card in hand for card in pick.cards)
            return None if legal else Reason("BZ-TURN-5", {"card": pick.cards})
        return Reason("SE-ASK-3", {})


TURNS = tuple(map(Turn, range(len(COLOURS))))
