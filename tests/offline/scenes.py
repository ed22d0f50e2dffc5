"""What happens on a device, run where nothing is installed; each scene gives what the test looks at, as JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from serai.engine.core.game import load
from serai.offline.memory import fill
from serai.teach.lessons import course_of
from serai.teach.puzzles import puzzles_of
from serai.teach.running import stand
from tests.offline.page import Memory, Page

FAR = 10**6


async def whole_game(name: str, bots: int, halfway: int, options: dict[str, Any]) -> dict[str, Any]:
    """A game against novices to its end, gone on with after the page was closed in the middle of it."""
    storage, dice = Memory(), Random(7)
    page = await Page(storage).open()
    await page.arrive()
    table = await page.sit(name, bots, options=options)
    assert await page.play(table, halfway, dice)
    before = await page.position(table, 0)
    await page.host.close()
    page = await Page(storage).open()
    after = await page.position(table, 0)
    assert {**after, "now": 0} == {**before, "now": 0}
    assert (await page.ask("GET", "/who"))["name"] == "Ann"
    assert not await page.play(table, FAR, dice)
    shown = await page.ask("GET", f"/tables/{table}")
    record = json.loads(await page.host.request("GET", f"/tables/{table}/record.json", None))["body"]
    text = await page.ask("GET", f"/tables/{table}/record.txt")
    again = [(await page.ask("POST", "/records", {"record": one}, 201))["table"] for one in (record, text)]
    outs = [json.loads(await page.host.request("GET", f"/tables/{one}/record.json", None))["body"] for one in again]
    return {"shown": shown, "record": record, "text": text, "outs": outs}


def choices_of(name: str, lesson_id: str) -> list[str | None]:
    """What a learner does who always does what is asked for, found by trying."""
    game = load(name)
    lesson = course_of(game).lesson(lesson_id)
    assert lesson is not None
    made: list[str | None] = []
    for step in lesson.steps:
        if not step.asks:
            made.append(None)
            continue
        match = stand(game, lesson, made).match
        asked = next(asked for asked in match.asks if asked.seat == lesson.seat)
        texts = [game.notation.to_text(pick) for pick in asked.options]
        likely = [text for text in texts if any(text.startswith(one) for one in step.ask)] or texts
        made.append(next(text for text in likely if not stand(game, lesson, [*made, text]).answer))
    return made


async def learning(name: str) -> list[list[Any]]:
    """Every answer on the way through all lessons and puzzles of a game, with what was asked."""
    page, told = await Page(Memory()).open(), list[list[Any]]()

    async def ask(path: str, **body: Any) -> Any:
        told.append([path, body, await page.ask("POST", path, body)])
        return told[-1][2]

    game = load(name)
    for lesson in course_of(game).lessons:
        made, path = choices_of(name, lesson.id), f"/lessons/{name}/{lesson.id}"
        for far in range(len(made)):
            await ask(path, made=made[:far])
        assert (await ask(path, made=made))["done"] == len(made)
        first = next(place for place, choice in enumerate(made) if choice is not None)
        await ask(f"{path}/preview", made=made[:first], choice=made[first], deeper=True)
        await ask(f"{path}/why-not", made=made[:first], choice=made[first])
    for number, puzzle in enumerate(puzzles_of(game).puzzles, 1):
        path = f"/puzzles/{name}/{number}"
        assert (await ask(path))["question"]["kind"] == puzzle.kind
        assert (await ask(path, made=[puzzle.best]))["judgement"]["right"]
        await ask(f"{path}/preview", choice=puzzle.best)
        await ask(f"{path}/why-not", choice=puzzle.best)
    return told


async def filled(name: str) -> list[str]:
    """What of Serai a game against bots and a lesson still import once the memory was filled."""
    fill()
    known = set(sys.modules)
    page = await Page(Memory()).open()
    await page.arrive()
    await page.play(await page.sit(name, 1, "general"), 4, Random(7))
    for lesson in course_of(load(name)).lessons[:1]:
        await page.ask("POST", f"/lessons/{name}/{lesson.id}", {"made": []})
    return sorted(module for module in set(sys.modules) - known if module.startswith("serai"))


SCENES: dict[str, Callable[..., Coroutine[Any, Any, Any]]] = {
    "whole_game": whole_game,
    "learning": learning,
    "filled": filled,
}

if __name__ == "__main__":
    scene, *values = json.loads(sys.argv[1])
    print(json.dumps(asyncio.run(SCENES[scene](*values))))
