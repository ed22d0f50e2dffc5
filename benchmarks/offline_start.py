"""How long Serai without a server takes to ask its first question: `python benchmarks/offline_start.py [--times 5]`.

`--beside FOLDER`: a site that was written earlier, as by another version; each is visited in turn.

A real Chromium and a plain file server on this machine. Cold is a browser that has kept nothing, from opening the
address through one click to the first question of Khan against bots; warm is a new tab of the same browser at the
start page, likewise to a first question. Every time is printed, none is left out.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.harness import Browser, Page, built, running_chromium
from tests.web.offline.host import PREFIX, FileHost, Traveller

QUESTION = "[data-part=asked]"
BEGIN = "Play against bots: Khan"


def first_question(page: Page, site: str) -> float:
    """Seconds from opening the start page to the first question."""
    began = time.monotonic()
    page.goto(f"{site}#/", wait_until="commit")
    page.get_by_role("button", name=BEGIN, exact=True).click()
    page.locator(QUESTION).first.wait_for(timeout=120_000)
    return time.monotonic() - began


def visit(browser: Browser, host: FileHost) -> tuple[float, float]:
    """A first visit and the next one, in seconds."""
    traveller = Traveller(browser, host, suggest=False)
    cold = first_question(traveller.page, traveller.site)
    traveller.kept()
    traveller.page.close()
    traveller.remembered()
    page = traveller.new_page()
    warm = first_question(page, traveller.site)
    traveller.leave()
    return cold, warm


def main() -> None:
    """Write the site once, visit it some times."""
    parser = argparse.ArgumentParser(description="time the first question of Khan without a server, cold and warm")
    parser.add_argument("--times", type=int, default=5, help="visits (5)")
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder, running_chromium() as browser:
        command = [sys.executable, "-m", "serai.cli", "site", str(Path(folder) / PREFIX)]
        subprocess.run(command, env={**os.environ, "SERAI_WEB": str(built())}, check=True, stdout=subprocess.DEVNULL)
        host = FileHost(Path(folder))
        try:
            for _ in range(times):
                cold, warm = visit(browser, host)
                print(f"cold {cold:.2f} s, warm {warm:.2f} s; load {os.getloadavg()[0]:.1f}", flush=True)
        finally:
            host.stop()


if __name__ == "__main__":
    main()
