"""The base of this game's questions: a refusal first tells whether the question takes such a choice at all."""

from __future__ import annotations

from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, listed_in
from serai.games.warrior_knights.state import Realm


class Question(Ask):
    """A question that names the classes of choices it takes and the rule behind every refusal."""

    __slots__ = ()

    def takes(self) -> tuple[type, ...]:
        """The classes of choices that the question takes."""
        raise NotImplementedError

    def why_not(self, s: Realm, pick: Any) -> Reason | None:
        """The rule that forbids the choice, or None for an option."""
        if type(pick) not in self.takes():
            return Reason("SE-ASK-3", {})
        return None if listed_in(self.options(s), pick) else self.reason(s, pick)

    def reason(self, s: Realm, pick: Any) -> Reason:
        """The rule that keeps a choice of the right class off the list."""
        raise NotImplementedError
