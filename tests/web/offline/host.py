"""A site on a plain file server, under a path of its own, and those who visit it."""

from __future__ import annotations

import hashlib
import json
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.harness import Visitor

PREFIX = "games/serai/"
LONG = 240_000  # milliseconds: Python starts within seconds where nobody else needs the processor

# Whether the copy of the memory that lies in the cache of the page's version is what its hash says.
KEPT = """async () => {
    const version = document.querySelector('meta[name="serai-files"]').content;
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(version)));
    const kept = await cache.match(new URL("python/memory", document.baseURI));
    if (!kept) return false;
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await kept.arrayBuffer()));
    const text = [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return text === kept.headers.get("serai-sha256");
}"""


def begun_with(site: Path, worker: str, code: str) -> None:
    """Let a worker of a site, host or bot, begin with some code of a test."""
    (script,) = site.glob(f"assets/{worker}_worker-*.js")
    script.write_text(code + script.read_text())
    told = script.read_bytes()
    listed = json.loads((site / "files.json").read_text())
    listed["files"][script.relative_to(site).as_posix()].update(size=len(told), sha256=hashlib.sha256(told).hexdigest())
    relisted(site, listed)


def relisted(site: Path, listed: dict[str, Any]) -> str:
    """Give a site another list of its files; gives the hash of it."""
    place = site / "files.json"
    old = hashlib.sha256(place.read_bytes()).hexdigest()
    place.write_text(json.dumps(listed))
    fresh = hashlib.sha256(place.read_bytes()).hexdigest()
    for name in ("index.html", "sw.js"):
        (site / name).write_text((site / name).read_text().replace(old, fresh))
    return fresh


class Quiet(SimpleHTTPRequestHandler):
    """Hands files out, and remembers which were asked for."""

    def log_message(self, *_: Any) -> None:
        """Nothing is written; whoever wants to know asks."""
        self.server.asked.append(self.path)  # type: ignore[attr-defined]


class FileHost:
    """A file server that knows nothing of Serai; it can be gone at any time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        self.asked: list[str] = []
        self.server.asked = self.asked  # type: ignore[attr-defined]
        self.host = f"127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, args=(0.05,)).start()

    def stop(self) -> None:
        """Be gone, and with it the network."""
        self.server.shutdown()
        self.server.server_close()


class Traveller(Visitor):
    """Somebody who plays without a server."""

    def __init__(self, browser: Browser, host: FileHost | Server, prefix: str = PREFIX, **wishes: Any) -> None:
        super().__init__(browser, host, **wishes)  # type: ignore[arg-type]  # only its address is needed
        self.site = f"{self.address}/{prefix}"

    def go(self, path: str) -> Page:
        """Open an address of the site."""
        self.page.goto(f"{self.site}#{path}")
        expect(self.page.locator("#main h1").first).to_be_attached(timeout=LONG)
        return self.page

    def ready(self, page: Page | None = None) -> Page:
        """Wait until Python is there."""
        shown = page or self.page
        expect(device(shown)).to_have_attribute("data-doing", "ready", timeout=LONG)
        return shown

    def kept(self) -> None:
        """Wait until the site is there without a network too."""
        self.ready()
        self.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")

    def remembered(self, patience: float = LONG, page: Page | None = None) -> None:
        """Wait until a whole copy of Python's memory is kept for the next start."""
        self.ready(page).wait_for_function(KEPT, timeout=patience)


def device(page: Page) -> Any:
    """What the page says of the device."""
    return page.locator("[data-part=device]")
