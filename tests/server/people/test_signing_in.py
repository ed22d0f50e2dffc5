"""Signing in while somebody guesses: not faster than the limit, and never at the owner's cost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import argon2
import httpx
import pytest

from serai.protocol.refusals import Refused
from serai.server.live import limits
from serai.server.live.limits import RATES, Limits
from serai.server.people import passwords, signing_in
from serai.server.people.devices import MOST_ACCOUNTS, Devices
from serai.server.people.passwords import MOST_WAITING, MOST_WAITING_KNOWN, Passwords
from serai.server.people.people import People
from serai.server.people.signing_in import Try, sign_in
from serai.server.storage import open_store
from tests.server.running import Client, Server, run, serving

RIGHT, WRONG = "correct horse", "wrong horse"
GUESSES = int(RATES["guess"].burst)


@pytest.fixture(autouse=True)
def quick_hasher(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Passwords that cost next to nothing, for tests in this process."""
    quick = argon2.PasswordHasher(1, 8, 1)
    monkeypatch.setattr(passwords, "HASHER", quick)
    monkeypatch.setattr(signing_in, "NOBODYS_HASH", quick.hash("nobody's"))


class Door:
    """Ann has an account; others come from wherever they like, at a time that stands still."""

    def __init__(self, people: People) -> None:
        self.people, self.limits = people, Limits()

    async def tries(self, password: str, address: str, account: str = "ann", cookie: str | None = None) -> str:
        """The key of a refusal, or the token."""
        try:
            return await sign_in(self.people, self.limits, Try(account, password, "", address, cookie))
        except Refused as refusal:
            return refusal.key

    async def attack(self, account: str = "ann", network: int = 0) -> int:
        """Guess from a new address each time until it is too often; gives how often one could."""
        for number in range(200):
            if await self.tries(WRONG, f"198.51.{network}.{number}", account) == "too-often":
                return number
        raise AssertionError("one may guess for ever")


def at_the_door(url: str, monkeypatch: pytest.MonkeyPatch, test: Callable[[Door, list[float]], Any]) -> None:
    now = [1000.0]

    async def whole() -> None:
        store = await open_store(url)
        people = await People.open(store)
        await people.register(None, "Ann", RIGHT, None, "", "192.0.2.1")
        stopped = SimpleNamespace(**{**vars(time), "monotonic": lambda: now[0]})
        monkeypatch.setattr(limits, "time", stopped)  # and not the loop's
        try:
            await test(Door(people), now)
        finally:
            monkeypatch.undo()
            await store.close()

    run(whole())


def test_guesses_from_many_addresses_are_counted_together(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door, now: list[float]) -> None:
        assert await door.attack() == GUESSES
        # however the name is written, it is the same account
        for network, name in enumerate((" ann", "ANN ", "\u2003ann\t", "ａｎｎ", "Ann"), 1):
            assert await door.tries(RIGHT, f"203.0.113.{network}", name) == "too-often"
        now[0] += 1 / RATES["guess"].a_second
        assert await door.tries(WRONG, "203.0.113.77") == "bad-sign-in"
        assert await door.tries(WRONG, "203.0.113.78") == "too-often"

    at_the_door(url, monkeypatch, test)


def test_many_guesses_at_once_are_counted_too(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door, now: list[float]) -> None:
        monkeypatch.setattr(passwords, "MOST_WAITING", 1000)
        tries = [door.tries(WRONG, f"198.51.100.{number}") for number in range(3 * GUESSES)]
        answers = await asyncio.gather(*tries)
        assert answers.count("bad-sign-in") == GUESSES
        assert answers.count("too-often") == 2 * GUESSES

    at_the_door(url, monkeypatch, test)


def test_a_known_device_gets_in_while_others_guess(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door, now: list[float]) -> None:
        ann, hashed = await door.people.credentials("ann") or ("", "")
        cookie = await door.people.device_cookie(None, ann)
        await door.attack()
        assert await door.tries(RIGHT, "203.0.113.9") == "too-often"  # a stranger as far as anybody can see
        for _ in range(3):
            assert len(await door.tries(RIGHT, "198.51.0.1", cookie=cookie)) == 22  # even from the attacker's address
        # whoever has the device does not guess faster than others
        guessed = [await door.tries(WRONG, "198.51.0.1", cookie=cookie) for _ in range(10)]
        assert guessed[-1] == "too-often"
        # a cookie that is forged, of somebody else or of an earlier password is worth nothing
        other = Devices(b"another key").remembering(None, ann, hashed)
        stolen = door.people.devices.remembering(None, "somebody else", hashed)
        old = door.people.devices.remembering(None, ann, "an earlier hash")
        for worthless in (other, stolen, old, cookie[:-1], "x", "", "." * 200, "\xff"):
            assert await door.tries(RIGHT, "203.0.113.10", cookie=worthless) == "too-often"

    at_the_door(url, monkeypatch, test)


def test_a_place_where_somebody_is_signed_in_stays_open_to_them(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door, now: list[float]) -> None:
        await door.attack()
        assert len(await door.tries(RIGHT, "192.0.2.1")) == 22  # where she registered
        assert await door.tries(RIGHT, "192.0.2.2") == "too-often"
        rows = await door.people._store.read("SELECT place FROM sessions")
        assert all("192" not in place for (place,) in rows)  # no address is kept

    at_the_door(url, monkeypatch, test)


def test_one_address_alone_cannot_use_up_the_tries_of_an_account(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever guesses from one place runs out before the account does, so that a new device of the owner gets in."""

    async def test(door: Door, now: list[float]) -> None:
        for _ in range(300):
            await door.tries(WRONG, "198.51.100.1")
            now[0] += 5
        assert len(await door.tries(RIGHT, "203.0.113.9")) == 22

    at_the_door(url, monkeypatch, test)


def test_right_passwords_cost_no_guess_and_a_name_nobody_has_is_like_any_other(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(door: Door, now: list[float]) -> None:
        for number in range(2 * GUESSES):
            assert len(await door.tries(RIGHT, f"203.0.113.{number}")) == 22
        assert await door.attack() == GUESSES
        assert await door.attack("nobody", network=1) == GUESSES

    at_the_door(url, monkeypatch, test)


def test_who_is_turned_away_from_a_full_queue_has_not_guessed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door, now: list[float]) -> None:
        with monkeypatch.context() as full:
            full.setattr(passwords, "MOST_WAITING", 0)
            for number in range(2 * GUESSES):
                assert await door.tries(WRONG, f"203.0.113.{number}") == "sign-in-busy"
        assert await door.attack() == GUESSES

    at_the_door(url, monkeypatch, test)


def test_a_device_knows_several_people_and_forgets_the_first() -> None:
    devices, cookie = Devices(b"key"), None
    for number in range(MOST_ACCOUNTS + 1):
        cookie = devices.remembering(cookie, f"person {number}", "hash")
    known = [bool(devices.known(cookie, f"person {number}", "hash")) for number in range(MOST_ACCOUNTS + 1)]
    assert known == [False, *[True] * MOST_ACCOUNTS]
    assert devices.remembering(cookie, "person 2", "hash").count(".") == MOST_ACCOUNTS


def test_a_flood_of_passwords_is_turned_away_and_leaves_room_for_who_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = Event()

    class Slow(argon2.PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:
            go_on.wait(60)
            return True

    monkeypatch.setattr(passwords, "HASHER", Slow(1, 8, 1))

    async def test() -> None:
        queue = Passwords()

        async def tries(known: bool) -> str:
            try:
                return str(await queue.fits("hash", "password", known=known))
            except Refused as refusal:
                return refusal.key

        strangers = [asyncio.create_task(tries(False)) for _ in range(500)]
        await asyncio.sleep(0)
        refused = [task for task in strangers if task.done()]
        assert len(refused) == 0 or all(task.result() == "sign-in-busy" for task in refused)
        owner = asyncio.create_task(tries(True))
        others = [asyncio.create_task(tries(True)) for _ in range(MOST_WAITING_KNOWN)]
        await asyncio.sleep(0)
        go_on.set()
        answers = await asyncio.gather(*strangers)
        assert (answers.count("True"), answers.count("sign-in-busy")) == (MOST_WAITING, 500 - MOST_WAITING)
        assert await owner == "True"
        assert (await asyncio.gather(*others)).count("True") == MOST_WAITING_KNOWN - MOST_WAITING - 1
        assert await tries(False) == "True"  # nobody waits any more

    run(test())


def test_the_device_is_remembered_when_one_has_signed_out(server: Server) -> None:
    ann, name = Client(server), f"device{server.port}"
    ann.post("/register", {"account": name, "password": RIGHT}, 201)
    first = ann.http.cookies["serai-device"]
    ann.post("/sign-out", {"everywhere": True})
    ann.get("/me", 401)
    assert ann.http.cookies["serai-device"] == first
    answer = ann.http.post("/sign-in", json={"account": f" {name.upper()} ", "password": RIGHT})
    kept = next(line for line in answer.headers.get_list("set-cookie") if line.startswith("serai-device="))
    assert "HttpOnly" in kept
    assert "SameSite=lax" in kept
    ann.post("/me/password", {"old": RIGHT, "new": "battery staple"})
    assert ann.http.cookies["serai-device"] != first  # the mark goes with the password
    assert ann.http.delete("/me").status_code == 200
    assert "serai-device" not in ann.http.cookies


def test_the_owner_signs_in_at_a_server_that_is_under_attack(tmp_path: Path) -> None:
    """Everybody comes from one address here, so that its own limit holds the attacker, and not Ann's device."""
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_LIMITS="on") as server:
        ann = Client(server)
        ann.post("/register", {"account": "ann", "password": RIGHT}, 201)
        ann.post("/sign-out", {})
        with httpx.Client(base_url=f"http://{server.host}/api/v1", timeout=60) as attacker:
            for _ in range(40):
                guess = attacker.post("/sign-in", json={"account": "Ann ", "password": WRONG})
                if guess.status_code == 429:
                    break
            assert guess.status_code == 429
        assert ann.post("/sign-in", {"account": "ann", "password": RIGHT})["account"] == "ann"
