"""`serai hosting`: the files for a server, filled in, and nothing of the machine's lost."""

import configparser
import re
import shlex
import subprocess
import tomllib
from pathlib import Path

import pytest

from serai.commands.checkout import root
from serai.commands.server.hosting import PLACES
from serai.server.operations.database import bring_up_to_date
from tests.commands.conftest import Serai

UNITS = [name for name in PLACES if name.endswith((".service", ".timer"))]


def written(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in folder.rglob("*") if path.is_file()}


def test_all_files_are_written_for_the_address(serai: Serai, tmp_path: Path) -> None:
    ended = serai("hosting", "games.example.org", "--root", str(tmp_path))
    assert ended.status == 0, ended.err
    files = written(tmp_path)
    assert set(files) == set(PLACES)
    assert "SERAI_PUBLIC_URL=https://games.example.org\n" in files["serai.env"]
    assert files["Caddyfile"].startswith("games.example.org {")
    assert not any("serai.example" in text for name, text in files.items() if name != "serai.env")
    assert (tmp_path / "etc/serai/serai.env").stat().st_mode & 0o077 == 0
    assert serai("hosting", "games.example.org", "--root", str(tmp_path)).status == 0  # the same files are no others


def test_what_was_there_is_kept(serai: Serai, tmp_path: Path) -> None:
    there = tmp_path / "etc/caddy/Caddyfile"
    there.parent.mkdir(parents=True)
    there.write_text(":80 {\n}\n")
    refused = serai("hosting", "games.example.org", "--root", str(tmp_path))
    assert refused.status == 2
    assert str(there) in refused.err
    assert written(tmp_path) == {"Caddyfile": ":80 {\n}\n"}
    assert serai("hosting", "games.example.org", "--root", str(tmp_path), "--replace").status == 0
    assert there.with_name("Caddyfile.old").read_text() == ":80 {\n}\n"
    settings = tmp_path / "etc/serai/serai.env"
    settings.write_text("SERAI_PUBLIC_URL=https://games.example.org\nSERAI_SMTP_URL=smtps://mail.example.org\n")
    assert serai("hosting", "other.example.org", "--root", str(tmp_path), "--replace").status == 0
    assert there.with_name("Caddyfile.old").read_text() == ":80 {\n}\n"
    assert there.with_name("Caddyfile.old1").read_text().startswith("games.example.org {")
    assert "mail.example.org" in settings.read_text()


@pytest.mark.parametrize("address", ["https://games.example.org", "games.example.org/", "a b", "", "-x.org", "a{b"])
def test_an_address_is_a_name_alone(serai: Serai, tmp_path: Path, address: str) -> None:
    assert serai("hosting", "--root", str(tmp_path), "--", address).status == 2
    assert written(tmp_path) == {}


@pytest.mark.parametrize("name", UNITS)
def test_units_name_nothing_that_is_not_there(name: str) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((root() / "src/serai/server/hosting" / name).read_text("utf-8"))
    service = dict(unit.items("Service")) if unit.has_section("Service") else {}
    for key in ("ExecStart", "EnvironmentFile"):
        for path in re.findall(r"/(?:opt|etc)/serai\S*", service.get(key, "")):
            assert path in ("/opt/serai/bin/serai", "/etc/serai/serai.env")


def test_the_server_may_make_a_group_for_its_bots() -> None:
    unit = (root() / "src/serai/server/hosting/serai.service").read_text("utf-8").splitlines()
    assert {"Delegate=yes", "ProtectSystem=strict", "NoNewPrivileges=yes", "CapabilityBoundingSet="} <= set(unit)


def test_systemd_understands_the_units_and_finds_the_server_well_locked_up(serai: Serai, tmp_path: Path) -> None:
    assert serai("hosting", "games.example.org", "--root", str(tmp_path)).status == 0
    units = [tmp_path / PLACES[name] / name for name in UNITS]
    program = tmp_path / "serai"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for unit in units:
        unit.write_text(unit.read_text("utf-8").replace("/opt/serai/bin/serai", str(program)), "utf-8")
    verified = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert (verified.returncode, verified.stderr) == (0, "")
    command = [
        "systemd-analyze",
        "security",
        "--offline=true",
        "--threshold=25",
        str(tmp_path / PLACES[UNITS[0]] / UNITS[0]),
    ]
    locked = subprocess.run(command, capture_output=True, text=True)
    assert locked.returncode == 0, locked.stdout[-2000:]  # exposed by 2.5 of 10 at most


def admin_commands() -> list[list[str]]:
    """What the manual says to `serai admin`, with or without the function that it makes for it."""
    blocks = re.findall(r"```sh\n(.*?)```", (root() / "docs/hosting.md").read_text("utf-8"), re.DOTALL)
    lines = [shlex.split(line) for block in blocks for line in block.splitlines() if "admin" in line]
    found = []
    for line in lines:
        if line[0] == "serai_admin":
            found.append(line[1:])
        elif "admin" in line and "{" not in line:
            words = line[line.index("admin") + 1 :]
            in_container = line[:2] == ["podman", "compose"]  # which knows its database
            assert (words[0] == "--database") != in_container
            found.append(words if in_container else words[2:])
    return found


def test_what_the_manual_says_to_look_after_a_server_is_understood(serai: Serai, tmp_path: Path) -> None:
    url, saved = f"sqlite:///{tmp_path}/serai.db", tmp_path / "serai-1.gz"
    bring_up_to_date(url)
    assert serai("admin", "--database", url, "backup", str(saved)).status == 0
    commands = admin_commands()
    assert {"restore", "tables", "replay-all"} <= {words[0] for words in commands}
    for number, words in enumerate(commands):
        file = tmp_path / f"{number}.gz" if words[0] == "backup" else saved
        given = [str(file) if word.endswith(".gz") else word for word in words]
        at = f"sqlite:///{tmp_path}/{number}.db" if words[0] == "restore" else url
        ended = serai("admin", "--database", at, *given)
        assert ended.status == 0, (words, ended.err)


def test_the_manual_names_these_files_and_ten_commands() -> None:
    manual = (root() / "docs/hosting.md").read_text("utf-8")
    first = manual.split("```sh\n")[1].split("```")[0]
    assert sum(not line.startswith("#") for line in first.strip().splitlines()) == 10
    version = tomllib.loads((root() / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"serai-{version}-py3-none-any.whl[server]" in first
