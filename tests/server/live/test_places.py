"""Limits go by where clients come from: whoever has a whole network is no crowd."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from serai.server.api.app import interface
from serai.server.live import limits
from serai.server.live.limits import Rate
from serai.server.live.places import place_of
from serai.server.node import Node
from serai.server.operations.settings import Settings
from serai.server.people.people import People
from serai.server.storage import open_store
from tests.server.hosting import asked_directly
from tests.server.running import run


def test_an_address_is_its_network() -> None:
    assert place_of("192.0.2.1") == place_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert place_of("2001:db8:1:2:3:4:5:6") == place_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert place_of("2001:db8:1:3::9") != place_of("2001:db8:1:2::9")
    assert place_of("fe80::1%eth0") == "fe80::/64"
    assert place_of("?") == "?"


def test_another_address_of_the_same_network_gives_no_new_limits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(limits.RATES, "look", Rate(3, 0))

    async def test() -> None:
        settings = Settings(f"sqlite:///{tmp_path}/serai.db", bots=0)
        app, store = interface(settings), await open_store(settings.database)
        app.state.node = Node(settings, store, await People.open(store))

        async def asked_from(address: str) -> int:
            async with httpx.AsyncClient(transport=asked_directly(app, address), base_url="http://serai") as client:
                return (await client.get("/api/v1/tables")).status_code

        assert [await asked_from(f"2001:db8::{number}") for number in range(4)] == [200, 200, 200, 429]
        assert await asked_from("2001:db8:0:1::1") == 200  # another customer
        await store.close()

    run(test())
