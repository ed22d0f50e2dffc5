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
from tests.web.walkers.looking import CAUGHT, COVERED, LOOK, OTHERS, SURVEY

log = logging.getLogger(__name__)
FINGER = 43.5  # pixels: what a finger presses is at least so large
NEAR = 1.0  # pixels within which two places are the same
FEW = 12  # rows that a list may show before a verb or a target is picked
PATIENCE = 60  # seconds for the others to move
REFUSALS = 3  # times that something illegal is pressed in questions of a kind
STEPS = 24  # presses within which a question is answered
A_WHILE = 10_000  # milliseconds for which the page waits for a question before it is asked again
A_MOMENT = 400  # likewise for what a press leads to
REST = 900  # milliseconds after which a pointer that rests is told what is under it
THEMES = ("light", "dark")


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
    explained: int = 0  # times that something was explained at the pointer

    def __post_init__(self) -> None:
        self.page: Page = self.visitor.page
        self.page.set_viewport_size({"width": self.size.width, "height": self.size.height})
        self.dice = random.Random(self.seed)
        self.home: dict[str, float] | None = None
        self.refused: Counter[str] = Counter()
        self.corner: tuple[float, float] | None = None

    def look(self, *, last: str | None = None, before: str | None = None) -> dict[str, Any]:
        """What is on the screen: at once, after the question of the last move, or once it is another than before."""
        patience = A_WHILE if last is not None else A_MOMENT
        seen: dict[str, Any] = self.page.evaluate(LOOK, {"last": last, "before": before, "patience": patience})
        return seen

    def blame(self, seen: dict[str, Any], words: str) -> None:
        theme = "" if seen["theme"] == self.size.theme else f" when {seen['theme']}"
        fault = f"{self.size}{theme}, {seen['kind']} (move {seen['move']}): {words}"
        if fault not in self.faults:
            log.info("%s", fault)  # a long walk tells them on its way
            self.faults.append(fault)

    # ---- playing

    def walk(self, most: int = 10**9, themes: tuple[str, ...] = ()) -> int:
        """Play until the end, or so many questions long, looking in all these themes; gives how many there were."""
        for seen in self.questions():
            self.check(seen, themes or (self.size.theme,))
            self.seen += 1
            if self.seen >= most:
                break
            self.answer(seen["move"])
        return self.seen

    def questions(self) -> Iterator[dict[str, Any]]:
        """Each question as it comes, until the game is over."""
        last, until = "", time.monotonic() + PATIENCE
        while True:
            seen = self.look(last=last)
            if seen["over"]:
                return
            if seen["fresh"]:
                last = seen["move"]
                yield self.read(seen)
                until = time.monotonic() + PATIENCE
            assert time.monotonic() < until, f"nothing to answer after move {last}: {seen}"

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
        before: str | None = None
        for _ in range(STEPS):
            seen = self.look(before=before)
            if seen["over"] or seen["move"] != move or not seen["kind"]:
                return
            self.check_frame(seen)
            before = seen["state"]
            if not seen["busy"]:
                self.go_on(seen)
        for _ in range(STEPS):  # what random presses do not bring about, the list does
            seen = self.look(before=before)
            if seen["over"] or seen["move"] != move or not seen["kind"]:
                return
            before = seen["state"]
            lit = [one for one in seen["sure"] + seen["decline"] + seen["options"] if one["reached"]]
            if lit and not seen["busy"]:
                self.press(seen, lit[0])
            elif not seen["busy"]:
                self.page.locator("[data-verb], [data-part=list], [data-part=back]").first.click()
        raise AssertionError(f"not answered: {self.look()}")

    def go_on(self, seen: dict[str, Any]) -> None:
        """Press what confirms, else a verb, else something on the board, else in the list."""
        for of in (seen["sure"], seen["verbs"], seen["targets"], seen["options"] + seen["decline"]):
            if able := [one for one in of if one["reached"]]:
                self.press(seen, able[0] if of is seen["sure"] else self.dice.choice(able))
                return

    def press(self, seen: dict[str, Any], target: dict[str, Any]) -> None:
        """Press in the middle of something; a finger needs it large enough, and what is too small comes near first."""
        if self.size.phone:
            target = self.brought_near(seen, target)
        self.presses += 1
        self.touch(target)

    def touch(self, target: dict[str, Any]) -> None:
        box = target["box"]
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
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

    def check(self, seen: dict[str, Any], themes: tuple[str, ...]) -> None:
        """Whether everything that the question is about can be seen and reached, at once or by picking a verb."""
        self.check_frame(seen)
        if len(seen["options"]) > FEW:
            self.blame(seen, f"{len(seen['options'])} rows before anything was picked")
        for picked in self.page.evaluate(SURVEY, list(themes)):
            for look in picked["looks"]:
                self.check_look({**seen, **look}, picked["verb"], picked["list"])
        self.check_refusal(seen)  # last: a tap may bring the board near

    def check_look(self, seen: dict[str, Any], verb: str, lists: bool) -> None:
        """Whether the frame is as it was, and all that is lit in reach; before a verb is picked, all that is shown."""
        self.check_frame(seen)
        for one in seen["hidden"]:
            if verb and not lists:
                self.blame(seen, f"{verb}: {one['name']} is out of reach ({one['over']})")
            elif not verb and not seen["verbs"]:
                self.blame(seen, f"{one['name']} is out of reach ({one['over']})")
            elif not verb and one["shown"]:
                self.blame(seen, f"{one['name']} is covered or out of sight ({one['over']})")

    def check_refusal(self, seen: dict[str, Any]) -> None:
        """Whether all stays in place when something is pressed that may not be chosen; what is said covers none."""
        if self.refused[seen["kind"]] >= REFUSALS:
            return
        others = self.page.evaluate(OTHERS)
        if not others:
            return
        first = self.refused[seen["kind"]] == 0
        self.refused[seen["kind"]] += 1
        self.touch(self.dice.choice(others))
        self.page.wait_for_timeout(REST if first else 120)
        told = self.look()
        self.check_frame(told)
        self.check_explanation(told)
        self.page.keyboard.press("Escape")
        self.page.mouse.move(0, 0)

    def check_explanation(self, seen: dict[str, Any]) -> None:
        """Whether an explanation at the pointer covers nothing that can be pressed; on a phone: lets it be pressed."""
        self.explained += self.page.locator("[data-part=tip]").count()
        for name in self.page.evaluate(CAUGHT):
            self.blame(seen, f"{name} lies under an explanation")
        if not self.size.phone:
            for name in self.page.evaluate(COVERED):
                self.blame(seen, f"an explanation covers {name}")

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
    animation: str = "none",
    **wishes: Any,
) -> Walker:
    """A walker at a new table of a game, against quick bots, with the coach as in anybody's first game."""
    ann = visit("Ann", phone=size.phone, theme=size.theme, animation=animation, coach="first", **wishes)
    walker = Walker(ann, size, seed)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "random"} for _ in range(bots))]
    table = str(ann.post("/tables", {"game": game, "seats": seats, "options": options or {}})["id"])
    ann.start(table)
    ann.go(f"/table/{table}")
    return walker
