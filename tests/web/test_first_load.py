"""What a first visit costs on a slow line: how much must arrive, and how often an answer is waited for to ask on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.harness import Visitor

LATENCY = 400  # milliseconds until an answer begins
LINE = 50_000  # bytes a second
START = 3_500  # milliseconds for the start page
AIM = 4_000  # milliseconds more for a table
PAUSE = 150  # milliseconds that each answer is held back here, so that it is plain who waited for whom
LASTING = ("/api/v1/games", "/api/v1/words", "/assets/")


class Cost:
    """Counts what arrives; from that follows how long it would take, however busy this machine is."""

    def __init__(self, visitor: Visitor) -> None:
        self.page: Page = visitor.page
        self.turns: dict[str, int] = {}  # by request: after how many answers it was asked
        self.paths: list[str] = []
        self.bytes = self.deepest = 0
        self.line = visitor.context.new_cdp_session(self.page)
        self.line.send("Network.enable")
        wishes = {"offline": False, "latency": PAUSE, "downloadThroughput": -1, "uploadThroughput": -1}
        self.line.send("Network.emulateNetworkConditions", wishes)
        self.line.on("Network.requestWillBeSent", self._asked)
        self.line.on("Network.loadingFinished", self._came)

    def _asked(self, told: Any) -> None:
        self.paths.append(told["request"]["url"])
        if told["type"] != "Font":  # meanwhile the page shows a font of the system
            self.turns[told["requestId"]] = self.deepest + 1

    def _came(self, told: Any) -> None:
        if turn := self.turns.get(told["requestId"]):
            self.deepest = max(self.deepest, turn)
            self.bytes += told["encodedDataLength"]

    def until(self, shown: str) -> int:
        """Wait until something is shown; gives the milliseconds that it takes on the slow line."""
        self.page.locator(shown).first.wait_for(state="attached")
        return self.deepest * LATENCY + self.bytes * 1000 // LINE

    def again(self) -> None:
        self.bytes = self.deepest = 0
        self.turns = {}


@pytest.mark.parametrize(("game", "language"), [("khan", "en"), ("merv", "fr"), ("warrior_knights", "ru")])
def test_a_first_visit_is_quick_on_a_slow_line(visit: Callable[..., Visitor], game: str, language: str) -> None:
    ann = visit("Ann", language=language, coach="first")
    table = ann.begun(game, "me", "bot", "bot")
    cost = Cost(ann)
    ann.page.goto("/")
    start = cost.until(".cards a, .cards button")
    assert start < START, f"the start page: {cost.bytes} bytes in {cost.deepest} turns"
    assert not [path for path in cost.paths if "/assets/table" in path]
    assert language == "ru" or not [path for path in cost.paths if "cyrillic" in path]
    ann.page.wait_for_load_state("networkidle")
    cost.again()
    ann.page.evaluate(f"history.pushState(null, '', '/table/{table}'); dispatchEvent(new PopStateEvent('popstate'))")
    took = cost.until("[data-part=asked]")
    assert took < AIM, f"the table: {cost.bytes} bytes in {cost.deepest} turns"


def test_what_stays_the_same_is_not_asked_for_twice(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    table = ann.begun("khan", "me", "bot", "bot")
    ann.go(f"/table/{table}")
    ann.page.locator("[data-part=asked]").wait_for()
    asked: dict[str, str] = {}
    kept: set[str] = set()
    line = ann.context.new_cdp_session(ann.page)
    line.send("Network.enable")
    line.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
    line.on("Network.requestServedFromCache", lambda told: kept.add(told["requestId"]))
    line.on(
        "Network.responseReceived", lambda told: kept.update([told["requestId"]] * told["response"]["fromDiskCache"])
    )
    ann.page.reload()
    ann.page.locator("[data-part=asked]").wait_for()
    ann.page.wait_for_load_state("networkidle")
    lasting = {one: path for one, path in asked.items() if any(part in path for part in LASTING)}
    assert len(lasting) > 5
    assert [path for one, path in lasting.items() if one not in kept] == []
