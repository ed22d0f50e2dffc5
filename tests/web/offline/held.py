"""What a page and each of its workers hold, once everything is let go of that nobody needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, CDPSession

from tests.web.offline.host import begun_with

OWN = {"page", "worker", "service_worker"}
# Workers remember the memories of WebAssembly that are made in them, which only ever grow.
TELLING = """self.memories = [];
for (const name of ["instantiate", "instantiateStreaming"]) {
    const usual = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
        const made = await usual.apply(WebAssembly, given);
        self.memories.push((made.instance ?? made).exports.memory);
        return made;
    };
}
"""
GROWN = "(self.memories ?? []).reduce((sum, memory) => sum + (memory?.buffer.byteLength ?? 0), 0)"


def made_telling(site: Path) -> None:
    """Let the workers of a site remember how much memory Python takes in them."""
    for worker in ("host", "bot"):
        begun_with(site, worker, TELLING)


class Held(NamedTuple):
    """What one page or worker holds, in bytes, and how many nodes and listeners a page."""

    part: str
    objects: int  # of JavaScript
    elements: int  # of the document, and what else the browser keeps for it
    buffers: int
    python: int  # WebAssembly's memory
    nodes: int = 0
    listeners: int = 0

    @property
    def all(self) -> int:
        return self.objects + self.elements + self.buffers + self.python

    def __str__(self) -> str:
        sizes = ", ".join(f"{name} {getattr(self, name) / 1e6:.1f}" for name in self._fields[1:5])
        return f"{self.part}: {sizes} MB" + (f", {self.nodes} nodes, {self.listeners} listeners" if self.nodes else "")


class Line:
    """Speaks with one page or worker of a browser."""

    def __init__(self, browser: CDPSession, target: str) -> None:
        self.browser = browser
        self.answers: dict[int, Any] = {}
        self.id: str = browser.send("Target.attachToTarget", {"targetId": target, "flatten": False})["sessionId"]
        browser.on("Target.receivedMessageFromTarget", self._heard)

    def _heard(self, told: dict[str, Any]) -> None:
        if told["sessionId"] == self.id:
            answer = json.loads(told["message"])
            self.answers[answer.get("id", 0)] = answer

    def ask(self, method: str, **what: Any) -> Any:
        number = len(self.answers) + 1
        message = json.dumps({"id": number, "method": method, "params": what})
        self.browser.send("Target.sendMessageToTarget", {"sessionId": self.id, "message": message})
        while number not in self.answers:
            self.browser.send("Target.getTargets")  # what was told meanwhile is heard with its answer
        return self.answers[number]["result"]

    def close(self) -> None:
        self.browser.remove_listener("Target.receivedMessageFromTarget", self._heard)
        self.browser.send("Target.detachFromTarget", {"sessionId": self.id})


def held(browser: Browser, site: str) -> list[Held]:
    """What every page and worker of a site holds."""
    session = browser.new_browser_cdp_session()
    found = []
    for target in session.send("Target.getTargets")["targetInfos"]:
        if target["type"] in OWN and target["url"].startswith(site):
            line = Line(session, target["targetId"])
            found.append(_held_by(line, target))
            line.close()
    session.detach()
    return sorted(found)


def _held_by(line: Line, target: dict[str, Any]) -> Held:
    page = target["type"] == "page"
    for _ in range(2):  # what the first time lets go of may have held something
        line.ask("HeapProfiler.collectGarbage")
    grown = line.ask("Runtime.evaluate", expression=GROWN)["result"]["value"]
    used = line.ask("Runtime.getHeapUsage")
    counted = line.ask("Memory.getDOMCounters") if page else {"nodes": 0, "jsEventListeners": 0}
    return Held(
        "page" if page else target["title"],
        used["usedSize"],
        used["embedderHeapUsedSize"],
        used["backingStorageSize"],
        grown,
        counted["nodes"],
        counted["jsEventListeners"],
    )
