"""Every request of the interface, asked once of a real server: what it answers is what the description shows.

`python -m tests.server.api.schema.answering` writes the answers down as the examples that are published.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import httpx
from litestar import Litestar

from serai.games.khan import GAME as KHAN
from serai.protocol.clocks import now
from serai.protocol.json_text import encode
from serai.server.api.app import interface
from serai.server.api.schema.requests import examples
from serai.server.node import Node
from serai.server.notices.off_links import Off
from serai.server.operations.settings import Mail, PreparedTable, Settings
from serai.server.people.people import People
from serai.server.people.recovery import Note
from serai.server.ratings.ledger import Ledger
from serai.server.storage import Change, open_store
from serai.server.tournaments.running import Running
from tests.server.hosting import asked_directly, play_on
from tests.server.push_browser import PushBrowser

ANSWERS = Path(__file__).parents[4] / "src/serai/server/api/schema/answer_examples.json"
PUBLIC = "https://serai.example"
PASSWORD = "a long sentence is best"
PACE = {"kind": "live", "bank": 600, "free": 20}
OPEN_SEATS = [{"kind": "me"}, {"kind": "open"}]
MOST_TEXT = 400  # of words that are handed out whole
Request = str  # a method and the template of a path


class Answer(NamedTuple):
    """What a request was answered: its status, what kind of thing it is, and the thing."""

    status: int
    kind: str
    body: Any


def requests_of(app: Litestar) -> Iterator[tuple[Request, re.Pattern[str]]]:
    """All requests that are described, and the paths that they stand for; those with fewer gaps come first."""
    paths = sorted(app.openapi_schema.to_schema()["paths"].items(), key=lambda item: item[0].count("{"))
    for path, methods in paths:
        pattern = re.compile(re.sub(r"\\{[a-z_]+\\}", "[^/]+", re.escape(path)))
        yield from ((f"{method.upper()} {path}", pattern) for method in methods)


class House:
    """A server without a network, and what it answered."""

    def __init__(self, app: Litestar, node: Node) -> None:
        self.app, self.node = app, node
        self.answered: dict[Request, Answer] = {}
        self.refused: dict[str, Answer] = {}
        self._known = list(requests_of(app))

    def browser(self) -> Browser:
        """Somebody who has not said who they are."""
        return Browser(self, httpx.AsyncClient(transport=asked_directly(self.app), base_url=f"{PUBLIC}/api/v1"))

    def note(self, method: str, path: str, answer: httpx.Response) -> Any:
        """Keep the first answer to each request."""
        kind = answer.headers.get("content-type", "").partition(";")[0]
        body = answer.json() if kind == "application/json" else answer.text if kind.startswith("text/") else None
        request = next(
            known
            for known, pattern in self._known
            if known.startswith(f"{method} ") and pattern.fullmatch(f"/api/v1{path.partition('?')[0]}")
        )
        if answer.is_success:
            self.answered.setdefault(request, Answer(answer.status_code, kind, body))
        return body


class Browser:
    """Somebody's browser."""

    def __init__(self, house: House, http: httpx.AsyncClient) -> None:
        self.house, self.http = house, http
        self.id = ""

    async def ask(self, request: str, body: Any = None, example: Request | None = None) -> Any:
        """Ask, with a body or the one that is published as an example; what is refused is a fault of this script."""
        method, _, path = request.partition(" ")
        if example is not None:
            body = examples()[example]
        sent = {} if method in ("GET", "DELETE") else {"json": body}
        answer = await self.http.request(method, path, **sent)
        assert answer.is_success, (request, answer.status_code, answer.text)
        return self.house.note(method, path, answer)

    async def refused(self, name: str, request: str, body: Any = None) -> None:
        """Ask for what is refused, and keep how."""
        method, _, path = request.partition(" ")
        answer = await self.http.request(method, path, **({} if method == "GET" else {"json": body}))
        assert answer.is_client_error, (request, answer.status_code, answer.text)
        self.house.refused[name] = Answer(answer.status_code, "application/json", answer.json())


async def account(house: House, name: str) -> Browser:
    """Somebody with an account."""
    browser = house.browser()
    browser.id = (await browser.ask("POST /guest", {"name": name, "language": "en"}))["id"]
    body = {"account": name.lower(), "password": PASSWORD, "email": f"{name.lower()}@example.org", "device": "laptop"}
    await browser.ask("POST /register", body)
    return browser


# ---- chapters


async def tables(house: House, ann: Browser, bob: Browser) -> str:
    """Tables from their opening to what comes after the game; gives one that is over."""
    wish = {"game": "tic_tac_toe", "seats": OPEN_SEATS, "language": "en", "pace": PACE, "rated": True}
    table = (await ann.ask("POST /tables", {**wish, "title": "After dinner"}))["id"]
    at = f"/tables/{table}"
    await bob.ask(f"POST {at}/join", {"seat": 1})
    await bob.ask(f"POST {at}/share", {"share": "9f2c4e1b7a"})
    await ann.ask(f"POST {at}/start")
    await ann.ask("GET /tables")
    await ann.ask(f"GET {at}/position?seat=0&since=0")
    await ann.ask(f"POST {at}/preview", {"seat": 0, "choice": ["square", 0]})
    await ann.ask(f"POST {at}/why-not", {"seat": 0, "choice": ["square", 99]})
    choosing = {"seat": 0, "at": 0, "choice": ["square", 4], "key": "3f1c9e"}
    await ann.ask(f"POST {at}/choose", choosing)
    await ann.ask(f"POST {at}/chat", {"words": "Good luck!"})
    await ann.ask(f"GET {at}/chat")
    await bob.ask(f"GET {at}/since-last-turn?seat=1")
    await bob.refused("rule", f"POST {at}/choose", {"seat": 1, "at": 1, "choice": ["square", 4], "key": "7a2b01"})
    await bob.refused("key", f"POST {at}/choose", {"seat": 0, "at": 1, "choice": ["square", 0], "key": "7a2b02"})
    await ann.ask(f"POST {at}/pause")
    await bob.ask(f"POST {at}/pause/answer", {"agrees": True})
    await ann.ask(f"POST {at}/resume")
    await bob.ask(f"POST {at}/leave", {"level": "trader"})
    await bob.ask(f"POST {at}/return")
    await ann.ask(f"POST {at}/vote", {"ends": True})
    await ann.ask(f"POST {at}/vote", {"ends": False})
    await play_on(house.node.tables, table, 100, "answers")
    await Ledger(house.node.store).catch_up()
    await ann.ask("GET /tables/mine")
    for path in ("", "/ratings", "/record.json", "/record.txt", "/replay/3", "/pictures/3"):
        await ann.ask(f"GET {at}{path}")
    await ann.ask(f"POST {at}/analysis")
    await ann.ask(f"GET {at}/analysis")
    await ann.ask(f"GET {at}/why/1")
    await ann.ask(f"POST {at}/fork", {"at": 4, "seats": [{"kind": "me"}, {"kind": "bot", "level": "trader"}]})
    await ann.ask(f"POST {at}/rematch")
    return str(table)


async def more_tables(house: House, ann: Browser, bob: Browser) -> None:
    """What is done at other tables: beside the question, taking back by agreement, giving up, declining, closing."""
    wish = {"game": "tic_tac_toe", "seats": OPEN_SEATS}
    table = (await ann.ask("POST /tables", wish))["id"]
    await bob.ask(f"POST /tables/{table}/join", {"seat": 1})
    await ann.ask(f"POST /tables/{table}/start")
    await ann.ask(f"POST /tables/{table}/choose", {"seat": 0, "at": 0, "choice": ["square", 0], "key": "a"})
    await bob.ask(f"POST /tables/{table}/choose", {"seat": 1, "at": 1, "choice": ["square", 1], "key": "b"})
    await ann.ask(f"POST /tables/{table}/undo", {"seat": 0, "at": 2, "key": "c", "to": 1})
    await bob.ask(f"POST /tables/{table}/undo/answer", {"agrees": True})
    await bob.ask(f"POST /tables/{table}/resign")
    table = (await ann.ask("POST /tables", wish))["id"]
    await ann.ask(f"POST /tables/{table}/invite", {"account": "bob"})
    await bob.ask(f"POST /tables/{table}/decline")
    await ann.ask(f"POST /tables/{table}/bot", {"seat": 1, "level": "general"})
    await ann.ask(f"POST /tables/{table}/close")
    offering = {**wish, "game": "warrior_knights"}
    table = (await ann.ask("POST /tables", offering))["id"]
    await bob.ask(f"POST /tables/{table}/join", {"seat": 1})
    await ann.ask(f"POST /tables/{table}/start")
    seat, choice, number = await _beside(house, table)
    await (ann, bob)[seat].ask(
        f"POST /tables/{table}/aside", {"seat": seat, "at": number, "choice": choice, "key": "5b20aa"}
    )
    await ann.ask("POST /records", example="POST /api/v1/records")
    await ann.ask("GET /prepared-table")


async def _beside(house: House, table: str) -> tuple[int, list[Any], int]:
    """A seat that may do something beside the question, what, and the number of the last move; gold is offered then."""
    for number in range(2000):
        async with house.node.tables.at(table) as laid:
            play = laid.playing()
            for seat in (0, 1):
                for word, rows in json.loads(encode(play.offered(seat).asides)).items():
                    return seat, [word, *rows[0]], play.match.number
        await play_on(house.node.tables, table, 1, f"beside {number}")
    raise AssertionError("nothing can be done beside the question")


async def people(house: House, ann: Browser, bob: Browser) -> None:
    """Accounts, profiles, friends, notices, bots of one's own, vacations."""
    await ann.ask("GET /me")
    await ann.ask("GET /who")
    await ann.ask("PUT /me/profile", example="PUT /api/v1/me/profile")
    for path in ("", "/curve/tic_tac_toe", "/games", "/tie"):
        await ann.ask(f"GET /people/{ann.id if path == '/games' else bob.id}{path}")
    await ann.ask("POST /me/friends", {"account": "bob"})
    await bob.ask(f"PUT /me/friends/{ann.id}", {})
    await ann.ask("GET /me/friends")
    await ann.ask(f"DELETE /me/friends/{bob.id}")
    await ann.ask(f"PUT /me/blocked/{bob.id}", {})
    await ann.ask(f"DELETE /me/blocked/{bob.id}")
    await ann.ask("GET /leaderboards/tic_tac_toe")
    await ann.ask("GET /leaderboards/merv/solo")
    await ann.ask("GET /notices/key")
    await ann.ask(
        "POST /me/notices/devices", {**PushBrowser().subscription("https://push.example/one"), "label": "phone"}
    )
    state = await ann.ask("GET /me/notices")
    await ann.ask("PUT /me/notices", example="PUT /api/v1/me/notices")
    await ann.ask(f"DELETE /me/notices/devices/{state['devices'][0]['id']}")
    await ann.ask("POST /me/notices/test", {"channel": "email"})
    token = quote(house.node.notices.off_links.token(Off(ann.id, "your-turn", "email")), safe="")
    await ann.ask(f"GET /notices/off/{token}")
    await ann.ask(f"POST /notices/off/{token}")
    await ann.ask("POST /notices/off", {"token": house.node.notices.off_links.token(Off(ann.id, "over", "letter"))})
    bot = (await ann.ask("POST /me/bots", {"name": "Falcon", "account": "falcon"}))["id"]
    wish = {"scopes": ["read", "play"], "label": "my server", "days": 90}
    await ann.ask(f"POST /me/bots/{bot}/tokens", wish)
    ((token,),) = [[one["id"] for one in found["tokens"]] for found in await ann.ask("GET /me/bots")]
    await ann.ask(f"DELETE /me/bots/{bot}/tokens/{token}")
    await ann.ask(f"DELETE /me/bots/{bot}")
    for method in ("POST", "GET", "DELETE"):
        await ann.ask(f"{method} /me/vacation")
    wish = {"game": "khan", "seats": 3, "pace": "live", "rated": False}
    for request in ("POST /queue", "GET /queue", "POST /queue/leave"):
        await ann.ask(request, wish)


async def moderation(house: House, ann: Browser, bob: Browser) -> None:
    """Reports and what becomes of them; the first account is the administrator's."""
    await bob.ask("POST /reports", {"kind": "spam", "words": "Again and again.", "person": ann.id})
    cid = await account(house, "Cid")
    await bob.ask("POST /reports", {"kind": "name", "words": "Not a name.", "person": cid.id})
    act = {
        "act": "silence",
        "why": "insults",
        "words": "No insults at the table, please.",
        "person": cid.id,
        "hours": 24,
    }
    await ann.ask("POST /moderation/acts", act)
    await ann.ask("GET /moderation")
    await ann.ask("GET /moderation/log")
    news = await cid.ask("GET /me/news")
    await cid.ask(f"POST /me/news/{news['told'][0]['id']}/read")
    await ann.ask("POST /moderation/acts", {**act, "act": "ban"})
    await cid.ask("GET /standing")


async def tournaments(house: House, ann: Browser, bob: Browser) -> None:
    """A tournament from its announcement to its files, and two that are left and called off."""
    wish = {"title": "Winter cup", "game": "tic_tac_toe", "seats": 2, "pace": PACE, "kind": "swiss", "most": 4}
    cup = (await ann.ask("POST /tournaments", wish))["line"]["id"]
    at = f"/tournaments/{cup}"
    await ann.ask(f"POST {at}/invite", {"account": "bob"})
    await ann.ask(f"POST {at}/join", {"hidden": False})
    await bob.ask(f"POST {at}/join", {})
    await bob.ask(f"PUT {at}/name", {"hidden": True})
    await ann.ask(f"POST {at}/start")
    running = Running(house.node.tables, 0)
    for _ in range(4):
        await house.node.store.write([Change("UPDATE tournaments SET due = 0 WHERE due IS NOT NULL", ())])
        await running.look()
    for path in ("", "/over", "/mine", f"/{cup}", f"/{cup}/rounds/1", f"/{cup}/standings.csv", f"/{cup}/games.csv"):
        await ann.ask(f"GET /tournaments{path}")
    await bob.ask(f"POST {at}/withdraw")
    await ann.ask(f"POST {at}/cancel")


async def learning(ann: Browser) -> None:
    """What is handed out of games, and what is learnt without a name."""
    await ann.ask("GET /games")
    for path in ("", "/content", "/words/en", "/reasons/en", "/rules", "/rules/en"):
        await ann.ask(f"GET /games/tic_tac_toe{path}")
    await ann.ask("GET /words/en")
    for path in ("lessons", "lessons/words/en", "legend/en", "coach/words/en", "how-to-play/en", "puzzles"):
        await ann.ask(f"GET /games/khan/{path}")
    await ann.ask("GET /games/khan/figures/start")
    lesson = "/lessons/khan/aim"
    made = [None, None, None]  # what is told before the first question
    await ann.ask(f"POST {lesson}", {"made": made})
    place = KHAN.notation.tables["placement"].index("tile_i3:d2-e2-f2")
    trying = {"choice": ["conquer", place], "made": made, "deeper": False}
    for way in ("why-not", "preview"):
        await ann.ask(f"POST {lesson}/{way}", trying)
    stood = await ann.ask("POST /puzzles/khan/1", {"made": []})
    options = stood["question"]["options"]
    word = next(iter(options))
    trying = {"choice": [word, *options[word][0]], "made": [], "deeper": False}
    for way in ("why-not", "preview"):
        await ann.ask(f"POST /puzzles/khan/1/{way}", trying)


async def coming_and_going(house: House, ann: Browser, bob: Browser) -> None:
    """Passwords, addresses, signing in and out, taking all along, and being forgotten."""
    await bob.ask("PATCH /me", example="PATCH /api/v1/me")
    await bob.ask("POST /me/password", {"old": PASSWORD, "new": f"{PASSWORD}!"})
    await bob.ask("POST /password/forgotten", {"account": "bob"})
    recovery = house.node.recovery
    until, email = now() + 60_000, "bob@example.org"
    token = await recovery._signed(Note("confirm", bob.id, until, email))
    await bob.ask("POST /email/confirm", {"token": token})
    token = await recovery._signed(Note("reset", bob.id, until, email))
    await bob.ask("POST /password/reset", {"token": token, "password": PASSWORD})
    await bob.ask("POST /sign-in", {"account": "bob", "password": PASSWORD, "device": "laptop"})
    await ann.ask("GET /me/export")
    await ann.ask("POST /sign-out", {"everywhere": False})
    await bob.ask("DELETE /me")


# ---- all of it


async def everything(folder: Path) -> House:
    """Ask for everything."""
    settings = Settings(
        f"sqlite:///{folder / 'answers.db'}", PUBLIC, Mail("127.0.0.1", 9, "", "", "serai@example.org", False), bots=0,
        limits=False, analysis_nodes=8, prepared=PreparedTable("tic_tac_toe", ("me", "random"), "serai position"),
    )  # fmt: skip
    app, store = interface(settings), await open_store(settings.database)
    node = app.state.node = Node(settings, store, await People.open(store))
    house = House(app, node)
    try:
        ann, bob = await account(house, "Ann"), await account(house, "Bob")
        await tables(house, ann, bob)
        await more_tables(house, ann, bob)
        await people(house, ann, bob)
        await tournaments(house, ann, bob)
        await moderation(house, ann, bob)
        await learning(ann)
        await coming_and_going(house, ann, bob)
    finally:
        await node.stop()
    return house


def asked_for(folder: Path) -> House:
    """The same, for whoever has no loop."""
    return asyncio.run(everything(folder))


def shortened(body: Any) -> Any:
    """An answer that is handed out whole, as far as it is shown: long texts and long lists of things end early."""
    if isinstance(body, str) and len(body) > MOST_TEXT:
        return body[:MOST_TEXT].rpartition("\n")[0] + "\n…"
    if isinstance(body, list) and len(body) > 2 and all(isinstance(one, dict) for one in body):
        return body[:2]
    if isinstance(body, list) and all(isinstance(one, str) for one in body):
        return [shortened(one) for one in body]
    return body


def written(house: House) -> dict[str, Any]:
    """The answers as they are published: one of each request that has words or JSON, and how refusals look."""
    answers = {
        request: shortened(answer.body)
        for request, answer in sorted(house.answered.items())
        if answer.kind == "application/json" or answer.kind.startswith("text/")
    }
    return {"answers": answers, "refusals": {name: answer.body for name, answer in sorted(house.refused.items())}}


def main() -> None:
    """Write the examples."""
    with tempfile.TemporaryDirectory() as folder:
        text = json.dumps(written(asked_for(Path(folder))), ensure_ascii=False, separators=(",", ":"))
    ANSWERS.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
