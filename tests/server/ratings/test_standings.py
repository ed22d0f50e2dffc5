"""What a game means for whoever played it: places, leaving, resigning, and what is counted."""

from __future__ import annotations

from serai.server.ratings.model import Rating
from serai.server.ratings.standings import (
    Ended,
    Sitter,
    Tally,
    places_of,
    ratings_after,
    standings_of,
    tallies_of,
)

ANN, BEN, CID = Sitter("ann", None, None), Sitter("ben", None, None), Sitter("cid", None, None)
BOT = Sitter(None, "trader", None)


def game(*sitters: Sitter, places: tuple[int, ...] = (), rated: bool = True, title: str = "khan") -> Ended:
    scores = tuple(10 - place for place in places)
    return Ended("t", title, rated, 1_000, 61_000, 50, scores, places, sitters, {0: "table-region-ice"})


def test_places_are_those_of_the_game() -> None:
    assert places_of(game(ANN, BEN, CID, places=(2, 1, 2))) == (2, 1, 2)
    assert [one.place for one in standings_of(game(ANN, BEN, BOT, places=(3, 1, 2)))] == [3, 1]


def test_whoever_left_comes_after_all_who_stayed() -> None:
    left = Sitter("ann", None, "novice")
    assert places_of(game(left, BEN, CID, places=(1, 2, 3))) == (3, 1, 2)
    both = game(left, BEN, Sitter("cid", None, "novice"), places=(1, 3, 2))
    assert places_of(both) == (2, 1, 2)
    ann, ben, _ = standings_of(both)
    assert (ann.left, ann.score, ben.left, ben.score) == (True, None, False, 7)
    after = ratings_after(both, {})
    assert after["ann"] == after["cid"]
    assert after["ben"].points > 1500 > after["ann"].points


def test_resigning_against_bots_is_the_last_place_and_agreeing_is_none() -> None:
    alone = game(ANN, BOT, BOT)
    assert places_of(alone) == (3, 1, 1)
    assert ratings_after(alone, {})["ann"].points < 1500
    assert places_of(game(ANN, BEN, BOT)) == ()
    assert ratings_after(game(ANN, BEN, BOT), {}) == {}
    assert places_of(game(ANN, BOT, rated=False)) == ()


def test_whoever_is_left_when_all_others_resigned_has_won() -> None:
    ann, cid = Sitter("ann", None, "novice", resigned=True), Sitter("cid", None, "novice", resigned=True)
    for rated in (True, False):
        assert places_of(game(ann, BEN, cid, rated=rated)) == (2, 1, 2)
    assert [one.left for one in standings_of(game(ann, BEN, cid))] == [True, False, True]
    assert places_of(game(ann, BEN, BOT)) == (2, 2, 1)  # Ben gave up against the bot that was left
    assert places_of(game(ann, BEN, Sitter("dan", None, None))) == ()  # the two others agreed to end


def test_alone_one_wins_or_loses_and_is_not_rated() -> None:
    assert places_of(game(ANN, places=(1,), title="merv")) == (1,)
    assert places_of(game(ANN, places=(2,), title="merv")) == (2,)
    assert places_of(game(Sitter("ann", None, "novice"), places=(1,), title="merv")) == (2,)
    assert places_of(game(ANN, title="merv")) == (2,)
    assert ratings_after(game(ANN, places=(1,), title="merv"), {}) == {}


def test_bots_are_never_moved_and_unknown_ones_cannot_be_rated_against() -> None:
    assert set(ratings_after(game(ANN, BOT, places=(1, 2)), {"ann": Rating()})) == {"ann"}
    assert ratings_after(game(ANN, Sitter(None, "hermit", None), places=(1, 2)), {}) == {}
    assert ratings_after(game(ANN, BOT, places=(1, 2), rated=False), {}) == {}


def test_whoever_plays_several_seats_is_counted_nowhere() -> None:
    assert standings_of(game(ANN, ANN, places=(1, 2), rated=False)) == []
    assert [one.person for one in standings_of(game(ANN, ANN, BEN, places=(1, 2, 3), rated=False))] == ["ben"]


def test_whoever_was_deleted_counts_for_others_ratings_alone() -> None:
    gone = Sitter("ben", None, None, gone=True)
    ended = game(ANN, gone, places=(1, 2))
    standings = standings_of(ended)
    assert [one.person for one in standings] == ["ann"]
    assert all(tally.subject != "ben" for tally in tallies_of(ended, standings))
    assert ratings_after(ended, {}) == ratings_after(game(ANN, BEN, places=(1, 2)), {})


def test_tallies_are_by_title_seats_level_opponent_and_opening() -> None:
    ended = game(ANN, BEN, BOT, Sitter(None, "trader", None), places=(2, 3, 1, 4))
    found = tallies_of(ended, standings_of(ended))
    assert {tally for tally in found if tally.person == "ann"} == {
        Tally("ann", "khan", "all", "", False),
        Tally("ann", "khan", "seats", "4", False),
        Tally("ann", "khan", "opponent", "ben", True),
        Tally("ann", "khan", "level", "trader", False),  # one of the two was better
        Tally("ann", "khan", "opening", "table-region-ice", False),
    }


def test_a_shared_first_place_is_no_win() -> None:
    shared = game(ANN, BEN, CID, places=(1, 1, 3))
    won = {(tally.person, tally.kind, tally.subject) for tally in tallies_of(shared, standings_of(shared)) if tally.won}
    assert won == {("ann", "opponent", "cid"), ("ben", "opponent", "cid")}
    alone = game(ANN, places=(1,), title="merv")
    assert all(tally.won for tally in tallies_of(alone, standings_of(alone)))
