"""Letters: in the person's language, and a mail server that hangs is given up."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage

import pytest

from serai.server.notices.failures import NotDelivered
from serai.server.notices.mail import Outbox, letter
from serai.server.operations.settings import Mail
from tests.server.hosting import run
from tests.server.receivers import drip, receiver, silence

SHORT = 0.5


def outbox(port: int, deadline: float = 60.0, tls: bool = False) -> Outbox:
    return Outbox(Mail("127.0.0.1", port, "", "", "serai@example.org", tls), deadline)


def message() -> EmailMessage:
    return letter("serai@example.org", "ann@example.org", "en", "your-turn", name="Ann", title="Tea", link="", by="")


async def why(box: Outbox) -> str:
    with pytest.raises(NotDelivered) as failed:
        await box.send(message())
    return failed.value.why


@pytest.mark.parametrize(
    ("language", "subject"), [("en", "Your turn: Tea"), ("fr", "À vous\u00a0: Tea"), ("ru", "Ваш ход: Tea")]
)
def test_letters_speak_the_persons_language(language: str, subject: str) -> None:
    told = {"name": "Ann", "title": "Tea\r\nBcc: evil@example.org", "link": "https://example.org/table/id", "by": ""}
    written = letter("serai@example.org", "ann@example.org", language, "your-turn", **told)
    assert written["Subject"].startswith(subject)
    assert written["Bcc"] is None
    assert "https://example.org/table/id" in written.get_content()


@pytest.mark.parametrize("tls", [False, True])
@pytest.mark.parametrize("hanging", ["drip", "silence"])
def test_a_mail_server_that_hangs_is_given_up_and_its_thread_ends(hanging: str, tls: bool) -> None:
    async def test() -> None:
        async with receiver(drip if hanging == "drip" else silence, at_once=True) as server:
            port = int(server.url.split(":")[2].split("/")[0])
            assert await asyncio.wait_for(why(outbox(port, SHORT, tls)), 30) == "mail-server"
            while any(thread.name == "serai-mail" for thread in threading.enumerate()):
                await asyncio.sleep(0.02)

    run(test)


@asynccontextmanager
async def refusing() -> AsyncIterator[int]:
    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 test\r\n")
        while line := await reader.readline():
            writer.write(b"550 nobody of that name\r\n" if line.upper().startswith(b"RCPT") else b"250 ok\r\n")
            if line.upper().startswith(b"QUIT"):
                break
        writer.close()

    server = await asyncio.start_server(talk, "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]
    await asyncio.sleep(0)


def test_an_address_that_is_refused_is_told_from_a_mail_server_that_is_away() -> None:
    async def test() -> None:
        async with refusing() as port:
            assert await why(outbox(port)) == "address-refused"
        assert await why(outbox(port)) == "mail-server"

    run(test)
