"""`serai site`: writes Serai as static files that any file server can hand out; see docs/site.md.

The built client is taken as it is; Python, Serai's pure part and the answers that stay the same are put beside it.
`files.json` lists everything with its size and hash; the page knows the hash of that list, so each file is checked.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from serai.commands.arguments import polite
from serai.commands.site.file_list import (
    ENTRANCES,
    LIST,
    PLACEHOLDER,
    FileList,
    SiteFile,
    is_site,
    listed,
    packed,
    plain,
    unpacked,
    written,
)
from serai.commands.site.licences import licences
from serai.commands.site.python_library import smaller
from serai.commands.site.serai_zip import serai_zip, strange_games
from serai.engine.core.errors import BadInput

LIBRARY = "python/python_stdlib.zip"
ARCHIVE = "python/serai.zip"
LICENCES = "LICENSES.txt"
# What a first visit does not need: letters of few languages, fonts for old browsers, and copies of the English rules.
LATER = re.compile(r"\.woff$|-(greek|greek-ext|vietnamese|cyrillic-ext|latin-ext)-[^/]*\.woff2$|/rules\.md(\.gz)?$")
MEGABYTE = 1_000_000


class Site(NamedTuple):
    """A whole site: the bytes of every file by name, and the list of them."""

    files: dict[str, bytes]
    told: FileList

    @property
    def first_visit(self) -> int:
        """The bytes that a first visit fetches from a file server that compresses nothing."""
        needed = [one["size"] for one in self.told["files"].values() if one.get("first")]
        return sum(needed) + sum(len(self.files[name]) for name in (*ENTRANCES, LIST))


@polite
def run(args: argparse.Namespace) -> int:
    """Write the site and say what it is."""
    out: Path = args.out
    check_folder(out)
    if strange := strange_games():
        raise BadInput(f"a site holds Serai's own games alone; uninstall first: {', '.join(strange)}")
    site = whole_site(client_folder())
    write(out, site.files)
    size = sum(map(len, site.files.values()))
    print(f"{out}: {len(site.files)} files, {size / MEGABYTE:.2f} MB, version {site.told['version']}")
    print(f"a first visit fetches {site.first_visit / MEGABYTE:.2f} MB")
    return 0


def check_folder(out: Path) -> None:
    """Refuse to write among the files of somebody else."""
    if out.exists() and not out.is_dir():
        raise BadInput(f"{out} is no folder")
    if not out.exists() or not any(out.iterdir()):
        return
    told = out / LIST
    if not told.is_file() or not is_site(told.read_text(encoding="utf-8", errors="replace")):
        raise BadInput(f"{out} holds something else; name a new folder, an empty one, or one that this command wrote")


def client_folder() -> Path:
    """Where the built client is: what SERAI_WEB names, as for a server, or else our own."""
    try:
        from serai.server.operations.settings import built_client
    except ImportError as error:
        raise BadInput(f"the server's packages are missing ({error.name}); install serai[server]") from None
    folder = Path(os.environ.get("SERAI_WEB") or built_client())
    if not (folder / "site" / "index.html").is_file():
        raise BadInput("the page is not built here; ./serai site builds it in a checkout")
    return folder


def whole_site(client: Path) -> Site:
    """All files of a site around a built client."""
    files = dict(client_files(client))
    entrances = {name: files.pop(name).holds for name in ENTRANCES}
    files[LIBRARY] = packed(smaller(files[LIBRARY].holds))
    files[ARCHIVE] = packed(serai_zip())
    files[LICENCES] = plain(licences().encode(), first=False)
    answers = {}
    for path, name, file in answer_files():
        files[name], answers[path] = file, name
    told = listed(files, entrances, answers)
    lies = {name: file.lies for name, file in files.items()} | {LIST: written(told)}
    mark = hashlib.sha256(lies[LIST]).hexdigest().encode()
    return Site(lies | {name: body.replace(PLACEHOLDER, mark) for name, body in entrances.items()}, told)


def client_files(client: Path) -> Iterator[tuple[str, SiteFile]]:
    """What the client's build gives: its assets, which the server's page has too, and what only a site needs."""
    yield "icon.svg", plain((client / "icon.svg").read_bytes())
    for top, folder in ((client, client / "assets"), (client / "site", client / "site")):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix != ".br":
                body = path.read_bytes()
                name = path.relative_to(top).as_posix()
                yield name, unpacked(body) if path.suffix == ".gz" else plain(body, first=not LATER.search(name))


def answer_files() -> Iterator[tuple[str, str, SiteFile]]:
    """What stays the same, as the server answers it: the path of the request, the file's name, and the file."""
    from serai.commands.site.lasting_answers import lasting_answers

    for answer in lasting_answers():
        name = f"data{answer.path}.{answer.ending}"
        file = packed(answer.body, first=not LATER.search(name))
        yield answer.path, f"{name}.gz" if file.compressed else name, file


def write(out: Path, files: Mapping[str, bytes]) -> None:
    """Put the files into the folder, the page last, and take away what is not among them."""
    for path in sorted(out.rglob("*"), reverse=True) if out.exists() else ():
        if path.is_file() and path.relative_to(out).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not path.is_symlink() and not any(path.iterdir()):
            path.rmdir()
    for name in sorted(files, key=lambda name: (name in (LIST, *ENTRANCES), name)):
        place = out / name
        if not place.is_file() or place.read_bytes() != files[name]:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(files[name])
