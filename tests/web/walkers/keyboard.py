"""Somebody who plays by keys alone, and whose focus must always lie on something that can be used."""

from __future__ import annotations

import random
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

PATIENCE = 60  # seconds for the others to move
FEW = 12  # answers that a list shows
TABS = 80  # presses within which Tab comes to the ask
TRIES = 40  # keys within which a question is answered

# What is asked, what keys could do about it, and where the focus lies.
STATE = """
async () => {
  for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
  const shown = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const find = (path) => [...document.querySelectorAll(path)].filter(shown);
  const ask = document.querySelector("[data-part=asked]");
  const at = document.activeElement;
  const usable = at !== null && shown(at)
    && at.matches("button:not(:disabled), a[href], input, select, summary, [tabindex='0'], [role=button], [role=tab]");
  return {
    over: document.querySelector("[data-part=final]") !== null,
    kind: ask?.dataset.kind ?? "",
    move: ask?.dataset.move ?? "",
    busy: ask?.dataset.busy !== undefined,
    answers: find("[data-part=candidate] .main, .options :is(.option, .verb, .more)").length,
    sure: find("[data-part=candidate] .main, [data-part=confirm]").length,
    ready: at?.matches("[data-part=candidate] .main, [data-part=confirm]") ?? false,
    declines: find("[data-decline]").length,
    lit: find(".picture [data-legal]").length,
    body: at === null || at === document.body,
    usable,
    listed: at?.closest(".options") !== null,
    asked: at?.closest("[data-part=asked]") !== null,
    focus: at ? `${at.tagName} ${at.getAttribute("aria-label") ?? at.innerText ?? ""}`.slice(0, 80) : "nothing",
  };
}
"""


@dataclass
class Typist:
    """Plays one seat with Tab, arrows, Enter, N and digits, the same way every time."""

    page: Page
    seed: int = 1
    answered: int = 0
    used: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def look(self) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(STATE)
        return seen

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    def enter(self) -> None:
        """Come to the ask from the top of the page."""
        for _ in range(TABS):
            self.press("Tab")
            if self.look()["asked"]:
                return
        raise AssertionError(f"Tab does not come to what is asked: {self.look()}")

    def play(self, most: int = 10**9) -> int:
        """Answer until the end, or so many questions; gives how many there were."""
        self.waited()
        self.enter()
        while self.answered < most:
            seen = self.waited()
            if seen["over"]:
                break
            self.answer(seen["move"])
            self.answered += 1
        return self.answered

    def waited(self) -> dict[str, Any]:
        """The next question, or the end, and the focus in its place: it is lost at most while the page is changed."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            seen = self.look()
            if self.answered and seen["body"] and not seen["over"]:
                continue
            if seen["over"] or (seen["kind"] and not seen["busy"] and (seen["answers"] or seen["declines"])):
                return seen
        raise AssertionError(f"nothing to answer, or the focus is lost: {self.look()}")

    def answer(self, move: str) -> None:
        """Press keys until the question is answered."""
        for tried in range(TRIES):
            seen = self.look()
            if seen["over"] or seen["move"] != move or not seen["kind"]:
                return
            if seen["busy"]:
                continue
            assert seen["usable"] or not (seen["answers"] or seen["declines"]), f"nothing can be used in focus: {seen}"
            self.one_key(seen, plain=tried > TRIES // 2)
        raise AssertionError(f"not answered by keys: {self.look()}")

    def one_key(self, seen: dict[str, Any], *, plain: bool) -> None:
        """One way on, as chance has it; plain: from the list alone."""
        if seen["sure"]:
            way = "sure"
        else:
            able = {
                "digit": seen["answers"],
                "arrows": seen["listed"],
                "decline": seen["declines"],
                "board": seen["lit"],
            }
            ways = [way for way, count in able.items() if count and not (plain and way == "board")]
            way = self.dice.choice(ways)
        self.used.add(way)
        match way:
            case "digit":
                self.press(str(self.dice.randint(1, min(9, seen["answers"]))))
            case "arrows":
                self.press("ArrowDown", self.dice.randint(0, 3))
                self.press("Enter")
            case "decline":
                self.press("0")
            case "board":
                self.press("n", self.dice.randint(1, 3))
                self.press("Enter")
            case _ if seen["answers"] == 1:
                self.press("1")
            case _:
                self.confirm()

    def confirm(self) -> None:
        """Go to what confirms, on the board or in the ask, and press it."""
        for tried in range(TABS):
            at = self.look()
            if at["ready"]:
                self.press("Enter")
                return
            self.press("ArrowDown" if at["listed"] and tried < FEW else "Shift+Tab")  # the board is before the ask
        raise AssertionError(f"Tab does not come to what confirms: {self.look()}")
