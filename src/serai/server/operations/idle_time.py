"""How a process that thinks stands back: it works in idle time, in none that the server or its database could use.

Linux shares the processor between groups of processes before it looks at the processes in them. What belongs to a
group of idle time makes way the moment anything else wakes up; what merely has the lowest priority, or is in a group
of the lowest weight, may first work on to the next tick of the clock, some milliseconds later.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import re
import signal
import threading
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import NamedTuple

IDLE = 19  # as far back as one can stand
GROUP = "serai-bots"
ESCAPED = re.compile(r"\\([0-7]{3})")  # a space in the name of a folder, say


def lower_priority(nice: int) -> None:
    """Never take time from the server, unless told to (0); Ctrl-C is for the server alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice:
        os.nice(nice)
    if nice >= IDLE and hasattr(os, "SCHED_IDLE"):
        _work_in_idle_time()
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """End with the server even when it is killed: otherwise this process would wait for ever."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def _work_in_idle_time() -> None:
    """Leave one core alone and use the others in idle time; a strict container may forbid any of it."""
    try:
        own = own_group(Path("/proc/self/cgroup").read_text(), Path("/proc/self/mountinfo").read_text())
        join_idle_group(own)
    except (OSError, ValueError):
        _weigh_little()
    with contextlib.suppress(OSError):
        _, *others = sorted(os.sched_getaffinity(0))
        if others:
            os.sched_setaffinity(0, others)
    with contextlib.suppress(OSError):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


def _weigh_little() -> None:
    """Be a session of the lowest weight, where Linux weighs sessions before what is in them.

    In the server's own, what works in idle time uses up that session's turn on its core: a thread of the server that
    wakes there would wait behind everybody else's sessions, the database's among them.
    """
    weight = Path("/proc/self/autogroup")
    with contextlib.suppress(OSError):
        if weight.exists():
            os.setsid()
            weight.write_text(str(IDLE))


# ---- control groups


class ControlGroup(NamedTuple):
    """The group that shares out the processor to a process: its folder, and whether it is of version 2."""

    folder: Path
    unified: bool


def own_group(groups: str, mounts: str) -> ControlGroup:
    """Where the group of a process is, by what /proc says of its groups and of what is mounted."""
    paths = {names: path for _, names, path in (line.split(":", 2) for line in groups.splitlines())}
    path = next((path for names, path in paths.items() if "cpu" in names.split(",")), None)
    unified = path is None  # where both versions are there, the first may have the processor
    for root, place in _mounted(mounts, unified):
        with contextlib.suppress(ValueError):  # another part of the tree is mounted there
            return ControlGroup(place / PurePosixPath(path or paths.get("", "")).relative_to(root), unified)
    raise FileNotFoundError("no group is known that shares out the processor")


def _mounted(mounts: str, unified: bool) -> Iterator[tuple[str, Path]]:
    """Which part of the tree of groups is mounted where."""
    for line in mounts.splitlines():
        mount, _, kind = line.partition(" - ")
        name, *_, options = kind.split()
        if name == "cgroup2" if unified else name == "cgroup" and "cpu" in options.split(","):
            root, place = (ESCAPED.sub(lambda found: chr(int(found[1], 8)), part) for part in mount.split()[3:5])
            yield root, Path(place)


def join_idle_group(own: ControlGroup) -> None:
    """Move this process into the group of idle time below its own; it fails altogether or not at all."""
    group, shares = own.folder / GROUP, own.folder / "cgroup.subtree_control"
    made = shared = False
    try:
        with contextlib.suppress(FileExistsError):
            os.mkdir(group)
            made = True
        if own.unified:
            _put(group / "cgroup.type", "threaded")  # or else nothing else might be in its own group, as the server is
            if "cpu" not in shares.read_text().split():
                _put(shares, "+cpu")
                shared = True
        _put(group / "cpu.idle", "1")
        _put(group / "cgroup.procs", "0")  # whoever writes this
    except OSError:
        if made:
            with contextlib.suppress(OSError):  # others have come in
                os.rmdir(group)
                if shared:
                    _put(shares, "-cpu")
        raise


def _put(file: Path, value: str) -> None:
    """Write to a file that must be there."""
    handle = os.open(file, os.O_WRONLY)
    try:
        os.write(handle, value.encode())
    finally:
        os.close(handle)
