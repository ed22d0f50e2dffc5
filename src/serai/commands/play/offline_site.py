"""The site that `serai play` hands out under /offline/: written beside the database, anew when the client is newer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

VARIABLE = "SERAI_SITE"  # where it is set, be it to nothing, it is left alone


def offer_site(home: Path, client: Path) -> None:
    """Have the server hand the site out; it is written by another process, lest the first page waits for it."""
    if VARIABLE in os.environ or not (client / "site" / "index.html").is_file():
        return
    folder = home / "site"
    os.environ[VARIABLE] = str(folder)
    if is_fresh(folder, client):
        return
    command = [sys.executable, "-m", "serai.cli", "site", str(folder)]
    subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def is_fresh(folder: Path, client: Path) -> bool:
    """Whether the site is there, and not older than the client."""
    page, built = folder / "index.html", client / "index.html"
    return page.is_file() and built.is_file() and page.stat().st_mtime_ns >= built.stat().st_mtime_ns
