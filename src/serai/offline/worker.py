"""What a page's worker calls to make this device a host."""

from __future__ import annotations

from collections.abc import Callable

from serai.offline.host import Host
from serai.offline.kept import Storage
from serai.offline.turns import Thinkers


async def start(storage: Storage, thinkers: Thinkers, tell: Callable[[str], object]) -> Host:
    """The host of a device: what is kept there, who thinks for its bots, and how the page is told."""
    host = Host(storage, thinkers, tell)
    await host.load()
    return host
