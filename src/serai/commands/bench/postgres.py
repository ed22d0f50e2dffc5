"""A PostgreSQL for as long as it is needed: a cluster in a temporary folder, on a socket in it, gone afterwards."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

MISSING = "PostgreSQL is not here: no initdb found; on Debian and Ubuntu: apt install postgresql"
HOMES = Path("/usr/lib/postgresql")  # where Debian keeps them
SETTINGS = {
    "listen_addresses": "''",
    "max_connections": "60",
    "log_min_messages": "fatal",
}


def binaries() -> Path:
    """The folder with initdb and postgres."""
    places = sorted(HOMES.glob("*/bin"), reverse=True)
    places += [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    for place in places:
        if all((place / name).exists() for name in ("initdb", "postgres", "pg_isready")):
            return place
    raise RuntimeError(MISSING)


def _account() -> int | None:
    """PostgreSQL refuses to run as root, so root becomes somebody else."""
    if os.geteuid() != 0:
        return None
    import pwd

    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name).pw_uid
    raise RuntimeError("root must not run PostgreSQL, and no other account for it is found")


class Cluster:
    """A cluster of one's own in a folder of its own, which may be killed and started again."""

    def __init__(self, **settings: str) -> None:
        self._bin, self.account = binaries(), _account()
        self.folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
        self.folder.chmod(0o755)
        self._place = self.folder / "cluster"
        self._place.mkdir()
        if self.account is not None:
            os.chown(self.folder, self.account, -1)
            os.chown(self._place, self.account, -1)
        self._env = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"}
        self.url = f"postgresql://serai@/postgres?host={self.folder}"
        self.process: subprocess.Popen[bytes] | None = None
        try:
            self._run("initdb", "-D", str(self._place), "-U", "serai", "-A", "trust", "-E", "UTF8", "--no-sync")
        except BaseException:
            self.remove()
            raise
        with (self._place / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in {**SETTINGS, **settings}.items())

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(self._bin / name), *arguments]
        done = subprocess.run(
            command, user=self.account, env=self._env, cwd="/", capture_output=True, text=True, timeout=60
        )
        if done.returncode:
            raise RuntimeError(f"{name} failed: {done.stderr or done.stdout}")

    def start(self) -> None:
        """Start it and wait until it answers."""
        limit = time.monotonic() + 120
        while time.monotonic() < limit:
            if self.process is None or self.process.poll() is not None:
                self.process = self._launched()
            if (
                subprocess.run([str(self._bin / "pg_isready"), "-q", "-h", str(self.folder)], timeout=10).returncode
                == 0
            ):
                return
            time.sleep(0.05)  # after a kill, what is left of the old one may have to end first
        raise RuntimeError("PostgreSQL did not start within two minutes")

    def _launched(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [str(self._bin / "postgres"), "-D", str(self._place), "-k", str(self.folder)],
            user=self.account,
            env=self._env,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def processes(self) -> list[int]:
        """The postmaster and its children."""
        if self.process is None or self.process.poll() is not None:
            return []
        pid = self.process.pid
        try:
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        except OSError:
            return []
        return [pid, *map(int, children)]

    def kill(self, whole: bool = False) -> None:
        """Kill the postmaster, whose children then end by themselves, or (`whole`) all of them at once."""
        for pid in self.processes()[: None if whole else 1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, 9)
        if self.process is not None:
            self.process.wait(20)

    def stop(self) -> None:
        """Stop it at once: nothing of it is needed any more."""
        if self.process is None:
            return
        self.process.send_signal(3)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)

    def remove(self) -> None:
        """Take the folder away."""
        shutil.rmtree(self.folder, ignore_errors=True)


@contextlib.contextmanager
def cluster(**settings: str) -> Iterator[str]:
    """Start a cluster with these settings; gives the address of its database `postgres`."""
    made = Cluster(**settings)
    try:
        made.start()
        yield made.url
    finally:
        made.stop()
        made.remove()


def fresh_database(url: str, name: str) -> str:
    """An empty database in the cluster."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return url.replace("/postgres?", f"/{name}?")
