"""Tables whose games begin with a position: played, taken back, looked at, forked, taken out and brought in."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from serai.engine.core.game import load
from serai.engine.play.commitment import digest_of_position, promise_of
from serai.engine.play.match import Match
from serai.engine.play.position import write_position
from serai.engine.play.record import LONGEST_POSITION, Record
from serai.protocol.opening import NewTable, SeatWish
from serai.protocol.refusals import Refused
from serai.protocol.shown import shown
from serai.server.operations import backup, replay_all
from serai.server.operations.database import open_database
from serai.server.people.people import Person
from serai.server.tables import actions, lists, lobby, records, rematches
from serai.server.tables.tables import Tables
from tests.golden.transcript import goldens, kept
from tests.server.hosting import guest, hashes, node, play_on, run
from tests.server.running import Client, serving

GOLDENS = {"khan": "khan-3-1", "merv": "merv-2-1", "warrior_knights": "warrior_knights-3-1"}


def position_of(name: str, moves: int) -> str:
    """A position as it came up in a game."""
    if name not in GOLDENS:
        match = Match.new(load(name), 2, "x")
        for _ in range(moves):
            match.make(match.asks[0].seat, match.asks[0].options[0])
        return write_position(match.position)
    golden = next(golden for golden in goldens() if str(golden) == GOLDENS[name])
    return write_position(Match.replay(kept(golden), upto=moves).position)


FOUR = position_of("connect_four", 9)


async def opened(tables: Tables, ann: Person, text: str, seats: list[SeatWish] | None = None, **wish: Any) -> str:
    header = dict(line.split(" ", 1) for line in text.split("\n")[:5])
    everywhere = [SeatWish("me")] * len(json.loads(header["seats"]))
    asked = NewTable(json.loads(header["game"]), seats or everywhere, position=text, **wish)
    return await lobby.open_table(tables, ann, asked)


async def begun(tables: Tables, ann: Person, text: str) -> str:
    table_id = await opened(tables, ann, text)
    async with tables.at(table_id) as laid:
        await lobby.start(tables, laid, ann)
    return table_id


async def ended(tables: Tables, ann: Person, table_id: str) -> None:
    async with tables.at(table_id) as laid:
        await actions.vote(tables, laid, ann, True)


async def exported(tables: Tables, table_id: str, ending: str = "json") -> str:
    async with tables.at(table_id) as laid:
        return (await records.export(tables, laid, ending)).decode()


async def refusal(doing: Any) -> Refused:
    with pytest.raises(Refused) as error:
        await doing
    return error.value


def read_nowhere_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on this process cannot read positions; those that play records again still can."""

    def read(*_: Any) -> None:
        raise AssertionError("a position is read in the process of the server")

    for module in ("match", "position", "position_check"):
        monkeypatch.setattr(f"serai.engine.play.{module}.read_position", read)


@pytest.mark.parametrize(
    ("game", "moves"), [("khan", 75), ("merv", 90), ("warrior_knights", 120), ("tic_tac_toe", 3), ("connect_four", 9)]
)
def test_every_game_is_played_from_a_position(
    game: str, moves: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = position_of(game, moves)
    stood = Match.from_position(text)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann = await guest(tables)
            read_nowhere_here(monkeypatch)
            table_id = await opened(tables, ann, text)
            async with tables.at(table_id) as laid:
                await lobby.start(tables, laid, ann)
                assert laid.playing().match.state_hash == stood.state_hash
                assert laid.playing().asked == [asked.seat for asked in stood.asks]
                assert shown(laid).from_position
            await play_on(tables, table_id, 8)
            before = await hashes(tables, table_id)
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            assert await hashes(tables, table_id) == before

    run(test)


def test_a_table_from_a_position_does_all_that_others_do(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(patched: pytest.MonkeyPatch) -> None:
        async with node(url) as tables:
            ann = await guest(tables)
            read_nowhere_here(patched)
            table_id = await begun(tables, ann, FOUR)
            await play_on(tables, table_id, 4)
            async with tables.at(table_id) as laid:
                await tables.undo_agreed(laid, 0, 2, (1,))
            await play_on(tables, table_id, 3)
            before = await hashes(tables, table_id)
            assert before[0] == 8
            async with tables.at(table_id) as laid:
                for number in (0, 1, 4, 5, 8):  # before and after what was taken back
                    await records.replay(tables, laid, None, number, *before[::2])
            await ended(tables, ann, table_id)
            text = await exported(tables, table_id)
            assert Record.from_json(text).position == FOUR
            assert Record.from_text(await exported(tables, table_id, "txt")) == Record.from_json(text)
            again = await records.bring_in(tables, ann, text)
            assert (await hashes(tables, again))[:2] == before[:2]
            assert await exported(tables, again) == text
            async with tables.at(again) as laid:
                fork = await records.fork(tables, laid, ann, 3, [SeatWish("me")] * 2)
            async with tables.at(fork) as laid:
                await lobby.start(tables, laid, ann)
                assert shown(laid).from_position
            await play_on(tables, fork, 2)
            async with tables.at(table_id) as laid:
                rematch, _ = await rematches.offer(tables, laid, ann)
            async with tables.at(rematch) as laid:
                await rematches.accept(tables, laid, ann)
                assert laid.playing().match.number == 0
            await play_on(tables, rematch, 2)
            for line in await lists.own(tables.store, ann.id, 50):
                assert line.from_position
            assert len(await tables.store.read("SELECT digest FROM positions")) == 1

    with monkeypatch.context() as patched:
        run(test, patched)
    with open_database(url) as database:
        found = replay_all.database(database, False)
        assert (found.games, found.differences) == (4, [])


def test_a_changed_position_is_found_by_playing_all_again(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/serai.db"

    async def fill() -> None:
        async with node(url) as tables:
            await play_on(tables, await begun(tables, await guest(tables), FOUR), 2)

    run(fill)
    with open_database(url) as database:
        database.execute("UPDATE positions SET position = ?", position_of("connect_four", 7))
        assert "move 0: another" in replay_all.database(database, False).differences[0]
        database.execute("UPDATE positions SET position = 'nonsense'")
        assert "a position begins with" in replay_all.database(database, False).differences[0]


def test_a_position_outlives_a_new_version_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/serai.db"

    async def fill() -> None:
        async with node(url) as tables:
            await play_on(tables, await begun(tables, await guest(tables), FOUR), 2)

    run(fill)
    monkeypatch.setattr(type(load("connect_four")), "rules", 2)
    with open_database(url) as database:
        found = replay_all.database(database, True)
    assert (found.differences, found.migrated) == ([], 1)


def test_a_backup_holds_positions(tmp_path: Path) -> None:
    url, other = f"sqlite:///{tmp_path}/serai.db", f"sqlite:///{tmp_path}/other.db"

    async def fill() -> None:
        async with node(url) as tables:
            await play_on(tables, await begun(tables, await guest(tables), FOUR), 2)

    run(fill)
    with open_database(url) as database:
        backup.write(database, tmp_path / "saved.gz")
    with open_database(other) as database:
        backup.restore(database, tmp_path / "saved.gz")
        assert replay_all.database(database, False).differences == []
        assert database.rows("SELECT position FROM positions") == [(FOUR,)]
    with gzip.open(tmp_path / "saved.gz", "rt") as file:
        kinds = [json.loads(line)[0] for line in list(file)[1:]]
    assert kinds.index("positions") < kinds.index("tables")


def test_the_promise_covers_the_position_and_gives_nothing_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann = await guest(tables)
            one, other = await opened(tables, ann, FOUR), await opened(tables, ann, FOUR)
            digest, promises = digest_of_position(FOUR), []
            for table_id in (one, other):
                async with tables.at(table_id) as laid:
                    promises.append(shown(laid).promise)
                    await lobby.start(tables, laid, ann)
                    assert shown(laid).promise == promises[-1]
                    assert digest not in str(shown(laid))
            assert promises[0] != promises[1]
            await ended(tables, ann, one)
            async with tables.at(one) as laid:
                proof = shown(laid).fair
                assert proof is not None
                assert proof.secret.endswith(digest)
                assert promise_of(proof.secret) == promises[0]

    run(test)


BAD = {
    "nonsense": ("nonsense", "a position begins with"),
    "a broken invariant": (FOUR.replace("heights a=6", "heights a=5"), "breaks CF-TURN-3"),
    "a game that is over": (position_of("tic_tac_toe", 7), "is over in this position"),
    "another game": (position_of("tic_tac_toe", 3), "another game"),
    "a surrogate": (FOUR.replace("{}", '{"\ud800": 1}'), "no option"),
}


def test_a_position_that_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(ValueError, match="at most"):
        NewTable("connect_four", [SeatWish("me")] * 2, position=FOUR + "#" * LONGEST_POSITION)


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_position_is_refused_and_nothing_is_kept(kind: str, tmp_path: Path) -> None:
    text, said = BAD[kind]

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            game = "tic_tac_toe" if "over" in kind else "connect_four"
            asked = NewTable(game, [SeatWish("me")] * 2, position=text)
            refused = await refusal(lobby.open_table(tables, await guest(tables), asked))
            assert (refused.status, refused.key) == (400, "bad-position")
            assert said in refused.words
            for kept_in in ("tables", "positions", "moves", "snapshots", "seats"):
                assert not await tables.store.read(f"SELECT * FROM {kept_in}")

    run(test)


def test_a_position_of_other_seats_or_options_is_refused(tmp_path: Path) -> None:
    khan = position_of("khan", 75)

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann = await guest(tables)
            for wish in ({"seats": [SeatWish("me")] * 2}, {"options": {"ruler_cells": ["a5"]}}):
                with pytest.raises(Refused):
                    await opened(tables, ann, khan, **wish)
            assert not await tables.store.read("SELECT * FROM tables")

    run(test)


def test_a_record_with_a_bad_position_is_refused(tmp_path: Path) -> None:
    match = Match.from_position(FOUR)
    match.make(match.asks[0].seat, match.asks[0].options[0])
    record = match.record
    record.state = ""

    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            ann = await guest(tables)
            for text in (FOUR.replace("heights a=6", "heights a=5"), "nonsense", "position 1\n" + "x" * 50_000):
                record.position = text
                refused = await refusal(records.bring_in(tables, ann, record.to_json()))
                assert (refused.status, refused.key) == (400, "bad-record")
                assert refused.facts == {"fault": "position"}
            for kept_in in ("tables", "positions", "moves", "snapshots"):
                assert not await tables.store.read(f"SELECT * FROM {kept_in}")

    run(test)


def test_a_position_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with node(f"sqlite:///{tmp_path}/serai.db") as tables:
            tables.replays.longest = 0.001
            refused = await refusal(opened(tables, await guest(tables), position_of("warrior_knights", 120)))
            assert (refused.status, refused.key) == (503, "took-too-long")
            assert not await tables.store.read("SELECT * FROM tables")

    run(test)


def test_over_http_a_position_is_marked_and_limited(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log") as server:
        ann, bob = Client(server), Client(server, "Bob")
        table_id = ann.table("connect_four", "me", "open", position=FOUR)
        (line,) = bob.get("/tables")
        assert line["from_position"]
        assert bob.get(f"/tables/{table_id}")["from_position"]
        bob.post(f"/tables/{table_id}/join", {"seat": 1})
        ann.start(table_id)
        assert ann.position(table_id)["view"]["heights"] == Match.from_position(FOUR).view(None)["heights"]
        plain = {"game": "connect_four", "seats": [{"kind": "me"}] * 2}
        refused = ann.post("/tables", {**plain, "position": "nonsense"}, 400)
        assert refused["key"] == "bad-position"
        assert ann.post("/tables", {**plain, "position": "#" * 60_000}, 400)["key"] == "bad-request"
        huge = {**plain, "position": "#" * 20_000_000}
        assert ann.post("/tables", huge, 413)["key"] == "too-large"
        assert ann.post("/records", {"record": "serai 1\nposition\n" + "  #\n" * 5_000_000}, 413)["key"] == "too-large"
        ann.get("/prepared-table", 404)
        assert not ann.post("/tables", plain, 201)["from_position"]
