"""`serai play` has a site to hand out, and writes it only when it must."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from serai.commands.play import offline_site

Started = list[list[str]]


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """The commands that were started; none of them is."""
    commands: Started = []
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: commands.append(command))
    monkeypatch.setenv(offline_site.VARIABLE, "")  # so that it is put back afterwards
    monkeypatch.delenv(offline_site.VARIABLE)
    return commands


def built(folder: Path, *names: str, at: int) -> Path:
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text("page")
        os.utime(folder / name, (at, at))
    return folder


@pytest.mark.parametrize(("written", "again"), [(None, True), (1_000, True), (3_000, False)])
def test_the_site_is_written_where_there_is_none_and_when_the_client_is_newer(
    tmp_path: Path, started: Started, written: int | None, again: bool
) -> None:
    client = built(tmp_path / "web", "index.html", "site/index.html", at=2_000)
    if written is not None:
        built(tmp_path / "site", "index.html", at=written)
    offline_site.offer_site(tmp_path, client)
    assert os.environ[offline_site.VARIABLE] == str(tmp_path / "site")
    assert [command[-2:] for command in started] == ([["site", str(tmp_path / "site")]] if again else [])


def test_what_is_set_is_left_alone(tmp_path: Path, started: Started, monkeypatch: pytest.MonkeyPatch) -> None:
    client = built(tmp_path / "web", "index.html", "site/index.html", at=2_000)
    monkeypatch.setenv(offline_site.VARIABLE, "/elsewhere")
    offline_site.offer_site(tmp_path, client)
    assert (os.environ[offline_site.VARIABLE], started) == ("/elsewhere", [])


def test_a_client_without_a_site_offers_none(tmp_path: Path, started: Started) -> None:
    offline_site.offer_site(tmp_path, built(tmp_path / "web", "index.html", at=2_000))
    found: Any = os.environ.get(offline_site.VARIABLE)
    assert (found, started) == (None, [])
