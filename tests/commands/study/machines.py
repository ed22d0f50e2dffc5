"""A scheduler and workers as people start them, each a process of its own, all on the loopback."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

DASK = (sys.executable, "-m", "dask")
ALONE = ("--host", "127.0.0.1", "--no-dashboard", "--dashboard-address", "127.0.0.1:0")
# A worker whose Serai says that it is an older one.
OLDER = """
import importlib.metadata as metadata
real = metadata.version
metadata.version = lambda name: "0.0.1" if name == "serai" else real(name)
from dask.__main__ import main
main()
"""


class Machines:
    """What was started, to be ended with the tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.scheduler = self._start(*DASK, "scheduler", "--port", "0", "--no-show", "--scheduler-file", self.file)
        self.workers: list[subprocess.Popen[bytes]] = []

    def _start(self, *command: object) -> subprocess.Popen[bytes]:
        with (self.folder / "log.txt").open("ab") as log:
            return subprocess.Popen([*map(str, command), *ALONE], stdout=log, stderr=log)

    @property
    def address(self) -> str:
        """Where the scheduler listens, once it does."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            try:
                told: str = json.loads(self.file.read_text())["address"]
            except (FileNotFoundError, ValueError):  # not there yet, or half written
                time.sleep(0.05)
            else:
                return told
        raise TimeoutError((self.folder / "log.txt").read_text())

    def hire(self, python: tuple[str, ...] = DASK) -> None:
        """Start one more worker."""
        started = ("worker", self.address, "--nthreads", "1", "--no-nanny", "--local-directory", self.folder)
        self.workers.append(self._start(*python, *started))

    def kill(self, worker: int) -> None:
        """End a worker without any warning."""
        self.workers[worker].send_signal(signal.SIGKILL)
        self.workers[worker].wait()

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
