"""Every law at work, on both sides: obeyed and broken."""

import pytest

from serai.games.warrior_knights.tables import AGENDA, AGENDA_TYPE, LAW, PRINTED_AGENDA
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


def besieging(*laws: str, crowns: int = 0) -> Position:
    """The first baron, who is not Chairman, can fight the neutral city of Froli and the second's noble before it."""
    position = Position(seats=3).chairman("third").law(*laws).baron("first", crowns=crowns)
    position.noble("first-circle", "C1", "english_200 swiss_200")
    return position.noble("second-circle", "C1", "polish_50")


def attack(position: Position, how: str) -> Play:
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile battle", how)
    if play.asked == "second permit-attack":
        play.choose("allow")
    return play


@pytest.mark.parametrize("name", [AGENDA[card] for card in range(PRINTED_AGENDA) if AGENDA_TYPE[card] == LAW])
@pytest.mark.rule("WK-ASSEMBLY-22", "WK-ASSEMBLY-44", "WK-EFFECT-7")
def test_a_law_stays_in_force_and_binds_nobody_at_once(name: str) -> None:
    play = Position(seats=3).agenda(name).hold("assembly")
    play.vote(first=1)
    play.choose("for")
    assert play.is_done
    assert play.laws == name
    assert play.agenda_discard == ""
    assert play.outlaws == ""


# ---- War Tax: mod_attack_cost


@pytest.mark.parametrize("how", ["fight second", "assault", "besiege"])
@pytest.mark.parametrize(("law", "cost"), [("war_tax", 2), ("open_war_tax", 3)])
@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-9", "WK-EFFECT-21", "WK-ASSEMBLY-44", "WK-RULING-31", "WK-D41")
def test_war_tax_is_paid_when_an_attack_is_declared(how: str, law: str, cost: int) -> None:
    play = attack(besieging(law, crowns=5), how)
    assert play.asked == "first break-law"
    assert play.prompt == {"act": "attack"}
    assert play.options == ["obey", "defy"]
    assert play.choose("obey")[0] == f"paid first {cost} crowns law"
    assert play.s.crowns[0] == 5 - cost
    assert play.outlaws == ""
    assert play.heard("siege-laid") == (["first froli"] if how == "besiege" else [])
    assert (play.asked.split()[-1] == "hold-fate") == (how != "besiege")


@pytest.mark.rule("WK-EFFECT-9", "WK-ASSEMBLY-46", "WK-EFFECT-21")
def test_war_tax_broken() -> None:
    play = attack(besieging("war_tax", crowns=5), "besiege")
    told = play.choose("defy")
    assert told[:2] == ["law-broken first attack", "baron-outlawed first"]
    assert play.s.crowns[0] == 5
    assert play.walls("froli") == "besieged by first"  # the act succeeds


@pytest.mark.rule("WK-ASSEMBLY-49", "WK-ASSEMBLY-46", "WK-TERM-30")
def test_a_chairman_who_breaks_a_law_loses_the_gavel() -> None:
    position = besieging("war_tax", crowns=5).chairman("first").baron("second", votes=1)
    play = attack(position, "besiege")
    told = play.choose("defy")
    assert "gavel-passed second" in told
    assert play.gavel == "second"


@pytest.mark.rule("WK-EFFECT-21")
def test_who_obeys_but_cannot_pay_cannot_attack() -> None:
    play = attack(besieging("war_tax", crowns=1), "besiege")
    play.choose("obey")
    assert play.is_done
    assert play.s.crowns[0] == 1
    assert play.walls("froli") == ""
    assert not play.is_exhausted("first-circle")


@pytest.mark.rule("WK-RULING-87", "WK-EFFECT-6")
def test_costs_of_several_laws_add_up() -> None:
    play = attack(besieging("war_tax", "open_war_tax", crowns=9), "besiege")
    play.choose("obey")
    assert play.s.crowns[0] == 4
    play = attack(besieging("war_tax", "open_war_tax", crowns=4), "besiege")
    play.choose("obey")
    assert play.walls("froli") == ""


@pytest.mark.parametrize(
    ("law", "how"), [("war_tax", "besiege"), ("kings_peace", "besiege"), ("open_ban_assaults", "assault")]
)
@pytest.mark.rule("WK-RULING-32", "WK-ASSEMBLY-51")
def test_outlaws_ignore_laws_of_war(law: str, how: str) -> None:
    play = attack(besieging(law, crowns=5).baron("first", crowns=5, outlaw=True), how)
    assert "break-law" not in play.asked
    assert play.s.crowns[0] == 5
    assert play.heard("siege-laid" if how == "besiege" else "walls-assaulted")


@pytest.mark.rule("WK-EFFECT-21")
def test_a_refused_attack_costs_no_tax() -> None:
    play = besieging("war_tax", crowns=5).card("first-versatile_strategy")
    play.choose("pick-versatile battle", "besiege")
    assert play.asked == "second permit-attack"
    play.choose("refuse")
    assert play.asked == "first attack"
    assert play.s.crowns[0] == 5


# ---- King's Peace and the bans: mod_forbid_siege, mod_forbid_assault


@pytest.mark.parametrize("law", ["kings_peace", "open_ban_sieges"])
@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-9", "WK-EFFECT-20", "WK-EFFECT-21")
def test_sieges_are_forbidden(law: str) -> None:
    play = attack(besieging(law), "besiege")
    assert play.prompt == {"act": "siege"}
    play.choose("obey")
    assert play.asked == "first attack"
    assert play.options == ["fight second", "assault", "done"]
    assert play.refusal("besiege") == ("WK-EFFECT-21", {"act": "siege"})
    play = attack(besieging(law), "besiege")
    assert play.choose("defy")[:2] == ["law-broken first siege", "baron-outlawed first"]
    assert play.walls("froli") == "besieged by first"
    assert "break-law" not in attack(besieging(law), "assault").asked


@pytest.mark.rule("WK-EFFECT-1")
def test_a_siege_token_stays_but_the_siege_is_not_ended_under_kings_peace() -> None:
    position = besieging("kings_peace").round(2).city("froli", "neutral", besieger="first", since=1)
    play = attack(position, "besiege")
    assert play.prompt == {"act": "siege"}
    play.choose("obey")
    assert play.walls("froli") == "besieged by first"
    assert play.owner("froli") == "neutral"


@pytest.mark.rule("WK-RULING-87", "WK-EFFECT-6")
def test_one_defiance_breaks_every_law_on_the_act() -> None:
    play = attack(besieging("kings_peace", "open_ban_sieges", "war_tax", crowns=5), "besiege")
    play.choose("defy")
    assert play.is_done
    assert play.s.crowns[0] == 5
    assert play.walls("froli") == "besieged by first"


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-20", "WK-EFFECT-21")
def test_assaults_are_forbidden() -> None:
    play = attack(besieging("open_ban_assaults"), "assault")
    assert play.prompt == {"act": "assault"}
    play.choose("obey")
    assert play.options == ["fight second", "besiege", "done"]
    assert play.refusal("assault") == ("WK-EFFECT-21", {"act": "assault"})
    play = attack(besieging("open_ban_assaults"), "assault")
    assert play.choose("defy")[:2] == ["law-broken first assault", "baron-outlawed first"]
    assert play.heard("walls-assaulted") == ["first froli first-circle"]


# ---- Mercy to the Cities: mod_forbid_raze


def captured(*laws: str) -> Play:
    position = Position(seats=3).chairman("third").law(*laws).round(2).city("froli", fortified=False, besieger="first")
    play = position.noble("first-circle", "C1", "english_200 swiss_200").card("first-versatile_strategy")
    play.choose("pick-versatile battle", "besiege")
    assert play.asked == "first keep-or-raze"
    assert play.prompt == {"city": "froli"}
    return play


@pytest.mark.parametrize("law", ["mercy_to_cities", "open_ban_razing"])
@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-9", "WK-EFFECT-20")
def test_captured_cities_are_not_razed(law: str) -> None:
    play = captured(law)
    play.choose("raze")
    assert play.prompt == {"act": "raze"}
    play.choose("obey")
    assert play.owner("froli") == "first"
    assert play.s.crowns[0] == 0
    play = captured(law)
    told = play.choose("raze", "defy")
    assert told[:2] == ["law-broken first raze", "baron-outlawed first"]
    assert play.owner("froli") == "razed"
    assert play.s.crowns[0] == 9
    play = captured(law)
    play.choose("keep")
    assert play.is_done
    assert play.owner("froli") == "first"


@pytest.mark.rule("WK-CITY-7")
def test_without_the_law_razing_is_free() -> None:
    play = captured()
    play.choose("raze")
    assert play.is_done
    assert play.outlaws == ""
    assert play.s.crowns[0] == 9


# ---- Market Charter: mod_city_income


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-7")
def test_market_charter_adds_a_crown_for_every_city() -> None:
    position = (
        Position(seats=3).law("market_charter").cities("first", "froli tunis").city("monz", "second", fortified=True)
    )
    play = position.hold("taxation")
    assert play.s.crowns == [3 + 4 + 2, 4 + 1 + 1, 0]


# ---- Closed Ports: mod_ports_closed


def sailing(*laws: str, card: str = "first-versatile_strategy") -> Play:
    position = Position(seats=3).chairman("third").law(*laws).noble("first-circle", "C1", "english_50")
    play = position.card(card)
    play.choose("pick-versatile move")
    assert play.asked == "first choose-way"
    return play


@pytest.mark.parametrize("law", ["closed_ports", "open_ban_sea_travel"])
@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-9", "WK-EFFECT-20", "WK-EFFECT-21")
def test_no_sea_move_begins(law: str) -> None:
    play = sailing(law)
    play.choose("sail G1")
    assert play.prompt == {"act": "sea"}
    play.choose("obey")
    assert play.where("first-circle") == "C1"
    assert play.asked == "first choose-way"  # he may go by land instead
    assert play.offers("sail") == set()
    assert play.refusal("sail G1") == ("WK-EFFECT-21", {"act": "sea"})
    play = sailing(law)
    assert play.choose("sail G1", "defy")[:2] == ["law-broken first sea", "baron-outlawed first"]
    assert play.where("first-circle") == "sea G1"
    play = sailing(law)
    play.choose("march C1-C2")
    assert play.where("first-circle") == "C2"
    assert play.outlaws == ""


@pytest.mark.rule("WK-EFFECT-1")
def test_nobles_at_sea_land_although_ports_are_closed() -> None:
    play = Position(seats=2).law("closed_ports").noble("first-circle", "sea G1", "english_50").upkeep()
    assert play.where("first-circle") == "G1"


# ---- Road Tolls: mod_road_toll


def marching(route: str, *laws: str, crowns: int = 0, outlaw: bool = False, office: str = "") -> Play:
    position = Position(seats=3).chairman("third").law(*laws).noble("first-circle", "C1", "english_50")
    if office:
        position.office("first-circle", office)
    play = position.baron("first", crowns=crowns, outlaw=outlaw).card("first-versatile_strategy")
    play.choose("pick-versatile move", f"march {route}")
    return play


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-9", "WK-EFFECT-21")
def test_road_tolls_cost_a_crown_for_two_areas_or_more() -> None:
    play = marching("C1-C2-C3", "road_tolls", crowns=2)
    assert play.prompt == {"act": "roads"}
    assert play.choose("obey")[0] == "paid first 1 crowns law"
    assert play.where("first-circle") == "C3"
    assert play.s.crowns[0] == 1
    play = marching("C1-C2-C3-B4", "road_tolls", crowns=2)
    assert play.choose("defy")[:2] == ["law-broken first roads", "baron-outlawed first"]
    assert play.where("first-circle") == "B4"
    assert play.s.crowns[0] == 2
    play = marching("C1-C2", "road_tolls", crowns=2)
    assert play.where("first-circle") == "C2"
    assert play.s.crowns[0] == 2
    play = marching("C1-C2-C3", "road_tolls", crowns=2, outlaw=True)
    assert play.where("first-circle") == "C3"
    assert play.s.crowns[0] == 2


@pytest.mark.rule("WK-EFFECT-21")
def test_who_cannot_pay_the_toll_does_not_march() -> None:
    play = marching("C1-C2-C3", "road_tolls")
    play.choose("obey")
    assert play.where("first-circle") == "C1"
    assert play.asked == "first choose-way"
    assert play.offers("march") == {"C1-C2", "C1-D1"}
    assert play.refusal("march C1-C2-C3") == ("WK-EFFECT-21", {"act": "roads"})


@pytest.mark.parametrize("law", ["road_tolls", "open_ban_road_marches"])
@pytest.mark.rule("WK-EFFECT-21", "WK-MOVE-27")
def test_a_refused_march_is_no_matter_of_obeying(law: str) -> None:
    position = Position(seats=3).chairman("third").law(law).noble("first-circle", "C1", "english_50")
    play = position.noble("second-circle", "C2", "polish_50").baron("first", crowns=2).card("first-versatile_strategy")
    play.choose("pick-versatile move", "march C1-C2-C3")
    assert play.asked == "second permit-passage"
    play.choose("refuse")
    assert play.asked == "first choose-way"  # nothing paid, nothing broken
    assert play.s.crowns[0] == 2
    assert "march C1-C2-C3" not in play.options


@pytest.mark.rule("WK-EFFECT-21")
def test_each_noble_pays_the_toll_for_himself() -> None:
    position = Position(seats=3).chairman("third").law("road_tolls").noble("first-circle", "C1", "english_50")
    position.noble("first-square", "C1", "swiss_50").baron("first", crowns=5)
    play = position.card("first-mobilize_forces")
    play.choose("mobilize C3", "pick-noble first-circle", "march C1-C2-C3", "obey", "done")
    assert play.s.crowns[0] == 4
    assert play.asked == "first move-noble"
    play.choose("pick-noble first-square", "march C1-C2-C3")
    assert play.asked == "first break-law"
    play.choose("obey")
    assert play.s.crowns[0] == 3


@pytest.mark.rule("WK-RULING-86")
def test_two_steps_of_the_master_of_the_horse_pay_no_toll() -> None:
    play = marching("C1-C2-C3", "road_tolls", crowns=2, office="master_of_horse")
    assert play.where("first-circle") == "C3"
    assert play.s.crowns[0] == 2
    play = marching("C1-C2-C3-B4", "road_tolls", crowns=2, office="master_of_horse")
    assert play.asked == "first break-law"
    play.choose("obey")
    assert play.s.crowns[0] == 1


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-20", "WK-EFFECT-21")
def test_road_marches_are_forbidden() -> None:
    play = marching("C1-C2-C3", "open_ban_road_marches", "road_tolls", crowns=2)
    assert play.prompt == {"act": "roads"}
    play.choose("obey")
    assert play.where("first-circle") == "C1"
    assert play.offers("march") == {"C1-C2", "C1-D1"}
    assert play.s.crowns[0] == 2
    play = marching("C1-C2-C3", "open_ban_road_marches", "road_tolls", crowns=2)
    play.choose("defy")
    assert play.where("first-circle") == "C3"
    assert play.s.crowns[0] == 2
    assert play.outlaws == "first"


# ---- Council Reform and Burgher Rights


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-7")
def test_council_reform_gives_everybody_a_vote_more() -> None:
    play = Position(seats=3).law("council_reform").agenda("honours").baron("second", outlaw=True).hold("assembly")
    assert play.s.votes == [2, 2, 2]


@pytest.mark.rule("WK-EFFECT-1")
def test_burgher_rights_keep_fortified_cities_from_revolting() -> None:
    position = Position(seats=2).law("burgher_rights").city("froli", "first", fortified=True).city("halben", "first")
    play = position.fates(3, 4).upkeep()
    assert play.heard("fate-turned") == ["3"]
    assert play.owner("froli") == "first"
    assert play.owner("halben") == "neutral"
    play = Position(seats=2).city("froli", "first", fortified=True).city("halben", "first").fates(3, 4).upkeep()
    assert play.heard("fate-turned") == ["3", "4"]
    assert play.owner("froli") == "neutral"


@pytest.mark.rule("WK-EFFECT-19")
def test_a_round_event_is_not_a_law() -> None:
    position = Position(seats=3).round_event("storms_at_sea").noble("first-circle", "C1", "english_50")
    play = position.baron("first", outlaw=True).chairman("third").card("first-versatile_strategy")
    play.choose("pick-versatile move")
    assert play.refusal("sail G1") == ("WK-EFFECT-19", {})  # not even an outlaw may
