from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server
from tests.web.harness import built
from tests.web.offline.host import PREFIX, FileHost, Traveller


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site under a path of its own, as `serai site` writes it: once for all processes of a run."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    folder /= "site"
    command = [sys.executable, "-m", "serai.cli", "site", str(folder / PREFIX)]
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            subprocess.run(
                command, env={**os.environ, "SERAI_WEB": str(built())}, check=True, stdout=subprocess.DEVNULL
            )
    return folder


@pytest.fixture
def host(site: Path) -> Iterator[FileHost]:
    """A file server with the site; a test may stop it."""
    host = FileHost(site)
    yield host
    host.stop()


@pytest.fixture
def own_host(site: Path, tmp_path: Path) -> Iterator[FileHost]:
    """A file server whose files the test may change."""
    shutil.copytree(site, tmp_path / "host")
    host = FileHost(tmp_path / "host")
    yield host
    host.stop()


@pytest.fixture
def travel(browser: Browser) -> Iterator[Callable[..., Traveller]]:
    """Come to a site: travel(host, language="ru")."""
    travellers: list[Traveller] = []

    def come(host: FileHost | Server, **wishes: Any) -> Traveller:
        travellers.append(Traveller(browser, host, **wishes))
        return travellers[-1]

    yield come
    complaints = [line for traveller in travellers for line in traveller.leave()]
    assert not complaints, "\n".join(complaints)
