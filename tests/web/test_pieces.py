"""A table is drawn in pieces, each in a task of its own, so that the page never stops for long; nothing moves by it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.harness import Visitor
from tests.web.sampling import sample

Visit = Callable[..., Visitor]
# The tasks that draw a piece wait until the test lets one of them begin.
HELD = """(() => {
    const held = [];
    const usual = scheduler.postTask.bind(scheduler);
    scheduler.postTask = (task, wish) =>
        wish?.priority === "user-blocking"
            ? new Promise((done) => held.push(() => done(task())))
            : usual(task, wish);
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const box = (one) => { const { x, y, width, height } = one.getBoundingClientRect(); return [x, y, width, height]; };
    const ROOMS = { plates: ".strip", stage: "[data-part=stage]", hand: "[data-part=hand]",
        panels: "[data-part=panels]", beside: ".beside" };
    const PIECES = { stage: "[data-part=stage] svg", hand: "[data-part=hand] *", panels: "[data-panel] *",
        question: "[data-part=asked]", log: "#panel-log *", matters: "#panel-table *" };
    const there = (paths) => Object.entries(paths).filter(([, path]) => document.querySelector(path));
    window.drawn = async () => {
        await painted();
        const rooms = there(ROOMS).map(([name, path]) => [name, box(document.querySelector(path))]);
        return { rooms: Object.fromEntries(rooms), pieces: there(PIECES).map(([name]) => name) };
    };
    window.drawNext = () => { const next = held.shift(); next?.(); return next !== undefined; };
})()"""


@pytest.mark.parametrize("phone", sample(False, True, first=2))
@pytest.mark.parametrize("game", sample("merv", "khan", "warrior_knights"))
def test_each_piece_is_drawn_in_a_task_of_its_own_and_nothing_moves(visit: Visit, game: str, phone: bool) -> None:
    ann = visit("Ann", phone=phone)
    table = ann.begun(game, "me", "bot")
    ann.context.add_init_script(HELD)
    page = ann.page
    page.goto(f"/table/{table}")
    expect(page.locator(".table .strip li").first).to_be_visible()
    steps: list[dict[str, Any]] = [page.evaluate("drawn()")]
    while page.evaluate("drawNext()"):
        steps.append(page.evaluate("drawn()"))
    first, last = steps[0], steps[-1]
    assert first["pieces"] == []
    assert {"stage", "panels", "question", "log", "matters"} <= set(last["pieces"])
    for before, after in pairwise(steps):
        assert len(after["pieces"]) <= len(before["pieces"]) + 1
    order = sorted(last["pieces"], key=lambda piece: [piece in step["pieces"] for step in steps].index(True))
    assert order == last["pieces"]  # whoever is asked has all of the board before them
    assert all(step["rooms"] == last["rooms"] for step in steps), [step["rooms"] for step in steps]
