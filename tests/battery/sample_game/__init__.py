"""Bazaar: a small game that uses everything the engine offers, so that the engine can be tested without a big one.

Each round one ware is laid out and everybody bids a card for it, in secret and at once. Then each seat has a turn: it
may show cards for points, draw, roll for coins, sell a card to a seat that consents, throw two cards away, or
name a price. Coins may be given away at any time. When the deck is empty, the discards are shuffled and become a lot.
"""

from tests.battery.sample_game.choices import (
    AGREE,
    DRAW,
    NAME,
    PASS,
    PRICES,
    REFUSE,
    ROLL,
    SHOWS,
    Add,
    Bid,
    Draw,
    Give,
    Price,
    Roll,
    Say,
    Sell,
    Show,
    Throw,
)
from tests.battery.sample_game.declare import GAME, BazaarGame
from tests.battery.sample_game.events import (
    Bidden,
    Drew,
    DrewSomething,
    Ended,
    Gave,
    LaidOut,
    Rolled,
    Shown,
    Sold,
    Threw,
)
from tests.battery.sample_game.rules.auction import Auction
from tests.battery.sample_game.rules.rounds import End, Round
from tests.battery.sample_game.rules.trade import Consent, Pricing
from tests.battery.sample_game.rules.turn import Turn
from tests.battery.sample_game.state import Bazaar

__all__ = [
    "AGREE",
    "DRAW",
    "GAME",
    "NAME",
    "PASS",
    "PRICES",
    "REFUSE",
    "ROLL",
    "SHOWS",
    "Add",
    "Auction",
    "Bazaar",
    "BazaarGame",
    "Bid",
    "Bidden",
    "Consent",
    "Draw",
    "Drew",
    "DrewSomething",
    "End",
    "Ended",
    "Gave",
    "Give",
    "LaidOut",
    "Price",
    "Pricing",
    "Roll",
    "Rolled",
    "Round",
    "Say",
    "Sell",
    "Show",
    "Shown",
    "Sold",
    "Threw",
    "Throw",
    "Turn",
]
