"""A real Chromium in front of a real server: visitors who complain about errors and about requests to strangers."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, ViewportSize, expect, sync_playwright

from tests.roots import ROOT
from tests.server.running import Client, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30_000  # milliseconds: the machine may be busy with everything else
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
# Of several lists of features Chromium takes the last, so Playwright's own stand here too. The first keeps a process in
# store for the next site; the next three load pages for an address bar that nobody sees, half of what a window costs.
WITHOUT = (
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
Theme = Literal["light", "dark"]
# Texts and spoken names on a page in which a variable of a message was never filled in.
UNFILLED = """() => [...document.querySelectorAll("*")]
    .flatMap((one) => [...one.attributes].map(({ value }) => value)
        .concat([...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)))
    .filter((text) => /\\{ ?\\$/.test(text))"""
# The words of some elements that go on in the next line, but for those that break at a hyphen.
BROKEN = """(elements) => elements.flatMap((each) => {
    const broken = [], texts = document.createTreeWalker(each, NodeFilter.SHOW_TEXT), range = document.createRange();
    while (texts.nextNode())
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/[^\\s\\u00ad-]+/g)) {
            // The hyphen in which the line before ends is taken for part of the first letter.
            range.setStart(texts.currentNode, index + (texts.currentNode.data[index - 1] === "\\u00ad" ? 1 : 0));
            range.setEnd(texts.currentNode, index + word.length);
            if (range.getClientRects().length > 1) broken.push(word);
        }
    return broken;
})"""
OTHERS = ("Bob", "Cleo", "Dora", "Emil", "Fay")

expect.set_options(timeout=PATIENCE)


def chromium() -> str:
    """The browser of this machine."""
    named = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if named is None:
        raise RuntimeError("there is no Chromium here; on Debian and Ubuntu: sudo apt-get install chromium")
    return named


def built() -> Path:
    """The folder of the built client: the one that SERAI_WEB names, or the checkout's own."""
    folder = Path(os.environ.get("SERAI_WEB") or ROOT / "web" / "dist")
    if not (folder / "index.html").exists():
        raise RuntimeError(f"the client is not built in {folder}; `./serai test` builds it")
    return folder


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """One browser; everybody who visits gets a profile of their own in it."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=chromium(), args=[*QUIET, f"--disable-features={','.join(WITHOUT)}"]
        )
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """Somebody with a browser of their own, as far as the server can tell."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        *,
        name: str | None = None,
        theme: Theme = "light",
        phone: bool = False,
        language: str = "en",
        **settings: Any,
    ) -> None:
        self.server = server
        self.address = f"http://{server.host}"
        self.context = browser.new_context(
            base_url=self.address,
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            color_scheme=theme,
            locale=language,
            reduced_motion="reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps(json.dumps({"coach": "never", **settings}))  # who tests something else is no beginner
        self.context.add_init_script(
            f"localStorage.getItem('serai.settings') ?? localStorage.setItem('serai.settings', {kept})"
        )
        self.complaints: list[str] = []
        self.pardoned: list[str] = []
        self.person: dict[str, Any] | None = self.post("/guest", {"name": name, "language": language}) if name else None
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"error in the page: {error}"))
        page.on("request", self._asked)
        return page

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, self.address.replace("http", "ws", 1), "blob:")):
            self.complaints.append(f"a request to a stranger: {request.url}")

    def pardon(self, *words: str) -> None:
        """Complaints with these words in them are expected in this test."""
        self.pardoned += words

    def go(self, path: str) -> Page:
        """Open an address and wait until its page is there."""
        self.page.goto(path)
        expect(self.page.locator("#main h1").first).to_be_attached()
        return self.page

    def post(self, path: str, body: Any = None) -> Any:
        """Ask the server for something beside the page, as this person."""
        answer = self.context.request.post(f"/api/v1{path}", data=body or {})
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"/api/v1{path}")
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json()

    def table(self, game: str, *seats: str, **wish: Any) -> str:
        """Open a table; each seat is me, open or bot."""
        body = {"game": game, "seats": [{"kind": kind} for kind in seats], **wish}
        return str(self.post("/tables", body)["id"])

    def start(self, table: str) -> None:
        self.post(f"/tables/{table}/start")

    def begun(self, game: str, *seats: str) -> str:
        """Open a table and start it."""
        table = self.table(game, *seats)
        self.start(table)
        return table

    def opened(self, record: str) -> str:
        """The table of a game that a record tells."""
        return str(self.post("/records", {"record": record})["table"])

    def forked(self, record: str, at: int, *seats: dict[str, str]) -> str:
        """A table that goes on from one of the moves of a game, before it begins."""
        return str(self.post(f"/tables/{self.opened(record)}/fork", {"at": at, "seats": seats})["table"])

    def gone_on(self, record: str, at: int, seats: int, mine: int = 0, *, beside: Visitor | None = None) -> str:
        """Such a table that has begun: one seat is mine, the others belong to people who take their time.

        A fork has a chance of its own, so bots would play on otherwise every time.
        """
        table = self.forked(record, at, *({"kind": "me" if seat == mine else "open"} for seat in range(seats)))
        others: list[Visitor | Client] = [beside] if beside else []
        others += [Client(self.server, name) for name in OTHERS[len(others) : seats - 1]]
        for other in others:
            other.post(f"/tables/{table}/join", {})
        self.start(table)
        return table

    def leave(self) -> list[str]:
        """Close everything; gives what there was to complain about."""
        for page in self.context.pages:
            page.wait_for_load_state()
            self.complaints += [f"a message shows its variable: {text}" for text in page.evaluate(UNFILLED)]
        self.context.close()
        return [line for line in self.complaints if not any(words in line for words in self.pardoned)]


def wider_than_the_screen(page: Page) -> int:
    """By how many pixels the page must be scrolled sideways."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def broken_words(texts: Locator) -> list[str]:
    """The words of some texts that have no room in a line."""
    found: list[str] = texts.evaluate_all(BROKEN)
    return found


def axe(page: Page) -> None:
    """Fail on anything that axe-core finds on the page."""
    told = axe_finds(page)
    assert not told, f"axe-core on {page.url}:\n" + "\n".join(told)


def axe_finds(page: Page) -> list[str]:
    """What axe-core finds on the page."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """() => axe.run(document, { resultTypes: ["violations"] }).then((found) => found.violations)"""
    )
    return [
        f"{each['id']} ({each['impact']}): {each['help']}\n"
        + "\n".join(f"    {node['html'][:200]}\n      {node['failureSummary'][:400]}" for node in each["nodes"][:4])
        for each in found
    ]
