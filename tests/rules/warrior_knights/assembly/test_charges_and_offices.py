"""What every charge and every office does for its holder."""

import pytest

from serai.games.warrior_knights.rules.upkeep.upkeep import BUY_INFLUENCE
from serai.games.warrior_knights.tables import AGENDA
from tests.rules.warrior_knights.play import Play
from tests.rules.warrior_knights.position import Position


@pytest.mark.parametrize(
    ("card", "crowns"),
    [
        ("fishing_rights", 2), ("wool_staple", 2), ("salt_pans", 2), ("timber_rights", 3), ("wine_trade", 3),
        ("silver_mines", 4), ("ambassador", 4), ("defender_of_the_faith", 0), ("tribune", 0), ("patron_of_arts", 0),
    ],
)  # fmt: skip
@pytest.mark.rule("WK-ASSEMBLY-25", "WK-TAX-4", "WK-EFFECT-7")
def test_what_each_charge_pays_its_holder_in_taxation(card: str, crowns: int) -> None:
    assert Position(seats=3).charge("second", card).hold("taxation").s.crowns == [0, crowns, 0]


@pytest.mark.rule("WK-EFFECT-14", "WK-ASSEMBLY-1")
def test_an_ambassador_gets_votes_but_casts_none() -> None:
    position = Position(seats=3).charge("second", "ambassador").city("froli", "second").agenda("honours")
    play = position.hold("assembly")
    assert play.s.votes == [1, 2, 1]
    assert [ask.seat for ask in play.asks] == [0, 2]


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-7", "WK-ACTION-33")
def test_defender_of_the_faith_gains_two_faith_before_the_check_for_the_sceptre() -> None:
    position = Position(seats=3).charge("first", "defender_of_the_faith").baron("second", faith=1)
    play = position.card("first-serve_the_church")
    play.choose("use")
    assert play.s.faith == [2, 1, 0]
    assert play.sceptre == "first"
    play = Position(seats=3).charge("second", "defender_of_the_faith").card("first-serve_the_church")
    play.choose("use")
    assert play.s.faith == [1, 0, 0]


@pytest.mark.rule("WK-EFFECT-1", "WK-EFFECT-7")
def test_the_tribune_receives_a_vote_more() -> None:
    play = Position(seats=3).charge("second", "tribune").agenda("honours").hold("assembly")
    assert play.s.votes == [1, 2, 1]


# ---- Patron of the Arts: mod_buy_influence


@pytest.mark.rule("WK-EFFECT-13", "WK-EFFECT-1", "WK-D55")
def test_a_patron_may_buy_influence_once_in_each_upkeep() -> None:
    position = Position(seats=2).charge("first", "patron_of_arts").baron("first", crowns=7).city("froli", "first")
    play = position.noble("first-circle", "C1", "english_50").upkeep()
    assert play.asked == "first buy-influence"
    assert play.prompt == {"agenda": "patron_of_arts"}
    assert play.s.influence == [1, 0]  # after normal influence
    told = play.choose("buy")
    assert told[:2] == ["paid first 3 crowns charge", "gained first 1 influence charge"]
    assert play.s.influence == [2, 0]
    assert play.s.crowns == [4, 0]
    assert play.s.pool == 18
    assert "buy" not in play.asked


@pytest.mark.rule("WK-EFFECT-13")
def test_a_patron_may_keep_his_crowns() -> None:
    play = Position(seats=2).charge("first", "patron_of_arts").baron("first", crowns=3).upkeep()
    play.choose("done")
    assert play.s.influence == [0, 0]
    assert play.s.crowns == [3, 0]


@pytest.mark.rule("WK-EFFECT-13")
def test_a_patron_needs_crowns_and_his_castle() -> None:
    play = Position(seats=2).charge("first", "patron_of_arts").baron("first", crowns=2).upkeep()
    assert "buy" not in play.asked
    play = Position(seats=2).charge("first", "patron_of_arts").baron("first", crowns=9, castle="off").upkeep()
    assert play.asked == "first rebuild"
    assert play.s.crowns == [9, 0]
    question = BUY_INFLUENCE[0][AGENDA.index("patron_of_arts")]
    assert play.refusal_by(question, "buy") == ("WK-EFFECT-13", {"agenda": "patron_of_arts"})


@pytest.mark.rule("WK-RULING-58", "WK-UPKEEP-6")
def test_bought_influence_may_empty_the_pool() -> None:
    position = Position(seats=2).charge("first", "patron_of_arts").baron("first", crowns=3)
    position.s.pool = 1
    play = position.upkeep()
    play.choose("buy")
    assert play.s.last
    assert play.heard("last-round-near") == [""]


# ---- support troops


@pytest.mark.parametrize(("office", "besieges"), [("constable", True), ("marshal", False), ("", False)])
@pytest.mark.rule("WK-ASSEMBLY-29", "WK-TERM-12", "WK-RULING-1", "WK-EFFECT-8")
def test_support_troops_count_in_the_siege_comparison(office: str, besieges: bool) -> None:
    # 50 + 200 with the leader, and 200 or 100 of support, against a city of 400
    position = Position(seats=2).noble("first-circle", "D4", "english_50")
    if office:
        position.office("first-circle", office)
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile battle")
    assert ("besiege" in play.options) == besieges
    if not besieges:
        strength = 350 if office else 250
        facts = {"wall": "arvane", "number": strength, "number_against": 400}
        assert play.refusal("besiege") == ("WK-SIEGE-1", facts)


@pytest.mark.parametrize(("office", "cards"), [("constable", 4), ("marshal", 3), ("treasurer", 2)])
@pytest.mark.rule("WK-RULING-1", "WK-ASSEMBLY-29", "WK-EFFECT-8")
def test_support_troops_draw_fate_cards(office: str, cards: int) -> None:
    position = Position(seats=2).noble("first-circle", "D4", "english_50").office("first-circle", office)
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile battle", "assault")
    assert play.heard("fate-counted") == [f"first {cards}"]


@pytest.mark.rule("WK-EFFECT-8", "WK-RULING-28", "WK-RULING-1")
def test_support_troops_count_on_the_board_and_at_sea_only() -> None:
    position = Position(seats=3).baron("second", faith=1).fates(1)
    position.noble("third-circle", "A2", "regular_50", tokens=0).office("third-circle", "constable")
    play = position.event("assassin").neutral("important_event")
    play.choose("pick-seat third", "pass-event")
    assert play.army("third-circle") == "regular_50**"  # a capacity of three keeps him alive
    assert play.where("third-circle") == "A2"
    position = Position(seats=2).noble("first-circle", "off", "regular_50 regular_50", tokens=1)
    position.noble("first-square", "off", "english_50").office("first-circle", "constable")
    play = position.upkeep()
    play.choose("done", "done")
    assert play.asked == "first return-nobles"
    assert play.options == ["pick-noble first-square", "done"]
    assert play.refusal("pick-noble first-circle") == ("WK-DEATH-14", {"noble": "first-circle"})


# ---- Admiral, Master of the Horse


@pytest.mark.rule("WK-EFFECT-15", "WK-EFFECT-8")
def test_an_admiral_lands_at_once_exhausted() -> None:
    position = Position(seats=2).noble("first-circle", "C1", "english_50").office("first-circle", "admiral")
    play = position.noble("first-square", "C1", "swiss_50").card("first-mobilize_forces")
    play.choose("mobilize G1", "pick-noble first-circle")
    assert play.asked == "first take-troops"
    play.choose("done")
    assert play.where("first-circle") == "G1"
    assert play.is_exhausted("first-circle")
    assert play.asked == "first move-noble"
    play.choose("done")  # the other one stays
    assert play.is_done  # an exhausted noble starts no battle there
    assert play.cards_in("wages") == "first-mobilize_forces"


@pytest.mark.rule("WK-EFFECT-15", "WK-MOVE-14")
def test_without_the_office_he_is_at_sea() -> None:
    play = Position(seats=2).noble("first-circle", "C1", "english_50").card("first-versatile_strategy")
    play.choose("pick-versatile move", "sail overseas_tunis")
    assert play.where("first-circle") == "sea overseas_tunis"
    position = Position(seats=2).noble("first-circle", "C1", "english_50").office("first-circle", "admiral")
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile move", "sail overseas_tunis")
    assert play.where("first-circle") == "overseas_tunis"


@pytest.mark.rule("WK-EFFECT-16", "WK-EFFECT-8", "WK-MOVE-7")
def test_the_master_of_the_horse_moves_two_areas_off_road_or_four_along_it() -> None:
    position = Position(seats=2).noble("first-circle", "C4", "english_50").office("first-circle", "master_of_horse")
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile move")
    ways = play.offers("march")
    assert {"C4-D4-D5", "C4-D3-E3", "C4-D4"} <= ways
    assert not any(len(way.split("-")) > 3 for way in ways)
    plain = Position(seats=2).noble("first-circle", "C4", "english_50").card("first-versatile_strategy")
    plain.choose("pick-versatile move")
    assert plain.offers("march") == {"C4-C3", "C4-D3", "C4-B4", "C4-D4"}
    position = Position(seats=2).noble("first-circle", "C1", "english_50").office("first-circle", "master_of_horse")
    play = position.card("first-versatile_strategy")
    play.choose("pick-versatile move")
    assert "C1-C2-C3-D3-E3" in play.offers("march")
    assert max(len(way.split("-")) for way in play.offers("march")) == 5


@pytest.mark.rule("WK-EFFECT-16")
def test_pass_through_rules_apply_to_his_first_step() -> None:
    position = Position(seats=2).noble("first-circle", "C4", "english_50").office("first-circle", "master_of_horse")
    play = position.noble("second-circle", "D4", "swiss_50").card("first-versatile_strategy")
    play.choose("pick-versatile move", "march C4-D4-D5")
    assert play.asked == "second permit-passage"
    play.choose("refuse")
    assert play.where("first-circle") == "C4"
    assert play.refusal("march C4-D4-D5") == ("WK-MOVE-27", {"route": "C4-D4-D5"})
    play.choose("march C4-D4")  # to end there needs no leave
    assert play.where("first-circle") == "D4"


# ---- Papal Legate, Chancellor, Treasurer


@pytest.mark.parametrize(("where", "faith"), [("A2", 1), ("sea G1", 0), ("off", 0)])
@pytest.mark.rule("WK-EFFECT-8", "WK-EFFECT-13")
def test_the_papal_legate_brings_faith_while_on_the_board(where: str, faith: int) -> None:
    position = Position(seats=3).noble("third-circle", where, "english_50").office("third-circle", "papal_legate")
    play = position.baron("third", castle="off").upkeep()
    assert play.s.faith == [0, 0, faith]
    assert play.sceptre == "second"


@pytest.mark.parametrize("where", ["A2", "sea G1", "off"])
@pytest.mark.rule("WK-EFFECT-8")
def test_chancellor_and_treasurer_work_wherever_their_nobles_are(where: str) -> None:
    position = Position(seats=3).noble("third-circle", where, "english_50").office("third-circle", "chancellor")
    assert position.agenda("honours").hold("assembly").s.votes == [1, 1, 3]
    position = Position(seats=3).noble("third-circle", where, "english_50").office("third-circle", "treasurer")
    assert position.hold("taxation").s.crowns == [0, 0, 3]


# ---- Master Engineer: mod_battle_card


def assault(position: Position) -> Play:
    """An assault on Froli (200) in which neither side's cards do any damage: two of prevention, two of victory."""
    play = position.fates(2, 8, 6, 9).card("first-versatile_strategy")
    play.choose("pick-versatile battle", "assault")
    play.draft("first", "discard 2", "commit")
    return play


@pytest.mark.rule("WK-EFFECT-15", "WK-EFFECT-8", "WK-EFFECT-1")
def test_the_master_engineer_counts_one_more_deal_when_he_commands_an_assault() -> None:
    position = Position(seats=2).noble("first-circle", "C1", "english_50").office("first-circle", "master_engineer")
    assert assault(position).heard("damage-counted") == ["0 1"]
    position = Position(seats=2).noble("first-circle", "C1", "english_50")
    assert assault(position).heard("damage-counted") == ["0 0"]


@pytest.mark.rule("WK-EFFECT-15", "WK-TERM-17")
def test_the_master_engineer_must_command() -> None:
    position = Position(seats=2).noble("first-circle", "C1", "english_50").noble("first-square", "C1", "swiss_50")
    play = position.office("first-square", "master_engineer").fates(2, 8, 10, 6, 9).card("first-versatile_strategy")
    play.choose("pick-versatile battle", "assault", "attack-with first-circle,first-square", "pick-noble first-circle")
    play.draft("first", "discard 2", "discard 8", "commit")
    assert play.heard("damage-counted") == ["0 0"]


@pytest.mark.rule("WK-EFFECT-15")
def test_the_master_engineer_does_not_count_in_the_open() -> None:
    position = Position(seats=2).noble("first-circle", "A2", "english_50").noble("second-circle", "A2", "swiss_50")
    play = position.office("first-circle", "master_engineer").fates(2, 8, 6, 9).card("first-versatile_strategy")
    play.choose("pick-versatile battle", "fight second")
    play.draft("first", "discard 2", "commit")
    play.draft("second", "discard 6", "commit")
    assert play.heard("damage-counted") == ["0 0"]


@pytest.mark.rule("WK-ASSEMBLY-28", "WK-DEATH-8")
def test_an_office_dies_with_its_noble() -> None:
    position = Position(seats=2).noble("first-circle", "A2", "english_50").office("first-circle", "admiral")
    play = position.baron("first").event("assassin").head("first").fates(1).neutral("important_event")
    assert play.office_of("first-circle") == ""
    assert AGENDA.index("admiral") in play.s.agenda_discard
