"""A game from another package: installed beside Serai, it is played in the browser on the board that it brings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.roots import ROOT
from tests.server.running import Server, serving
from tests.web.harness import Visitor, axe, built
from tests.web.playing import BOARD, FINAL, logged, play

Visit = Callable[..., Visitor]
PACKAGE = ROOT / "examples" / "nim_package"
STONES = ".nim button"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of somebody who has installed the package; pip builds it from a copy and needs no network."""
    folder = tmp_path_factory.mktemp("installed")
    copy = shutil.copytree(PACKAGE, folder / "source", ignore=shutil.ignore_patterns("__pycache__"))
    quiet = ["--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation"]
    command = [sys.executable, "-m", "pip", "install", *quiet, "--target", str(folder / "site"), str(copy)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    path = [str(folder / "site"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


@pytest.fixture(scope="module")
def nim_server(installed: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("nim")
    database, log = f"sqlite:///{folder}/nim.db", folder / "server.log"
    with serving(database, log, SERAI_WEB=str(built()), PYTHONPATH=installed["PYTHONPATH"]) as server:
        yield server


def test_its_own_tests_pass(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(PACKAGE), "tests"]
    done = subprocess.run(command, cwd=PACKAGE, env=installed, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout


def test_it_is_played_on_its_own_board(visit: Visit, nim_server: Server) -> None:
    ann = visit("Ann", at=nim_server, animation="none")
    table = ann.begun("nim", "me", "me")
    page = ann.go(f"/table/{table}")
    expect(page.locator(STONES)).to_have_count(21)
    expect(page.locator(BOARD)).to_have_count(3)  # one may point at the last three stones
    expect(page.locator(".nim p")).to_have_text("21 stones are left, at least 7 turns to go.")
    page.get_by_role("button", name="take 2 stones").and_(page.locator(STONES)).hover()
    expect(page.locator(f"{STONES}.lit")).to_have_count(2)
    axe(page)
    page.locator(STONES).nth(18).click()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(STONES)).to_have_count(18)
    logged(page, "takes 3 stones; 18 left.")
    play(page, lit=BOARD)
    expect(page.locator(FINAL)).to_be_visible()
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_its_board_speaks_the_languages_of_its_words(visit: Visit, nim_server: Server) -> None:
    boris = visit("Boris", at=nim_server, language="ru")
    page = boris.go(f"/table/{boris.begun('nim', 'me', 'bot')}")
    expect(page.locator(".nim p")).to_contain_text("21 камень")


def test_a_plain_table_and_a_replay_show_it_too(visit: Visit, nim_server: Server) -> None:
    ann = visit("Ann", at=nim_server, animation="none")
    table = ann.begun("nim", "me", "me")
    page = ann.go(f"/table/{table}/replay/0")
    expect(page.locator(STONES)).to_have_count(21)
    expect(page.locator(BOARD)).to_have_count(0)
    page = ann.go(f"/table/{table}?board=plain")
    expect(page.locator(".picture dl.facts")).to_contain_text("21")
    expect(page.locator(STONES)).to_have_count(0)


def test_a_board_that_fails_leaves_the_game_on_the_generic_one(visit: Visit, nim_server: Server) -> None:
    ann = visit("Ann", at=nim_server, animation="none")
    ann.pardon("Failed to load resource", "Failed to fetch dynamically imported module")
    ann.context.route("**/board.js*", lambda route: route.abort())
    page = ann.go(f"/table/{ann.begun('nim', 'me', 'me')}")
    expect(page.locator(".picture dl.facts")).to_contain_text("21")
    play(page)
    expect(page.locator(FINAL)).to_be_visible()


def test_the_board_is_kept_for_good_under_its_hash_alone(nim_server: Server) -> None:
    address = f"http://{nim_server.host}"
    told = httpx.get(f"{address}/api/v1/games/nim", timeout=60).json()["board"]
    kept = httpx.get(address + told, timeout=60)
    assert kept.content == (PACKAGE / "src" / "serai_nim" / "web" / "board.js").read_bytes()
    assert kept.headers["content-type"].startswith("text/javascript")
    assert "immutable" in kept.headers["cache-control"]
    assert "script-src 'self'" in kept.headers["content-security-policy"]
    for other in ("board.js", "board.js?hash=0"):
        answer = httpx.get(f"{address}/api/v1/games/nim/{other}", timeout=60)
        assert (answer.status_code, "immutable" in answer.headers["cache-control"]) == (200, False)
    assert httpx.get(f"{address}/api/v1/games/khan", timeout=60).json()["board"] is None
    assert httpx.get(f"{address}/api/v1/games/khan/board.js", timeout=60).status_code == 404
