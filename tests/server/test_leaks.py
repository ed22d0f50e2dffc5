"""At the wire: everything that every client received in whole plays is exactly what its seat may know, and no more.

After each play the seed is known, so the play can be repeated and every position, event and question that was received
can be compared with what the engine lets that seat know at that move.
"""

from __future__ import annotations

import asyncio
import json
import os
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from serai import Match, Record, load, names
from serai.engine.notation import event_json
from serai.engine.record import ALL, ASIDE, UNDO
from tests.server.running import Client, Server, tell

# A longer play is ended by a vote, so that the seed is shown: random Warrior Knights go on for ten thousand moves.
MOST_MOVES = int(os.environ.get("SERAI_LEAK_MOVES", "400"))
SECONDS = 100 + MOST_MOVES / 20


@dataclass
class Ear:
    """A client that keeps every byte."""

    player: Client
    seat: int | None
    heard: list[str] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    positions: dict[int, tuple[dict[str, Any], Any]] = field(default_factory=dict)  # the first at each move
    events: list[Any] = field(default_factory=list)
    over: bool = False


async def listen(ear: Ear, table: str, dice: Random, stop: asyncio.Event) -> None:
    """Keep everything, and answer every question with any option."""
    question: Any = None
    number, waiting = 0, False

    async def answer() -> None:
        """Answer the question as it stands, once the last answer is on disk."""
        nonlocal waiting, question
        if question and not waiting and not stop.is_set():
            word = dice.choice(sorted(question["options"]))
            choice = [word, *dice.choice(question["options"][word])]
            question, waiting, key = None, True, f"{len(ear.heard)}"
            await tell(line, do="choose", id=1, table=table, seat=ear.seat, at=number, choice=choice, key=key)

    async with ear.player.socket() as line:
        await tell(line, do="watch", table=table, seat=ear.seat, since=0)
        while not ear.over and not stop.is_set():
            try:
                text = await asyncio.wait_for(line.recv(), 30)
            except TimeoutError:
                raise AssertionError(f"seat {ear.seat} waits in vain; last: {ear.heard[-1][:300]}") from None
            assert isinstance(text, str)
            ear.heard.append(text)
            message = json.loads(text)
            if message["tell"] in ("done", "refused"):
                assert message["tell"] == "done" or message["rule"] == "SE-ASK-4", message  # somebody else was faster
                waiting = False
                await answer()
            if message["tell"] not in ("position", "moved"):
                continue
            ear.view = message["view"] if message["tell"] == "position" else {**ear.view, **message["changes"]}
            ear.view = {name: value for name, value in ear.view.items() if name not in message.get("gone", ())}
            ear.events += message["events"]
            number = message["number"]
            if number not in ear.positions:
                ear.positions[number] = (ear.view, message["question"])
            ear.over = ear.view["result"] is not None
            if number >= MOST_MOVES:
                stop.set()
            question = message["question"]
            await answer()


def knowledge(match: Match, seat: int | None) -> tuple[dict[str, Any], Any]:
    """What the engine lets a seat know now: its view, and the question put to it."""
    question = None
    for asked in match.asks:
        if asked.seat == seat:
            options = match.game.notation.pack(asked.options)
            question = {"kind": asked.kind, "prompt": asked.prompt, "options": options}
    view, question = json.loads(json.dumps([match.view(seat), question]))
    return view, question


def repeated(match: Match, row: Any) -> None:
    if row.act == UNDO:
        match.undo(row.seat, row.what[0], tuple(row.what[1:]))
    elif row.act == ASIDE:
        match.aside(row.seat, row.what)
    elif row.act == ALL:
        for seat, draft in enumerate(row.what):
            for place, text in enumerate(draft):
                held = match.state.drafts
                if held is not None and place >= len(held[seat]):
                    match.choose(seat, text)
    else:
        match.choose(row.seat, row.what)


@pytest.mark.parametrize("game", names())
def test_nothing_but_ones_own_knowledge_crosses_the_wire(server: Server, game: str) -> None:
    seats = min(load(game).most, 3)
    players = [Client(server, f"player {seat}") for seat in range(seats)]
    table = players[0].table(game, "me", *["open"] * (seats - 1))
    secrets = []
    for seat, player in enumerate(players):
        share = f"share-{seat}-of-{table}"
        secrets.append(share)
        player.post(f"/tables/{table}/{'share' if seat == 0 else 'join'}", {"share": share})
    players[0].start(table)
    ears = [Ear(player, seat) for seat, player in enumerate(players)] + [Ear(Client(server, "watcher"), None)]

    async def play() -> None:
        stop = asyncio.Event()
        await asyncio.wait_for(
            asyncio.gather(*(listen(ear, table, Random(f"{game} {ear.seat}"), stop) for ear in ears)), SECONDS
        )

    asyncio.run(play())
    if not ears[0].over:
        for player in players:
            player.post(f"/tables/{table}/vote", {"ends": True})
    record = Record.from_json(players[0].http.get(f"/tables/{table}/record.json").text)
    assert record.fair is not None
    compare(record, ears)
    # Nothing that makes the seed was sent while the play went on; `shown` is sent with it only at the end.
    secrets += [record.seed, record.fair.secret]
    for ear in ears:
        for text in ear.heard:
            message = json.loads(text)
            if message["tell"] == "table" and message["shown"]["status"] == "over":
                continue
            assert not any(secret in text for secret in secrets), text[:300]


def compare(record: Record, ears: list[Ear]) -> None:
    """Play it again and hold what was heard against what might be heard."""
    match = Match.new(load(record.game), len(record.seats), record.seed, record.options, record.fair)
    compared = 0
    for row in [None, *record.rows]:
        if row is not None:
            repeated(match, row)
        for ear in ears:
            if match.number in ear.positions:
                view, question = ear.positions[match.number]
                known, asked = knowledge(match, ear.seat)
                if match.state.drafts is not None:  # others may have handed in before this client heard of the move
                    known.pop("asked")
                    known.pop("draft", None)
                    view = {name: value for name, value in view.items() if name not in ("asked", "draft")}
                else:
                    assert question == asked
                assert view == known
                compared += 1
    assert compared > len(record.rows)
    for ear in ears:
        mine = [[told.number, told.move, event_json(told.event)] for told in match.events(ear.seat)]
        expected = json.loads(json.dumps(mine))[: len(ear.events)]
        assert [[event["number"], event["move"], event["event"]] for event in ear.events] == expected
