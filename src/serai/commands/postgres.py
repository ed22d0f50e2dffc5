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


@contextlib.contextmanager
def cluster(**settings: str) -> Iterator[str]:
    """Start a cluster with these settings; gives the address of its database `postgres`."""
    bin, uid = binaries(), _account()
    folder = Path(tempfile.mkdtemp(prefix="serai-pg-"))
    folder.chmod(0o755)
    place = folder / "cluster"
    place.mkdir()
    if uid is not None:
        os.chown(folder, uid, -1)
        os.chown(place, uid, -1)
    env = {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C.UTF-8"}

    def run(*command: str) -> None:
        done = subprocess.run(command, user=uid, env=env, cwd="/", capture_output=True, text=True, timeout=60)
        if done.returncode:
            raise RuntimeError(f"{Path(command[0]).name} failed: {done.stderr or done.stdout}")

    try:
        run(str(bin / "initdb"), "-D", str(place), "-U", "serai", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (place / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = {value}\n" for name, value in {**SETTINGS, **settings}.items())
        server = subprocess.Popen(
            [str(bin / "postgres"), "-D", str(place), "-k", str(folder)],
            user=uid,
            env=env,
            cwd="/",
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            _wait_for(bin, folder, server)
            yield f"postgresql://serai@/postgres?host={folder}"
        finally:
            server.send_signal(3)  # at once: nothing of it is needed any more
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait(10)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(bin: Path, folder: Path, server: subprocess.Popen[bytes]) -> None:
    limit = time.monotonic() + 120
    while time.monotonic() < limit:
        if server.poll() is not None:
            raise RuntimeError("PostgreSQL ended at once")
        if subprocess.run([str(bin / "pg_isready"), "-q", "-h", str(folder)], timeout=10).returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start within 30 seconds")


def fresh_database(url: str, name: str) -> str:
    """An empty database in the cluster."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"')
    return url.replace("/postgres?", f"/{name}?")
