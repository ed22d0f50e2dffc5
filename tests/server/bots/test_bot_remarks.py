"""What bots say: a reason for what they agree to, thanks for small gifts, and nothing that tells what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from serai.bots.replies import reason_for, replies_of
from serai.bots.search import Considered
from serai.engine.core import snapshot
from serai.engine.core.chance import seeded
from serai.engine.core.game import load
from serai.engine.play.match import Match
from serai.engine.play.record import ASIDE
from serai.games.khan.choices import Agree, Refuse
from serai.games.khan.rules.conquer import Consent
from serai.games.warrior_knights.rules.money.deals import Give, OfferHeir, ReleaseHeir
from serai.games.warrior_knights.rules.war.movement import PermitPassage
from serai.games.warrior_knights.state import HOSTAGE
from serai.protocol.told import Said
from serai.server.bots.bot_process import think
from serai.server.bots.bot_remarks import answer_aside
from serai.server.tables import lobby
from serai.server.tables.said import read_chat
from serai.server.tables.tables import Tables
from tests.server.hosting import node, run, table_of
from tests.server.running import Client, Server, hear, tell
from tests.server.running import run as run_client

ANSWERED = {"agree": "consented", "refuse": "refused", "refuse-for-turn": "refused-for-turn"}


def asked_to_agree() -> Match:
    """A game of Khan in which somebody has asked another for consent."""
    for seed in range(200):
        match, dice = Match.new(load("khan"), 3, f"consent {seed}"), Random(seed)
        while not match.over:
            if type(match.state.todo[-1]) is Consent:
                return match
            asked = match.asks[0]
            match.choose(asked.seat, dice.choice(asked.options))
    raise AssertionError("nobody ever asked")


# ---- why a bot agrees


@pytest.mark.parametrize(
    ("agree", "refuse", "pick", "reason"),
    [
        (0.6, 0.4, Agree(), "consent-better"),
        (0.4, 0.6, Refuse(), "consent-better"),
        (0.6, 0.595, Agree(), "consent-same"),
        (0.6, 0.61, Agree(), "consent-same"),  # the one looked at more often is taken
    ],
)
def test_a_bot_says_whether_its_answer_matters_to_it(agree: float, refuse: float, pick: Any, reason: str) -> None:
    match = asked_to_agree()
    considered = [Considered(Agree(), 9, agree), Considered(Refuse(), 8, refuse)]
    assert reason_for(match.game, match.state, considered, pick) == reason


def test_only_what_others_ask_for_is_explained() -> None:
    match = asked_to_agree()
    weighed: Sequence[Considered] = [Considered(Agree(), 9, 0.5), Considered(Refuse(), 8, 0.4)]
    assert reason_for(match.game, match.state, weighed[:1], Refuse()) is None  # it did not weigh what it chose
    assert reason_for(match.game, match.state, weighed[:1], Agree()) == "consent-better"  # the rest was worth no look
    assert reason_for(match.game, match.state, [], Agree()) is None
    other = Match.new(load("khan"), 2, "x")
    assert reason_for(other.game, other.state, weighed, Agree()) is None
    assert replies_of(load("tic_tac_toe")) is None
    alone = Match.new(load("tic_tac_toe"), 2, "x")
    assert reason_for(alone.game, alone.state, weighed, Agree()) is None


def test_the_process_that_thinks_gives_the_reason_with_the_answer() -> None:
    match = asked_to_agree()
    seat = match.asks[0].seat
    kept = snapshot.save(match.game, match.redealt(seat, seeded("told")))
    row, reason = think("khan", kept, match.number, seat, "trader", "seed")
    assert match.why_not(seat, row) is None
    assert reason in ("consent-better", "consent-same")
    assert think("khan", kept, match.number, seat, "random", "seed")[1] is None  # it has none


def test_passage_is_something_one_is_asked_for() -> None:
    replies = replies_of(load("warrior_knights"))
    assert replies is not None
    assert PermitPassage in replies.CONSENTS


def test_everybody_hears_why_a_bot_agrees_or_refuses(server: Server) -> None:
    """A game is taken up at the move where somebody has asked, with a bot in the seat that must answer."""
    match, dice = asked_to_agree(), Random("to the end")
    at, seat = match.number, match.asks[0].seat
    while not match.over:
        match.choose(match.asks[0].seat, dice.choice(match.asks[0].options))
    ann, eve = Client(server), Client(server, "Eve")
    whole = ann.post("/records", {"record": match.record.to_json()}, 201)["table"]
    seats = [{"kind": "bot", "level": "trader"} if place == seat else {"kind": "me"} for place in range(3)]
    table = ann.post(f"/tables/{whole}/fork", {"at": at, "seats": seats}, 201)["table"]

    async def test() -> None:
        async with ann.socket() as a, eve.socket() as e:
            for line in (a, e):
                await tell(line, do="watch", table=table, seat=None)
                await hear(line, "waiting")
            ann.start(table)
            for line in (a, e):
                said = await hear(line, "said")
                assert (said["seat"], said["person"], said["words"]) == (seat, "", "")
                assert said["remark"]["key"] in ("consent-better", "consent-same")
                assert said["remark"]["move"] == at + 1

    run_client(test())
    (answer,) = eve.get(f"/tables/{table}/chat")[0]["remark"]["choice"]
    told = eve.get(f"/tables/{table}/replay/{at + 1}")["events"][0]["event"]
    assert (told["event"], told["seat"]) == (ANSWERED[answer], seat)


# ---- gifts


async def realm(tables: Tables) -> str:
    """A game of two barons, of whom the second is a bot."""
    table_id = await table_of(tables, "warrior_knights", 2, options={"heir_exchange": True})
    async with tables.at(table_id) as table:
        await lobby.stand_in(tables, table, [1], "novice")
    return table_id


async def gives(tables: Tables, table_id: str, by: int, pick: Any) -> tuple[list[int], list[Said]]:
    """Do something beside the question; gives the crowns afterwards, and what was said."""
    async with tables.at(table_id) as table:
        match = table.playing().match
        row, number = match.game.notation.to_row(pick), match.number
    await tables.choose(table_id, by, row, number, f"{number}", ASIDE)
    await answer_aside(tables, table_id, by, row)
    async with tables.at(table_id) as table:
        crowns = list(table.playing().match.state.crowns)
    return crowns, await read_chat(tables.store, table_id, 0)


def test_a_small_gift_is_kept_and_a_large_one_given_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            table_id = await realm(tables)
            async with tables.at(table_id) as table:
                own, bots = list(table.playing().match.state.crowns)
            assert own > 4
            crowns, said = await gives(tables, table_id, 0, Give(1, 1, ""))
            assert crowns == [own - 1, bots + 1]
            assert [(one.seat, one.room, one.remark.key) for one in said if one.remark] == [(1, "table", "gift-thanks")]
            crowns, said = await gives(tables, table_id, 0, Give(1, own - 1, "for your vote"))
            assert crowns == [own - 1, bots + 1]  # it is back
            assert said[-1].remark is not None
            assert (said[-1].remark.key, said[-1].remark.move) == ("gift-too-large", 3)
            crowns, said = await gives(tables, table_id, 0, OfferHeir(0, 1))
            assert [one.remark.key for one in said if one.remark] == ["gift-thanks", "gift-too-large", "hostage-kept"]
            async with tables.at(table_id) as table:
                assert table.playing().match.state.heir[0] == HOSTAGE + 1
            # what a bot receives from nobody, or what people give each other, it says nothing to
            crowns, said = await gives(tables, table_id, 1, Give(0, 1, ""))
            assert len(said) == 3

    run(test)


@pytest.mark.parametrize(("crowns", "had", "kept"), [(3, 3, True), (4, 20, True), (4, 19, False), (1, 1, True)])
def test_what_could_decide_a_game_is_too_large(crowns: int, had: int, kept: bool) -> None:
    match, replies = Match.new(load("warrior_knights"), 2, "x"), replies_of(load("warrior_knights"))
    assert replies is not None
    s = match.state
    s.crowns[0] = had - crowns
    answer = replies.answer(s, 1, 0, Give(1, crowns, ""))
    assert answer == (("gift-thanks", None) if kept else ("gift-too-large", Give(0, crowns, "")))
    assert replies.answer(s, 0, 1, Give(1, crowns, "")) is None
    wordless = replies_of(load("khan"))
    assert wordless is not None
    assert wordless.answer(s, 0, 1, None) is None


@pytest.mark.parametrize(
    ("crowns", "held", "answer"),
    [
        (5, False, ("gift-pledged", OfferHeir(4, 0))),
        (9, False, ("gift-too-large", Give(0, 9, ""))),
        (4, True, ("hostage-released", ReleaseHeir(0))),
        (3, True, ("gift-thanks", None)),
    ],
)
def test_hostages_are_given_for_crowns_and_sent_home_for_crowns(crowns: int, held: bool, answer: Any) -> None:
    match = Match.new(load("warrior_knights"), 2, "x", {"heir_exchange": True})
    replies, s = replies_of(match.game), match.state
    assert replies is not None
    s.crowns[0] = 1
    s.heir[0] = HOSTAGE + 1 if held else s.heir[0]
    assert replies.answer(s, 1, 0, Give(1, crowns, "")) == answer
    if held:
        assert replies.answer(s, 1, 0, OfferHeir(1, 1)) == ("no-hostages", None)
    s.heir[5] = HOSTAGE
    assert replies.answer(s, 1, 0, Give(1, 5, "")) != ("gift-pledged", OfferHeir(4, 0))  # one pledge is enough


# ---- undo and votes


def test_everybody_hears_why_a_bot_lets_moves_be_taken_back(server: Server) -> None:
    ann, eve = Client(server), Client(server, "Eve")
    table = ann.table("connect_four", "me", "bot")
    ann.start(table)

    async def test() -> None:
        async with ann.socket() as a, eve.socket() as e:
            for line, seat in ((a, 0), (e, None)):
                await tell(line, do="watch", table=table, seat=seat)
                await hear(line, "position")
            await tell(a, do="choose", id=1, table=table, seat=0, at=0, choice=["drop", 3], key="a")
            while (await hear(a, "moved"))["number"] < 2:
                pass
            await tell(a, do="undo", id=2, table=table, seat=0, at=2, to=1, key="b")
            for line in (a, e):
                said = await hear(line, "said")
                assert (said["seat"], said["person"], said["words"]) == (1, "", "")
                assert said["remark"] == {"key": "undo-agreed", "move": 3, "choice": None}
        assert eve.get(f"/tables/{table}/chat")[-1]["remark"]["key"] == "undo-agreed"
        assert ann.get(f"/tables/{table}")["number"] >= 3

    run_client(test())


def test_bots_leave_it_to_people_whether_a_game_ends(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("khan", "me", "open", "bot")
    bob.post(f"/tables/{table}/join", {})
    ann.start(table)
    ann.post(f"/tables/{table}/vote", {"ends": True})
    said = bob.get(f"/tables/{table}/chat")
    assert [(one["seat"], one["remark"]["key"]) for one in said] == [(2, "vote-left")]
    bob.post(f"/tables/{table}/vote", {"ends": True})
    assert bob.get(f"/tables/{table}")["status"] == "over"
    assert len(bob.get(f"/tables/{table}/chat")) == 1
