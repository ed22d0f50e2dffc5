"""What the database keeps, compared with what was acknowledged, told and shown."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from serai.engine.core.errors import IllegalChoice, Unreadable
from serai.engine.core.game import Game, load
from serai.engine.play.commitment import Commitment
from serai.engine.play.record import ALL, UNDO, Record, Row
from serai.protocol.play import Play
from serai.protocol.table import MOST_KEYS
from serai.server.operations.database import Database
from tests.server.chaos.ledger import Ledger, Promise, Sample, fingerprint

WHILE_DRAFTING = ("asked", "draft")  # of a view: what changes between two moves


class Move(NamedTuple):
    """A row of `moves`."""

    number: int
    seat: int
    act: str
    what: Any
    key: str | None
    first_event: int
    events: list[Any]


class Draft(NamedTuple):
    """A row of `drafts`: what a seat has chosen since a move, and the last keys under which it ever did."""

    number: int
    picks: list[str]
    keys: list[str]


NO_DRAFT = Draft(-1, [], [])


def compare(ledger: Ledger, database: Database) -> None:
    """Find everything that was promised in the database."""
    samples: dict[str, list[Sample]] = defaultdict(list)
    for sample in ledger.samples:
        samples[sample.table].append(sample)
    known = {row[0]: row for row in database.rows("SELECT id, game, options, seed, fair, status, number FROM tables")}
    for table in ledger.tables | {table for table, _ in ledger.promises}:
        if table not in known:
            ledger.wrong("lost", f"the table {table}")
            continue
        _, game_name, options, seed, fair, status, number = known[table]
        game, moves = load(game_name), _moves(database, table)
        ledger.counts["moves stored"] += number
        _gapless(ledger, table, number, moves)
        _promises(ledger, database, table, game, moves)
        _events(ledger, table, moves)
        _ended(ledger, table, status, number)
        if seed is not None and samples[table]:
            seats = database.rows("SELECT count(*) FROM seats WHERE table_id = ?", table)[0][0]
            dealt = msgspec.json.decode(fair, type=Commitment) if fair else None
            header = Record(game_name, game.rules, game.colours[:seats], json.loads(options), seed, dealt)
            play = Play.begin(game, header)
            _views(ledger, play, moves, samples[table])
    said = {(table, words) for table, words in database.rows("SELECT table_id, words FROM chat")}
    for table, words in ledger.chats - said:
        ledger.wrong("lost", f"{words!r}, said at {table}")
    ledger.counts["chat acknowledged"] = len(ledger.chats)


def _moves(database: Database, table: str) -> list[Move]:
    found = database.rows(
        "SELECT number, seat, act, what, key, first_event, events FROM moves WHERE table_id = ? ORDER BY number", table
    )
    return [
        Move(number, seat, act, json.loads(what), key, first, json.loads(events))
        for number, seat, act, what, key, first, events in found
    ]


def _gapless(ledger: Ledger, table: str, number: int, moves: list[Move]) -> None:
    first = 0
    for place, move in enumerate(moves):
        if move.number != place or move.first_event != first:
            ledger.wrong(
                "gap", f"{table}: row {place} is move {move.number} with event {move.first_event}, not {first}"
            )
            return
        first += len(move.events)
    if moves and len(moves) != number + 1:
        ledger.wrong("gap", f"{table} stands at move {number} and has {len(moves) - 1}")


# ---- acknowledgements


def _promises(ledger: Ledger, database: Database, table: str, game: Game, moves: list[Move]) -> None:
    by_key = {move.key: move for move in moves if move.key is not None}
    stored = database.rows("SELECT seat, number, draft, keys FROM drafts WHERE table_id = ?", table)
    drafts = {seat: Draft(number, json.loads(draft), json.loads(keys)) for seat, number, draft, keys in stored}
    for where, key in ledger.refused:
        if where == table and key in by_key:
            ledger.wrong("refused and kept", f"{table}: {key} is move {by_key[key].number}")
    for seat in [seat for where, seat in ledger.promises if where == table]:
        draft, drafted = drafts.get(seat, NO_DRAFT), []
        for promise in ledger.promises[table, seat]:
            own_key = f"{seat}:{promise.key}"
            move = by_key.get(own_key)
            if move is not None:
                _is_kept(ledger, table, game, seat, promise, move)
            elif promise.may_be_draft and (own_key in draft.keys or len(draft.keys) >= MOST_KEYS):
                drafted.append(promise)
            else:
                ledger.wrong("lost", f"{table} seat {seat}: {promise}")
        _drafts(ledger, table, game, seat, drafted, moves, draft)


def _is_kept(ledger: Ledger, table: str, game: Game, seat: int, promise: Promise, move: Move) -> None:
    text = _text(game, promise)
    if move.act == ALL:
        fits = text in move.what[seat]
    elif promise.do == "undo":
        fits = move.act == UNDO and move.seat == seat
    else:
        fits = move.what == text and move.seat == seat and move.act == {"choose": "chose"}.get(promise.do, promise.do)
    if move.number != promise.number or not fits:
        ledger.wrong("lost", f"{table} seat {seat}: {promise} ({text}) is kept as {move[:5]}")
    ledger.counts["acknowledgements found"] += 1


def _text(game: Game, promise: Promise) -> str:
    return "" if promise.choice is None else game.notation.to_text(game.notation.from_row(promise.choice))


def _drafts(
    ledger: Ledger,
    table: str,
    game: Game,
    seat: int,
    promises: list[Promise],
    moves: list[Move],
    kept: Draft,
) -> None:
    """Acknowledged parts of drafts: in what was revealed, in what is kept, or taken back by the same seat."""
    by_end: dict[int, list[Promise]] = defaultdict(list)
    for promise in promises:
        end = next((move.number for move in moves[promise.number + 1 :] if move.act in (ALL, UNDO)), len(moves))
        by_end[end].append(promise)
    for end, group in by_end.items():
        own = _left(game, group)
        began = min(promise.number for promise in group)
        if any(began <= at <= end for at in ledger.away[table, seat]):
            ledger.counts["acknowledged, then a bot went on"] += len(group)  # so what was taken back is anybody's
            continue
        if end < len(moves):
            if moves[end].act == UNDO:
                ledger.counts["acknowledged in a draft, then all went back"] += len(group)
                continue
            revealed = moves[end].what[seat]
        else:
            revealed = kept.picks if kept.number == len(moves) - 1 else []
        rejected = any(move.act == "aside" for move in moves[began + 1 : end])  # which reopens what it makes illegal
        if not _is_part(own, revealed) and not rejected:
            said = f"{table} seat {seat}: the draft {own} up to move {end}, where {revealed} is kept, of {group}"
            ledger.wrong("lost", said)
        ledger.counts["acknowledgements found"] += len(group)


def _left(game: Game, group: list[Promise]) -> list[str]:
    """What is surely in a draft: all that was chosen since something was last taken back.

    Taking back goes on to where there was something to choose, so it may take any of what was chosen before.
    """
    own: list[str] = []
    for promise in group:
        if promise.do == "undo":
            own = []
        else:
            own.append(_text(game, promise))
    return own


def _is_part(own: list[str], revealed: Iterable[str]) -> bool:
    """Whether a list is in another in the same order; what goes by itself may stand between."""
    rest = iter(revealed)
    return all(any(text == other for other in rest) for text in own)


# ---- what was told and shown


def _events(ledger: Ledger, table: str, moves: list[Move]) -> None:
    """Every event that an audience heard is the one that is kept for it."""
    audiences = {seat: heard for (where, seat), heard in ledger.events.items() if where == table}
    for move in moves:
        for place, (public, own) in enumerate(move.events):
            number = move.first_event + place
            for seat, heard in audiences.items():
                if number in heard and heard[number] != fingerprint(move.number, own.get(str(seat), public)):
                    ledger.wrong("event changed", f"{table} seat {seat}: event {number} is kept as {public}")
    stored = moves[-1].first_event + len(moves[-1].events) if moves else 0
    for seat, heard in audiences.items():
        if heard and max(heard) >= stored:
            ledger.wrong("lost", f"{table} seat {seat}: event {max(heard)} was told, and {stored} are kept")


def _ended(ledger: Ledger, table: str, status: str, number: int) -> None:
    if table in ledger.over and (status != "over" or number != ledger.over[table]):
        ledger.wrong("backwards", f"{table} was told to be over at {ledger.over[table]}, and is {status} at {number}")


def _views(ledger: Ledger, play: Play, moves: list[Move], samples: list[Sample]) -> None:
    """A view that a client held is what its seat knows when the record is played again."""
    wanted: dict[int, list[Sample]] = defaultdict(list)
    for sample in samples:
        wanted[sample.number].append(sample)
    for move in moves:
        if move.number:
            try:
                play.repeat(Row(*move[:4]))
            except (IllegalChoice, Unreadable):
                return  # replaying the database has said so already
        for sample in wanted[move.number]:
            _same_view(ledger, play, sample)


def _same_view(ledger: Ledger, play: Play, sample: Sample) -> None:
    held = json.loads(sample.view)
    right = json.loads(msgspec.json.encode(play.match.view(sample.seat)))
    if play.match.state.drafts is not None:
        held, right = ({name: of[name] for name in of if name not in WHILE_DRAFTING} for of in (held, right))
    ledger.counts["views compared"] += 1
    if held != right:
        fields = sorted(name for name in held.keys() | right.keys() if held.get(name, "?") != right.get(name, "?"))
        ledger.wrong("another view", f"{sample.table} seat {sample.seat} after move {sample.number}: {fields}")
