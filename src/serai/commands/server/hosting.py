"""`serai hosting`: writes what a Debian server needs to run Serai behind Caddy, filled in for its address."""

from __future__ import annotations

import argparse
import itertools
import re
import sys
from importlib import resources
from pathlib import Path

from serai.commands.arguments import polite
from serai.engine.core.errors import BadInput

EXAMPLE = "serai.example"  # stands in the files for the address
PLACES = {
    "serai.env": "etc/serai",
    "serai.service": "etc/systemd/system",
    "serai-backup.service": "etc/systemd/system",
    "serai-backup.timer": "etc/systemd/system",
    "Caddyfile": "etc/caddy",
}
SETTINGS = "serai.env"  # passwords may stand in it: read by root alone, and never replaced once it is there
ADDRESS = re.compile(r"(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?")


@polite
def run(args: argparse.Namespace) -> int:
    """Write the files, unless others stand in their places."""
    address = args.address.lower()
    if not ADDRESS.fullmatch(address):
        raise BadInput(
            f"an address is a name such as {EXAMPLE}, without https:// and without a path; not {args.address!r}"
        )
    files = {args.root / folder / name: filled(name, address) for name, folder in PLACES.items()}
    settings = args.root / PLACES[SETTINGS] / SETTINGS
    if settings.exists():
        print(f"{settings} stays as it is; SERAI_PUBLIC_URL in it is the address", file=sys.stderr)
        del files[settings]
    others = [path for path, text in files.items() if path.exists() and path.read_text("utf-8") != text]
    if others and not args.replace:
        there = ", ".join(map(str, others))
        raise BadInput(f"there is something else at {there}; --replace keeps it beside under the same name with .old")
    try:
        for path, text in files.items():
            write(path, text, others)
    except OSError as error:
        raise BadInput(f"{error.filename} cannot be written ({error.strerror}); this is a command for root") from None
    print(
        f"Next: systemctl daemon-reload, then start serai and reload caddy; https://{address}/ is yours.",
        file=sys.stderr,
    )
    return 0


def filled(name: str, address: str) -> str:
    """One of the files, for this address."""
    return (resources.files("serai.server") / "hosting" / name).read_text("utf-8").replace(EXAMPLE, address)


def write(path: Path, text: str, others: list[Path]) -> None:
    """Put a file in its place; what stood there before is kept beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if path in others:
        path.replace(free_beside(path))
    path.write_text(text, "utf-8")
    path.chmod(0o600 if path.name == SETTINGS else 0o644)
    print(path)


def free_beside(path: Path) -> Path:
    """A name beside a file that nothing has yet: what was kept before is kept still."""
    names = (path.with_name(f"{path.name}.old{number or ''}") for number in itertools.count())
    return next(name for name in names if not name.exists())
