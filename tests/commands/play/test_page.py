"""`serai play` in the browser: one line that says which page to open, and a server behind it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from serai.commands.play import page
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.position import write_position
from tests.commands.conftest import Serai
from tests.server.processes import thinkers, until


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client of one file."""
    (tmp_path / "index.html").write_text("<title>a small client</title>")
    return tmp_path


def test_it_says_which_page_to_open_and_serves_it(client: Path) -> None:
    command = [sys.executable, "-m", "serai.cli", "play", "tic_tac_toe", "--port", str(page.free_port())]
    env = {**os.environ, "SERAI_WEB": str(client), "SERAI_HOME": str(client), "SERAI_LANG": "en"}
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as playing:
        assert playing.stderr
        said = playing.stderr.readline()
        try:
            assert said.startswith("Open http://127.0.0.1:")
            address = said.split()[1]
            assert address.endswith("/new/tic_tac_toe")
            transport = httpx.HTTPTransport(retries=100)  # the line is said just before the port is open
            with httpx.Client(transport=transport, timeout=60) as browser:
                assert "a small client" in browser.get(address).text
        finally:
            playing.send_signal(signal.SIGINT)
            playing.wait(60)
            playing.stderr.read()


def test_a_position_is_prepared_for_whoever_opens_the_page(client: Path) -> None:
    match = Match.new(load("connect_four"), 2, "x")
    match.make(0, "drop a")
    position = client / "position.txt"
    position.write_text(write_position(match.position), encoding="utf-8")
    port = str(page.free_port())
    command = [
        sys.executable,
        "-m",
        "serai.cli",
        "play",
        "--position",
        str(position),
        "--level",
        "novice",
        "--port",
        port,
    ]
    env = {**os.environ, "SERAI_WEB": str(client), "SERAI_HOME": str(client), "SERAI_LANG": "en"}
    with subprocess.Popen(command, env=env, stderr=subprocess.PIPE, text=True) as playing:
        assert playing.stderr
        try:
            assert playing.stderr.readline().split()[1] == f"http://127.0.0.1:{port}/begin"
            transport = httpx.HTTPTransport(retries=100)
            with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", transport=transport, timeout=60) as ann:
                prepared = ann.get("/prepared-table").json()
                assert [seat["kind"] for seat in prepared["seats"]] == ["me", "bot"]
                assert prepared["seats"][1]["level"] == "novice"
                ann.post("/guest", json={"name": "Ann"})
                table = ann.post("/tables", json=prepared).json()
                assert table["from_position"]
                assert ann.post(f"/tables/{table['id']}/start").json()["status"] == "running"
                until(lambda: ann.get(f"/tables/{table['id']}").json()["asked"] == [0])  # the bot has answered
        finally:
            playing.send_signal(signal.SIGINT)
            playing.wait(60)
            playing.stderr.read()


@pytest.mark.parametrize(("command", "wish", "nice"), [("play", "", 5), ("play", "3", 3), ("serve", "", 19)])
def test_bots_on_ones_own_computer_have_more_than_its_idle_time(
    client: Path, command: str, wish: str, nice: int
) -> None:
    """Slightly lowered, on every core; and Ctrl-C, which all of them hear, ends them without a word."""
    settings = {"SERAI_WEB": str(client), "SERAI_HOME": str(client), "SERAI_BOT_NICE": wish, "SERAI_BOT_PROCESSES": "1"}
    port, said = page.free_port(), client / "said"
    asked = [sys.executable, "-m", "serai.cli", command, "--port", str(port)]
    with said.open("wb") as log:
        playing = subprocess.Popen(asked, env={**os.environ, **settings}, stderr=log, start_new_session=True)
    try:
        until(lambda: said.read_text())  # the port is open when it says so
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/api/v1", timeout=60) as ann:
            ann.post("/guest", json={"name": "Ann"})
            seats = [{"kind": "bot"}, {"kind": "me"}]
            table = ann.post("/tables", json={"game": "tic_tac_toe", "seats": seats}).json()["id"]
            ann.post(f"/tables/{table}/start")
        until(lambda: thinkers(playing.pid))
        (bot,) = thinkers(playing.pid)
        lowered = min(19, os.getpriority(os.PRIO_PROCESS, playing.pid) + nice)
        until(lambda: os.getpriority(os.PRIO_PROCESS, bot) == lowered)
        if nice < 19:
            assert os.sched_getscheduler(bot) == os.sched_getscheduler(playing.pid)
            assert os.sched_getaffinity(bot) == os.sched_getaffinity(playing.pid)
        os.killpg(playing.pid, signal.SIGINT)
        assert playing.wait(10) == 0
        assert "Traceback" not in said.read_text()
    finally:
        playing.kill()
        playing.wait(10)


def test_the_usual_port_is_taken_when_it_is_free_and_another_when_not(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind((page.HERE, 0))
        taken.listen()
        monkeypatch.setattr(page, "USUAL_PORT", taken.getsockname()[1])
        assert page.free_port() != taken.getsockname()[1]
    free = page.free_port()
    monkeypatch.setattr(page, "USUAL_PORT", free)
    assert page.free_port() == free


def test_what_belongs_to_the_terminal_is_refused_without_it(serai: Serai) -> None:
    for wish in (("--seats", 2), ("--bots", 0), ("--seed", "x"), ("--record", "x.json"), ("--option", "a=1")):
        said = serai("play", "khan", *wish)
        assert said.status == 2
        assert f"{wish[0]} goes with --terminal" in said.err


def test_an_unknown_game_is_refused_before_anything_is_served(serai: Serai) -> None:
    said = serai("play", "chess")
    assert said.status == 2
    assert "chess" in said.err
