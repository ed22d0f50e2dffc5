"""What stands in the head of a shared page."""

from __future__ import annotations

import re

import pytest

from serai.protocol.table import Seat
from serai.server.sharing.finished import Finished, names_of, winners_of
from serai.server.sharing.previews import address_of, missing_page, tags
from serai.server.sharing.sayings import language_of, phrase
from serai.words import LANGUAGES

GAME = Finished("a1b2", "khan", "en", "Khan", "", 40, ("Ann", "Bob"), (1,))


def test_a_link_is_told_with_its_picture() -> None:
    head = tags(GAME, 7, "https://serai.example")
    assert '<meta property="og:title" content="Khan" />' in head
    assert '<meta property="og:description" content="Ann, Bob · Bob won · Move 7 of 40" />' in head
    picture = "https://serai.example/api/v1/tables/a1b2/pictures/7?lang=en"
    assert f'<meta property="og:image" content="{picture}" />' in head
    assert f'<meta name="twitter:image" content="{picture}" />' in head
    assert '<meta name="twitter:card" content="summary_large_image" />' in head


def test_whatever_people_are_called_it_stays_in_its_attribute() -> None:
    bad = '"/><script>alert(1)</script>'
    head = tags(GAME._replace(title=bad, names=(bad, "Bob"), table=bad), 7, "https://serai.example")
    assert "<script" not in head
    assert head.count("<") == head.count("<meta ")
    assert all(
        re.fullmatch(r'    <meta (property|name)="[\w:]+" content="[^"<>]*" />', line) for line in head.splitlines()
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_where_in_the_game_one_is(language: str) -> None:
    game = GAME._replace(language=language)
    said = [game.standing(number) for number in (0, 7, 40)]
    assert len(set(said)) == 3
    assert "7" in said[1]
    assert "40" in said[2]
    assert phrase(language, "share-missing") in missing_page(language)
    assert f'<html lang="{language}">' in missing_page(language)


def test_the_address_is_the_one_that_is_set_or_that_was_typed() -> None:
    assert address_of("https://serai.example", "http", "evil.example") == "https://serai.example"
    assert address_of("", "http", "localhost:8642") == "http://localhost:8642"
    assert address_of("", "http", "[::1]:8642") == "http://[::1]:8642"
    for host in ('x"><script>', "a b", "", "host/path", "user@host"):
        assert address_of("", "http", host) == ""


@pytest.mark.parametrize(
    ("asked", "accepted", "spoken"),
    [
        ("ru", "fr", "ru"),
        (None, "fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        (None, "de, en;q=0.2, ru;q=0.7", "ru"),
        (None, "*", "en"),
        ("xx", "", "en"),
        (None, "fr;q=1.1.1", "fr"),
    ],
)
def test_the_language_is_the_one_asked_for(asked: str | None, accepted: str, spoken: str) -> None:
    assert language_of(asked, accepted) == spoken


def seat(number: int, person: str | None, name: str | None, bot: str | None = None) -> Seat:
    return Seat(number, person, bot, None, "", 0, name)


def test_seats_are_called_as_on_the_table() -> None:
    bots = [
        seat(0, "a", "Ann"),
        seat(1, None, None, "novice"),
        seat(2, None, None, "novice"),
        seat(3, None, None, "x:9"),
    ]
    assert names_of(bots, "en") == ("Ann", "Novice 1", "Novice 2", "x:9")
    assert names_of([seat(0, "a", "Ann"), seat(1, "a", "Ann")], "en") == (None, None)  # by their colours
    assert names_of([seat(0, "a", "Ann"), seat(1, "a", "Eve")], "ru") == ("Ann", "Eve")


def test_nobody_won_what_was_ended_early_or_is_a_draw() -> None:
    assert winners_of(None) == ()
    assert winners_of([[1, 2], [2, 1], [{}, {}]]) == (1,)
    assert winners_of([[1, 1], [1, 1], [{}, {}]]) == ()
