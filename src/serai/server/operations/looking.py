"""Looking at something again and again: every so many seconds, whatever became of the look before."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("serai.looking")


class Looking:
    """Looks now and every so many seconds, until its task is cancelled; a trouble that lasts is written down once."""

    def __init__(self, name: str, every: float, look: Callable[[], Awaitable[object]]) -> None:
        self._name = name
        self._every = every
        self._look = look
        self._trouble: str | None = None  # as it was written down, while it lasts

    async def run(self) -> None:
        """Look again and again; what is cancelled in the midst of a look ends there."""
        while True:
            await self.once()
            await asyncio.sleep(self._every)

    async def once(self) -> None:
        """Look, and write down what is different from the look before: a trouble, another one, or none any more."""
        try:
            await self._look()
        except Exception as error:
            trouble = f"{type(error).__name__}: {error}"
            if trouble != self._trouble:
                log.exception("something could not be looked at", extra={"task": self._name})
            self._trouble = trouble
        else:
            if self._trouble is not None:
                log.warning("something is looked at again", extra={"task": self._name})
            self._trouble = None
