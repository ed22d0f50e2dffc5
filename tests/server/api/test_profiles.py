"""Profiles and leaderboards: what others see, what only their owner does, and pages of long lists."""

from __future__ import annotations

import itertools
import time
from collections.abc import Sequence
from typing import Any

from serai.server.operations.database import open_database
from serai.server.ratings.boards import PAGE
from tests.server.running import Client, Server

PACE = {"kind": "live", "bank": 600, "free": 20, "days": 1}
NAMES = itertools.count()


def account(server: Server, name: str) -> Client:
    client = Client(server, name)
    client.post("/register", {"account": f"{name}{next(NAMES)}", "password": "correct horse"}, 201)
    return client


def play(ann: Client, ben: Client, moves: Sequence[int] = (), **wish: Any) -> str:
    """A rated game of two, with moves as they come or with these; waits until its result is entered."""
    table = ann.table("tic_tac_toe", "me", "open", **{"rated": True, "pace": PACE, **wish})
    assert ben.post(f"/tables/{table}/join", {})["rated"] == wish.get("rated", True)
    shown = ann.start(table)
    while shown["status"] == "running":
        (seat,) = shown["asked"]
        who = (ann, ben)[seat]
        choice = ["square", moves[shown["number"] - 1]] if moves else who.first_option(table, seat)
        who.choose(table, seat, shown["number"], choice)
        shown = ann.get(f"/tables/{table}")
    limit = time.monotonic() + 60
    while all(game["table"] != table for game in ann.get(f"/people/{ann.me['id']}/games")["games"]):
        assert time.monotonic() < limit
        time.sleep(0.1)
    return table


def test_a_drawn_game_is_shown_as_one_and_nobody_has_won_it(server: Server) -> None:
    ann, ben = account(server, "Ann"), account(server, "Ben")
    play(ann, ben, (0, 2, 1, 3, 5, 4, 6, 7, 8))
    for one in (ann, ben):
        (game,) = one.get(f"/people/{one.me['id']}/games")["games"]
        assert (game["place"], game["shared"]) == (1, True)
        results = one.get(f"/people/{one.me['id']}")["results"]
        assert {(tally["kind"], tally["won"]) for tally in results} == {("all", 0), ("seats", 0)}


def test_a_profile_shows_what_its_owner_chose(server: Server) -> None:
    ann, ben, guest = account(server, "Ann"), account(server, "Ben"), Client(server, "Guest")
    table = play(ann, ben)
    path = f"/people/{ann.me['id']}"
    seen = guest.get(path)
    assert seen["name"] == "Ann"
    assert seen["choices"]["shows"] == ["ratings", "results", "tables", "tournaments"]
    (rating,) = seen["ratings"]
    assert rating["game"] == "tic_tac_toe"
    assert rating["provisional"]
    assert {(tally["kind"], tally["subject"]) for tally in seen["results"]} == {("all", ""), ("seats", "2")}
    assert seen["opponents"] is None
    assert seen["openings"] is None
    assert guest.get(f"{path}/games", 403)["key"] == "not-shown"
    mine = ann.get(path)
    assert mine["mine"]
    assert [rival["name"] for rival in mine["opponents"]] == ["Ben"]
    (point,) = guest.get(f"{path}/curve/tic_tac_toe")
    assert point["points"] == rating["points"]
    (game,) = ann.get(f"{path}/games")["games"]
    assert (game["table"], game["points"]) == (table, rating["points"])
    assert [rival["name"] for rival in game["rivals"]] == ["Ben"]
    assert (game["place"], game["shared"]) == (1, False)
    changed = guest.get(f"/tables/{table}/ratings")
    assert not changed["waiting"]
    assert [(one["seat"], one["before"], one["provisional"]) for one in changed["changes"]] == [
        (0, 1500, True),
        (1, 1500, True),
    ]
    assert changed["changes"][0]["after"] == rating["points"]

    answer = ann.http.put("/me/profile", json={"shape": 3, "colour": 2, "shows": ["games", "tables"]})
    assert answer.status_code == 200
    seen = guest.get(path)
    assert (seen["choices"]["shape"], seen["choices"]["colour"]) == (3, 2)
    assert (seen["ratings"], seen["solo"], seen["results"]) == (None, None, None)
    assert guest.get(f"{path}/games")["games"] == ann.get(f"{path}/games")["games"]
    assert guest.get(f"{path}/curve/tic_tac_toe", 403)["key"] == "not-shown"
    assert [one["seat"] for one in guest.get(f"/tables/{table}/ratings")["changes"]] == [1]
    assert ann.get(f"/tables/{table}/ratings") == changed
    listed = guest.get("/leaderboards/tic_tac_toe")["ranked"]
    assert ann.me["id"] not in [row["person"] for row in listed]
    assert ben.me["id"] in [row["person"] for row in listed]


def test_nothing_of_a_guest_is_public_and_nobody_is_nobody(server: Server) -> None:
    guest, other = Client(server, "Guest"), Client(server, "Other")
    seen = other.get(f"/people/{guest.me['id']}")
    assert seen["guest"]
    assert [seen[part] for part in ("ratings", "results", "opponents", "openings")] == [None] * 4
    assert other.get(f"/people/{'0' * 32}", 404)["key"] == "not-found"
    for bad in ({"shape": 99, "colour": 0, "shows": []}, {"shape": 0, "colour": 0, "shows": ["secrets"]}):
        assert guest.http.put("/me/profile", json=bad).status_code == 400


def test_private_tables_and_private_people_are_shown_to_their_own_alone(server: Server) -> None:
    ann, ben, cid = account(server, "Ann"), account(server, "Ben"), account(server, "Cid")
    private = play(ann, ben, public=False)
    public = play(ann, cid, rated=False, pace={"kind": "none", "bank": 0, "free": 1, "days": 1})
    ann.http.put("/me/profile", json={"shape": 0, "colour": 0, "shows": ["opponents", "games", "tables"]})
    ben.http.put("/me/profile", json={"shape": 0, "colour": 0, "shows": ["tables"]})
    path = f"/people/{ann.me['id']}"
    assert [game["table"] for game in ann.get(f"{path}/games")["games"]] == [public, private]
    assert [game["table"] for game in cid.get(f"{path}/games")["games"]] == [public]
    assert {rival["name"] for rival in ann.get(path)["opponents"]} == {"Ben", "Cid"}
    dan = account(server, "Dan")
    assert [rival["name"] for rival in dan.get(path)["opponents"]] == ["Cid"]
    for hiding in ("tables", "tournaments"):
        shows = [part for part in ("results", "tables", "tournaments") if part != hiding]
        cid.http.put("/me/profile", json={"shape": 0, "colour": 0, "shows": shows})
        assert dan.get(path)["opponents"] == [], f"Cid has no name for others: {hiding}"


def test_who_is_forgotten_is_on_no_list(server: Server) -> None:
    ann, ben = account(server, "Ann"), account(server, "Ben")
    play(ann, ben)
    exported = ann.get("/me/export")
    assert len(exported["ratings"]) == len(exported["standings"]) == 1
    assert ann.http.delete("/me").status_code == 200
    assert ben.get(f"/people/{ann.me['id']}", 404)
    assert ben.get(f"/people/{ben.me['id']}")["opponents"] == []
    listed = [row["person"] for row in ben.get("/leaderboards/tic_tac_toe")["ranked"]]
    assert ann.me["id"] not in listed


def test_a_leaderboard_is_read_page_by_page(server: Server) -> None:
    ann = account(server, "Ann")
    many = 2 * PAGE + 7
    with open_database(server.database) as database:
        for number in range(many):
            person = f"{number:032x}"
            add = "INSERT INTO people (id, name, account, created) VALUES (?, ?, ?, 0)"
            database.execute(add, person, f"P{number}", f"member {number}")
            mean, certain = 25_000_000 + number % 40 * 1000, int(number % 3 > 0)
            add = "INSERT INTO ratings (person, game, mean, deviation, certain, games) VALUES (?, 'merv', ?, ?, ?, 9)"
            database.execute(add, person, mean, 2_000_000, certain)
            add = "INSERT INTO tables (id, game, rules, options, title, language, public, pace, host, status, created,"
            add += " moved, secret) VALUES (?, 'merv', 1, '{}', '', 'en', ?, '{}', '', 'over', 0, 0, '')"
            database.execute(add, f"merv{number}", number % 2)
            add = "INSERT INTO results (number, table_id, game, rated, seats, begun, ended, moves) "
            database.execute(f"{add} VALUES (?, ?, 'merv', 1, 1, 0, 0, 0)", 1_000_000 + number, f"merv{number}")
            add = "INSERT INTO solo_scores (person, game, best, number, won, games) VALUES (?, 'merv', ?, ?, 1, 2)"
            database.execute(add, person, number % 50, 1_000_000 + number)
        database.execute(
            "INSERT INTO ratings (person, game, mean, deviation, certain, games) VALUES (?, 'merv', ?, 1, 1, 99)",
            ann.me["id"],
            99_000_000,
        )
    for path, part in (("/leaderboards/merv", "ranked"), ("/leaderboards/merv/solo", "scored")):
        rows: list[Any] = []
        page = ann.get(path)
        while page["next"]:
            rows += page[part]
            page = ann.get(path, after=page["next"])
        rows += page[part]
        assert len({row["person"] for row in rows}) == len(rows) == many + (part == "ranked")
        if part == "ranked":
            assert rows == sorted(rows, key=lambda row: (row["provisional"], -row["points"]))
            assert rows[0]["person"] == ann.me["id"]
            assert page["own_rank"] == 1
            assert page["anchors"][0]["level"] == "sultan"
        else:
            assert [row["best"] for row in rows] == sorted((row["best"] for row in rows), reverse=True)
            assert {row["table"] is None for row in rows} == {True, False}
    assert ann.get("/leaderboards/chess", 404)["key"] == "not-found"
    assert ann.get("/leaderboards/merv", 400, after="1,2,3")["key"] == "bad-request"
