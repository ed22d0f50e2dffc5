"""The same game on every run: in another interpreter, with other hashing, and compiled to machine code."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import entry_points
from pathlib import Path
from typing import TypedDict

import pytest
from rich.console import Console
from tools.compile.command import CannotCompile, build, compare, need_compiler

from tests.battery.cases import named, registered
from tests.battery.digest import digests
from tests.roots import ROOT

SAMPLE = "tests.battery.sample_game:GAME"


class Played(TypedDict):
    """What tests.battery.digest prints."""

    compiled: bool
    digests: dict[str, str]
    found_in_nothing: list[str]


COMPILED = ["tic_tac_toe", "khan"]  # all of them take long; `serai compile --check` is for that


def paths_of(there: Iterable[str]) -> list[str]:
    return [entry.value for entry in sorted(entry_points(group="serai.games")) if entry.name in there]


def played_elsewhere(matches: int, paths: list[str], package: Path, hashing: str) -> Played:
    ended = subprocess.run(
        [sys.executable, "-P", "-m", "tests.battery.digest", str(matches), *paths],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashing, "PYTHONPATH": os.pathsep.join([str(package), str(ROOT)])},
        stdout=subprocess.PIPE,
        check=True,
    )
    played: Played = json.loads(ended.stdout)
    return played


@pytest.mark.rule("SE-CHANCE-1")
@pytest.mark.parametrize("hashing", ["1", "4242"])
def test_another_interpreter_with_other_hashing_plays_the_same_digest(hashing: str) -> None:
    paths = [SAMPLE, *paths_of({game.name for game in registered()})]
    there = played_elsewhere(1, paths, ROOT / "src", hashing)
    assert not there["compiled"]
    assert there["digests"] == digests([named(path) for path in paths], 1)
    assert there["found_in_nothing"] == []


def test_the_compiled_build_plays_the_same_digest() -> None:
    try:
        need_compiler()
    except CannotCompile as error:
        pytest.skip(str(error))
    package = build(ROOT, Console(stderr=True), quick=True, games=COMPILED)
    paths = paths_of(COMPILED)  # an interpreted game cannot stand on a compiled engine
    assert compare(package, 1, Console(stderr=True), COMPILED) == 0
    there = played_elsewhere(2, paths, package, "0")
    assert there["compiled"]
    assert there["digests"] == digests([named(path) for path in paths], 2)
    assert there["found_in_nothing"] == []  # a fact that reads more than it declares fails there as it does here
