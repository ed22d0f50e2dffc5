"""Votes and attacks in a bare state for the tests of the bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from serai.games.warrior_knights.choices import ASSAULT
from serai.games.warrior_knights.rules.assembly.ballots import CALL_VOTE
from tests.rules.warrior_knights.realm import (
    A,
    B,
    C,
    agenda,
    amount,
    asked,
    choose,
    commit,
    hold,
    kingdom,
    mobilize,
    noble,
    realm,
    run,
)

Build = Callable[[Any], object] | None

# ---- the Assembly


def put_to_vote(name: str, seats: int = 4, chair: int = A, build: Build = None, **chosen: Any) -> Any:
    """One agenda card is being voted on; everybody who is no outlaw attends, all with 5 votes."""
    s = realm(seats, **chosen)
    if build:
        build(s)
    s.agenda_pool.remove(agenda(name))
    s.motion = agenda(name)
    s.attends[:] = [int(not outlawed) for outlawed in s.outlaw]
    s.votes[:] = [5] * seats
    s.chair = s.named_by = s.gavel = chair
    return run(s, CALL_VOTE)


def vote(s: Any, *numbers: int) -> Any:
    """Everybody who attends commits so many votes."""
    return commit(s, **{"abcdef"[seat]: [amount(numbers[seat])] for seat in s.todo[-1].seats(s)})


# ---- events


# ---- battles


def attacked(owner: int) -> Any:
    """A wants to attack Arvane, where C stands by; B leads."""
    s = kingdom(4)
    hold(s, "arvane", owner)
    s.influence[B] = 9
    noble(s, A, 0, "D4", "swiss_200", "polish_200")
    noble(s, C, 0, "D4", 50)
    mobilize(s, A, "D4")
    choose(s, ASSAULT)
    assert asked(s) == (C, "PermitAttack")
    return s
