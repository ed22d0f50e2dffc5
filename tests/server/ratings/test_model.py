"""The rating model: who wins rises, ties and places count, and the same games give the same numbers."""

from __future__ import annotations

from serai.server.ratings.anchors import MEANS, anchor_of, anchors_of
from serai.server.ratings.model import Rating, rerated


def test_everybody_begins_in_the_middle_and_provisional() -> None:
    fresh = Rating()
    assert (fresh.points, fresh.plus_minus, fresh.certain) == (1500, 246, False)


def test_places_decide_and_equal_places_are_a_draw() -> None:
    first, second, third = rerated([Rating()] * 3, [1, 2, 3])
    assert first.points > second.points > third.points
    drawn = rerated([Rating()] * 2, [1, 1])
    assert drawn[0] == drawn[1]
    assert drawn[0].points == 1500
    two, last = rerated([Rating()] * 3, [1, 1, 3])[1:]
    assert two.points > 1500 > last.points


def test_whoever_beats_the_stronger_gains_more() -> None:
    over_strong = rerated([Rating(), Rating(35_000_000, 1_000_000)], [1, 2])[0]
    over_weak = rerated([Rating(), Rating(15_000_000, 1_000_000)], [1, 2])[0]
    assert over_strong.points > over_weak.points > 1500


def test_a_rating_becomes_certain_and_finds_its_anchor() -> None:
    rating, trader = Rating(), anchor_of("khan", "trader")
    assert trader is not None
    for game in range(40):
        assert not rating.certain or game > 10
        rating = rerated([rating, trader], [1, 2] if game % 2 else [2, 1])[0]
    assert rating.certain
    assert abs(rating.points - trader.points) < 100


def test_the_same_games_give_the_same_numbers() -> None:
    def season() -> list[Rating]:
        ratings = [Rating()] * 4
        for game in range(30):
            ratings = rerated(ratings, [(game + seat) % 4 + 1 for seat in range(4)])
        return ratings

    assert season() == season()
    assert all(type(number) is int for rating in season() for number in rating)


def test_levels_are_anchored_from_the_weakest_to_the_strongest() -> None:
    assert anchor_of("khan", "hermit") is None
    assert anchor_of("chess", "trader") is None
    for game in MEANS:
        points = [rating.points for rating in anchors_of(game).values()]
        assert points == sorted(points, reverse=True)
        assert anchors_of(game)["trader"] == Rating(25_000_000, 1_000_000)
