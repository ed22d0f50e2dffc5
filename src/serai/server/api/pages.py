"""The built client, served from its folder; any other address is the client's own page."""

from __future__ import annotations

import gzip
import html
from collections.abc import Callable
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Response

from serai.server.api.common import AnyRequest
from serai.server.api.lasting import LONG, takes

NOTHING_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Serai</title>
<p>The server runs. The browser client is not built yet; the interface is described under
<a href="/api/v1/schema/openapi.json">/api/v1/schema/openapi.json</a>.</p></html>"""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg")


def page_handlers(
    folder: Path | None, version: Callable[[], str], offline: Callable[[], bool] = lambda: False
) -> list[Any]:
    """The handlers for everything that is not the interface; the page is told what lasts, and of the site."""
    root = folder.resolve() if folder is not None and (folder / "index.html").exists() else None

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home(request: AnyRequest) -> Any:
        return found("/", request)

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(request: AnyRequest, path: FromPath[str]) -> Any:
        return found(path, request)

    def found(path: str, request: AnyRequest) -> Any:
        if path.startswith("/api/"):
            raise NotFoundException("there is nothing here")
        if root is None:
            return Response(NOTHING_BUILT, media_type=MediaType.HTML)
        wanted = file_in(root, path)
        accepted = request.headers.get("accept-encoding", "")
        if wanted is None or wanted.name == "index.html":
            return whole_page(root / "index.html", version(), offline(), accepted)
        lasts = "/assets/" in path  # their names carry a hash of what is in them
        return served(wanted, LONG if lasts else "no-cache", accepted)

    return [home, page]


def file_in(root: Path, path: str) -> Path | None:
    """The file of the client that an address names, if there is one."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def served(file: Path, keep: str, accepted: str) -> Any:
    """A file of the client, compressed where that helps and the browser can take it."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep}
    if kind.startswith(COMPRESSIBLE):
        headers["Vary"] = "Accept-Encoding"
        smaller = file.with_name(f"{file.name}.br")  # made with the client, where it is worth it
        if takes("br", accepted) and smaller.is_file():
            headers["Content-Encoding"] = "br"
            return File(smaller, content_disposition_type="inline", media_type=kind, headers=headers)
        if takes("gzip", accepted):
            headers["Content-Encoding"] = "gzip"
            return Response(compressed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)
    return File(file, content_disposition_type="inline", media_type=kind, headers=headers)


def whole_page(file: Path, version: str, offline: bool, accepted: str, head: str = "") -> Response[bytes]:
    """The client's own page, with the version of what lasts in it, and a word where one can play without the server.

    `head` are more lines for its head, which differ from page to page.
    """
    body = with_version(file, file.stat().st_mtime_ns, version, offline)
    if head:
        body = body.replace(b"  </head>", head.encode() + b"  </head>", 1)
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if takes("gzip", accepted):
        body = gzip.compress(body, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


@lru_cache(maxsize=10)
def with_version(file: Path, changed: int, version: str, offline: bool) -> bytes:
    """The page with a line more in its head; read once for each time that it changed."""
    lines = f'  <meta name="serai-version" content="{html.escape(version)}" />\n'
    if offline:
        lines += '    <meta name="serai-offline" content="/offline/" />\n'
    return file.read_text(encoding="utf-8").replace("</head>", f"{lines}  </head>", 1).encode()


@lru_cache(maxsize=200)
def compressed(file: Path, changed: int) -> bytes:
    """A file as it travels; compressed once for each time that it changed."""
    return gzip.compress(file.read_bytes(), mtime=0)
