"""The image and the compose file name what is there: paths, ports, variables, versions, and checks that work."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import tomllib
from pathlib import Path
from typing import Any

import psycopg
import pytest
import yaml  # type: ignore[import-untyped]

from serai import cli
from serai.commands.bench.postgres import Cluster, binaries
from serai.commands.checkout import root
from serai.server.operations import settings
from tests.server.running import Server, free_port

COMPOSE: dict[str, Any] = yaml.safe_load((root() / "compose.yaml").read_text("utf-8"))
SERAI, DATABASE = COMPOSE["services"]["serai"], COMPOSE["services"]["database"]
MANUAL = (root() / "docs/hosting.md").read_text("utf-8").split("## In containers")[1]
PASSWORD = "p@ss w/o:rd?#%$'\"é"


def steps() -> list[tuple[str, str]]:
    """The lines of the Containerfile as instruction and words; lines that go on are one."""
    text = re.sub(r"\\\n\s*", "", (root() / "Containerfile").read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(" ", 1)[0], line.split(" ", 1)[1]) for line in lines]


def said(instruction: str) -> list[str]:
    """What an instruction says, each time."""
    return [words for name, words in steps() if name == instruction]


def told(password: str) -> dict[str, str]:
    """The server's environment when somebody gives a password and nothing else."""
    filled = {name: re.sub(r"\$\{DATABASE_PASSWORD:\?[^}]*\}", lambda _: password, str(value))
              for name, value in SERAI["environment"].items()}  # fmt: skip
    return {name: re.sub(r"\$\{[A-Z_]+:-\}", "", value) for name, value in filled.items()}


def left_out(path: str) -> bool:
    """Whether a path is not among what the image is built from."""
    rules = (root() / ".dockerignore").read_text("utf-8").split()
    return any(path == rule or path.startswith(f"{rule}/") for rule in rules)


def test_it_is_built_from_what_is_there_and_holds_no_secret() -> None:
    sources = [words.split()[:-1] for words in said("COPY")]
    for source in (one for line in sources if not line[0].startswith("--from") for one in line):
        assert (root() / source).exists(), source
        assert not left_out(source), source
    for path in ("serai", "pyproject.toml", "hatch_build.py", "requirements/play.txt", "src", "web/package-lock.json"):
        assert not left_out(path), path
    for path in (".env", ".git/config", ".venv/bin/python", "web/node_modules/.bin/vite", "web/dist/index.html"):
        assert left_out(path), path  # .env is where compose reads the password from


def test_versions_are_those_that_the_project_goes_with() -> None:
    node, python = (re.fullmatch(r"(node|python):([\d.]+)\S*( AS \w+)?", words) for words in said("FROM"))
    assert node is not None
    assert python is not None
    engines = json.loads((root() / "web/package.json").read_text("utf-8"))["engines"]["node"]
    assert int(node[2]) >= int(engines.removeprefix(">="))
    project = tomllib.loads((root() / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=").split(".")
    assert [int(part) for part in python[2].split(".")] >= [int(part) for part in oldest]
    assert re.fullmatch(r"postgres:\d+-\w+", DATABASE["image"])  # of one major version: its files are of no other
    assert DATABASE["image"].split("-")[1] in said("FROM")[0]


def test_it_serves_where_the_compose_file_expects_it(monkeypatch: pytest.MonkeyPatch) -> None:
    (command,) = (json.loads(words) for words in said("CMD"))
    called: list[Any] = []
    monkeypatch.setattr("serai.commands.server.serve.run", called.append)
    assert command[0] == "serai"
    assert cli.main(command[1:]) in (0, None)
    (arguments,) = called
    assert arguments.host == "0.0.0.0"
    assert said("EXPOSE") == [str(arguments.port)]
    assert SERAI["ports"] == [f"127.0.0.1:{arguments.port}:{arguments.port}"]
    assert f":{arguments.port}/healthz" in " ".join(SERAI["healthcheck"]["test"])


def test_what_is_kept_lies_in_volumes() -> None:
    (home,) = said("VOLUME")
    assert said("ENV") == [f"SERAI_HOME={home}"]
    assert SERAI["volumes"] == [f"serai:{home}"]
    assert settings.home_folder({"SERAI_HOME": home}) == Path(home)
    assert DATABASE["volumes"] == ["database:/var/lib/postgresql/data"]
    assert set(COMPOSE["volumes"]) == {"serai", "database"}
    assert SERAI["build"]["dockerfile"] == "Containerfile"


def test_variables_are_those_that_serai_knows() -> None:
    known = set(re.findall(r"\"(SERAI_[A-Z_]+)\"", Path(settings.__file__).read_text("utf-8")))
    assert {name for name in SERAI["environment"] if name.startswith("SERAI_")} <= known
    given = settings.settings_from(told("secret"))
    assert (given.database, given.public_url, given.mail) == ("postgresql://serai@database/serai", "", None)
    wanted = set(re.findall(r"\$\{([A-Z_]+)", json.dumps(COMPOSE)))
    assert wanted == {"DATABASE_PASSWORD", "SERAI_PUBLIC_URL", "SERAI_SMTP_URL"}
    assert {"DATABASE_PASSWORD", "SERAI_PUBLIC_URL"} <= set(re.findall(r"[A-Z_]+(?==)", MANUAL))
    assert "DATABASE_PASSWORD:-" not in json.dumps(COMPOSE)  # without one nothing starts


def test_the_manual_says_to_admin_what_it_understands(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```sh\n(.*?)```", MANUAL, re.DOTALL)
    commands = [shlex.split(line) for line in "".join(blocks).splitlines() if "serai admin" in line]
    assert {"backup", "restore"} <= {words[words.index("admin") + 1] for words in commands}
    for words in commands:
        with pytest.raises(SystemExit) as ended:
            cli.main([*words[words.index("admin") :], "--help"])
        assert ended.value.code == 0
        assert all(path.startswith(said("VOLUME")[0]) for path in words if path.startswith("/"))
    assert "usage" in capsys.readouterr().out


def test_the_server_is_healthy_where_its_check_says_so(tmp_path: Path) -> None:
    kind, *check = SERAI["healthcheck"]["test"]
    assert kind == "CMD"
    port = free_port()
    looking = [word.replace(":8765/", f":{port}/") for word in check]
    assert subprocess.run(looking, capture_output=True).returncode != 0
    server = Server(f"sqlite:///{tmp_path}/serai.db", tmp_path / "log", port=port)
    try:
        assert subprocess.run(looking, capture_output=True).returncode == 0
    finally:
        server.stop()


def test_the_database_is_healthy_only_when_it_can_be_reached_and_any_password_opens_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As the image of PostgreSQL begins: made by a server that listens on a socket alone, then the one that stays."""
    port = free_port()
    making, staying = Cluster(port=str(port)), Cluster(port=str(port), listen_addresses="'127.0.0.1'")
    monkeypatch.setenv("PGPORT", str(port))
    kind, program, *rest = DATABASE["healthcheck"]["test"]
    assert kind == "CMD"
    looking = [str(binaries() / program), *rest]
    try:
        monkeypatch.setenv("PGHOST", str(making.folder))
        making.start()
        assert subprocess.run(looking, capture_output=True).returncode != 0
        making.stop()
        monkeypatch.setenv("PGHOST", str(staying.folder))
        staying.start()
        assert subprocess.run(looking, capture_output=True).returncode == 0
        with psycopg.connect(staying.url, autocommit=True) as connection:
            connection.execute(psycopg.sql.SQL("ALTER ROLE serai PASSWORD {}").format(psycopg.sql.Literal(PASSWORD)))
            connection.execute("CREATE DATABASE serai")
        only_with_password(staying)
        environment = told(PASSWORD)
        address = environment["SERAI_DATABASE_URL"].replace("@database/", "@127.0.0.1/")
        monkeypatch.setenv("PGPASSWORD", environment["PGPASSWORD"])
        with psycopg.connect(address) as connection:
            assert connection.execute("SELECT current_user").fetchone() == ("serai",)
        monkeypatch.setenv("PGPASSWORD", "another")
        with pytest.raises(psycopg.OperationalError):
            psycopg.connect(address)
    finally:
        for cluster in (making, staying):
            cluster.stop()
            cluster.remove()


def only_with_password(cluster: Cluster) -> None:
    """Over TCP a password is asked for, as the image of PostgreSQL does."""
    (cluster.folder / "cluster/pg_hba.conf").write_text("local all all trust\nhost all all all scram-sha-256\n")
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute("SELECT pg_reload_conf()")
