"""A new password and another address by e-mail: links that end, letters to nobody else, no word about who there is."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from serai.server.notices.mail import Outbox
from serai.server.operations.settings import Mail
from serai.server.people.recovery import Recovery
from tests.server.letters import Letters, mail_server
from tests.server.running import Client, Server, run, serving

PASSWORD, NEW = "a long enough password", "another long password"


NUMBERS = itertools.count()


@pytest.fixture(scope="module")
def letters() -> Iterator[Letters]:
    with mail_server() as server:
        yield server


@pytest.fixture(scope="module")
def mailing(tmp_path_factory: pytest.TempPathFactory, letters: Letters) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("mailing")
    url = f"smtp://127.0.0.1:{letters.port}?from=serai@example.org"
    settings = {"SERAI_SMTP_URL": url, "SERAI_PUBLIC_URL": "http://127.0.0.1"}
    with serving(f"sqlite:///{folder}/serai.db", folder / "log", **settings) as server:
        yield server


class Ann(Client):
    """A person with an account and an address."""

    def __init__(self, server: Server) -> None:
        super().__init__(server)
        self.account = f"ann{next(NUMBERS)}"
        self.address = f"{self.account}@example.org"
        self.post("/register", {"account": self.account, "password": PASSWORD, "email": self.address}, 201)

    def email(self, address: str) -> Any:
        return self.http.patch("/me", json={"name": "Ann", "language": "en", "email": address})

    def sign_in(self, password: str) -> int:
        return self.http.post("/sign-in", json={"account": self.account, "password": password}).status_code


def token_in(letter: str, kind: str) -> str:
    text = letter.replace("=\n", "").replace("=3D", "=")
    found = re.search(rf"/account#{kind}=([\w.-]+)", text)
    assert found, letter
    return found[1]


def test_a_forgotten_password_is_set_anew_by_a_link_that_works_once(mailing: Server, letters: Letters) -> None:
    ann = Ann(mailing)
    assert ann.post("/password/forgotten", {"account": f" {ann.account.upper()} "}) == {"done": True}
    letter = letters.next()
    assert f"To: {ann.address}" in letter
    token = token_in(letter, "reset")
    forged = token[:-1] + ("1" if token.endswith("0") else "0")
    assert ann.post("/password/reset", {"token": forged, "password": NEW}, 400)["key"] == "bad-link"
    assert ann.post("/password/reset", {"token": token, "password": "short"}, 400)["key"] == "bad-password"
    assert ann.post("/password/reset", {"token": token, "password": NEW}) == {"done": True}
    assert ann.http.get("/me").status_code == 401  # signed out everywhere
    assert (ann.sign_in(PASSWORD), ann.sign_in(NEW)) == (401, 200)
    assert ann.post("/password/reset", {"token": token, "password": PASSWORD}, 400)["key"] == "bad-link"


def test_nobody_learns_who_there_is(mailing: Server, letters: Letters) -> None:
    ann = Ann(mailing)
    assert ann.post("/password/forgotten", {"account": "nobody"}) == {"done": True}
    assert ann.post("/password/forgotten", {"account": ann.account}) == {"done": True}
    assert ann.address in letters.next()
    assert letters.unread == []


def test_how_long_the_answer_takes_says_nothing_either() -> None:
    async def test() -> None:
        looked_up = asyncio.Event()

        async def called(account: str) -> None:
            looked_up.set()
            await asyncio.Event().wait()

        people: Any = SimpleNamespace(called=called)
        recovery = Recovery(people, Outbox(Mail("127.0.0.1", 1, "", "", "serai@example.org", False)), "https://serai")
        await recovery.forgotten("ann")  # before anybody has looked whether there is an Ann
        assert not looked_up.is_set()
        await looked_up.wait()

    run(test())


def test_an_address_becomes_ones_own_by_its_link(mailing: Server, letters: Letters) -> None:
    ann = Ann(mailing)
    assert ann.email("new@example.org").json()["email"] == ann.address
    letter = letters.next()
    assert "To: new@example.org" in letter
    token = token_in(letter, "confirm")
    assert ann.post("/password/reset", {"token": token, "password": NEW}, 400)["key"] == "bad-link"
    assert ann.post("/email/confirm", {"token": token}) == {"done": True}
    assert ann.get("/me")["email"] == "new@example.org"
    old = letters.next()  # whoever had the address before learns of it
    assert f"To: {ann.address}" in old
    assert "no longer belongs to your Serai account" in old
    assert ann.post("/email/confirm", {"token": token}, 400)["key"] == "bad-link"
    assert ann.email("").json()["email"] is None
    assert "To: new@example.org" in letters.next()


@pytest.mark.parametrize("token", ["", ".", "e30.x", "WzFd.x", "Wy.x", "W10", "\u2603.x"])
def test_what_is_no_link_is_refused(mailing: Server, token: str) -> None:
    ann = Client(mailing)
    assert ann.post("/password/reset", {"token": token, "password": NEW}, 400)["key"] == "bad-link"
    assert ann.post("/email/confirm", {"token": token}, 400)["key"] == "bad-link"


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log") as server:
        ann = Ann(server)
        assert ann.post("/password/forgotten", {"account": ann.account}, 409)["key"] == "no-mail"
        assert ann.email("new@example.org").json()["email"] == "new@example.org"
