"""Calls to addresses that people give, webhooks and push services: only to public ones, and within a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import re
import ssl
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import quote

from serai.server.notices.failures import NotDelivered
from serai.server.notices.public_addresses import Addresses

DEADLINE = 10.0  # seconds for everything: the look-up, connecting, TLS, sending, and the status of the answer
FINISH = 1.0  # more seconds in which a receiver may send the rest of its answer, which is not read
LONGEST_LINE = 8_192  # bytes
MOST_LINES = 50  # of interim answers
LARGEST_REST = 65_536  # bytes
URL = re.compile(r"(https?)://(\[[0-9A-Fa-f:.]+\]|[^\s/?#@:\\\[\]]+)(?::([0-9]{1,5}))?(/\S{0,500})?")
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])\b")
JSON = {"Content-Type": "application/json"}


class Target(NamedTuple):
    """An address in parts."""

    tls: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        """Whose address it is."""
        return f"{'https' if self.tls else 'http'}://{self.authority}"

    @property
    def authority(self) -> str:
        """The host as the request names it."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.tls else 80) else f"{host}:{self.port}"


def target_of(url: str) -> Target:
    """The parts of a webhook's address; ValueError if it cannot be called."""
    parts = URL.fullmatch(url)
    if parts is None:
        raise ValueError("this is no address of a webhook")
    scheme, host, digits, path = parts.groups()
    tls = scheme == "https"
    port = int(digits) if digits else (443 if tls else 80)
    if not 0 < port < 65_536:
        raise ValueError("there is no such port")
    host = host[1:-1] if host.startswith("[") else host.encode("idna").decode()
    return Target(tls, host, port, quote((path or "/").partition("#")[0], safe="/?&=%:;,+!$'()*@~[]"))


class Webhooks:
    """Calls webhooks, and whoever else is called at an address that a person gave."""

    def __init__(self, private: bool = False, deadline: float = DEADLINE) -> None:
        self._addresses = Addresses(private)
        self._deadline = deadline

    async def send(self, url: str, payload: bytes, headers: Mapping[str, str]) -> None:
        """Send something to a receiver, which must answer with 200 to 299 in time; redirects are not followed."""
        try:
            target = target_of(url)
            status = await self._call(target, _request(target, headers, len(payload)) + payload)
        except TimeoutError as error:
            raise NotDelivered("slow") from error
        except ssl.SSLError as error:
            raise NotDelivered("tls") from error
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise NotDelivered("unreadable") from error
        except (OSError, ValueError) as error:
            raise NotDelivered("unreachable") from error
        if not 200 <= status < 300:
            raise NotDelivered("status", status)

    async def _call(self, target: Target, request: bytes) -> int:
        writer: asyncio.StreamWriter | None = None
        try:
            async with asyncio.timeout(self._deadline):
                addresses = await self._addresses.of(target.host, target.port)
                reader, writer = await _connected(addresses, target)
                writer.write(request)
                await writer.drain()
                status = await _status(reader)
            await _finish(reader)
            return status
        finally:
            if writer is not None:
                writer.transport.abort()  # closing in good order could wait for the receiver


async def _connected(addresses: list[str], target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first of the addresses that takes it; they are numbers, so nothing is looked up here."""
    context = _tls_context() if target.tls else None
    name = target.host if target.tls else None
    for left, address in enumerate(addresses, 1 - len(addresses)):
        try:
            return await asyncio.open_connection(
                address, target.port, ssl=context, server_hostname=name, limit=LONGEST_LINE
            )
        except OSError:
            if left == 0:
                raise
    raise OSError("there is no address")


@lru_cache(maxsize=1)
def _tls_context() -> ssl.SSLContext:
    return ssl.create_default_context()  # reads all certificates of the system, so only once


def _request(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    more = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return (
        f"POST {target.path} HTTP/1.1\r\nHost: {target.authority}\r\nUser-Agent: serai\r\nAccept: */*\r\n"
        f"{more}Content-Length: {length}\r\nConnection: close\r\n\r\n"
    ).encode("ascii")


async def _status(reader: asyncio.StreamReader) -> int:
    """The status of the answer, after any interim answers such as `100 Continue`."""
    for number in range(MOST_LINES):
        found = STATUS.match(await reader.readuntil(b"\n"))
        if found and found[1] >= b"200":
            return int(found[1])
        if found is None and number == 0:
            break
    raise NotDelivered("unreadable")


async def _finish(reader: asyncio.StreamReader) -> None:
    """Take the rest of an ordinary answer, so that a receiver which is still writing does not fail."""
    left = LARGEST_REST
    with contextlib.suppress(TimeoutError, OSError):
        async with asyncio.timeout(FINISH):
            while left > 0 and (part := await reader.read(left)):
                left -= len(part)
