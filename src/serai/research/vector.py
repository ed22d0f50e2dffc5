"""Many games side by side in several processes, for programs that learn from all seats at once.

Each row has its own sequence of seeds, so the games do not depend on the number of processes, nor on which of them are
moved on first: `step` moves all, `send` and `receive` some while others are still being thought about.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Sequence
from ctypes import Array, c_byte, c_float, c_int32, c_ubyte
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from serai.engine.core.game import Game
from serai.research.observing import game_named
from serai.research.playing import Play


class Rows(NamedTuple):
    """What every game shows after a step; the arrays are overwritten by the next one."""

    observations: NDArray[Any]  # what the asked seat sees: float32, or bytes for `observer.expand`
    masks: NDArray[np.int8]
    seats: NDArray[np.int32]  # who is asked
    payoffs: NDArray[np.float32]  # by seat, of the game that has just ended; 0 otherwise
    over: NDArray[np.int8]  # 1 where a game has just ended, and the row already shows the next one


class Memory(NamedTuple):
    """The same arrays as memory that all processes share, and the numbers that are to be carried out."""

    observations: Array[c_float] | Array[c_ubyte]
    masks: Array[c_byte]
    seats: Array[c_int32]
    payoffs: Array[c_float]
    over: Array[c_byte]
    choices: Array[c_int32]


class Order(NamedTuple):
    """The part of the games that a process runs."""

    game: Game | str  # by name, for another process
    seats: int
    options: dict[str, Any]
    seed: str
    first: int
    last: int
    compact: bool  # whether bytes are shown


class Worker:
    """The games of one process, which write into shared rows."""

    def __init__(self, order: Order, rows: Rows, choices: NDArray[np.int32]) -> None:
        self.order, self.rows, self.choices = order, rows, choices
        self.games = [Play(order.game, order.seats, order.options) for _ in range(order.first, order.last)]
        self.begun = [0] * len(self.games)

    def carry_out(self, rows: Sequence[int] | None) -> None:
        """Move the games of these rows on by their choices; without rows, begin all of this process anew."""
        if rows is None:
            self.reset()
        else:
            self.step(rows)

    def reset(self) -> None:
        """Begin all games anew, with the first of their seeds."""
        self.begun = [0] * len(self.games)
        self.rows.over[self.order.first : self.order.last] = 0
        self.rows.payoffs[self.order.first : self.order.last] = 0
        for place in range(len(self.games)):
            self._begin(place)

    def _begin(self, place: int) -> None:
        row = self.order.first + place
        self.games[place].begin(f"{self.order.seed}/{row}/{self.begun[place]}")
        self.begun[place] += 1
        self._show(place)

    def step(self, rows: Sequence[int]) -> None:
        """Carry out one choice in each of these games."""
        for row in rows:
            place = row - self.order.first
            play = self.games[place]
            play.choose(int(self.choices[row]))
            self.rows.over[row] = play.over
            self.rows.payoffs[row] = play.payoffs if play.over else 0
            if play.over:
                self._begin(place)
            else:
                self._show(place)

    def _show(self, place: int) -> None:
        row, play = self.order.first + place, self.games[place]
        if self.order.compact:
            self.rows.observations[row] = np.frombuffer(play.compact(play.seat), np.uint8)
        else:
            play.observe(play.seat, self.rows.observations[row])
        play.mask(self.rows.masks[row])
        self.rows.seats[row] = play.seat


class Vector:
    """Many games side by side; `step` takes a number for each and gives what the next asked seats see.

    Who does not want to wait for the slowest sends numbers for some games, and receives those that are ready.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: str = "serai",
        processes: int | None = None,
        compact: bool = False,
    ) -> None:
        first = Play(game, seats, options)
        self.observer = first.observer
        self.games = games
        many = min(games, len(os.sched_getaffinity(0)) if processes is None else processes)
        memory = _memory(games, first, compact)
        self.rows, self._choices = _arrays(memory, games, first, compact)
        cuts = [games * part // max(1, many) for part in range(max(1, many) + 1)]
        orders = [
            Order(game_named(game).name if many else game, first.seats, first.options, seed, start, end, compact)
            for start, end in pairwise(cuts)
        ]
        self._cuts = cuts
        self._ready: list[int] = []  # moved on, but not yet received
        self._away: set[int] = set()  # sent, but not yet moved on
        self._orders: dict[Connection, deque[Sequence[int]]] = {}
        self._own = Worker(orders[0], self.rows, self._choices) if many == 0 else None  # everything in this process
        self._pipes: list[Connection] = []
        self._workers: list[BaseProcess] = []
        if self._own is None:
            spawn = get_context("spawn")
            for order in orders:
                here, there = spawn.Pipe()
                worker = spawn.Process(target=_work, args=(order, games, memory, there), daemon=True)
                worker.start()
                there.close()
                self._pipes.append(here)
                self._orders[here] = deque()
                self._workers.append(worker)

    def reset(self) -> Rows:
        """Begin all games anew; what was sent before is carried out first."""
        while self._away:
            self._moved()
        self._ready.clear()
        if self._own is not None:
            self._own.carry_out(None)
            return self.rows
        for pipe in self._pipes:
            pipe.send(None)
        _raise([pipe.recv() for pipe in self._pipes])
        return self.rows

    def step(self, numbers: Sequence[int] | NDArray[Any]) -> Rows:
        """Carry out one number in every game; an illegal number raises an error that names the rule."""
        self.send(range(self.games), numbers)
        answers: list[str] = []
        while self._away:
            answers += self._moved()
        self._ready.clear()
        _raise(answers)
        return self.rows

    def send(self, rows: Sequence[int] | NDArray[Any], numbers: Sequence[int] | NDArray[Any]) -> None:
        """Let some games carry out a number each, without waiting for them."""
        wanted = [int(row) for row in rows]
        if not self._away.isdisjoint(wanted) or len(set(wanted)) < len(wanted):
            raise ValueError("a game can carry out one number at a time")
        self._choices[wanted] = numbers
        if self._own is not None:
            self._own.carry_out(wanted)
            self._ready += wanted
            return
        self._away.update(wanted)
        for pipe, (start, end) in zip(self._pipes, pairwise(self._cuts), strict=True):
            part = [row for row in wanted if start <= row < end]
            if part:
                self._orders[pipe].append(part)
                pipe.send(part)

    def receive(self) -> NDArray[np.int32]:
        """The games that have moved on since; waits for some where none has yet, and gives none where none was sent."""
        answers = self._moved()
        ready, self._ready = self._ready, []
        _raise(answers)
        return np.array(ready, np.int32)

    def _moved(self) -> list[str]:
        """Note which games have moved on, waiting only where none is ready; gives what went wrong."""
        waiting = [pipe for pipe, orders in self._orders.items() if orders]
        answers: list[str] = []
        for pipe in wait(waiting, 0 if self._ready else None) if waiting else ():
            assert isinstance(pipe, Connection)
            part = self._orders[pipe].popleft()
            self._away.difference_update(part)
            self._ready += part
            answers.append(pipe.recv())
        return answers

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes, self._workers = [], []

    def __enter__(self) -> Vector:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _raise(answers: list[str]) -> None:
    wrong = list(filter(None, answers))
    if wrong:
        raise ValueError(wrong[0])


def _memory(games: int, first: Play, compact: bool) -> Memory:
    """Memory that all processes share."""
    share = get_context("spawn").RawArray
    observer = first.observer
    size, numbers = observer.size, observer.numbers.size
    return Memory(
        share(c_ubyte, games * observer.layout.entries) if compact else share(c_float, games * size),
        share(c_byte, games * numbers),
        share(c_int32, games),
        share(c_float, games * first.seats),
        share(c_byte, games),
        share(c_int32, games),
    )


def _arrays(memory: Memory, games: int, first: Play, compact: bool) -> tuple[Rows, NDArray[np.int32]]:
    rows = Rows(
        np.frombuffer(memoryview(memory.observations), np.uint8 if compact else np.float32).reshape(games, -1),
        np.frombuffer(memoryview(memory.masks), np.int8).reshape(games, -1),
        np.frombuffer(memoryview(memory.seats), np.int32),
        np.frombuffer(memoryview(memory.payoffs), np.float32).reshape(games, first.seats),
        np.frombuffer(memoryview(memory.over), np.int8),
    )
    return rows, np.frombuffer(memoryview(memory.choices), np.int32)


def _work(order: Order, games: int, memory: Memory, pipe: Connection) -> None:
    """The main loop of a process: carry out what comes through the pipe until it is closed."""
    rows, choices = _arrays(memory, games, Play(order.game, order.seats, order.options), order.compact)
    worker = Worker(order, rows, choices)
    while True:
        try:
            wanted: list[int] | None = pipe.recv()
        except EOFError:
            return
        wrong = ""
        try:
            worker.carry_out(wanted)
        except Exception as error:  # sent to the parent process, which raises it
            wrong = f"{type(error).__name__}: {error}"
        pipe.send(wrong)
