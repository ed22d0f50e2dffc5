"""Power cuts while games end: every result is entered afterwards, none twice, and the numbers are right."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest

from serai import cli
from serai.server.operations.database import open_database
from tests.server.running import Client, Server

PACE = {"kind": "live", "bank": 600, "free": 20, "days": 1}
SETTLED = """SELECT (SELECT count(*) FROM endings), (SELECT count(*) FROM tables WHERE status = 'over'),
    (SELECT count(*) FROM results), (SELECT coalesce(sum(games), 0) FROM ratings)"""


def account(server: Server, name: str) -> Client:
    client = Client(server, name)
    client.post("/register", {"account": name, "password": "correct horse"}, 201)
    return client


def rated(ann: Client, ben: Client) -> str:
    table = ann.table("tic_tac_toe", "me", "open", rated=True, pace=PACE)
    ben.post(f"/tables/{table}/join", {})
    ann.start(table)
    return table


def play_out(table: str, ann: Client, ben: Client) -> None:
    """Play a game to its end."""
    seats = (ann, ben)
    shown = ann.get(f"/tables/{table}")
    while shown["status"] == "running":
        (seat,) = shown["asked"]
        seats[seat].choose(table, seat, shown["number"], seats[seat].first_option(table, seat))
        shown = ann.get(f"/tables/{table}")


def test_every_result_is_entered_once_though_the_server_dies(url: str, tmp_path: Path) -> None:
    server = Server(url, tmp_path / "log")
    try:
        ann, ben = account(server, "ann"), account(server, "ben")
        tables = [rated(ann, ben) for _ in range(3)]
        for table in tables[:2]:
            play_out(table, ann, ben)
        server.kill()  # the last game ended within the half second in which nobody looks
        with pytest.raises(httpx.TransportError):
            ann.get("/who")
        server = Server(url, tmp_path / "log", port=server.port)
        for table in tables:
            play_out(table, ann, ben)
        limit = time.monotonic() + 120
        with open_database(url) as database:
            while (found := database.rows(SETTLED)[0]) != (0, 3, 3, 6) and time.monotonic() < limit:
                time.sleep(0.1)
        assert tuple(map(int, found)) == (0, 3, 3, 6)
    finally:
        server.stop()
    assert cli.main(["admin", "--database", url, "rate-all"]) == 0
