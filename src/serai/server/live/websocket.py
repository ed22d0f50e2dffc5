"""The lines to clients: a WebSocket with one write for everything that waits for a client.

A message is framed once, however many clients hear it; what is said to one client in one go leaves in one packet
(`sending.py`). Whatever is kept for a client counts against its owner's account, and is freed the moment the connection
is lost. Nothing is compressed: that costs a third of the rate, and messages are small.

The protocol itself is that of the `websockets` package, without input and output (`ServerProtocol`). uvicorn makes a
`Line` where a request asks for a WebSocket, as `Config(ws=Line)` tells it. What such a class must do is written down
nowhere, so this is what we rely on, and `test_websocket_upgrade.py` holds it: it is called with `config`,
`server_state` and `app_state`; `connection_made` and then `data_received` with the whole request come before
`set_protocol`; `server_state.connections` are those that are told to `shutdown`, `server_state.tasks` what is waited
for; and `config.loaded_app` is the application with all that stands before it.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Any, NoReturn, cast

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from serai.protocol.refusals import Refused
from serai.server.live.connections import Account
from serai.server.live.frames import alone, first_frame
from serai.server.live.sending import Sending

EXTENSION = "serai.line"  # under which the application finds its line among the extensions of ASGI
LAST_WORDS = 5.0  # seconds in which a client must take what waits for it before it is sent away
ANSWERING = 10.0  # seconds in which it must say goodbye too
POLICY, RESTART, LATER = 1008, 1012, 1013  # why a client is sent away
NO_TEXT, NO_ANSWER, BROKEN = 1007, 1011, 1011
log = logging.getLogger("serai.websocket")


class Line(Sending):
    """One connection; the application puts frames on it without waiting."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(_loop or asyncio.get_running_loop())
        self.conn = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._config = config
        self._state = server_state
        self._app_state = app_state
        self._accepted: Response | None = None  # the answer to the request, until it is given
        self._open = False
        self._spend_frame: Callable[[], None] | None = None
        self._paused = False  # nothing is read
        self._begun: list[bytes] | None = None  # a message of which not all fragments are here
        self._begun_text = False
        self._leaving: asyncio.TimerHandle | None = None
        self._heartbeat: asyncio.TimerHandle | None = None
        self._pinged: bytes | None = None  # what the client must answer

    # ---- the request

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._state.connections.add(self)  # type: ignore[arg-type]

    def _ask_application(self, request: Request) -> None:
        """Let the application say who may come in."""
        self._accepted = self.conn.accept(request)
        if self._accepted.status_code != 101:
            self._answer(self._accepted)
            return
        task = self.loop.create_task(self._config.loaded_app(self._scope(request), _spoken_to, _spoken_to))
        self._state.tasks.add(task)
        task.add_done_callback(self._left_by_application)

    def _scope(self, request: Request) -> dict[str, Any]:
        path, _, query = request.path.partition("?")
        headers = request.headers.raw_items()
        client, server = (self.transport.get_extra_info(name) for name in ("peername", "sockname"))
        return {
            "type": "websocket",
            "asgi": {"version": self._config.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if self.transport.get_extra_info("sslcontext") else "ws",
            "client": tuple(client[:2]) if isinstance(client, tuple) else None,
            "server": tuple(server[:2]) if isinstance(server, tuple) else None,
            "root_path": self._config.root_path,
            "path": self._config.root_path + path,
            "raw_path": path.encode("ascii", "replace"),
            "query_string": query.encode("ascii", "replace"),
            "headers": [(name.lower().encode(), value.encode("latin-1")) for name, value in headers],
            "subprotocols": [],
            "state": self._app_state.copy(),
            "extensions": {EXTENSION: self},
        }

    def _left_by_application(self, task: asyncio.Task[None]) -> None:
        self._state.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a socket was not served to its end", exc_info=error)
        if not self._open:
            self.refuse(500)
        elif self._farewell is None:
            self.close(BROKEN)

    def accept(self) -> None:
        """Let the client in."""
        if self._accepted is not None and not self.transport.is_closing():
            del self._accepted.headers["Date"]  # which is among these
            for name, value in self._state.default_headers:
                self._accepted.headers[name.decode("latin-1")] = value.decode("latin-1")
            self._open = True
            self._answer(self._accepted)
            if self._config.ws_ping_interval:
                self._heartbeat = self.loop.call_later(self._config.ws_ping_interval, self._ping)

    def refuse(self, status: int = 403) -> None:
        """Do not let the client in."""
        if self._accepted is not None and not self.transport.is_closing():
            self._answer(self.conn.reject(status, ""))

    def _answer(self, response: Response) -> None:
        self._accepted = None
        self.conn.send_response(response)
        self._write_out()

    def open_for(self, account: Account, spend_frame: Callable[[], None]) -> None:
        """Count to an account from now on, and spend something for every frame that carries no message."""
        self.account, self._spend_frame = account, spend_frame
        self._read_on()

    # ---- in

    def data_received(self, data: bytes) -> None:
        if not self._open:
            self._before_open(data)
        elif not self._rest and self._begun is None and (message := alone(data)) is not None:
            self._hand_on(message, True)
        else:
            self._rest += data
            self._parse()

    def _before_open(self, data: bytes) -> None:
        if self._accepted is not None:  # its owner is not known yet
            self._rest += data
            self._stop_reading()
            return
        self.conn.receive_data(data)
        for event in self.conn.events_received():
            if isinstance(event, Request):
                self._ask_application(event)
        self._write_out()

    def _parse(self) -> None:
        """Read one frame after the other, until enough messages wait: a packet may hold thousands."""
        rest, largest = self._rest, self._config.ws_max_size
        while rest and not self._paused and not self.transport.is_closing():
            size = first_frame(rest, largest)
            if not size:
                return
            frame = bytes(rest[:size])
            del rest[:size]
            if self._begun is None and (message := alone(frame)) is not None:
                self._hand_on(message, True)
            else:
                self.conn.receive_data(frame)
                for event in self.conn.events_received():
                    self._take(cast(Frame, event))
                self._write_out()
        if self.transport.is_closing():
            rest.clear()

    def _take(self, frame: Frame) -> None:
        data, kind = bytes(frame.data), frame.opcode
        if kind is Opcode.TEXT or kind is Opcode.BINARY:
            if frame.fin:
                self._hand_on(data, kind is Opcode.TEXT)
            else:
                self._begun, self._begun_size, self._begun_text = [data], len(data), kind is Opcode.TEXT
        elif kind is Opcode.CONT:
            self._go_on(data, frame.fin)
        elif kind is Opcode.PONG and data == self._pinged:
            self._answered()
        elif kind is not Opcode.CLOSE:
            self._frame_without_message()

    def _go_on(self, data: bytes, last: bool) -> None:
        """One more fragment of a message."""
        begun = self._begun or []
        if data:
            begun.append(data)
            self._begun_size += len(data)
        if last:
            self._begun, self._begun_size = None, 0
            self._hand_on(b"".join(begun), self._begun_text)
        self._frame_without_message()

    def _hand_on(self, message: bytes, text: bool) -> None:
        """Let a message be carried out; reading stops only for a client that says more than is carried out."""
        if self._farewell is not None:
            return
        if text and not message.isascii():
            try:
                message.decode()
            except UnicodeDecodeError:
                self.conn.fail(NO_TEXT, "a text must be UTF-8")
                self._write_out()
                return
        self.inbox.put(message)
        if not self._paused and self.inbox.full():
            self._stop_reading()

    async def message(self) -> bytes | None:
        """The next message, None when the client has gone; reading goes on when all are taken."""
        inbox = self.inbox
        while not inbox:
            if inbox.ended:
                return None
            await inbox.more()
        message = inbox.take()
        if self._paused and not inbox and self._open:
            self._read_on()
        return message

    def _stop_reading(self) -> None:
        if not self.transport.is_closing():
            if not self._paused:
                self._paused = True
                self.transport.pause_reading()
            self._cut_if_too_much()

    def _read_on(self) -> None:
        if self._paused:
            self._paused = False
            self._parse()
            if not self._paused and not self.transport.is_closing():
                self.transport.resume_reading()
                self._count()

    def _frame_without_message(self) -> None:
        """Limit control frames, which the application never sees: too many end the connection."""
        if self._spend_frame is not None:
            try:
                self._spend_frame()
            except Refused:
                self.cut()
        if not self._writable:
            self._cut_if_too_much()

    # ---- out

    def _write_out(self) -> None:
        """Send what the protocol itself has to say; after its last word the connection is closed."""
        said = self.conn.data_to_send()
        if said and not self.transport.is_closing():
            if data := b"".join(said):
                self.transport.write(data)
            if SEND_EOF in said:
                self.inbox.end()
                self.transport.close()

    def resume_writing(self) -> None:
        self._writable = True
        if self._farewell is None:
            self.flush()
        else:
            self._say_farewell(*self._farewell)
        self._count()

    # ---- whether the client is still there

    def _ping(self) -> None:
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            self._pinged = os.urandom(4)
            self.conn.send_ping(self._pinged)
            self._write_out()
            if self._config.ws_ping_timeout:
                self._heartbeat = self.loop.call_later(self._config.ws_ping_timeout, self._unanswered)

    def _answered(self) -> None:
        self._pinged = None
        self._stop_timers()
        if self._config.ws_ping_interval:
            self._heartbeat = self.loop.call_later(self._config.ws_ping_interval, self._ping)

    def _unanswered(self) -> None:
        """The answer to a ping may still wait behind a long message that the client is taking."""
        if self.transport.get_write_buffer_size() and self._config.ws_ping_timeout:
            self._heartbeat = self.loop.call_later(self._config.ws_ping_timeout, self._unanswered)
        else:
            self.conn.fail(NO_ANSWER, "no answer to a ping")
            self._write_out()

    # ---- the end

    def close(self, code: int, reason: str = "") -> None:
        """Send the client away once it has what waits for it; it does not have for ever."""
        if self._farewell is None and not self.transport.is_closing():
            self._farewell = code, reason
            self._leaving = self.loop.call_later(LAST_WORDS, self.cut)
            self._say_farewell(code, reason)

    def _say_farewell(self, code: int, reason: str) -> None:
        if not self._writable or self.conn.state is not State.OPEN:
            return
        self.flush()
        self.conn.send_close(code, reason)
        self._write_out()
        self.inbox.end()
        self._stop_timers()
        self._leaving = self.loop.call_later(ANSWERING, self.transport.close)
        self._read_on()  # up to the answer

    def shutdown(self) -> None:
        """Close the connection because the server stops."""
        if not self._open:
            self.refuse(503)
            self.transport.close()
        elif self._writable:
            self.close(RESTART)
            self.transport.close()
        else:
            self.cut()

    def cut(self) -> None:
        """End the connection at once, with whatever still waits."""
        self.transport.abort()
        self.inbox.clear()
        self._free()

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(self)
        if self.conn.close_rcvd is None:  # what was said before an orderly close is still carried out
            self.inbox.clear()
        self.inbox.end()
        self._writable = True
        self._free()
        self.conn.parser.close()  # it refers to the object that refers to it

    def _stop_timers(self) -> None:
        for timer in (self._leaving, self._heartbeat):
            if timer is not None:
                timer.cancel()
        self._leaving = self._heartbeat = None

    def _free(self) -> None:
        """Keep nothing for this client any more."""
        self._stop_timers()
        self._waiting.clear()
        self._told = self._begun_size = 0
        self._begun = None
        self._rest.clear()
        self._count()


async def _spoken_to(*_: Any) -> NoReturn:
    """Stands for ASGI's ways to receive and to send, which are not used."""
    raise RuntimeError("a socket is spoken to by its line")
