"""Which fields of a state the source of a function names, and those of all functions that it may call."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator
from functools import cache
from textwrap import dedent
from typing import Any

from serai.engine.core.game import Game
from serai.engine.core.stateclass import FRAME, name_of

OF_ALL = {*map(name_of, FRAME), "telling", "told"}


def fields_named(game: Game, find: Callable[..., Any]) -> set[str]:
    """The fields of a game's state, and those of all states, that a function names after `s.` or lets others name."""
    known = OF_ALL | {field.name for field in game.fields}
    found: set[str] = set()
    seen, ahead = set(), [find]
    while ahead:
        function = ahead.pop()
        if function not in seen:
            seen.add(function)
            found |= {name for name in attributes(function) if name in known}
            ahead += called(function)
    return found


@cache
def parts(function: Callable[..., Any]) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(dedent(inspect.getsource(function)))))


def attributes(function: Callable[..., Any]) -> Iterator[str]:
    """What is read of the state, which is called `s` everywhere in rules."""
    for part in parts(function):
        if isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name) and part.value.id == "s":
            yield part.attr


def called(function: Callable[..., Any]) -> Iterator[Callable[..., Any]]:
    """The functions of games whose names stand in a function, called or handed on."""
    names = vars(inspect.getmodule(function))
    for part in parts(function):
        there = None
        if isinstance(part, ast.Name):
            there = names.get(part.id)
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            module = names.get(part.value.id)
            there = getattr(module, part.attr, None) if inspect.ismodule(module) else None
        bare = inspect.unwrap(there) if callable(there) else None
        if inspect.isfunction(bare) and bare.__module__.startswith("serai.games."):
            yield bare
