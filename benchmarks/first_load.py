"""A first visit on a slow line, in a real Chromium: `python benchmarks/first_load.py` from the project's folder.

The line has 50 kB/s and answers after 400 ms. Printed are the seconds until the start page shows its games, and from
there until a table asks its first question, with the bytes that travelled.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.running import Server, serving
from tests.web.harness import Browser, Visitor, built, running_chromium

SLOW = {"offline": False, "latency": 400, "downloadThroughput": 50_000, "uploadThroughput": 50_000}


def measure(browser: Browser, server: Server, game: str, language: str) -> str:
    """One visit by somebody whose browser has kept nothing."""
    visitor = Visitor(browser, server, name="Ann", language=language)
    table = visitor.begun(game, "me", "bot", "bot")
    page = visitor.page
    line = visitor.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", SLOW)
    sizes: list[int] = []
    line.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))

    def until(shown: str, go: Any) -> str:
        began = time.monotonic()
        go()
        page.locator(shown).first.wait_for()
        took = time.monotonic() - began
        page.wait_for_load_state("networkidle")
        size = sum(sizes) / 1000
        sizes.clear()
        return f"{took:.1f} s ({size:.0f} kB with fonts)"

    start = until(".cards button, .cards a", lambda: page.goto("/", wait_until="commit"))
    there = f"history.pushState(null, '', '/table/{table}'); dispatchEvent(new PopStateEvent('popstate'))"
    at_table = until("[data-part=asked]", lambda: page.evaluate(there))
    visitor.leave()
    return f"| {game} | {language} | {start} | {at_table} |"


def main() -> None:
    """All three games in all languages; the server has been asked before."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(f"sqlite:///{folder}/load.db", Path(folder) / "log", SERAI_WEB=str(built())) as server,
        running_chromium() as browser,
    ):
        measure(browser, server, "khan", "en")
        for game in ("khan", "merv", "warrior_knights"):
            for language in ("en", "ru", "fr"):
                print(measure(browser, server, game, language), flush=True)


if __name__ == "__main__":
    main()
