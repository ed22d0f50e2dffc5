"""How long Serai without a server takes to ask its first question: `python benchmarks/offline_start.py [--times 5]`.

A real Chromium and a plain file server on this machine. Cold is a browser that has kept nothing, from opening the
address through one click to the first question of Khan against bots; warm is a new tab of the same browser at the
start page, likewise to a first question. Every time is printed, none is left out. Beside the seconds stand those that
the processor spent on the whole browser meanwhile: on a machine that others need too they say more.

`--beside FOLDER`: a site that was written earlier, as by another version; both are visited in turn.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import TimeoutError as NotInTime

from tests.web.harness import Browser, Page, built, running_chromium
from tests.web.offline.host import PREFIX, FileHost, Traveller

QUESTION = "[data-part=asked]"
BEGIN = "Play against bots: Khan"
MEMORY = 20_000  # milliseconds within which a site that copies Python's memory has done so


class Took(NamedTuple):
    """Seconds on the clock, and of the processor."""

    clock: float
    processor: float

    def __str__(self) -> str:
        return f"{self.clock:.2f} s ({self.processor:.2f})"


def processor(browser: Browser) -> float:
    """The seconds that all processes of the browser have used."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(float(each["cpuTime"]) for each in told)


def first_question(browser: Browser, page: Page, site: str) -> Took:
    """From opening the start page to the first question."""
    used, began = processor(browser), time.monotonic()
    page.goto(f"{site}#/", wait_until="commit")
    page.get_by_role("button", name=BEGIN, exact=True).click()
    page.locator(QUESTION).first.wait_for(timeout=120_000)
    return Took(time.monotonic() - began, processor(browser) - used)


def visit(browser: Browser, host: FileHost) -> tuple[Took, Took]:
    """A first visit and the next one."""
    traveller = Traveller(browser, host, suggest=False)
    cold = first_question(browser, traveller.page, traveller.site)
    traveller.kept()
    try:
        traveller.remembered(patience=MEMORY)
    except NotInTime:
        print("no memory was kept; ", end="")
    page = traveller.new_page()
    traveller.page.close()
    warm = first_question(browser, page, traveller.site)
    traveller.leave()
    return cold, warm


def written(folder: Path) -> FileHost:
    """The site as it is now, on a file server."""
    command = [sys.executable, "-m", "serai.cli", "site", str(folder / PREFIX)]
    subprocess.run(command, env={**os.environ, "SERAI_WEB": str(built())}, check=True, stdout=subprocess.DEVNULL)
    return FileHost(folder)


def earlier(site: Path, folder: Path) -> FileHost:
    """A site that is there, on a file server."""
    (folder / PREFIX).parent.mkdir(parents=True)
    (folder / PREFIX).symlink_to(site.resolve(), target_is_directory=True)
    return FileHost(folder)


def main() -> None:
    """Write the site once, visit it some times."""
    parser = argparse.ArgumentParser(description="time the first question of Khan without a server, cold and warm")
    parser.add_argument("--times", type=int, default=5, help="visits (5)")
    parser.add_argument("--beside", type=Path, help="a site that was written earlier, to be visited in turn")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, running_chromium() as browser:
        hosts = {"now": written(Path(name) / "now")}
        if args.beside:
            hosts["earlier"] = earlier(args.beside, Path(name) / "earlier")
        try:
            for _ in range(args.times):
                for version, host in hosts.items():
                    cold, warm = visit(browser, host)
                    print(f"{version}: cold {cold}, warm {warm}; load {os.getloadavg()[0]:.1f}", flush=True)
        finally:
            for host in hosts.values():
                host.stop()


if __name__ == "__main__":
    main()
