"""Chance as part of the state: a keyed blake2b counter, equal on every machine and unguessable from what was seen."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack

FEW = 128  # up to so many keys, 16 bits a key seldom give two equal ones
DRAW_RANGE = 1 << 48


class Chance:
    """A stream of fair draws that is fully described by its key and by how much was drawn."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int) -> None:
        self.key = key
        self.drawn = drawn

    def clone(self) -> Chance:
        """A second stream that will give exactly the same draws."""
        return Chance(self.key, self.drawn)

    def branch(self, label: str) -> Chance:
        """A stream of its own, from which nothing about this one can be computed."""
        return Chance(blake2b(label.encode(), key=self.key, digest_size=32, person=b"branch").digest(), 0)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if not 0 < bound <= DRAW_RANGE:
            raise ValueError(f"cannot draw below {bound}")
        fair = DRAW_RANGE - DRAW_RANGE % bound
        while True:
            block = self.drawn.to_bytes(8, "little")
            self.drawn += 1
            draw = int.from_bytes(blake2b(block, key=self.key, digest_size=6).digest(), "little")  # SE-CHANCE-1
            if draw < fair:  # SE-CHANCE-2
                return draw % bound

    def keys(self, wanted: int) -> tuple[int, ...]:
        """Different numbers in random order; sorting by them is an exactly uniform shuffle."""
        key = self.key
        letter, size = ("H", 2) if wanted <= FEW else ("I", 4)
        while True:
            blocks = b""
            for _ in range(0, wanted * size, 64):
                blocks += blake2b(self.drawn.to_bytes(8, "little"), key=key, digest_size=64).digest()
                self.drawn += 1
            found = unpack(f"<{wanted}{letter}", blocks[: wanted * size])
            if len(set(found)) == wanted:  # SE-CHANCE-2: equal keys would favour one order, so all are drawn again
                return found

    def shuffled(self, items: list[int]) -> list[int]:
        """The same items in an order that is drawn fairly from all orders."""
        keys = self.keys(len(items))
        return list(map(items.__getitem__, sorted(range(len(items)), key=keys.__getitem__)))


def seeded(text: str) -> Chance:
    """The stream that belongs to a seed text."""
    return Chance(blake2b(text.encode(), digest_size=32, person=b"serai").digest(), 0)
