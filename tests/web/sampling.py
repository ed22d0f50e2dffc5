"""What of a row of cases an ordinary run takes: the first; `SERAI_BROWSER=all` takes every one."""

from __future__ import annotations

import os
from typing import TypeVar

ALL = os.environ.get("SERAI_BROWSER") == "all"
Case = TypeVar("Case")


def sample(*cases: Case, first: int = 1) -> list[Case]:
    """The first of some cases, or all of them."""
    return list(cases if ALL else cases[:first])
