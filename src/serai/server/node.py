"""One node: the store, the tables, those who listen, and everything that happens by itself."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import urlsplit

from serai.protocol.live.imagine import Worlds
from serai.protocol.opening import STAND_IN
from serai.server.bots.advising import Advisers
from serai.server.bots.analysing import Analyses
from serai.server.bots.turns import Bots
from serai.server.live.connections import Connections
from serai.server.live.hub import Hub
from serai.server.live.limits import Limits
from serai.server.live.sockets import Socket
from serai.server.live.websocket import POLICY, RESTART
from serai.server.matchmaking.waiting_queue import WaitingQueue
from serai.server.notices.mail import Outbox
from serai.server.notices.notices import Notices
from serai.server.operations.looking import Looking
from serai.server.operations.metrics import Metrics
from serai.server.operations.settings import Settings
from serai.server.operations.shutdown import cancelled, within
from serai.server.people.outside_bots import OutsideBots
from serai.server.people.people import People
from serai.server.people.recovery import Recovery
from serai.server.ratings.ledger import Ledger
from serai.server.replays.workers import Replays
from serai.server.sharing.pictures import Pictures
from serai.server.storage import Store, open_store
from serai.server.tables.actions import time_out
from serai.server.tables.records import HALF_AGE, clear_half
from serai.server.tables.tables import Tables
from serai.server.tournaments.running import Running
from serai.server.tournaments.shown import Kept

# Seconds between two looks at what happens by itself.
CLOCK_EVERY, TOURNAMENTS_EVERY, RESULTS_EVERY, QUEUE_EVERY, HERE_EVERY, STRANGERS_EVERY = 1.0, 1.0, 0.5, 3.0, 20.0, 60.0
END_WORK, END_STORE = 0.8, 1.0  # seconds, of the five in which a node ends
log = logging.getLogger("serai.node")


class Node:
    """Everything that one server process holds."""

    def __init__(self, settings: Settings, store: Store, people: People) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.outside_bots = OutsideBots(store, people)
        self.recovery = Recovery(people, Outbox(settings.mail) if settings.mail else None, settings.public_url)
        self.hub = Hub()
        self.limits = Limits(settings.limits)
        self.tables = Tables(store, self.hub, settings.most_tables, Replays(self.limits))
        self.queue = WaitingQueue(self.tables)
        bots = settings.bots
        self.bots = (
            Bots(self.tables, bots, settings.bot_pause, settings.bot_nice, settings.bot_patience) if bots else None
        )
        self.analyses = Analyses(self.tables, settings.analysis_nodes, settings.bot_nice)
        self.advisers = Advisers(self.tables, settings.bot_nice)
        self.pictures = Pictures(self.tables)
        self.notices = Notices(self.tables, self.hub, people, settings)
        self.tournament_standings = Kept(store)
        self.worlds = Worlds()
        self.connections = Connections()
        self.metrics = Metrics()
        self.sockets: set[Socket] = set()
        self._running: list[asyncio.Task[None]] = []

    @classmethod
    async def start(cls, settings: Settings, web: bool = True) -> Node:
        """Open the store and begin everything that happens by itself; without `web` only what bots need."""
        store = await open_store(settings.database)
        node = cls(settings, store, await People.open(store))
        node._go("news", node.tables.listen())
        if node.bots is not None:
            node._go("bots", node.bots.run())
            node._go("analyses", node.analyses.run())
        if web:
            tournaments = Running(node.tables, round(settings.round_break * 1000))
            node._look("clocks", CLOCK_EVERY, node._look_at_clocks)
            node._look("strangers", STRANGERS_EVERY, node.send_strangers_away)
            node._look("notices", HERE_EVERY, node.notices.look)
            node._look("queue", QUEUE_EVERY, node.queue.look)
            node._look("results", RESULTS_EVERY, Ledger(store).catch_up)
            node._look("tournaments", TOURNAMENTS_EVERY, tournaments.look)
            node._go("half brought in", clear_half(node.tables, HALF_AGE if store.shared else 0))
        return node

    def _go(self, name: str, work: Coroutine[Any, Any, None]) -> None:
        async def kept_going() -> None:
            try:
                await work
            except asyncio.CancelledError:
                raise
            except Exception:
                log.critical("something that must go on has ended", exc_info=True, extra={"task": name})

        self._running.append(asyncio.create_task(kept_going(), name=f"serai-{name}"))

    def _look(self, name: str, every: float, look: Callable[[], Awaitable[object]]) -> None:
        """Look at something now and every so many seconds."""
        self._go(name, Looking(name, every, look).run())

    async def _look_at_clocks(self) -> None:
        """Let bots play for those whose time is over."""
        self.worlds.forget_unused()
        due = await self.store.read(
            "SELECT id FROM tables WHERE deadline <= ? AND status = 'running' LIMIT 100", self.tables.now()
        )
        for (table_id,) in due:
            await time_out(self.tables, table_id, STAND_IN)

    def halt(self) -> None:
        """Begin to stop: clients are told to reconnect, thinking processes end, and nothing new is begun."""
        for socket in list(self.sockets):
            socket.close(RESTART)
        if self.bots is not None:
            self.bots.halt()
        self.analyses.halt()
        self.advisers.halt()
        self.tables.replays.stop()
        for task in self._running:
            task.cancel()

    async def stop(self) -> None:
        """Stop in good order, in two seconds: what is being written is finished if the database answers."""
        self.halt()
        ending: dict[str, Awaitable[Any]] = {
            "analyses": self.analyses.stop(),
            "notices": self.notices.stop(),
            "sockets": self._sockets_gone(),
            "tasks": cancelled(self._running),
        }
        if self.bots is not None:
            ending["bots"] = self.bots.stop()
        late = await within(END_WORK, **ending)
        late += await within(END_STORE, database=self.store.close())
        if late:
            log.warning("stopped without waiting any longer", extra={"for": late})

    async def _sockets_gone(self) -> None:
        while self.sockets:
            await asyncio.sleep(0.02)

    async def send_strangers_away(self) -> None:
        """End connections whose identity has ended unnoticed: it ran out, or the news of it was lost."""
        for socket in list(self.sockets):
            if socket.person and not await self.people.still(socket.person, socket.session):
                socket.close(POLICY)

    # ---- who is asking

    @property
    def cookie_name(self) -> str:
        """The prefix makes browsers insist on TLS and on this very host."""
        return "__Host-serai" if self.settings.secure else "serai"

    @property
    def device_cookie_name(self) -> str:
        """Kept beside the identity, and longer."""
        return f"{self.cookie_name}-device"

    def cookie_of(self, header: str) -> str | None:
        """The identity that a request carries."""
        return _cookie_in(header, self.cookie_name)

    def device_of(self, header: str) -> str | None:
        """The device that a request comes from, as far as it is known."""
        return _cookie_in(header, self.device_cookie_name)

    def own_origin(self, origin: str | None, host: str) -> bool:
        """Whether a request comes from our own pages; programs that are no browsers send no origin."""
        if origin is None:
            return True
        if self.settings.public_url and origin == self.settings.public_url:
            return True
        try:
            return not self.settings.public_url and urlsplit(origin).netloc == host
        except ValueError:  # no address at all
            return False


def _cookie_in(header: str, name: str) -> str | None:
    try:
        found = SimpleCookie(header).get(name)
    except CookieError:
        return None
    return found.value if found else None
