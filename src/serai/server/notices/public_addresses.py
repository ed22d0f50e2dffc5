"""Where the names in people's webhooks lead, and which of those addresses lie outside anybody's own network."""

from __future__ import annotations

import ipaddress
import socket
from functools import partial

from serai.server.notices.failures import NotDelivered
from serai.server.operations.daemon_threads import DaemonThreads

LOOKUPS = 64  # threads: look-ups that hang keep theirs until the resolver gives up
MOST_ADDRESSES = 4  # of one name that are tried
IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")  # leaves out site-local, link-local, unique local and multicast
TEREDO = ipaddress.ip_network("2001::/32")
NAT64 = ipaddress.ip_network("64:ff9b::/96")


def is_public(address: IPAddress) -> bool:
    """Whether anybody on the internet may be found there; an IPv4 address inside an IPv6 one decides for it."""
    if isinstance(address, ipaddress.IPv4Address):
        return address.is_global and not address.is_multicast and not address.is_reserved
    if address in NAT64:
        return is_public(ipaddress.IPv4Address(int(address) & 0xFFFFFFFF))
    inner = address.ipv4_mapped or address.sixtofour
    if inner is not None:
        return is_public(inner)
    return address in GLOBAL_UNICAST and address not in TEREDO and address.is_global


class Addresses:
    """Looks up names, in threads of its own."""

    def __init__(self, private: bool = False) -> None:
        self._private = private  # only for tests: addresses of this machine are fine too
        self._threads = DaemonThreads("serai-dns", LOOKUPS)

    async def of(self, host: str, port: int) -> list[str]:
        """The addresses to connect to, none of which needs to be looked up again; all of them must be public."""
        try:
            found = [ipaddress.ip_address(host)]
        except ValueError:
            found = await self._looked_up(host, port)
        if not self._private and not all(map(is_public, found)):
            raise NotDelivered("private")
        return [str(address) for address in dict.fromkeys(found)][:MOST_ADDRESSES]

    async def _looked_up(self, host: str, port: int) -> list[IPAddress]:
        look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            found = [ipaddress.ip_address(entry[4][0]) for entry in await self._threads.run(look)]
        except (OSError, UnicodeError) as error:
            raise NotDelivered("unknown-host") from error
        if not found:
            raise NotDelivered("unknown-host")
        return found
