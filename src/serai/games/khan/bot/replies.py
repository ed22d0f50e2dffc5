"""What the others may ask a bot to agree to; it says why it does or does not."""

from __future__ import annotations

from typing import Any

from serai.games.khan.rules.conquer import Consent

CONSENTS = (Consent,)


def answer(s: Any, seat: int, by: int, pick: Any) -> None:
    """Nothing is offered beside the questions."""
    return
