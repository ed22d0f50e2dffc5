"""Tournaments over the interface, played on a running server: lists, one page, rounds, files, refusals."""

from __future__ import annotations

import csv
import io
import itertools
import time
from typing import Any

from tests.server.running import Client, Server

PACE = {"kind": "live", "bank": 600, "free": 20, "days": 1}
CUP = {"title": "=Cup", "game": "tic_tac_toe", "seats": 2, "pace": PACE, "kind": "swiss", "rounds": 1, "most": 2}
NAMES = itertools.count()


def account(server: Server, name: str) -> Client:
    client = Client(server, name)
    client.post("/register", {"account": f"cup{next(NAMES)}", "password": "correct horse"}, 201)
    return client


def until(client: Client, path: str, status: str) -> Any:
    limit = time.monotonic() + 60
    while (shown := client.get(path))["line"]["status"] != status:
        assert time.monotonic() < limit, shown
        time.sleep(0.1)
    return shown


def play_out(table: str, *people: Client) -> None:
    seats = {seat["seat"]: who for who in people for seat in people[0].get(f"/tables/{table}")["seats"]
             if seat["person"] == who.me["id"]}  # fmt: skip
    while (shown := people[0].get(f"/tables/{table}"))["status"] == "running":
        (seat,) = shown["asked"]
        seats[seat].choose(table, seat, shown["number"], seats[seat].first_option(table, seat))


def test_a_tournament_runs_by_itself(server: Server) -> None:
    ann, ben, visitor = account(server, "Ann"), account(server, "=Ben"), Client(server, "Guest")
    path = f"/tournaments/{ann.post('/tournaments', CUP, 201)['line']['id']}"
    assert visitor.post(f"{path}/join", status=403)["key"] == "tournament-guest"
    assert path.split("/")[-1] in [line["id"] for line in visitor.get("/tournaments")]
    ann.post(f"{path}/join")
    assert ben.get(path)["line"]["mine"] is None
    assert ben.post(f"{path}/join")["line"]["mine"] == "in"
    assert [line["mine"] for line in ben.get("/tournaments/mine")] == ["in"]
    running = until(ann, path, "running")
    assert running["line"]["entered"] == 2
    while not (tables := visitor.get(f"{path}/rounds/1")) or tables[0]["status"] != "playing":
        time.sleep(0.1)
    table = tables[0]["table"]
    assert ann.get(f"/tables/{table}")["origin"] == {"tournament": path.split("/")[-1], "round": 1}
    play_out(table, ann, ben)
    over = until(visitor, path, "over")
    assert sum(line["points"] for line in over["standings"]) == 120
    assert [line["place"] for line in over["standings"]] == [1, 2]

    for name, rows in (("standings", 2), ("games", 2)):
        answer = visitor.http.get(f"{path}/{name}.csv")
        assert answer.headers["content-type"] == "text/csv; charset=utf-8"
        head, *lines = csv.reader(io.StringIO(answer.content.decode("utf-8-sig")))
        assert len(lines) == rows
        assert {line[head.index("name")] for line in lines} == {"Ann", "'=Ben"}  # no spreadsheet takes it for a formula
    assert len(ben.get("/me/export")["tournament_games"]) == 1
    assert ben.http.delete("/me").status_code == 200
    left = visitor.get(path)["entrants"]
    assert sorted((one["name"] or "", one["person"] is None) for one in left) == [("", True), ("Ann", False)]


def test_what_makes_no_sense_is_refused(server: Server) -> None:
    ann, ben = account(server, "Ann"), account(server, "Ben")
    for bad in ({"seats": 7}, {"most": 1}, {"most": 1000}, {"kind": "chess"}, {"rounds": -1}, {"round_minutes": 0}):
        assert ann.post("/tournaments", {**CUP, **bad}, 400)["key"] == "bad-request"
    assert ann.post("/tournaments", {**CUP, "rated": True, "options": {}, "level": "random"}, 201)
    tournament = ann.post("/tournaments", {**CUP, "invited": True}, 201)["line"]["id"]
    path = f"/tournaments/{tournament}"
    assert tournament not in [line["id"] for line in ben.get("/tournaments")]
    assert ben.post(f"{path}/cancel", status=403)["key"] == "tournament-host"
    assert ann.post(f"{path}/start", status=409)["key"] == "tournament-few"
    assert ann.post(f"{path}/invite", {"account": ben.get("/me")["account"]})["awaited"] == ["Ben"]
    assert ben.get(path)["line"]["mine"] == "invited"
    assert ann.post(f"{path}/cancel")["line"]["status"] == "cancelled"
    assert ben.post(f"{path}/join", status=409)["key"] == "tournament-begun"
    assert ann.get(f"/tournaments/{'0' * 32}", 404)["key"] == "not-found"
    assert ann.get(f"/tournaments/{'0' * 32}/standings.csv", 404)["key"] == "not-found"


def test_a_bot_from_outside_takes_part_with_its_token(server: Server) -> None:
    ann = account(server, "Ann")
    tournament = ann.post("/tournaments", CUP, 201)["line"]["id"]
    bot = ann.post("/me/bots", {"name": "Zed", "account": f"zed{next(NAMES)}"}, 201)
    wish = {"label": "cup", "scopes": ["read", "play"], "days": 1}
    token = ann.post(f"/me/bots/{bot['id']}/tokens", wish, 201)["token"]
    zed = Client(server, "Zed")
    zed.http.cookies.clear()
    zed.http.headers["authorization"] = f"Bearer {token}"
    assert zed.post(f"/tournaments/{tournament}/join")["line"]["mine"] == "in"
    assert zed.post("/tournaments", CUP, 403)["key"] == "token-scope"
