from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.running import Server, serving
from tests.web.harness import Visitor, built, running_chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def web(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that the tests of a session share; each test brings its own people."""
    folder: Path = tmp_path_factory.mktemp("web")
    with serving(f"sqlite:///{folder}/web.db", folder / "server.log", SERAI_WEB=str(built())) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, web: Server) -> Iterator[Callable[..., Visitor]]:
    """Come to the server with a browser: visit("Ann", phone=True, theme="dark", language="ru")."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, *, at: Server | None = None, **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, at or web, name=name, **wishes))
        return visitors[-1]

    yield come
    complaints = [line for visitor in visitors for line in visitor.leave()]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server of the test's own, which it may stop and start again on the same database."""
    started: list[Server] = []

    def start(port: int | None = None) -> Server:
        server = Server(f"sqlite:///{tmp_path}/web.db", tmp_path / "server.log", port=port, SERAI_WEB=str(built()))
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Pages last: once a browser is open, its event loop runs in this process, and no other test can start one."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)
