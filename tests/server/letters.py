"""A mail server that keeps what it is given."""

from __future__ import annotations

import contextlib
import socketserver
import threading
from collections.abc import Iterator
from email import message_from_string, policy
from email.message import EmailMessage


class Letters:
    """The letters that were received, in order; whoever wants the next one waits for it."""

    def __init__(self) -> None:
        self.port = 0
        self.received: list[str] = []
        self._read = 0
        self._came = threading.Condition()

    def take(self, letter: str) -> None:
        with self._came:
            self.received.append(letter)
            self._came.notify_all()

    def next(self) -> str:
        with self._came:
            assert self._came.wait_for(lambda: len(self.received) > self._read, 60), "no letter came"
            self._read += 1
            return self.received[self._read - 1]

    @property
    def unread(self) -> list[str]:
        return self.received[self._read :]


def text_of(letter: str) -> tuple[str, str]:
    """Its subject and what it says."""
    message = message_from_string(letter, policy=policy.default)
    assert isinstance(message, EmailMessage)
    return str(message["Subject"]), str(message.get_content())


@contextlib.contextmanager
def mail_server() -> Iterator[Letters]:
    letters = Letters()

    class Smtp(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 test\r\n")
            body: list[str] | None = None
            for raw in self.rfile:
                line = raw.decode().rstrip("\r\n")
                if body is not None:
                    if line == ".":
                        letters.take("\n".join(body))
                        body = None
                        self.wfile.write(b"250 kept\r\n")
                    else:
                        body.append(line)
                elif line.upper() == "DATA":
                    body = []
                    self.wfile.write(b"354 go on\r\n")
                elif line.upper() == "QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 ok\r\n")

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Smtp) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        letters.port = server.server_address[1]
        yield letters
        server.shutdown()
