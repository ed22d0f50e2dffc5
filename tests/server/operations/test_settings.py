"""Settings come from the environment, and what cannot be is told in one line before anything is served."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

import serai
from serai import cli
from serai.server.operations import settings
from serai.server.operations.database import open_database
from serai.server.operations.settings import BadSetting, Settings, mail_from, settings_from


def test_settings_come_from_the_environment() -> None:
    assert settings_from({"SERAI_HOME": "/x"}).database == "sqlite:////x/serai.db"
    assert settings_from({"SERAI_DATABASE_URL": "postgresql://x"}).database == "postgresql://x"
    mail = mail_from("smtp://user:p%40ss@mail.example?from=serai@example.org")
    assert (mail.host, mail.port, mail.password) == ("mail.example", 587, "p@ss")
    assert "p@ss" not in repr(Settings("sqlite:///x", mail=mail))
    with pytest.raises(ValueError, match="SERAI_SMTP_URL"):
        mail_from("http://x")


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("SERAI_BOT_PROCESSES", "two"),
        ("SERAI_BOT_PROCESSES", "-1"),
        ("SERAI_BOT_NICE", "-5"),
        ("SERAI_BOT_NICE", "20"),
        ("SERAI_BOT_PAUSE", "soon"),
        ("SERAI_BOT_PAUSE", "inf"),
        ("SERAI_ROUND_BREAK", "-1"),
        ("SERAI_TABLES_IN_MEMORY", "0"),
        ("SERAI_CONNECTIONS", "0"),
        ("SERAI_HEADER_SECONDS", "-1"),
        ("SERAI_BODY_SECONDS", "soon"),
        ("SERAI_PUBLIC_URL", "serai.example"),
        ("SERAI_PUBLIC_URL", "https://serai.example/play"),
    ],
)
def test_a_setting_that_cannot_be_is_refused_by_name(name: str, given: str) -> None:
    with pytest.raises(BadSetting, match=f"{name} is .*, not {given!r}"):
        settings_from({name: given})


@pytest.mark.parametrize(
    ("words", "name", "given", "said"),
    [
        (("serve",), "SERAI_BOT_NICE", "low", "serai: SERAI_BOT_NICE is a whole number from 0 to 19"),
        (("bot_worker",), "SERAI_DATABASE_URL", "postgresql://u:hunter2@127.0.0.1:1/x", "serai: the database cannot"),
        (("serve",), "SERAI_DATABASE_URL", "mysql://x", "its address is sqlite:///path or postgresql://"),
        (("serve",), "SERAI_HOME", "/dev/null/serai", "serai: the database cannot be opened: "),
        (("admin", "users"), "SERAI_HOME", "/dev/null/serai", "serai: there is no database at /dev/null/serai/"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_line(
    words: tuple[str, ...],
    name: str,
    given: str,
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, given)
    assert cli.main([*words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert "Traceback" not in told
    assert "hunter2" not in told
    assert len(told.splitlines()) == 1


def test_a_place_that_is_taken_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SERAI_HOME", str(tmp_path))
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert cli.main(["serve", "--port", f"{port}"]) == 2
        assert f"serai: nobody can be served at 127.0.0.1:{port} (Address already in use)" in capsys.readouterr().err
    assert cli.main(["serve", "--host", "nowhere.invalid"]) == 2
    assert "nowhere.invalid" in capsys.readouterr().err


def test_arguments_that_cannot_be_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wrong in (("--port", "99999"), ("--port", "0"), ("--port", "x"), ("--log-level", "loud")):
        with pytest.raises(SystemExit):
            cli.main(["serve", *wrong])
        assert wrong[0] in capsys.readouterr().err


NEWER = [(command, kind) for command in ("serve", "play", "admin") for kind in ("sqlite", "postgres")]


@pytest.mark.parametrize(("command", "url"), [*NEWER, ("bot_worker", "postgres")], indirect=["url"])
def test_a_database_of_a_newer_version_is_told_in_one_line(
    command: str, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with open_database(url) as database:
        sqlite = url.startswith("sqlite")
        database.execute("PRAGMA user_version=999" if sqlite else "INSERT INTO serai_schema VALUES (999)")
    monkeypatch.setenv("SERAI_DATABASE_URL", url)
    monkeypatch.setenv("SERAI_WEB", str(tmp_path))
    words = {"admin": ["users"], "play": ["--port", "8642"]}.get(command, [])
    assert cli.main([command, *words]) == 2
    (told,) = capsys.readouterr().err.strip().splitlines()
    assert told.startswith("serai: the database cannot be opened: it has schema 999, of a newer Serai")


@pytest.mark.parametrize("place", ["web/dist", "src/serai/web"], ids=["a checkout", "an installed package"])
def test_the_built_page_is_found(place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside = Path(settings.__file__).relative_to(Path(serai.__file__).parents[2])
    monkeypatch.setattr(settings, "__file__", str(tmp_path / inside))
    assert settings.built_client() == ""
    (tmp_path / place).mkdir(parents=True)
    (tmp_path / place / "index.html").touch()
    assert settings.built_client() == str(tmp_path / place)
