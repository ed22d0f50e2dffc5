"""The described interface: schemathesis finds no request that makes the server fail."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.running import Client, Server

CONFIG = """
[parameters]
"path.table_id" = "{table}"
"path.name" = "tic_tac_toe"
"""
EXCLUDED = ["/api/v1/me", "/api/v1/sign-out", "/api/v1/sign-in", "/api/v1/register"]  # they would end the session


def schemathesis(server: Server, folder: Path, *arguments: str) -> None:
    done = subprocess.run(
        [
            sys.executable, "-m", "schemathesis.cli", "run",
            f"http://{server.host}/api/v1/schema/openapi.json", "--checks", "not_a_server_error",
            "--workers", "1", "--seed", "7", "--no-color", "--request-timeout", "120", *arguments,
        ],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=400,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def test_no_request_makes_the_server_fail(server: Server, tmp_path: Path) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "bot")
    ann.start(table)
    (tmp_path / "schemathesis.toml").write_text(CONFIG.format(table=table))
    excluded = [part for path in EXCLUDED for part in ("--exclude-path", path)]
    limits = ["--phases", "examples,coverage,fuzzing", "--max-examples", "5", "--max-time", "10"]
    schemathesis(server, tmp_path, "--header", f"Cookie: {ann.cookie}", *excluded, *limits)
    assert ann.position(table)["tell"] == "position"


def test_strangers_do_not_make_it_fail_either(server: Server, tmp_path: Path) -> None:
    schemathesis(server, tmp_path, "--phases", "fuzzing", "--max-examples", "3", "--max-time", "4")


def test_the_sockets_messages_are_described_too(server: Server) -> None:
    schema = httpx.get(f"http://{server.host}/api/v1/schema/socket.json", timeout=120).json()
    assert set(schema) == {"from_client", "to_client", "$defs"}
    words = schema["from_client"]["discriminator"]["mapping"]
    assert set(words) == {
        "watch",
        "unwatch",
        "choose",
        "aside",
        "undo",
        "why",
        "preview",
        "say",
        "imagine",
        "advise",
        "unadvise",
        "ping",
    }
    assert "position" in schema["to_client"]["discriminator"]["mapping"]
    described = httpx.get(f"http://{server.host}/api/v1/schema/openapi.json", timeout=120).json()
    question = described["components"]["schemas"]["Question"]["properties"]["options"]
    assert question["type"] == "object"
