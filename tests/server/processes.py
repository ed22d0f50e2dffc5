"""What runs beside a test: children of a process, and whether one still does anything."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from pathlib import Path


def stat(process: int) -> list[str]:
    """What the system says of a process, from its state on; nothing of one that has gone."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def is_running(process: int) -> bool:
    """Whether a process still does anything; one that only waits to be counted out does not."""
    return stat(process)[:1] not in ([], ["Z"])


def children(parent: int) -> set[int]:
    """The processes that a process has started and that still run."""
    found = (int(folder.name) for folder in Path("/proc").iterdir() if folder.name.isdigit())
    return {process for process in found if stat(process)[1:2] == [str(parent)] and is_running(process)}


def thinkers(server: int) -> set[int]:
    """Those of them that think, and do not merely keep count of what is shared."""
    return {process for process in children(server) if "spawn_main" in command(process)}


def command(process: int) -> str:
    with contextlib.suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{process}/cmdline").read_text()
    return ""


def until(fits: Callable[[], object], seconds: float = 60) -> None:
    """Wait for something to be so."""
    limit = time.monotonic() + seconds
    while not fits():
        assert time.monotonic() < limit
        time.sleep(0.02)


def family(parent: int) -> Iterator[int]:
    """A process and all below it."""
    yield parent
    for child in children(parent):
        yield from family(child)
