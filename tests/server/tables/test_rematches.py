"""Rematches over the interface: offered with one request, accepted by the others with one each."""

from __future__ import annotations

import pytest

from tests.server.running import Client, Server


def finished(*players: Client, seats: int = 2, **wish: object) -> str:
    ann, *others = players
    kinds = ["me", *["open"] * len(others), *["bot"] * (seats - len(players))]
    table = ann.table("khan", *kinds, **wish)
    for other in others:
        other.post(f"/tables/{table}/join", {})
    ann.start(table)
    for player in players:
        player.post(f"/tables/{table}/vote", {"ends": True})
    return table


def invited(player: Client) -> list[tuple[str, str]]:
    return [(line["id"], line["invited_by"]) for line in player.get("/tables/mine") if line["invited_by"]]


@pytest.mark.rule("SE-AGAIN-1", "SE-AGAIN-2")
def test_a_rematch_begins_when_everybody_has_accepted(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    pace = {"kind": "days", "days": 2, "vacation": False}
    table = finished(ann, bob, seats=3, pace=pace, title="Once more", public=True)
    again = bob.post(f"/tables/{table}/rematch", status=201)["table"]
    offered = ann.get(f"/tables/{again}")
    assert offered["status"] == "open"
    assert [seat["bot"] for seat in offered["seats"]] == ["random", None, None]
    assert [seat["person"] for seat in offered["seats"]] == [None, None, bob.me["id"]]
    assert offered["seats"][1]["kept_for"] == ann.me["id"]
    assert offered["seats"][1]["name"] == "Ann"
    assert (offered["title"], offered["pace"]["vacation"]) == ("Once more", False)
    assert ann.get(f"/tables/{table}")["origin"]["next"] == again
    assert (invited(ann), invited(eve)) == ([(again, "Bob")], [])
    assert bob.post(f"/tables/{again}/start", status=409)["key"] == "seats-free"
    assert eve.post(f"/tables/{again}/join", {}, 409)["key"] == "seat-taken"
    assert eve.post(f"/tables/{again}/join", {"seat": 1}, 409)["key"] == "seat-taken"
    assert [line["free"] for line in eve.get("/tables") if line["id"] == again] == [0]
    assert ann.post(f"/tables/{table}/rematch", status=201)["table"] == again
    begun = ann.get(f"/tables/{again}")
    assert (begun["status"], begun["seats"][1]["person"]) == ("running", ann.me["id"])
    assert invited(ann) == []
    assert bob.post(f"/tables/{table}/rematch", status=201)["table"] == again  # it is not begun twice


def test_an_invitation_to_a_rematch_is_accepted_where_it_is_seen(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    again = ann.post(f"/tables/{finished(ann, bob)}/rematch", status=201)["table"]
    assert bob.post(f"/tables/{again}/join", {})["status"] == "running"


def test_who_declines_leaves_the_seat_to_anybody(server: Server) -> None:
    ann, bob, eve = Client(server), Client(server, "Bob"), Client(server, "Eve")
    table = finished(ann, bob)
    again = ann.post(f"/tables/{table}/rematch", status=201)["table"]
    bob.post(f"/tables/{again}/decline")
    free = ann.get(f"/tables/{again}")["seats"][0]
    assert (free["kept_for"], free["name"], invited(bob)) == (None, None, [])
    assert eve.post(f"/tables/{again}/join", {})["status"] == "running"


def test_a_rematch_that_was_closed_can_be_offered_again(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = finished(ann, bob)
    again = ann.post(f"/tables/{table}/rematch", status=201)["table"]
    ann.post(f"/tables/{again}/close")
    assert invited(bob) == []
    other = bob.post(f"/tables/{table}/rematch", status=201)["table"]
    assert other != again
    assert ann.get(f"/tables/{other}")["host"] == bob.me["id"]


def test_a_bot_takes_a_seat_that_was_kept(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    again = ann.post(f"/tables/{finished(ann, bob)}/rematch", status=201)["table"]
    seat = ann.post(f"/tables/{again}/bot", {"seat": 0, "level": "novice"})["seats"][0]
    assert (seat["bot"], seat["kept_for"], invited(bob)) == ("novice", None, [])


def test_against_bots_a_rematch_begins_at_once(server: Server) -> None:
    ann = Client(server)
    again = ann.post(f"/tables/{finished(ann, seats=3)}/rematch", status=201)["table"]
    assert ann.get(f"/tables/{again}")["status"] == "running"
