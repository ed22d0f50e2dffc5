"""Where clients come from, as far as limits care: an address, or the network in which one customer has them all."""

from __future__ import annotations

import ipaddress


def place_of(address: str) -> str:
    """A client's address for limits: with IPv6, the 64-bit network that one customer has."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((int(found) >> 64 << 64, 64)))
