"""Lasting events in front of their victims: s.lasting holds each as one number, and `lasting_of` names its parts."""

from __future__ import annotations

from typing import NamedTuple

from serai.games.warrior_knights.state import NOBODY, Realm

EVENT_NUMBERS = 64  # a power of two above the number of event cards


class LastingEvent(NamedTuple):
    """An event card that stays, and the noble who lost his heir to it, or NOBODY."""

    event: int
    noble: int


def lasting_of(s: Realm, seat: int) -> list[LastingEvent]:
    """The lasting events of a baron."""
    return [unpacked(number) for number in s.lasting[seat]]


def unpacked(number: int) -> LastingEvent:
    """A lasting event from its number."""
    noble, event = divmod(number, EVENT_NUMBERS)
    return LastingEvent(event, noble - 1)


def packed(kept: LastingEvent) -> int:
    """A lasting event as a number."""
    return kept.event + EVENT_NUMBERS * (kept.noble + 1)


def keep_event(s: Realm, seat: int, event: int, noble: int = NOBODY) -> None:
    """A lasting event is laid in front of its victim."""
    s.lasting[seat] = (*s.lasting[seat], packed(LastingEvent(event, noble)))
