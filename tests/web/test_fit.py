"""How much is loaded, and that it fits wide desks and fingers."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from tests.web.harness import Visitor, wider_than_the_screen
from tests.web.playing import BOARD

Visit = Callable[..., Visitor]
GAMES = ("khan", "merv", "warrior_knights")
MOST_SCRIPT = 350_000  # bytes, compressed
SMALL = """
() => [...document.querySelectorAll("#main button, #main a.button, #main select, header a, .tick")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim().slice(0, 40) || each.ariaLabel, each.getBoundingClientRect()])
  .filter(([, box]) => box.height < 43.5)
  .map(([name, box]) => `${name}: ${Math.round(box.width)} by ${Math.round(box.height)}`)
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_loads_little(visit: Visit, game: str) -> None:
    ann = visit("Ann")
    table = ann.begun(game, "me", "bot")
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    page = ann.go(f"/table/{table}")
    expect(page.locator(BOARD).first).to_be_attached()
    page.wait_for_load_state("networkidle")
    scripts = {each.url: each for each in answers if each.request.resource_type == "script"}
    assert len(scripts) > 3
    sizes = {url: len(gzip.compress(script.body())) for url, script in scripts.items()}
    assert sum(sizes.values()) < MOST_SCRIPT, sizes


@pytest.mark.parametrize("game", GAMES)
def test_a_wide_desk_is_used(visit: Visit, game: str) -> None:
    ann = visit("Ann", animation="none")
    table = ann.begun(game, "me", "bot")
    ann.page.set_viewport_size({"width": 2560, "height": 1440})
    page = ann.go(f"/table/{table}")
    expect(page.locator(BOARD).first).to_be_attached()
    assert wider_than_the_screen(page) <= 0
    stage, panels, ask = (page.locator(f"[data-part={part}]").bounding_box() for part in ("stage", "panels", "asked"))
    assert stage
    assert panels
    assert ask
    assert stage["width"] + panels["width"] + ask["width"] > 0.95 * 2560


@pytest.mark.parametrize("path", ["/", "/new/khan", "/lobby", "/settings", "/account", "/table"])
def test_fingers_find_what_they_press(visit: Visit, path: str) -> None:
    ann = visit("Ann", phone=True)
    table = ann.table("tic_tac_toe", "me", "open", title="Friday")
    page = ann.go(f"/table/{table}" if path == "/table" else path)
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SMALL) == []
