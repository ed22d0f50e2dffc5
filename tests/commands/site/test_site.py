"""`serai site` writes a whole site: listed, hashed, the same every time, and nothing is fetched from elsewhere."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from serai.cli import main
from serai.commands.site import site
from serai.commands.site.lasting_answers import lasting_answers
from serai.commands.site.licences import PARTS, licences
from serai.engine.core.game import names
from serai.languages import LANGUAGES
from tests.roots import ROOT

FOREIGN = r"https?://[\w-]+\.\w"
FETCHING = rf"{FOREIGN}|urlopen|urllib\.request|http\.client|pyfetch"


def archive(*files: str) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w") as made:
        for name in files:
            made.writestr(name, f"# {name}")
    return whole.getvalue()


def built(folder: Path) -> Path:
    """A built client, as small as it can be."""
    for name, body in {
        "index.html": b"the server's page",
        "icon.svg": b"<svg/>",
        "assets/shell-1.js": b"let shell",
        "assets/shell-1.js.br": b"smaller",
        "site/index.html": b'<meta name="serai-files" content="SERAI_FILES">',
        "site/sw.js": b'const LIST = "SERAI_FILES";',
        "site/manifest.webmanifest": b"{}",
        "site/python/pyodide.asm.wasm.gz": gzip.compress(b"wasm" * 1000, mtime=0),
        "site/python/python_stdlib.zip": archive("json/__init__.py", "unittest/case.py", "encodings/big5.py"),
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    return folder


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site that no test changes."""
    place = tmp_path_factory.mktemp("site")
    site.write(place / "out", site.whole_site(built(place / "dist")).files)
    return place / "out"


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The client that the command finds."""
    folder = built(tmp_path / "dist")
    monkeypatch.delenv("SERAI_WEB", raising=False)
    monkeypatch.setattr("serai.server.operations.settings.built_client", lambda: str(folder))
    return folder


def listed(out: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((out / "files.json").read_text())
    return told


def there(out: Path) -> dict[str, bytes]:
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}


def opened(out: Path, name: str) -> zipfile.ZipFile:
    """An archive of the site, however it lies there."""
    body = (out / name).read_bytes()
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(body) if listed(out)["files"][name].get("gzip") else body))


def test_every_file_is_listed_with_its_size_and_hash(out: Path) -> None:
    told, files = listed(out), there(out)
    assert set(files) == {*told["files"], "index.html", "sw.js", "files.json"}
    for name, one in told["files"].items():
        assert one["size"] == len(files[name])
        holds = gzip.decompress(files[name]) if one.get("gzip") else files[name]
        assert hashlib.sha256(holds).hexdigest() == one["sha256"], name
    mark = hashlib.sha256(files["files.json"]).hexdigest()
    assert mark.encode() in files["index.html"]
    assert mark.encode() in files["sw.js"]
    assert "assets/shell-1.js" in files
    assert "assets/shell-1.js.br" not in files
    assert set(opened(out, site.LIBRARY).namelist()) == {"json/__init__.py"}
    assert told["files"]["python/pyodide.asm.wasm.gz"]["gzip"]


def test_what_stays_the_same_is_answered_by_files(out: Path) -> None:
    answers = listed(out)["answers"]
    assert {"/games", "/games/khan", "/games/serai/rules/fr", "/words/ru"} <= set(answers)
    for answer in lasting_answers():
        body = (out / answers[answer.path]).read_bytes()
        assert (gzip.decompress(body) if answers[answer.path].endswith(".gz") else body) == answer.body
        assert answers[answer.path].removesuffix(".gz").endswith(f".{answer.ending}")
    for game in ("khan", "merv", "warrior_knights"):
        for language in LANGUAGES:
            for kind in ("words", "reasons", "rules", "lessons/words", "how-to-play", "coach/words", "legend"):
                assert f"/games/{game}/{kind}/{language}" in answers
        assert any(path.startswith(f"/games/{game}/figures/") for path in answers)
        assert {f"/games/{game}/{kind}" for kind in ("content", "lessons", "puzzles")} <= set(answers)


def test_a_site_is_the_same_every_time_and_another_with_another_client(
    out: Path, client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    again = tmp_path / "again"
    assert main(["site", str(again)]) == 0
    assert "a first visit fetches" in capsys.readouterr().out
    assert there(again) == there(out)
    (again / "assets" / "left-over.js").write_text("of an older version")
    (client / "site" / "sw.js").write_text('const LIST = "SERAI_FILES"; // newer')
    assert main(["site", str(again)]) == 0
    assert listed(again)["version"] != listed(out)["version"]
    assert set(there(again)) == set(there(out))


def test_a_folder_that_holds_something_else_is_left_alone(
    client: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "mine"
    place.mkdir()
    (place / "diary.txt").write_text("dear diary")
    assert main(["site", str(place)]) != 0
    assert "holds something else" in capsys.readouterr().err
    assert there(place) == {"diary.txt": b"dear diary"}
    assert main(["site", str(place / "diary.txt")]) != 0
    assert "is no folder" in capsys.readouterr().err


def test_without_a_built_page_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SERAI_WEB", raising=False)
    monkeypatch.setattr("serai.server.operations.settings.built_client", lambda: "")
    assert main(["site", str(tmp_path / "out")]) != 0
    assert "the page is not built here" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_client_that_was_built_elsewhere_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_WEB", str(built(tmp_path / "dist")))
    assert main(["site", str(tmp_path / "out")]) == 0
    assert (tmp_path / "out" / "assets" / "shell-1.js").read_bytes() == b"let shell"


def test_nothing_names_an_address_to_fetch_from(out: Path) -> None:
    """Sources and answers may cite where something is from, but nothing opens an address."""
    for name, body in there(out).items():
        if name.startswith("data/"):
            text = (gzip.decompress(body) if name.endswith(".gz") else body).decode()
            assert not re.search(FOREIGN, text), name
    with opened(out, site.ARCHIVE) as packed:
        for name in packed.namelist():
            text = packed.read(name).decode()
            assert not re.search(FETCHING, text), name


def test_what_is_bundled_has_its_licence(out: Path) -> None:
    text = (out / "LICENSES.txt").read_text()
    assert text == licences()
    package = json.loads((ROOT / "web" / "package.json").read_text())
    named = " ".join(part.name.lower() for part in PARTS)
    for dependency, version in package["dependencies"].items():
        assert dependency in named
        if dependency == "pyodide":
            assert version in named
    for words in ("MIT License", "Mozilla Public License", "PYTHON SOFTWARE FOUNDATION", "SIL OPEN FONT LICENSE"):
        assert words in text


IMPORTS = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"msgspec", "fluent", "litestar", "rich", "multiprocessing", "sqlite3", "ssl"}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
sys.path[:] = [sys.argv[1], *(path for path in sys.path if "site-packages" not in path)]
import serai
assert serai.__file__.startswith(sys.argv[1])
from importlib import import_module
from pathlib import Path
for path in sorted(Path(sys.argv[1]).rglob("*.py")):
    name = ".".join(path.relative_to(sys.argv[1]).with_suffix("").parts).removesuffix(".__init__")
    import_module(name)
print(*serai.names())
"""


def test_the_archive_needs_nothing_but_the_standard_library(out: Path, tmp_path: Path) -> None:
    with opened(out, site.ARCHIVE) as packed:
        packed.extractall(tmp_path / "serai")
    command = [sys.executable, "-S", "-c", IMPORTS, str(tmp_path / "serai")]
    ended = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == names()
