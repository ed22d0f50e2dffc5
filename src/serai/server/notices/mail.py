"""Letters to people who are away, handed to the mail server in threads of their own and within a deadline."""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import socket
from email.message import EmailMessage
from email.utils import localtime, make_msgid
from functools import partial

from serai.server.api.sayings import say
from serai.server.notices.failures import NotDelivered
from serai.server.operations.daemon_threads import DaemonThreads
from serai.server.operations.settings import Mail

DEADLINE = 20.0  # seconds for everything, from connecting to the mail server's last answer
THREADS = 8  # twice as many as letters under way, since one that was given up may take a moment to end


def letter(sender: str, to: str, language: str, event: str, foot: str = "", **values: str) -> EmailMessage:
    """An e-mail; `foot` stands below what it is about."""
    values["title"] = " ".join(values.get("title", "").split())
    message = EmailMessage()
    message["From"], message["To"] = sender, to
    message["Subject"] = say(language, f"notice-{event}-subject", **values)
    message["Date"], message["Message-ID"] = localtime(), make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    message["Auto-Submitted"] = "auto-generated"
    text = say(language, f"notice-{event}-letter", **values)
    message.set_content(f"{text}\n\n-- \n{foot}" if foot else text)
    return message


class Outbox:
    """Hands letters to the mail server."""

    def __init__(self, mail: Mail, deadline: float = DEADLINE) -> None:
        self.sender = mail.sender
        self._mail = mail
        self._deadline = deadline
        self._threads = DaemonThreads("serai-mail", THREADS)

    async def send(self, message: EmailMessage) -> None:
        """Send a letter; NotDelivered if the mail server does not take it in time."""
        opened: list[smtplib.SMTP] = []
        work = partial(_hand_over, self._mail, message, self._deadline, opened)
        try:
            async with asyncio.timeout(self._deadline):
                await self._threads.run(work)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPNotSupportedError) as error:
            raise NotDelivered("address-refused") from error
        except (OSError, smtplib.SMTPException) as error:  # TimeoutError is an OSError
            raise NotDelivered("mail-server") from error
        finally:
            for server in opened:
                _cut(server)


class _Plain(smtplib.SMTP):
    """A conversation that can be cut from its first moment on: the constructor of the library connects at once."""

    def __init__(self, mail: Mail, timeout: float, opened: list[smtplib.SMTP]) -> None:
        opened.append(self)
        super().__init__(mail.host, mail.port, timeout=timeout)


class _Tls(smtplib.SMTP_SSL):
    """The same over TLS."""

    def __init__(self, mail: Mail, timeout: float, opened: list[smtplib.SMTP]) -> None:
        opened.append(self)
        super().__init__(mail.host, mail.port, timeout=timeout)


def _hand_over(mail: Mail, message: EmailMessage, timeout: float, opened: list[smtplib.SMTP]) -> None:
    with contextlib.closing((_Tls if mail.tls else _Plain)(mail, timeout, opened)) as server:
        server.ehlo()
        if not mail.tls and server.has_extn("starttls"):
            server.starttls()
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(message)
        with contextlib.suppress(OSError, smtplib.SMTPException):  # the letter is on its way however this ends
            server.quit()


def _cut(server: smtplib.SMTP) -> None:
    """End a conversation that was given up: its thread would go on for as long as the mail server sends anything."""
    connection = server.sock
    if connection is not None:
        with contextlib.suppress(OSError):
            connection.shutdown(socket.SHUT_RDWR)
