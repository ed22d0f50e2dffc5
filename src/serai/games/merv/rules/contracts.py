"""Chapter 8: contracts, which players complete on their own turn between other choices."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import COMPLETE, PAY_WITH, USE_GOOD, PayWith, UseGood
from serai.games.merv.events import ContractCompleted, ItemPlaced
from serai.games.merv.rules.paying import spend
from serai.games.merv.rules.rewards import give
from serai.games.merv.rules.tracks import gain_points
from serai.games.merv.state import Merv

FREE_OF = tuple(slice(owner * t.ITEMS, (owner + 1) * t.ITEMS) for owner in range(t.OWNERS))  # by owner, in `free`


def top_of(s: Merv, stack: int) -> int:
    """The open card of a stack, or NOBODY when it is used up."""
    owners = s.contracts
    for contract in t.STACKS[stack]:
        if owners[contract] == t.NOBODY:
            return contract  # ME-CONTRACT-1, ME-CONTRACT-11
    return t.NOBODY  # ME-CONTRACT-12


@lru_cache(maxsize=1024)
def met_by(scrolls: int, common: int, rare: int) -> frozenset[int]:
    """The contracts for which so many items are enough."""
    return frozenset(
        contract
        for contract, needs in enumerate(t.CONTRACT_NEEDS)
        if scrolls >= needs.scrolls
        and common >= needs.common
        and rare >= needs.rare
        and common + rare >= needs.common + needs.rare + needs.any_good  # ME-CONTRACT-6
    )


def has_items(s: Merv, owner: int, contract: int) -> bool:
    """Whether the free items of an owner meet the contract."""
    return contract in met_by(*s.free[FREE_OF[owner]])


def items_held(s: Merv, owner: int, contract: int) -> list[int]:
    """Of each kind of item that a contract asks for, how many an owner has free; goods of either kind last."""
    free = s.free[owner * t.ITEMS : owner * t.ITEMS + t.ITEMS]
    *named, any_good = t.CONTRACT_NEEDS[contract]
    spare = [max(have - need, 0) for have, need in zip(free, named, strict=True)]
    either = min(any_good, sum(spare[1:]))  # ME-CONTRACT-6
    return [*(min(have, need) for have, need in zip(free, named, strict=True)), either]


def completable(s: Merv, seat: int) -> Sequence[Any]:  # ME-DEC-4
    """The contracts that the player can complete now."""
    if not s.goods[seat]:
        return ()  # as nearly always, and every contract takes a good
    met = met_by(*s.free[FREE_OF[seat]])
    if not met:
        return ()
    influence, owners = s.influence[seat], s.contracts
    listed = []
    for stack, space in zip(t.STACKS, t.STACK_SPACE, strict=True):
        if influence < space:
            continue  # ME-CONTRACT-3
        for contract in stack:  # top_of without a call
            if owners[contract] < 0:
                if contract in met:
                    listed.append(COMPLETE[contract])
                break
    return listed if listed and has_cube(s, seat) else ()


def has_cube(s: Merv, seat: int) -> bool:
    """Whether the player can pay the cube that every contract costs."""
    first = seat * t.KINDS_OF_CUBES
    return any(s.cubes[first : first + t.KINDS_OF_CUBES])  # ME-CONTRACT-4


def why_not_complete(s: Merv, seat: int, contract: int) -> Reason | None:
    """The rule that keeps the player from completing a contract."""
    if top_of(s, t.STACK_OF[contract]) != contract:
        return Reason("ME-CONTRACT-1", {"contract": contract})
    if s.influence[seat] < t.CONTRACT_SPACE[contract]:
        return Reason("ME-CONTRACT-3", {"contract": contract, "number": t.CONTRACT_SPACE[contract]})
    if not has_items(s, seat, contract):
        return Reason("ME-CONTRACT-5", {"contract": contract})
    if not has_cube(s, seat):
        return Reason("ME-CONTRACT-4", {"contract": contract})
    return None


def complete(s: Merv, seat: int, contract: int) -> None:
    """Lay the items on the card; then the player chooses goods, pays and is rewarded."""
    s.todo.append(REWARDED[seat][contract])
    s.todo.append(CUBE[seat])
    lay_items(s, seat, contract)
    for _ in range(t.CONTRACT_NEEDS[contract].any_good):
        s.todo.append(ANY_GOOD[seat])


def lay_items(s: Merv, owner: int, contract: int) -> None:
    """Give the card to the owner, with the items that it names."""
    s.contracts[contract] = owner  # ME-CONTRACT-9
    for item in range(t.ITEMS):
        place(s, owner, item, t.CONTRACT_NEEDS[contract][item])  # ME-CONTRACT-5


def place(s: Merv, owner: int, item: int, number: int) -> None:
    """Move free items onto a contract: they still count as the owner's, but serve no other contract."""
    if number:
        s.free[owner * t.ITEMS + item] -= number  # ME-CONTRACT-7
        s.placed[owner * t.ITEMS + item] += number
        if item != t.SCROLL:
            s.goods[owner] -= number
        if s.telling:
            s.tell(ItemPlaced(owner, item, number))


@dataclass(frozen=True, slots=True)
class AnyGood(Ask):  # ME-DEC-5
    """A player chooses the good that meets an open requirement."""

    takes = (UseGood,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        first = self.seat * t.ITEMS + t.COMMON
        return [USE_GOOD[good] for good in range(len(t.GOODS)) if s.free[first + good]]  # ME-CONTRACT-6

    def chosen(self, s: Merv, pick: UseGood) -> None:
        place(s, self.seat, t.COMMON + pick.good, 1)

    def why_not(self, s: Merv, pick: UseGood) -> Reason | None:
        if not s.free[self.seat * t.ITEMS + t.COMMON + pick.good]:
            return Reason("ME-CONTRACT-6", {"good": pick.good})
        return None


@dataclass(frozen=True, slots=True)
class ContractCube(Ask):  # ME-DEC-6
    """A player pays one cube of any colour for a contract."""

    takes = (PayWith,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        first = self.seat * t.KINDS_OF_CUBES
        return [PAY_WITH[cube] for cube in range(t.KINDS_OF_CUBES) if s.cubes[first + cube]]  # ME-PAY-3, ME-RULING-14

    def chosen(self, s: Merv, pick: PayWith) -> None:
        spend(s, self.seat, pick.way)

    def why_not(self, s: Merv, pick: PayWith) -> Reason | None:
        if pick.way >= t.KINDS_OF_CUBES or not s.cubes[self.seat * t.KINDS_OF_CUBES + pick.way]:
            return Reason("ME-CONTRACT-4", {"way": pick.way})
        return None


@dataclass(frozen=True, slots=True)
class Rewarded(Do):
    """The contract is paid: its points, then its bonus."""

    seat: int
    contract: int

    def run(self, s: Merv) -> None:
        if s.telling:
            s.tell(ContractCompleted(self.seat, self.contract))
        gain_points(s, self.seat, t.CONTRACT_POINTS[self.contract], t.FROM_CONTRACTS)  # ME-CONTRACT-9
        give(s, self.seat, t.CONTRACT_BONUS[self.contract])  # ME-CONTRACT-10


ANY_GOOD = each_seat(AnyGood, t.SEATS)
CUBE = each_seat(ContractCube, t.SEATS)
REWARDED = tuple(tuple(Rewarded(seat, contract) for contract in range(len(t.CONTRACTS))) for seat in range(t.SEATS))
