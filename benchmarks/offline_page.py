"""How long the page without a server is ever busy at a stretch: `python benchmarks/offline_page.py [--games khan]`.

A real Chromium and a plain file server on this machine. For each game: a first visit and the next one, each from the
start page through a table against bots and some choices; then, with Python there, what if, the past, a record that
was played to its end with its analysis, and the last moves of it played once more up to the final sheet. Chromium's
trace tells every task of the page's own thread with what it does before it lets go of it (microtasks are part of a
task), by the processor and by the clock; on a machine that others need too only the former says something.

`--site FOLDER`: a site that was written earlier, as by another version, in the place of the one as it is now.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from offline_start import QUESTION, earlier, written
from playwright.sync_api import Locator, Page

import serai
from tests.bots.bot_games import played
from tests.web.harness import Browser, running_chromium
from tests.web.offline.host import LONG, FileHost, Traveller
from tests.web.playing import FINAL, play

LONGEST = 5  # that are told of each part
LIMIT = 50  # milliseconds
BEFORE_THE_END = 6  # moves that are played once more
STEPS = 8  # that are looked at in the past
GAMES = {"khan": "Khan", "merv": "Merv", "warrior_knights": "Warrior Knights"}
# Microtasks are no part of what the category `toplevel` calls a task.
CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
Part = Callable[[], None]


def tasks(trace: bytes) -> Iterator[tuple[float, float]]:
    """Every task of the page's thread: milliseconds of the processor, and by the clock."""
    told: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    named = [each for each in told if each["name"] == "thread_name"]
    pages = {(each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"}
    ran = [each for each in told if each["name"] == "RunTask" and "tdur" in each]
    over = 0.0  # a task may be told with another one inside it
    for each in sorted(ran, key=lambda each: float(each["ts"])):
        if (each["pid"], each["tid"]) in pages and each["ts"] >= over:
            over = each["ts"] + each["dur"]
            yield each["tdur"] / 1000, each["dur"] / 1000


class Watch:
    """Traces what a page does, and tells the longest tasks of it."""

    def __init__(self, browser: Browser, game: str) -> None:
        self.browser, self.game = browser, game

    def over(self, name: str, page: Page, part: Part) -> None:
        self.browser.start_tracing(page=page, categories=CATEGORIES)
        part()
        found = sorted(tasks(self.browser.stop_tracing()), reverse=True)
        longest = ", ".join(f"{processor:.0f} ({clock:.0f})" for processor, clock in found[:LONGEST])
        many = sum(processor > LIMIT for processor, _ in found)
        load = os.getloadavg()[0]
        told = f"{len(found)} tasks, {many} over {LIMIT} ms; the longest: {longest} ms; load {load:.1f}"
        print(f"{self.game}, {name}: {told}", flush=True)


def begins(traveller: Traveller, page: Page, game: str, clicks: int) -> None:
    """Open the start page, begin a game and choose."""
    page.goto(f"{traveller.site}#/", wait_until="commit")
    page.get_by_role("button", name=f"Play against bots: {GAMES[game]}", exact=True).click()
    page.locator(QUESTION).first.wait_for(timeout=LONG)
    play(page, most=clicks)


def imagines(page: Page) -> None:
    """A what-if, some choices in it, and back."""
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("button", name="What if").click()
    page.get_by_role("button", name="Back to the game").wait_for()
    page.locator(QUESTION).first.wait_for()
    play(page, most=STEPS)
    page.get_by_role("button", name="Back to the game").click()
    page.locator(QUESTION).first.wait_for()


def step(bar: Locator, key: str) -> None:
    """Press a key of the bar, unless one is there already."""
    button = bar.get_by_role("button", name=key)
    if button.is_enabled():
        button.click()


def looks_back(page: Page) -> None:
    """To the end, some moves back from there, to the beginning, and some moves on."""
    bar = page.locator("section.replay")
    for key in ("To the end", *["One move back"] * STEPS, "To the beginning", *["One move forward"] * STEPS):
        step(bar, key)
        page.wait_for_function("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50, true)))")


def comes_in(traveller: Traveller, page: Page, record: Path) -> None:
    """A record of a whole game is opened, and its past looked at."""
    page.goto(f"{traveller.site}#/")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("section.replay").wait_for(timeout=LONG)
    looks_back(page)


def is_analysed(page: Page) -> None:
    """Its turning points are looked for, and the first of them is gone to."""
    page.get_by_role("button", name="Analyse this game").click()
    page.locator("[data-part=chances]").wait_for(timeout=LONG)
    page.locator("[data-part=analysis] ol button").first.click()


def ends(page: Page) -> None:
    """The last moves are played once more, for all seats at one screen."""
    bar = page.locator("section.replay")
    for key in ("To the end", *["One move back"] * BEFORE_THE_END):
        step(bar, key)
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: url != before)
    page.locator(f"{QUESTION}, .cover").first.wait_for(timeout=LONG)
    play(page)
    page.locator(FINAL).wait_for()


def measure(browser: Browser, host: FileHost, game: str, clicks: int, record: Path) -> None:
    """A first visit, the next ones, and what there is beside play."""
    watch, traveller = Watch(browser, game), Traveller(browser, host, suggest=False)
    traveller.page.close()
    for name in ("cold", "warm", "warm again"):
        page = traveller.new_page()
        watch.over(name, page, lambda page=page: begins(traveller, page, game, clicks))  # type: ignore[misc]
        if name == "cold":
            traveller.ready(page)
            page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
            traveller.remembered(page=page)
        if name != "warm again":
            page.close()
    watch.over("what if", page, lambda: imagines(page))
    watch.over("the past", page, lambda: comes_in(traveller, page, record))
    watch.over("analysis", page, lambda: is_analysed(page))
    watch.over("to the end", page, lambda: ends(page))
    traveller.leave()


def main() -> None:
    """Write the site once, and visit it."""
    parser = argparse.ArgumentParser(description="time the longest tasks of the page without a server")
    parser.add_argument("--games", default=",".join(GAMES), help="games, with commas between them (all three)")
    parser.add_argument("--clicks", type=int, default=25, help="clicks in each game (25)")
    parser.add_argument("--site", type=Path, help="a site that was written earlier")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, running_chromium() as browser:
        folder = Path(name)
        host = earlier(args.site, folder / "host") if args.site else written(folder / "host")
        try:
            for game in args.games.split(","):
                record = folder / f"{game}.json"
                record.write_text(played(serai.load(game), ["novice", "novice"], "a page").record.to_json())
                measure(browser, host, game, args.clicks, record)
        finally:
            host.stop()


if __name__ == "__main__":
    main()
