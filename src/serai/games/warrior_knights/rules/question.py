"""The base of this game's questions: what is no option is refused with the rule that keeps it off the list."""

from __future__ import annotations

from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask
from serai.games.warrior_knights.state import Realm


class Question(Ask):
    """A question that names the rule behind every refusal."""

    __slots__ = ()

    def why_not(self, s: Realm, pick: Any) -> Reason | None:
        """The rule that forbids the choice, or None for an option."""
        return None if self.allows(s, pick) else self.reason(s, pick)

    def reason(self, s: Realm, pick: Any) -> Reason:
        """The rule that keeps a choice of the right class off the list."""
        raise NotImplementedError
