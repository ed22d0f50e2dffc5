"""Each notice carries a link that switches it off: only when confirmed, only its own, and without signing in."""

from __future__ import annotations

import json
from email import message_from_string, policy

import httpx
import pytest

from serai.server.api.app import interface
from serai.server.api.request_checks import refusal_of
from serai.server.notices.finding import AWAY_AFTER
from serai.server.notices.off_links import Off
from tests.server.hosting import asked_directly, run
from tests.server.letters import mail_server
from tests.server.notices.telling import PUBLIC, clock, interface_of, settled  # noqa: F401
from tests.server.receivers import receiver, saying

FORM = {"Content-Type": "application/x-www-form-urlencoded"}


def test_the_links_of_a_letter_and_of_a_call_switch_off_one_thing_or_all(url: str, clock: list[int]) -> None:  # noqa: F811
    async def test() -> None:
        hooks = receiver(saying(b"HTTP/1.1 200 OK\r\n\r\n"))
        with mail_server() as letters:
            async with interface_of(url, letters.port) as (node, ann), hooks as hook:
                me = (await ann.post("/guest", json={"name": "Ann"})).json()
                await ann.post(
                    "/register", json={"account": "ann", "password": "correct horse", "email": "a@example.org"}
                )
                wish = {"name": "Ann", "language": "en", "email": "a@example.org", "webhook": hook.url}
                await ann.patch("/me", json=wish)
                seats = [{"kind": "me"}, {"kind": "me"}]
                table = (await ann.post("/tables", json={"game": "tic_tac_toe", "seats": seats})).json()["id"]
                await ann.post(f"/tables/{table}/start")
                clock[0] += AWAY_AFTER + 1
                await node.notices.send_due()
                await settled(node.notices)
                message = message_from_string(letters.received[0], policy=policy.default)
                one_click = str(message["List-Unsubscribe"]).strip("<>")
                assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
                token = one_click.rpartition("/")[2]
                assert f"{PUBLIC}/off#{token}" in letters.received[0].replace("=\n", "").replace("=3D", "=")
                called = json.loads(hook.got[0].partition(b"\r\n\r\n")[2])
                assert called["off"].startswith(f"{PUBLIC}/off#")

                async def ways() -> dict[str, list[str]]:
                    held = (await ann.get("/me/notices")).json()["choices"]["ways"]
                    assert isinstance(held, dict)
                    return held

                before = await ways()
                other = asked_directly(interface(node.settings))
                other.app.state.node = node  # type: ignore[attr-defined]  # somebody who is not signed in
                async with httpx.AsyncClient(transport=other, base_url=f"{PUBLIC}/api/v1") as stranger:
                    shown = await stranger.get(f"/notices/off/{token}")
                    assert shown.json() == {"kind": "your-turn", "way": "email"}
                    assert await ways() == before  # whatever follows links has changed nothing
                    answer = await stranger.post(one_click, content="List-Unsubscribe=One-Click", headers=FORM)
                    assert (answer.status_code, answer.json()) == (200, {"done": True})
                    assert await ways() == before | {"your-turn": ["push", "webhook"]}
                    hooked = called["off"].partition("#")[2]
                    await stranger.post("/notices/off", json={"token": hooked})
                    assert (await ways())["your-turn"] == ["push"]
                    await stranger.post("/notices/off", json={"token": hooked, "everything": True})
                    assert set(map(tuple, (await ways()).values())) == {()}
                    for bad in (token[:-1], token.replace(".", "x."), f"x.{'0' * 64}", "é"):
                        assert (await stranger.get(f"/notices/off/{bad}")).json()["key"] == "bad-link"
                        refused = await stranger.post("/notices/off", json={"token": bad})
                        assert (refused.status_code, refused.json()["key"]) == (400, "bad-link")
                    daily = node.notices.off_links.token(Off(me["id"], "daily", "letter"))
                    await ann.delete("/me")
                    assert (await stranger.post("/notices/off", json={"token": daily})).json()["key"] == "bad-link"

    run(test)


@pytest.mark.parametrize(("path", "lets_in"), [("/api/v1/notices/off/x.y", True), ("/api/v1/notices/off", False)])
def test_only_there_a_mail_program_may_send_a_form(path: str, lets_in: bool) -> None:
    scope = {"path": path, "method": "POST", "headers": []}
    refused = refusal_of(scope, {b"content-type": FORM["Content-Type"]})
    assert (refused is None) == lets_in
