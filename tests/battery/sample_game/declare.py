"""What the engine is told about Bazaar."""

from __future__ import annotations

from typing import Any

from serai.engine.core.chance import Chance
from serai.engine.core.errors import BadOption, Reason
from serai.engine.core.game import Game, Option
from tests.battery.sample_game.choices import NOTATION, Give, Say
from tests.battery.sample_game.events import EVENTS, Gave, Said
from tests.battery.sample_game.rules.auction import Auction
from tests.battery.sample_game.rules.rounds import End, Round
from tests.battery.sample_game.rules.trade import Consent, Pricing
from tests.battery.sample_game.rules.turn import Turn
from tests.battery.sample_game.state import Bazaar
from tests.battery.sample_game.tables import CARDS, COLOURS, GOALS, HAND, worth


class BazaarGame(Game):
    name = "bazaar"
    rules = 3
    min_seats = 2
    max_seats = 4
    colours = COLOURS
    options = (Option("rounds", 4, (1, 2, 4, 6)), Option("rich", False, (True, False)), Option("purse", 2))
    state = Bazaar
    steps = (Round, Auction, Turn, Consent, Pricing, End)
    notation = NOTATION
    events = EVENTS

    def new(self, seats: int, chance: Chance, options: dict[str, Any]) -> Bazaar:
        deck = chance.shuffled(list(range(len(CARDS))))
        goals = chance.shuffled(list(range(len(GOALS))))
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
        coins = [options["purse"] + 3 * options["rich"]] * seats
        s = Bazaar(
            seats=seats, todo=[Round()], chance=chance, coins=coins, deck=deck, discard=[],
            goals=[[goals.pop()] for _ in range(seats)], hands=hands, lot=bytearray(len(CARDS)), lots=0, market=[],
            offer=[], omen=chance.below(3), price=-1, round=options["rounds"], shown=0, spare=goals,
            stalls=[[] for _ in range(seats)],
        )  # fmt: skip
        s.totals = [0] * seats
        return s

    def max_decisions(self, seats: int) -> int:
        return 6 * seats * 7

    def derive(self, s: Bazaar) -> None:
        s.totals = [sum(map(worth, stall)) for stall in s.stalls]

    def check_option(self, name: str, value: Any, seats: int) -> Any:
        if name != "purse":
            return super().check_option(name, value, seats)
        if type(value) is not int or not 0 <= value <= 9:
            raise BadOption(f"a purse holds 0 to 9 coins, not {value!r}")
        return value

    def imagine(self, s: Bazaar, seat: int | None, chance: Chance) -> None:
        s.omen = chance.below(3)

    def asides(self, s: Bazaar, seat: int) -> list[Give]:
        return [
            Give(other, coins)
            for other in range(s.seats)
            if other != seat
            for coins in range(1, s.coins[seat] + 1)
        ]  # fmt: skip

    def aside(self, s: Bazaar, seat: int, pick: Any) -> None:
        if type(pick) is Say:
            if s.telling:
                s.tell(Said(seat, pick.words))
            return
        s.coins[seat] -= pick.coins
        s.coins[pick.seat] += pick.coins
        if s.telling:
            s.tell(Gave(seat, pick.seat, pick.coins))

    def why_not_aside(self, s: Bazaar, seat: int, pick: Any) -> Reason | None:
        if type(pick) is Say:
            return None
        if type(pick) is not Give:
            return Reason("SE-ASIDE-1", {})
        if pick.seat == seat or pick.seat >= s.seats:
            return Reason("BZ-GIVE-1", {"seat": pick.seat})
        return None if 1 <= pick.coins <= s.coins[seat] else Reason("BZ-GIVE-2", {"number": s.coins[seat]})

    def unreadable(self, s: Bazaar, seat: int, text: str) -> Reason | None:
        return Reason("BZ-CARD-1", {"words": text}) if text.startswith("show ") else None

    def check(self, s: Bazaar) -> list[str]:
        cards = [card for pile in (s.deck, s.discard, s.market, s.offer, *s.hands, *s.stalls) for card in pile]
        found = [] if sorted(cards) == list(range(len(CARDS))) else ["cards are kept"]
        if min(s.coins) < 0:
            found.append("nobody has debts")
        if s.totals != [sum(map(worth, stall)) for stall in s.stalls]:
            found.append("totals are sums")
        return found


GAME = BazaarGame()
