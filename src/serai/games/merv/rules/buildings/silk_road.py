"""Chapter 16: trading posts and goods of the Silk Road."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from serai.engine.core.errors import Reason
from serai.engine.core.steps import Ask, each_seat
from serai.games.merv import tables as t
from serai.games.merv.choices import BUY_GOOD, FOUND_POST, NO_POST, STOP, BuyGood, Complete, FoundPost, NoPost, Stop
from serai.games.merv.events import (
    CamelLaid,
    CamelLost,
    CamelToMarket,
    CamelToRow,
    CityCamelTaken,
    GoodBought,
    GoodGained,
    PostFounded,
    RewardLost,
)
from serai.games.merv.rules.contracts import completable, complete, why_not_complete
from serai.games.merv.rules.holdings import CITIES
from serai.games.merv.rules.paying import can_pay, pay
from serai.games.merv.rules.tracks import gain_favour
from serai.games.merv.state import Merv


def begin(s: Merv, seat: int) -> None:
    """Begin a Silk Road action: first a post, then goods."""
    s.todo.append(BUY[seat])
    s.todo.append(FOUND[seat])  # ME-SILK-1, ME-RULING-22


def why_not_found(s: Merv, owner: int, city: int) -> Reason | None:
    """The rule that keeps an owner from founding a post in a city."""
    first = owner * CITIES
    if not s.discs[owner]:
        return Reason("ME-RULING-2", {"city": city})  # ME-RULING-65
    if s.posts[first + city]:
        return Reason("ME-SILK-2", {"city": city})
    if not t.IS_INNER[city] and not s.posts[first + t.NEAR[city]]:  # ME-SILK-3
        return Reason("ME-SILK-4", {"city": city, "city_near": t.NEAR[city]})  # ME-RULING-23, ME-RULING-39
    return None


def posts_open(s: Merv, owner: int) -> list[int]:
    """The cities in which an owner may found a post."""
    if not s.discs[owner]:
        return []
    first = owner * CITIES
    posts = s.posts
    return [
        city
        for city, near in enumerate(t.NEAR)
        if not posts[first + city]  # ME-SILK-2
        and (near == t.NOBODY or posts[first + near])  # ME-SILK-3, ME-SILK-4
    ]


def found(s: Merv, owner: int, city: int) -> None:
    """Found a post; the first of all in a city is rewarded."""
    is_first = not any(s.posts[city::CITIES])
    s.discs[owner] -= 1  # ME-RULING-2, ME-SILK-5
    s.posts[owner * CITIES + city] = 1
    if s.telling:
        s.tell(PostFounded(owner, city))
    if is_first and t.IS_INNER[city]:
        s.camels[owner] += s.city_camels[city]  # ME-SILK-6
        s.city_camels[city] = 0
        if s.telling:
            s.tell(CityCamelTaken(owner, city))
    elif is_first:
        gain_favour(s, owner, 1)  # ME-SILK-7


def gain_good(s: Merv, owner: int, city: int) -> None:
    """Gain a good of a city: common in an inner one, rare in an outer one."""
    item = t.COMMON if t.IS_INNER[city] else t.RARE  # ME-SILK-9, ME-SILK-10
    s.free[owner * t.ITEMS + item] += 1
    s.goods[owner] += 1
    if s.telling:
        s.tell(GoodGained(owner, item))


def links_needed(s: Merv, seat: int, city: int) -> tuple[int, ...]:
    """The links that still need a camel before the player can buy in a city."""
    first = seat * CITIES
    posts = s.posts
    if posts[first + city]:
        return ()  # ME-SILK-11
    last = t.LINK_TO[city]
    near = t.NEAR[city]
    laid = s.link_camels
    if near == t.NOBODY or posts[first + near]:
        return () if laid[last] else (last,)  # ME-SILK-13
    if laid[t.LINK_TO[near]]:
        return () if laid[last] else (last,)  # ME-RULING-24
    return (t.LINK_TO[near], last)  # ME-SILK-12, ME-SILK-14


@dataclass(frozen=True, slots=True)
class Found(Ask):  # ME-DEC-16
    """A player may found one trading post before buying."""

    takes = (FoundPost, NoPost)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        listed: list[Any] = [NO_POST]
        listed.extend([FOUND_POST[city] for city in posts_open(s, self.seat)])
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        if type(pick) is FoundPost:
            found(s, self.seat, pick.city)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        if type(pick) is NoPost:
            return None
        return why_not_found(s, self.seat, pick.city)


@dataclass(frozen=True, slots=True)
class Buy(Ask):  # ME-DEC-17
    """A player buys goods city by city, completes contracts, or stops."""

    takes = (BuyGood, Complete, Stop)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        seat = self.seat
        listed: list[Any] = [STOP]  # ME-RULING-4
        camels = s.camels[seat]
        bought = s.bought
        first = seat * CITIES
        posts = s.posts
        for city, cost in enumerate(t.CITY_COST):
            if (
                city not in bought  # ME-SILK-8
                and (posts[first + city] or len(links_needed(s, seat, city)) <= camels)
                and can_pay(s, seat, cost)
            ):
                listed.append(BUY_GOOD[city])
        listed += completable(s, seat)
        return listed

    def chosen(self, s: Merv, pick: Any) -> None:
        seat = self.seat
        if type(pick) is Stop:
            leave_road(s)
            return
        s.todo.append(self)
        if type(pick) is BuyGood:
            for link in links_needed(s, seat, pick.city):
                s.link_camels[link] = 1
                s.camels[seat] -= 1
                if s.telling:
                    s.tell(CamelLaid(seat, link))
            s.bought.append(pick.city)
            if s.telling:
                s.tell(GoodBought(seat, pick.city))
            gain_good(s, seat, pick.city)
            pay(s, seat, t.CITY_COST[pick.city])
        else:
            complete(s, seat, pick.contract)

    def why_not(self, s: Merv, pick: Any) -> Reason | None:
        seat = self.seat
        if type(pick) is Stop:
            return None
        if type(pick) is Complete:
            return why_not_complete(s, seat, pick.contract)
        city = pick.city
        if city in s.bought:
            return Reason("ME-SILK-8", {"city": city})
        needed = len(links_needed(s, seat, city))
        if needed > s.camels[seat]:
            return Reason("ME-SILK-12", {"city": city, "number": needed})
        if not can_pay(s, seat, t.CITY_COST[city]):
            return Reason("ME-SILK-9" if t.IS_INNER[city] else "ME-SILK-10", {"city": city})
        return None


def leave_road(s: Merv) -> None:
    """End the action: camels on links go to caravan cards, then to the market, then out of the game."""
    s.discount = 0
    s.bought.clear()
    for link, camels in enumerate(s.link_camels):  # ME-SILK-15, ME-SILK-19
        if not camels:
            continue
        s.link_camels[link] = 0
        if 0 in s.row_camels:
            position = s.row_camels.index(0)
            s.row_camels[position] = 1  # ME-SILK-16
            if s.telling:
                s.tell(CamelToRow(position))
        elif 0 in s.corners:
            corner = s.corners.index(0)
            s.corners[corner] = 1  # ME-SILK-17, ME-RULING-25
            if s.telling:
                s.tell(CamelToMarket(corner))
        else:
            s.camels_out += 1  # ME-SILK-18
            if s.telling:
                s.tell(CamelLost())


def give_post(s: Merv, seat: int) -> None:
    """Ask for a free post, if a city and a disc are left."""
    if posts_open(s, seat):
        s.todo.append(FREE_POST[seat])
    elif s.telling:
        s.tell(RewardLost(seat, t.FREE_POST))  # ME-RULING-5


@dataclass(frozen=True, slots=True)
class FreePost(Ask):  # ME-DEC-29
    """A player founds a trading post and receives a good of its city."""

    takes = (FoundPost,)
    seat: int

    def options(self, s: Merv) -> list[Any]:
        return [FOUND_POST[city] for city in posts_open(s, self.seat)]

    def chosen(self, s: Merv, pick: FoundPost) -> None:
        found(s, self.seat, pick.city)  # ME-LIBRARY-13
        gain_good(s, self.seat, pick.city)  # ME-LIBRARY-12, ME-RULING-69

    def why_not(self, s: Merv, pick: FoundPost) -> Reason | None:
        return why_not_found(s, self.seat, pick.city)


FOUND = each_seat(Found, t.SEATS)
BUY = each_seat(Buy, t.SEATS)
FREE_POST = each_seat(FreePost, t.SEATS)
