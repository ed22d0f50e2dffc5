"""Lessons and puzzles on a device answer as a server does, word for word."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from serai.engine.core.game import load, names
from serai.server.api.app import interface
from serai.server.live.limits import Limits
from serai.server.operations.settings import settings_from
from serai.teach.lessons import course_of
from tests.offline.conftest import Scene
from tests.server.hosting import asked_directly, run

TAUGHT = [name for name in names() if course_of(load(name)).lessons]


@pytest.mark.parametrize("name", TAUGHT)
def test_every_answer_in_lessons_and_puzzles_is_the_servers(name: str, scene: Scene) -> None:
    told: list[tuple[str, Any, Any]] = scene("learning", name)
    assert {path.split("/")[3] for path, _, _ in told if path.startswith("/lessons")} == {
        lesson.id for lesson in course_of(load(name)).lessons
    }
    app = interface(settings_from({}))
    app.state.node = SimpleNamespace(limits=Limits(active=False))

    async def compare() -> None:
        async with httpx.AsyncClient(transport=asked_directly(app), base_url="http://here/api/v1") as server:
            for path, body, answer in told:
                said = await server.post(path, json=body)
                assert said.status_code == 200, said.text
                assert said.json() == answer, (path, body)

    run(compare)
