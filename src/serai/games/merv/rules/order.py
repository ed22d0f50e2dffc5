"""Chapter 19: at the end of a round the masters form the next queue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, Do, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import TAKE_PLACE, TakePlace
from serai.games.merv.events import PlaceTaken
from serai.games.merv.state import Merv

FROM_THE_BACK = tuple(tuple(range(places))[::-1] for places in range(len(t.PLACES) + 1))  # by length of the queue


def free_places(s: Merv) -> list[int]:
    """The free places from the back; a place costs as many camels as there are entries before it in this list."""
    queue = s.queue
    return [place for place in FROM_THE_BACK[len(queue)] if queue[place] < 0]  # ME-ORDER-4, ME-ORDER-6


def take_place(s: Merv, owner: int, place: int) -> None:
    """Put a master on a place: camels are left on the free places behind it, and those on it are taken."""
    queue, camels = s.queue, s.queue_camels
    paid = 0
    for behind in FROM_THE_BACK[len(queue)]:
        if behind == place:
            break
        if queue[behind] < 0:
            camels[behind] += 1  # ME-ORDER-5, ME-ORDER-7
            paid += 1
    taken = camels[place]
    camels[place] = 0
    s.camels[owner] += taken - paid  # ME-ORDER-8
    queue[place] = owner
    if s.telling:
        s.tell(PlaceTaken(owner, place, paid, taken))


@dataclass(frozen=True, slots=True)
class FormQueue(Do):
    """All masters leave their slots for the next queue, the one in the lowest slot first."""

    def run(self, s: Merv) -> None:
        s.queue[:] = [t.NOBODY] * len(s.queue)  # ME-ORDER-1, ME-ORDER-3
        s.todo.append(PLACE_NEXT)


@dataclass(frozen=True, slots=True)
class PlaceNext(Do):
    """A player places the own master; Courtier and Magistrate move as far forward as their camels pay."""

    def run(self, s: Merv) -> None:
        masters = s.masters
        for slot in t.SIDE_SLOTS:
            owner = masters[slot]
            if owner >= 0:  # ME-ORDER-2
                masters[slot] = t.NOBODY
                s.todo.append(self)
                if owner < t.COURTIER:
                    s.todo.append(QUEUE[owner])
                else:
                    free = free_places(s)
                    dearest = min(s.camels[owner], len(free) - 1)  # ME-TWO-8, ME-SOLO-28, ME-RULING-38
                    take_place(s, owner, free[dearest])  # ME-TWO-7
                return


@dataclass(frozen=True, slots=True)
class Queue(Ask):  # ME-DEC-24
    """A player takes the last free place, or one in front of it for camels."""

    takes = (TakePlace,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        queue, camels = s.queue, s.camels[self.seat]
        listed: list[Any] = []
        for place in FROM_THE_BACK[len(queue)]:
            if queue[place] < 0:  # ME-ORDER-4
                listed.append(TAKE_PLACE[place])
                if len(listed) > camels:
                    break  # ME-ORDER-5, ME-RULING-32
        return listed

    def chosen(self, s: Merv, pick: TakePlace) -> None:
        take_place(s, self.seat, pick.place)

    def why_not(self, s: Merv, pick: TakePlace) -> Reason | None:
        if pick.place >= len(s.queue):
            return Reason("ME-ORDER-3", {"place": pick.place})
        if s.queue[pick.place] != t.NOBODY:
            return Reason("ME-ORDER-4", {"place": pick.place, "owner": s.queue[pick.place]})
        needed = free_places(s).index(pick.place)
        if needed > s.camels[self.seat]:
            return Reason("ME-ORDER-5", {"place": pick.place, "number": needed})
        return None


FORM_QUEUE = FormQueue()
PLACE_NEXT = PlaceNext()
QUEUE = each_seat(Queue, t.SEATS)
