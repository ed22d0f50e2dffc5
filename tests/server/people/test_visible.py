"""Names that show something, in every script, and names that do not."""

from __future__ import annotations

import pytest

from serai.protocol.refusals import Refused
from serai.protocol.visible import checked_name, is_visible
from serai.server.people.people import checked_account, checked_email
from tests.server.running import Client, Server

SEEN = [
    "Ann",
    "Анна-Мария",
    "Zoé d’Été",
    "Zoe\u0301",
    "محمد",
    "می\u200cخواهم",  # the non-joiner keeps Persian letters apart
    "שָׁלוֹם",
    "क्षत्रिय",
    "क्\u200dष",  # the joiner asks for the half form
    "ශ්\u200dරී",
    "李小龍",
    "葛\U000e0100城",  # a form of the character as its family writes it
    "김철수",
    "ちばなさん",
    "👩\u200d🚀",
    "👩🏽\u200d🚀",
    "🏳\ufe0f\u200d🌈",
    "❤\ufe0f",
    "1\ufe0f\u20e3",
    "O’Neil (2)",
    "...",
]
UNSEEN = [
    "",
    " ",
    "\u3000",
    "\u200d",
    "\u200d\u200d",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800",
    "\u2800\u2800 \u2800",
    "\u0301",
    "\u0301\u0302",
    "\u17b4",
    "\u034f",
    "\ufe0f",
    "\u00ad",
    "\ue000",
    "\U000e0041",
    "\U0001d159",
    "\ufffc",
    "\u061c",
]


@pytest.mark.parametrize("name", SEEN)
def test_names_that_show_something(name: str) -> None:
    assert checked_name(name)


@pytest.mark.parametrize("name", UNSEEN)
def test_names_that_show_nothing(name: str) -> None:
    assert not is_visible(" ".join(name.split()))
    for hidden in (name, f"\t{name}\n"):
        with pytest.raises(Refused) as refused:
            checked_name(hidden)
        assert refused.value.key == "bad-name"


@pytest.mark.parametrize(
    "hidden",
    ["\u200d", "\u200c", "\u202e", "\u2066", "\u200e", "\u200b", "\u3164", "\u2800", "\ufe0f", "\ue000", "\U000e0067"],
)
def test_what_shows_nothing_makes_no_other_name(hidden: str) -> None:
    """Else two names would look the same."""
    for name in (f"Ann{hidden}", f"{hidden}Ann", f"A{hidden}nn"):
        assert not is_visible(name)


def test_sign_in_names_show_something_too() -> None:
    assert checked_account("Анна.2") == "анна.2"
    for hidden in ("\u3164\u3164", "ann\u3164", "\u115f\u115f"):
        with pytest.raises(Refused):
            checked_account(hidden)


@pytest.mark.parametrize(
    "address", ["a\0b@example.org", "a\x1b[2J@example.org", "a\x7f@example.org", "\u202ea@example.org"]
)
def test_an_address_for_letters_shows_what_it_is(address: str) -> None:
    assert checked_email("ann+khan@example.org") == "ann+khan@example.org"
    with pytest.raises(Refused, match="no e-mail address"):
        checked_email(address)


def test_nobody_and_no_table_is_called_nothing(server: Server) -> None:
    ann = Client(server, "Анна 👩\u200d🚀")
    assert ann.me["name"] == "Анна 👩\u200d🚀"
    wish = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {}]}
    for hidden in ("\u3164", "\u200d", "\u2800 \u2800", "a\u202eb"):
        assert ann.post("/guest", {"name": hidden}, 400)["key"] == "bad-name"
        assert ann.post("/tables", {**wish, "title": hidden}, 400)["key"] == "bad-table"
    assert ann.post("/tables", {**wish, "title": "  Чай ☕\ufe0f "}, 201)["title"] == "Чай ☕\ufe0f"
    assert ann.post("/tables", {**wish, "title": " \u3000"}, 201)["title"] == "tic_tac_toe"
