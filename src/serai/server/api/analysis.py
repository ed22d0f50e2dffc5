"""What bots think of a game that is over: its analysis, and why a move."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, Parameter

from serai.protocol.advice import Advice
from serai.protocol.past.analysis import AnalysisShown, must_be_over
from serai.server.api.common import AnyRequest, Number, identity_of, node_of, person_of, spend

Asked = Annotated[int | None, Parameter(ge=0, le=20, description="The seat that is asked; none is whoever moved")]


@post("/tables/{table_id:str}/analysis", status_code=200)
async def analyse(request: AnyRequest, table_id: FromPath[str]) -> AnalysisShown:
    """Have a game that is over looked back at; it is made once, and how far it is can be asked for."""
    person = await person_of(request)
    spend(request, "think", person)
    node = node_of(request)
    async with node.tables.at(table_id) as table:
        return await node.analyses.ask(table)


@get("/tables/{table_id:str}/analysis")
async def analysis(request: AnyRequest, table_id: FromPath[str]) -> AnalysisShown:
    """How far the look back is, and what it found."""
    identity = await identity_of(request)
    spend(request, "look", identity.person if identity else None)
    node = node_of(request)
    async with node.tables.at(table_id) as table:
        return await node.analyses.shown(table)


@get("/tables/{table_id:str}/why/{number:int}")
async def why(request: AnyRequest, table_id: FromPath[str], number: Number, seat: Asked = None) -> Advice:
    """What a bot considers at a move of a game that is over, by what the seat knew."""
    person = await person_of(request)
    spend(request, "think", person)
    node = node_of(request)
    async with node.tables.at(table_id) as table:
        must_be_over(table)
    pondered = await node.advisers.past(table, number, seat)
    return await node.advisers.why(pondered)


HANDLERS: list[Any] = [analyse, analysis, why]
