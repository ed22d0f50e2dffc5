"""At the wire: everything that every client received in whole games is exactly what its seat may know, and no more.

After each game the seed is known, so the game can be repeated and every position, event and question that was received
can be compared with what the engine lets that seat know at that move.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from serai import Match, Record, load, names
from serai.engine.play.record import ALL, ASIDE, UNDO, Row
from serai.engine.views.event_facts import event_shown
from serai.engine.views.facts import facts_of
from tests.server.running import Client, Server, tell

# Random barons seldom take a city and would go on for ten thousand moves; with this option a game is a few hundred.
OPTIONS = {"warrior_knights": {"round_limit": 5}}
SECONDS = 400


@dataclass
class Ear:
    """A client that keeps every byte."""

    player: Client
    seat: int | None
    heard: list[str] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    facts: dict[str, Any] = field(default_factory=dict)
    positions: dict[int, list[tuple[dict[str, Any], dict[str, Any], Any]]] = field(
        default_factory=dict
    )  # all that were seen, by move
    events: list[Any] = field(default_factory=list)
    over: bool = False


async def listen(ear: Ear, table: str, dice: Random) -> None:
    """Keep everything, and answer every question with any option."""
    question: Any = None
    number, waiting = 0, False

    async def answer() -> None:
        """Answer the question as it stands, once the last answer is on disk."""
        nonlocal waiting, question
        if question and not waiting:
            word = dice.choice(sorted(question["options"]))
            choice = [word, *dice.choice(question["options"][word])]
            question, waiting, key = None, True, f"{len(ear.heard)}"
            await tell(line, do="choose", id=1, table=table, seat=ear.seat, at=number, choice=choice, key=key)

    async with ear.player.socket() as line:
        await tell(line, do="watch", table=table, seat=ear.seat, since=0)
        while not ear.over:
            try:
                text = await asyncio.wait_for(line.recv(), 120)
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
            ear.facts = {**ear.facts, **message["facts"]}
            ear.events += message["events"]
            number = message["number"]
            ear.positions.setdefault(number, []).append((ear.view, ear.facts, message["question"]))
            ear.over = ear.view["result"] is not None
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


def repeated(match: Match, row: Row) -> None:
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
    seats = min(load(game).max_seats, 3)
    players = [Client(server, f"player {seat}") for seat in range(seats)]
    table = players[0].table(game, "me", *["open"] * (seats - 1), options=OPTIONS.get(game, {}))
    secrets = []
    for seat, player in enumerate(players):
        share = f"share-{seat}-of-{table}"
        secrets.append(share)
        player.post(f"/tables/{table}/{'share' if seat == 0 else 'join'}", {"share": share})
    players[0].start(table)
    ears = [Ear(player, seat) for seat, player in enumerate(players)] + [Ear(Client(server, "watcher"), None)]

    async def play() -> None:
        await asyncio.wait_for(
            asyncio.gather(*(listen(ear, table, Random(f"{game} {ear.seat}")) for ear in ears)), SECONDS
        )

    asyncio.run(play())
    record = Record.from_json(players[0].http.get(f"/tables/{table}/record.json").text)
    assert record.fair is not None
    compare(record, ears)
    # Nothing that makes the seed was sent while the game went on; `shown` is sent with it only at the end.
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
    for row, following in zip([None, *record.rows], [*record.rows, None], strict=True):
        if row is not None:
            repeated(match, row)
        for ear in ears:
            known, asked = knowledge(match, ear.seat)
            for view, facts, question in ear.positions.get(match.number, ()):
                assert facts == json.loads(json.dumps(facts_of(match.game, view)))  # made from this view alone
                if match.state.drafts is None:
                    assert question == asked
                    assert view == known
                else:
                    check_while_choosing(match, ear.seat, view, known, following)
                compared += 1
    assert match.over
    assert compared > len(record.rows)
    for ear in ears:
        mine = [[told.number, told.move, event_shown(match.game, told.event)] for told in match.events(ear.seat)]
        expected = json.loads(json.dumps(mine))
        assert [[event["number"], event["move"], event["event"]] for event in ear.events] == expected


def check_while_choosing(
    match: Match, seat: int | None, view: dict[str, Any], known: dict[str, Any], following: Row | None
) -> None:
    """While seats choose in secret, one sees one's own draft as far as it went, and who has not handed in."""
    apart = ("asked", "draft")
    for name, value in known.items():
        assert name in apart or view[name] == value
    assert set(view) == set(known)
    assert all(waiting in known["asked"] for waiting in view["asked"])
    chosen = []
    if seat is not None and following is not None and following.act == ALL:
        notation = match.game.notation
        chosen = [notation.to_row(notation.from_text(text)) for text in following.what[seat]]
    assert view["draft"] == chosen[: len(view["draft"])]
