"""How long the page without a server is ever busy at a stretch: `python benchmarks/offline_page.py [--clicks 40]`.

A real Chromium and a plain file server on this machine: opening the start page, a table of Khan against bots, and its
first choices while Python starts and bots think in workers. Chromium's trace tells every task of the page's own
thread, by the clock and by the processor; on a machine that others need too only the latter says something.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from offline_start import BEGIN, QUESTION, written

from tests.web.harness import Browser, running_chromium
from tests.web.offline.host import FileHost, Traveller
from tests.web.playing import play

LONGEST = 5  # that are told of each visit


def tasks(trace: bytes) -> Iterator[tuple[float, float]]:
    """Every task of the page's thread: milliseconds of the processor, and by the clock."""
    told: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    named = [each for each in told if each["name"] == "thread_name"]
    pages = {(each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"}
    ran = [each for each in told if each["name"].endswith("RunTask") and "tdur" in each]
    over = 0.0  # a task may be told with another one inside it
    for each in sorted(ran, key=lambda each: float(each["ts"])):
        if (each["pid"], each["tid"]) in pages and each["ts"] >= over:
            over = each["ts"] + each["dur"]
            yield each["tdur"] / 1000, each["dur"] / 1000


def visit(browser: Browser, traveller: Traveller, clicks: int) -> list[tuple[float, float]]:
    """Open the start page, begin a game and choose; gives the tasks, the longest first."""
    page = traveller.new_page()
    browser.start_tracing(page=page, categories=["toplevel"])
    page.goto(f"{traveller.site}#/", wait_until="commit")
    page.get_by_role("button", name=BEGIN, exact=True).click()
    page.locator(QUESTION).first.wait_for(timeout=120_000)
    play(page, most=clicks)
    found = sorted(tasks(browser.stop_tracing()), reverse=True)
    page.close()
    return found


def measure(browser: Browser, host: FileHost, clicks: int) -> None:
    """A first visit and the next one."""
    traveller = Traveller(browser, host, suggest=False)
    for name in ("cold", "warm"):
        found = visit(browser, traveller, clicks)
        longest = ", ".join(f"{processor:.0f} ({clock:.0f})" for processor, clock in found[:LONGEST])
        over = sum(processor > 50 for processor, _ in found)
        load = os.getloadavg()[0]
        print(f"{name}: {len(found)} tasks, {over} over 50 ms; the longest: {longest} ms; load {load:.1f}", flush=True)
    traveller.leave()


def main() -> None:
    """Write the site once, and visit it."""
    parser = argparse.ArgumentParser(description="time the longest tasks of the page without a server")
    parser.add_argument("--clicks", type=int, default=40, help="clicks in the game (40)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        host = written(Path(folder))
        try:
            measure(browser, host, args.clicks)
        finally:
            host.stop()


if __name__ == "__main__":
    main()
