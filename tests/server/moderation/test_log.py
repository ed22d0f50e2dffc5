"""The log of moderation: nothing of it can be changed, and whatever gets around that is found."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from serai import cli
from serai.server.moderation import acts, log
from serai.server.moderation.acts import Wish
from serai.server.operations.database import open_database
from serai.server.people.people import People
from serai.server.social import kept
from tests.server.hosting import node, run
from tests.server.social.acquaintances import account

CHANGES = (
    "UPDATE moderation_log SET words = 'nothing' WHERE number = 1",
    "DELETE FROM moderation_log WHERE number = 2",
)
UNLOCK = {
    "sqlite": "DROP TRIGGER moderation_log_update",
    "postgres": "ALTER TABLE moderation_log DISABLE TRIGGER moderation_log_kept",
}


def filled(url: str) -> None:
    """Two moderators on two nodes, who act at once."""

    async def fill() -> None:
        async with node(url) as here, node(url) as there:
            people = await People.open(here.store)
            ann, bob, cyd = [await account(here, name, moderator=int(name != "Cyd")) for name in ("Ann", "Bob", "Cyd")]
            silence = Wish("silence", "spam", "less, please", person=cyd.id, hours=1)
            await asyncio.gather(
                *(acts.carry_out(at, people, who, silence) for at, who in ((here, ann), (there, bob)) for _ in range(3))
            )
            await people.delete(cyd, kept.forgotten(cyd.id))

    run(fill)


def admin(url: str, *words: str) -> int:
    return cli.main(["admin", "--database", url, *words])


def test_the_database_refuses_to_change_it_and_a_change_is_found(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    filled(url)
    kind = url.partition(":")[0].removesuffix("ql")
    with open_database(url) as database:
        replaced = "INSERT OR REPLACE INTO moderation_log SELECT * FROM moderation_log WHERE number = 1"
        for change in (*CHANGES, *([replaced] if kind == "sqlite" else ["TRUNCATE moderation_log"])):
            with pytest.raises(Exception, match="cannot be changed"):
                database.execute(change)
        rows = database.rows(log.ALL)
    assert [row[0] for row in rows] == [1, 2, 3, 4, 5, 6]
    assert not {"Ann", "Bob", "Cyd"} & {value for row in rows for value in row}
    capsys.readouterr()
    assert admin(url, "moderation-log", "--verify", "--holds", rows[2][-1]) == 0
    assert f"6 entries, unchanged; the last has the hash {rows[-1][-1]}" in capsys.readouterr().out
    assert admin(url, "moderation-log", "--verify", "--holds", "f" * 64) == 1
    assert admin(url, "moderation-log") == 0
    assert "less, please" in capsys.readouterr().out

    saved, other = tmp_path / "saved.gz", f"sqlite:///{tmp_path}/other.db"
    assert admin(url, "backup", str(saved)) == 0
    assert admin(other, "restore", str(saved)) == 0
    assert admin(other, "moderation-log", "--verify") == 0

    with open_database(url) as database:
        database.execute(UNLOCK[kind])
        database.execute("UPDATE moderation_log SET words = 'nothing' WHERE number = 3")
    capsys.readouterr()
    assert admin(url, "moderation-log", "--verify") == 1
    assert "entry 3" in capsys.readouterr().out


def test_a_row_that_is_missing_is_found() -> None:
    made = log.Act(1, "moderator", "ban", "person", None, None, None, "spam", "why")
    rows, before = [], log.BEGINNING
    for number in (1, 2, 3):
        before = log.hash_after(before, number, made)
        rows.append((number, *made, before))
    assert log.verified(rows).broken is None
    assert log.verified([rows[0], rows[2]]).broken == 2
    assert log.verified([rows[1], rows[2]]).broken == 1
    assert log.verified([(*rows[0][:-2], "another", rows[0][-1]), *rows[1:]]).broken == 1
