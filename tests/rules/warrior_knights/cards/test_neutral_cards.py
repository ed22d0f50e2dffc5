"""Chapter 8: Upgrade Defenses, Muster Troops, Uncertain Times, and how neutral cards are handled."""

import pytest

from serai.games.warrior_knights.choices import ARMY, DONE, FORTIFY, REPAIR
from serai.games.warrior_knights.events import FateShuffled
from serai.games.warrior_knights.rules.cards.neutral_cards import MUSTER, NEUTRAL_STEPS, UPGRADE
from serai.games.warrior_knights.tables import GARRISON, NEUTRAL_DECK, NEUTRALS
from tests.rules.warrior_knights.names import A, B, C, amount, city, owner_name
from tests.rules.warrior_knights.pieces import HOME
from tests.rules.warrior_knights.play import SEATS
from tests.rules.warrior_knights.position import Position


@pytest.mark.rule("WK-NEUTRAL-1")
def test_five_kinds_of_neutral_cards() -> None:
    copies = {name: NEUTRAL_DECK.count(kind) for kind, name in enumerate(NEUTRALS)}
    assert copies == {
        "important_event": 3,
        "fund_expedition": 2,
        "upgrade_defenses": 1,
        "muster_troops": 1,
        "uncertain_times": 1,
    }


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("important_event", "second name-candidate"),
        ("fund_expedition", "first found"),
        ("upgrade_defenses", "first upgrade"),
        ("muster_troops", "first muster"),
    ],
)
@pytest.mark.rule("WK-NEUTRAL-1", "WK-ACTION-5")
def test_every_kind_asks_its_own_question_first(name: str, asked: str) -> None:
    play = (
        Position(seats=3)
        .baron("first", crowns=10, garrison="english_100", tokens=1, breach=1)
        .baron("second", crowns=10)
        .neutral(name)
    )
    assert play.asked == asked
    assert play.heard("neutral-revealed") == [f"1 {name}"]
    assert play.refusal("decline") == ("SE-ASK-3", {})


# ---- Upgrade Defenses


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-3", "WK-NEUTRAL-4", "WK-D18", "WK-TERM-2")
def test_upgrade_defenses_goes_round_from_the_chairman() -> None:
    position = Position(seats=3).chairman("second")
    for seat, name in (("first", "froli"), ("second", "halben"), ("third", "iskar")):
        position.baron(seat, crowns=9).city(name, seat, breach=2)
    play = position.neutral("upgrade_defenses")
    assert play.asked == "second upgrade"
    assert play.options == ["repair halben", "fortify halben", "done"]
    play.choose("repair halben")
    assert play.asked == "second repair-walls"
    assert play.prompt == {"wall": "halben"}
    assert play.options == ["amount 1", "amount 2"]
    play.choose("amount 1")
    assert play.walls("halben") == "breach 1"
    assert play.asked == "third upgrade"
    assert "city-fortified iskar" in play.choose("fortify iskar")
    assert play.walls("iskar") == "fortified breach 2"
    assert play.asked == "first upgrade"
    told = play.choose("done")
    assert "breaches-repaired froli 2" not in told
    assert play.is_done
    assert play.s.crowns == [9, 7, 5]


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-3")
def test_a_castle_can_be_repaired() -> None:
    play = Position(seats=2).baron("first", crowns=7, breach=3).neutral("upgrade_defenses")
    assert play.options == ["repair first-castle", "done"]
    told = play.choose("repair first-castle", "amount 3")
    assert told[:2] == ["paid first 6 crowns repair", "breaches-repaired first-castle 3"]
    assert play.walls("first-castle") == ""
    assert play.s.crowns == [1, 0]
    assert play.is_done


@pytest.mark.rule("WK-NEUTRAL-3")
def test_only_what_can_be_paid_is_repaired() -> None:
    play = Position(seats=2).baron("first", crowns=5, breach=3).neutral("upgrade_defenses")
    play.choose("repair first-castle")
    assert play.options == ["amount 1", "amount 2"]
    assert play.refusal("amount 3") == ("WK-NEUTRAL-3", {"wall": "first-castle", "number": 3})
    assert play.refusal("amount 0") == ("WK-NEUTRAL-3", {"wall": "first-castle", "number": 0})


@pytest.mark.rule("WK-NEUTRAL-3", "WK-NEUTRAL-4")
def test_prices_decide_what_is_offered() -> None:
    position = Position(seats=2).city("froli", "first", breach=1)
    assert position.baron("first", crowns=1).neutral("upgrade_defenses").is_done
    play = Position(seats=2).city("froli", "first", breach=1).baron("first", crowns=2).neutral("upgrade_defenses")
    assert play.options == ["repair froli", "done"]
    assert play.refusal("fortify froli") == ("WK-NEUTRAL-4", {"city": "froli", "number": 4})
    play = Position(seats=2).city("froli", "first").baron("first", crowns=4).neutral("upgrade_defenses")
    assert play.options == ["fortify froli", "done"]
    assert play.refusal("repair froli") == ("WK-NEUTRAL-3", {"wall": "froli"})
    told = play.choose("fortify froli")
    assert told[:2] == ["paid first 4 crowns fortify", "city-fortified froli"]
    assert play.s.crowns == [0, 0]


@pytest.mark.rule("WK-NEUTRAL-5")
def test_what_is_fortified_or_a_castle_is_not_fortified() -> None:
    play = (
        Position(seats=2)
        .baron("first", crowns=9, breach=1)
        .city("froli", "first", fortified=True)
        .city("halben", "first")
        .neutral("upgrade_defenses")
    )
    assert play.options == ["fortify halben", "repair first-castle", "done"]
    assert play.refusal("fortify froli") == ("WK-NEUTRAL-5", {"city": "froli"})


@pytest.mark.rule("WK-NEUTRAL-6", "WK-SIEGE-7")
@pytest.mark.parametrize(("mine", "theirs"), [("first", "second"), ("second", "first")])
def test_nothing_is_done_to_besieged_walls(mine: str, theirs: str) -> None:
    play = (
        Position(seats=2)
        .baron(mine, crowns=9, breach=1, besieger=theirs)
        .noble(f"{theirs}-circle", HOME[SEATS.index(mine)], "english_100")
        .noble(f"{theirs}-square", "C1", "swiss_100")
        .city("froli", mine, breach=1, besieger=theirs)
        .city("halben", mine, breach=1)
        .neutral("upgrade_defenses")
    )
    assert play.options == ["repair halben", "fortify halben", "done"]
    assert play.refusal("repair froli") == ("WK-NEUTRAL-6", {"wall": "froli"})
    assert play.refusal("fortify froli") == ("WK-NEUTRAL-6", {"wall": "froli"})
    assert play.refusal(f"repair {mine}-castle") == ("WK-NEUTRAL-6", {"wall": f"{mine}-castle"})


@pytest.mark.rule("WK-NEUTRAL-2")
def test_only_ones_own_walls() -> None:
    play = (
        Position(seats=2)
        .baron("first", crowns=9)
        .baron("second", breach=1)
        .city("froli", "first")
        .city("halben", "second", breach=1)
        .city("iskar", "neutral", breach=1)
        .neutral("upgrade_defenses")
    )
    assert play.options == ["fortify froli", "done"]
    assert play.refusal("repair halben") == ("WK-NEUTRAL-2", {"wall": "halben"})
    assert play.refusal("fortify iskar") == ("WK-NEUTRAL-2", {"wall": "iskar"})
    assert play.refusal("repair second-castle") == ("WK-NEUTRAL-2", {"wall": "second-castle"})


@pytest.mark.rule("WK-NEUTRAL-2")
def test_a_castle_off_the_board_is_not_repaired() -> None:
    play = (
        Position(seats=2)
        .baron("first", crowns=9, castle="off")
        .city("froli", "first", breach=1)
        .neutral("upgrade_defenses")
    )
    assert play.refusal("repair first-castle") == ("WK-NEUTRAL-2", {"wall": "first-castle"})


# ---- Muster Troops


@pytest.mark.rule("WK-NEUTRAL-7", "WK-D19")
def test_muster_troops_heals_one_army_for_two_crowns_a_token() -> None:
    play = (
        Position(seats=3)
        .chairman("third")
        .baron("third", crowns=7)
        .noble("third-circle", "D4", "english_200 swiss_200", tokens=3)
        .noble("third-square", "D3", "polish_200", tokens=1)
        .baron("second", crowns=2)
        .noble("second-circle", "H3", "italian_200", tokens=1)
        .baron("first", crowns=1)
        .noble("first-circle", "A2", "italian_200", tokens=1)
        .neutral("muster_troops")
    )
    assert play.asked == "third muster"
    assert play.options == ["pick-army third-circle", "pick-army third-square", "done"]
    play.choose("pick-army third-circle")
    assert play.prompt == {"army": "third-circle"}
    assert play.options == ["amount 1", "amount 2", "amount 3"]
    assert play.refusal("amount 4") == ("WK-NEUTRAL-7", {"army": "third-circle", "number": 4})
    told = play.choose("amount 2")
    assert told[:2] == ["paid third 4 crowns muster", "casualties-healed third-circle 2"]
    assert play.army("third-circle") == "english_200 swiss_200*"
    assert play.army("third-square") == "polish_200*"
    assert play.asked == "second muster"  # the first has one crown only and is not asked after him
    play.choose("pick-army second-circle")
    assert play.is_done
    assert play.army("second-circle") == "italian_200"
    assert play.army("first-circle") == "italian_200*"
    assert play.s.crowns == [1, 0, 3]


@pytest.mark.rule("WK-NEUTRAL-7")
def test_muster_takes_no_more_than_the_purse_allows() -> None:
    play = (
        Position(seats=2)
        .baron("first", crowns=5)
        .noble("first-circle", "D4", "english_200 swiss_200", tokens=3)
        .neutral("muster_troops")
    )
    play.choose("pick-army first-circle")
    assert play.options == ["amount 1", "amount 2"]


@pytest.mark.rule("WK-NEUTRAL-7")
def test_only_own_armies_with_casualties_are_mustered() -> None:
    play = (
        Position(seats=2)
        .baron("first", crowns=5)
        .noble("first-circle", "D4", "english_200", tokens=1)
        .noble("first-square", "D3", "english_200")
        .noble("second-circle", "H3", "swiss_200", tokens=1)
        .neutral("muster_troops")
    )
    assert play.refusal("pick-army second-circle") == ("WK-NEUTRAL-7", {"army": "second-circle"})
    assert play.refusal("pick-army first-square") == ("WK-NEUTRAL-7", {"army": "first-square"})
    play.choose("done")
    assert play.is_done
    assert play.s.crowns == [5, 0]


@pytest.mark.rule("WK-NEUTRAL-8", "WK-RULING-13")
def test_garrison_besieged_and_absent_armies_are_mustered() -> None:
    play = (
        Position(seats=2)
        .baron("first", crowns=9, garrison="english_100", tokens=1)
        .city("froli", "first", besieger="second")
        .noble("second-circle", "C1", "swiss_100")
        .noble("first-circle", "C1", "polish_200", tokens=1)
        .noble("first-square", "off", "polish_200", tokens=1)
        .noble("first-triangle", "sea G1", "italian_200", tokens=1)
        .neutral("muster_troops")
    )
    assert play.offers("pick-army") == {"first-circle", "first-square", "first-triangle", "first-castle"}
    play.choose("pick-army first-castle")
    assert play.s.tokens[24] == 0


# ---- Uncertain Times


@pytest.mark.rule("WK-NEUTRAL-9", "WK-RULING-14", "WK-ACTION-6", "WK-RANDOM-2")
def test_uncertain_times_shuffles_deck_and_discards() -> None:
    play = Position(seats=2).fates(5, 9).neutral("uncertain_times")
    assert play.is_done
    assert play.heard("fate-shuffled") == [""]
    assert sorted(play.s.fate_pool) == list(range(24))
    assert play.s.fate_discard == []
    assert play.s.fate_order == []
    assert play.s.fate_under == [[], []]
    assert play.s.neutral_used == [NEUTRALS.index("uncertain_times")]
    assert play.s.neutral == -1


STEP = dict(zip(NEUTRALS, NEUTRAL_STEPS, strict=True))


@pytest.mark.rule("WK-NEUTRAL-1")
def test_there_are_five_kinds_of_neutral_cards() -> None:
    assert set(NEUTRALS) == {
        "important_event", "fund_expedition", "upgrade_defenses", "muster_troops", "uncertain_times",
    }  # fmt: skip


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-4", "WK-NEUTRAL-5", "WK-D18")
def test_each_baron_from_the_chairman_may_fortify_one_city() -> None:
    play = Position(empty=True)
    play.s.gavel = C
    for seat, name in ((A, "monz"), (B, "lorne"), (C, "arvane")):
        play.city(name, owner_name(seat))
    play.run(STEP["upgrade_defenses"])
    assert play.asked == "third upgrade"
    assert play.refused("fortify monz") == "WK-NEUTRAL-2"
    play.choose("fortify arvane")
    assert play.s.fortified[city("arvane")] == 1
    assert play.s.crowns[C] == 11
    assert play.asked == "first upgrade"
    play.choose("done")
    assert play.s.crowns[A] == 15
    play.s.fortified[city("lorne")] = 1
    assert play.asked == "second upgrade"
    assert play.refused("fortify lorne") == "WK-NEUTRAL-5"
    play.s.fortified[city("lorne")] = 0
    play.s.crowns[B] = 3
    assert play.refused("fortify lorne") == "WK-NEUTRAL-4"


@pytest.mark.rule("WK-NEUTRAL-2", "WK-NEUTRAL-3")
def test_any_number_of_breaches_of_one_place_is_repaired_for_two_crowns_each() -> None:
    play = Position(empty=True)
    arvane = play.city("arvane", "first", breach=3).wall_number("arvane")
    keep = play.baron("first", castle="E4", breach=2).wall_number("first-castle")
    play.s.crowns[A] = 5
    play.run(UPGRADE[A])
    assert set(play.choices) == {REPAIR[arvane], REPAIR[keep], FORTIFY[arvane], DONE}
    play.choose("repair arvane")
    assert play.choices == [amount(1), amount(2)]
    assert play.refused("amount 3") == "WK-NEUTRAL-3"
    play.choose("amount 2")
    assert (play.s.breach[arvane], play.s.crowns[A]) == (1, 1)
    assert play.s.todo == []  # one place only
    play.s.crowns[A] = 9
    play.run(UPGRADE[A])
    play.choose("repair first-castle", "amount 2")
    assert play.s.breach[keep] == 0


@pytest.mark.rule("WK-NEUTRAL-5", "WK-NEUTRAL-6", "WK-SIEGE-7")
def test_besieged_places_are_neither_repaired_nor_fortified_and_castles_never_fortified() -> None:
    play = Position(empty=True)
    play.city("arvane", "first", breach=1)
    keep = play.baron("first", castle="E4", breach=1).wall_number("first-castle")
    play.siege("arvane", "second")
    play.siege("first-castle", "second")
    play.city("monz", "first", fortified=True)
    play.run(UPGRADE[A])
    assert play.s.todo == []
    play.s.besieger[keep] = -1
    play.run(UPGRADE[A])
    assert play.choices == [REPAIR[keep], DONE]
    assert play.refused("repair arvane") == "WK-NEUTRAL-6"
    assert play.refused("fortify arvane") == "WK-NEUTRAL-6"
    assert play.refused("repair monz") == "WK-NEUTRAL-3"
    assert play.refused("repair second-castle") == "WK-NEUTRAL-2"


@pytest.mark.rule("WK-NEUTRAL-7", "WK-NEUTRAL-8", "WK-RULING-13", "WK-D19")
def test_any_army_is_mustered_for_two_crowns_a_token() -> None:
    play = Position(empty=True)
    play.city("arvane", "first")
    shut_in = play.noble("first-circle", "D4", "swiss_200", tokens=1).army_number("first-circle")
    play.siege("arvane", "second")
    off = play.noble("first-square", "off", "swiss_100", tokens=1).army_number("first-square")
    guard = play.baron("first", garrison="regular_100 polish_200", tokens=2).army_number("first-castle")
    play.noble("first-triangle", "E4", "regular_50")
    play.s.crowns[A] = 5
    play.run(MUSTER[A])
    assert play.choices == [ARMY[shut_in], ARMY[off], ARMY[guard], DONE]
    assert play.refused("pick-army first-triangle") == "WK-NEUTRAL-7"
    play.choose("pick-army first-castle")
    assert play.refused("amount 3") == "WK-NEUTRAL-7"
    play.choose("amount 2")
    assert (play.s.tokens[guard], play.s.crowns[A]) == (0, 1)
    assert play.s.todo == []
    play.s.crowns[A] = 1
    play.run(MUSTER[A])
    assert play.s.todo == []  # nobody can pay


@pytest.mark.rule("WK-NEUTRAL-7")
def test_musters_go_clockwise_from_the_chairman() -> None:
    play = Position(empty=True)
    play.s.gavel = B
    for seat in (A, B, C):
        play.baron(SEATS[seat], garrison="regular_100", tokens=1)
    play.run(STEP["muster_troops"])
    seen = []
    while play.s.todo:
        seen.append(play.s.todo[-1].seat)
        play.choose("done")
    assert seen == [B, C, A]


@pytest.mark.rule("WK-NEUTRAL-9", "WK-RULING-14", "WK-RANDOM-2")
def test_uncertain_times_shuffle_deck_discards_and_what_lies_under_the_deck() -> None:
    play = Position(empty=True)
    play.s.fate_pool[:] = list(range(10))
    play.s.fate_discard[:] = list(range(10, 20))
    play.s.fate_under[A][:] = [20, 21]
    play.s.fate_under[B][:] = [22, 23]
    play.s.fate_order[:] = [A, B, A, B]
    barrier = play.s.barrier
    play.run(STEP["uncertain_times"])
    assert sorted(play.s.fate_pool) == list(range(24))
    assert (play.s.fate_discard, play.s.fate_order, play.s.fate_under) == ([], [], [[], [], []])
    assert play.s.barrier > barrier
    assert play.events(FateShuffled)


def test_nobody_is_asked_who_has_nothing_to_mend() -> None:
    play = Position(empty=True)
    play.s.crowns[:] = [0, 0, 0]
    play.city("monz", "first", breach=1)
    play.run(STEP["upgrade_defenses"])
    assert play.kind == ""
    assert play.s.tokens[GARRISON] == 0
