"""The built client, served from its folder; any other address is the client's own page."""

from __future__ import annotations

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File, Response

from serai.server.api.common import AnyRequest

NOTHING_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Serai</title>
<p>The server runs. The browser client is not built yet; the interface is described under
<a href="/api/v1/schema/openapi.json">/api/v1/schema/openapi.json</a>.</p></html>"""
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg")
LONG = "public, max-age=31536000, immutable"


def page_handlers(folder: Path | None) -> list[Any]:
    """The handlers for everything that is not the interface."""
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
        small = "gzip" in request.headers.get("accept-encoding", "")
        if wanted is not None:
            lasting = "/assets/" in path  # their names carry a hash of what is in them
            return served(wanted, LONG if lasting else "no-cache", small)
        return served(root / "index.html", "no-cache", small)

    return [home, page]


def file_in(root: Path, path: str) -> Path | None:
    """The file of the client that an address names, if there is one."""
    try:
        wanted = (root / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):  # no file can have such a name
        return None


def served(file: Path, keep: str, small: bool) -> Any:
    """A file of the client, compressed where that helps and the browser can take it."""
    kind = guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep}
    if not kind.startswith(COMPRESSIBLE):
        return File(file, content_disposition_type="inline", media_type=kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if not small:
        return File(file, content_disposition_type="inline", media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(compressed(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=200)
def compressed(file: Path, changed: int) -> bytes:
    """A file as it travels; compressed once for each time that it changed."""
    return gzip.compress(file.read_bytes(), mtime=0)
