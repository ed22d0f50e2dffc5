"""Hours of the day where a person lives: quiet ones, and the one of the daily letter."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

DAY = 24 * 60  # minutes


def is_zone(name: str) -> bool:
    """Whether there is a time zone of this name."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):  # a path outside, a folder, or a name too long for a file
        return False
    return True


def next_time(minute: int, zone: str, now: int) -> int:
    """When a minute of the day comes next, in milliseconds since 1970; never the present moment."""
    here = _local(now, zone)
    then = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    while (moment := int(then.timestamp() * 1000)) <= now:
        then += timedelta(days=1)
    return moment


def quiet_until(begin: int | None, end: int | None, zone: str, now: int) -> int | None:
    """When the quiet hours end that go from one minute of the day to another, or None if it is none of them now."""
    if begin is None or end is None or begin == end:
        return None
    here = _local(now, zone)
    since = (here.hour * 60 + here.minute - begin) % DAY
    return next_time(end, zone, now) if since < (end - begin) % DAY else None


def _local(now: int, zone: str) -> datetime:
    return datetime.fromtimestamp(now / 1000, ZoneInfo(zone))
