"""The questions by which others ask a bot for consent; it gives a reason for its answer."""

from __future__ import annotations

from typing import Any

from serai.games.khan.rules.conquer import Consent

CONSENTS = (Consent,)


def answer(s: Any, seat: int, by: int, pick: Any) -> None:
    """Nothing is offered beside the questions."""
    return
