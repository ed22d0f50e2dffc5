"""Events that are kept and read back say what they said when they were told."""

from __future__ import annotations

import json

from serai import Match, load
from serai.engine.core.chance import seeded
from serai.protocol.play import Happened, Play
from serai.server.tables.kept_events import events_of, stored_events

IDLE = {"Decline", "Done", "Refuse", "Besiege"}


def warlike_play() -> list[list[Happened]]:
    """The events of each move of a game in which everybody attacks whenever he can."""
    game = load("warrior_knights")
    play = Play(Match.new(game, 3, "kept", {"round_limit": 5}), 0)
    chance, told = seeded("kept"), []
    while not play.match.over:
        asked = play.match.asks[0]
        doing = [one for one in asked.options if type(one).__name__ not in IDLE] or list(asked.options)
        outcome = play.choose(asked.seat, doing[chance.below(len(doing))], None)
        if outcome.row is not None:
            told.append(list(outcome.events))
    return told


def test_what_follows_from_an_event_is_not_kept_and_is_told_again() -> None:
    game, followed, secret = load("warrior_knights"), set(), 0
    for events in warlike_play():
        if not events:
            continue
        kept = stored_events(events)
        again = events_of(game, events[0].move, events[0].number, kept)
        for before, after, (public, _) in zip(events, again, json.loads(kept), strict=True):
            word = public["event"]
            if before.facts:
                followed.add(word)
                assert not set(json.loads(before.facts)) & set(public)
            secret += bool(before.own)
            for seat in (None, 0, 1, 2):
                assert json.loads(after.told(seat)) == json.loads(before.told(seat)) | {"move": events[0].move}
    assert followed >= {"walls-assaulted", "host-counted", "blows-counted", "damage-counted", "victory-counted"}
    assert secret
