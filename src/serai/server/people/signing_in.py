"""Signing in, limited so that passwords cannot be guessed and the owner cannot be locked out.

Strangers share the tries of an account: those that fail are counted, from wherever they come. A device that is known
has tries of its own, and so has a place from which the person is signed in, so that an attacker cannot use them up.
"""

from __future__ import annotations

from typing import NamedTuple

from serai.protocol.refusals import Refused
from serai.server.live.limits import Limits
from serai.server.people.passwords import NOBODYS_HASH
from serai.server.people.people import People, folded


class Try(NamedTuple):
    """A try to sign in: from where, and on which device."""

    account: str
    password: str
    device_name: str
    place: str
    device_cookie: str | None


async def sign_in(people: People, limits: Limits, tried: Try) -> str:
    """A session's token for a correct password; an unknown name is treated like a wrong one."""
    account, place = folded(tried.account), tried.place
    person, hashed = await people.credentials(account) or ("", NOBODYS_HASH)
    at_home = await people.was_at(person, place)
    device = people.devices.known(tried.device_cookie, person, hashed)
    limits.spend("sign-in", f"device {device} {account}" if device else place)
    guesses = f"{device or place} {account}" if device or at_home else account
    limits.spend("guess", guesses)  # before the try, so that many at once are counted too
    try:
        fits = await people.passwords.fits(hashed, tried.password, known=bool(device or at_home))
    except Refused:  # too many wait, so that nothing was tried
        limits.give_back("guess", guesses)
        raise
    if not fits or not person:
        raise Refused(401, "bad-sign-in", "the name or the password is wrong")
    limits.give_back("guess", guesses)
    return await people.signed_in(person, tried.password, hashed, tried.device_name, place)
