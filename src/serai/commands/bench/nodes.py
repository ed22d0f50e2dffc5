"""The servers of `serai bench server`, in processes of their own, and what is read from the system about them."""

from __future__ import annotations

import contextlib
import os
import resource
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path


@contextlib.contextmanager
def server(database: str, log: Path) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server on a port of its own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"SERAI_DATABASE_URL": database, "SERAI_LIMITS": "off", "SERAI_BOT_PROCESSES": "0"}
    with log.open("wb") as written:
        process = subprocess.Popen(
            [sys.executable, "-m", "serai.cli", "serve", "--port", str(port), "--log-level", "warning"],
            env={**os.environ, **settings},
            stderr=written,
        )
    try:
        for _ in range(1200):
            with contextlib.suppress(OSError):
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            time.sleep(0.1)
        yield port, process
    finally:
        process.terminate()
        process.wait(20)


@contextlib.contextmanager
def busy(processes: int) -> Iterator[None]:
    """Processes that compute without end, with the priority that the server gives its bots."""
    lowered = "from serai.server.operations.idle_time import IDLE, lower_priority; lower_priority(IDLE)"
    command = [sys.executable, "-c", f"{lowered}\nprint('ready', flush=True)\nwhile True: pass"]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE) for _ in range(processes)]
    try:
        for process in running:
            assert process.stdout is not None
            process.stdout.readline()
        yield
    finally:
        for process in running:
            process.kill()
            process.communicate()


def allow_sockets(wanted: int) -> None:
    """Raise the number of files that this process and the servers it starts may have open, as far as it goes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def resident(pid: int) -> float:
    """Megabytes of memory that a process holds."""
    with open(f"/proc/{pid}/status") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1]) / 1024
    return 0.0


def processor_time(pids: Sequence[int]) -> float:
    """Seconds that processes have worked so far, all their threads together."""
    total = 0.0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as stat:
            fields = stat.read().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total
