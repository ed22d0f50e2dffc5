"""Games that are over, shown elsewhere: pictures of positions, pages behind links to them, replays in other pages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, get
from litestar.params import FromPath, Parameter

from serai.protocol.refusals import Refused
from serai.protocol.table import NotStarted, Unplayable
from serai.server.api import games
from serai.server.api.common import AnyRequest, Number, identity_of, node_of, spend
from serai.server.api.pages import NOTHING_BUILT, whole_page
from serai.server.sharing.finished import Finished, finished
from serai.server.sharing.previews import address_of, missing_page, tags
from serai.server.sharing.sayings import language_of
from serai.server.tables.tables import NoTable

EMBEDDED = "/embed/"
A_WHILE = "public, max-age=300"  # seconds; whoever asks again is told that it is the same, or who is called otherwise
ABROAD = {"Cross-Origin-Resource-Policy": "cross-origin"}  # other pages may show it
HTML = "text/html"
Language = Annotated[str | None, Parameter(pattern=r"^[a-z]{2}$", description="en, ru or fr")]
Move = Annotated[int | None, Parameter(ge=0, le=1_000_000_000)]


@get("/tables/{table_id:str}/pictures/{number:int}", media_type="image/png")
async def picture(
    request: AnyRequest, table_id: FromPath[str], number: Number, lang: Language = None
) -> Response[bytes]:
    """A position of a game that is over as a picture, 1200 by 630, as everybody may see it."""
    identity = await identity_of(request)
    spend(request, "picture", identity.person if identity else None)
    pictures = node_of(request).pictures
    wanted = await pictures.wanted(table_id, number, spoken(request, lang), games.version())
    headers = {"ETag": f'"{wanted.tag}"', "Cache-Control": A_WHILE, "Vary": "Accept-Language", **ABROAD}
    if wanted.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(await pictures.drawn(wanted), media_type="image/png", headers=headers)


def spoken(request: AnyRequest, lang: str | None) -> str:
    """The language that a request asks for."""
    return language_of(lang, request.headers.get("accept-language", ""))


def page_handlers(
    folder: Path | None, version: Callable[[], str], offline: Callable[[], bool] = lambda: False
) -> list[Any]:
    """The pages behind links to positions, and those that other pages may show in a frame."""
    index = folder / "index.html" if folder is not None and (folder / "index.html").exists() else None

    @get("/share/{table_id:str}/{number:int}", include_in_schema=False)
    async def share(
        request: AnyRequest, table_id: FromPath[str], number: FromPath[int], lang: Language = None
    ) -> Response[bytes]:
        return await shown(request, table_id, number, spoken(request, lang))

    @get("/share/{table_id:str}", include_in_schema=False)
    async def share_end(request: AnyRequest, table_id: FromPath[str], lang: Language = None) -> Response[bytes]:
        return await shown(request, table_id, None, spoken(request, lang))

    @get("/embed/{table_id:str}", include_in_schema=False)
    async def embed(
        request: AnyRequest, table_id: FromPath[str], at: Move = None, lang: Language = None
    ) -> Response[bytes]:
        answer = await shown(request, table_id, at, spoken(request, lang))
        answer.headers.update(ABROAD)
        return answer

    async def shown(request: AnyRequest, table_id: str, number: int | None, language: str) -> Response[bytes]:
        spend(request, "look")
        game = await _finished(request, table_id, language)
        if game is None or not 0 <= (game.last if number is None else number) <= game.last:
            return Response(missing_page(language).encode(), status_code=404, media_type=HTML)
        if index is None:
            return Response(NOTHING_BUILT.encode(), media_type=HTML)
        address = address_of(node_of(request).settings.public_url, request.url.scheme, request.headers.get("host", ""))
        head = tags(game, game.last if number is None else number, address)
        accepted = request.headers.get("accept-encoding", "")
        return whole_page(index, version(), offline(), accepted, head)

    return [share, share_end, embed]


async def _finished(request: AnyRequest, table_id: str, language: str) -> Finished | None:
    """A game that may be shown to everybody; None where there is none, or it is not over."""
    try:
        async with node_of(request).tables.at(table_id) as table:
            return finished(table, language)
    except (NoTable, NotStarted, Unplayable):
        return None
    except Refused as refusal:
        if refusal.status in (404, 409):
            return None
        raise


HANDLERS: list[Any] = [picture]
