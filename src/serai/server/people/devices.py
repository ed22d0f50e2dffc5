"""Known devices: a cookie proves that an account's password was given here before.

Whoever attacks an account from elsewhere has no such cookie, and cannot use up the tries of a device that has.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

MOST_ACCOUNTS = 4  # of one device: a family shares a tablet


class Devices:
    """Makes and reads the cookies: a name of the device, and a mark for each account that signed in on it."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def known(self, cookie: str | None, person: str, password_hash: str) -> str | None:
        """The name of a device on which this person gave the password that holds now."""
        device, marks = _parts(cookie)
        mine = self._mark(device, person, password_hash)
        return device if any(hmac.compare_digest(mark, mine) for mark in marks) else None

    def named(self, cookie: str | None) -> str:
        """The same cookie, or a fresh one without any account where there is none that can be read."""
        device, marks = _parts(cookie)
        return ".".join([device, *marks])

    def remembering(self, cookie: str | None, person: str, password_hash: str) -> str:
        """The cookie after this person has signed in."""
        device, marks = _parts(cookie)
        mine = self._mark(device, person, password_hash)
        others = [mark for mark in marks if mark != mine]
        return ".".join([device, mine, *others[: MOST_ACCOUNTS - 1]])

    def _mark(self, device: str, person: str, password_hash: str) -> str:
        # The password is part of it: who knew an old one is a stranger again.
        said = f"device {device} {person} {password_hash}"
        return hmac.new(self._key, said.encode(), hashlib.sha256).hexdigest()[:32]


def name_in(cookie: str) -> str:
    """The name of the device that a cookie is for."""
    return cookie.partition(".")[0]


def _parts(cookie: str | None) -> tuple[str, list[str]]:
    """The name and the marks of a cookie; a fresh name where there is none that can be read.

    Guests have no marks.
    """
    if not re.fullmatch(r"[0-9a-f]{32}(\.[0-9a-f]{32}){0,4}", cookie or "", re.ASCII):
        return secrets.token_hex(16), []
    device, *marks = (cookie or "").split(".")
    return device, marks
