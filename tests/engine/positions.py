"""Positions of the sample game and of Tic-tac-toe for the engine's tests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai import IllegalChoice, Match, Reason, Record
from serai.engine.core.chance import seeded
from serai.engine.core.drive import settle
from tests.battery.sample_game import GAME, Auction, Bazaar, Round, Turn


def bazaar(
    hands: list[list[int]],
    *,
    coins: list[int] | None = None,
    deck: list[int] | None = None,
    todo: list[Any] | None = None,
    market: list[int] | None = None,
    rounds: int = 2,
    price: int = -1,
    shown: int = 0,
    lots: dict[int, int] | None = None,
) -> Match:
    """A match in which the first seat has its turn; every card that is nowhere else lies in the discard pile."""
    seats = len(hands)
    deck, market = deck or [], market or []
    held = {card for pile in (*hands, deck, market) for card in pile}
    lot = bytearray(15)
    for card, number in (lots or {}).items():
        lot[card] = number
    s = Bazaar(
        seats=seats, todo=todo if todo is not None else [Round(), *map(Turn, reversed(range(seats)))],
        chance=seeded("position"), coins=coins or [2] * seats, deck=deck,
        discard=[card for card in range(15) if card not in held],
        goals=[[seat] for seat in range(seats)], hands=hands, lot=lot, lots=max(lot), market=market, offer=[], omen=1,
        price=price, round=rounds, shown=shown, spare=[4, 5][: 6 - seats], stalls=[[] for _ in range(seats)],
    )  # fmt: skip
    GAME.derive(s)
    s.telling = True
    options = {"rounds": 6, "rich": False, "purse": 2}
    return Match(GAME, Record("bazaar", 3, GAME.colours[:seats], options, "position"), s)


def auction(hands: list[list[int]], coins: list[int] | None = None, ware: int = 14, **more: Any) -> Match:
    """All seats bid for a ware; afterwards the first seat has its turn."""
    match = bazaar(hands, coins=coins, todo=[Round(), Turn(0), Auction()], market=[ware], **more)
    settle(match.state)
    return match


def events(match: Match, seat: int | None, since: int = 0) -> list[Any]:
    return [told.event for told in match.events(seat, since)]


def rule(call: Callable[..., object], *given: Any, **named: Any) -> str:
    """The rule that a refusal cites."""
    with pytest.raises(IllegalChoice) as refusal:
        call(*given, **named)
    return refusal.value.rule


def cited(reason: Reason | None) -> str:
    """The rule that a reason cites."""
    assert reason is not None
    return reason.rule


def cross(*cells: str) -> Match:
    """Tic-tac-toe after these squares."""
    match = Match.new(serai.load("tic_tac_toe"), 2, "x")
    for number, cell in enumerate(cells):
        match.choose(number % 2, f"square {cell}")
    return match
