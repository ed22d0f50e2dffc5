"""The built client, served from its folder; any other address is the client's own page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, get
from litestar.exceptions import NotFoundException
from litestar.response import File, Response

NOTHING_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Serai</title>
<p>The server runs. The browser client is not built yet; the interface is described under
<a href="/api/v1/schema/openapi.json">/api/v1/schema/openapi.json</a>.</p></html>"""
LONG = "public, max-age=31536000, immutable"


def page_handlers(folder: Path | None) -> list[Any]:
    """The handlers for everything that is not the interface."""
    root = folder.resolve() if folder is not None and (folder / "index.html").exists() else None

    @get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
    def page(path: str = "/") -> Any:
        if path.startswith("/api/"):
            raise NotFoundException("there is nothing here")
        if root is None:
            return Response(NOTHING_BUILT, media_type=MediaType.HTML)
        wanted = (root / path.lstrip("/")).resolve()
        if wanted != root and wanted.is_file() and wanted.is_relative_to(root):
            lasting = "/assets/" in path  # their names carry a hash of what is in them
            return File(
                wanted, content_disposition_type="inline", headers={"Cache-Control": LONG if lasting else "no-cache"}
            )
        return File(root / "index.html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"})

    return [page]
