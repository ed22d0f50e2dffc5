"""Pictures, shared links and replays in other pages: only of games that are over, and for everybody."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server import postgres
from tests.server.running import Client, Server, serving

SAMPLES = Path(__file__).parents[1] / "samples"
PAGE = '<!doctype html><html lang="en"><head><title>Serai</title></head><body><div id="app"></div></body></html>'
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page to hand out."""
    folder = tmp_path_factory.mktemp("house")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text(PAGE)
    database = f"sqlite:///{folder}/serai.db"
    if request.param == "postgres":
        database = postgres.fresh_database(request.getfixturevalue("pg_cluster"), "shared")
    with serving(database, folder / "log", SERAI_WEB=str(folder / "web")) as server:
        yield server
        assert '"error"' not in server.log.read_text(), server.log.read_text()


@pytest.fixture(scope="module")
def ann(house: Server) -> Client:
    return Client(house)


@pytest.fixture(scope="module")
def over(ann: Client) -> str:
    """A game of tic-tac-toe that is over, with a title that is no HTML."""
    table = ann.table("tic_tac_toe", "me", "me", title='<b>"us" & them</b>')
    ann.start(table)
    for at, cell in enumerate((0, 3, 1, 4, 2)):
        ann.choose(table, at % 2, at, ["square", cell])
    assert ann.get(f"/tables/{table}")["status"] == "over"
    return table


def looked(house: Server, path: str, **headers: str) -> httpx.Response:
    """Asked by somebody who is nobody here."""
    return httpx.get(f"http://{house.host}{path}", headers=headers, timeout=60)


def is_picture(answer: httpx.Response) -> None:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    assert answer.content.startswith(PNG)
    assert struct.unpack(">II", answer.content[16:24]) == (1200, 630)


def test_a_picture_is_for_everybody_and_kept(house: Server, over: str) -> None:
    path = f"/api/v1/tables/{over}/pictures/3"
    first = looked(house, path, **{"accept-encoding": "gzip"})
    is_picture(first)
    assert "content-encoding" not in first.headers  # it is packed by itself
    assert first.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "max-age" in first.headers["cache-control"]
    tag = first.headers["etag"]
    again = looked(house, path, **{"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    others = {looked(house, f"{path}?lang=ru").headers["etag"], looked(house, path[:-1] + "4").headers["etag"]}
    assert len(others | {tag}) == 3


@pytest.mark.parametrize("game", ["khan", "merv", "warrior_knights", "connect_four"])
def test_every_game_has_pictures(house: Server, ann: Client, game: str) -> None:
    record = (SAMPLES / f"{game}.txt").read_text(encoding="utf-8")
    table = ann.post("/records", {"record": record}, 201)["table"]
    last = ann.get(f"/tables/{table}")["number"]
    is_picture(looked(house, f"/api/v1/tables/{table}/pictures/{last}?lang=fr"))


def test_nothing_is_shown_of_a_game_that_goes_on(house: Server, ann: Client) -> None:
    table = ann.table("tic_tac_toe", "me", "me")
    waiting = looked(house, f"/api/v1/tables/{table}/pictures/0")
    assert waiting.status_code == 409
    ann.start(table)
    refused = looked(house, f"/api/v1/tables/{table}/pictures/0")
    assert (refused.status_code, refused.json()["key"]) == (409, "not-over")
    for path in (f"/share/{table}/0", f"/share/{table}", f"/embed/{table}"):
        page = looked(house, path)
        assert page.status_code == 404
        assert table not in page.text


def test_what_is_not_there_is_refused(house: Server, over: str) -> None:
    assert looked(house, "/api/v1/tables/nothing/pictures/0").status_code == 404
    assert looked(house, f"/api/v1/tables/{over}/pictures/400").json()["key"] == "not-found"
    assert looked(house, f"/api/v1/tables/{over}/pictures/1?lang=english").status_code == 400
    for path in ("/share/nothing/1", f"/share/{over}/400", "/embed/nothing", f"/embed/{over}?at=400"):
        page = looked(house, path, **{"accept-language": "fr"})
        assert (page.status_code, page.headers["content-type"]) == (404, "text/html; charset=utf-8")
        assert "Aucune partie ici" in page.text


def test_a_shared_page_tells_what_is_behind_its_link(house: Server, over: str) -> None:
    page = looked(house, f"/share/{over}/2?lang=ru")
    assert page.status_code == 200
    assert "Ход 2 из" in page.text
    assert "<b>" not in page.text
    assert "&lt;b&gt;&quot;us&quot; &amp; them&lt;/b&gt;" in page.text
    picture = f"http://{house.host}/api/v1/tables/{over}/pictures/2?lang=ru"
    assert f'property="og:image" content="{picture}"' in page.text
    is_picture(httpx.get(picture, timeout=60))
    assert '<div id="app"></div>' in page.text
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_only_embedded_replays_may_stand_in_others_pages(house: Server, over: str) -> None:
    page = looked(house, f"/embed/{over}?at=1")
    policy = page.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "script-src 'self'" in policy
    assert page.headers["cross-origin-resource-policy"] == "cross-origin"
    assert "set-cookie" not in page.headers
    for path in ("/", f"/table/{over}", f"/share/{over}/1", "/embed", "/api/v1/games", f"/api/v1/tables/{over}"):
        answer = looked(house, path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
        assert answer.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_changed_name_is_another_picture(house: Server, ann: Client) -> None:
    table = ann.table("tic_tac_toe", "me", "bot")
    ann.start(table)
    ann.post(f"/tables/{table}/vote", {"ends": True})
    assert ann.get(f"/tables/{table}")["status"] == "over"
    path = f"/api/v1/tables/{table}/pictures/0"
    before = looked(house, path).headers["etag"]
    assert ann.http.patch("/me", json={"name": "Anna", "language": "en"}).status_code == 200
    assert looked(house, path).headers["etag"] != before
