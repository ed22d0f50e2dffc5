"""A game that is over, shown to others: the picture is that of the board; links, frames in others’ pages, and paper."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from xml.etree import ElementTree

from playwright.sync_api import expect

from serai.drawing.boards import drawn
from serai.engine.play.match import Match
from serai.engine.play.record import Record
from serai.words import Words
from tests.roots import ROOT
from tests.web.harness import Visitor, axe

Visit = Callable[..., Visitor]
SAMPLES = ROOT / "tests" / "server" / "samples"
MOVES = {"khan": 70, "merv": 120, "warrior_knights": 150}
FRAMED = {"width": 800, "height": 640}
# Every shape of the board with the line that it is drawn with: its width and its dashes. Circles and
# ellipses are told by their sizes, since each side places them in its own way.
SHAPES = """() => [...document.querySelectorAll("[data-part=embedded] :is(path, circle, ellipse)")].map((one) => {
    const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(one);
    const dashes = strokeDasharray === "none" ? "" : strokeDasharray;
    const sizes = ["d", "r", "rx", "ry"].map((name) => one.getAttribute(name)).filter((size) => size !== null);
    return [`${one.tagName} ${sizes.join(" ")}`, ...(stroke === "none" ? ["", ""] : [strokeWidth, dashes])];
})"""
SIZES = {"path": ("d",), "circle": ("r",), "ellipse": ("rx", "ry")}
INHERITED = ("stroke", "stroke-width", "stroke-dasharray")


def shape(d: str) -> str:
    """A path whose numbers are written in one way."""
    return re.sub(r"-?\d+(\.\d+)?", lambda found: f" {round(float(found[0]))} ", d).replace(" -0 ", " 0 ")


def line(width: str, dashes: str) -> tuple[float, ...]:
    """A line by its width and its dashes; without a line nothing."""
    return tuple(float(found) for found in re.findall(r"\d+(?:\.\d+)?", f"{width} {dashes}"))


def painted(svg: str) -> set[tuple[str, tuple[float, ...]]]:
    """The shapes of a picture with their lines, which groups may give to what is in them."""
    found = set()

    def walk(element: ElementTree.Element, above: dict[str, str]) -> None:
        look = above | {name: value for name in INHERITED if (value := element.get(name))}
        if element.tag in SIZES:
            lined = look.get("stroke", "none") != "none"
            drawn_with = line(look.get("stroke-width", "1"), look.get("stroke-dasharray", "")) if lined else ()
            sizes = [size for name in SIZES[element.tag] if (size := element.get(name))]
            found.add((shape(f"{element.tag} {' '.join(sizes)}"), drawn_with))
        for inside in element:
            walk(inside, look)

    walk(ElementTree.fromstring(f"<svg>{svg}</svg>"), {})
    return found


def brought(ann: Visitor, game: str) -> str:
    record = (SAMPLES / f"{game}.txt").read_text(encoding="utf-8")
    return str(ann.post("/records", {"record": record})["table"])


@contextmanager
def elsewhere(page: str) -> Iterator[str]:
    """The address of a page on another site."""

    class Site(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(page.encode())

        def log_message(self, *_: object) -> None:
            return

    site = ThreadingHTTPServer(("127.0.0.1", 0), Site)
    Thread(target=site.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{site.server_port}/"
    finally:
        site.shutdown()
        site.server_close()


def test_a_picture_has_the_paths_and_lines_of_the_board(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.set_viewport_size({"width": FRAMED["width"], "height": FRAMED["height"]})
    for game, move in MOVES.items():
        table = brought(ann, game)
        ann.page.goto(f"/embed/{table}?at={move}")
        expect(ann.page.locator("[data-part=embedded] svg").first).to_be_visible()
        shown = {(shape(d), line(width, dashes)) for d, width, dashes in ann.page.evaluate(SHAPES)}
        text = (SAMPLES / f"{game}.txt").read_text(encoding="utf-8")
        match = Match.replay(Record.from_text(text), move)
        board = drawn(match.game, match.view(None), match.facts(None), Words("en", match.game))
        in_picture = painted(board.svg)
        assert len(in_picture) > 40
        assert not in_picture - shown, (game, in_picture - shown)


def test_a_position_is_shared_by_link_picture_frame_and_paper(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    table = brought(ann, "connect_four")
    page = ann.go(f"/share/{table}/3")
    expect(page.get_by_text("Move 3 of 15")).to_be_visible()
    page.get_by_role("button", name="Share").click()
    drawer = page.locator("[data-part=share]")
    expect(drawer.get_by_label("Link to this position")).to_have_value(f"{ann.address}/share/{table}/3")
    picture = drawer.get_by_role("img", name="Picture of the position after move 3")
    expect(picture).to_have_js_property("naturalWidth", 1200)
    axe(page)
    snippet = drawer.get_by_label("Replay in a page of your own").input_value()

    other = f"<iframe id='other' src='{ann.address}/table/{table}'></iframe>"
    html = f"<!doctype html><link rel='icon' href='data:,'>{snippet}{other}"  # the site is soon gone
    with elsewhere(html) as abroad:
        ann.pardon(abroad, "frame-ancestors", "localStorage")  # somebody else’s page, and what it may not show
        page.goto(abroad)
    frame = page.frame_locator("iframe[title='Connect Four']")
    frame.get_by_role("button", name="One move forward").click()
    expect(frame.get_by_text("Move 4 of 15")).to_be_visible()
    expect(frame.get_by_role("link", name="Open in Serai")).to_have_attribute("target", "_blank")
    expect(frame.get_by_role("banner")).to_have_count(0)
    expect(page.frame_locator("#other").locator("#main")).to_have_count(0)

    page = ann.go(f"/table/{table}/sheet")
    expect(page.get_by_role("img", name="Picture of the final position")).to_have_js_property("naturalWidth", 1200)
    expect(page.locator("article ol > li")).to_have_count(15)
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
