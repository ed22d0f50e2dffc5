"""Every red event card at work, on its victim "third"; the Head of the Church is "second"."""

import pytest

from serai.games.warrior_knights.tables import EVENTS, NOBLES
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


def strike(position: Position, name: str) -> Play:
    """The Head passes a red event on to the third baron, who has no faith to cancel it."""
    play = position.baron("second", faith=1).event(name).neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    return play


def keep(position: Position, name: str) -> Play:
    """The Head suffers the event himself."""
    play = position.event(name).neutral("important_event")
    play.choose("pick-seat third")
    return play


# ---- Assassin: add_casualties, army_head_choice


@pytest.mark.rule("WK-EFFECT-1", "WK-D24")
def test_assassin_strikes_the_army_that_the_head_picks() -> None:
    position = Position(seats=3).noble("third-circle", "A2", "english_200 swiss_100")
    position.noble("third-square", "D4", "english_100 swiss_200", tokens=1).noble("third-triangle", "off", "polish_200")
    position.noble("third-hexagon", "sea G1", "polish_200").noble("first-circle", "H3", "italian_200")
    play = strike(position, "assassin")
    assert play.asked == "second select-army"
    assert play.options == ["pick-army third-circle", "pick-army third-square"]
    for army in ("third-triangle", "third-hexagon", "third-castle", "first-circle"):
        assert play.refusal(f"pick-army {army}") == ("WK-EFFECT-1", {"army": army})
    told = play.choose("pick-army third-circle")
    assert told[0] == "casualty-taken third-circle 2"
    assert play.army("third-circle") == "english_200 swiss_100**"
    assert play.where("third-circle") == "A2"
    assert play.is_done


@pytest.mark.rule("WK-DEATH-2", "WK-RULING-56", "WK-EFFECT-1")
def test_assassin_kills_a_noble_whose_capacity_is_reached() -> None:
    position = Position(seats=3).noble("third-square", "D4", "regular_50 swiss_100", tokens=1).fates(1)
    play = strike(position, "assassin")
    assert play.heard("casualty-taken") == ["third-square 1"]  # capped by the capacity of two
    assert play.heard("noble-died") == ["third-square"]
    assert play.where("third-square") == "off"
    assert play.army("third-square") == "regular_50"  # the company is lost for the tokens
    play = strike(Position(seats=3).noble("third-circle", "D4", "regular_100").fates(1), "assassin")
    assert play.heard("casualty-taken") == ["third-circle 1"]
    assert play.where("third-circle") == "off"


@pytest.mark.rule("WK-EFFECT-5")
def test_where_the_head_would_choose_against_himself_he_chooses_as_the_target() -> None:
    position = Position(seats=3).noble("second-circle", "A2", "english_200 swiss_200")
    position.noble("second-square", "D4", "english_200 swiss_200")
    play = keep(position, "assassin")
    assert play.asked == "second select-army"
    play.choose("pick-army second-square")
    assert play.army("second-square") == "english_200 swiss_200**"


@pytest.mark.rule("WK-EFFECT-2")
def test_assassin_without_an_army_on_the_board_does_nothing() -> None:
    play = strike(Position(seats=3).noble("third-triangle", "off", "polish_200"), "assassin")
    assert play.is_done
    assert play.heard("casualty-taken") == []
    assert play.heard("event-ended") == ["assassin"]


# ---- Heretic: mod_no_faith_gain


@pytest.mark.rule("WK-EFFECT-7", "WK-EVENT-13")
def test_a_heretic_gains_no_faith_from_serving_the_church_and_no_sceptre() -> None:
    play = Position(seats=3).lasting("third", "heretic").card("third-serve_the_church")
    play.choose("use")
    assert play.s.faith == [0, 0, 0]
    assert play.sceptre == "second"
    play.choose("pick-zone wages")
    assert play.cards_in("wages") == "third-serve_the_church"
    play = Position(seats=3).lasting("third", "heretic").baron("third", faith=5).card("third-serve_the_church")
    play.choose("use")
    assert play.s.faith == [0, 0, 5]
    assert play.sceptre == "second"  # although he holds strictly the most
    play = Position(seats=3).lasting("first", "heretic").card("third-serve_the_church")
    play.choose("use")
    assert play.s.faith == [0, 0, 1]
    assert play.sceptre == "third"


@pytest.mark.rule("WK-EFFECT-7")
def test_a_heretic_gains_nothing_from_pilgrims_and_legate() -> None:
    play = Position(seats=3).lasting("third", "heretic").event("pilgrims_gifts").neutral("important_event")
    play.choose("pick-seat third")
    assert play.s.faith == [0, 0, 0]
    position = Position(seats=3).lasting("third", "heretic").noble("third-circle", "A2", "english_50")
    play = position.office("third-circle", "papal_legate").upkeep()
    assert play.s.faith == [0, 0, 0]


# ---- No Heir and Broken Line: remove_heir, noble_owner_choice and noble_head_choice


@pytest.mark.parametrize(("name", "chooser"), [("no_heir", "third"), ("broken_line", "second")])
@pytest.mark.rule("WK-EFFECT-7", "WK-EVENT-13", "WK-OPT-3.6")
def test_a_noble_loses_his_heir(name: str, chooser: str) -> None:
    position = Position(seats=3).noble("third-circle", "off", "", heir="none").gone("third-square")
    play = strike(position, name)
    assert play.asked == f"{chooser} select-noble"
    assert play.options == ["pick-noble third-triangle", "pick-noble third-hexagon"]
    assert play.refusal("pick-noble third-circle") == ("WK-EFFECT-1", {"noble": "third-circle"})
    assert play.refusal("pick-noble third-square") == ("WK-EFFECT-1", {"noble": "third-square"})
    assert play.refusal("pick-noble first-circle") == ("WK-EFFECT-1", {"noble": "first-circle"})
    told = play.choose("pick-noble third-hexagon")
    assert told[0] == "heir-lost third-hexagon"
    assert play.heir("third-hexagon") == "none"
    assert play.heir("third-triangle") == "home"
    assert play.s.lasting == [(), (), (EVENTS.index(name) + 64 * (1 + NOBLES.index("third-hexagon")),)]
    assert EVENTS.index(name) not in play.s.event_discard
    assert play.heard("event-ended") == []


@pytest.mark.parametrize("name", ["no_heir", "broken_line"])
@pytest.mark.rule("WK-RULING-89")
def test_a_lasting_event_without_an_object_is_discarded(name: str) -> None:
    bases = ("circle", "square", "triangle", "hexagon")
    heirless, gone = Position(seats=3), Position(seats=3)
    for base in bases:
        heirless.noble(f"second-{base}", "off", "", heir="none")
        gone.gone(f"second-{base}")
    for position in (heirless, gone):
        play = keep(position, name)
        assert play.is_done
        assert play.s.lasting == [(), (), ()]
        assert play.heard("event-ended") == [name]
        assert EVENTS.index(name) in play.s.event_pool + play.s.event_discard


@pytest.mark.rule("WK-DEATH-10", "WK-DEATH-11")
def test_a_noble_without_an_heir_is_out_of_the_game_when_he_dies() -> None:
    position = Position(seats=3).noble("third-circle", "A2", "english_50 swiss_50 regular_100", heir="none").fates(10)
    play = strike(position, "assassin")
    assert play.where("third-circle") == "out"
    assert play.army("third-circle") == ""
    assert len(play.s.companies) == 66  # the companies went back to the deck
    assert play.army("third-castle") == "regular_50 regular_50 regular_50"
    assert play.heard("noble-gone") == ["third-circle"]


# ---- Camp Fever: armies_in_city_areas


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-17")
def test_camp_fever_strikes_every_army_at_a_city_or_the_castle() -> None:
    position = Position(seats=3).baron("third", castle="D3", garrison="romanian_100")
    position.noble("third-circle", "D3", "english_200").noble("third-square", "D4", "swiss_200")
    position.noble("third-triangle", "A2", "polish_200").noble("third-hexagon", "overseas_tunis", "italian_200")
    position.noble("first-circle", "C3", "spanish_200").city("arvane", "first")
    play = strike(position, "camp_fever")
    assert play.heard("casualty-taken") == [
        "third-circle 1", "third-square 1", "third-hexagon 1", "third-castle 1",
    ]  # fmt: skip
    assert play.army("third-triangle") == "polish_200"
    assert play.army("first-circle") == "spanish_200"
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-1", "WK-CASTLE-4")
def test_camp_fever_spares_who_is_not_quartered() -> None:
    position = Position(seats=3).baron("third", castle="off").city("arvane", "razed")
    position.noble("third-circle", "D4", "english_200").noble("third-square", "sea G1", "english_200")
    position.noble("third-triangle", "off", "swiss_200").noble("third-hexagon", "G2", "swiss_200")  # another's castle
    play = strike(position, "camp_fever")
    assert play.heard("casualty-taken") == []
    position = Position(seats=3).baron("third", garrison="english_50", tokens=3)  # capacity of 300: three tokens
    play = strike(position, "camp_fever")
    assert play.heard("casualty-taken") == []
    assert play.castle("third") == "E5"


@pytest.mark.rule("WK-EFFECT-17", "WK-D51", "WK-DEATH-2")
def test_the_order_of_deaths_is_the_owners() -> None:
    position = Position(seats=3).noble("third-circle", "D4", "english_50").noble("third-square", "C3", "swiss_50")
    play = strike(position.fates(10, 12), "camp_fever")
    assert play.asked == "third who-first"
    assert play.options == ["pick-noble third-circle", "pick-noble third-square"]
    assert play.refusal("pick-noble third-triangle") == ("WK-RULING-45", {"noble": "third-triangle"})
    play.choose("pick-noble third-square")
    assert play.heard("noble-died") == ["third-square", "third-circle"]


# ---- goods


@pytest.mark.parametrize(("held", "left"), [(8, 3), (5, 0), (4, 0)])
@pytest.mark.rule("WK-EFFECT-2")
def test_highwaymen_take_five_crowns_or_what_there_is(held: int, left: int) -> None:
    play = strike(Position(seats=3).baron("third", crowns=held), "highwaymen")
    assert play.s.crowns == [0, 0, left]
    assert f"paid third {held - left} crowns event" in play.told()


@pytest.mark.parametrize(("held", "left"), [(9, 5), (8, 4), (1, 1), (0, 0)])
@pytest.mark.rule("WK-EFFECT-1")
def test_crooked_steward_takes_half_rounded_down(held: int, left: int) -> None:
    play = strike(Position(seats=3).baron("third", crowns=held).baron("first", crowns=7), "crooked_steward")
    assert play.s.crowns == [7, 0, left]


@pytest.mark.parametrize(("held", "left"), [(5, 2), (3, 0), (1, 0)])
@pytest.mark.rule("WK-EFFECT-2", "WK-ACTION-34")
def test_bought_delegates_take_three_votes(held: int, left: int) -> None:
    position = Position(seats=3).chairman("third").baron("third", votes=held).baron("first", votes=6)
    play = strike(position, "bought_delegates")
    assert play.s.votes == [6, 0, left]
    assert play.gavel == "third"  # totals alone never move the gavel


@pytest.mark.parametrize(("held", "left", "pool"), [(3, 2, 28), (1, 0, 30), (0, 0, 30)])
@pytest.mark.rule("WK-EFFECT-2")
def test_scandal_returns_an_influence_to_the_pool(held: int, left: int, pool: int) -> None:
    play = strike(Position(seats=3).baron("third", influence=held), "scandal")
    assert play.s.influence == [0, 0, left]
    assert play.s.pool == pool


# ---- Great Fire: add_breaches, city_head_choice


@pytest.mark.rule("WK-EFFECT-1")
def test_great_fire_breaches_the_city_that_the_head_picks() -> None:
    position = Position(seats=3).city("froli", "third").city("carrow", "third", breach=1).city("monz", "first")
    position.city("tarsin", "third", breach=2)  # of strength 0 already
    play = strike(position, "great_fire")
    assert play.asked == "second select-city"
    assert play.options == ["pick-city froli", "pick-city carrow"]
    assert play.refusal("pick-city tarsin") == ("WK-EFFECT-1", {"city": "tarsin"})
    assert play.refusal("pick-city monz") == ("WK-EFFECT-1", {"city": "monz"})
    play.choose("pick-city carrow")
    assert play.walls("carrow") == "breach 3"
    assert play.walls("froli") == ""


@pytest.mark.rule("WK-EFFECT-1", "WK-CITY-5")
def test_great_fire_stops_at_strength_0_and_leaves_the_controller() -> None:
    play = strike(Position(seats=3).city("froli", "third", breach=1), "great_fire")
    assert play.walls("froli") == "breach 2"
    assert play.owner("froli") == "third"
    play = strike(Position(seats=3).city("froli", "third", fortified=True, breach=1), "great_fire")
    assert play.walls("froli") == "breach 2"  # the third breach went with the fortification
    assert play.heard("fortification-lost") == ["froli"]


@pytest.mark.rule("WK-EFFECT-2")
def test_great_fire_without_a_city_does_nothing() -> None:
    assert strike(Position(seats=3).city("monz", "first"), "great_fire").is_done


# ---- Peasant Rising: revolt_check, cities_without_noble


@pytest.mark.rule("WK-EFFECT-3", "WK-EFFECT-4")
def test_peasant_rising_draws_for_every_unguarded_city_first() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=2, crowns=6)
    position.cities("third", "monz froli arvane tunis").noble("third-circle", "D4", "english_50")
    play = position.fates(3, 1, 4).event("peasant_rising").neutral("important_event")
    told = play.choose("pick-seat third", "pass-event")
    assert [line for line in told if line.startswith("fate")] == ["fate-turned 3", "fate-turned 1", "fate-turned 4"]
    assert play.asked == "third cancel-event"
    play.choose("done")  # froli and tunis are in revolt, in the order of their names; monz is not
    assert play.asked == "third ransom"
    assert play.prompt == {"city": "froli", "number": 6}
    assert play.options == ["pay-faith", "pay-crowns", "let-go"]
    told = play.choose("pay-crowns")
    assert "paid third 6 crowns ransom" in told
    assert play.prompt == {"city": "tunis", "number": 8}
    assert play.options == ["pay-faith", "let-go"]
    assert play.refusal("pay-crowns") == ("WK-UPKEEP-8", {"city": "tunis", "goods": "crowns", "number": 8})
    play.choose("let-go")
    assert [play.owner(city) for city in ("froli", "monz", "arvane", "tunis")] == ["third", "third", "third", "neutral"]
    assert play.is_done
    assert play.s.revolts == []


@pytest.mark.rule("WK-EFFECT-4", "WK-EVENT-12")
def test_peasant_rising_can_be_cancelled_after_the_cards_are_seen() -> None:
    position = Position(seats=3).baron("second", faith=1).baron("third", faith=2).city("froli", "third")
    play = position.fates(3).event("peasant_rising").neutral("important_event")
    play.choose("pick-seat third", "pass-event", "cancel")
    assert play.owner("froli") == "third"
    assert play.s.faith == [0, 0, 0]
    assert play.s.revolts == []
    assert play.is_done


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-3")
def test_peasant_rising_leaves_immune_and_foreign_cities_alone() -> None:
    position = Position(seats=3).law("burgher_rights").city("froli", "third", fortified=True).city("monz", "third")
    play = strike(position.city("halben", "first").fates(3, 4), "peasant_rising")
    assert play.heard("fate-turned") == ["3"]
    assert play.owner("monz") == "neutral"
    assert play.owner("froli") == "third"
    assert play.owner("halben") == "first"


# ---- Mutinous Companies: desert_nationality, all


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-3")
def test_mutinous_companies_takes_every_card_of_the_nationality() -> None:
    position = Position(seats=3).baron("third", garrison="polish_50 swiss_50")
    position.noble("third-circle", "A2", "polish_50 polish_50 polish_100 english_50")
    position.noble("third-square", "off", "polish_200").noble("third-triangle", "sea G1", "polish_150 regular_50")
    position.noble("first-circle", "H3", "polish_150").fates(7)
    play = strike(position, "mutinous_companies")
    assert play.army("third-circle") == "english_50"
    assert play.army("third-square") == ""
    assert play.army("third-triangle") == "regular_50"
    assert play.army("third-castle") == "swiss_50 regular_50 regular_50 regular_100"
    assert play.army("first-circle") == "polish_150"
    assert len(play.heard("troop-left")) == 6
    assert play.is_done


@pytest.mark.rule("WK-WAGES-13", "WK-RULING-23", "WK-DEATH-13")
def test_a_noble_whose_last_company_deserts_dies() -> None:
    position = Position(seats=3).noble("third-circle", "A2", "polish_50").office("third-circle", "marshal").fates(7, 8)
    play = strike(position, "mutinous_companies")
    assert play.where("third-circle") == "off"
    assert play.heard("noble-died") == ["third-circle"]
    assert play.office_of("third-circle") == ""
    assert play.heard("fate-turned") == ["7"]  # an army without cards makes no desertion draw


@pytest.mark.rule("WK-DEATH-3")
def test_a_noble_dies_when_his_army_shrinks_to_its_tokens() -> None:
    position = Position(seats=3).noble("third-circle", "A2", "polish_200 regular_100", tokens=2).fates(7, 8)
    play = strike(position, "mutinous_companies")
    assert play.heard("noble-died") == ["third-circle"]
    assert play.army("third-circle") == "regular_100"


# ---- Mired Wagons: exhaust_nobles


@pytest.mark.rule("WK-EFFECT-1")
def test_mired_wagons_exhaust_two_ready_nobles_of_the_heads_choice() -> None:
    position = Position(seats=3).noble("third-circle", "A2", "english_50").noble("third-square", "D4", "english_50")
    position.noble("third-triangle", "C4", "swiss_50").noble("third-hexagon", "D3", "swiss_50", exhausted=True)
    play = strike(position, "mired_wagons")
    assert play.asked == "second select-noble"
    assert play.offers("pick-noble") == {"third-circle", "third-square", "third-triangle"}
    assert play.refusal("pick-noble third-hexagon") == ("WK-EFFECT-1", {"noble": "third-hexagon"})
    assert play.choose("pick-noble third-square") == ["noble-exhausted third-square"]
    assert play.offers("pick-noble") == {"third-circle", "third-triangle"}
    play.choose("pick-noble third-triangle")
    assert play.is_done
    bases = ("circle", "square", "triangle")
    assert [play.is_exhausted(f"third-{base}") for base in bases] == [False, True, True]


@pytest.mark.rule("WK-EFFECT-2")
def test_mired_wagons_exhaust_what_there_is() -> None:
    position = Position(seats=3).noble("third-circle", "A2", "english_50").noble("third-square", "sea G1", "swiss_50")
    play = strike(position.noble("third-triangle", "off", "swiss_50"), "mired_wagons")
    assert play.is_done
    assert play.is_exhausted("third-circle")
    assert not play.is_exhausted("third-square")
    assert not play.is_exhausted("third-triangle")
    assert strike(Position(seats=3), "mired_wagons").is_done
