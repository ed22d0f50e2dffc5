from __future__ import annotations

import itertools
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server import postgres
from tests.server.running import Server, serving

ENCODING = itertools.count()


@pytest.fixture(scope="session")
def pg_cluster() -> Iterator[str]:
    with postgres.cluster() as url:
        yield url


@pytest.fixture
def pg_url(pg_cluster: str) -> str:
    return postgres.fresh_database(pg_cluster, f"serai{next(ENCODING)}")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/serai.db"
    return str(request.getfixturevalue("pg_url"))


@pytest.fixture
def bids(monkeypatch: pytest.MonkeyPatch) -> str:
    """The test game, registered for as long as the test runs."""
    from serai.engine.core import game as games
    from serai.protocol import games as found
    from serai.server.tables import stored
    from tests.server.bids import GAME

    def load(name: str) -> games.Game:
        return GAME if name == "bids" else games.load(name)

    monkeypatch.setattr(found, "game_of", load)
    monkeypatch.setattr(stored, "game_of", load)
    return "bids"


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def shared_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server on each database; every test brings its own people, and ends nothing but what is theirs."""
    folder = tmp_path_factory.mktemp("server")
    if request.param == "sqlite":
        database = f"sqlite:///{folder}/serai.db"
    else:
        database = postgres.fresh_database(request.getfixturevalue("pg_cluster"), f"serai{next(ENCODING)}")
    with serving(database, folder / "log") as running:
        yield running
        assert '"error"' not in running.log.read_text(), running.log.read_text()  # between two tests too


@pytest.fixture
def server(shared_server: Server) -> Iterator[Server]:
    """The running server, which must not have met an error in this test."""
    before = shared_server.log.stat().st_size
    yield shared_server
    told = shared_server.log.read_bytes()[before:].decode()
    assert '"error"' not in told, told
