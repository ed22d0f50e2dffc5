"""Passwords: kept by argon2id, tried two at a time, with a short queue in front."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import argon2

from serai.protocol.refusals import Refused, wrong

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
# Two at a time: each takes 64 MiB and a tenth of a second.
HASHERS = ThreadPoolExecutor(2, thread_name_prefix="serai-password")
HASHER = argon2.PasswordHasher()
NOBODYS_HASH = HASHER.hash(secrets.token_hex(8))  # so that an unknown name takes as long as a wrong password
MOST_WAITING = 8  # tries of strangers: a flood of them is turned away instead of queued
MOST_WAITING_KNOWN = 24  # for known devices: strangers cannot fill these places


class Passwords:
    """The queue of this process in front of the hasher."""

    def __init__(self) -> None:
        self._waiting = 0

    async def hashed(self, password: str, known: bool) -> str:
        """What is kept of a new password."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise wrong("bad-password", f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters")
        return str(await self._work(known, HASHER.hash, password))

    async def fits(self, hashed: str, password: str, known: bool) -> bool:
        """Whether this is the password of which a hash is kept."""
        if len(password) > LONGEST_PASSWORD:
            return False
        try:
            return bool(await self._work(known, HASHER.verify, hashed, password))
        except argon2.exceptions.VerifyMismatchError:
            return False

    async def _work(self, known: bool, do: Callable[..., Any], *values: str) -> Any:
        if self._waiting >= (MOST_WAITING_KNOWN if known else MOST_WAITING):
            raise Refused(429, "sign-in-busy", "many sign in just now; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(HASHERS, do, *values)
        finally:
            self._waiting -= 1
