"""Looking after a server: backups that move between databases, accounts, tables, and the gate before a release."""

from __future__ import annotations

import gzip
import io
import json
from pathlib import Path
from typing import Any

import pytest

from serai import cli
from serai.engine.core.game import names
from serai.server.operations.database import bring_up_to_date, open_database
from tests.server.hosting import hashes, node, play_on, run, table_of

SAMPLES = Path(__file__).parents[1] / "samples"


def admin(url: str, *words: str) -> int:
    return cli.main(["admin", "--database", url, *words])


def filled(url: str) -> dict[str, Any]:
    """Three games, one of them over; gives how each stands."""
    stands: dict[str, Any] = {}

    async def fill() -> None:
        async with node(url) as tables:
            tables.snapshot_every = 7
            for game, moves in (("tic_tac_toe", 9), ("connect_four", 20), ("khan", 25)):
                table_id = await table_of(tables, game)
                await play_on(tables, table_id, moves)
                stands[table_id] = await hashes(tables, table_id)

    run(fill)
    return stands


def test_a_backup_of_one_database_is_restored_into_another(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stands = filled(url)
    saved = tmp_path / "saved.gz"
    assert admin(url, "backup", str(saved)) == 0
    assert saved.stat().st_mode & 0o077 == 0
    other = f"sqlite:///{tmp_path}/other.db"
    assert admin(other, "restore", str(saved)) == 0

    async def look() -> None:
        async with node(other) as tables:
            for table_id, stood in stands.items():
                assert await hashes(tables, table_id) == stood
                await play_on(tables, table_id, 1)

    run(look)
    assert admin(other, "restore", str(saved)) == 2
    assert "empty" in capsys.readouterr().err
    (tmp_path / "broken.gz").write_bytes(b"rubbish")
    assert admin(f"sqlite:///{tmp_path}/third.db", "restore", str(tmp_path / "broken.gz")) == 2


def test_a_backup_from_before_a_column_was_added_is_restored(tmp_path: Path) -> None:
    url, saved = f"sqlite:///{tmp_path}/serai.db", tmp_path / "saved.gz"
    stands = filled(url)
    assert admin(url, "backup", str(saved)) == 0
    with gzip.open(saved, "rt") as file:
        lines = [json.loads(line) for line in file]
    with gzip.open(saved, "wt") as file:
        file.write(json.dumps(lines[0]) + "\n")
        file.writelines(json.dumps(line[:-1] if line[0] == "moves" else line) + "\n" for line in lines[1:])
    other = f"sqlite:///{tmp_path}/other.db"
    assert admin(other, "restore", str(saved)) == 0
    assert admin(other, "replay-all") == 0

    async def look() -> None:
        async with node(other) as tables:
            for table_id, stood in stands.items():
                assert await hashes(tables, table_id) == stood

    run(look)


def test_replay_all_finds_what_is_not_as_it_was(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    stands = filled(url)
    assert admin(url, "replay-all") == 0
    assert "3 games" in capsys.readouterr().out
    table_id = next(iter(stands))
    with open_database(url) as database:
        database.execute("UPDATE moves SET events = ? WHERE number = 2 AND table_id = ?", "[]", table_id)
    assert admin(url, "replay-all") == 1
    assert f"{table_id} (tic_tac_toe, rules 1): move 2: other events" in capsys.readouterr().out
    with open_database(url) as database:
        database.execute("UPDATE moves SET what = ? WHERE number = 2 AND table_id = ?", '"square a9"', table_id)
    assert admin(url, "replay-all") == 1
    assert "move 2:" in capsys.readouterr().out


def test_a_game_of_older_rules_waits_until_it_is_migrated(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    stands = filled(url)
    with open_database(url) as database:
        database.execute("UPDATE tables SET rules = 0")
    from serai.protocol.table import Unplayable

    async def look(playable: bool) -> None:
        async with node(url) as tables:
            for table_id, stood in stands.items():
                if playable:
                    assert await hashes(tables, table_id) == stood
                else:
                    with pytest.raises(Unplayable, match="needs version 0"):
                        await hashes(tables, table_id)

    run(look, False)
    assert admin(url, "replay-all", "--migrate") == 0
    assert "3 migrated" in capsys.readouterr().out
    run(look, True)


def test_the_sample_matches_play_as_they_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert {sample.stem for sample in SAMPLES.iterdir()} == set(names())
    assert cli.main(["admin", "replay-all", "--records", str(SAMPLES)]) == 0
    assert " 0 differences" in capsys.readouterr().out


def test_a_gate_without_matches_stays_shut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in (tmp_path, tmp_path / "misspelt"):
        assert cli.main(["admin", "replay-all", "--records", str(folder)]) == 1
        assert f"serai: there are no records in {folder}" in capsys.readouterr().err


def test_a_backup_that_cannot_be_written_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing, url = tmp_path / "missing" / "saved.gz", f"sqlite:///{tmp_path}/serai.db"
    bring_up_to_date(url)
    assert admin(url, "backup", str(missing)) == 2
    assert capsys.readouterr().err == f"serai: {missing} cannot be used: No such file or directory\n"


def test_accounts_and_tables(url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.protocol.refusals import Refused
    from serai.server.live.limits import Limits
    from serai.server.people.people import People
    from serai.server.people.signing_in import Try, sign_in
    from serai.server.storage import open_store

    async def register() -> None:
        store = await open_store(url)
        people = await People.open(store)
        for name in ("first", "second"):
            await people.register(None, name, "correct horse", None, "")
        await store.close()

    async def try_to_sign_in(password: str) -> None:
        store = await open_store(url)
        try:
            await sign_in(await People.open(store), Limits(), Try("second", password, "", "127.0.0.1", None))
        finally:
            await store.close()

    run(register)
    stands = filled(url)
    assert admin(url, "users") == 0
    assert "first\tfirst\tadministrator" in capsys.readouterr().out
    assert admin(url, "users", "--make-admin", "Second") == 0
    admin(url, "users")
    assert "second\tsecond\tadministrator" in capsys.readouterr().out
    assert admin(url, "users", "--make-admin", "nobody") == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("battery staple\n"))
    assert admin(url, "users", "--set-password", "second") == 0
    run(try_to_sign_in, "battery staple")
    with pytest.raises(Refused):
        run(try_to_sign_in, "correct horse")
    assert admin(url, "tables", "--status", "running") == 0
    assert "2 tables" in capsys.readouterr().out
    assert admin(url, "tables", "--close", list(stands)[-1]) == 0
    capsys.readouterr()
    admin(url, "tables", "--status", "running")
    assert "1 tables" in capsys.readouterr().out
    assert admin(url, "tables", "--close", "nothing") == 2


@pytest.mark.parametrize("words", [["users"], ["tables"], ["backup", "saved.gz"], ["replay-all"], ["rate-all"]])
def test_a_database_that_is_not_there_is_not_made(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As for whoever forgets to say which it is: no accounts would be the wrong answer."""
    there = tmp_path / "serai.db"
    assert admin(f"sqlite:///{there}", *words) == 2
    assert f"there is no database at {there}" in capsys.readouterr().err
    assert not there.exists()
