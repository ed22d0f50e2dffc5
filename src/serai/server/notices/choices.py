"""What a person wishes to be told, by which ways, and when not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from serai.protocol.refusals import wrong
from serai.server.notices.hours import DAY, is_zone, next_time, quiet_until
from serai.server.storage import Change, Store

Kind = Literal["your-turn", "invitation", "over", "time", "round"]
Way = Literal["push", "email", "letter", "webhook"]
KINDS: tuple[Kind, ...] = get_args(Kind)
WAYS: tuple[Way, ...] = get_args(Way)
COLUMNS: dict[Kind, str] = {
    "your-turn": "on_turn",
    "invitation": "on_invitation",
    "over": "on_end",
    "time": "on_time",
    "round": "on_round",
}
BITS: dict[Way, int] = {"push": 1, "email": 2, "letter": 4, "webhook": 8}
AT_ONCE = BITS["push"] | BITS["email"] | BITS["webhook"]
USUAL: dict[Kind, int] = {
    "your-turn": AT_ONCE,
    "invitation": AT_ONCE,
    "over": BITS["push"] | BITS["webhook"],
    "time": AT_ONCE,
    "round": AT_ONCE,
}
FIELDS = f"{', '.join(COLUMNS.values())}, quiet_from, quiet_to, zone, letter_hour"
FIND = f"SELECT {FIELDS} FROM notice_choices WHERE person = ?"
PUT = f"""INSERT INTO notice_choices (person, {FIELDS}, next_letter) VALUES ({", ".join("?" * (len(COLUMNS) + 6))})
    ON CONFLICT (person) DO UPDATE SET {", ".join(f"{name} = excluded.{name}" for name in FIELDS.split(", "))},
    next_letter = excluded.next_letter, quiet_until = 0"""
Minute = Annotated[int, Meta(ge=0, lt=DAY)]
Hour = Annotated[int, Meta(ge=0, lt=24)]


class NoticeChoices(msgspec.Struct):
    """Which ways each kind of notice takes, and the person's hours; minutes of the day in their time zone."""

    ways: dict[Kind, list[Way]]
    quiet_from: Minute | None = None
    quiet_to: Minute | None = None
    zone: Annotated[str, Meta(max_length=60)] = "UTC"
    letter_hour: Hour = 8

    def wants(self, kind: Kind, way: Way) -> bool:
        """Whether a kind of notice comes by a way."""
        return way in self.ways.get(kind, ())

    def lettered(self) -> list[Kind]:
        """The kinds that the daily letter tells of."""
        return [kind for kind in KINDS if self.wants(kind, "letter")]

    def quiet_until(self, now: int) -> int | None:
        """When the quiet hours end, or None if it is none of them now."""
        return quiet_until(self.quiet_from, self.quiet_to, self.zone, now)

    def next_letter(self, now: int) -> int | None:
        """When the next daily letter is due, if there is to be one."""
        return next_time(self.letter_hour * 60, self.zone, now) if self.lettered() else None

    def without(self, kind: Kind | None, way: Way | None) -> NoticeChoices:
        """The same with a way switched off for a kind; None stands for all of them."""
        ways = {
            one: [each for each in self.ways[one] if kind not in (None, one) or way not in (None, each)]
            for one in KINDS
        }
        return msgspec.structs.replace(self, ways=ways)


def usual() -> NoticeChoices:
    """What holds for whoever has chosen nothing."""
    return NoticeChoices({kind: _ways(bits) for kind, bits in USUAL.items()})


def checked(choices: NoticeChoices) -> NoticeChoices:
    """NoticeChoices that can be kept."""
    if set(choices.ways) != set(KINDS):
        raise wrong("bad-notices", "every kind of notice has its ways")
    if (choices.quiet_from is None) != (choices.quiet_to is None):
        raise wrong("bad-notices", "quiet hours have a beginning and an end")
    if not is_zone(choices.zone):
        raise wrong("bad-zone", "there is no such time zone")
    return choices


async def read(store: Store, person: str) -> NoticeChoices:
    """What a person has chosen, or the usual."""
    found = await store.read(FIND, person)
    return _choices(found[0]) if found else usual()


def put(person: str, choices: NoticeChoices, now: int) -> Change:
    """Keep choices; what waited for the end of quiet hours is looked at anew."""
    bits = [sum(BITS[way] for way in set(choices.ways[kind])) for kind in KINDS]
    hours = (choices.quiet_from, choices.quiet_to, choices.zone, choices.letter_hour)
    return Change(PUT, (person, *bits, *hours, choices.next_letter(now)))


def _choices(row: Sequence[Any]) -> NoticeChoices:
    bits, hours = row[: len(KINDS)], row[len(KINDS) :]
    return NoticeChoices({kind: _ways(mask) for kind, mask in zip(KINDS, bits, strict=True)}, *hours)


def _ways(bits: int) -> list[Way]:
    return [way for way in WAYS if bits & BITS[way]]
