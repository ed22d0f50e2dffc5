"""A person chooses what they are told, how and when; what cannot be is refused and changes nothing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from serai.server.notices.choices import KINDS, WAYS, usual
from serai.server.storage import Change
from serai.server.storage.migrate import migrations
from tests.server.hosting import run
from tests.server.notices.telling import interface_of

USUAL = msgspec.to_builtins(usual())


def test_choices_are_kept_exported_and_forgotten(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann):
            await ann.post("/guest", json={"name": "Ann"})
            assert (await ann.get("/me/notices")).json()["choices"] == USUAL
            wished = {
                "ways": {
                    "your-turn": ["push", "letter"],
                    "invitation": [],
                    "over": list(WAYS),
                    "time": ["email"],
                    "round": ["push"],
                },
                "quiet_from": 1320,
                "quiet_to": 420,
                "zone": "Asia/Tokyo",
                "letter_hour": 7,
            }
            for _ in range(2):
                assert (await ann.put("/me/notices", json=wished)).json()["choices"] == wished
            (kept,) = (await ann.get("/me/export")).json()["notice_choices"]
            assert (kept["on_turn"], kept["on_invitation"], kept["zone"]) == (5, 0, "Asia/Tokyo")
            assert kept["on_round"] == 1
            ((due,),) = await node.store.read("SELECT next_letter FROM notice_choices")
            assert (due // 3_600_000 + 9) % 24 == 7
            await ann.delete("/me")
            assert await node.store.read("SELECT * FROM notice_choices") == []

    run(test)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"ways": {}}, "bad-notices"),
        ({"ways": {kind: ["pigeon"] for kind in KINDS}}, "bad-request"),
        ({"quiet_from": 60}, "bad-notices"),
        ({"quiet_from": 1440, "quiet_to": 0}, "bad-request"),
        ({"zone": "Atlantis"}, "bad-zone"),
        ({"letter_hour": 24}, "bad-request"),
    ],
)
def test_what_cannot_be_chosen_is_refused(tmp_path: Any, wrong: dict[str, Any], key: str) -> None:
    async def test() -> None:
        async with interface_of(f"sqlite:///{tmp_path}/serai.db") as (_, ann):
            await ann.post("/guest", json={"name": "Ann"})
            answer = await ann.put("/me/notices", json=USUAL | wrong)
            assert (answer.status_code, answer.json()["key"]) == (400, key)
            assert (await ann.get("/me/notices")).json()["choices"] == USUAL

    run(test)


def test_a_way_is_switched_off_for_a_kind_for_all_kinds_or_altogether() -> None:
    assert usual().without("your-turn", "push").ways == usual().ways | {"your-turn": ["email", "webhook"]}
    assert all("push" not in ways for ways in usual().without(None, "push").ways.values())
    assert set(map(tuple, usual().without(None, None).ways.values())) == {()}


def test_whoever_chose_before_is_told_of_rounds_as_of_their_turns(url: str) -> None:
    async def test() -> None:
        async with interface_of(url) as (node, ann):
            await ann.post("/guest", json={"name": "Ann"})
            ways: dict[str, list[str]] = {kind: [] for kind in KINDS} | {"your-turn": ["email", "webhook"]}
            assert (await ann.put("/me/notices", json=USUAL | {"ways": ways})).is_success
            (add, carry_over) = next(
                step.statements for step in migrations("sqlite") if "on_round" in "".join(step.statements)
            )
            assert "ADD COLUMN on_round" in add
            await node.store.write([Change(carry_over)])
            kept = (await ann.get("/me/notices")).json()["choices"]["ways"]
            assert kept["round"] == ["email", "webhook"]
            assert kept["over"] == []

    run(test)
