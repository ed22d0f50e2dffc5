"""Odd requests: each gets a clear answer, and none an error in the log."""

from __future__ import annotations

import socket
from pathlib import Path

import httpx
import pytest

from serai.server.api.request_checks import is_passed_on, refusal_of
from tests.server.running import Client, Server, serving

JSON = "Content-Type: application/json\r\n"
GUEST = b'{"name":"A"}'


def answer(server: Server, line: str, headers: str = "", body: bytes = b"") -> tuple[int, dict[str, str], bytes]:
    """What the server says to a request that no client would write."""
    asked = f"{line} HTTP/1.1\r\nHost: {server.host}\r\nConnection: close\r\n{headers}\r\n".encode("latin-1") + body
    with socket.create_connection(("127.0.0.1", server.port), 60) as connection:
        connection.sendall(asked)
        said = b"".join(iter(lambda: connection.recv(65_536), b""))
    head, _, rest = said.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    return int(first.split()[1]), {name.lower(): value for name, value in (at.split(": ", 1) for at in lines)}, rest


def posted(server: Server, headers: str, body: bytes = GUEST) -> int:
    return answer(server, "POST /api/v1/guest", f"{headers}Content-Length: {len(body)}\r\n", body)[0]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://[x]", "http://a]b", "//", "http://\xff", "null"])
def test_an_origin_that_is_no_address_is_foreign(server: Server, origin: str) -> None:
    assert posted(server, f"{JSON}Origin: {origin}\r\n") == 403
    upgrade = "Upgrade: websocket\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    line = "GET /api/v1/socket HTTP/1.1\r\n"
    with socket.create_connection(("127.0.0.1", server.port), 60) as connection:
        asked = f"{line}Host: {server.host}\r\nConnection: Upgrade\r\n{upgrade}Origin: {origin}\r\n\r\n"
        connection.sendall(asked.encode("latin-1"))
        assert connection.recv(100).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "body",
    [b"\xff\xfe", b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"name":"\\ud800"}', b'{"name":"\\u0000"}', b"\0"],
)
def test_a_body_that_is_no_text_is_refused(server: Server, body: bytes) -> None:
    assert posted(server, JSON, body) == 400
    length = f"{JSON}Content-Length: {len(body)}\r\n"
    assert answer(server, "POST /api/v1/sign-in", length, body)[0] == 400


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
        "application/json; charset=utf-16",
        "\xff",
    ],
)
def test_a_body_of_another_kind_is_refused(server: Server, kind: str) -> None:
    status, _, said = answer(
        server, "POST /api/v1/guest", f"Content-Type: {kind}\r\nContent-Length: {len(GUEST)}\r\n", GUEST
    )
    assert (status, b"not-json" in said) == (415, True)
    assert posted(server, 'Content-Type: application/json; charset="UTF-8"\r\n') == 201
    assert answer(server, "GET /api/v1/games", f"Content-Type: {kind}\r\n")[0] == 200


@pytest.mark.parametrize(
    "length",
    [
        "Content-Length: 12\r\nContent-Length: 13\r\n",
        "Content-Length: 12\r\nContent-Length: 12\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: x\r\n",
        "Content-Length: 1_2\r\n",
        "Content-Length: \xb2\r\n",
        "Content-Length: 99999999999999999999999\r\n",
        "Content-Length: 12\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: x\r\n",
    ],
)
def test_a_length_that_cannot_be_is_refused(server: Server, length: str) -> None:
    assert answer(server, "POST /api/v1/guest", JSON + length, GUEST)[0] == 400


@pytest.mark.parametrize("path", ["/", "/table/1", "/api/v1/games", "/api/v1/tables", "/healthz", "/metrics", "/%00"])
def test_what_can_be_got_can_be_asked_about(server: Server, path: str) -> None:
    got, headers, body = answer(server, f"GET {path}")
    status, said, nothing = answer(server, f"HEAD {path}")
    assert (got, status, nothing) == (200, 200, b"")
    assert said["content-type"] == headers["content-type"]
    if path != "/metrics":  # which counts the requests
        assert said["content-length"] == headers["content-length"] == str(len(body))
    assert "content-security-policy" in said


def test_asking_about_what_cannot_be_got_says_so_too(server: Server) -> None:
    for path, status in (
        ("/api/v1/nothing", 404),
        ("/api/v1/me", 401),
        ("/api/v1/guest", 405),
        ("/api/v1/tables/x", 404),
    ):
        assert answer(server, f"HEAD {path}")[::2] == (status, b"")


def test_files_of_the_page_can_be_asked_about(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<p>steppe</p>")
    (page / "assets" / "font-1a2b.woff2").write_bytes(b"wOF2")
    with serving(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", SERAI_WEB=str(page)) as server:
        for path, length in (("/", "13"), ("/table/1", "13"), ("/assets/font-1a2b.woff2", "4")):
            status, headers, body = answer(server, f"HEAD {path}")
            assert (status, headers["content-length"], body) == (200, length, b"")
    assert '"error"' not in (tmp_path / "log").read_text()


@pytest.mark.parametrize(
    "path",
    ["%", "%zz", "%ff", "%00", "a%00b/position", "%ED%A0%80", "..%2f..", "%2e%2e", "x%0d%0ay/chat", "%E2%80%AE/why/1"],
)
def test_odd_names_of_tables_are_names_of_none(server: Server, path: str) -> None:
    assert answer(server, f"GET /api/v1/tables/{path}")[0] in (400, 401, 404)
    ann = Client(server)
    for act in ("join", "vote", "return"):
        assert ann.http.post(f"/tables/{path}/{act}", json={"ends": True}).status_code in (400, 404, 405)


def test_what_is_too_long_is_turned_away(server: Server) -> None:
    assert answer(server, f"GET /api/v1/tables?{'a=b&' * 10_000}")[0] == 414
    assert answer(server, f"GET /{'a' * 20_000}")[0] == 414
    assert answer(server, "GET /api/v1/tables", f"X-Long: {'a' * 100_000}\r\n")[0] == 431
    assert answer(server, f"GET /api/v1/tables?most={'9' * 5_000}")[0] == 400
    assert answer(server, "GET /api/v1/tables?most=%ff")[0] == 400


def test_texts_that_a_database_cannot_keep_are_refused(server: Server) -> None:
    ann, bob = Client(server), Client(server, "Bob")
    table = ann.table("tic_tac_toe", "me", "open")
    for path, body in (
        (f"/tables/{table}/join", {"share": "\0"}),
        (f"/tables/{table}/share", {"share": "\0"}),
        (f"/tables/{table}/chat", {"words": "\0"}),
        (f"/tables/{table}/leave", {"level": "\0"}),
        ("/sign-in", {"account": "\0", "password": "\0"}),
        ("/register", {"account": "\0", "password": "correct horse"}),
        ("/tables", {"game": "\0", "seats": []}),
    ):
        assert bob.http.post(path, json=body).status_code in (200, 400, 401, 403, 404)


def test_lengths_are_written_in_digits() -> None:
    for length, status in (("12", None), ("\xb2", 413), ("-1", 413), ("", 413), ("65537", 413)):
        scope = {"path": "/api/v1/guest", "query_string": b"", "headers": [], "method": "POST"}
        refused = refusal_of(scope, {b"content-length": length})
        assert (refused[0] if refused else None) == status


@pytest.mark.parametrize(
    "name", ["X-Real-IP", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded", "Forwarded", "Via", "CF-Connecting-IP"]
)
def test_the_counters_are_not_for_who_comes_through_a_proxy(server: Server, name: str) -> None:
    counters = f"http://{server.host}/metrics"
    assert httpx.get(counters, timeout=60).status_code == 200
    assert httpx.get(counters, headers={name: "203.0.113.5"}, timeout=60).status_code == 403
    assert is_passed_on([name.lower()])
