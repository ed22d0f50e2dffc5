"""Webhooks never reach inside anybody's network, however the address is written."""

from __future__ import annotations

import ipaddress
import socket

import pytest

from serai.server.notices.failures import NotDelivered
from serai.server.notices.public_addresses import MOST_ADDRESSES, Addresses, is_public
from tests.server.hosting import run

PRIVATE = [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.9.9.9", "169.254.169.254", "172.16.0.1", "192.168.1.1",
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::127.0.0.1", "::8.8.8.8",  # unspecified, loopback, compatible with IPv4
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:7f00:1",  # mapped
    "fec0::1", "feff::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00::1",  # site-local, link-local, unique local
    "ff02::1", "ff0e::1",  # multicast
    "2002:7f00:1::1", "2002:a00:1::", "2002:c0a8:101::1", "2002:a9fe:a9fe::1",  # 6to4
    "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::8.8.8.8",  # NAT64, and the one for use inside
    "2001:0:4136:e378:8000:63bf:3fff:fdd2", "2001:0:7f00:1::1",  # Teredo
    "2001:db8::1", "100::1", "4000::1",  # documentation, discarded, reserved
]  # fmt: skip
PUBLIC = [
    "8.8.8.8", "93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001::1", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    "2002:808:808::1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def addresses(host: str, private: bool = False) -> list[str]:
    found: list[str] = []

    async def test() -> None:
        found.extend(await Addresses(private).of(host, 80))

    run(test)
    return found


def refused(host: str) -> str:
    with pytest.raises(NotDelivered) as failed:
        addresses(host)
    return failed.value.why


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0", "fec0::1"])
def test_what_leads_inside_is_not_called(host: str) -> None:
    assert refused(host) == "private"


def test_all_that_a_name_stands_for_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (one, 80)) for one in found])
    assert refused("no.example") == "unknown-host"
    found[:] = ["8.8.8.8", "8.8.8.8", "8.8.4.4"]
    assert addresses("name.example") == ["8.8.8.8", "8.8.4.4"]
    found.append("10.0.0.1")
    assert refused("name.example") == "private"
    assert addresses("name.example", private=True) == ["8.8.8.8", "8.8.4.4", "10.0.0.1"]
    found[:] = [f"8.8.8.{number}" for number in range(50)]
    assert len(addresses("name.example")) == MOST_ADDRESSES


def test_a_name_that_nobody_has(monkeypatch: pytest.MonkeyPatch) -> None:
    def getaddrinfo(*_: object, **__: object) -> list[object]:
        raise socket.gaierror(socket.EAI_NONAME, "no such name")

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    assert refused("nowhere.example") == "unknown-host"
