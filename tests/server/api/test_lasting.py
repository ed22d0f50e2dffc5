"""What stays the same while a server runs is compressed, and kept by browsers until there is another version."""

from __future__ import annotations

import asyncio
import gzip

import httpx
import msgspec
import pytest
from litestar.testing import TestClient

from serai.protocol.games import game_called
from serai.server.api import games
from serai.server.api.app import application, interface
from serai.server.api.compressing import LEAST, MOST, Message, compressing
from serai.server.api.lasting import LONG, takes
from serai.server.operations.settings import Settings
from serai.words import LANGUAGES, Words, name_of
from tests.server.running import Client, Server

LASTING = (
    "/games",
    "/games/khan",
    "/games/merv/content",
    "/games/warrior_knights/rules",
    "/games/khan/rules/ru",
    "/games/serai/rules/fr",
    "/games/khan/words/ru",
    "/games/khan/how-to-play/fr",
    "/games/merv/figures/start",
    "/words/fr",
)


def asked(path: str, takes: str = "gzip") -> tuple[httpx.Headers, bytes]:
    client = TestClient(interface(Settings("sqlite:///:memory:")))
    with client.stream("GET", f"/api/v1{path}", headers={"accept-encoding": takes}) as answer:
        assert answer.status_code == 200, path
        return answer.headers, b"".join(answer.iter_raw())


@pytest.mark.parametrize("path", LASTING)
def test_it_is_kept_under_its_version_and_asked_for_again_without(path: str) -> None:
    assert asked(f"{path}?v={games.version()}")[0]["cache-control"] == LONG
    for other in ("", "?v=", "?v=0123"):
        assert asked(f"{path}{other}")[0]["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", LASTING)
def test_it_travels_compressed_and_says_the_same(path: str) -> None:
    plain, whole = asked(path, "identity")
    small, packed = asked(path)
    assert "content-encoding" not in plain
    assert small["content-encoding"] == "gzip"
    assert small["content-type"] == plain["content-type"]
    assert "accept-encoding" in small["vary"].lower()
    assert gzip.decompress(packed) == whole
    assert len(packed) < 0.6 * len(whole)


def test_another_word_is_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    before = games.version()
    monkeypatch.setattr(games, "words_of", lambda name, language: [f"name = {name} {language}"])
    assert games.version.__wrapped__() != before


def test_the_version_is_known_before_anybody_asks() -> None:
    games.version.cache_clear()
    application(Settings("sqlite:///:memory:"), [])
    assert games.version.cache_info().currsize == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_tells_what_they_are_called(language: str) -> None:
    for shown in games.list_of_games():
        assert shown.names[language] == Words(language, game_called(shown.name)).name()


def test_a_game_without_a_language_goes_by_its_key() -> None:
    assert name_of(game_called("khan"), "tlh") == "khan"


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("br", False),
        ("xgzip", False),
        ("", False),
    ],
)
def test_who_takes_gzip(accepted: str, taken: bool) -> None:
    assert takes("gzip", accepted) is taken


def passed(size: int, *headers: tuple[bytes, bytes], more: bool = False) -> list[Message]:
    """The messages of an answer as they go out."""
    out: list[Message] = []

    async def send(message: Message) -> None:
        out.append(message)

    async def answer() -> None:
        way = compressing(send)
        length = (b"content-length", str(size).encode())
        await way({"type": "http.response.start", "status": 200, "headers": [length, *headers]})
        await way({"type": "http.response.body", "body": b"x" * size, "more_body": more})

    asyncio.run(answer())
    return out


@pytest.mark.parametrize("size", [LEAST, MOST])
def test_answers_are_compressed_on_the_way(size: int) -> None:
    start, body = passed(size)
    assert dict(start["headers"])[b"content-encoding"] == b"gzip"
    assert int(dict(start["headers"])[b"content-length"]) == len(body["body"])
    assert gzip.decompress(body["body"]) == b"x" * size


def test_what_is_short_long_in_pieces_or_compressed_passes_as_it_is() -> None:
    for out in (
        passed(LEAST - 1),
        passed(MOST + 1),
        passed(LEAST, more=True),
        passed(LEAST, (b"Content-Encoding", b"br")),
    ):
        assert set(out[1]["body"]) == {ord("x")}


def test_what_changes_is_compressed_and_kept_by_nobody(server: Server) -> None:
    ann = Client(server, "Ann")
    table = ann.table("khan", "me", "bot", "bot")
    ann.start(table)
    answer = ann.http.get(f"/tables/{table}/position?seat=0")
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"
    assert msgspec.json.decode(answer.content)["tell"] == "position"
