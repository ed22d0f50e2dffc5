"""Serai as a site brings it, where nothing else is installed."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from serai.commands.site.serai_zip import serai_zip
from tests.roots import ROOT

Scene = Callable[..., Any]
# What a browser has not: installed packages, processes, and parts of the standard library.
ALONE = """
import runpy, sys
LACKING = {"msgspec", "litestar", "starlette", "fluent", "rich", "multiprocessing", "sqlite3"}
class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in LACKING:
            raise ModuleNotFoundError(f"{name} is not here", name=name)
sys.meta_path.insert(0, Lacking())
sys.path[:] = [*sys.argv[1:3], *sys.path]
sys.argv[1:3] = []
runpy.run_module("tests.offline.scenes", run_name="__main__")
"""


@pytest.fixture(scope="session")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Scene:
    """Plays a scene in a process of its own and gives what it found."""
    folder = tmp_path_factory.mktemp("site")
    with zipfile.ZipFile(io.BytesIO(serai_zip())) as archive:
        archive.extractall(folder)

    def play(name: str, *values: object) -> Any:
        asked = json.dumps([name, *values])
        command = [sys.executable, "-S", "-c", ALONE, str(folder), str(ROOT), asked]
        ended = subprocess.run(command, capture_output=True, text=True, cwd=folder)
        assert ended.returncode == 0, ended.stderr
        return json.loads(ended.stdout)

    return play
