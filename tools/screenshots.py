"""`serai screenshots`: pictures of every main page, made the same way each time, into docs/screenshots."""

from __future__ import annotations

import argparse
import base64
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from serai.bots.bot import asks_of, view_of
from serai.bots.specs import spec_of
from serai.commands.arguments import polite
from serai.commands.checkout import root
from serai.commands.play.page import HERE, free_port
from serai.engine.core.errors import BadInput
from serai.engine.core.game import load
from serai.engine.play.match import Match
from tools.arguments import NAMES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--hide-scrollbars"]
SETTLED = 1200  # milliseconds after the last request, for what is drawn late
LARGEST = 150_000
# How long somebody has been thinking, by the server's clock, stays out of the pictures.
UNTIMED = "(all) => all.forEach((clock) => (clock.hidden = true))"
QUALITIES = (0.86, 0.74, 0.6, 0.45)
# Chromium itself writes WebP, so no library for pictures is needed.
TO_WEBP = """async ([png, quality]) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({type: "image/webp", quality})).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


class Shape(NamedTuple):
    """A screen and its light."""

    name: str
    width: int
    height: int
    theme: str


WIDE, NIGHT = Shape("desktop-light", 1440, 900, "light"), Shape("desktop-dark", 1440, 900, "dark")
PHONE, POCKET = Shape("phone-light", 390, 844, "light"), Shape("phone-dark", 390, 844, "dark")
ALL = (WIDE, NIGHT, PHONE, POCKET)


class Sample(NamedTuple):
    """A match to be shown: its game, how many play, and its options."""

    game: str
    seats: int
    options: dict[str, Any]


SAMPLES = (
    Sample("khan", 3, {}),
    Sample("merv", 3, {}),
    Sample("warrior_knights", 4, {"round_limit": 5}),
    Sample("connect_four", 2, {}),
)
PLAYERS = "trader"
PLACES = (
    ("start", "/", ALL),
    ("set-up", "/new/warrior_knights", (WIDE, POCKET)),
    ("lobby", "/lobby", (WIDE, POCKET)),
    ("settings", "/settings", (WIDE, POCKET)),
    ("account", "/account", (WIDE, POCKET)),
    ("rules", "/rules/khan#KH-CONQ-3", (WIDE, POCKET)),
    ("keys", "/keys", (NIGHT, PHONE)),
)


@polite
def run(args: argparse.Namespace) -> int:
    """Start a server of its own, set the stage, and take all pictures."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadInput("pictures are taken with Playwright; `./serai screenshots` in a checkout gets it") from None
    folder: Path = args.out or root() / "docs" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, server(home) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        identity = Path(home) / "cookies.json"
        places = [*PLACES, *staged(browser, address, args.lang, identity)]
        now = time.time()  # for all pages alike
        sizes = [
            taken(browser, address, args.lang, identity, path, shape, folder / f"{name}-{shape.name}.webp", now)
            for name, path, shapes in places
            for shape in shapes
            if args.only in f"{name}-{shape.name}"
        ]
        browser.close()
    print(f"{len(sizes)} pictures, {sum(sizes) / 1e6:.2f} MB, the largest {max(sizes, default=0) // 1000} kB: {folder}")
    return 0 if max(sizes, default=0) <= LARGEST else 1


def chromium() -> str:
    """The browser of this machine."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), None)
    if not found:
        raise BadInput("there is no Chromium here; on Debian and Ubuntu: sudo apt-get install chromium")
    return found


@contextlib.contextmanager
def server(home: str) -> Iterator[str]:
    """A server on a fresh database; its bots never answer, so that every picture stands still."""
    port = free_port()
    env = {**os.environ, "SERAI_HOME": home, "SERAI_BOT_PROCESSES": "0", "SERAI_LIMITS": "off"}
    env.pop("SERAI_DATABASE_URL", None)
    command = [sys.executable, "-m", "serai.cli", "serve", "--port", str(port), "--log-level", "WARNING"]
    with subprocess.Popen(command, env=env, stderr=subprocess.DEVNULL) as process:
        try:
            address = f"http://{HERE}:{port}"
            for _ in range(600):
                with contextlib.suppress(urllib.error.URLError, ConnectionError):
                    urllib.request.urlopen(f"{address}/healthz", timeout=5)
                    break
                time.sleep(0.1)
            yield address
        finally:
            process.terminate()


def visitor(browser: Browser, address: str, language: str, shape: Shape, identity: Path | None) -> BrowserContext:
    """A browser of one's own on some screen; the same person wherever an identity is given."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": shape.width, "height": shape.height},
        color_scheme="dark" if shape.theme == "dark" else "light",
        locale=language,
        reduced_motion="reduce",
        is_mobile=shape.width < 600,
        has_touch=shape.width < 600,
        storage_state=identity,
    )
    context.set_default_timeout(60_000)
    return context


def staged(browser: Browser, address: str, language: str, identity: Path) -> list[tuple[str, str, tuple[Shape, ...]]]:
    """Games in the middle and at their end, and a table that waits; gives the pages to show them on."""
    context = visitor(browser, address, language, WIDE, None)

    def post(path: str, body: Any = None) -> Any:
        answer = context.request.post(f"/api/v1{path}", data=body or {})
        if not answer.ok:
            raise BadInput(f"the server refused {path}: {answer.text()}")
        return answer.json()

    post("/guest", {"name": NAMES[language], "language": language})
    places: list[tuple[str, str, tuple[Shape, ...]]] = []
    for sample in SAMPLES:
        record, middle = played(sample)
        over = post("/records", {"record": record})["table"]
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": PLAYERS}] * (sample.seats - 1)]
        running = post(f"/tables/{over}/fork", {"at": middle, "seats": seats})["table"]
        post(f"/tables/{running}/start")
        places.append((sample.game, f"/table/{running}", ALL))
        places.append((f"{sample.game}-end", f"/table/{over}", (WIDE, POCKET)))
        places.append((f"{sample.game}-replay", f"/table/{over}/replay/{middle}", (NIGHT,)))
    waiting = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    post("/tables", {"game": "merv", "seats": waiting, "title": "Friday caravan", "language": language})
    context.storage_state(path=identity)
    context.close()
    return places


def played(sample: Sample) -> tuple[str, int]:
    """A whole game of seeded bots, and the move near its middle at which the first seat has most to choose from."""
    game = load(sample.game)
    match = Match.new(game, sample.seats, "screenshots", sample.options)
    spec = spec_of(PLAYERS)
    budget = spec.budget_at(game, sample.seats)
    bots = [spec.make(game, f"screenshots {seat}", sample.seats) for seat in range(sample.seats)]
    choices: list[tuple[int, int]] = []  # of the first seat: how many there were, and at which move
    while not match.over:
        asked = match.asks[0]
        if asked.seat == 0:
            choices.append((len(asked.options), match.number))
        view = view_of(match, asked.seat)
        match.choose(asked.seat, bots[asked.seat].choose(view, asks_of(match, asked.seat), budget))
    middle = [(many, -move) for many, move in choices if 0.45 <= move / match.number <= 0.65]
    return match.record.to_text(), -max(middle)[1]


def taken(
    browser: Browser, address: str, language: str, identity: Path, path: str, shape: Shape, file: Path, now: float
) -> int:
    """Take one picture and give its size."""
    context = visitor(browser, address, language, shape, identity)
    page = context.new_page()
    page.clock.set_fixed_time(now)
    page.goto(path)
    page.locator("#main h1").first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(SETTLED)
    page.locator(".players .clock").evaluate_all(UNTIMED)
    small = compressed(context.new_page(), page.screenshot())
    context.close()
    file.write_bytes(small)
    return len(small)


def compressed(blank: Page, png: bytes) -> bytes:
    """The picture as WebP, as good as fits."""
    text = base64.b64encode(png).decode()
    small = b""
    for quality in QUALITIES:
        small = base64.b64decode(blank.evaluate(TO_WEBP, [text, quality]))
        if len(small) <= LARGEST * 0.8:
            break
    return small
