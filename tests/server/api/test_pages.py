"""The built client as the server hands it out."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from serai.server.api import games
from serai.server.api.app import interface
from serai.server.operations.settings import Settings

PAGE = "<!doctype html><head><title>Serai</title></head>" + "<p>steppe</p>" * 100
SCRIPT = "export const steppe = 1;"
SMALLER = b"the same by brotli"


def told(page: str) -> str:
    """The page with the version of what lasts, as it is handed out."""
    return page.replace("</head>", f'  <meta name="serai-version" content="{games.version()}" />\n  </head>')


def visitor(folder: Path) -> TestClient[Litestar]:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "board-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "board-1a2b.js.br").write_bytes(SMALLER)
    (folder / "assets" / "font-3c4d.woff2").write_bytes(b"wOF2")
    return TestClient(interface(Settings("sqlite:///:memory:", web=str(folder))))


def raw(client: TestClient[Litestar], path: str, takes: str) -> tuple[httpx.Headers, bytes]:
    """The headers of an answer, and its body as it travelled."""
    with client.stream("GET", path, headers={"accept-encoding": takes}) as answer:
        return answer.headers, b"".join(answer.iter_raw())


def test_text_travels_compressed_to_those_who_can_take_it(tmp_path: Path) -> None:
    client = visitor(tmp_path)
    headers, small = raw(client, "/", "gzip, br")
    assert (headers["content-encoding"], headers["vary"]) == ("gzip", "Accept-Encoding")
    assert gzip.decompress(small).decode() == told(PAGE)
    assert len(small) < len(PAGE) / 4
    headers, whole = raw(client, "/", "identity")
    assert "content-encoding" not in headers
    assert whole.decode() == told(PAGE)


def test_what_was_compressed_with_the_client_goes_to_those_who_can_take_it(tmp_path: Path) -> None:
    client = visitor(tmp_path)
    headers, body = raw(client, "/assets/board-1a2b.js", "gzip, deflate, br")
    assert (headers["content-encoding"], body) == ("br", SMALLER)
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    headers, body = raw(client, "/assets/board-1a2b.js", "br;q=0, gzip")
    assert (headers["content-encoding"], gzip.decompress(body).decode()) == ("gzip", SCRIPT)


def test_every_file_has_its_kind_and_its_time(tmp_path: Path) -> None:
    client = visitor(tmp_path)
    headers, _ = raw(client, "/assets/board-1a2b.js", "gzip")
    assert headers["content-type"].startswith("text/javascript")
    assert "immutable" in headers["cache-control"]
    headers, font = raw(client, "/assets/font-3c4d.woff2", "gzip")
    assert "content-encoding" not in headers, "a font is compressed already"
    assert font == b"wOF2"
    assert raw(client, "/table/123", "gzip")[0]["cache-control"] == "no-cache"


def test_nothing_outside_the_folder_is_shown(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("seed")
    (tmp_path / "dist").mkdir()
    client = visitor(tmp_path / "dist")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
        assert "seed" not in client.get(path).text
    assert client.get("/api/v1/nothing").status_code == 404


def test_a_name_that_no_file_can_have_is_a_page_like_any_other(tmp_path: Path) -> None:
    client = visitor(tmp_path)
    for path in ("/%00", "/assets/%00.js", "/" + "a" * 300, "/" + "a/" * 3000):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, told(PAGE))


def test_the_site_is_handed_out_under_a_path_of_its_own_once_it_is_written(tmp_path: Path) -> None:
    site = tmp_path / "site"
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    client = TestClient(interface(Settings("sqlite:///:memory:", web=str(folder), site=str(site))))
    assert client.get("/offline/").status_code == 404
    assert "serai-offline" not in client.get("/").text
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text(PAGE)
    (site / "assets" / "board-1a2b.js").write_text(SCRIPT)
    assert '<meta name="serai-offline" content="/offline/" />' in client.get("/").text
    assert '<meta name="serai-server" content="/" />' in client.get("/offline/").text
    assert client.get("/offline", follow_redirects=False).headers["location"] == "/offline/"
    assert client.get("/offline/assets/board-1a2b.js").text == SCRIPT
    assert client.get("/offline/nothing.js").status_code == 404
    assert client.get("/offline/../web/index.html").url.path != "/offline/"
