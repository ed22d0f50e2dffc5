"""Serai without a server, handed out by one: the folder that `serai site` wrote, under /offline/."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Response

from serai.server.api.common import AnyRequest
from serai.server.api.lasting import LONG
from serai.server.api.pages import file_in, served

PLACE = "/offline/"
# Python is WebAssembly there, and its script is checked before it is run: so it comes from the page's own memory.
CSP = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval' blob:; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self' blob:; font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HERE = '<meta name="serai-server" content="/" />'  # so that a game can be put on this server


def site_handlers(folder: Path | None) -> list[Any]:
    """The handlers of the site; it may be written while the server runs."""

    @get(PLACE, include_in_schema=False, sync_to_thread=False)
    def site_home(request: AnyRequest) -> Any:
        if not request.scope["raw_path"].partition(b"?")[0].endswith(b"/"):  # the page's addresses are relative to it
            return Redirect(PLACE)
        return found("index.html", request)

    @get(f"{PLACE}{{path:path}}", include_in_schema=False, sync_to_thread=False)
    def site_file(request: AnyRequest, path: FromPath[str]) -> Any:
        return found(path, request)

    def found(path: str, request: AnyRequest) -> Any:
        wanted = file_in(folder.resolve(), path) if has_site(folder) and folder else None
        if wanted is None:
            raise NotFoundException("there is nothing here")
        if wanted.name == "index.html":
            page = with_server(wanted, wanted.stat().st_mtime_ns)
            return Response(page, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-cache"})
        accepted = request.headers.get("accept-encoding", "")
        return served(wanted, LONG if path.startswith("/assets/") else "no-cache", accepted)

    return [site_home, site_file]


def has_site(folder: Path | None) -> bool:
    """Whether the site is there by now."""
    return folder is not None and (folder / "index.html").is_file()


@lru_cache(maxsize=4)
def with_server(file: Path, changed: int) -> bytes:
    """The site's page, which is told that a server is at hand; read once for each time that it changed."""
    return file.read_text(encoding="utf-8").replace("</head>", f"  {HERE}\n  </head>", 1).encode()
