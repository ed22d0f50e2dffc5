"""A walker plays through the page as a person does, and looks whether all that a question is about can be reached."""

from __future__ import annotations

import logging
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.web.harness import Visitor

log = logging.getLogger(__name__)
FINGER = 43.5  # pixels: what a finger presses is at least so large
NEAR = 1.0  # pixels within which two places are the same
FEW = 12  # rows that a list may show before a verb or a target is picked
PATIENCE = 60  # seconds for the others to move
REFUSALS = 3  # times that something illegal is pressed in questions of a kind
STEPS = 24  # presses within which a question is answered

# Everything that a person could press now, with its place, and whatever is wrong with the screen.
LOOK = """
async () => {
  for (const _ of [1, 2]) await new Promise((painted) => requestAnimationFrame(painted));
  const faults = [];
  const root = document.documentElement;
  const [wide, high] = [root.clientWidth, innerHeight];
  if (root.scrollWidth > wide) faults.push(`the page is ${root.scrollWidth - wide} pixels too wide`);
  if (root.scrollHeight > high + 1) faults.push(`the page is ${root.scrollHeight - high} pixels too high`);
  const box = (each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return { x, y, width, height };
  };
  const name = (each) =>
    `${each.getAttribute("aria-label") || each.innerText || each.dataset.kind || each.tagName}`
      .trim().replace(/\\s+/g, " ").slice(0, 60);
  const inside = ({ x, y, width, height }) => x >= -1 && y >= -1 && x + width <= wide + 1 && y + height <= high + 1;
  const shown = (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0;
  const reached = (each) => {
    const { x, y, width, height } = box(each);
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (each === hit || each.contains(hit));
  };
  const over = (each) => {
    const { x, y, width, height } = box(each);
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit ? `${hit.tagName} ${name(hit).slice(0, 30)}` : "the edge of the screen";
  };
  const target = (each) => ({
    name: name(each),
    box: box(each),
    shown: shown(each),
    reached: shown(each) && reached(each),
    over: shown(each) && !reached(each) ? over(each) : "",
    stage: each.closest("[data-part=stage]") !== null,
  });
  const find = (path) => [...document.querySelectorAll(path)].filter((each) => !each.disabled);
  const asked = document.querySelector("[data-part=asked]");
  const question = document.querySelector("#question");
  if (question && (!inside(box(question)) || !reached(question))) faults.push("the question is not in sight");
  const decline = find("[data-decline]").filter(shown);
  const verbs = find("[data-verb]").filter(shown);
  for (const each of [...find("[data-part=asked] footer button, [role=tab], .tools button").filter(shown), ...verbs])
    if (!inside(box(each))) faults.push(`${name(each)} lies outside the screen`);
  for (const each of [...decline, ...find("[data-part=asked] footer button").filter(shown)])
    if (!reached(each)) faults.push(`${name(each)} is covered`);
  for (const each of find("[data-part=asked] button").filter(shown))
    if (each.scrollWidth > each.clientWidth + 1) faults.push(`${name(each)} is cut`);
  // Plates and cards in hand are whole: each within the room it has, and every word within its own box.
  for (const room of document.querySelectorAll(".strip, [data-part=hand], [data-panel=hand]")) {
    if (!shown(room)) continue;
    const around = room.getBoundingClientRect();
    for (const each of room.querySelectorAll("li")) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const past = Math.max(around.left - left, right - around.right, around.top - top, bottom - around.bottom);
      if (past > 1) faults.push(`${name(each)} is cut by ${past.toFixed(0)} pixels`);
    }
    for (const each of room.querySelectorAll("li, li *")) {
      if (!(each instanceof HTMLElement) || !shown(each) || each.closest(".unseen") || each.clientWidth <= 1) continue;
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1) faults.push(`${name(each)} is cut`);
      if (overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1)
        faults.push(`${name(each)} is cut below`);
      if (each.childElementCount > 0 || !each.innerText.trim()) continue;
      const [words, plate] = [each.getBoundingClientRect(), each.closest("li").getBoundingClientRect()];
      if (words.right > plate.right + 1 || words.bottom > plate.bottom + 1)
        faults.push(`${name(each)} sticks out of its plate or card`);
    }
  }
  const stage = document.querySelector("[data-part=stage]") ?? document.querySelector(".picture");
  // What the coach says is whole, and covers neither the question and its answers nor the board.
  const note = document.querySelector("[data-part=coach]");
  if (note) {
    const { left, right, top, bottom } = note.getBoundingClientRect();
    if (!inside(box(note))) faults.push("what the coach says lies outside the screen");
    if (note.scrollHeight > note.clientHeight + 1) faults.push(`what the coach says is cut: ${name(note)}`);
    for (const each of [asked, ...document.querySelectorAll("[data-part=stage]")]) {
      const other = each.getBoundingClientRect();
      const across = Math.min(right, other.right) - Math.max(left, other.left);
      const along = Math.min(bottom, other.bottom) - Math.max(top, other.top);
      if (across > 1 && along > 1) faults.push(`what the coach says covers ${each.dataset.part}`);
    }
  }
  const options = find("[data-part=asked] .body .option").filter(shown);
  return {
    faults,
    move: asked?.dataset.move ?? "",
    kind: asked?.dataset.kind ?? "",
    busy: asked?.dataset.busy !== undefined || document.querySelector("[data-awaited]") !== null,
    over: document.querySelector("[data-part=final]") !== null,
    stage: stage ? box(stage) : null,
    decline: decline.map(target),
    verbs: verbs.map((each) => each.dataset.verb),
    options: options.map(target),
    rows: options.length,
    back: find("[data-part=back]").filter(shown).length > 0,
    note: find("[data-part=got-it]").filter(shown).map(target),
    sure: find("[data-part=candidate] .main, [data-part=confirm], .here .main").filter(shown).map(target),
    targets: find(".picture [data-legal]").map(target),
    others: find(".picture :is([role=button], [data-card], [data-kind]):not([data-legal])").map(target)
      .filter(({ reached }) => reached),
  };
}
"""


# Opens the long list, where there is one still: others may have moved meanwhile.
OPEN = """
() => {
  const opener = document.querySelector("[data-part=list]");
  opener?.click();
  return opener !== null;
}
"""
# To all answers again; where others have moved meanwhile, they are there already.
BACK = "() => document.querySelector('[data-part=back]')?.click()"


@dataclass
class Size:
    """A screen: its size, whether it is touched, and its theme."""

    width: int
    height: int
    theme: str = "light"
    phone: bool = False

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.theme}"


@dataclass
class Walker:
    """Somebody who plays one seat of a table on a screen of a certain size."""

    visitor: Visitor
    size: Size
    seed: int = 1
    faults: list[str] = field(default_factory=list)
    seen: int = 0
    presses: int = 0
    notes: int = 0  # that the coach showed

    def __post_init__(self) -> None:
        self.page: Page = self.visitor.page
        self.page.set_viewport_size({"width": self.size.width, "height": self.size.height})
        self.dice = random.Random(self.seed)
        self.home: dict[str, float] | None = None
        self.refused: Counter[str] = Counter()
        self.corner: tuple[float, float] | None = None

    def look(self) -> dict[str, Any]:
        """What is on the screen."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def blame(self, seen: dict[str, Any], words: str) -> None:
        fault = f"{self.size}, {seen['kind']} (move {seen['move']}): {words}"
        if fault not in self.faults:
            log.info("%s", fault)  # a long walk tells them on its way
            self.faults.append(fault)

    # ---- playing

    def walk(self, most: int = 10**9) -> int:
        """Play until the end, or so many questions long; gives how many there were."""
        for seen in self.questions():
            self.check(seen)
            self.seen += 1
            if self.seen >= most:
                break
            self.answer(seen["move"])
        return self.seen

    def questions(self) -> Iterator[dict[str, Any]]:
        """Each question as it comes, until the game is over."""
        last, until = "", time.monotonic() + PATIENCE
        while True:
            seen = self.look()
            if seen["over"]:
                return
            fresh = seen["kind"] and not seen["busy"] and seen["move"] != last
            if fresh and (seen["targets"] or seen["options"] or seen["decline"]):
                last = seen["move"]
                yield self.read(seen)
                until = time.monotonic() + PATIENCE
            assert time.monotonic() < until, f"nothing to answer after move {last}: {seen}"
            self.page.wait_for_timeout(20)

    def read(self, seen: dict[str, Any]) -> dict[str, Any]:
        """Read what the coach says, if anything, and put it away; gives what is on the screen then."""
        if not seen["note"]:
            return seen
        self.notes += 1
        self.check_frame(seen)
        if not seen["note"][0]["reached"]:
            self.blame(seen, f"what the coach says cannot be put away ({seen['note'][0]['over']})")
        self.press(seen, seen["note"][0])
        return self.look()

    def answer(self, move: str) -> None:
        """Press whatever is lit until the question is answered."""
        for _ in range(STEPS):
            seen = self.look()
            if seen["over"] or seen["move"] != move or not seen["kind"]:
                return
            self.check_frame(seen)
            if seen["busy"]:
                pass
            elif sure := [one for one in seen["sure"] if one["reached"]]:
                self.press(seen, sure[0])
            elif seen["verbs"]:
                self.verb(self.dice.choice(seen["verbs"]))
            else:
                able = [one for one in seen["targets"] if one["reached"]]
                lit = able or [one for one in seen["options"] + seen["decline"] if one["reached"]]
                if lit:
                    self.press(seen, self.dice.choice(lit))
            self.page.wait_for_timeout(30)
        for _ in range(STEPS):  # what random presses do not bring about, the list does
            seen = self.look()
            if seen["over"] or seen["move"] != move or not seen["kind"]:
                return
            lit = [one for one in seen["sure"] + seen["decline"] + seen["options"] if one["reached"]]
            if lit and not seen["busy"]:
                self.press(seen, lit[0])
            elif not seen["busy"]:
                self.page.locator("[data-verb], [data-part=list], [data-part=back]").first.click()
            self.page.wait_for_timeout(60)
        raise AssertionError(f"not answered: {self.look()}")

    def verb(self, word: str) -> None:
        self.presses += 1
        self.page.locator(f"[data-verb='{word}']").first.click()

    def press(self, seen: dict[str, Any], target: dict[str, Any]) -> None:
        """Press in the middle of something; a finger needs it large enough, and what is too small comes near first."""
        if self.size.phone:
            target = self.brought_near(seen, target)
        box = target["box"]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.presses += 1
        if self.size.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def brought_near(self, seen: dict[str, Any], target: dict[str, Any]) -> dict[str, Any]:
        def small(one: dict[str, Any]) -> bool:
            return bool(min(one["box"]["width"], one["box"]["height"]) < FINGER)

        if small(target) and target["stage"]:
            box = target["box"]
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            for _ in range(STEPS):  # a busy page comes near a little later
                self.page.wait_for_timeout(60)
                after = self.look()
                same = [one for one in after["targets"] if one["name"] == target["name"]]
                if after["move"] == seen["move"] and same:
                    target = same[0]
                if not same or not small(target):
                    break
        if small(target):
            size = f"{target['box']['width']:.0f} by {target['box']['height']:.0f}"
            self.blame(seen, f"{target['name']} is too small for a finger: {size}")
        return target

    # ---- looking

    def check(self, seen: dict[str, Any]) -> None:
        """Whether everything that the question is about can be seen and reached, at once or by picking a verb."""
        self.check_frame(seen)
        self.check_refusal(seen)
        if seen["rows"] > FEW:
            self.blame(seen, f"{seen['rows']} rows before anything was picked")
        hidden = [one for one in seen["targets"] if not one["reached"]]
        if not seen["verbs"]:
            for one in hidden:
                self.blame(seen, f"{one['name']} is out of reach ({one['over']})")
            return
        for one in hidden:
            if one["shown"]:
                self.blame(seen, f"{one['name']} is covered or out of sight ({one['over']})")
        for word in seen["verbs"]:
            self.verb(word)
            picked = self.look()
            self.check_frame(picked)
            self.check_list()
            for one in picked["targets"]:
                if not one["reached"]:
                    self.blame(seen, f"{word}: {one['name']} is out of reach ({one['over']})")
            self.page.evaluate(BACK)

    def check_refusal(self, seen: dict[str, Any]) -> None:
        """Whether all stays in place when something is pressed that may not be chosen."""
        if not seen["others"] or self.refused[seen["kind"]] >= REFUSALS:
            return
        self.refused[seen["kind"]] += 1
        other = self.dice.choice(seen["others"])
        box = other["box"]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.size.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_timeout(120)
        self.check_frame(self.look())
        self.page.keyboard.press("Escape")
        self.page.mouse.move(0, 0)

    def check_list(self) -> None:
        """Whether all stays in place when a long list opens."""
        if self.page.evaluate(OPEN):
            self.check_frame(self.look())

    def check_frame(self, seen: dict[str, Any]) -> None:
        """Whether the frame of the table is where it was, and whole."""
        for fault in seen["faults"]:
            self.blame(seen, fault)
        stage = seen["stage"]
        self.home = self.home or stage
        if stage and self.home and any(abs(stage[key] - self.home[key]) > NEAR for key in stage):
            self.blame(seen, f"the board has moved from {self.home} to {stage}")
        if seen["decline"]:
            box = seen["decline"][0]["box"]
            self.corner = self.corner or (box["x"], box["y"])
            if abs(box["x"] - self.corner[0]) > NEAR or abs(box["y"] - self.corner[1]) > NEAR:
                self.blame(seen, "declining has moved")


def seated(
    visit: Callable[..., Visitor],
    game: str,
    size: Size,
    bots: int = 1,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    **wishes: Any,
) -> Walker:
    """A walker at a new table of a game, against quick bots, with the coach as in anybody's first game."""
    ann = visit("Ann", phone=size.phone, theme=size.theme, animation="none", coach="first", **wishes)
    walker = Walker(ann, size, seed)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(bots))]
    table = str(ann.post("/tables", {"game": game, "seats": seats, "options": options or {}})["id"])
    ann.start(table)
    ann.go(f"/table/{table}")
    return walker
