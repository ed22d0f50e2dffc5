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

from serai.commands import page
from tests.commands.conftest import Serai


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


def test_the_usual_port_is_taken_when_it_is_free_and_another_when_not(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind((page.HERE, 0))
        taken.listen()
        monkeypatch.setattr(page, "USUAL_PORT", taken.getsockname()[1])
        assert page.free_port() != page.USUAL_PORT
    monkeypatch.setattr(page, "USUAL_PORT", page.free_port())
    assert page.free_port() == page.USUAL_PORT


def test_what_belongs_to_the_terminal_is_refused_without_it(serai: Serai) -> None:
    for wish in (("--seats", 2), ("--bots", 0), ("--seed", "x"), ("--record", "x.json"), ("--option", "a=1")):
        said = serai("play", "khan", *wish)
        assert said.status == 2
        assert f"{wish[0]} goes with --terminal" in said.err


def test_an_unknown_game_is_refused_before_anything_is_served(serai: Serai) -> None:
    said = serai("play", "chess")
    assert said.status == 2
    assert "chess" in said.err
