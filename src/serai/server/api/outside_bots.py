"""Bots of one's own: made and deleted by their owner, with tokens by which a program plays as one of them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from serai.server.api.common import AnyRequest, node_of, person_of, spend
from serai.server.api.people import Short, forget_person
from serai.server.people.outside_bots import LONGEST_LIFE, BotShown, Scope, Wish


class NewBot(msgspec.Struct):
    """What a bot is called, and the name by which it is invited."""

    name: Short
    account: Short


class NewToken(msgspec.Struct):
    """What a token is for; the label is for its owner."""

    scopes: list[Scope]
    label: Short = ""
    days: Annotated[int, Meta(ge=1, le=LONGEST_LIFE)] = 90


class TokenMade(msgspec.Struct):
    """A token, which is shown this once."""

    token: str


@get("/me/bots")
async def own_bots(request: AnyRequest) -> list[BotShown]:
    """One's bots, with what is known of their tokens."""
    person = await person_of(request)
    spend(request, "look", person)
    return await node_of(request).outside_bots.of(person)


@post("/me/bots", status_code=201)
async def make_bot(request: AnyRequest, data: JSONBody[NewBot]) -> BotShown:
    """Make a bot of one's own."""
    person = await person_of(request)
    spend(request, "account", person)
    return await node_of(request).outside_bots.make(person, data.name, data.account)


@delete("/me/bots/{bot_id:str}", status_code=200)
async def delete_bot(request: AnyRequest, bot_id: FromPath[str]) -> dict[str, bool]:
    """Delete a bot: it leaves its tables, and its tokens end."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    await forget_person(node, await node.outside_bots.bot(person, bot_id))
    return {"done": True}


@post("/me/bots/{bot_id:str}/tokens", status_code=201)
async def make_token(request: AnyRequest, bot_id: FromPath[str], data: JSONBody[NewToken]) -> TokenMade:
    """Make a token for a bot."""
    person = await person_of(request)
    spend(request, "account", person)
    wish = Wish(data.label, data.scopes, data.days)
    return TokenMade(await node_of(request).outside_bots.make_token(person, bot_id, wish))


@delete("/me/bots/{bot_id:str}/tokens/{token_id:str}", status_code=200)
async def revoke_token(request: AnyRequest, bot_id: FromPath[str], token_id: FromPath[str]) -> dict[str, bool]:
    """End a token at once: whoever is connected with it is sent away."""
    person = await person_of(request)
    spend(request, "account", person)
    node = node_of(request)
    await node.outside_bots.revoke(person, bot_id, token_id)
    await node.tables.send_away(bot_id)
    return {"done": True}


HANDLERS = [own_bots, make_bot, delete_bot, make_token, revoke_token]
