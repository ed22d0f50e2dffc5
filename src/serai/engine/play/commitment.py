"""Commit and reveal: a seed made by the host and all seats together, which no one can steer and everyone can check."""

from __future__ import annotations

from hashlib import blake2b
from typing import NamedTuple


class Commitment(NamedTuple):
    """The seed material of a game: the host's promise, the secret behind it, and what each seat added."""

    promise: str
    secret: str
    shares: tuple[str, ...]


def promise_of(secret: str) -> str:
    """The hash that the host publishes before any seat adds its share."""  # SE-CHANCE-3
    return blake2b(secret.encode(), digest_size=32, person=b"promise").hexdigest()


def seed_of(secret: str, shares: tuple[str, ...]) -> str:
    """The seed that follows from the secret and every share, in seat order."""  # SE-CHANCE-3
    digest = blake2b(digest_size=32, person=b"seed")
    for part in (secret, *shares):
        piece = part.encode()
        digest.update(len(piece).to_bytes(8, "little"))  # so that no two lists of shares read alike
        digest.update(piece)
    return digest.hexdigest()


def make_fair(secret: str, shares: tuple[str, ...]) -> Commitment:
    """The seed material of a game as its record keeps it."""
    return Commitment(promise_of(secret), secret, shares)


def digest_of_position(text: str) -> str:
    """The hash that stands for the deal of a game which begins with a position, while only its maker knows that."""
    return blake2b(text.encode(), digest_size=32, person=b"position").hexdigest()


def check_fair(fair: Commitment, seed: str) -> str | None:
    """None when the material proves the seed, else what does not fit."""  # SE-CHANCE-3
    if promise_of(fair.secret) != fair.promise:
        return "the secret is not the one that was promised"
    if seed_of(fair.secret, fair.shares) != seed:
        return "the seed is not made of the secret and the shares"
    return None
