"""Python's memory in a page's worker: filled with all there is to import, copied, and woken by the next start."""

from __future__ import annotations

import random
from importlib import import_module
from pkgutil import walk_packages

import serai


def fill() -> None:
    """Import everything that is here, so that whoever wakes with this memory imports nothing any more."""
    for module in walk_packages(serai.__path__, "serai."):
        import_module(module.name)


def differ() -> None:
    """Draw anew what was drawn before the memory was copied: two that woke with it must not go on alike."""
    random.seed()
