"""Quiet hours and the hour of a letter are those of the place where a person lives."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from serai.server.notices.hours import is_zone, next_time, quiet_until

PARIS = "Europe/Paris"


def at(text: str, zone: str = PARIS) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def test_zones_are_known_by_their_names() -> None:
    assert is_zone(PARIS)
    assert is_zone("UTC")
    for name in ("", "Paris", "../../etc/passwd", "/etc/passwd", "Europe", "a" * 60, "Europe/Paris\0", "é"):
        assert not is_zone(name)


@pytest.mark.parametrize(
    ("now", "quiet"),
    [
        ("2026-11-18 21:59", None),
        ("2026-11-18 22:00", "2026-11-19 07:30"),
        ("2026-11-19 03:00", "2026-11-19 07:30"),
        ("2026-11-19 07:29", "2026-11-19 07:30"),
        ("2026-11-19 07:30", None),
        ("2026-03-28 23:00", "2026-03-29 07:30"),  # an hour less that night
        ("2026-10-24 23:00", "2026-10-25 07:30"),  # and an hour more
    ],
)
def test_quiet_hours_may_go_over_midnight_and_over_a_change_of_clocks(now: str, quiet: str | None) -> None:
    assert quiet_until(22 * 60, 7 * 60 + 30, PARIS, at(now)) == (at(quiet) if quiet else None)


def test_quiet_hours_within_a_day_and_none_at_all() -> None:
    noon = at("2026-11-18 12:00")
    assert quiet_until(11 * 60, 13 * 60, PARIS, noon) == at("2026-11-18 13:00")
    assert quiet_until(11 * 60, 13 * 60, "Asia/Tokyo", noon) is None
    assert quiet_until(None, None, PARIS, noon) is None
    assert quiet_until(720, 720, PARIS, noon) is None


def test_the_next_time_is_later_today_or_tomorrow() -> None:
    assert next_time(8 * 60, PARIS, at("2026-11-18 07:59")) == at("2026-11-18 08:00")
    assert next_time(8 * 60, PARIS, at("2026-11-18 08:00")) == at("2026-11-19 08:00")
    assert next_time(8 * 60, PARIS, at("2026-03-28 09:00")) == at("2026-03-29 08:00")
