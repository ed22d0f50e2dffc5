"""Chapters 3, 28 and 29: setup, hidden information and chance."""

from collections import Counter

import pytest

from serai.engine.core.chance import seeded
from serai.engine.core.drive import playout, settle
from serai.engine.views.views import look, redeal
from serai.games.merv import GAME
from serai.games.merv import tables as t
from serai.games.merv.rules.magistrate.deck import first_deck, shuffle_discards
from serai.games.merv.state import Merv
from tests.rules.merv.position import BLUE, COURTIER, GREEN, MAGISTRATE, RED, YELLOW, Position


def new(seats: int, seed: str = "x") -> Merv:
    return GAME.new(seats, seeded(seed), {})


def asked(seats: int) -> Merv:
    """A new game at its first question."""
    s = new(seats)
    settle(s)
    return s


def many(seats: int, number: int = 60) -> list[Merv]:
    return [new(seats, str(seed)) for seed in range(number)]


@pytest.mark.rule("ME-SETUP-1")
def test_one_to_four_humans_each_with_a_colour() -> None:
    assert (GAME.min_seats, GAME.max_seats) == (1, 4)
    assert GAME.colours == ("red", "yellow", "blue", "green")
    for seats in (1, 2, 3, 4):
        assert new(seats).buildings[:seats] == [9] * seats


@pytest.mark.rule("ME-SETUP-2", "ME-RND-1")
def test_three_or_four_masters_queue_in_random_order() -> None:
    assert {tuple(s.queue) for s in many(3)} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }
    orders = Counter(tuple(s.queue) for s in many(4, 240))
    assert all(sorted(order) == [RED, YELLOW, BLUE, GREEN] for order in orders)
    assert len(orders) == 24
    assert {s.queue[0] for s in many(2)} == {RED, YELLOW}


@pytest.mark.rule("ME-SETUP-3", "ME-SETUP-4", "ME-SETUP-18")
def test_players_start_with_nothing() -> None:
    s = new(4)
    for held in (s.favour, s.influence, s.vp, s.cubes, s.camels, s.free, s.placed, s.spices, s.points, s.courtiers):
        assert not any(held)
    assert (s.year, s.round) == (1, 0)
    assert s.mosque == [t.OUTSIDE] * 6


@pytest.mark.rule("ME-SETUP-5", "ME-RND-2")
def test_the_market_lies_on_a_random_side() -> None:
    sides = Counter(s.market_side for s in many(3, 200))
    assert set(sides) == {0, 1}
    assert all(70 <= number <= 130 for number in sides.values())


@pytest.mark.rule("ME-RND-3")
def test_tiles_are_shuffled_over_all_cells() -> None:
    games = many(3, 150)
    assert len({s.tiles for s in games}) == 150
    for cell in t.TILE_CELLS:
        assert len({s.tiles[cell] for s in games}) > 20
    s = games[0]
    for cell in t.TILE_CELLS:
        assert s.colour_at[cell] == t.TILE_COLOUR[s.tiles[cell]]
        assert s.action_at[cell] == t.TILE_ACTION[s.tiles[cell]]


@pytest.mark.rule("ME-SETUP-7", "ME-RULING-56")
def test_all_breakthrough_tiles_are_open_and_sorted_by_level() -> None:
    s = asked(3)
    assert s.breakthroughs == [t.NOBODY] * 16
    assert look(GAME, s, None)["breakthroughs"] == s.breakthroughs
    assert [len(tiles) for tiles in t.LEVEL_TILES] == [4, 4, 4, 4]
    assert [t.BREAKTHROUGHS[n] for n in t.LEVEL_TILES[3]] == [
        "two_favour",
        "two_soldiers",
        "favour_and_soldier",
        "eight_points",
    ]


@pytest.mark.rule("ME-SETUP-8", "ME-SETUP-11", "ME-SETUP-15", "ME-SETUP-16")
@pytest.mark.parametrize(("seats", "on_row", "out"), [(1, 2, 2), (2, 2, 2), (3, 3, 1), (4, 4, 0)])
def test_camels_lie_in_cities_on_the_mosque_and_on_the_row(seats: int, on_row: int, out: int) -> None:
    s = new(seats)
    assert s.city_camels == [1, 1, 1, 1, 0, 0, 0, 0]
    assert s.mosque_camels == [1, 1, 1, 1]
    assert s.row_camels == [1] * on_row + [0] * (8 - on_row)
    assert s.camels_out == out


@pytest.mark.rule("ME-SETUP-9", "ME-SETUP-10", "ME-RULING-35")
def test_contracts_form_six_stacks_with_falling_points() -> None:
    assert len(t.STACKS) == 6
    kinds = set()
    for stack in t.STACKS:
        assert len(stack) == 3
        points = [t.CONTRACT_POINTS[card] for card in stack]
        assert points == sorted(points, reverse=True)
        assert points[0] > points[1] > points[2]
        (kind,) = {(t.CONTRACT_LEVEL[card], t.CONTRACT_BONUS[card]) for card in stack}
        kinds.add(kind)
    assert kinds == {(level, bonus) for level in (1, 2, 3) for bonus in (t.FAVOUR, t.SOLDIER)}


@pytest.mark.rule("ME-SETUP-12", "ME-SETUP-17")
def test_upgrades_tokens_and_wall_pieces_lie_ready() -> None:
    s = new(2)
    assert s.upgrades == [1, 1, 1, 1, 6]
    assert s.tokens == [t.NOBODY] * 4
    assert sum(s.pieces) == 20
    assert sum(n for piece, n in enumerate(s.pieces) if t.PIECE_IS_GATE[piece]) == 4
    p = Position(whole=False)
    p.s.pieces[0] = 0
    p.cubes(RED, "purple 3")
    p.action("wall")
    assert p.refused("buy-piece wall_purple_1") == "ME-SETUP-17"


@pytest.mark.rule("ME-SETUP-13", "ME-RND-4", "ME-CARAVAN-1")
def test_the_caravan_deck_is_shuffled_and_eight_cards_are_open() -> None:
    rows = set()
    for s in many(4):
        assert (len(s.deck), len(s.row)) == (16, 8)
        assert Counter(s.deck + s.row) == Counter({0: 8, 1: 6, 2: 6, 3: 4})
        rows.add(tuple(s.row))
    assert len(rows) > 55


@pytest.mark.rule("ME-SETUP-14")
def test_position_one_is_farthest_from_the_deck() -> None:
    p = Position(3)
    p.row("pepper ginger juniper cinnamon cinnamon ginger juniper pepper", deck="juniper ginger")
    p.cubes(RED, "purple")
    p.action("caravansary").choose("take-card 1")
    assert [t.SPICES[n] for n in p.s.row][:2] == ["ginger", "juniper"]  # the second card is first now
    assert t.SPICES[p.s.row[-1]] == "juniper"  # and the top of the deck comes in at the other end


@pytest.mark.rule("ME-SETUP-14", "ME-RND-1", "ME-RND-2", "ME-RND-3", "ME-RND-4")
def test_chance_is_used_in_its_order_and_the_row_is_revealed_from_position_one() -> None:
    s, chance = GAME.new(3, seeded("order"), {}), seeded("order")
    assert sorted(s.queue) == sorted(chance.shuffled([0, 1, 2]))
    assert s.market_side == chance.below(2)
    assert [tile for tile in s.tiles if tile != t.NOBODY] == chance.shuffled(list(range(24)))
    cards = chance.shuffled([spice for spice, number in enumerate(t.CARDS_OF_SPICE) for _ in range(number)])
    assert [*s.row, *s.deck[::-1]] == cards[::-1]  # the top of the deck is its end


@pytest.mark.rule("ME-SETUP-19", "ME-SETUP-20")
def test_two_humans_have_the_courtier_behind_them() -> None:
    for s in many(2, 20):
        assert s.queue[2] == COURTIER
        assert sorted(s.queue[:2]) == [RED, YELLOW]
        assert (s.buildings[COURTIER], s.servants[COURTIER], s.discs[COURTIER]) == (9, 0, 0)
    assert {s.queue[0] for s in many(2)} == {RED, YELLOW}
    assert all(COURTIER not in s.queue and s.buildings[COURTIER] == 0 for s in many(3, 5) + many(4, 5))


@pytest.mark.rule("ME-SETUP-21", "ME-SETUP-22", "ME-SETUP-23")
def test_one_human_stands_between_magistrate_and_courtier() -> None:
    for s in many(1, 10):
        assert s.queue == [MAGISTRATE, RED, COURTIER]
        assert (s.buildings[MAGISTRATE], s.servants[MAGISTRATE], s.discs[MAGISTRATE]) == (9, 8, 7)
        assert (s.buildings[COURTIER], s.servants[COURTIER], s.discs[COURTIER]) == (9, 0, 0)
        assert (s.favour[MAGISTRATE], s.influence[MAGISTRATE], s.vp[MAGISTRATE]) == (0, 0, 0)


@pytest.mark.rule("ME-SETUP-24", "ME-SETUP-25", "ME-RND-5")
def test_the_magistrates_palace_card_is_second_third_or_fourth() -> None:
    places: Counter[int] = Counter()
    tops: Counter[int] = Counter()
    bottoms: Counter[int] = Counter()
    for seed in range(900):
        deck = first_deck(seeded(str(seed)))
        assert sorted(deck) == [0, 1, 2, 3, 4, 5]
        places[6 - deck.index(t.PALACE)] += 1
        tops[deck[-1]] += 1
        bottoms[deck[0]] += 1
    assert set(places) == {2, 3, 4}
    assert all(240 <= number <= 360 for number in places.values())
    assert set(tops) == set(bottoms) == set(range(6)) - {t.PALACE}
    assert all(130 <= number <= 235 for number in (*tops.values(), *bottoms.values()))
    assert new(1).fresh
    assert not new(2).fresh
    assert new(2).orders == []


@pytest.mark.rule("ME-HIDE-1", "ME-HIDE-5")
def test_the_order_of_the_caravan_deck_is_hidden_and_dealt_anew() -> None:
    s = asked(4)
    assert look(GAME, s, RED)["deck"] == 16
    decks = [redeal(GAME, s, RED, seeded(str(n))).deck for n in range(40)]
    assert all(sorted(deck) == sorted(s.deck) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 40
    assert all({deck[place] for deck in decks} == set(s.deck) for place in (0, 8, 15))
    assert {**look(GAME, redeal(GAME, s, RED, seeded("n")), RED)} == look(GAME, s, RED)


def solo_after(rounds: int, seed: str = "solo") -> Merv:
    """A solo play at the first question of a round, with random choices before."""
    s = new(1, seed)
    chance = seeded(f"{seed}{rounds}")
    playout(s, chance, 0)
    while s.todo and (s.year - 1) * 4 + s.round < rounds:
        playout(s, chance, 1)
    return s


@pytest.mark.rule("ME-HIDE-2", "ME-HIDE-3")
def test_of_the_magistrates_deck_everything_is_public_but_its_order() -> None:
    s = solo_after(1)
    shown = look(GAME, s, RED)
    assert shown["orders"] == len(s.orders)
    assert (shown["card"], shown["discard"], shown["removed"]) == (s.card, s.discard, s.removed)
    assert shown["fresh"] is True
    assert solo_after(4).fresh is False


@pytest.mark.rule("ME-HIDE-3")
def test_after_a_reshuffle_everybody_knows_which_cards_lie_above() -> None:
    s = asked(1)
    s.discard[:] = [s.orders.pop() for _ in range(3)]
    upper, lower = s.discard[:], s.orders[:]
    shuffle_discards(s)
    shown = look(GAME, s, RED)
    assert shown["fresh"] is False
    assert max(shown["layer"][card] for card in lower) < min(shown["layer"][card] for card in upper)
    assert len({shown["layer"][card] for card in upper}) == 1


@pytest.mark.rule("ME-HIDE-3", "ME-HIDE-5")
def test_in_year_one_the_palace_card_is_imagined_second_third_or_fourth() -> None:
    s = new(1)
    decks = [redeal(GAME, s, RED, seeded(str(n))).orders for n in range(300)]
    assert Counter(6 - deck.index(t.PALACE) for deck in decks).keys() == {2, 3, 4}
    for place in (0, 1, 5):
        assert {deck[place] for deck in decks} == set(range(6)) - {t.PALACE}
    s.discard.append(s.orders.pop())
    s.discard.append(s.orders.pop(s.orders.index(next(c for c in s.orders[::-1] if c != t.PALACE))))
    s.discard.append(s.orders.pop(s.orders.index(next(c for c in s.orders[::-1] if c != t.PALACE))))
    s.orders.sort(key=lambda card: card == t.PALACE)  # three are left, and the fourth from the top must be the Palace
    assert {tuple(redeal(GAME, s, RED, seeded(str(n))).orders)[-1] for n in range(40)} == {t.PALACE}
    assert len({tuple(redeal(GAME, s, RED, seeded(str(n))).orders) for n in range(40)}) == 2


@pytest.mark.rule("ME-HIDE-5")
def test_after_a_reshuffle_cards_change_places_only_within_their_part() -> None:
    s = new(1)
    s.orders[:] = [5, 4, 3, 2, 1, 0]
    s.layer[:] = [2, 2, 2, 1, 0, 0]
    s.fresh = False
    worlds = [redeal(GAME, s, RED, seeded(str(n))) for n in range(200)]
    assert {tuple(w.orders[:2]) for w in worlds} == {(5, 4), (4, 5)}
    assert {w.orders[2] for w in worlds} == {3}
    assert len({tuple(w.orders[3:]) for w in worlds}) == 6
    again = redeal(GAME, worlds[0], RED, seeded("7"))
    assert again.orders == redeal(GAME, s, RED, seeded("7")).orders


@pytest.mark.rule("ME-RND-8")
def test_chance_is_used_only_where_the_rules_list_it() -> None:
    """With more than one player nothing is drawn after setup."""

    for seats in (2, 3, 4):
        s = new(seats)
        drawn = s.chance.drawn
        playout(s, seeded("play"), 10_000)
        assert s.chance.drawn == drawn
    s = new(1)
    drawn = s.chance.drawn
    playout(s, seeded("play"), 10_000)
    assert s.chance.drawn >= drawn + 2  # at least the shuffles after years 1 and 2
