"""Serai as a browser's Python imports it: the parts that need nothing but the standard library, in one archive.

What only people read is left out, since the site has it as answers; English words of a game stay, as bots tell by them
which choices are alike.
"""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from importlib import metadata
from io import BytesIO
from pathlib import Path

ROOMS = ("engine", "games", "bots", "teach", "protocol", "offline")
FILES = ("__init__.py", "languages.py")
LEFT_OUT = re.compile(
    r"__pycache__|\.pyi?c$"
    r"|^engine/encoding/|^games/\w+/encoding\.py$"  # for programs that learn
    r"|^bots/parallel\.py$"  # a browser has no processes
    r"|^bots/words/|^games/\w+/bot/words/|^games/\w+/words/(?!en\.ftl$)"
    r"|^games/\w+/teach/(words|how_to_play|legend)/|^games/\w+/teach/(figures|legend)\.toml$"
)
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same bytes whenever it is written
GAMES = "serai.games"


def serai_zip() -> bytes:
    """The archive; the same sources always give the same bytes."""
    package = Path(__file__).resolve().parents[2]
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w") as archive:
        for name, body in sorted([*_sources(package), *_described()]):
            entry = zipfile.ZipInfo(name, LONG_AGO)
            entry.compress_type = zipfile.ZIP_STORED  # the archive is compressed as a whole, which is a quarter smaller
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, body)
    return whole.getvalue()


def _sources(package: Path) -> Iterator[tuple[str, bytes]]:
    for name in FILES:
        yield f"serai/{name}", (package / name).read_bytes()
    for room in ROOMS:
        for path in (package / room).rglob("*"):
            name = path.relative_to(package).as_posix()
            if path.is_file() and not LEFT_OUT.search(name):
                yield f"serai/{name}", path.read_bytes()


def _described() -> Iterator[tuple[str, bytes]]:
    """What makes the games known by their names, as an installed package does."""
    version = metadata.version("serai")
    folder = f"serai-{version}.dist-info"
    games = [f"{entry.name} = {entry.value}\n" for entry in metadata.entry_points(group=GAMES) if _is_own(entry)]
    yield f"{folder}/METADATA", f"Metadata-Version: 2.1\nName: serai\nVersion: {version}\n".encode()
    yield f"{folder}/entry_points.txt", "".join([f"[{GAMES}]\n", *sorted(set(games))]).encode()


def strange_games() -> list[str]:
    """Games that other packages bring, which cannot be part of a site."""
    return sorted({entry.name for entry in metadata.entry_points(group=GAMES) if not _is_own(entry)})


def _is_own(entry: metadata.EntryPoint) -> bool:
    return entry.value.startswith("serai.games.")
