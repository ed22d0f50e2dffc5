"""What people can do at tables, over HTTP."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from serai import Match, Record
from serai.engine.play.commitment import check_fair, promise_of
from tests.server.running import Client, Server

WIN = [0, 3, 1, 4, 2]  # squares in turn: the first player gets the upper row


def finished(ann: Client, bob: Client | None = None) -> str:
    """A table of tic-tac-toe that the first seat has won."""
    table = ann.table("tic_tac_toe", "me", "open" if bob else "me")
    if bob:
        bob.post(f"/tables/{table}/join", {"share": "Bob's"})
    ann.start(table)
    for number, cell in enumerate(WIN):
        player = bob if bob and number % 2 else ann
        player.choose(table, number % 2, number, ["square", cell])
    return table


def wait_for(ask: Callable[[], Any], seconds: float = 240) -> Any:
    limit = time.monotonic() + seconds
    while time.monotonic() < limit:
        if found := ask():
            return found
        time.sleep(0.05)
    raise AssertionError("nothing happened")


def test_a_table_is_opened_joined_and_started(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open", title="Tea", language="fr")
    assert table in [line["id"] for line in bob.get("/tables")]
    assert ann.post(f"/tables/{table}/start", status=409)["key"] == "seats-free"
    assert bob.get(f"/tables/{table}/position", 409)["key"] == "not-started"
    shown = bob.post(f"/tables/{table}/join", {"share": "dice"})
    assert [seat["name"] for seat in shown["seats"]] == ["Ann", "Bob"]
    assert Client(server, "Eve").post(f"/tables/{table}/join", {}, 409)["key"] == "seat-taken"
    assert Client(server, "Eve").post(f"/tables/{table}/start", status=403)["key"] == "not-seated"
    begun = bob.start(table)
    assert (begun["status"], begun["asked"], begun["seed"], begun["fair"]) == ("running", [0], None, None)
    assert ann.post(f"/tables/{table}/start", status=409)["key"] == "not-open"


def test_a_table_is_laid_as_it_is_wished(server: Server) -> None:
    ann = Client(server)
    pace = {"kind": "days", "bank": 0, "free": 1, "days": 3, "vacation": False}
    wish = {"language": "fr", "options": {"round_limit": 5}, "pace": pace}
    bot = {"kind": "bot", "level": "trader"}
    table = ann.post("/tables", {"game": "warrior_knights", "seats": [{"kind": "me"}, bot], **wish}, 201)["id"]
    shown = ann.start(table)
    assert (shown["language"], shown["options"]["round_limit"], shown["pace"]) == ("fr", 5, pace)
    assert [seat["bot"] for seat in shown["seats"]] == [None, "trader"]
    turn = wait_for(lambda: (now := ann.get(f"/tables/{table}"))["asked"] == [0] and now)
    assert turn["deadline"] - turn["clocks"]["since"][0] == 3 * 86_400_000
    ann.post(f"/tables/{table}/leave", {"level": "random"})
    free = ann.table("tic_tac_toe", "me", "me")
    assert ann.start(free)["deadline"] is None


def test_the_lobby_has_tables_that_wait_and_then_those_that_are_played(server: Server) -> None:
    ann = Client(server)
    waiting, running, over = (ann.table("tic_tac_toe", "me", kind) for kind in ("open", "me", "me"))
    for table in (running, over):
        ann.start(table)
    ann.post(f"/tables/{over}/vote", {"ends": True})
    listed = [line["id"] for line in Client(server, "Bob").get("/tables", most=200)]
    assert listed.index(waiting) < listed.index(running)
    assert over not in listed


def test_getting_up_before_the_game_frees_the_seat(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    bob.post(f"/tables/{table}/join", {"seat": 1})
    assert bob.post(f"/tables/{table}/leave", {})["seats"][1]["person"] is None
    seated = ann.post(f"/tables/{table}/bot", {"seat": 1})
    assert seated["seats"][1]["bot"] == "random"
    renamed = ann.post(f"/tables/{table}/bot", {"seat": 1, "level": "khan"})
    assert renamed["seats"][1]["bot"] == "sultan"  # a page from before the level was renamed
    assert bob.post(f"/tables/{table}/bot", {"seat": 1}, 403)["key"] == "not-host"
    assert ann.post(f"/tables/{table}/bot", {"seat": 1, "level": "genius"}, 400)["key"] == "no-such-level"
    assert bob.post(f"/tables/{table}/close", status=403)["key"] == "not-host"
    assert ann.post(f"/tables/{table}/close")["status"] == "over"


def test_a_private_table_is_in_nobodys_lobby(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "open", public=False)
    assert table not in [line["id"] for line in Client(server).get("/tables", most=200)]
    # 128 bits: whoever has the link was given it; letters and digits: never mistaken for an option of a command
    assert re.fullmatch("[0-9a-f]{32}", table)
    assert Client(server, "Bob").post(f"/tables/{table}/join", {})["seats"][1]["name"] == "Bob"


def test_what_cannot_be_played_is_refused(server: Server) -> None:
    ann = Client(server)
    for wish, key in (
        ({"game": "chess", "seats": [{}]}, "not-found"),
        ({"game": "tic_tac_toe", "seats": [{}] * 3}, "bad-option"),
        ({"game": "tic_tac_toe", "seats": [{}] * 2, "options": {"x": 1}}, "bad-option"),
        ({"game": "tic_tac_toe", "seats": [{}] * 2, "language": "xx"}, "bad-table"),
        ({"game": "tic_tac_toe", "seats": [{}] * 2, "pace": {"kind": "days", "days": 900}}, "bad-pace"),
        ({"game": "tic_tac_toe", "seats": [{"kind": "bot", "level": "x"}, {}]}, "no-such-level"),
        ({"game": "tic_tac_toe", "seats": [{"kind": "ghost"}, {}]}, "bad-request"),
    ):
        answer = ann.http.post("/tables", json=wish)
        assert answer.status_code in (400, 404), wish
        assert answer.json()["key"] == key


def test_my_games_have_those_that_wait_for_me_first(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    tables = []
    for _ in range(2):
        table = ann.table("tic_tac_toe", "me", "open")
        bob.post(f"/tables/{table}/join", {})
        ann.start(table)
        tables.append(table)
    ann.choose(tables[1], 0, 0, ["square", 0])
    mine = ann.get("/tables/mine")
    assert [(line["id"], line["my_turn"]) for line in mine] == [(tables[0], True), (tables[1], False)]
    assert bob.get("/tables/mine")[0]["id"] == tables[1]


def test_a_refusal_cites_the_rule(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    ann.choose(table, 0, 0, ["square", 4])
    refused = ann.choose(table, 1, 1, ["square", 4], 422)
    assert (refused["rule"], refused["facts"]) == ("TT-TURN-2", {"cell": 4, "seat": 0})
    assert ann.post(f"/tables/{table}/why-not", {"seat": 1, "choice": ["square", 4]})["rule"] == "TT-TURN-2"
    assert ann.post(f"/tables/{table}/why-not", {"seat": 1, "choice": "square a1"})["rule"] is None
    seen = ann.post(f"/tables/{table}/preview", {"seat": 1, "choice": ["square", 0]})
    assert seen == {"events": [{"event": "claimed", "seat": 1, "cell": 0}], "final": True}
    assert ann.choose(table, 1, 0, ["square", 0], 422)["rule"] == "SE-ASK-4"
    assert ann.position(table, 1)["number"] == 1


def test_the_seed_is_shown_at_the_end_and_proves_itself(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    promise = ann.get(f"/tables/{table}")["promise"]
    ann.post(f"/tables/{table}/share", {"share": "Ann's"})
    bob.post(f"/tables/{table}/join", {"share": "Bob's"})
    ann.start(table)
    ann.post(f"/tables/{table}/share", {"share": "too late"}, 409)
    for number, cell in enumerate(WIN):
        assert "secret" not in json.dumps(ann.get(f"/tables/{table}"))
        assert ann.get(f"/tables/{table}/record.json", 409)["key"] == "not-over"
        assert ann.post(f"/tables/{table}/fork", {"at": 0, "seats": [{}, {}]}, 409)["key"] == "not-over"
        (bob if number % 2 else ann).choose(table, number % 2, number, ["square", cell])
    shown = ann.get(f"/tables/{table}")
    assert shown["result"][1] == [1, 2]
    assert shown["promise"] == promise == promise_of(shown["fair"][1])
    assert shown["fair"][2] == ["Ann's", "Bob's"]
    record = Record.from_json(json.dumps(ann.get(f"/tables/{table}/record.json")))
    assert record.fair is not None
    assert check_fair(record.fair, record.seed) is None
    assert Match.replay(record).over
    assert Record.from_text(ann.get(f"/tables/{table}/record.txt")).rows == record.rows


def test_bots_play_the_seats_they_are_given(server: Server) -> None:
    ann = Client(server)
    table = ann.table("tic_tac_toe", "me", "bot")
    ann.start(table)
    while True:
        now = wait_for(lambda: (p := ann.position(table, 0)) and (p["question"] or p["view"]["result"]) and p)
        if now["view"]["result"]:
            break
        ann.choose(table, 0, now["number"], ann.first_option(table, 0))
    assert ann.get(f"/tables/{table}")["status"] == "over"


def test_a_table_of_bots_alone_plays_khan_to_its_end(server: Server) -> None:
    ann = Client(server)
    table = ann.table("khan", "me", "bot", "bot")
    ann.start(table)
    ann.post(f"/tables/{table}/leave", {"level": "random"})
    assert wait_for(lambda: ann.get(f"/tables/{table}")["status"] == "over")


def test_a_seat_is_left_to_a_bot_and_taken_back(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("connect_four", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    left = ann.post(f"/tables/{table}/leave", {"level": "random"})
    assert left["seats"][0]["away"] == "random"
    wait_for(lambda: bob.position(table, 1)["question"])
    assert ann.choose(table, 0, 1, ["drop", 0], 409)["key"] == "seat-away"
    assert ann.post(f"/tables/{table}/return")["seats"][0]["away"] is None
    bob.choose(table, 1, 1, bob.first_option(table, 1))
    assert ann.position(table, 0)["question"]
    time.sleep(0.3)
    assert ann.position(table, 0)["number"] == 2  # no bot moves for somebody who is back


def test_who_runs_out_of_time_is_played_by_a_bot(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("connect_four", "me", "open", pace={"kind": "live", "bank": 0, "free": 1})
    bob.post(f"/tables/{table}/join", {})
    begun = ann.start(table)
    assert 0 < begun["deadline"] - begun["clocks"]["since"][0] <= 1000
    wait_for(lambda: ann.get(f"/tables/{table}")["seats"][0]["away"] == "novice")
    wait_for(lambda: ann.get(f"/tables/{table}")["number"] >= 1)


def test_the_others_may_vote_to_end(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("connect_four", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    assert ann.post(f"/tables/{table}/vote", {"ends": True})["status"] == "running"
    assert Client(server, "Eve").post(f"/tables/{table}/vote", {"ends": True}, 403)["key"] == "not-seated"
    ended = bob.post(f"/tables/{table}/vote", {"ends": True})
    assert (ended["status"], ended["result"], ended["asked"]) == ("over", None, [])
    assert ann.choose(table, 0, 0, ["drop", 0], 422)["rule"] == "SE-END-1"


def test_taking_back_beyond_a_reveal_needs_the_others(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("connect_four", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    for number in range(4):
        (bob if number % 2 else ann).choose(table, number % 2, number, ["drop", 0])
    assert ann.post(f"/tables/{table}/undo", {"seat": 0, "at": 4, "key": "a"}, 422)["rule"] == "SE-UNDO-1"
    asked = ann.post(f"/tables/{table}/undo", {"seat": 0, "at": 4, "key": "b", "to": 3})
    assert not asked["done"]
    assert bob.get(f"/tables/{table}")["proposal"]["first"] == 3
    assert ann.post(f"/tables/{table}/undo/answer", {"agrees": True}, 403)["key"] == "not-seated"
    assert bob.post(f"/tables/{table}/undo/answer", {"agrees": False})["proposal"] is None
    assert bob.position(table)["number"] == 4
    ann.post(f"/tables/{table}/undo", {"seat": 0, "at": 4, "key": "c", "to": 3})
    back = bob.post(f"/tables/{table}/undo/answer", {"agrees": True})
    assert (back["number"], back["proposal"], back["asked"]) == (5, None, [0])
    told = bob.position(table, since=0)["events"]
    assert told[-1]["event"] == {"event": "taken-back", "seat": 0, "first": 3}
    ann.choose(table, 0, 5, ["drop", 1])
    for never in (0, 9, 5, 4, 3):  # no moves, a taking back, and what it took back
        undo = {"seat": 0, "at": 6, "key": "d", "to": never}
        assert ann.post(f"/tables/{table}/undo", undo, 422)["rule"] == "SE-UNDO-2"
    assert bob.get(f"/tables/{table}")["proposal"] is None
    assert not ann.post(f"/tables/{table}/undo", {"seat": 0, "at": 6, "key": "d", "to": 2})["done"]


def test_undo_at_once_in_khan(server: Server) -> None:
    """Where the same seat is asked again and nothing was drawn, its last choice can be taken back."""
    ann = Client(server)
    table = ann.table("khan", "me", "me")
    ann.start(table)
    for _ in range(60):
        seat = ann.get(f"/tables/{table}")["asked"][0]
        position = ann.position(table, seat)
        if position["undo"]:
            break
        ann.choose(table, seat, position["number"], ann.first_option(table, seat))
    else:
        pytest.fail("nothing could be taken back")
    number = position["number"]
    earlier = ann.get(f"/tables/{table}/replay/{number - 1}", seat=seat)["view"]
    undo = {"seat": seat, "at": number, "key": "u", "to": number}
    for repeated in (False, True):  # sent again with its key, it is answered again and not done twice
        undone = ann.post(f"/tables/{table}/undo", undo)
        assert (undone["done"], undone["number"], undone["repeated"]) == (True, number + 1, repeated)
    assert ann.post(f"/tables/{table}/undo", {**undo, "key": "late"}, 422)["rule"] == "SE-ASK-4"
    now = ann.position(table, seat)
    assert now["number"] == number + 1
    assert {**now["view"], "move": 0} == {**earlier, "move": 0}


def test_players_and_spectators_talk_apart(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "me")
    ann.start(table)
    ann.post(f"/tables/{table}/chat", {"words": "my secret plan"}, 201)
    bob.post(f"/tables/{table}/chat", {"words": "look at that"}, 201)
    assert [said["words"] for said in ann.get(f"/tables/{table}/chat")] == ["my secret plan"]
    assert [said["words"] for said in bob.get(f"/tables/{table}/chat")] == ["look at that"]
    assert ann.post(f"/tables/{table}/chat", {"words": "  "}, 400)["key"] == "bad-words"
    for number, cell in enumerate(WIN):
        ann.choose(table, number % 2, number, ["square", cell])
    assert len(bob.get(f"/tables/{table}/chat")) == 2


def test_one_steps_through_a_game_with_the_knowledge_of_a_seat(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("khan", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    views = []
    for _ in range(14):
        seat = ann.get(f"/tables/{table}")["asked"][0]
        player = (ann, bob)[seat]
        now = player.position(table, seat)
        views.append((now["number"], ann.position(table, 0)["view"]))
        player.choose(table, seat, now["number"], player.first_option(table, seat))
    for number, view in views:
        assert ann.get(f"/tables/{table}/replay/{number}", seat=0)["view"] == view
    assert ann.get(f"/tables/{table}/replay/3", 403, seat=1)["key"] == "not-your-seat"
    assert ann.get(f"/tables/{table}/replay/999", 404)["key"] == "not-found"
    ann.post(f"/tables/{table}/vote", {"ends": True})
    bob.post(f"/tables/{table}/vote", {"ends": True})
    assert Client(server, "Eve").get(f"/tables/{table}/replay/14", seat=1)["number"] == 14


def test_since_your_last_turn(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("connect_four", "me", "open")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    for number in range(4):
        (bob if number % 2 else ann).choose(table, number % 2, number, ["drop", number])
    missed = ann.get(f"/tables/{table}/since-last-turn", seat=0)["events"]
    assert [entry["move"] for entry in missed] == [4]
    assert bob.get(f"/tables/{table}/since-last-turn", seat=1)["events"] == []
    assert bob.get(f"/tables/{table}/since-last-turn", 403, seat=0)["key"] == "not-your-seat"


def test_a_record_is_taken_out_brought_in_and_gone_on_with(server: Server) -> None:
    ann = Client(server)
    table = finished(ann)
    whole = ann.http.get(f"/tables/{table}/record.json").text
    text = ann.http.get(f"/tables/{table}/record.txt").text
    for written in (whole, text):
        copy = ann.post("/records", {"record": written}, 201)["table"]
        assert ann.get(f"/tables/{copy}")["result"] == ann.get(f"/tables/{table}")["result"]
        assert ann.get(f"/tables/{copy}/replay/3", seat=0)["view"]["owner"][:4] == [0, 0, None, 1]
        assert ann.http.get(f"/tables/{copy}/record.json").text == whole
    tampered = whole.replace("square c3", "square a1")
    unknown = Record.from_json(whole)
    unknown.game = "chess"
    for bad, fault in (
        (tampered, {"fault": "changed", "number": 5}),
        (unknown.to_json(), {"fault": "game", "game": "chess"}),
        (text.replace("serai 1", "serai 9", 1), {"fault": "format", "format": 1}),
        ("", {"fault": "format", "format": 1}),
        ("{}", {"fault": "unreadable"}),
        ("[" * 5000, {"fault": "format", "format": 1}),
        ('{"serai":1,"game":"chess"}', {"fault": "unreadable"}),
    ):
        refused = ann.post("/records", {"record": bad}, 400)
        assert (refused["key"], refused["facts"]) == ("bad-record", fault)
    fork = ann.post(f"/tables/{copy}/fork", {"at": 3, "seats": [{"kind": "me"}, {"kind": "me"}]}, 201)["table"]
    assert ann.start(fork)["asked"] == [1]
    assert ann.position(fork)["view"]["owner"][:4] == [0, 0, None, 1]
    ann.choose(fork, 1, 3, ["square", 2])
    assert ann.position(fork, since=0)["next_event"] == 4
    late = ann.post(f"/tables/{table}/fork", {"at": 5, "seats": [{"kind": "me"}, {"kind": "me"}]}, 201)["table"]
    assert ann.post(f"/tables/{late}/start", status=409)["key"] == "over"


def test_a_rematch_has_the_same_people_one_seat_further(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = finished(ann, bob)
    again = ann.post(f"/tables/{table}/rematch", status=201)["table"]
    assert [seat["name"] for seat in bob.get(f"/tables/{again}")["seats"]] == ["Bob", "Ann"]
    assert bob.post(f"/tables/{table}/rematch", status=201)["table"] == again
    assert bob.get(f"/tables/{again}")["status"] == "running"
